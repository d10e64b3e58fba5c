/**
 * The timer of the proof: slices of some ten milliseconds, a finding is shouted about. 20,000 journals a second, because the
 * fastest wagers that were measured are 10,000.
 */
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { every, inSlices, type Repeated } from '../runtime/every.ts'

export function openProver(db: Db, money: Money, onFault: (error: unknown) => void): Repeated {
  const round = inSlices({ slice: 500, mostSlices: 40 }, async (slice) => {
    const { journals, findings } = await money.read.proof(db, slice)
    if (findings > 0) onFault(new Error(`the proof found ${findings} discrepancies: see money.finding`))
    return journals
  })
  return every(1_000, round, onFault)
}
