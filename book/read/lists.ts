/** The lists of the read API, from the catalogue in memory. */
import type { Sport } from '../markets/table.ts'
import type { BookEvent } from '../catalogue/event.ts'
import { phaseOf } from '../catalogue/event.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { openFinder, startOf } from './finder.ts'
import type { EventRow, Sports } from './views.ts'
import { eventView } from './views.ts'

const MOST_LISTED = 100
const MOST_FOUND = 20
const HOUR_MS = 3_600_000
const SPORTS: readonly Sport[] = ['football', 'basketball', 'tennis']

interface Wanted {
  readonly sport?: Sport | undefined
  readonly tournament?: string | undefined
}

const isWanted = ({ place }: BookEvent, { sport, tournament }: Wanted): boolean =>
  place !== null && (!sport || place.sport === sport) && (!tournament || place.tournamentId === tournament)

/** A list's rows, and how many there are in all. */
interface List {
  readonly events: EventRow[]
  readonly total: number
}

export function openLists(catalogue: Catalogue) {
  const find = openFinder(catalogue)
  const ordered = (wanted: Wanted, isMeant: (event: BookEvent) => boolean): BookEvent[] =>
    [...catalogue.events()]
      .filter((event) => isWanted(event, wanted) && isMeant(event))
      .map((event) => ({ event, startMs: startOf(event) }))
      .sort((one, other) => one.startMs - other.startMs || Number(BigInt(one.event.id) - BigInt(other.event.id)))
      .map(({ event }) => event)
  const view = (event: BookEvent): EventRow | null =>
    eventView(event, catalogue.headlines(event), catalogue.circumstances())
  const listOf = (events: readonly BookEvent[], from: number, most: number): List => ({
    events: events.slice(from, from + most).flatMap((event) => view(event) ?? []),
    total: events.length,
  })
  const isAhead = (event: BookEvent, untilMs: number): boolean =>
    phaseOf(event) === 'before' && startOf(event) > catalogue.circumstances().nowMs && startOf(event) <= untilMs

  return {
    view,
    live: (wanted: Wanted): List =>
      listOf(
        ordered(wanted, (event) => phaseOf(event) === 'live'),
        0,
        MOST_LISTED,
      ),
    events: ({ hours, offset, ...wanted }: Wanted & { hours: number; offset: number }): List => {
      const untilMs = catalogue.circumstances().nowMs + hours * HOUR_MS
      return listOf(
        ordered(wanted, (event) => isAhead(event, untilMs)),
        offset,
        MOST_LISTED,
      )
    },
    event(id: string): EventRow | null {
      const event = catalogue.event(id)
      return event && eventView(event, catalogue.offer(event), catalogue.circumstances())
    },
    search(text: string): List {
      const { events, total } = find(text, MOST_FOUND)
      return { ...listOf(events, 0, MOST_FOUND), total }
    },
    sports(): Sports {
      const nowMs = catalogue.circumstances().nowMs
      return SPORTS.map((sport) => {
        const tournaments = new Map<string, Sports[number]['tournaments'][number]>()
        for (const event of ordered({ sport }, (one) => phaseOf(one) !== 'over')) {
          const { tournamentId: id, category, tournament: name, names } = event.place!
          const row = tournaments.get(id) ?? { id, category, name, names, live: 0, ahead: 0 }
          const isLive = phaseOf(event) === 'live'
          const ahead = !isLive && startOf(event) > nowMs ? 1 : 0
          tournaments.set(id, { ...row, live: row.live + (isLive ? 1 : 0), ahead: row.ahead + ahead })
        }
        const rows = [...tournaments.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
        const sum = (key: 'live' | 'ahead'): number => rows.reduce((all, row) => all + row[key], 0)
        return { sport, live: sum('live'), ahead: sum('ahead'), tournaments: rows }
      })
    },
  }
}

export type Lists = ReturnType<typeof openLists>
