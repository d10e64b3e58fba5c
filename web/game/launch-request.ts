/** What a launch page asks: the same from the page's head (early-game.ts) and from the page itself, so that it is asked once. */
import { GAME_LAUNCH_PATHS } from '@uwanja/contract/site/game-paths'
import type { Language } from '@uwanja/contract/wire/constants'
import { requestOf } from '@uwanja/contract/wire/request'
import { COMPANIES, type LaunchName } from './companies.ts'
import { addressValues } from './game-rules.ts'
import { isMobile } from './is-mobile.ts'
import { lastLobby } from './last-lobby.ts'

interface Opened {
  readonly name: LaunchName
  /** The last one of the path. */
  readonly segment: string | undefined
  readonly query: URLSearchParams
  readonly language: Language
}

export function launchRequest({ name, segment, query, language }: Opened) {
  const address = addressValues(query)
  const values = COMPANIES[name]({
    ...address,
    segment,
    lang: language,
    isMobile: isMobile(),
    lobbyUrl: `${location.origin}${lastLobby()}`,
  })
  const { path } = requestOf({ method: 'POST', path: GAME_LAUNCH_PATHS[name], place: 'query' }, values)
  return { freeplay: address.freeplay, values, path }
}
