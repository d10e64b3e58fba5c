/** What the studio remembers of the rounds of its shared tables. */
import type { Book } from '@uwanja/runtime/books'
import type { LiveProof, PastRound } from '@uwanja/contract/studio/live'
import type { Place } from '../players/sessions.ts'

/** One row per remembered round of a table; ids go round in a ring, so the file stays small. */
export interface RoundRow extends Place {
  readonly id: string
  readonly round: number
  readonly state: 'open' | 'over' | 'void'
  readonly programme: unknown
  /** Seed and outcome are written down only when everybody may know them. */
  readonly drawn: unknown
  readonly proof: LiveProof
}

const REMEMBERED = 32
const SHOWN = 20

export interface RoundBook {
  write(row: Omit<RoundRow, 'id'>): void
  /** The round after the table's last one. */
  next(place: Place): number
  past(place: Place): readonly PastRound[]
  /** The row of a round that was played to its end, else null. */
  over(place: Place, round: number): RoundRow | null
}

/** A round that was open when the last process ended is void from here on. */
export function openRoundBook(book: Book<RoundRow>): RoundBook {
  const idOf = ({ company, gameId }: Place, round: number) => `${company}/${gameId}/${String(round % REMEMBERED)}`
  const of = (place: Place) =>
    Array.from({ length: REMEMBERED }, (_, at) => book.get(idOf(place, at)))
      .filter((row) => row !== undefined)
      .sort((left, right) => right.round - left.round)
  for (const row of book.all()) if (row.state === 'open') book.put({ ...row, state: 'void' })
  return {
    write: (row) => book.put({ ...row, id: idOf(row, row.round) }),
    next: (place) => (of(place)[0]?.round ?? 0) + 1,
    past: (place) =>
      of(place)
        .filter(({ state }) => state === 'over')
        .slice(0, SHOWN)
        .map(({ round, drawn, programme, proof }) => ({ round, drawn, programme, proof })),
    over(place, round) {
      const row = book.get(idOf(place, round))
      return row?.round === round && row.state === 'over' ? row : null
    },
  }
}
