/**
 * Whose a company's token is, remembered: what no row ever changes again. Whether the session still holds is not remembered;
 * the wager's own statement looks (functions/wager-behind-sessions.sql).
 */
import type { GameSession } from './store.ts'

export type Seat = Pick<GameSession, 'id' | 'playerId' | 'currency'>

export interface Seats {
  /** Undefined: not known here. A token under another player's name is nobody's, and that is for the database to say. */
  of(company: string, token: string, playerId?: string): Seat | undefined
  remember(company: string, token: string, seat: Seat): void
}

/** Some hundred bytes each. */
const MOST = 50_000

export function openSeats(most = MOST): Seats {
  const seats = new Map<string, Seat>()
  const nameOf = (company: string, token: string) => `${company} ${token}`
  return {
    of(company, token, playerId) {
      const seat = seats.get(nameOf(company, token))
      return seat && (playerId ?? `${seat.playerId}`) === `${seat.playerId}` ? seat : undefined
    },
    remember(company, token, { id, playerId, currency }) {
      const name = nameOf(company, token)
      seats.delete(name)
      seats.set(name, { id, playerId, currency })
      if (seats.size > most) seats.delete(seats.keys().next().value!)
    },
  }
}
