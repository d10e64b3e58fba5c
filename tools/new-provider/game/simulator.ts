/** Sample Games in the sandbox: its shelf, and its page, which a launch leads to. */
import { randomUUID } from 'node:crypto'
import { LANGUAGES } from '@uwanja/contract/wire/constants'
import type { ListedGame } from '@uwanja/providers/listed-game'
import type { SimulatorReply, SimulatorRequest, MakeSimulator, Simulator } from '@uwanja/providers/world'
import { gswDoor, refusal } from '../../../providers/games/gsw/dialect-door.ts'
import { texts } from './texts.ts'

/** A page that is open longer asks for a new launch. */
const VISIT_MS = 300_000

/** The shelf of this company: one game, until you put yours here. */
const GAMES: readonly ListedGame[] = [
  {
    id: '1001',
    name: 'Sample Games 1001',
    kind: 'other',
    features: ['free-play'],
    launch: {},
    image: '',
    rtpBasisPoints: null,
    releasedOn: '2026-01-01',
    devices: ['mobile', 'desktop'],
  },
]

const make: MakeSimulator = (world, keys) => {
  const ask = gswDoor(world, keys, {
    games: () => GAMES,
    expect({ gameId, lang, entry }) {
      const query = new URLSearchParams({ game: gameId, lang, mode: entry ? 'real' : 'demo' })
      const url = `${world.publicUrl}/sample-games/play?${query.toString()}`
      return { id: randomUUID(), url, expiresMs: world.now() + VISIT_MS }
    },
  })
  return {
    company: 'sample-games',
    handle(request) {
      if (request.method === 'POST') return ask(request)
      return request.path === '/play' ? page(request) : refusal(404, 'INTERNAL_ERROR')
    },
  }
}

export const simulator: Simulator = { paths: ['/gsw/v1', '/play'], make }

/** Nothing of the query is written into the page: it only chooses among our own texts. */
function page({ query }: SimulatorRequest): SimulatorReply {
  const lang = LANGUAGES.find((one) => one === query['lang']) ?? 'en'
  const { title, real, demo } = texts[lang]
  const line = query['mode'] === 'real' ? real : demo
  const body = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${line}</p>`
  // The site shows it in a frame, wherever the site is; there is nothing here to be clicked.
  const headers = { 'content-security-policy': "default-src 'none'; frame-ancestors *" }
  return { http: 200, type: 'text/html; charset=utf-8', headers, body }
}
