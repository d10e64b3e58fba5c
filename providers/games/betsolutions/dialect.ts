/** BetSolutions' side of what we ask: the list of its games. Its launch and its play are the studio's own doors. */
import type { MakeDialect } from '../../world.ts'
import { LIST_PATH, STATUS } from './facts.ts'
import { sayGames } from './listing.ts'
import { hashOf, readForm, sameText } from './wire.ts'

export const PATHS = ['/v1/Game'] as const

export const betsolutionsDialect: MakeDialect = (world, keys) => ({
  company: 'betsolutions',
  handle({ method, path, rawBody }) {
    if (method !== 'POST' || path !== LIST_PATH) return { http: 404, body: '' }
    const fields = readForm(rawBody) ?? {}
    const { merchantId = '', key = '' } = keys
    const isOurs = sameText(fields['MerchantId'] ?? '', merchantId)
    const isSigned = key !== '' && sameText(fields['Hash'] ?? '', hashOf('GetGameList', fields, key))
    const body =
      isOurs && isSigned ? sayGames(world.studio.games()) : JSON.stringify({ StatusCode: STATUS.invalidHash })
    return { http: 200, body }
  },
})
