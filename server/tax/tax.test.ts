/** Tax of payments and of play over the wire: shown before, withheld, told afterwards, and the return of the office's reports. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { user } from '@uwanja/contract/site/user'
import { takeIncoming } from '../banking/incoming.ts'
import { takeOutcome } from '../banking/outcomes.ts'
import { suspenseActions } from '../banking/suspense-actions.ts'
import { payments } from '../testing/banking.ts'
import { FULLEST } from '../db/testing.ts'
import { jurisdictionOf } from '../jurisdictions/jurisdictions.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { taxRates } from '../settings/tax-rates.ts'
import { openTax } from './tax.ts'

let house: House
const pay = payments(() => house)
beforeAll(async () => {
  house = await aHouse(FULLEST, {
    WITHDRAW_HOLD_S: '0',
    TAX_RATES:
      'deposit@2020-01-01=5, withdrawal@2020-01-01=12.5, winnings/casino@2020-01-01=20, withdrawal@2999-01-01=99',
  })
})
afterAll(async () => {
  await expectBooks(house)
  await house.close()
})
const history = async ({ token }: TestPlayer) =>
  ((await house.send(user.transactionHistory, { type: 'all' }, token)) as { data: { resp: Record<string, unknown>[] } })
    .data.resp
const held = (base: 'deposit' | 'withdrawal' | 'winnings') =>
  house.server.money.read.house(house.db, `tax:${base}`, 'NGN')

it('T01 the setting stands over the table of its base and product, and is read exactly', () => {
  expect(taxRates('stake/sports@2026-01-01=7.05')).toEqual([
    { base: 'stake', product: 'sports', from: '2026-01-01', basisPoints: 705 },
  ])
  for (const wrong of ['stake@2026-01-01=7', 'deposit@2026-01-01=100', 'deposit@soon=1', 'deposit@2026-13-01=1'])
    expect(() => taxRates(wrong)).toThrow('must be like')
  const rates = openTax(jurisdictionOf('TZ'), { taxRates: taxRates('winnings/casino@2026-01-01=20') })
  expect(rates.wager('egt', 'winnings').map(({ basisPoints }) => basisPoints)).toEqual([1_200, 1_500, 2_000])
  expect(openTax(jurisdictionOf('NG'), { taxRates: [] }).wager('egt', 'winnings')).toEqual([])
})

it('T02 a deposit is credited less its tax, which its player sees before and afterwards', async () => {
  const who = await aPlayer(house)
  const offer = (await house.send(banking.getDepositMethods, {}, who.token)) as never as {
    data: { paymentMethods: { tax: string }[] }
  }
  expect(offer.data.paymentMethods[0]).toMatchObject({ tax: '5' })
  const { data } = await pay.deposit(who, '1000.10')
  await pay.approve(who)
  await pay.untilState(who, data.id, 'paid')
  expect(await pay.balance(who)).toBe(950.1)
  expect(await pay.state(who, data.id)).toMatchObject({ amount: 1000.1, tax: 50 })
  expect((await history(who))[0]).toMatchObject({ type: 'deposit', amount: 1000.1, tax: 50, currentbalance: 950.1 })
  expect(await held('deposit')).toBe(50_00n)
})

it('T02 money that was parked and is credited after all is taxed as any deposit is, and stands in the return', async () => {
  const who = await aPlayer(house)
  const before = await held('deposit')
  const came = { currency: 'NGN' as const, minor: 1000_10n }
  await takeIncoming(house.server.banking, 'fasthub', {
    viewName: 'FastHubPayBillDeposit',
    accountReference: 'nobody',
    reference: 'FH-TAXED',
    msisdn: who.number,
    amount: came,
  })
  expect(await held('deposit')).toBe(before)
  const [unmatched] = await house.db.sql<{
    id: bigint
  }>`select id from stray_payment where company_reference = 'FH-TAXED'`
  const { parkedCredited: heldCredited } = suspenseActions(house.server.banking)
  await house.db.transaction((tx) => heldCredited(tx, { kind: 'stray', id: unmatched!.id }, who.id))
  expect(await pay.balance(who)).toBe(950.1)
  expect((await history(who))[0]).toMatchObject({ type: 'deposit', amount: 1000.1, tax: 50, currentbalance: 950.1 })
  expect((await held('deposit')) - before).toBe(50_00n)
  const returned = await house.server.money.reports.taxes(house.db, {
    from: '2020-01-01',
    to: '2998-01-01',
    zone: 'Africa/Lagos',
  })
  const withheld = returned.filter(({ base }) => base === 'deposit').reduce((sum, row) => sum + row.withheld, 0n)
  expect(withheld).toBe(await held('deposit'))
})

it('T02 a transfer of many times its order is credited less the tax of all that came', async () => {
  const who = await aPlayer(house)
  const before = await held('deposit')
  const { data } = await pay.deposit(who, '1000')
  const [payment] = await house.db.sql<{ key: string }>`select key from payment where id = ${BigInt(data.id)}`
  const came = { currency: 'NGN' as const, minor: 30_000_00n }
  const heard = { state: 'paid', amount: came, reference: 'FH-MORE' } as const
  expect(await takeOutcome(house.server.banking, payment!.key, 'fasthub', heard)).toBe('settled')
  expect(await pay.balance(who)).toBe(28_500)
  expect(await pay.state(who, data.id)).toMatchObject({ state: 'paid', tax: 1500 })
  expect((await held('deposit')) - before).toBe(1_500_00n)
})

it('T03 of a withdrawal the company pays the rest, and one that comes back comes back whole', async () => {
  const who = await aPlayer(house, { cash: 3_000_00n })
  const before = await held('withdrawal')
  const offer = (await house.send(banking.getWithdrawMethods, {}, who.token)) as never as {
    data: { paymentMethods: { tax: string }[] }
  }
  expect(offer.data.paymentMethods[0]).toMatchObject({ tax: '12.5' })
  const { data } = await pay.withdraw(who, '1000')
  await house.server.payDue()
  await pay.untilState(who, data.id, 'paid')
  expect(await pay.state(who, data.id)).toMatchObject({ amount: 1000, tax: 125 })
  expect(await pay.balance(who)).toBe(2000)
  expect((await held('withdrawal')) - before).toBe(125_00n)
  const [row] = await house.db.sql<{
    paid: bigint
  }>`select paid_minor as paid from payment where id = ${BigInt(data.id)}`
  expect(row!.paid).toBe(875_00n)
  // Whole units ending in 13 are declined by the outside world: 1043.42 less 12.5 % is 913.00.
  const declined = await pay.withdraw(who, '1043.42')
  await house.server.payDue()
  await pay.untilState(who, declined.data.id, 'returned')
  expect(await pay.balance(who)).toBe(2000)
  expect((await held('withdrawal')) - before).toBe(125_00n)
  expect((await history(who)).map(({ amount, tax }) => [amount, tax])).toEqual([
    [1043.42, undefined], // given back whole
    [1043.42, 130.42],
    [1000, 125],
  ])
})

it('T04 a win is paid less its tax, and the history says both', async () => {
  const who = await aPlayer(house, { cash: 1_000_00n })
  const common = { source: 'betsolutions', playerId: who.id, round: 'taxed' } as const
  const amount = (minor: bigint) => ({ currency: 'NGN' as const, minor })
  await house.server.money.wager({ ...common, kind: 'staked', key: 'tax-1', amount: amount(100_00n) })
  await house.server.money.wager({ ...common, kind: 'won', key: 'tax-2', amount: amount(600_00n) })
  expect(await pay.balance(who)).toBe(1400)
  expect((await history(who))[0]).toMatchObject({ type: 'win', amount: 500, tax: 100 })
})
