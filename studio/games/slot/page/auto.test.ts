/** When spinning by itself ends. */
import { expect, it } from 'vitest'
import type { PlayRound } from '@uwanja/contract/studio/play'
import { afterRound } from './auto.ts'

const ALL = { stopFree: true, stopWin: true, stopLoss: true }
const NONE = { stopFree: false, stopWin: false, stopLoss: false }
const round = (winMinor: string, spins = 1) =>
  ({
    stakeMinor: '100',
    costMinor: '100',
    winMinor,
    view: { spins: Array(spins).fill({}), coins: 0 },
  }) as unknown as PlayRound
const run = { left: 5, lostMinor: 0n }

it('G08 goes on while no rule stops it, and counts what is lost', () => {
  expect(afterRound(run, ALL, round('30'))).toEqual({ left: 4, lostMinor: 70n })
  expect(afterRound({ left: 1, lostMinor: 0n }, NONE, round('0'))).toBeNull()
})

it('G08 stops at free spins, a large win and a loss, each only when wanted', () => {
  expect(afterRound(run, ALL, round('0', 9))).toBeNull()
  expect(afterRound(run, ALL, round('1000'))).toBeNull()
  expect(afterRound({ left: 5, lostMinor: 1_900n }, ALL, round('0'))).toBeNull()
  expect(afterRound({ left: 5, lostMinor: 1_900n }, NONE, round('0', 9))).toEqual({ left: 4, lostMinor: 2_000n })
})
