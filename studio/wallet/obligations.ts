/** What the studio owes to wallets: said again with growing delays until it is answered, also after a restart. */
import type { Heard, SpokenAsk } from '@uwanja/providers/games/speaker'
import type { Clock } from '@uwanja/runtime/clock'
import type { Wallet } from './wallet.ts'

const DELAYS_S = [1, 2, 4, 8, 16, 32, 60] as const

export interface Obligations<Owing> {
  /**
   * Says what follows from a decided row; one call under way per row, saying it twice at once does nothing more.
   * Resolves after the first try, whatever came of it.
   */
  owe(row: Owing): Promise<void>
  close(): void
}

export type Answered = Exclude<Heard, { heard: 'unknown' }>

export function openObligations<Owing extends { readonly id: string }>(world: {
  clock: Clock
  walletOf: (row: Owing) => Wallet
  /** What the wallet has yet to hear of a row; null: nothing. */
  owedCall: (row: Owing) => SpokenAsk | null
  answered: (row: Owing, heard: Answered) => void
}): Obligations<Owing> {
  const running = new Set<string>()
  let isClosed = false

  async function attempt(row: Owing, tries: number): Promise<void> {
    const call = world.owedCall(row)
    if (!call) running.delete(row.id)
    if (!call || isClosed) return
    const heard = await world.walletOf(row).ask(call)
    // After close the books are shut; the next process finds the row unsettled and says it again under the same id.
    if (isClosed) return
    if (heard.heard !== 'unknown') {
      running.delete(row.id)
      world.answered(row, heard)
      return
    }
    const delayS = DELAYS_S[Math.min(tries, DELAYS_S.length - 1)]!
    world.clock.after(delayS * 1000, () => void attempt(row, tries + 1))
  }
  return {
    async owe(row) {
      if (running.has(row.id)) return
      running.add(row.id)
      await attempt(row, 0)
    },
    close() {
      isClosed = true
    },
  }
}
