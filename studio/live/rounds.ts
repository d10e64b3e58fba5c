/** What the studio remembers of the rounds of one shared table. */
import type { LiveProof, PastRound } from '@uwanja/contract/studio/live'
import type { Kept, RoundBook, RoundRow } from '../books/books.ts'

/** Seed and outcome are written down only when everybody may know them. */
export type PublicRound = Pick<PastRound, 'programme' | 'drawn' | 'proof'> & { readonly proof: LiveProof }

const SHOWN = 20

export interface Rounds {
  write(row: RoundRow<PublicRound>): Kept
  /** The round after the table's last one. */
  readonly next: number
  past(): readonly PastRound[]
}

const pastRound = ({ round, state, told }: RoundRow<PublicRound>): PastRound[] =>
  state === 'over' ? [{ round, ...told }] : []

/** A round that was open when the last process ended is void from here on. */
export async function openRounds(book: RoundBook<PublicRound>): Promise<Rounds> {
  const latest = await book.latest(SHOWN + 1)
  const [last] = latest
  if (last?.state === 'open') await book.put({ ...last, state: 'void' })
  let shown = latest.flatMap(pastRound).slice(0, SHOWN)
  return {
    next: (last?.round ?? 0) + 1,
    write(row) {
      shown = [...pastRound(row), ...shown].slice(0, SHOWN)
      return book.put(row)
    },
    past: () => shown,
  }
}
