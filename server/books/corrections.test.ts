/** Corrections over the office's door: small ones at once, large ones with a second person, each once, all of it in the audit log. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import type { Approval } from '@uwanja/contract/operators/approvals'
import { expectWholeBooks } from '@uwanja/money/testing'
import { RULE_KINDS } from '../db/testing.ts'
import { anOffice, type Office } from '../testing/office.ts'

const ALONE = '500.00'

describe.each(RULE_KINDS)('corrections on %s', (kind) => {
  let office: Office
  beforeAll(async () => {
    office = await anOffice(kind, { OFFICE_FOUR_EYES_MINOR: '50000' })
  })
  afterAll(async () => {
    await expectWholeBooks(office.db, office.money)
    await office.close()
  })
  let presses = 0
  const ask = (token: string, id: bigint, amount: string, more: object = {}) => {
    const key = `press-of-a-button-${++presses}`
    const form = { key, id: `${id}`, direction: 'give', amount, reason: 'goodwill', ...more } as const
    return office.send(rows.askCorrection, form, { token })
  }
  const decide = (token: string, { id }: Approval, decision: 'approve' | 'refuse') =>
    office.send(rows.decideApproval, { id, decision, why: '' }, { token })
  const cash = async (id: bigint) => (await office.money.read.wallet(office.db, id))!.cash
  const finance = () => office.anOperator('finance')

  it('O04 O03 a small one is made at once, told to the open page and written down', async () => {
    const [who, { id }] = [await finance(), await office.aPlayer({ cash: 10_00n })]
    const answer = await ask(who.token, id, ALONE)
    expect(answer.data).toMatchObject({ state: 'made', needsSecond: false, askedBy: who.name, decidedBy: who.name })
    expect(await cash(id)).toBe(510_00n)
    expect(office.told.at(-1)).toMatchObject({ news: 'balance', playerId: `${id}`, totalMinor: '51000', version: '2' })
    const actions = await office.db
      .sql`select action, why, before, after from audit where subject = ${`player ${id}`} order by id`
    expect(actions).toMatchObject([
      { action: 'correction.asked', why: 'goodwill' },
      { action: 'correction.made', before: { cashMinor: '1000' }, after: { cashMinor: '51000', direction: 'give' } },
    ])
  })

  it('O04 above the limit it waits, and not for the one who asked', async () => {
    const [asker, second, { id }] = [await finance(), await finance(), await office.aPlayer()]
    const request = (await ask(asker.token, id, '500.01')).data as Approval
    expect(request).toMatchObject({ state: 'waiting', needsSecond: true, isOwn: true })
    expect(await cash(id)).toBe(0n)
    expect((await decide(asker.token, request, 'approve')).status).toBe('SECOND_PERSON_REQUIRED')
    const support = await office.anOperator('support')
    expect((await decide(support.token, request, 'approve')).status).toBe('FORBIDDEN')
    expect(await cash(id)).toBe(0n)
    const both = await Promise.all([decide(second.token, request, 'approve'), decide(second.token, request, 'approve')])
    expect(both.map(({ status }) => status).sort()).toEqual(['NO_LONGER_OPEN', 'SUCCESS'])
    expect(await cash(id)).toBe(500_01n)
    const actions = await office.db.sql<{ told: string }>`
      select o.name || ' ' || action as told from audit join operator o on o.id = operator_id
      where subject = ${`player ${id}`} order by audit.id`
    expect(actions.map(({ told }) => told)).toEqual([
      `${asker.name} correction.asked`,
      `${second.name} correction.made`,
      `${second.name} correction.approved`,
    ])
    const listed = (await office.send(rows.approvals, { kind: 'correction' }, { token: second.token })).data as {
      approvals: Approval[]
    }
    expect(listed.approvals.find((one) => one.id === request.id)).toMatchObject({
      decidedBy: second.name,
      isOwn: false,
    })
  })

  it('O04 the database itself refuses one’s own approval', async () => {
    const [asker, { id }] = [await finance(), await office.aPlayer()]
    const request = (await ask(asker.token, id, '900')).data as Approval
    await expect(
      office.db
        .sql`update approval set state = 'made', decided_by = asked_by, decided_at = house_now() where id = ${request.id}::bigint`,
    ).rejects.toThrow(/check/)
  })

  it('O04 O13 nothing but a correction is made alone, by the database’s own word too', async () => {
    const { id } = await finance()
    const alone = office.db.sql`
      insert into approval (kind, subject, details, why, needs_second, asked_by)
      values ('reversal', 'journal 1', '{}', 'x', false, ${id})`
    await expect(alone).rejects.toThrow(/check/)
  })

  it('O04 what somebody asked for who has left since is approved by nobody; whoever looks sees and counts their own kinds only', async () => {
    const [asker, second, trading] = [await finance(), await finance(), await office.anOperator('trading')]
    const { id, number } = await office.aPlayer()
    const light = async (token: string) =>
      ((await office.send(rows.light, {}, { token })).data as { approvals: number }).approvals
    const [before, others] = [await light(second.token), await light(trading.token)]
    const request = (await ask(asker.token, id, '900')).data as Approval
    expect([(await light(second.token)) - before, (await light(trading.token)) - others]).toEqual([1, 0])
    const seen = async (token: string) =>
      ((await office.send(rows.approvals, {}, { token })).data as { approvals: Approval[] }).approvals
    expect((await seen(second.token)).find((one) => one.id === request.id)).toMatchObject({ about: number })
    expect((await seen(trading.token)).some(({ kind }) => kind === 'correction')).toBe(false)
    expect((await decide(trading.token, request, 'approve')).status).toBe('NOT_FOUND')
    await office.db.sql`update operator set left_at = house_now() where id = ${asker.id}`
    expect((await decide(second.token, request, 'approve')).status).toBe('SECOND_PERSON_REQUIRED')
    expect((await decide(second.token, request, 'refuse')).status).toBe('SUCCESS')
    expect(await cash(id)).toBe(0n)
  })

  it('O04 a large sum in small pieces, also in parallel, is a large sum until the day is over', async () => {
    const [who, { id }] = [await finance(), await office.aPlayer()]
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(who.token, id, '200.00')))
    const states = answers.map(({ data }) => (data as Approval).state).sort()
    expect(states).toEqual(['made', 'made', 'waiting', 'waiting', 'waiting'])
    expect(await cash(id)).toBe(400_00n)
    await office.shift(86_401)
    const { token } = await finance()
    await office.db
      .sql`update operator_session set operator_id = ${who.id} where operator_id <> ${who.id} and seen_at > house_now() - interval '1 minute'`
    expect((await ask(token, id, ALONE)).data).toMatchObject({ state: 'made', askedBy: who.name })
  })

  it('O04 the same press twice is one correction; another one under its key is refused', async () => {
    const [who, { id }] = [await finance(), await office.aPlayer()]
    const key = 'the-very-same-press'
    const answers = await Promise.all([ask(who.token, id, '7', { key }), ask(who.token, id, '7', { key })])
    expect(answers.map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS'])
    expect(await cash(id)).toBe(7_00n)
    expect((await ask(who.token, id, '8', { key })).status).toBe('INCORRECT_PARAMETER_VALUE')
  })

  it('O04 nothing is taken that is not there, and what fails leaves nothing behind', async () => {
    const [who, { id }] = [await finance(), await office.aPlayer({ cash: 10_00n })]
    expect((await ask(who.token, id, '10.01', { direction: 'take' })).status).toBe('INSUFFICIENT_AMOUNT')
    expect(await office.db.sql`select 1 from approval where subject = ${`player ${id}`}`).toEqual([])
    expect((await ask(who.token, id, '10', { direction: 'take' })).data).toMatchObject({ state: 'made' })
    expect(await cash(id)).toBe(0n)
    for (const amount of ['0', '-5', '1e3', '1,000', '0.001']) {
      expect((await ask(who.token, id, amount)).status, amount).toBe('INVALID_AMOUNT')
    }
    expect((await ask(who.token, 999_999n, '5')).status).toBe('NOT_FOUND')
    expect((await ask(who.token, id, '5', { reason: ' ' })).status).toBe('VALIDATION_ERROR')
  })

  it('O04 a refused one moves nothing and stays refused; who asked may take it back', async () => {
    const [asker, second, { id }] = [await finance(), await finance(), await office.aPlayer()]
    const request = (await ask(asker.token, id, '600')).data as Approval
    expect((await decide(asker.token, request, 'refuse')).status).toBe('SUCCESS')
    expect((await decide(second.token, request, 'approve')).status).toBe('NO_LONGER_OPEN')
    expect(await cash(id)).toBe(0n)
  })
})
