/** The timer of the proof: slices of a few milliseconds, a finding is shouted about. */
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { every, inSlices, type Repeated } from './every.ts'

export function openProver(db: Db, money: Money, onFault: (error: unknown) => void): Repeated {
  const round = inSlices({ slice: 200, mostSlices: 5 }, async (slice) => {
    const { journals, findings } = await money.read.proof(db, slice)
    if (findings > 0) onFault(new Error(`the proof found ${findings} discrepancies: see money.finding`))
    return journals
  })
  return every(1_000, round, onFault)
}
