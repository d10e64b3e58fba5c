/** A minor's deposits go back to the kobo: asked for by one, decided by another on the same sums, winnings forfeited. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Approval } from '@uwanja/contract/operators/approvals'
import type { MinorSums } from '@uwanja/contract/operators/minors'
import { office as rows } from '@uwanja/contract/operators/office'
import { expectWholeBooks } from '@uwanja/money/testing'
import { closeOutDue } from '../closing.ts'
import { paymentDue } from '../withdrawals.ts'
import { FULLEST } from '../../db/testing.ts'
import { numberProven } from '../../players/store.ts'
import { anOffice, type Office } from '../../testing/office.ts'

const WHY = 'the document says 2011'
let office: Office
let token: string
let second: string
beforeAll(async () => void (office = await anOffice(FULLEST)))
// The clock is shifted, and operators log in anew.
beforeEach(async () => {
  token = (await office.anOperator('compliance')).token
  second = (await office.anOperator('finance')).token
})
afterAll(async () => {
  await expectWholeBooks(office.db, office.money)
  await office.close()
})

let keys = 0
/** With so much cash now, having paid in and got out so much before; tax was withheld of what went out. */
const aMinor = async (cash: bigint, paidIn: bigint, out: { minor: bigint; tax: bigint } | null = null) => {
  const { id, number } = await office.aPlayer({ cash })
  await office.db.transaction((tx) => numberProven(tx, id, number))
  const paid = (direction: string, minor: bigint, tax: bigint) =>
    office.db.sql`
      insert into payment (key, direction, view_name, company, player_id, currency, minor, paid_minor, tax_minor, msisdn, state)
      values (${`MINOR-${++keys}`}, ${direction}, 'x', 'fasthub', ${id}, 'NGN', ${minor}, ${minor}, ${tax}, ${number}, 'paid')`
  await paid('deposit', paidIn, 0n)
  if (out) await paid('withdraw', out.minor, out.tax)
  await office.db.sql`
    insert into player_hold (player_id, reason, asks, due_on, blocks) values (${id}, 'age', 'a document', '2027-01-01', 'play')`
  return id
}
const sumsOf = async (id: bigint) =>
  ((await office.send(rows.minorSums, { id: `${id}` }, { token })).data as { sums: MinorSums | null }).sums
const ask = (id: bigint) => office.send(rows.askMinorReturn, { id: `${id}`, why: WHY }, { token })
const decide = async (by: string, subject: bigint, decision: 'approve' | 'refuse' = 'approve') => {
  const { data } = await office.send(rows.approvals, { kind: 'minor-returned' }, { token: by })
  const { id } = (data as { approvals: Approval[] }).approvals.find(
    (one) => one.state === 'waiting' && one.subject === `player ${subject}`,
  )!
  return (await office.send(rows.decideApproval, { id, decision, why: WHY }, { token: by })).status
}
const cashOf = async (id: bigint) => (await office.money.read.wallet(office.db, id))!.cash
const forfeited = () => office.money.read.house(office.db, 'forfeited', 'NGN')
const ordersOf = (id: bigint) =>
  office.db.sql<{ minor: bigint; tax: bigint; state: string }>`
    select minor, tax_minor as tax, state from payment where player_id = ${id} and direction = 'withdraw' and key like 'UW%'`

it('B36 who won gets back what they paid in less what reached them, and the winnings are forfeited, to the kobo', async () => {
  const before = await forfeited()
  // 1,000.33 in, 200.10 out of which 10.01 was tax: 190.09 reached them.
  const id = await aMinor(5_000_07n, 1_000_33n, { minor: 200_10n, tax: 10_01n })
  const sums = { deposited: '1000.33', received: '190.09', owed: '810.24', cash: '5000.07', madeUp: '0.00' }
  expect(await sumsOf(id)).toMatchObject({ ...sums, forfeited: '4189.83' })
  expect((await ask(id)).data).toMatchObject({ waits: true })
  expect(await decide(token, id)).toBe('SECOND_PERSON_REQUIRED')
  expect(await cashOf(id)).toBe(5_000_07n)
  expect(await decide(second, id)).toBe('SUCCESS')
  expect([await cashOf(id), (await forfeited()) - before]).toEqual([810_24n, 4_189_83n])
  // An hour later it goes out by rule, whole: nothing is withheld of it, and the hold for age does not keep it.
  await office.shift(3_600)
  await Promise.all([closeOutDue(office.banking, id), closeOutDue(office.banking, id)])
  expect(await ordersOf(id)).toEqual([{ minor: 810_24n, tax: 0n, state: 'requested' }])
  await office.shift(60)
  const [row] = await office.db.sql<{ paymentId: bigint }>`
    select payment_id as "paymentId" from closing where player_id = ${id}`
  // There is no company here: that it is handed over is what is seen.
  await paymentDue(office.banking, row!.paymentId).catch(() => undefined)
  expect(await ordersOf(id)).toMatchObject([{ state: 'sent' }])
  const [letter] = await office.db.sql<{ body: string }>`
    select body from message where player_id = ${id} and letter = 'minorReturned'`
  for (const sum of ['1,000.33', '190.09', '810.24']) expect(letter!.body).toContain(sum)
})

it('B36 who lost gets everything back: the house makes up the lost stakes from the account of the jurisdiction’s row', async () => {
  const before = await forfeited()
  const id = await aMinor(12_34n, 700_01n)
  expect(await sumsOf(id)).toMatchObject({ owed: '700.01', forfeited: '0.00', madeUp: '687.67' })
  await ask(id)
  expect(await decide(second, id)).toBe('SUCCESS')
  expect([await cashOf(id), (await forfeited()) - before]).toEqual([700_01n, -687_67n])
})

it('B36 other sums than were asked for are asked for anew, and nobody who is not held for age is given anything', async () => {
  const [id, grown] = [await aMinor(100_00n, 300_00n), (await office.aPlayer({ cash: 500_00n })).id]
  await ask(id)
  const more = { currency: 'NGN', minor: 1n } as const
  await office.db.transaction((tx) =>
    office.money.deposit.settled(tx, { company: 'fasthub', key: `late-${id}`, playerId: id, amount: more }),
  )
  expect(await decide(second, id)).toBe('INCORRECT_PARAMETER_VALUE')
  expect(await cashOf(id)).toBe(100_01n)
  expect(await decide(second, id, 'refuse')).toBe('SUCCESS')
  expect(await sumsOf(grown)).toBeNull()
  expect((await ask(grown)).status).toBe('NO_LONGER_OPEN')
})
