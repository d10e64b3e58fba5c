/** One rule for every game: what is not more than its stake is never called a win, nor coloured as one. */
import { expect, it } from 'vitest'
import type { MeView, MyStake } from '@uwanja/contract/studio/zeppelin'
import { en } from '@uwanja/i18n/en/studio'
import { stakeNotice } from '../games/zeppelin/page/words.ts'
import { COUNT_MS, countedMinor, isWin, payoutOf } from './payout.ts'

it.each([
  [0n, 100_00n, 'lost'],
  [99_99n, 100_00n, 'part'],
  [100_00n, 100_00n, 'even'],
  [100_01n, 100_00n, 'won'],
  // A free round costs nothing, and may bring nothing.
  [1n, 0n, 'won'],
  [0n, 0n, 'lost'],
] as const)('G20 %s of %s is %s', (won, stake, payout) => {
  expect(payoutOf(won, stake)).toBe(payout)
  expect(isWin(won.toString(), stake.toString())).toBe(payout === 'won')
})

it('G20 what is not decided is no win', () => expect(isWin(null, '100')).toBe(false))

const me = { currency: 'NGN' } as MeView
const cashedOut = (cashOut: number, wonMinor: string) =>
  ({ state: 'won', round: 7, stakeMinor: '10000', settled: true, cashOut, wonMinor }) as MyStake

it.each([
  [100, '10000', 'note', 'Cashed out at 1.00x: returned 100.00 NGN of 100.00 NGN.'],
  [101, '10100', 'win', 'Cashed out at 1.01x: you won 101.00 NGN.'],
] as const)('G20 Zeppelin at %s hundredths, paying %s: a %s', (cashOut, won, tone, text) =>
  expect(stakeNotice(cashedOut(cashOut, won), me, null, en)).toEqual({ tone, text }),
)

it('G20 a win counts up from nothing to the whole sum, never down and never beyond', () => {
  const [first, early, late, end] = [0, 100, 800, COUNT_MS].map((ms) => countedMinor(123_45n, ms))
  expect([first, end, countedMinor(123_45n, 60_000)]).toEqual([0n, 123_45n, 123_45n])
  expect(early! > first! && late! > early! && end! > late!).toBe(true)
})
