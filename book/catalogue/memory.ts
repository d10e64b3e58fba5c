/** Events as one process has them in memory: laid in as they are read, or as this process wrote them itself. */
import type { BookEvent } from './event.ts'
import { isPast } from './event.ts'
import type { Epoch } from '../gates/store.ts'
import type { Kept } from './store.ts'

const nameOf = ({ source, sourceId }: Pick<BookEvent, 'source' | 'sourceId'>): string => `${source} ${sourceId}`

export function openMemory() {
  const events = new Map<string, BookEvent>()
  /** By their names where they come from. */
  const ids = new Map<string, string>()
  let revision = -1n

  return {
    events: events as ReadonlyMap<string, BookEvent>,
    /** Everything up to it is known. */
    revision: () => revision,
    /** Lays in what changed up to a revision; nothing older over what is newer. Gives back what is news. */
    put(changed: readonly BookEvent[], upTo: bigint): BookEvent[] {
      const news = changed.filter((event) => event.revision >= (events.get(event.id)?.revision ?? -1n))
      for (const event of news) {
        events.set(event.id, event)
        ids.set(nameOf(event), event.id)
      }
      if (upTo > revision) revision = upTo
      return news
    },
    /** Lays in gates that were raised, whether or not their events changed. Gives back the events. */
    raise(epochs: readonly Epoch[]): BookEvent[] {
      return epochs.flatMap(({ event: id, epoch }) => {
        const event = events.get(id)
        if (!event || event.epoch >= epoch) return []
        const raised = { ...event, epoch }
        events.set(id, raised)
        return [raised]
      })
    },
    /** The events of what this process wrote, as they are now; null: something else is to be read, too. */
    changedBy({ revision: next, source, states, epochs, isPlaced }: Kept): BookEvent[] | null {
      // A number between was taken by somebody else.
      if (isPlaced || next !== revision + 1n) return null
      const raised = new Map(epochs.map(({ event, epoch }) => [event, epoch]))
      const found: BookEvent[] = []
      for (const [sourceId, state] of states) {
        const event = events.get(ids.get(nameOf({ source, sourceId })) ?? '')
        if (!event) return null
        found.push({ ...event, revision: next, state, epoch: raised.get(event.id) ?? event.epoch })
      }
      return found
    },
    /** Lets go of what is over for long, and says what it was. */
    forgetPast(nowMs: number): string[] {
      const past = [...events.values()].filter((event) => isPast(event, nowMs))
      for (const event of past) {
        events.delete(event.id)
        ids.delete(nameOf(event))
      }
      return past.map(({ id }) => id)
    },
  }
}
