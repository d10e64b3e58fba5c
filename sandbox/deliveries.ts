/** Callbacks on their way to a platform: tried until answered with 2xx, on the clock, across restarts. */
import { askHttp, textOf } from '@uwanja/providers/asked'
import type { World } from '@uwanja/providers/world'
import type { Books } from '@uwanja/runtime/books'
import type { ShiftableClock } from '@uwanja/runtime/clock'

export type Delivery = Omit<Parameters<World['deliver']>[0], 'sinceMs'>

interface DeliveryRow {
  readonly id: string
  /** Whose money it is about. */
  readonly msisdn: string
  readonly url: string
  readonly state: 'waiting' | 'delivered' | 'given-up'
  readonly tries: number
  readonly nextMs: number
  /** HTTP status of the last answer; null when there was none. */
  readonly lastHttp: number | null
}

export interface ShownDelivery {
  readonly id: string
  readonly msisdn: string
  readonly url: string
  readonly state: DeliveryRow['state']
  readonly tries: number
  readonly lastHttp: number | null
  readonly nextAt: string | null
}

const SHOWN = 50
const ANSWER_MS = 10_000

export function openDeliveries({ books, clock }: { books: Books; clock: ShiftableClock }) {
  const book = books.book<DeliveryRow>('deliveries')
  const taken = new Set<string>()
  const running = new Set<Promise<void>>()
  const closing = new AbortController()

  function schedule(delivery: Delivery, row: DeliveryRow): void {
    clock.after(Math.max(0, row.nextMs - clock.now()), () => {
      if (closing.signal.aborted) return
      const run: Promise<void> = tryOnce(delivery, row).finally(() => running.delete(run))
      running.add(run)
    })
  }
  async function tryOnce(delivery: Delivery, row: DeliveryRow): Promise<void> {
    const lastHttp = await post(delivery, clock.wallMs(), closing.signal)
    // What the platform did with it is unknown, so this try does not count: it is made again after the restart.
    if (closing.signal.aborted) return
    const tries = row.tries + 1
    const delayS = delivery.delaysS[row.tries]
    if (lastHttp !== null && lastHttp >= 200 && lastHttp < 300) {
      return book.put({ ...row, tries, lastHttp, state: 'delivered' })
    }
    if (delayS === undefined) return book.put({ ...row, tries, lastHttp, state: 'given-up' })
    const next: DeliveryRow = { ...row, tries, lastHttp, nextMs: clock.now() + delayS * 1000 }
    book.put(next)
    schedule(delivery, next)
  }

  return {
    /** Takes a delivery on; the same id again only takes up what is left of it after a restart. */
    take(delivery: Delivery): void {
      if (taken.has(delivery.id)) return
      taken.add(delivery.id)
      const known = book.get(delivery.id)
      if (known && known.state !== 'waiting') return
      const { id, url, about } = delivery
      const { msisdn } = about
      const row = known ?? { id, msisdn, url, state: 'waiting', tries: 0, nextMs: clock.now(), lastHttp: null }
      if (!known) book.put(row)
      schedule(delivery, row)
    },
    /** Newest first. */
    list: (): ShownDelivery[] =>
      book
        .all()
        .slice(-SHOWN)
        .reverse()
        .map(({ id, msisdn, url, state, tries, lastHttp, nextMs }) => ({
          id,
          msisdn,
          url,
          state,
          tries,
          lastHttp,
          nextAt: state === 'waiting' ? new Date(nextMs).toISOString() : null,
        })),
    /** Resolves when no try is under way. */
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running)
    },
    async close(): Promise<void> {
      closing.abort()
      await Promise.all(running)
    },
  }
}
export type Deliveries = ReturnType<typeof openDeliveries>

/** The HTTP status of the answer; null when there was none. */
async function post(delivery: Delivery, wallMs: number, closing: AbortSignal): Promise<number | null> {
  try {
    const answer = await askHttp(delivery.url, {
      method: 'POST',
      body: delivery.body,
      headers: delivery.headers(wallMs),
      // A callback goes where the order said, and nowhere that this address would like to send it on to.
      redirect: 'manual',
      timeoutMs: ANSWER_MS,
      longest: 0,
      until: closing,
    })
    return answer.status
  } catch {
    return null
  }
}

/** One POST whose answer is waited for; see `World.ask`. */
export async function askOnce(asked: Parameters<World['ask']>[0]): ReturnType<World['ask']> {
  try {
    const answer = await askHttp(asked.url, {
      method: 'POST',
      body: asked.body,
      headers: asked.headers,
      redirect: 'manual',
      timeoutMs: ANSWER_MS,
      longest: 1_000_000,
    })
    return { http: answer.status, body: textOf(answer).slice(0, 20_000) }
  } catch {
    return null
  }
}
