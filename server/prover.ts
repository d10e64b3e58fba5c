/** The timer of the proof: slices of a few milliseconds, a finding is shouted about. */
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { every, type Repeated } from './every.ts'

const EVERY_MS = 1_000
const SLICE = 200
/** A backlog is worked off between other work, not instead of it. */
const SLICES_A_ROUND = 5

export function openProver(db: Db, money: Money, onFault: (error: unknown) => void): Repeated {
  const prove = async (goesOn: () => boolean) => {
    for (let slice = 0; slice < SLICES_A_ROUND && goesOn(); slice++) {
      const { journals, findings } = await money.read.proof(db, SLICE)
      if (findings > 0) onFault(new Error(`the proof found ${findings} discrepancies: see money.finding`))
      if (journals < SLICE) return
    }
  }
  return every(EVERY_MS, prove, onFault)
}
