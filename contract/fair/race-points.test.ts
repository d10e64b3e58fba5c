/** What rounds are worth in a race, and the points that follow: by hand. */
import { expect, it } from 'vitest'
import { raceEnd } from './race.ts'
import { pointsOf, worthOf, type PlayedRound, type RaceCounts } from './race-points.ts'

const rule = (counts: RaceCounts, step = 100n) => ({ counts, step, leastStake: 1_000n })
const round = (staked: bigint, returned = 0n, more: Partial<PlayedRound> = {}): PlayedRound => ({
  staked,
  returned,
  isClosed: true,
  settled: null,
  ...more,
})

it.each([
  ['a stake counts as it is', 'volume', round(1_500n), 1_500n],
  ['below the least stake nothing counts', 'volume', round(999n, 50_000n), null],
  ['a stake that was taken back counts nothing', 'volume', round(0n), null],
  ['of a bet the part that was settled at odds that count', 'volume', round(5_000n, 0n, { settled: 2_000n }), 2_000n],
  ['a bet that is void, free, cashed out or open', 'volume', round(5_000n, 5_000n, { settled: 0n }), null],
  ['12.345 times the stake, rounded down', 'multiple', round(1_000n, 12_345n), 1_234n],
  ['a lost round is a multiple of nothing', 'multiple', round(1_000n), 0n],
  ['an open round has no multiple', 'multiple', round(1_000n, 0n, { isClosed: false }), null],
  ['a bet of which a part came back has none either', 'multiple', round(5_000n, 9_000n, { settled: 4_000n }), null],
  ['a bet that won', 'multiple', round(5_000n, 10_000n, { settled: 5_000n }), 200n],
  ['more than the stake is a win', 'row', round(1_000n, 1_001n), 1n],
  ['the stake alone is none', 'row', round(1_000n, 1_000n), 0n],
  ['any round may take a drop', 'drops', round(1_000n), 1n],
  ['and no bet may', 'drops', round(1_000n, 0n, { settled: 1_000n }), null],
] as const)('C10 %s', (_title, counts, played, worth) => {
  expect(worthOf(rule(counts), played)).toBe(worth)
})

it('C10 points: stakes by the step, the best multiple, the longest row of wins', () => {
  expect(pointsOf(rule('volume'), [1_550n, 1_049n])).toBe(25n)
  expect(pointsOf(rule('multiple'), [150n, 0n, 1_234n, 90n])).toBe(1_234n)
  expect(pointsOf(rule('row'), [1n, 1n, 0n, 1n, 1n, 1n, 0n, 1n])).toBe(3n)
  expect(pointsOf(rule('row'), [0n, 0n])).toBe(0n)
  expect(pointsOf(rule('row'), [])).toBe(0n)
})

/** A small generator with a seed, so that a failure comes again. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state % below
  }
}

const RACES = process.env['UWANJA_DEEP'] ? 20_000 : 1_000

it(`C11 in ${String(RACES)} races what is paid and what is left are the prizes, and places are counted by hand`, () => {
  for (let seed = 1; seed <= RACES; seed++) {
    const die = dice(seed * 7_919)
    const prizes = Array.from({ length: 1 + die(12) }, () => BigInt(die(5_000))).sort((a, b) => Number(b - a))
    const racers = Array.from({ length: die(20) }, (_, at) => ({
      player: `p${String(at)}`,
      points: BigInt(die(6)),
      isExcluded: die(5) === 0,
    }))
    const { placed, paid, left } = raceEnd(racers, prizes)
    const whole = prizes.reduce((sum, one) => sum + one, 0n)
    expect(paid + left).toBe(whole)
    expect(left >= 0n).toBe(true)
    for (const one of racers) {
      const mine = placed.find(({ player }) => player === one.player)
      if (one.isExcluded || one.points === 0n) {
        expect(mine).toBeUndefined()
        continue
      }
      // In another form: how many are better, how many the same, and the prizes of just those places.
      const running = racers.filter(({ isExcluded, points }) => !isExcluded && points > 0n)
      const better = running.filter(({ points }) => points > one.points).length
      const same = running.filter(({ points }) => points === one.points).length
      let sum = 0n
      for (let place = better; place < better + same; place++) sum += prizes[place] ?? 0n
      expect(mine).toEqual({ player: one.player, place: better + 1, points: one.points, prize: sum / BigInt(same) })
    }
  }
})
