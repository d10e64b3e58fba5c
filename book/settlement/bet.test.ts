/** What legs and bets come to, by hand; and what a wallet must hear so that it knows. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Settled } from './bet.ts'
import { betEnd } from './bet.ts'
import type { LegEnd } from './leg.ts'
import { legEnd } from './leg.ts'
import { legResultOf } from './grades.ts'
import type { SentMovement, Wanted } from './movements.ts'
import { owedFor } from './movements.ts'
import { TERMS } from './testing.ts'

const [WON, LOST, VOID, HALF_WON, HALF_LOST] = ['1 0 1', '0 0 1', '0 1 1', '1 1/2 1', '0 1/2 1']
const legs = (count: number): Settled['legs'] =>
  Array.from({ length: count }, () => ({ isBanker: false, futures: null }))
const bet = (count: number, more: Partial<Settled> = {}): Settled => ({
  kind: 'multiple',
  unitMinor: 1000n,
  lines: 1,
  sizes: [count],
  mayFail: null,
  price: null,
  freeBet: null,
  terms: TERMS,
  openMinor: 1000n,
  voidedMinor: 0n,
  cashedMinor: 0n,
  legs: legs(count),
  ...more,
})
type End = readonly [result: string, odds: number] | null
const ends = (...all: End[]): (LegEnd | null)[] =>
  all.map((one) => one && { result: legResultOf(one[0])!, odds: one[1] })
const text = (of: Settled, ...all: End[]): string => {
  const end = betEnd(of, ends(...all))
  return end ? `${end.outcome} ${String(end.pays)}` : 'open'
}

describe('a bet', () => {
  test('Y50 pays the product of its legs, floored once; all void is void; a push beside a won leg is one', () => {
    expect(text(bet(2), [WON, 1333], [WON, 1777])).toBe('won 2368')
    expect(text(bet(2), [WON, 2000], [VOID, 9000])).toBe('won 2000')
    expect(text(bet(2), [VOID, 2000], [VOID, 9000])).toBe('void 0')
    expect(text(bet(2), [HALF_WON, 2000], [HALF_LOST, 2000])).toBe('won 750')
    expect(text(bet(1), ['1 0 1/3', 7000])).toBe('won 2333')
    // Above its cap, of which a partial cash-out has paid a part.
    const partial = { openMinor: 600n, cashedMinor: 500n, terms: { ...TERMS, cap: 2000 } }
    expect(text(bet(1, partial), [WON, 2000])).toBe('won 1200')
    expect(text(bet(1, partial), [WON, 3000])).toBe('won 1500')
  })

  test('Y50 is lost as soon as no line of it can win, and open as long as one may', () => {
    expect(text(bet(3), [LOST, 2000], null, null)).toBe('lost 0')
    expect(text(bet(3, { kind: 'system', sizes: [2], lines: 3 }), [LOST, 2000], null, null)).toBe('open')
    expect(text(bet(3, { kind: 'system', sizes: [2], lines: 3 }), [LOST, 2000], [LOST, 2000], null)).toBe('lost 0')
    const banker = {
      legs: [{ isBanker: true, futures: null }, ...legs(2)],
      kind: 'system' as const,
      sizes: [1],
      lines: 2,
    }
    expect(text(bet(3, banker), [LOST, 2000], null, null)).toBe('lost 0')
    // Banker 2.0 in both lines: 2*3 + 2*1 for each 1000.
    expect(text(bet(3, banker), [WON, 2000], [WON, 3000], [VOID, 4000])).toBe('won 8000')
  })

  test('Y50 a win bonus counts legs that won whole at enough; a free bet pays what it wins above its face', () => {
    const winBonus = { leastOdds: 1200, base: 'net' as const, rows: [{ legs: 2, percent: 10 }] }
    // 4000 and a tenth of the 3000 above the stake.
    expect(betEnd(bet(3, { terms: { ...TERMS, winBonus } }), ends([WON, 2000], [WON, 2000], [VOID, 2000]))).toEqual({
      outcome: 'won',
      pays: 4300n,
      bonus: 300n,
    })
    expect(text(bet(2, { freeBet: 'f' }), [WON, 2000], [VOID, 2000])).toBe('won 1000')
    expect(text(bet(2, { freeBet: 'f' }), [HALF_LOST, 2000], [VOID, 2000])).toBe('lost 0')
    expect(text(bet(2, { freeBet: 'f' }), [VOID, 2000], [VOID, 2000])).toBe('void 0')
  })

  test('Y51 a flex loses a void leg and is struck anew; with fewer than three left it is void', () => {
    const flex = bet(4, { kind: 'flex', mayFail: 1, price: 1500 })
    const futures = [
      { chance: 0.5, m: 2, isGood: true },
      { chance: 0.5, m: 0, isGood: false },
    ]
    const of = { ...flex, legs: legs(4).map((leg) => ({ ...leg, futures })) }
    expect(text(of, [WON, 2000], [LOST, 2000], [WON, 2000], null)).toBe('open')
    expect(text(of, [WON, 2000], [LOST, 2000], [WON, 2000], [WON, 2000])).toBe('won 1500')
    expect(text(of, [LOST, 2000], [LOST, 2000], [WON, 2000], [WON, 2000])).toBe('lost 0')
    // At least two of three are right half of the time; with 8 % that is 1.85.
    expect(text(of, [VOID, 2000], [LOST, 2000], [WON, 2000], [WON, 2000])).toBe('won 1850')
    expect(text(of, [VOID, 2000], [VOID, 2000], [WON, 2000], [WON, 2000])).toBe('void 0')
  })
})

describe('several picks of one match', () => {
  const inputs = {
    sport: 'football' as const,
    strength: { total: 2.6, supremacy: 0.3 },
    chance: 0.3,
    facts: { status: 'not-started' },
    coverage: ['ft', 'ht'],
  }
  const pick = (market: string, outcome: string, odds: number, result: string | null, specifiers = '') => ({
    market,
    specifiers,
    outcome,
    odds,
    result,
  })
  const leg = (one: string | null, two: string | null, three: string | null) =>
    legEnd(
      {
        odds: 5000,
        inputs,
        picks: [
          pick('goals.match.1x2', '1', 2100, one),
          pick('goals.match.total', 'over', 1900, two, 'total=2.5'),
          pick('goals.match.both-score', 'yes', 1800, three),
        ],
      },
      'common',
    )

  test('Y51 one that is wrong loses all; one that is left counts at its own price; none is void', () => {
    expect(leg(WON, null, LOST)?.result).toEqual(legResultOf(LOST))
    expect(leg(WON, null, WON)).toBeNull()
    expect(leg(WON, WON, WON)).toEqual({ result: legResultOf(WON), odds: 5000 })
    expect(leg(WON, VOID, VOID)).toEqual({ result: legResultOf(WON), odds: 2100 })
    expect(leg(VOID, VOID, VOID)?.result).toEqual(legResultOf(VOID))
  })

  test('Y51 what is left of several is priced anew from what was frozen with them, above each of them alone', () => {
    const two = leg(WON, WON, VOID)!
    expect(two.odds).toBeGreaterThan(2100)
    expect(two.odds).toBeLessThan((2100 * 1900) / 1000)
    expect(leg(WON, WON, VOID)).toEqual(two)
  })
})

describe('what a wallet hears', () => {
  const debit: SentMovement = { key: 'r:1', bet: 'r', kind: 'debit', of: null, minor: 1000n, why: null }
  const hear = (said: readonly SentMovement[], wanted: Wanted): SentMovement[] => [
    ...said,
    ...owedFor(said, said, wanted).map((owed, at) => ({
      ...owed,
      key: `r:${String(said.length + at + 1)}`,
      bet: 'r',
      why: 'result',
    })),
  ]
  const standing = (said: readonly SentMovement[], kind: 'credit' | 'void'): bigint => {
    const first = said.find((one) => one.kind === kind)
    return said.findLast((one) => one.kind === 'change' && one.of === first?.key)?.minor ?? first?.minor ?? 0n
  }
  const wanted = fc.oneof(
    fc.constant<Wanted>({ won: null, voided: 0n }),
    fc.constant<Wanted>({ won: null, voided: 1000n }),
    fc.bigInt({ min: 0n, max: 9999n }).map((won): Wanted => ({ won, voided: 0n })),
  )

  test('Y50 after any history what it knows is what the bet is worth, and the same said twice owes nothing', () => {
    fc.assert(
      fc.property(fc.array(wanted, { minLength: 1, maxLength: 8 }), (all) => {
        let said: SentMovement[] = [debit]
        for (const one of all) {
          said = hear(said, one)
          expect([standing(said, 'credit'), standing(said, 'void')]).toEqual([one.won ?? 0n, one.voided])
          expect(hear(said, one)).toEqual(said)
        }
        expect(said.filter(({ kind }) => kind === 'credit').length).toBeLessThanOrEqual(1)
        expect(said.filter(({ kind }) => kind === 'void').length).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('Y50 of a round with two debits stake goes back out of each, and no more than it brought', () => {
    const raised: SentMovement = { ...debit, key: 'r:2', minor: 300n }
    const owed = owedFor([debit, raised], [], { won: null, voided: 1500n })
    // A wallet takes a first win only where stake stands: what goes back as one comes before the last of it is void.
    expect(owed.map(({ kind, of, minor }) => [kind, of, minor])).toEqual([
      ['credit', null, 200n],
      ['void', 'r:1', 1000n],
      ['void', 'r:2', 300n],
    ])
  })

  test.each([2500n, 0n])(
    'Y50 a bet that was void whole and is worth %s since has its stake taken back first',
    (won) => {
      const back = hear([debit], { won: null, voided: 1000n })
      expect(owedFor(back, back, { won, voided: 0n })).toEqual([
        { kind: 'change', of: 'r:2', minor: 0n },
        { kind: 'credit', of: null, minor: won },
      ])
      // Its win, once said, is there to be changed, and what is given comes first again.
      const again = hear(hear(back, { won, voided: 0n }), { won: null, voided: 1000n })
      expect(owedFor(again, again, { won: 2500n, voided: 0n }).map(({ of }) => of)).toEqual(['r:4', 'r:2'])
    },
  )
})
