/** What the studio owes to wallets: said again with growing delays until it is answered, also after a restart. */
import type { Heard } from '@uwanja/providers/games/speaker'
import type { Clock } from '../clock.ts'
import { owedCall, type Stake } from './stakes.ts'
import type { Wallet } from './wallet.ts'

const DELAYS_S = [1, 2, 4, 8, 16, 32, 60] as const

export interface Obligations {
  /** Says what follows from a decided stake. One of a kind per stake: saying it twice at once does nothing more. */
  owe(stake: Stake): void
  close(): void
}

type Answered = Exclude<Heard, { heard: 'unknown' }>

export function openObligations(world: {
  clock: Clock
  wallet: Wallet
  answered: (stake: Stake, heard: Answered) => void
}): Obligations {
  const running = new Set<string>()
  let isClosed = false

  async function attempt(stake: Stake, tries: number): Promise<void> {
    const call = owedCall(stake)
    if (!call || isClosed) return
    const heard = await world.wallet.ask(call)
    // After close the books are shut; the next process finds the row unsettled and says it again under the same id.
    if (isClosed) return
    if (heard.heard !== 'unknown') {
      running.delete(stake.id)
      world.answered(stake, heard)
      return
    }
    const delayS = DELAYS_S[Math.min(tries, DELAYS_S.length - 1)]!
    world.clock.after(delayS * 1000, () => void attempt(stake, tries + 1))
  }
  return {
    owe(stake) {
      if (running.has(stake.id)) return
      running.add(stake.id)
      void attempt(stake, 0)
    },
    close() {
      isClosed = true
    },
  }
}
