/**
 * What is owed to wallets: said again with growing delays until it is answered. The movements of one bet leave one after another, bets
 * go in parallel. A restart needs nothing more than the bets: what they owe is asked of them.
 */
import { owed, type Bet, type Movement } from './bet.ts'

/** The one table of delays between tries. */
export const RETRY_S = [1, 2, 4, 8, 16, 32, 60] as const

/** unknown: nobody knows whether it was heard. Else the wallet's own code of a no, or null for a yes. */
export type WalletAnswer = 'unknown' | { readonly code: string | null }

export interface Outbox<B extends Bet> {
  /** Says what a bet owes; one call under way per bet. Resolves when all is answered, or at the first silence. */
  owe(bet: B): Promise<void>
  close(): void
}

export interface OutboxWorld<B extends Bet> {
  after(ms: number, fn: () => void): void
  say(bet: B, movement: Movement): Promise<WalletAnswer>
  /** Writes the answer down; resolves to the bet as it is then, null when nobody needs it any more. */
  answered(bet: B, movement: Movement, code: string | null): Promise<B | null>
  /** The bet as it is now: it may have changed while its wallet was silent. */
  current(key: string): B | undefined
}

export function openOutbox<B extends Bet>(world: OutboxWorld<B>): Outbox<B> {
  const running = new Set<string>()
  let isClosed = false

  async function attempt(start: B, tries: number): Promise<void> {
    let bet: B | null = start
    for (;;) {
      const movement: Movement | undefined = bet === null ? undefined : owed(bet)[0]
      if (bet === null || !movement) break
      const said = await world.say(bet, movement)
      // After close the books are shut; the next process finds the bet as it is and says it again under the same id.
      if (isClosed) return
      if (said === 'unknown') return again(bet, tries)
      bet = await world.answered(bet, movement, said.code)
      if (isClosed) return
    }
    running.delete(start.key)
  }
  function again(bet: B, tries: number): void {
    const delayS = RETRY_S[Math.min(tries, RETRY_S.length - 1)]!
    world.after(delayS * 1000, () => {
      if (!isClosed) void attempt(world.current(bet.key) ?? bet, tries + 1)
    })
  }
  return {
    async owe(bet) {
      if (isClosed || running.has(bet.key)) return
      running.add(bet.key)
      await attempt(bet, 0)
    },
    close() {
      isClosed = true
    },
  }
}
