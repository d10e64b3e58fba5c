/** The seed of each session's next round: made and committed to before the bet, used once. */
import type { Book } from '@uwanja/runtime/books'
import type { Session } from '../players/sessions.ts'
import { newSeed } from '../luck/chance.ts'

export interface SeedRow {
  readonly id: string
  readonly seed: string
}

export interface Seeds {
  /** Stays inside the studio; the page is told its commitment. */
  next(session: Session): string
  /** Gives it out for a round, and makes the one for the round after. */
  take(session: Session): string
}

const MOST_PRACTICE = 5_000

export function openSeeds(book: Book<SeedRow>): Seeds {
  const practice = new Map<string, string>()
  function write({ id, token }: Session, seed: string): string {
    if (token !== null) book.put({ id, seed })
    else {
      if (practice.size >= MOST_PRACTICE) practice.delete(practice.keys().next().value!)
      practice.set(id, seed)
    }
    return seed
  }
  const next: Seeds['next'] = (session) =>
    (session.token === null ? practice.get(session.id) : book.get(session.id)?.seed) ?? write(session, newSeed())
  return {
    next,
    take(session) {
      const seed = next(session)
      write(session, newSeed())
      return seed
    },
  }
}
