/** What BetSolutions answers to us: the list of its games, and the launch that a player's popup opens. */
import type { SimulatorReply, MakeSimulator, Simulator } from '../../world.ts'
import { sameText } from '../same-text.ts'
import { leadTo } from '../visits.ts'
import { LAUNCH_PATH, LIST_PATH, STATUS } from './facts.ts'
import { sayGames } from './listing.ts'
import { hashOf, readForm } from './wire.ts'

const make: MakeSimulator = (world, keys) => {
  const { merchantId = '', key = '' } = keys
  const isOurs = (fields: Readonly<Record<string, string>>) => sameText(fields['MerchantId'] ?? '', merchantId)

  function list(rawBody: string): SimulatorReply {
    const fields = readForm(rawBody) ?? {}
    const isSigned = key !== '' && sameText(fields['Hash'] ?? '', hashOf('GetGameList', fields, key))
    const body =
      isOurs(fields) && isSigned ? sayGames(world.studio.games()) : JSON.stringify({ StatusCode: STATUS.invalidHash })
    return { http: 200, body }
  }
  /** Exchanges the token and sends the browser on. */
  async function launch(query: Readonly<Record<string, string>>): Promise<SimulatorReply> {
    const { GameId: gameId = '', ProductId = '', Lang: lang = '', Token: token = '', IsFreePlay } = query
    const game = world.studio.games().find(({ id, launch }) => id === gameId && launch['productId'] === ProductId)
    if (!game || !isOurs(query)) return leadTo(world.studio.refuse('game', lang))
    const isFree = IsFreePlay === '1'
    if (!isFree && (token === '' || token.length > 200)) return leadTo(world.studio.refuse('token', lang))
    // Whose token it is, and in which currency, GetPlayerInfo tells.
    const entry = isFree ? null : { token, playerId: '', currency: '' }
    return leadTo(await world.studio.open({ gameId, lang, lobbyUrl: '', entry }))
  }
  return {
    company: 'betsolutions',
    handle({ method, path, query, rawBody }) {
      if (method === 'POST' && path === LIST_PATH) return list(rawBody)
      // A HEAD request, as some link previews send, would use up the one-time token.
      return method === 'GET' && path === LAUNCH_PATH ? launch(query) : { http: 404, body: '' }
    },
  }
}

export const simulator: Simulator = { paths: [LAUNCH_PATH, LIST_PATH], make }
