/**
 * The matches that the page knows: `heads` with the markets of lists, `wholes` with all of theirs. Answers lay them in, the stream
 * moves them.
 */
import { createStore } from 'zustand/vanilla'
import { hookOf } from '../store-hook.ts'
import { changed, type Delta, type EventRow, scoredIn } from './changes.ts'

type Rows = Readonly<Record<string, EventRow>>
export type Extent = 'heads' | 'wholes'

interface Events {
  readonly heads: Rows
  readonly wholes: Rows
  /** Matches that are played now, as the stream says; null: it has not said yet. */
  readonly live: readonly string[] | null
}

export const events = createStore<Events>(() => ({ heads: {}, wholes: {}, live: null }))
const useEvents = hookOf(events)

/** When the stream moved a match last, by extent and id. */
const movedAtMs = new Map<string, number>()

/**
 * What an answer said. Of a match that the stream has moved since it was asked for, the stream knows better: what it told is not
 * told again.
 */
export function layIn(extent: Extent, rows: readonly EventRow[], askedAtMs: number): void {
  const known = events.getState()[extent]
  const news = rows.filter(
    ({ id, epoch }) => (known[id]?.epoch ?? 0) <= epoch && (movedAtMs.get(`${extent} ${id}`) ?? -Infinity) < askedAtMs,
  )
  events.setState({ [extent]: { ...known, ...Object.fromEntries(news.map((row) => [row.id, row])) } })
}

/** @returns the matches in which a goal, a point or a set was counted. */
export function move(extent: Extent, kind: 'whole' | 'delta', { events: changes, left }: Delta): EventRow[] {
  const { [extent]: known, live } = events.getState()
  const playing = kind === 'whole' ? [] : (live ?? [])
  const isNew = (id: string): boolean => !playing.includes(id)
  // One that has just begun is told whole: of what a list knew of it before, nothing stands any more.
  const isWhole = (id: string): boolean => kind === 'whole' || (extent === 'heads' && isNew(id))
  const rows = changes.map((change) => changed(isWhole(change.id) ? undefined : known[change.id], change))
  const scored = rows.filter((row) => scoredIn(known[row.id], row))
  for (const { id } of rows) movedAtMs.set(`${extent} ${id}`, performance.now())
  events.setState({
    [extent]: { ...known, ...Object.fromEntries(rows.map((row) => [row.id, row])) },
    ...(extent === 'heads'
      ? { live: [...playing.filter((id) => !left.includes(id)), ...rows.map(({ id }) => id).filter(isNew)] }
      : {}),
  })
  return scored
}

/** A match as it is now; null: nothing was heard of it yet. */
export const useEvent = (extent: Extent, id: string): EventRow | null => useEvents((known) => known[extent][id] ?? null)

export const useLiveIds = (): readonly string[] | null => useEvents(({ live }) => live)
