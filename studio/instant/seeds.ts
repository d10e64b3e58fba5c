/** The seed of each session's next round: made and committed to before the bet, used once. */
import type { SeedBook } from '../books/books.ts'
import { newSeed } from '../luck/chance.ts'
import type { Session } from '../players/sessions.ts'

export interface Seeds {
  /** Stays inside the studio; the page is told its commitment. */
  next(session: Session): Promise<string>
  /** Gives out the one that is next, for a round, and makes the one after. Whatever is written after this is kept after it. */
  take(session: Session, seed: string): void
}

/** Sessions whose seed is at hand; the oldest is looked up again, or made anew in practice. */
const MOST_AT_HAND = 5_000

export function openSeeds(book: SeedBook): Seeds {
  const atHand = new Map<string, string>()
  async function put({ id, token }: Session, seed: string): Promise<void> {
    atHand.delete(id)
    if (atHand.size >= MOST_AT_HAND) atHand.delete(atHand.keys().next().value!)
    atHand.set(id, seed)
    if (token !== null) await book.put(id, seed)
  }
  return {
    async next(session) {
      const known = atHand.get(session.id) ?? (session.token === null ? null : await book.find(session.id))
      // Somebody else may have made one while the book was asked.
      const seed = atHand.get(session.id) ?? known ?? newSeed()
      if (atHand.get(session.id) !== seed) await put(session, seed)
      return seed
    },
    take(session, seed) {
      if (atHand.get(session.id) !== seed) throw new Error('this seed is not the next one')
      void put(session, newSeed())
    },
  }
}
