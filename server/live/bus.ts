/**
 * News between processes: what a commit changed, told after it. Redis when there is one, else PostgreSQL's NOTIFY; the
 * embedded database has one process and needs neither. News may be lost (a process that dies between COMMIT and telling):
 * every memory that they keep fresh forgets by itself within a second.
 */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { PaymentState } from '@uwanja/contract/site/payment-states'

export type News =
  | {
      readonly news: 'balance'
      readonly playerId: string
      readonly version: string
      readonly totalMinor: string
      readonly currency: Currency
    }
  | { readonly news: 'payment'; readonly playerId: string; readonly paymentId: string; readonly state: PaymentState }
  /** Something in the player's inbox is new, read or gone. */
  | { readonly news: 'message'; readonly playerId: string }
  /** Operators changed what payment methods may do. */
  | { readonly news: 'methods' }
  /** Operators changed a company's keys. */
  | { readonly news: 'keys' }
  /** Null: every session of the player. */
  | { readonly news: 'session-ended'; readonly playerId: string; readonly sessionId: string | null }
  /** A carrier was away: what was told meanwhile is lost, so nothing that is remembered is known to be true. */
  | { readonly news: 'missed' }

/** Carries texts to every process that listens, this one included or not. */
export interface Carrier {
  /** False: nobody can say whether it was carried. */
  send(text: string): Promise<boolean>
  /** @param missed Called when news may have been lost: the carrier was away and is back. */
  listen(heard: (text: string) => void, missed: () => void): Promise<void>
  close(): Promise<void>
}

export interface Bus {
  /** After the commit: here at once, elsewhere as soon as the carrier brings it. */
  tell(news: News): void
  hear(listener: (news: News) => void): () => void
  close(): Promise<void>
}

/** NOTIFY takes at most 8,000 bytes. */
const MOST_IN_ONE = 40

interface Letter {
  readonly from: string
  readonly news: readonly News[]
}

/**
 * @param self This process's own name: what it hears of itself it knows already.
 * @param carriers The first that takes a letter carries it; letters are heard from all of them.
 * @param onTrouble Told when a carrier fails; the memories' own age then decides.
 */
export async function openBus(
  carriers: readonly Carrier[],
  self: string,
  onTrouble: (error: unknown) => void,
): Promise<Bus> {
  const listeners = new Set<(news: News) => void>()
  const waiting: News[] = []
  let sending: Promise<void> = Promise.resolve()
  let isSending = false

  const hand = (news: News) => {
    for (const listener of listeners) listener(news)
  }
  // One message for all that came while the last was under way: as group commit, so group telling.
  const drain = async () => {
    while (waiting.length > 0) {
      const news = waiting.splice(0, MOST_IN_ONE)
      await sendBy(carriers, JSON.stringify({ from: self, news } satisfies Letter), onTrouble)
    }
    isSending = false
  }
  const heard = (text: string) => {
    const letter = JSON.parse(text) as Letter
    if (letter.from !== self) letter.news.forEach(hand)
  }
  for (const carrier of carriers) await carrier.listen(heard, () => hand({ news: 'missed' }))
  return {
    tell(news) {
      hand(news)
      if (carriers.length === 0) return
      waiting.push(news)
      if (isSending) return
      isSending = true
      sending = drain()
    },
    hear(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      await sending
      for (const carrier of carriers) await carrier.close()
    },
  }
}

async function sendBy(carriers: readonly Carrier[], text: string, onTrouble: (error: unknown) => void): Promise<void> {
  for (const carrier of carriers) {
    try {
      if (await carrier.send(text)) return
    } catch (error) {
      onTrouble(error)
    }
  }
}
