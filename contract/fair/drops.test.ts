/** Drops: moments that follow from a seed, who takes them, and what a reader finds who works them out again. */
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { dropsCommitment, dropsDiffer, dropsOf, takenDrops } from './drops.ts'

const SEED = '5eed'.repeat(16)
const PLAN = { fromMs: 1_000_000, untilMs: 1_000_000 + 3_600_000, count: 20 }

it('C12 moments follow from the seed alone, lie within the race, and are worked out the same by another program', async () => {
  const drops = await dropsOf(SEED, PLAN)
  // In another form: with Node's own digest, and a division of numbers.
  const byHand = Array.from({ length: PLAN.count }, (_, at) => {
    const digest = createHash('sha256')
      .update(`drop|${SEED}|${String(at + 1)}`)
      .digest()
    const part = (digest.readUIntBE(0, 6) * 16 + (digest[6]! >> 4)) / 2 ** 52
    return { number: at + 1, atMs: PLAN.fromMs + Math.floor(part * 3_600_000) }
  }).sort((a, b) => a.atMs - b.atMs)
  expect(drops).toEqual(byHand)
  expect(drops.every(({ atMs }) => atMs >= PLAN.fromMs && atMs < PLAN.untilMs)).toBe(true)
  expect(await dropsCommitment(SEED)).toBe(createHash('sha256').update(`drops|${SEED}`).digest('hex'))
})

it('C12 each drop goes to the first round from its moment on that has none', () => {
  const drops = [100, 110, 120, 500].map((atMs, at) => ({ number: at + 1, atMs }))
  const rounds = [50, 105, 106, 130, 131, 400].map((atMs) => ({ player: `at ${String(atMs)}`, atMs }))
  expect(takenDrops(drops, rounds).map((one) => one?.atMs ?? null)).toEqual([105, 130, 131, null])
})

it('C12 a moment that was moved, a winner from before it, another seed, or a drop too few are found', async () => {
  const commitment = await dropsCommitment(SEED)
  const told = (await dropsOf(SEED, PLAN)).map((drop) => ({ ...drop, takenAtMs: drop.atMs + 5 }))
  const first = told[0]!
  const changed = (one: Partial<typeof first>) => [{ ...first, ...one }, ...told.slice(1)]
  expect(await dropsDiffer(SEED, commitment, PLAN, told)).toEqual([])
  expect(await dropsDiffer(SEED, commitment, PLAN, changed({ atMs: first.atMs + 1 }))).toEqual(['moment'])
  expect(await dropsDiffer(SEED, commitment, PLAN, changed({ takenAtMs: first.atMs - 1 }))).toEqual(['early'])
  expect(await dropsDiffer(SEED, 'other', PLAN, told)).toEqual(['commitment'])
  expect(await dropsDiffer(SEED, commitment, PLAN, told.slice(1))).toEqual(['moment'])
})
