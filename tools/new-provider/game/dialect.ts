/** Sample Games' side of the launch: gives an address for a signed request, and shows its page there. */
import { randomUUID } from 'node:crypto'
import { LANGUAGES } from '@uwanja/contract/constants'
import type { ListedGame } from '@uwanja/providers/listed-game'
import type { DialectReply, DialectRequest, MakeDialect } from '@uwanja/providers/world'
import { isSigned, signedHeaders } from './signing.ts'
import { texts } from './texts.ts'
import { jsonOf, launchRequest } from './words.ts'

export const PATHS = ['/gsw/v1', '/play'] as const

/** The shelf of this company: one game, until you put yours here. */
const GAMES: readonly Omit<ListedGame, 'image'>[] = [
  {
    id: '1001',
    name: 'Sample Games 1001',
    kind: 'other',
    features: ['free-play'],
    launch: { productId: '1' },
    rtpBasisPoints: null,
    releasedOn: '2026-01-01',
    devices: ['mobile', 'desktop'],
  },
]

export const sampleGamesDialect: MakeDialect = (world, keys) => {
  function launch({ headers, rawBody }: DialectRequest): DialectReply {
    if (!isSigned(keys, { headers, nowMs: world.wallMs(), rawBody })) return json(401, { status: 'INVALID_SIGNATURE' })
    const wanted = launchRequest.safeParse(jsonOf(rawBody))
    if (!wanted.success) return json(400, { status: 'INTERNAL_ERROR' })
    const { game_id, lang, mode, token } = wanted.data
    const query = new URLSearchParams({ game: game_id, lang, mode, ...(token ? { token } : {}) })
    return json(200, { url: `${world.publicUrl}/sample-games/play?${query.toString()}`, session_id: randomUUID() })
  }

  function list({ headers, rawBody }: DialectRequest): DialectReply {
    const nowMs = world.wallMs()
    if (!isSigned(keys, { headers, nowMs, rawBody })) return json(401, { status: 'INVALID_SIGNATURE' })
    const reply = json(200, { games: GAMES.map((game) => ({ ...game, image: '' })) })
    return { ...reply, headers: signedHeaders(keys, nowMs, reply.body) }
  }

  return {
    company: 'sample-games',
    handle(request) {
      const { method, path } = request
      if (method === 'POST' && path === '/gsw/v1/games') return list(request)
      if (method === 'POST' && path === '/gsw/v1/launch') return launch(request)
      return method === 'GET' && path === '/play' ? page(request) : json(404, { status: 'INTERNAL_ERROR' })
    },
  }
}

function json(http: number, body: object): DialectReply {
  return { http, body: JSON.stringify(body) }
}

/** Nothing of the query is written into the page: it only chooses among our own texts. */
function page({ query }: DialectRequest): DialectReply {
  const lang = LANGUAGES.find((one) => one === query['lang']) ?? 'en'
  const { title, real, demo } = texts[lang]
  const line = query['mode'] === 'real' ? real : demo
  const body = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${line}</p>`
  return { http: 200, type: 'text/html; charset=utf-8', body }
}
