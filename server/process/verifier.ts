/**
 * The timer of the proof: a finding is shouted about. 20,000 journals a second, because the fastest wagers that were measured
 * are 10,000.
 */
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { every, inSlices, type Repeated } from '../runtime/every.ts'

/**
 * A journal costs a third in a slice of 1,000 of what it costs in one of 200. The embedded database has one session, and
 * whoever plays waits for the slice: there it stays at some ten milliseconds.
 */
const SLICES = {
  postgres: { slice: 2_000, mostSlices: 20 },
  embedded: { slice: 500, mostSlices: 80 },
} as const
const EVERY_MS = 2_000

export function openVerifier(
  db: Db,
  money: Money,
  onFault: (error: unknown) => void,
  isFirst: () => boolean,
): Repeated {
  const round = inSlices(SLICES[db.kind], async (slice) => {
    const { journals, findings } = await money.read.proof(db, slice)
    if (findings > 0) onFault(new Error(`the proof found ${findings} discrepancies: see money.finding`))
    return journals
  })
  return every(EVERY_MS, round, onFault, isFirst)
}
