/** The timer of the proof: slices of a few milliseconds, a finding is shouted about. */
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'

const EVERY_MS = 1_000
const SLICE = 200
/** A backlog is worked off between other work, not instead of it. */
const SLICES_A_ROUND = 5

export interface Prover {
  stop(): Promise<void>
}

export function openProver(db: Db, money: Money, onFault: (error: unknown) => void): Prover {
  let round: Promise<void> = Promise.resolve()
  let isStopped = false
  const prove = async () => {
    for (let slice = 0; slice < SLICES_A_ROUND && !isStopped; slice++) {
      const { journals, findings } = await money.read.proof(db, SLICE)
      if (findings > 0) onFault(new Error(`the proof found ${findings} discrepancies: see money.finding`))
      if (journals < SLICE) return
    }
  }
  let isProving = false
  const timer = setInterval(() => {
    if (isProving) return
    isProving = true
    round = prove()
      .catch(onFault)
      .finally(() => (isProving = false))
  }, EVERY_MS)
  timer.unref()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await round
    },
  }
}
