/** What a company that speaks GSW/1 answers when we ask it: its list of games, and an address for one visit. Signed both ways. */
import type { ListedGame } from '../../listed-game.ts'
import type { SimulatorReply, SimulatorRequest, Visit, World } from '../../world.ts'
import { percentText } from '../listing.ts'
import { PATHS } from './protocol.ts'
import { keyOf, signedHeaders } from './signing.ts'
import { jsonOf, launchRequest, listRequest, type LaunchAnswer, type ListAnswer } from './words.ts'

interface Offer {
  games(): readonly ListedGame[]
  /** Gives the address at which this visit will be let in. */
  expect(visit: Visit): { readonly id: string; readonly url: string; readonly expiresMs: number }
}

export function gswDoor(world: World, keys: Readonly<Record<string, string>>, offer: Offer) {
  // With the key of the question: who has not changed yet would not know another.
  const signed = (key: string, body: object): SimulatorReply => {
    const text = JSON.stringify(body)
    return { http: 200, body: text, headers: signedHeaders(keys, world.wallMs(), text, key) }
  }
  function launch(key: string, rawBody: string): SimulatorReply {
    const { success, data } = launchRequest.safeParse(jsonOf(rawBody))
    const isPlayer = success && (data.mode === 'demo' || (!!data.token && !!data.player_id))
    if (!success || !isPlayer) return refusal(400, 'INTERNAL_ERROR')
    const { game_id: gameId, lang, currency, lobby_url: lobbyUrl, token = '', player_id: playerId = '' } = data
    const entry = data.mode === 'demo' ? null : { token, playerId, currency }
    const { id, url, expiresMs } = offer.expect({ gameId, lang, lobbyUrl, entry })
    const answer: LaunchAnswer = { url, session_id: id, expires_at: new Date(expiresMs).toISOString() }
    return signed(key, answer)
  }
  return ({ path, headers, rawBody }: SimulatorRequest): SimulatorReply => {
    const key = keyOf(keys, { headers, nowMs: world.wallMs(), rawBody })
    if (key === null) return refusal(401, 'INVALID_SIGNATURE')
    if (path === PATHS.launch) return launch(key, rawBody)
    const isList = path === PATHS.games && listRequest.safeParse(jsonOf(rawBody)).success
    return isList ? signed(key, told(offer.games())) : refusal(404, 'INTERNAL_ERROR')
  }
}

export const refusal = (http: number, status: string): SimulatorReply => ({ http, body: JSON.stringify({ status }) })

const told = (games: readonly ListedGame[]): ListAnswer => ({
  games: games.map((game) => ({
    game_id: game.id,
    name: game.name,
    category: game.kind,
    features: [...game.features],
    image_url: game.image,
    rtp: percentText(game.rtpBasisPoints),
    released_on: game.releasedOn,
    devices: [...game.devices],
  })),
})
