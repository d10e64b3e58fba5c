/** Withdrawals over the office's door: which wait and why, approved by one or by two, rejected with a reason, many at once. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import type { OpenWithdrawal } from '@uwanja/contract/operators/withdrawals'
import { expectWholeBooks } from '@uwanja/money/testing'
import { startDeposit } from '../deposits.ts'
import { takeOutcome } from '../outcomes.ts'
import { needsSecond, reasonsOf } from '../withdrawal-risk.ts'
import { cancelWithdrawal, paymentDue, requestWithdrawal } from '../withdrawals.ts'
import { RULE_KINDS } from '../../db/testing.ts'
import { noteRiskFlag, numberProven, playerById } from '../../players/store.ts'
import { anOffice, type Office } from '../../testing/office.ts'

const CALM = {
  names: 'Amina Demo',
  isFirst: false,
  isNewDestination: false,
  isDoubted: false,
  isCorrectionOpen: false,
  hasBonus: false,
  depositedMinor: 1_000_000_00n,
  aloneMinor: 0n,
  singlyMinor: 0n,
}
const SETTINGS = {
  withdrawSmallMinor: 1_000_00n,
  withdrawAutomaticMinor: 5_000_00n,
  withdrawSecondMinor: 9_000_00n,
  withdrawDoubtS: 86_400,
}

it('O07 a small amount waits for doubts only, a larger one for whatever speaks against it', () => {
  const isNew = { isFirst: true, isNewDestination: true }
  const cases: readonly (readonly [bigint, Partial<typeof CALM>, readonly string[]])[] = [
    [1_000_00n, {}, []],
    [1_000_00n, { ...isNew, hasBonus: true, depositedMinor: 0n }, []],
    [1_000_00n, { isDoubted: true, isCorrectionOpen: true }, ['doubt', 'correction']],
    [1_000_01n, isNew, ['first']],
    [1_000_01n, { isNewDestination: true, hasBonus: true }, ['new-destination', 'bonus']],
    [1_000_01n, { depositedMinor: 100_00n }, ['deposits']],
    [2_000_00n, { depositedMinor: 200_00n }, []],
    [5_000_00n, {}, []],
    [5_000_01n, {}, ['amount']],
    // A large sum in small pieces is a large sum.
    [600_00n, { aloneMinor: 400_00n, ...isNew }, []],
    [600_00n, { aloneMinor: 400_01n, ...isNew }, ['first']],
    [600_00n, { aloneMinor: 500_00n, depositedMinor: 109_99n }, ['deposits']],
    [600_00n, { aloneMinor: 4_400_01n }, ['amount']],
  ]
  for (const [minor, facts, reasons] of cases)
    expect(reasonsOf(minor, { ...CALM, ...facts }, SETTINGS)).toEqual(reasons)
  expect(needsSecond(9_000_00n, CALM, SETTINGS)).toBe(false)
  expect(needsSecond(600_00n, { ...CALM, singlyMinor: 8_400_01n }, SETTINGS)).toBe(true)
})

describe.each(RULE_KINDS)('withdrawals in the office on %s', (kind) => {
  let office: Office
  let finance: { token: string; name: string }
  beforeAll(async () => {
    office = await anOffice(kind, {
      WITHDRAW_SMALL_MINOR: '100000',
      WITHDRAW_AUTOMATIC_MINOR: '500000',
      WITHDRAW_SECOND_MINOR: '900000',
      WITHDRAW_HOLD_S: '60',
    })
  })
  // The clock is shifted, and sessions end with half an hour of silence.
  beforeEach(async () => {
    finance = await office.anOperator('finance')
  })
  afterAll(async () => {
    await expectWholeBooks(office.db, office.money)
    await office.close()
  })
  const rich = async () => {
    const { id, number } = await office.aPlayer({ cash: 20_000_00n })
    await office.db.transaction((tx) => numberProven(tx, id, number))
    return id
  }
  const withdraw = async (id: bigint, amount: string) =>
    requestWithdrawal(office.banking, (await playerById(office.db, id))!, 'FastHubWithdraw', amount)
  const listed = async (id: bigint) => {
    const { data } = await office.send(rows.withdrawals, {}, { token: finance.token })
    return (data as { withdrawals: OpenWithdrawal[] }).withdrawals.find((one) => one.id === `${id}`)
  }
  const decide = async (token: string, ids: readonly bigint[], decision: 'approve' | 'reject', why = '') => {
    const answer = await office.send(rows.decideWithdrawals, { ids: ids.map(String), decision, why }, { token })
    if (answer.status !== 'SUCCESS') return answer.status
    return (answer.data as { decided: { outcome: string }[] }).decided.map(({ outcome }) => outcome)
  }
  const payment = async (id: bigint) =>
    (
      await office.db.sql<{ state: string; reason: string | null; isDue: boolean | null }>`
        select state, reason, due_at <= house_now() as "isDue" from payment where id = ${id}`
    )[0]!

  it('O07 a small one goes by itself, another waits with its reasons and nothing is due', async () => {
    const [small, large] = [await withdraw(await rich(), '1000'), await withdraw(await rich(), '1000.01')]
    expect(await listed(small)).toMatchObject({ review: null, dueAt: expect.any(String) })
    expect(await listed(large)).toMatchObject({ review: { reasons: ['first', 'deposits'] }, dueAt: null })
    await office.shift(3_600)
    await paymentDue(office.banking, large)
    expect(await payment(large)).toMatchObject({ state: 'requested' })
  })

  it('O07 small ones of one day count together, until a person has looked; what was cancelled counts no more', async () => {
    const id = await rich()
    const paid = (order: bigint) => office.db.sql`update payment set state = 'paid' where id = ${order}`
    await withdraw(id, '900')
    await cancelWithdrawal(office.banking, id)
    const first = await withdraw(id, '500')
    expect(await listed(first)).toMatchObject({ review: null })
    await paid(first)
    // Nothing was paid in.
    const second = await withdraw(id, '600')
    expect(await listed(second)).toMatchObject({ review: { reasons: ['deposits'] }, dueAt: null })
    expect(await decide(finance.token, [second], 'approve')).toEqual(['approved'])
    await paid(second)
    const third = await withdraw(id, '500')
    expect(await listed(third)).toMatchObject({ review: null })
    await cancelWithdrawal(office.banking, id)
    await office.shift(86_400)
    finance = await office.anOperator('finance')
    expect(await listed(await withdraw(id, '600'))).toMatchObject({ review: null })
  })

  it('O07 O04 what one person alone let go within a day counts towards the second one', async () => {
    const id = await rich()
    for (const [amount, outcome] of [
      ['5000', 'approved'],
      ['4001', 'first'],
    ] as const) {
      const order = await withdraw(id, amount)
      expect(await decide(finance.token, [order], 'approve')).toEqual([outcome])
      await office.db.sql`update payment set state = 'paid' where id = ${order}`
    }
  })

  it('O07 whoever may not be the player waits at any amount, for a day', async () => {
    const id = await rich()
    await office.db.transaction((tx) => noteRiskFlag(tx, id, 'new-device'))
    const order = await withdraw(id, '600')
    expect(await listed(order)).toMatchObject({ review: { reasons: ['doubt'] } })
    await cancelWithdrawal(office.banking, id)
    expect(await decide(finance.token, [order], 'approve')).toEqual(['NO_LONGER_OPEN'])
    await office.shift(86_400)
    finance = await office.anOperator('finance')
    expect(await listed(await withdraw(id, '600'))).toMatchObject({ review: null })
  })

  it('O07 a withdrawal waits while its player’s balance is being corrected', async () => {
    const id = await rich()
    const asked = {
      key: 'a-key-of-16-letters',
      id: `${id}`,
      direction: 'take',
      amount: '90000',
      reason: 'twice',
    } as const
    expect(await office.send(rows.askCorrection, asked, finance)).toMatchObject({ data: { state: 'waiting' } })
    expect(await listed(await withdraw(id, '600'))).toMatchObject({ review: { reasons: ['correction'] } })
  })

  it('O07 O03 approved it goes on when its hold time is over, and the trail tells it', async () => {
    const id = await rich()
    const order = await withdraw(id, '2000')
    expect(await decide(finance.token, [order], 'approve')).toEqual(['approved'])
    expect(await listed(order)).toMatchObject({ review: { isApproved: true }, state: 'requested' })
    expect(await payment(order)).toMatchObject({ isDue: false })
    await office.shift(61)
    expect(await payment(order)).toMatchObject({ isDue: true })
    expect(await decide(finance.token, [order], 'reject', 'late')).toEqual(['NO_LONGER_OPEN'])
    expect(
      await office.db.sql`select action, after ->> 'payment' as payment from audit where subject = ${`player ${id}`}`,
    ).toEqual([{ action: 'withdrawal.approved', payment: `${order}` }])
  })

  it('O07 O04 above the configured amount two different people approve, also in parallel and by the database’s own word', async () => {
    const order = await withdraw(await rich(), '9000.01')
    expect(await decide(finance.token, [order], 'approve')).toEqual(['first'])
    expect(await listed(order)).toMatchObject({ review: { needsSecond: true, firstBy: finance.name, isOwn: true } })
    expect(await decide(finance.token, [order], 'approve')).toEqual(['SECOND_PERSON_REQUIRED'])
    await expect(
      office.db
        .sql`update withdrawal_review set decision = 'approved', decided_by = first_by, decided_at = house_now() where payment_id = ${order}`,
    ).rejects.toThrow(/check/)
    const second = await office.anOperator('finance')
    const both = await Promise.all([decide(second.token, [order], 'approve'), decide(second.token, [order], 'approve')])
    expect(both.flat().sort()).toEqual(['NO_LONGER_OPEN', 'approved'])
    expect(await decide(finance.token, [await withdraw(await rich(), '9000')], 'approve')).toEqual(['approved'])
  })

  it('O07 O04 who approved first and has left, or may no longer, is not one of two: the next is the first', async () => {
    const order = await withdraw(await rich(), '9000.01')
    const [gone, moved] = [await office.anOperator('finance'), await office.anOperator('finance')]
    expect(await decide(gone.token, [order], 'approve')).toEqual(['first'])
    await office.db.sql`update operator set left_at = house_now() where id = ${gone.id}`
    expect(await decide(moved.token, [order], 'approve')).toEqual(['first'])
    await office.db.sql`update operator set role = 'support' where id = ${moved.id}`
    expect(await decide(finance.token, [order], 'approve')).toEqual(['first'])
    expect(await listed(order)).toMatchObject({ review: { firstBy: finance.name } })
    const second = await office.anOperator('finance')
    expect(await decide(second.token, [order], 'approve')).toEqual(['approved'])
  })

  it('O07 a rejected one gives the money back once, with a reason that the player reads in two places', async () => {
    const id = await rich()
    const order = await withdraw(id, '2000')
    expect(await decide(finance.token, [order], 'reject', '  ')).toBe('INCORRECT_PARAMETER_VALUE')
    const both = await Promise.all([
      decide(finance.token, [order], 'reject', 'the name differs'),
      decide(finance.token, [order], 'approve'),
    ])
    expect(both.flat().filter((one) => one === 'NO_LONGER_OPEN')).toHaveLength(1)
    if (both[0][0] !== 'rejected') return
    expect(await payment(order)).toMatchObject({ state: 'rejected', reason: 'the name differs', isDue: null })
    expect(await office.money.read.wallet(office.db, id)).toMatchObject({ cash: 20_000_00n, held: 0n })
    const letters = await office.db.sql<{ body: string }>`select body from message where player_id = ${id}`
    expect(letters[0]?.body).toContain('the name differs')
  })

  it('O07 X05 an order that waits goes nowhere by what a company says of it, nor by an alarm that rings all the same', async () => {
    const id = await rich()
    const order = await withdraw(id, '2000')
    const [row] = await office.db.sql<{ key: string }>`select key from payment where id = ${order}`
    const amount = { currency: 'NGN', minor: 2_000_00n } as const
    for (const said of [
      { state: 'pending' },
      { state: 'pending', why: 'not-received' },
      { state: 'failed', reason: 'declined' },
      { state: 'paid', amount, reference: 'R1' },
    ] as const)
      expect(await takeOutcome(office.banking, row!.key, 'fasthub', said)).toBe('unknown-payment')
    expect(await payment(order)).toEqual({ state: 'requested', reason: null, isDue: null })
    await office.db.sql`update payment set due_at = house_now() where id = ${order}`
    await paymentDue(office.banking, order)
    expect(await payment(order)).toEqual({ state: 'requested', reason: null, isDue: null })
    expect(await office.money.read.wallet(office.db, id)).toMatchObject({ cash: 18_000_00n, held: 2_000_00n })
  })

  it('X05 W06 payouts and deposits of which their company names no reference are settled, each of them', async () => {
    for (let nth = 0; nth < 2; nth++) {
      const id = await rich()
      const order = await withdraw(id, '600')
      await office.db.sql`update payment set due_at = house_now() where id = ${order}`
      await paymentDue(office.banking, order)
      const [row] = await office.db.sql<{ key: string }>`select key from payment where id = ${order}`
      const amount = { currency: 'NGN', minor: 600_00n } as const
      expect(await takeOutcome(office.banking, row!.key, 'fasthub', { state: 'paid', amount, reference: '' })).toBe(
        'settled',
      )
      expect(await payment(order)).toMatchObject({ state: 'paid' })
      const paid = await startDeposit(
        office.banking,
        (await playerById(office.db, id))!,
        'FastHubPayBillDeposit',
        '600',
      )
      const [came] = await office.db.sql<{ key: string }>`select key from payment where id = ${paid.id}`
      expect(await takeOutcome(office.banking, came!.key, 'fasthub', { state: 'paid', amount, reference: '' })).toBe(
        'settled',
      )
      expect(await office.money.read.wallet(office.db, id)).toMatchObject({ cash: 20_000_00n, held: 0n })
    }
  })

  it('X05 an order whose process slept between its commit and the hand-over is asked about, never sent late', async () => {
    const start = vi.spyOn(office.banking.methods.plug('FastHubWithdraw'), 'start')
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      for (const [sleptMs, sent] of [
        [61_000, 0],
        [1_000, 1],
      ] as const) {
        const order = await withdraw(await rich(), '600')
        await office.db.sql`update payment set due_at = house_now() where id = ${order}`
        const db = {
          ...office.db,
          async transaction<T>(work: Parameters<typeof office.db.transaction<T>>[0]) {
            const done = await office.db.transaction(work)
            vi.setSystemTime(Date.now() + sleptMs)
            return done
          },
        }
        await paymentDue({ ...office.banking, db }, order)
        expect(await payment(order)).toMatchObject({ state: 'sent' })
        expect(start).toHaveBeenCalledTimes(sent)
      }
    } finally {
      vi.useRealTimers()
      start.mockRestore()
    }
  })

  it('O07 many are decided at once, each by itself', async () => {
    const orders = [await withdraw(await rich(), '2000'), await withdraw(await rich(), '9500')]
    expect(await decide(finance.token, [...orders, 999_999n], 'approve')).toEqual(['approved', 'first', 'NOT_FOUND'])
  })
})
