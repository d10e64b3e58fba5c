/** What the studio remembers of its rounds, and shows of them. */
import type { Book } from '@uwanja/runtime/books'
import type { Chain, Fixed } from './chain.ts'
import type { PastRound } from '@uwanja/contract/studio/zeppelin'

/** One row per remembered round; ids go round in a ring, so the file stays small however long the studio runs. */
export interface RoundRow {
  readonly id: string
  readonly round: number
  readonly commitment: string
  readonly salt: string
  readonly state: 'open' | 'crashed' | 'void'
  /** Written down only when everybody may know it. */
  readonly seed: string | null
  readonly crash: number | null
}

const REMEMBERED = 64
const SHOWN = 20

export interface RoundBook {
  write(fixed: Fixed, state: RoundRow['state']): void
  /** The round after the last one of the book. */
  readonly next: number
  past(): readonly PastRound[]
  /** The crash point of a round that was played to its end, else null. */
  crashOf(round: number): number | null
}

/** A round that was open when the last process ended is void from here on; its seed is shown like any other. */
export function openRoundBook(book: Book<RoundRow>, chain: Chain): RoundBook {
  const newestFirst = () => [...book.all()].sort((left, right) => right.round - left.round)
  const write: RoundBook['write'] = ({ round, commitment, salt, seed, crash }, state) => {
    const told = state === 'open' ? { seed: null, crash: null } : { seed, crash }
    book.put({ id: String(round % REMEMBERED), round, commitment, salt, state, ...told })
  }
  const last = newestFirst()[0]
  if (last?.state === 'open') write(chain.fixed(last.round), 'void')
  return {
    write,
    next: (last?.round ?? 0) + 1,
    past: () =>
      newestFirst()
        .flatMap(({ round, commitment, salt, seed, crash, state }) =>
          seed === null || crash === null ? [] : [{ round, commitment, salt, seed, crash, isVoid: state === 'void' }],
        )
        .slice(0, SHOWN),
    crashOf(round) {
      const row = book.get(String(round % REMEMBERED))
      return row?.round === round && row.state === 'crashed' ? row.crash : null
    },
  }
}
