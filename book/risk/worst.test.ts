/** The worst that a match can cost, by hand. */
import { REASONS } from '@uwanja/contract/book/bets'
import { LANGUAGES } from '@uwanja/contract/wire/constants'
import { loadBookReasons } from '@uwanja/i18n/book-reasons'
import { expect, it } from 'vitest'
import { footballModel } from '../pricing/event-model.ts'
import type { Exposure } from './exposure.ts'
import { exposureOf } from './exposure.ts'
import { worstCase } from './worst.ts'

const { joint } = footballModel({ total: 2.6, supremacy: 0.3 })

const staked = (market: string, outcome: string, stake: bigint, singles: bigint, specifiers = ''): Exposure => ({
  event: '1',
  market,
  specifiers,
  outcome,
  stake,
  singles,
  potential: 0n,
  weighted: 0n,
})

it('Y49 singles and same-match multiples cost what the dearest score of both halves makes of them together', () => {
  const rows = [
    // 100 on home at 2.00, 50 on over 2.5 at 3.00, 10 on both halves' home at 8.00 with over 2.5.
    staked('goals.match.1x2', '1', 100n, 200n),
    staked('goals.match.total', 'over', 50n, 150n, 'total=2.5'),
    staked('same-match', 'goals.1h.1x2?/1&goals.match.total?total=2.5/over', 10n, 80n),
    staked('goals.match.1x2', '2', 30n, 120n),
  ]
  const worst = worstCase(rows, joint!)
  // Home ahead at the break and in the end, with three goals: 200 + 150 + 80 - 190.
  expect([worst.scores, worst.others]).toEqual([240n, 0n])
  const { halfTime, fullTime } = worst.at!
  expect(halfTime[0]).toBeGreaterThan(halfTime[1])
  expect(fullTime[0]).toBeGreaterThan(fullTime[1])
  expect(fullTime[0] + fullTime[1]).toBeGreaterThanOrEqual(3)
})

it('Y49 a stake that comes back costs nothing, a half one half, and markets beside the scores count at their own worst', () => {
  const whole = [staked('goals.match.total', 'over', 100n, 190n, 'total=3')]
  // Four goals win it whole; three give it back.
  expect(worstCase(whole, joint!).scores).toBe(90n)
  const corners = [
    staked('corners.match.1x2', '1', 100n, 180n),
    staked('corners.match.1x2', '2', 40n, 160n),
    staked('corners.match.total', 'over', 10n, 20n, 'total=9.5'),
  ]
  // 180 less 140, and 20 less 10.
  expect(worstCase(corners, joint!)).toMatchObject({ scores: 0n, others: 50n, at: null })
})

it('Y49 of several legs each carries the payout of its lines, and that by the chances of the others', () => {
  const leg = (event: string, odds: number, chance: number) => ({
    isBanker: false,
    odds,
    result: null as string | null,
    futures: [
      { chance, m: odds / 1000, isGood: true },
      { chance: 1 - chance, m: 0, isGood: false },
    ],
    picks: [{ event, market: 'goals.match.1x2', specifiers: '', outcome: '1' }],
  })
  const legs = [leg('1', 2000, 0.5), leg('2', 3000, 0.25), leg('3', 4000, 0.2)]
  const bet = { unitMinor: 100n, mayFail: null, price: null, freeBet: null, legs }
  // Doubles of the three: 2x3 + 2x4, 2x3 + 3x4, 2x4 + 3x4.
  expect(exposureOf({ ...bet, sizes: [2] }).map(({ potential }) => potential)).toEqual([1400n, 1800n, 2000n])
  // The first: 600 x 0.25 + 800 x 0.2.
  expect(exposureOf({ ...bet, sizes: [2] })[0]!.weighted).toBe(310n)
  // One that is won counts with its odds and stands at risk no more.
  const decided = [{ ...legs[0]!, result: '1 0 1' }, legs[1]!, legs[2]!]
  const treble = exposureOf({ ...bet, legs: decided, sizes: [3] })
  expect(treble.map(({ event, potential, weighted }) => [event, potential, weighted])).toEqual([
    ['2', 2400n, 480n],
    ['3', 2400n, 600n],
  ])
})

it('Y43 every reason for which a slip is no bet has a text in every language', async () => {
  for (const language of LANGUAGES)
    expect(Object.keys(await loadBookReasons(language)).sort()).toEqual([...REASONS].sort())
})
