/** The numbers of each jurisdiction that keep money from moving, written a second time by hand: a change of one is meant. */
import { expect, it } from 'vitest'
import { upToOf } from '../identity/covers.ts'
import { askedBefore, JURISDICTIONS } from './jurisdictions.ts'

const HOUR_S = 3_600
/** In whole naira or shillings. */
const BY_HAND = {
  NG: {
    names: 100_000,
    document: 1_000_000,
    documents: ['NIN', 'BVN'],
    before: 'withdrawal',
    large: 5_000_000,
    largeDay: 5_000_000,
    years: 5,
    suspected: 5_000_000,
    turned: 500_000,
    percent: 10,
    payers: 4,
    screenedEvery: 24,
    unscreened: 100_000,
  },
  TZ: {
    names: 200_000,
    document: 2_000_000,
    documents: ['NIDA'],
    before: 'withdrawal',
    large: 25_000_000,
    largeDay: 25_000_000,
    years: 10,
    suspected: 25_000_000,
    turned: 2_500_000,
    percent: 10,
    payers: 4,
    screenedEvery: 24,
    unscreened: 200_000,
  },
} as const
const minor = (whole: number) => BigInt(whole) * 100n
const COUNTRIES = Object.keys(JURISDICTIONS) as (keyof typeof JURISDICTIONS)[]

it('N01 every jurisdiction has its numbers written by hand', () => expect(Object.keys(BY_HAND)).toEqual(COUNTRIES))

it.each(COUNTRIES)('N01 B33 %s: what a nameless, a named and a documented player may move, each way', (country) => {
  const { identity } = JURISDICTIONS[country]
  const { names, document, documents, before } = BY_HAND[country]
  expect([0, 1, 2].map((tier) => upToOf(identity, tier as 0, 'in'))).toEqual([minor(names), minor(document), null])
  expect([0, 1, 2].map((tier) => upToOf(identity, tier as 0, 'out'))).toEqual([0n, minor(document), null])
  expect(identity).toMatchObject({ documents, namesBefore: before })
  const early = askedBefore(JURISDICTIONS[country], 'deposit').identity
  expect([0, 1, 2].map((tier) => upToOf(early, tier as 0, 'in'))).toEqual([0n, minor(document), null])
})

it.each(COUNTRIES)('B38 B45 %s: what is reported, suspected and screened', (country) => {
  const { reporting, suspicion, screening, register } = JURISDICTIONS[country]
  const row = BY_HAND[country]
  expect(reporting).toEqual({
    largeMinor: minor(row.large),
    largeDayMinor: minor(row.largeDay),
    keepYears: row.years,
  })
  expect(suspicion).toEqual({
    largeDepositMinor: minor(row.suspected),
    turnedMinor: minor(row.turned),
    turnedPlayedPercent: row.percent,
    payers: row.payers,
  })
  expect(screening).toEqual({
    againAfterS: row.screenedEvery * HOUR_S,
    withdrawalsWaitAboveMinor: minor(row.unscreened),
  })
  // An hour for deposits and launches, a quarter for stakes and for the feed.
  expect(register).toEqual({ moneyFreshS: HOUR_S, stakeFreshS: HOUR_S / 4, feedFreshS: HOUR_S / 4 })
})
