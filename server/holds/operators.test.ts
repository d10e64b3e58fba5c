/** Holds over the office's door and the player's: what each stops on every path, the answer, and the lifting. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import type { OfficeHold } from '@uwanja/contract/operators/holds'
import type { Moment } from '@uwanja/contract/operators/players'
import type { HoldBlocks, HoldReason } from '@uwanja/contract/site/holds'
import { expectWholeBooks } from '@uwanja/money/testing'
import { depositRefusal } from '../banking/deposit-gate.ts'
import { paymentDue, requestWithdrawal } from '../banking/withdrawals.ts'
import { RULE_KINDS } from '../db/testing.ts'
import { numberProven, playerById } from '../players/store.ts'
import { answerHold, holdsShown } from '../protection/hold-rules.ts'
import type { ProtectionDeps } from '../protection/deps.ts'
import { anOffice, type Office } from '../testing/office.ts'

const AMOUNT = { currency: 'NGN', minor: 700_00n } as const

describe.each(RULE_KINDS)('holds on %s', (kind) => {
  let office: Office
  let token: string
  beforeAll(async () => {
    office = await anOffice(kind)
    token = (await office.anOperator('compliance')).token
  })
  afterAll(async () => {
    await expectWholeBooks(office.db, office.money)
    await office.close()
  })
  const aPlayer = async () => {
    const { id, number } = await office.aPlayer({ cash: 9_000_00n })
    await office.db.transaction((tx) => numberProven(tx, id, number))
    return id
  }
  const place = async (
    id: bigint,
    blocks: HoldBlocks,
    dueOn = '2099-12-31',
    reason: HoldReason = 'source-of-money',
  ) => {
    const form = { id: `${id}`, reason, asks: 'A photo of your card', dueOn, blocks } as const
    return office.send(rows.placeHold, form, { token })
  }
  const lift = (answer: { data: { id: string } }) =>
    office.send(rows.liftHold, { id: answer.data.id, why: 'seen' }, { token })
  const code = (error: unknown) => (error as { code: string }).code
  const withdraw = async (id: bigint) =>
    requestWithdrawal(office.banking, (await playerById(office.db, id))!, 'FastHubWithdraw', '700').then(
      () => 'ok',
      code,
    )
  const deposit = (id: bigint) =>
    office.db.transaction(async (tx) => (await depositRefusal(office.banking, tx, id, AMOUNT))?.code ?? 'ok')
  let plays = 0
  const stake = async (id: bigint) =>
    (
      await office.money.wager({
        kind: 'staked',
        source: 'betsolutions',
        playerId: id,
        amount: AMOUNT,
        key: `hold-${kind}-${++plays}`,
        round: 'r',
      })
    ).status
  const deps = () => office.deps as unknown as ProtectionDeps

  it.each([
    ['withdrawals', ['ACCOUNT_ON_HOLD', 'ok', 'ok']],
    ['deposits', ['ACCOUNT_ON_HOLD', 'ACCOUNT_ON_HOLD', 'ok']],
    ['play', ['ACCOUNT_ON_HOLD', 'ACCOUNT_ON_HOLD', 'blocked']],
  ] as const)('O08 a hold on %s stops them on every path until it is lifted', async (blocks, stopped) => {
    const id = await aPlayer()
    const placed = await place(id, blocks)
    expect([await withdraw(id), await deposit(id), await stake(id)]).toEqual(stopped)
    expect((await lift(placed)).status).toBe('SUCCESS')
    expect((await lift(placed)).status).toBe('NO_LONGER_OPEN')
    expect([await withdraw(id), await deposit(id), await stake(id)]).toEqual(['ok', 'ok', 'ok'])
  })

  it('O08 B32 a hold for responsible gaming never locks the player’s own cash', async () => {
    const id = await aPlayer()
    await place(id, 'play', '2099-12-31', 'responsible-gaming')
    expect([await withdraw(id), await deposit(id), await stake(id)]).toEqual(['ok', 'ACCOUNT_ON_HOLD', 'blocked'])
    // It would hold nothing.
    expect((await place(id, 'withdrawals', '2099-12-31', 'responsible-gaming')).status).toBe(
      'INCORRECT_PARAMETER_VALUE',
    )
  })

  it.each(['age', 'identity'] as const)('O08 B31 words do not lift a hold for %s: a document does', async (reason) => {
    const id = await aPlayer()
    const placed = await place(id, 'play', '2099-12-31', reason)
    expect((await lift(placed)).status).toBe('DOCUMENT_REQUIRED')
    const seen = { firstName: 'Chidi', lastName: 'Obi', dateOfBirth: '1990-04-03', why: 'seen at the counter' }
    const document = { documentType: 'NIN', documentNumber: `5000000${reason.length}111` } as const
    const granted = await office.send(rows.grantDocument, { id: `${id}`, ...document, ...seen }, { token })
    expect(granted.status).toBe('SUCCESS')
    expect((await lift(placed)).status).toBe('SUCCESS')
    expect(await stake(id)).toBe('ok')
  })

  it('O08 of two holds each is lifted for itself', async () => {
    const id = await aPlayer()
    const [first, second] = [await place(id, 'play'), await place(id, 'play')]
    await lift(first)
    expect(await stake(id)).toBe('blocked')
    await lift(second)
    expect(await stake(id)).toBe('ok')
  })

  it('O08 an order from before the hold is kept back at the last moment, and waits for a person', async () => {
    const id = await aPlayer()
    await withdraw(id)
    const [{ order }] = (await office.db.sql<{ order: bigint }>`
      select id as "order" from payment where player_id = ${id}`) as [{ order: bigint }]
    const placed = await place(id, 'withdrawals')
    await office.shift(120)
    await paymentDue(office.banking, order)
    expect(
      await office.db.sql`
        select p.state, r.reasons, p.due_at from payment p join withdrawal_review r on r.payment_id = p.id where p.id = ${order}`,
    ).toEqual([{ state: 'requested', reasons: ['hold'], due_at: null }])
    const finance = await office.anOperator('finance')
    const approve = async () =>
      (
        await office.send(
          rows.decideWithdrawals,
          { ids: [`${order}`], decision: 'approve', why: '' },
          { token: finance.token },
        )
      ).data as { decided: object[] }
    expect((await approve()).decided).toMatchObject([{ outcome: 'ACCOUNT_ON_HOLD' }])
    await lift(placed)
    expect((await approve()).decided).toMatchObject([{ outcome: 'approved' }])
  })

  it('O08 a hold and a withdrawal at once: either the order was first, or it is refused', async () => {
    const id = await aPlayer()
    const [said] = await Promise.all([withdraw(id), place(id, 'withdrawals')])
    expect(['ok', 'ACCOUNT_ON_HOLD']).toContain(said)
    expect(await withdraw(id)).not.toBe('ok')
  })

  it('O08 the player reads what is asked and their money, answers, and the office’s timeline and list show it', async () => {
    const [id, other] = [await aPlayer(), await aPlayer()]
    const placed = await place(id, 'withdrawals')
    const shown = await holdsShown(deps(), id)
    expect(shown).toMatchObject({
      cash: 9_000,
      holds: [{ reason: 'source-of-money', asks: 'A photo of your card', liftedAt: null }],
    })
    const hold = shown.holds[0]!.id
    const answer = (who: bigint) => answerHold(deps(), who, { id: hold, body: 'I sent it' }).then(() => 'ok', code)
    expect(await answer(other)).toBe('NOT_FOUND')
    expect(await answer(id)).toBe('ok')
    const { data } = await office.send(rows.timeline, { id: `${id}`, before: '' }, { token })
    const moments = (data as { moments: Moment[] }).moments.map(({ what, about }) => `${what} ${about}`)
    expect(moments).toContain('hold.answered I sent it')
    expect(moments.some((one) => one.startsWith('hold.placed compliance'))).toBe(true)
    const listed = (await office.send(rows.holds, { playerId: `${id}` }, { token })).data as { holds: OfficeHold[] }
    expect(listed.holds).toMatchObject([{ answers: [{ body: 'I sent it' }] }])
    await lift(placed)
    expect(await answer(id)).toBe('NO_LONGER_OPEN')
    const letters = await office.db.sql<{
      letter: string
    }>`select letter from message where player_id = ${id} order by id`
    expect(letters.map(({ letter }) => letter)).toEqual(['holdPlaced', 'holdAnswered', 'holdLifted'])
  })

  it('O08 a day that is over, a day that is none and a player who is nobody are refused', async () => {
    const id = await aPlayer()
    for (const day of ['2020-01-01', '2099-02-31']) {
      expect((await place(id, 'play', day)).status).toBe('INCORRECT_PARAMETER_VALUE')
    }
    expect((await place(999_999n, 'play')).status).toBe('NOT_FOUND')
    expect(await stake(id)).toBe('ok')
  })

  it('O08 the last day is one of the jurisdiction: half an hour before midnight in London it is over in Lagos', async () => {
    const [row] = await office.db.sql<{ day: string; seconds: number }>`
      select (day + 1)::text as day, extract(epoch from day + 1 + interval '23.5 hours' - now)::int as seconds
      from (select (house_now() at time zone 'UTC') as now, (house_now() at time zone 'UTC')::date as day) t`
    await office.shift(row!.seconds)
    token = (await office.anOperator('compliance')).token
    const id = await aPlayer()
    expect((await place(id, 'play', row!.day)).status).toBe('INCORRECT_PARAMETER_VALUE')
  })
})
