/** Statements of tax over the wire, beside figures that were made by hand; and the house's own duty. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { user } from '@uwanja/contract/site/user'
import { payments } from '../testing/banking.ts'
import { FULLEST } from '../db/testing.ts'
import { dutyRates as readDutyRates } from '../settings/duty-rates.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { dutyOf, dutyRates } from './duty.ts'

let house: House
const pay = payments(() => house)
beforeAll(async () => {
  house = await aHouse(FULLEST, {
    WITHDRAW_HOLD_S: '0',
    TAX_RATES: 'deposit@2020-01-01=5, withdrawal@2020-01-01=10, winnings/casino@2020-01-01=20',
  })
})
afterAll(async () => {
  await expectBooks(house)
  await house.close()
})

const ngn = (minor: bigint) => ({ currency: 'NGN' as const, minor })
const yearNow = async () => {
  const [row] = await house.db.sql<{ year: number }>`
    select extract(year from house_now() at time zone 'Africa/Lagos')::int as year`
  return row!.year
}
const statement = async ({ token }: TestPlayer, year: number) => house.send(user.getTaxStatement, { year }, token)

async function playAndPay(who: TestPlayer): Promise<void> {
  const { data } = await pay.deposit(who, '2000')
  await pay.approve(who)
  await pay.untilState(who, data.id, 'paid')
  const { wager, correction } = house.server.money
  const at = { source: 'betsolutions', playerId: who.id } as const
  const stake = (key: string, round: string, minor: bigint) =>
    wager({ ...at, kind: 'staked', key: `${key}-${who.id}`, round, amount: ngn(minor) })
  const win = (key: string, round: string, minor: bigint) =>
    wager({ ...at, kind: 'won', key: `${key}-${who.id}`, round, amount: ngn(minor) })
  await stake('s1', 'r1', 100_00n)
  await win('w1', 'r1', 600_00n)
  await stake('s2', 'r2', 50_00n)
  await wager({ ...at, kind: 'rolled-back', key: `b2-${who.id}`, betKey: `s2-${who.id}`, currency: 'NGN' })
  await stake('s3', 'r3', 30_00n)
  await win('w3', 'r3', 40_00n)
  const [undone] = await house.db.sql<{ id: bigint }>`select id from money.journal where key = ${`w3-${who.id}`}`
  await house.db.transaction((tx) =>
    correction.reversed(tx, { key: `u3-${who.id}`, journalId: undone!.id, reason: 'a wrong result' }),
  )
  const order = await pay.withdraw(who, '1000')
  await house.server.payDue()
  await pay.untilState(who, order.data.id, 'paid')
}

it('T07 the statement of a year is the ledger’s, gross and tax apart, less what was undone and reversed', async () => {
  const who = await aPlayer(house)
  await playAndPay(who)
  const year = await yearNow()
  const { data } = await statement(who, year)
  const sums = {
    deposited: 2000,
    depositTax: 100,
    withdrawn: 1000,
    withdrawalTax: 100,
    // 100 and 30 were staked and stand; 600 was won, of which 500 beyond the stake are taxed; 40 was reversed with its tax.
    staked: 130,
    won: 600,
    winningsTax: 100,
  }
  expect(data).toMatchObject({ year, years: [year], currency: 'NGN', number: who.number, total: sums })
  expect((data as { months: object[] }).months).toEqual([expect.objectContaining(sums)])
  const other = await aPlayer(house)
  expect((await statement(other, year)).data).toMatchObject({ months: [], total: { deposited: 0, winningsTax: 0 } })
  expect(await statement(who, year - 1)).toMatchObject({ status: 'INCORRECT_PARAMETER_VALUE' })
})

it('T07 the sums of all payees are those of the accounts of taxes, and pages of them leave none out', async () => {
  await playAndPay(await aPlayer(house))
  const range = { from: '2020-01-01', to: '2998-01-01', zone: 'Africa/Lagos' }
  const { taxReports, read } = house.server.money
  const rows = await taxReports.payees(house.db, range, 0n, 500)
  const taxes = { deposit: 'depositTax', withdrawal: 'withdrawalTax', winnings: 'winningsTax' } as const
  for (const [base, name] of Object.entries(taxes))
    expect(rows.reduce((total, row) => total + row[name], 0n)).toBe(await read.house(house.db, `tax:${base}`, 'NGN'))
  const next = await taxReports.payees(house.db, range, rows[0]!.playerId, 500)
  expect(next).toEqual(rows.slice(1))
  expect(await taxReports.payees(house.db, range, 0n, 1)).toEqual(rows.slice(0, 1))
})

it('T08 duty is of a month’s stakes less wins by the rate of each day, never below zero', () => {
  const rates = dutyRates('TZ', readDutyRates('casino@2026-11-15=30'))
  const day = (on: string, source: string, staked: bigint, won: bigint) => ({
    day: on,
    source,
    currency: 'TZS' as const,
    staked,
    won,
  })
  const lines = dutyOf(
    [
      day('2026-10-31', 'egt', 100_00n, 150_00n),
      day('2026-11-01', 'egt', 900_00n, 500_00n),
      day('2026-11-14', 'vivo', 100_00n, 200_00n),
      day('2026-11-15', 'egt', 50_01n, 0n),
      day('2026-11-15', 'jackpot', 10_00n, 0n),
    ],
    rates,
  )
  expect(
    lines.map(({ month, product, basisPoints, gross, duty }) => [month, product, basisPoints, gross, duty]),
  ).toEqual([
    ['2026-10', 'casino', 2_500, -50_00n, 0n],
    ['2026-11', 'casino', 2_500, 300_00n, 75_00n],
    ['2026-11', 'casino', 3_000, 50_01n, 15_00n],
    ['2026-11', 'jackpot', 2_500, 10_00n, 2_50n],
  ])
  expect(dutyRates('NG', []).casino).toEqual([expect.objectContaining({ basisPoints: 0 })])
  for (const wrong of ['payments@2026-01-01=5', 'casino@soon=5', 'casino@2026-01-01=100'])
    expect(() => readDutyRates(wrong)).toThrow('must be like')
})

it('T08 the days of gross revenue are the movements of the companies’ accounts', async () => {
  const range = { from: '2020-01-01', to: '2998-01-01', zone: 'Africa/Lagos' }
  const days = await house.server.money.taxReports.grossDays(house.db, range)
  const gross = days
    .filter(({ source }) => source === 'betsolutions')
    .reduce((sum, one) => sum + one.staked - one.won, 0n)
  expect(gross).toBe(await house.server.money.read.house(house.db, 'games:betsolutions', 'NGN'))
  expect(days.reduce((sum, { staked }) => sum + staked, 0n)).toBe(260_00n)
})

it('R76 a month says what came in and went out, what play came to, how long it took, and tax', async () => {
  const who = await aPlayer(house)
  const month = async (of: string) =>
    (await house.send(user.getMonth, { month: of }, who.token)) as never as {
      status: string
      data: Record<string, unknown>
    }
  const [row] = await house.db.sql<{ month: string; next: string }>`
    select to_char(house_now() at time zone 'Africa/Lagos', 'YYYY-MM') as month,
      to_char(house_now() at time zone 'Africa/Lagos' + interval '1 month', 'YYYY-MM') as next`
  await playAndPay(who)
  // Ten minutes later, and then after a pause that is longer than play may pause.
  const before = (await month(row!.month)).data['playedS'] as number
  const stake = (key: string) =>
    house.server.money.wager({
      source: 'betsolutions',
      playerId: who.id,
      kind: 'staked',
      key: `${key}-${who.id}`,
      round: `${key}-${who.id}`,
      amount: ngn(10_00n),
    })
  await house.shift(600)
  await stake('later')
  await house.shift(1_801)
  await stake('last')
  const { data } = await month(row!.month)
  expect(data).toMatchObject({
    month: row!.month,
    currency: 'NGN',
    deposited: 2000,
    withdrawn: 1000,
    // 130 and two of 10; 600 was won, 100 of it withheld.
    staked: 150,
    won: 600,
    net: 350,
    tax: 300,
  })
  const played = data['playedS'] as number
  expect(played - before).toBeGreaterThanOrEqual(600)
  expect(played - before).toBeLessThan(700)
  expect((await month('2020-01')).data).toMatchObject({ deposited: 0, net: 0, playedS: 0, tax: 0, upTo: '2020-01-31' })
  expect((await month(row!.next)).status).toBe('INCORRECT_PARAMETER_VALUE')
})
