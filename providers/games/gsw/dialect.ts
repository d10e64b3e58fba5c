/** What a company that speaks GSW/1 answers to us: it lists its games, and opens one behind an address for one visit. */
import type { ListedGame } from '../../listed-game.ts'
import type { DialectReply, DialectRequest, MakeDialect, World } from '../../world.ts'
import { openVisits } from '../visits.ts'
import { percentText } from '../listing.ts'
import { PATHS } from './facts.ts'
import { keyOf, signedHeaders } from './signing.ts'
import { jsonOf, launchRequest, listRequest, type LaunchAnswer, type ListAnswer } from './words.ts'

export const GSW_PATHS = ['/gsw/v1', '/play'] as const

export function gswDialect(company: string): MakeDialect {
  return (world, keys) => {
    const visits = openVisits(company, world)
    const signed = (key: string, body: object): DialectReply => {
      const text = JSON.stringify(body)
      return { http: 200, body: text, headers: signedHeaders(keys, world.wallMs(), text, key) }
    }
    function launch(key: string, rawBody: string): DialectReply {
      const { success, data } = launchRequest.safeParse(jsonOf(rawBody))
      const isPlayer = success && (data.mode === 'demo' || (!!data.token && !!data.player_id))
      if (!success || !isPlayer) return refusal(400, 'INTERNAL_ERROR')
      const { game_id: gameId, lang, currency, lobby_url: lobbyUrl, token = '', player_id: playerId = '' } = data
      const entry = data.mode === 'demo' ? null : { token, playerId, currency }
      const { id, url, expiresMs } = visits.expect({ gameId, lang, lobbyUrl, entry })
      const answer: LaunchAnswer = { url, session_id: id, expires_at: new Date(expiresMs).toISOString() }
      return signed(key, answer)
    }
    function ask({ path, headers, rawBody }: DialectRequest): DialectReply {
      const key = keyOf(keys, { headers, nowMs: world.wallMs(), rawBody })
      if (key === null) return refusal(401, 'INVALID_SIGNATURE')
      if (path === PATHS.launch) return launch(key, rawBody)
      const isList = path === PATHS.games && listRequest.safeParse(jsonOf(rawBody)).success
      return isList ? signed(key, listOf(world)) : refusal(404, 'INTERNAL_ERROR')
    }
    return {
      company,
      handle(request) {
        if (request.method === 'POST') return ask(request)
        return request.method === 'GET' ? visits.come(request.path) : refusal(404, 'INTERNAL_ERROR')
      },
    }
  }
}

const refusal = (http: number, status: string): DialectReply => ({ http, body: JSON.stringify({ status }) })

function listOf({ studio }: World): ListAnswer {
  const games = studio.games().map((game: ListedGame) => ({
    game_id: game.id,
    name: game.name,
    category: game.kind,
    features: [...game.features],
    image_url: game.image,
    rtp: percentText(game.rtpBasisPoints),
    released_on: game.releasedOn,
    devices: [...game.devices],
  }))
  return { games }
}
