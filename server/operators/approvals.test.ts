/** Four eyes over the office's door: a paid result undone, and operators added, changed, let go, each by two people. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import type { Approval } from '@uwanja/contract/operators/approvals'
import { expectWholeBooks } from '@uwanja/money/testing'
import { RULE_KINDS } from '../db/testing.ts'
import { anOffice, type Office } from '../testing/office.ts'

describe.each(RULE_KINDS)('what needs a second person on %s', (kind) => {
  let office: Office
  beforeAll(async () => {
    office = await anOffice(kind)
  })
  afterAll(async () => {
    await expectWholeBooks(office.db, office.money)
    await office.close()
  })
  type Who = Awaited<ReturnType<Office['anOperator']>>
  /** Has logged in, so they can be asked. */
  const anAdmin = async (): Promise<Who> => {
    const admin = await office.anOperator('admin')
    await office.db.sql`
      update operator set enrolled_at = house_now(), totp_sealed = '\\x00'::bytea where id = ${admin.id}`
    return admin
  }
  const waiting = async ({ token }: Who, subject: string) => {
    const { data } = await office.send(rows.approvals, {}, { token })
    return (data as { approvals: Approval[] }).approvals.find(
      (one) => one.subject === subject && one.state === 'waiting',
    )
  }
  const decide = ({ token }: Who, id: string, decision: 'approve' | 'refuse' = 'approve') =>
    office.send(rows.decideApproval, { id, decision, why: '' }, { token })
  const isIn = async ({ token }: Who) => (await office.send(rows.me, {}, { token })).status === 'SUCCESS'

  /** A stake of 100 that won 900. @returns the win's journal. */
  async function aWin(key: string) {
    const player = await office.aPlayer({ cash: 100_00n })
    const play = { source: 'betsolutions', playerId: player.id, round: key } as const
    await office.money.wager({ ...play, kind: 'staked', key: `${key}-s`, amount: { currency: 'NGN', minor: 100_00n } })
    await office.money.wager({ ...play, kind: 'won', key: `${key}-w`, amount: { currency: 'NGN', minor: 900_00n } })
    const [journal] = await office.db.sql<{ id: bigint }>`
      select id from money.journal where kind = 'wager.won' and key = ${`${key}-w`}`
    return { player, journal: String(journal!.id) }
  }
  const cashOf = async (id: bigint) => (await office.money.read.wallet(office.db, id))!.cash

  it('O13 a paid result is undone by two people, once, and the books stay whole', async () => {
    const [asks, second, support] = [
      await office.anOperator('finance'),
      await office.anOperator('trading'),
      await office.anOperator('support'),
    ]
    const { player, journal } = await aWin('undo')
    const ask = (who: Who) => office.send(rows.askReversal, { id: journal, why: 'the round was void' }, who)
    expect((await ask(support)).status).toBe('FORBIDDEN')
    expect((await ask(asks)).status).toBe('SUCCESS')
    expect((await ask(second)).status).toBe('NO_LONGER_OPEN')
    const { id } = (await waiting(second, `journal ${journal}`))!
    expect((await decide(asks, id)).status).toBe('SECOND_PERSON_REQUIRED')
    expect(await cashOf(player.id)).toBe(900_00n)
    const both = await Promise.all([decide(second, id), decide(second, id)])
    expect(both.map(({ status }) => status).sort()).toEqual(['NO_LONGER_OPEN', 'SUCCESS'])
    expect(await cashOf(player.id)).toBe(0n)
    expect((await ask(asks)).status).toBe('NO_LONGER_OPEN')
    expect(office.told.at(-1)).toMatchObject({ news: 'balance', totalMinor: '0' })
    const actions = await office.db.sql<{ action: string }>`
      select action from audit where subject in (${`journal ${journal}`}, ${`player ${player.id}`}) order by id`
    expect(actions.map(({ action }) => action)).toEqual(['reversal.asked', 'reversal.made', 'reversal.approved'])
  })

  it('O13 B57 what was spent of a result that is undone is owed, what was refused moves nothing, and a stake is no result', async () => {
    const [asks, second] = [await office.anOperator('finance'), await office.anOperator('finance')]
    const { player, journal } = await aWin('spent')
    const spent = { source: 'betsolutions', playerId: player.id, round: 'later', kind: 'staked', key: 'later' } as const
    await office.money.wager({ ...spent, amount: { currency: 'NGN', minor: 500_00n } })
    const pending = async () => {
      await office.send(rows.askReversal, { id: journal, why: 'void' }, asks)
      return (await waiting(second, `journal ${journal}`))!.id
    }
    expect((await decide(asks, await pending(), 'refuse')).status).toBe('SUCCESS')
    expect(await cashOf(player.id)).toBe(400_00n)
    expect((await decide(second, await pending())).status).toBe('SUCCESS')
    expect(await office.money.read.wallet(office.db, player.id)).toMatchObject({ cash: 0n, debt: 500_00n })
    const [stake] = await office.db.sql<{ id: bigint }>`select id from money.journal where key = 'later'`
    const asked = await office.send(rows.askReversal, { id: String(stake!.id), why: 'void' }, asks)
    expect(asked.status).toBe('INCORRECT_PARAMETER_VALUE')
  })

  it('O13 the database itself refuses one’s own approval', async () => {
    const { id } = await office.anOperator('finance')
    const made = office.db.sql`
      insert into approval (kind, subject, details, why, asked_by, state, decided_by, decided_at)
      values ('reversal', 'journal 1', '{}', 'x', ${id}, 'made', ${id}, house_now())`
    await expect(made).rejects.toThrow(/approval/)
  })

  it('O14 alone an admin does it at once; with a second one who can be asked, a weighty role waits for them', async () => {
    const first = await anAdmin()
    const add = (name: string, role: 'finance' | 'support') => office.send(rows.addOperator, { name, role }, first)
    expect((await add('solo', 'finance')).data).toMatchObject({ waits: false, first: { name: 'solo' } })
    const second = await anAdmin()
    expect((await add('talker', 'support')).data).toMatchObject({ waits: false, first: { name: 'talker' } })
    expect((await add('banker', 'finance')).data).toEqual({ waits: true, first: null })
    const { id } = (await waiting(second, 'name banker'))!
    expect((await decide(first, id)).status).toBe('SECOND_PERSON_REQUIRED')
    expect(await decide(second, id)).toMatchObject({ status: 'SUCCESS', data: null })
  })

  it('O14 a role is changed and somebody is let go: sessions end at once, nothing opens, and a new start brings them back', async () => {
    const admin = await anAdmin()
    const worker = await office.anOperator('support')
    const about = { id: `${worker.id}`, why: 'moved' }
    expect((await office.send(rows.setOperatorRole, { ...about, role: 'content' }, admin)).data).toMatchObject({
      waits: false,
    })
    expect(await isIn(worker)).toBe(false)
    const again = await office.anOperator('support')
    expect((await office.send(rows.dismissOperator, { id: `${again.id}`, why: 'left' }, admin)).status).toBe('SUCCESS')
    expect(await isIn(again)).toBe(false)
    const typed = { name: again.name, password: 'whatever it was', code: '' }
    expect((await office.send(rows.login, typed)).status).toBe('INVALID_USERNAME_OR_PASSWORD')
    expect((await office.send(rows.dismissOperator, { id: `${again.id}`, why: 'left' }, admin)).status).toBe(
      'NO_LONGER_OPEN',
    )
    const back = await office.send(rows.resetOperator, { id: `${again.id}`, why: 'is back' }, admin)
    const { first } = back.data as { first: { name: string; firstPassword: string } }
    const login = await office.send(rows.login, { name: again.name, password: first.firstPassword, code: '' })
    expect(login).toMatchObject({ status: 'SUCCESS', data: { session: null } })
  })

  it('O14 nobody does it to themselves, an admin goes by two others, and the last one stays', async () => {
    const [one, two, three] = [await anAdmin(), await anAdmin(), await anAdmin()]
    const dismiss = (who: Who, whom: Who) => office.send(rows.dismissOperator, { id: `${whom.id}`, why: 'x' }, who)
    expect((await dismiss(one, one)).status).toBe('SECOND_PERSON_REQUIRED')
    expect((await dismiss(one, two)).data).toMatchObject({ waits: true })
    const { id } = (await waiting(three, `operator ${two.id}`))!
    // Neither who asked nor whom it is about.
    expect((await decide(two, id)).status).toBe('SECOND_PERSON_REQUIRED')
    // Whoever asked was let go meanwhile: one person is left, and that is not two.
    await office.db.sql`update operator set left_at = house_now() where id = ${one.id}`
    expect((await decide(three, id)).status).toBe('SECOND_PERSON_REQUIRED')
    await office.db.sql`update operator set left_at = null where id = ${one.id}`
    expect((await decide(three, id)).status).toBe('SUCCESS')
    expect(await isIn(two)).toBe(false)
    await expect(office.db.sql`update operator set left_at = house_now() where role = 'admin'`).rejects.toThrow(
      /last admin/,
    )
  })

  it('O14 of two admins alone who let each other go at once one stays', async () => {
    await office.db.sql`update operator set enrolled_at = null where role = 'admin'`
    const [one, two] = [await office.anOperator('admin'), await office.anOperator('admin')]
    const dismiss = (who: Who, whom: Who) => office.send(rows.dismissOperator, { id: `${whom.id}`, why: 'x' }, who)
    const both = await Promise.all([dismiss(one, two), dismiss(two, one)])
    expect(both.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1)
    expect(await Promise.all([isIn(one), isIn(two)])).toContain(true)
  })
})
