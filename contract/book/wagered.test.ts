/** What of a settled bet counts towards wagering, worked out by hand. */
import { expect, test } from 'vitest'
import type { Settlement, Slip } from './slip.ts'
import { countedStake } from './wagered.ts'

const slip = (odds: readonly number[], more: Partial<Slip> = {}): Slip =>
  ({ kind: 'multiple', sizes: [odds.length], lines: 1, legs: odds.map((one) => ({ odds: one })), ...more }) as Slip
const ended = (open: number, legs: readonly Partial<Settlement['legs'][number]>[] = [], outcome = 'lost') =>
  ({ outcome, worth: { open, won: 0, cashed: 0, voided: 0 }, legs }) as unknown as Settlement

test('B62 a bet counts at odds of 1.50 or more, and no other', () => {
  expect(countedStake(slip([1_500]), ended(1_000))).toBe(1_000n)
  expect(countedStake(slip([1_490]), ended(1_000))).toBe(0n)
  // 1.3 x 1.2 = 1.56, each alone too little.
  expect(countedStake(slip([1_300, 1_200]), ended(1_000, [], 'won'))).toBe(1_000n)
})

test('B62 a void leg counts as if it were not there', () => {
  expect(countedStake(slip([1_300, 1_200]), ended(1_000, [{ leg: 1, r: 0, v: '1', f: '1' }], 'won'))).toBe(0n)
})

test('B62 of a system each line counts by its own odds', () => {
  // Doubles of 1.1, 1.2, 2.0: 1.32, 2.2, 2.4: two of three.
  const system = slip([1_100, 1_200, 2_000], { kind: 'system', sizes: [2], lines: 3 })
  expect(countedStake(system, ended(300))).toBe(200n)
})

test('B62 what was cashed out, given back or is open counts nothing', () => {
  expect(countedStake(slip([2_000]), ended(400))).toBe(400n)
  for (const outcome of ['void', 'cashed', 'open', 'replaced'])
    expect(countedStake(slip([2_000]), ended(1_000, [], outcome))).toBe(0n)
})
