/** What BetConstruct answers to us: the list of its games, and the launch that a player's popup opens. */
import type { SimulatorReply, MakeSimulator, Simulator } from '../../world.ts'
import { percentText } from '../listing.ts'
import { sameText } from '../same-text.ts'
import { leadTo } from '../visits.ts'
import { CODES, PATHS } from './facts.ts'
import { openEnvelope } from './wire.ts'
import type { ListAnswer } from './words.ts'

const make: MakeSimulator = (world, keys) => {
  const isPartner = (raw: unknown) => typeof raw === 'string' && sameText(raw, keys['partnerId'] ?? '')

  function list(rawBody: string): SimulatorReply {
    const opened = openEnvelope(keys, rawBody, world.wallMs())
    const isGood = opened.is === 'good' && isPartner(opened.data['partnerId'])
    const games = world.studio.games().map((game) => ({
      gameId: game.id,
      name: game.name,
      category: game.kind,
      tags: [...game.features],
      thumbnail: game.image,
      rtp: percentText(game.rtpBasisPoints),
      launchDate: game.releasedOn,
      platforms: [...game.devices],
    }))
    const body = isGood ? ({ err_code: 0, games } satisfies ListAnswer) : { err_code: CODES.authentication }
    return { http: 200, body: JSON.stringify(body) }
  }
  async function launch(query: Readonly<Record<string, string>>): Promise<SimulatorReply> {
    const { gameId = '', language = '', openType = '', token = '', exitUrl = '' } = query
    const isPlayer = openType === 'fun' || /^[\w.~-]{1,200}$/.test(token)
    if (!isPartner(query['partnerId']) || !isPlayer) return leadTo(world.studio.refuse('token'))
    // Whose token it is, and in which currency, the first GetPlayerInfo tells.
    const entry = openType === 'fun' ? null : { token, playerId: '', currency: '' }
    return leadTo(await world.studio.open({ gameId, lang: language, lobbyUrl: exitUrl, entry }))
  }
  return {
    company: 'betconstruct',
    handle({ method, path, query, rawBody }) {
      if (method === 'POST' && path === PATHS.games) return list(rawBody)
      return method === 'GET' && path === PATHS.launch ? launch(query) : { http: 404, body: '' }
    },
  }
}

export const simulator: Simulator = { paths: [PATHS.launch, PATHS.games], make }
