/** What the studio remembers of its flights, and shows of them. */
import type { PastRound } from '@uwanja/contract/studio/zeppelin'
import type { Kept, RoundBook, RoundRow } from '../../books/books.ts'
import type { Chain, Fixed } from './chain.ts'

/** Seed and crash point are written down only when everybody may know them. */
export interface PublicFlight {
  readonly commitment: string
  readonly salt: string
  readonly seed: string | null
  readonly crash: number | null
}

const SHOWN = 20

export interface Flights {
  write(fixed: Fixed, state: RoundRow<PublicFlight>['state']): Kept
  /** The round after the last one of the book. */
  readonly next: number
  past(): readonly PastRound[]
  /** The crash point of a round that was played to its end, else null. */
  crashOf(round: number): Promise<number | null>
}

function pastRound({ round, state, told }: RoundRow<PublicFlight>): PastRound[] {
  const { commitment, salt, seed, crash } = told
  return seed === null || crash === null ? [] : [{ round, commitment, salt, seed, crash, isVoid: state === 'void' }]
}

/** A round that was open when the last process ended is void from here on; its seed is shown like any other. */
export async function openFlights(
  book: RoundBook<PublicFlight>,
  latest: readonly RoundRow<PublicFlight>[],
  chain: Chain,
): Promise<Flights> {
  const next = (latest[0]?.round ?? 0) + 1
  let shown = latest.flatMap(pastRound).slice(0, SHOWN)
  const write: Flights['write'] = ({ round, commitment, salt, seed, crash }, state) => {
    const secret = state === 'open' ? { seed: null, crash: null } : { seed, crash }
    const row = { round, state, told: { commitment, salt, ...secret } }
    shown = [...pastRound(row), ...shown].slice(0, SHOWN)
    return book.put(row)
  }
  if (latest[0]?.state === 'open') await write(chain.fixed(latest[0].round), 'void')
  return {
    write,
    next,
    past: () => shown,
    async crashOf(round) {
      const row = await book.find(round)
      return row?.state === 'over' ? row.told.crash : null
    },
  }
}
