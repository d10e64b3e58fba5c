/** What we ask of a company that speaks GSW/1: to open a game, and to list its games. Signed both ways. */
import type { ListedGame } from '../../listed-game.ts'
import type { GameLaunch, Wire } from '../../plugs.ts'
import { askCompany, basisPointsOf, checkedGames, jsonOf } from '../listing.ts'
import { PATHS } from './protocol.ts'
import { keyOf, signedHeaders } from './signing.ts'
import * as words from './words.ts'

async function ask(company: string, path: string, body: object, wire: Wire): Promise<unknown> {
  const rawBody = JSON.stringify(body)
  const request = { headers: signedHeaders(wire.keys, Date.now(), rawBody), body: rawBody }
  const reply = await askCompany(company, wire.baseUrl + path, request, wire)
  const signed = { headers: Object.fromEntries(reply.headers), nowMs: Date.now(), rawBody: reply.body }
  if (keyOf(wire.keys, signed) === null) throw new Error(`${company}: the answer to ${path} is not signed`)
  return jsonOf(reply.body)
}

/** Asks the company for the address that the popup opens, and opens no other company's. */
export async function gswLaunch(company: string, wanted: GameLaunch, wire: Wire): Promise<string> {
  const body: words.LaunchRequest = {
    operator_id: wire.keys['operatorId'] ?? '',
    game_id: wanted.gameId,
    mode: wanted.freeplay ? 'demo' : 'real',
    ...(wanted.freeplay ? {} : { token: wanted.token, player_id: wanted.playerId }),
    currency: wanted.currency,
    lang: wanted.lang,
    device: wanted.platform,
    lobby_url: wanted.lobbyUrl,
  }
  const launched = words.launchAnswer.safeParse(await ask(company, PATHS.launch, body, wire))
  if (!launched.success) throw new Error(`${company}: the launch could not be read`)
  const { url } = launched.data
  if (new URL(url).origin !== new URL(wire.baseUrl).origin) throw new Error(`${company}: the launch leads elsewhere`)
  return url
}

export async function gswList(company: string, wire: Wire): Promise<readonly ListedGame[]> {
  const body = { operator_id: wire.keys['operatorId'] ?? '' }
  const answer = words.listAnswer.safeParse(await ask(company, PATHS.games, body, wire))
  if (!answer.success) throw new Error(`${company}: the list of games could not be read`)
  const rows = answer.data.games.map((game) => ({
    id: game.game_id,
    name: game.name,
    kind: game.category,
    features: game.features,
    launch: {},
    image: game.image_url,
    rtpBasisPoints: basisPointsOf(game.rtp),
    releasedOn: game.released_on,
    devices: game.devices,
  }))
  return checkedGames(company, rows)
}
