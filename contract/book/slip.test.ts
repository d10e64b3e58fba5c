/** Slips and settlements are bounded: the largest of each fits the body that carries it, and nothing larger passes. */
import { expect, test } from 'vitest'
import { MAX_MINOR } from '../wire/amounts.ts'
import { BODY_SIZES, NAME_SIZES, settlement, slip, slipNames, type Settlement, type Slip } from './slip.ts'

const most = Number(MAX_MINOR)
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length
const long = (size: number) => '一'.repeat(Math.floor(size / 3))
const names = (size: number) => ({ en: 'n'.repeat(size), sw: 'j'.repeat(size), zh: long(size) })

const PICK: Slip['legs'][number]['picks'][number] = {
  event_id: '9'.repeat(20),
  sport: 's'.repeat(16),
  event: names(NAME_SIZES.event),
  market: 'm'.repeat(40),
  specifiers: 's'.repeat(60),
  outcome: 'o'.repeat(32),
  market_name: names(NAME_SIZES.market),
  outcome_name: names(NAME_SIZES.outcome),
  starts_at: '2026-11-22T18:00:00.000Z',
  odds: 1_000_000,
}
const RULES = Object.fromEntries('abcdefgh'.split('').map((name) => [name.repeat(20), 'v'.repeat(20)]))
const SLIP: Slip = {
  version: 1,
  bet_id: 'b'.repeat(64),
  kind: 'multiple',
  unit: most,
  lines: 1,
  stake: most,
  currency: 'NGN',
  sizes: [30],
  legs: Array.from({ length: 30 }, () => ({ odds: 1_000_000, is_banker: false, picks: [PICK] })),
  booking_code: 'ABCDEF',
  most,
  rules: RULES,
  decided_at: '2026-11-22T17:00:00.000Z',
  replaces: 'b'.repeat(64),
}
/** What a debit and a movement say beside their document, with every id as long as it may be. */
const BESIDE = 1_000

test('B65 the largest slip of 30 picks fits a debit, and 31 are no slip, as legs of their own or in one match', () => {
  expect(slip.safeParse(SLIP).success).toBe(true)
  expect(bytes(SLIP) + BESIDE).toBeLessThanOrEqual(BODY_SIZES.slip)
  const [leg] = SLIP.legs
  expect(slip.safeParse({ ...SLIP, legs: [...SLIP.legs, leg!] }).success).toBe(false)
  const inOne = { ...leg!, picks: [PICK, PICK] }
  expect(slip.safeParse({ ...SLIP, legs: [inOne, ...SLIP.legs.slice(1)] }).success).toBe(false)
})

test.each([
  ['a name of one byte too many', { event: { en: 'n'.repeat(81) } }],
  ['a name whose letters are escaped past its size', { event: { en: '"'.repeat(41) } }],
  ['no English name', { event: { zh: '队' } }],
  ['odds in decimals', { odds: 1.85 }],
  ['a market with a blank', { market: 'goals match' }],
  ['a start without a zone', { starts_at: '2026-11-22T18:00:00' }],
])('B65 %s is refused', (_, over) => {
  expect(slip.safeParse({ ...SLIP, legs: [{ odds: 2_000, picks: [{ ...PICK, ...over }] }] }).success).toBe(false)
})

test('B65 names are cut to their bytes between letters, and what is the same as in English is left out', () => {
  expect(slipNames({ en: 'Mawimbi - Radi', sw: 'Mawimbi - Radi', zh: '海浪 - 闪电' }, 80)).toEqual({
    en: 'Mawimbi - Radi',
    zh: '海浪 - 闪电',
  })
  // Eleven letters of three bytes and two escaped ones of two are 37; 20 bytes hold five letters (15), and the mark of a cut (3).
  expect(slipNames({ en: `${'队'.repeat(11)}""` }, 20)).toEqual({ en: `${'队'.repeat(5)}…` })
})

test('B65 the largest settlement fits a movement', () => {
  const decided = {
    r: 1,
    v: '1/2',
    f: '100/101',
    odds: 1_000_000,
    score: 's'.repeat(32),
    void_case: 'v'.repeat(20),
  } as const
  const whole: Settlement = {
    version: 1,
    bet_id: 'b'.repeat(64),
    revision: 1_000_000,
    why: 'stake-back',
    outcome: 'replaced',
    // Thirty picks in fifteen legs: a row for each pick and for each leg.
    legs: [
      ...Array.from({ length: 30 }, (_, nth) => ({ leg: nth >> 1, pick: nth & 1, ...decided })),
      ...Array.from({ length: 15 }, (_, leg) => ({ leg, ...decided })),
    ],
    worth: { open: most, won: most, cashed: most, voided: most, bonus: most },
    replaced_by: 'b'.repeat(64),
    rules: RULES,
  }
  expect(settlement.safeParse(whole).success).toBe(true)
  expect(bytes(whole) + BESIDE).toBeLessThanOrEqual(BODY_SIZES.settlement)
})
