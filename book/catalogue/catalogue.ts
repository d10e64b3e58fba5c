/**
 * The catalogue of one process: events in memory, as the database has them, and their prices. Prices are not stored: they follow
 * from what is stored, so every process has the same ones.
 */
import { createHash } from 'node:crypto'
import type { Db } from '@uwanja/database/sql'
import { canonical } from '../feed/canonical.ts'
import type { Producers } from '../feed/keeper.ts'
import { NOBODY } from '../feed/keeper.ts'
import { asItCounts } from '../feed/registers.ts'
import type { MarginTable } from '../pricing/margins.ts'
import { marginsOf, USUAL_MARGINS } from '../pricing/margins.ts'
import type { OfferedMarket } from '../pricing/offer.ts'
import { HEADLINES, inputsOf, offerOf } from '../pricing/offer.ts'
import type { BookEvent, Circumstances } from './event.ts'
import type { Epoch } from '../gates/store.ts'
import { gatesSince } from '../gates/store.ts'
import { openMemory } from './memory.ts'
import type { Kept } from './store.ts'
import { changedSince, standing } from './store.ts'

export interface Catalogue {
  /** Matches that are ahead, played, or were over not long ago. */
  events(): Iterable<BookEvent>
  /** A match, or a season. */
  event(id: string): BookEvent | null
  /** The season of a league; null: nothing was ever said of it. */
  season(tournament: string): BookEvent | null
  /** All its markets, priced now if nobody has asked for them since they changed. */
  offer(event: BookEvent): readonly OfferedMarket[]
  /** The few that lists show. */
  headlines(event: BookEvent): readonly OfferedMarket[]
  /** By tier and group, as this process prices with. */
  margins(): MarginTable
  circumstances(): Circumstances
  /** Reads what changed in the database up to now. */
  follow(): Promise<void>
  /** The same for what this process has written itself, as far as that is all: nothing is read then. */
  take(kept: Kept, atMs: number): Promise<void>
  /** Called with the events that changed; answers how to stop. */
  onChange(hear: (events: readonly BookEvent[]) => void): () => void
  readonly revision: () => bigint
}

interface Parts {
  readonly db: Db
  readonly feed: string
  readonly now: () => number
  /** As the listener of this process knows them; null: as they are stored. */
  readonly producers: () => Producers | null
  readonly onFault: (error: unknown) => void
  /** What prices an event; tests let it fail. */
  readonly price?: typeof offerOf
}

interface Priced {
  readonly revision: bigint
  readonly margins: MarginTable
  /** What the prices follow from; null: only the same revision has them. */
  readonly inputs: string | null
  readonly markets: readonly OfferedMarket[]
}

/** Whole offers that are kept in memory: live events, and what somebody looks at. */
const MOST_OFFERS = 64

/** Prices that are worked out once for each revision of an event, and not again while what they follow from is the same. */
function remembering(
  most: number,
  marginsNow: () => MarginTable,
  price: (event: BookEvent, margins: MarginTable) => OfferedMarket[] | null,
) {
  const known = new Map<string, Priced>()
  return (event: BookEvent): readonly OfferedMarket[] => {
    const before = known.get(event.id)
    const margins = marginsNow()
    const isOfNow = before?.margins === margins
    if (isOfNow && before.revision === event.revision) return before.markets
    const inputs = inputsOf(event)
    const isSame = isOfNow && inputs !== null && before.inputs === inputs
    const made = isSame ? before.markets : price(event, margins)
    known.delete(event.id)
    // What could not be priced is tried again with the next word.
    known.set(event.id, { revision: event.revision, margins, inputs: made ? inputs : null, markets: made ?? [] })
    for (const oldest of known.keys())
      if (known.size > most) known.delete(oldest)
      else break
    return made ?? []
  }
}

/** Never twice at once; asked for while it runs, it runs once more. */
function again(work: () => Promise<unknown>): () => Promise<void> {
  let isAsked = false
  let running: Promise<void> | null = null
  return () => {
    isAsked = true
    running ??= (async () => {
      while (isAsked) {
        isAsked = false
        await work()
      }
    })().finally(() => (running = null))
    return running
  }
}

/** One event that cannot be priced takes no other with it; it is shut and says so. */
function openPrices({ price = offerOf, onFault }: Pick<Parts, 'price' | 'onFault'>, marginsNow: () => MarginTable) {
  const unpriced = new Map<string, bigint>()
  const priced = (event: BookEvent, ids: readonly string[] | null, margins: MarginTable): OfferedMarket[] | null => {
    try {
      return price(event, ids, margins)
    } catch (error) {
      unpriced.set(event.id, event.revision)
      onFault(error)
      return null
    }
  }
  return {
    unpriced,
    offer: remembering(MOST_OFFERS, marginsNow, (event, margins) => priced(event, null, margins)),
    headlines: remembering(10_000, marginsNow, (event, margins) => priced(event, HEADLINES, margins)),
  }
}

function* matchesOf(events: Iterable<BookEvent>): Generator<BookEvent> {
  for (const event of events) if (!event.season) yield event
}

function seasonIn(events: Iterable<BookEvent>, tournament: string): BookEvent | null {
  for (const event of events) if (event.season && event.sourceId === tournament) return event
  return null
}

export function openCatalogue(deps: Parts): Catalogue {
  const { db, feed, now, producers } = deps
  const memory = openMemory()
  let margins = USUAL_MARGINS
  const { unpriced, offer, headlines } = openPrices(deps, () => margins)
  const listeners = new Set<(events: readonly BookEvent[]) => void>()
  let halts: ReadonlySet<string> = new Set()
  let stored: Producers = NOBODY
  let followedAtMs = now()

  /** Under other margins every match has other prices, though nothing was said of it. True: they are others. */
  function reprice(said: unknown): boolean {
    const next = marginsOf(said)
    if (canonical(next) === canonical(margins)) return false
    margins = next
    return true
  }

  function put(changed: readonly BookEvent[], raised: readonly Epoch[], upTo: bigint, askedMs: number): void {
    const laid = memory.put(changed, upTo)
    const news = [...new Map([...laid, ...memory.raise(raised)].map((event) => [event.id, event])).values()]
    followedAtMs = Math.max(followedAtMs, askedMs)
    if (news.length > 0) for (const hear of listeners) hear(news)
  }

  async function read(): Promise<void> {
    const askedMs = now()
    const said = await standing(db, feed)
    stored = { ...NOBODY, ...(said.producers as Partial<Producers> | null) }
    halts = new Set(said.halts)
    // What is read may be newer than what `standing` said; what it said is complete up to there.
    const isNews = said.revision > memory.revision()
    const known = memory.revision()
    const raised = isNews && known >= 0n ? await gatesSince(db, known) : []
    const isRepriced = reprice(said.margins)
    put(isNews ? await changedSince(db, known, askedMs) : [], raised, said.revision, askedMs)
    if (isRepriced) for (const hear of listeners) hear([...memory.events.values()])
    for (const id of memory.forgetPast(askedMs)) unpriced.delete(id)
  }

  const follow = again(read)
  return {
    events: () => matchesOf(memory.events.values()),
    event: (id) => memory.events.get(id) ?? null,
    season: (tournament) => seasonIn(memory.events.values(), tournament),
    offer,
    headlines,
    margins: () => margins,
    circumstances: () => ({
      producers: producers() ?? stored,
      nowMs: now(),
      halts,
      pricedAtMs: followedAtMs,
      unpriced,
    }),
    follow,
    async take(kept, atMs) {
      const changed = memory.changedBy(kept)
      if (changed) put(changed, kept.epochs, kept.revision, atMs)
      else await follow()
    },
    onChange(hear) {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    revision: memory.revision,
  }
}

/** One text for everything that was heard: equal for processes and for lives that heard the same. */
export function catalogueHash(events: Iterable<BookEvent>): string {
  const lines = [...events].map(({ source, sourceId, state, desk }) =>
    canonical([source, sourceId, asItCounts(state), desk]),
  )
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex')
}
