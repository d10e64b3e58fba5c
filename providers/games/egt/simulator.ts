/** What EGT answers to us: the list of its games, and the launch that a player's popup opens. */
import type { SimulatorReply, MakeSimulator, Simulator } from '../../world.ts'
import { leadTo } from '../visits.ts'
import { CODES, PATHS } from './facts.ts'
import { isListRequest, sayGames } from './listing.ts'
import { currencyOf, isOurs, readCall } from './wire.ts'
import { xmlOf } from './xml.ts'

const make: MakeSimulator = (world, keys) => {
  function list(rawBody: string): SimulatorReply {
    const asked = readCall(rawBody)
    const isGood = asked && isListRequest(asked.root) && isOurs(keys, asked.fields)
    const refused = () => xmlOf('ErrorResponse', { ErrorCode: CODES.internal, ErrorMessage: 'CREDENTIALS' })
    return { http: 200, type: 'text/xml', body: isGood ? sayGames(world.studio.games()) : refused() }
  }
  async function launch(query: Readonly<Record<string, string>>): Promise<SimulatorReply> {
    const { defenceCode = '', playerId = '', portalCode = '', language = '', gameId = '', demo, closeurl = '' } = query
    const currency = currencyOf(keys, portalCode)
    const isPlayer = /^[\w.~-]{1,200}$/.test(defenceCode) && /^[\w-]{1,64}$/.test(playerId)
    if (currency === null || (demo !== '1' && !isPlayer)) return leadTo(world.studio.refuse('token'))
    const entry = demo === '1' ? null : { token: defenceCode, playerId, currency }
    return leadTo(await world.studio.open({ gameId, lang: language, lobbyUrl: closeurl, entry }))
  }
  return {
    company: 'egt',
    handle({ method, path, query, rawBody }) {
      if (method === 'POST' && path === PATHS.games) return list(rawBody)
      return method === 'GET' && path === PATHS.launch ? launch(query) : { http: 404, body: '' }
    },
  }
}

export const simulator: Simulator = { paths: [PATHS.launch, PATHS.games], make }
