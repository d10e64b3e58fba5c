/** What a page begins with (a lobby's games, what is on now), asked while its words are made. */
import { setTimeout as rest } from 'node:timers/promises'
import type { FirstNow } from '@uwanja/contract/site/home'
import type { FirstGames } from '@uwanja/contract/site/lobbies'
import type { Language } from '@uwanja/contract/wire/constants'

interface Asks {
  /** Null: this path begins with nothing of that kind. */
  readonly firstGames: (path: string, isMobile: boolean, language: Language) => Promise<FirstGames | FirstNow | null>
  readonly onFault: (error: unknown) => void
}

interface Answer {
  /** JSON; empty: none. */
  readonly games: string
  readonly atMs: number
}

/** The page's words wait no longer for its games. */
const GAMES_WAIT_MS = 300
/** Of what is late the last answer serves: what moves the site asks for anyway, and without games it has to ask for all. */
const LAST_ANSWER_MS = 5 * 60_000

/** @returns asks for a path, a device and a language: JSON, or nothing, because a page without its games is still a page. */
export function firstAnswers({ firstGames, onFault }: Asks) {
  const last = new Map<string, Answer>()
  return async (path: string, isMobile: boolean, language: Language): Promise<string> => {
    const key = `${language} ${path} ${isMobile}`
    const asked = firstGames(path, isMobile, language).then(
      (found) => {
        const games = found === null ? '' : JSON.stringify(found)
        last.set(key, { games, atMs: Date.now() })
        return games
      },
      (error: unknown) => {
        onFault(error)
        return null
      },
    )
    const games = await Promise.race([asked, rest(GAMES_WAIT_MS, null, { ref: false })])
    if (games !== null) return games
    const answer = last.get(key)
    return answer && Date.now() - answer.atMs < LAST_ANSWER_MS ? answer.games : ''
  }
}
