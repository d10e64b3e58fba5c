/**
 * News between processes: what a commit changed, told after it. Redis when there is one, else PostgreSQL's NOTIFY; the
 * embedded database has one process and needs neither. News may be lost (a process that dies between COMMIT and telling):
 * every memory that they keep fresh forgets by itself within a second.
 */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { PaymentState } from '@uwanja/contract/site/payment-states'

export type Notice =
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
export interface Transport {
  /** False: nobody can say whether it was carried. */
  send(text: string): Promise<boolean>
  /** @param missed Called when news may have been lost: the carrier was away and is back. */
  listen(heard: (text: string) => void, missed: () => void): Promise<void>
  close(): Promise<void>
}

export interface Bus {
  /** After the commit: here at once, elsewhere as soon as the carrier brings it. */
  publish(news: Notice): void
  subscribe(listener: (news: Notice) => void): () => void
  close(): Promise<void>
}

/** NOTIFY takes at most 8,000 bytes. */
const MOST_IN_ONE = 40

interface Envelope {
  readonly from: string
  readonly news: readonly Notice[]
}

/**
 * @param self This process's own name: what it hears of itself it knows already.
 * @param transports The first that takes a letter carries it; letters are heard from all of them.
 * @param onTrouble Told when a carrier fails; the memories' own age then decides.
 */
export async function openBus(
  transports: readonly Transport[],
  self: string,
  onTrouble: (error: unknown) => void,
): Promise<Bus> {
  const listeners = new Set<(news: Notice) => void>()
  const waiting: Notice[] = []
  let sending: Promise<void> = Promise.resolve()
  let isSending = false

  const hand = (news: Notice) => {
    for (const listener of listeners) listener(news)
  }
  // One message for all that came while the last was under way: as group commit, so group telling.
  const drain = async () => {
    while (waiting.length > 0) {
      const news = waiting.splice(0, MOST_IN_ONE)
      await sendBy(transports, JSON.stringify({ from: self, news } satisfies Envelope), onTrouble)
    }
    isSending = false
  }
  const heard = (text: string) => {
    const envelope = JSON.parse(text) as Envelope
    if (envelope.from !== self) envelope.news.forEach(hand)
  }
  for (const transport of transports) await transport.listen(heard, () => hand({ news: 'missed' }))
  return {
    publish(news) {
      hand(news)
      if (transports.length === 0) return
      waiting.push(news)
      if (isSending) return
      isSending = true
      sending = drain()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      await sending
      for (const transport of transports) await transport.close()
    },
  }
}

async function sendBy(
  transports: readonly Transport[],
  text: string,
  onTrouble: (error: unknown) => void,
): Promise<void> {
  for (const transport of transports) {
    try {
      if (await transport.send(text)) return
    } catch (error) {
      onTrouble(error)
    }
  }
}
