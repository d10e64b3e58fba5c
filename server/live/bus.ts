/**
 * Notices between processes: what a commit changed, published after it. Redis when there is one, else PostgreSQL's NOTIFY; the
 * embedded database has one process and needs neither. A notice may be lost (a process that dies between COMMIT and publishing):
 * every memory that they keep fresh forgets by itself within a second.
 */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { PaymentState } from '@uwanja/contract/site/payment-states'
import { everybody, type Following } from './following.ts'

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
  /** Points of a cash race changed; every open page may be looking at it. */
  | { readonly news: 'race'; readonly raceId: string; readonly version: string }
  /** Operators changed what payment methods may do. */
  | { readonly news: 'methods' }
  /** Operators changed a company's keys. */
  | { readonly news: 'keys' }
  /** Null: every session of the player. */
  | { readonly news: 'session-ended'; readonly playerId: string; readonly sessionId: string | null }
  /** A transport was away: what was published meanwhile is lost, so nothing that is remembered is known to be true. */
  | { readonly news: 'resync' }

/** Carries notices to every process that listens, or to those that follow whom they are about; to this one as well or not. */
export interface Transport {
  /** False: nobody can say whether all of them were carried. */
  send(envelope: Envelope): Promise<boolean>
  /** @param resync Called when notices may have been lost: the transport was away and is back. */
  listen(take: (text: string) => void, resync: () => void): Promise<void>
  /** What it brings here. */
  readonly following: Following
  close(): Promise<void>
}

export interface Envelope {
  readonly from: string
  readonly news: readonly Notice[]
}

export const sealed = ({ from, news }: Envelope): string => JSON.stringify({ from, news })

export interface Bus {
  /** After the commit: here at once, elsewhere as soon as the transport brings it. */
  publish(notice: Notice): void
  subscribe(listener: (notice: Notice) => void): () => void
  /** Whose news come here from other processes. */
  readonly following: Following
  close(): Promise<void>
}

/** NOTIFY takes at most 8,000 bytes. */
const MOST_IN_ONE = 40

/**
 * @param self This process's own name: what it hears of itself it knows already.
 * @param transports The first that takes a message carries it; messages are read from all of them, and what is remembered leans on
 *   the first.
 * @param onTrouble Told when a transport fails; the memories' own age then decides.
 */
export async function openBus(
  transports: readonly Transport[],
  self: string,
  onTrouble: (error: unknown) => void,
): Promise<Bus> {
  const listeners = new Set<(notice: Notice) => void>()
  const waiting: Notice[] = []
  let sending: Promise<void> = Promise.resolve()
  let isSending = false

  const hand = (notice: Notice) => {
    for (const listener of listeners) listener(notice)
  }
  // One message for all that came while the last was under way: as group commit, so group publishing.
  const drain = async () => {
    while (waiting.length > 0) {
      const news = waiting.splice(0, MOST_IN_ONE)
      await sendBy(transports, { from: self, news }, onTrouble)
    }
    isSending = false
  }
  const ownBegins = sealed({ from: self, news: [] }).slice(0, -'[]}'.length)
  const take = (text: string) => {
    if (text.startsWith(ownBegins)) return
    const envelope = JSON.parse(text) as Envelope
    envelope.news.forEach(hand)
  }
  for (const transport of transports) await transport.listen(take, () => hand({ news: 'resync' }))
  return {
    following: transports[0]?.following ?? everybody(),
    publish(notice) {
      hand(notice)
      if (transports.length === 0) return
      waiting.push(notice)
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
  envelope: Envelope,
  onTrouble: (error: unknown) => void,
): Promise<void> {
  for (const transport of transports) {
    try {
      if (await transport.send(envelope)) return
    } catch (error) {
      onTrouble(error)
    }
  }
}
