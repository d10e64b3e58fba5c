/** How the light pages answer: a page of this visit, what went wrong as a page, and a page for whom no visit is known. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from '@uwanja/contract/wire/printed'
import { isLanguage } from '@uwanja/i18n/language'
import { Refused } from '../process/mount.ts'
import { partsOf } from './address.ts'
import type { Asker, LiteDeps, Values } from './deps.ts'
import type { LiteTexts, Shown } from './page.ts'
import { headersFor, notePart, packed, pageText, saidIn } from './page.ts'
import { refusedText } from './slip-page.ts'

/** The name of the door behind which it stands, and of its skin. */
export const LITE = 'altenarlite'

export type LiteRequest = FastifyRequest<{ Params: { lang: string; '*': string } }>

/** What of a form or an address nobody of ours wrote. */
export class Malformed extends Error {}

/** Of a page's own values those that say where it is; a session and a visit are none. */
const STAYS = ['id', 'g', 'from', 'text', 'open', 'before'] as const

function searchOf(values: Values, slipName: string): string {
  const kept = STAYS.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as [string, string]]))
  return `?${new URLSearchParams([...kept, ['slip', slipName]]).toString()}`
}

/** HTTP of what was refused: nobody's page is not found, everything else was understood. */
const HTTP: Readonly<Record<string, number>> = { BET_NOT_FOUND: 404, EVENT_NOT_FOUND: 404, NOT_FOUND: 404 }

export async function saidFor({ params }: LiteRequest): Promise<LiteTexts> {
  const lang = params.lang.slice(0, 2).toLowerCase()
  return saidIn(isLanguage(lang) ? lang : 'en')
}

interface ReadRequest {
  readonly asker: Asker | null
  readonly said: LiteTexts
  readonly place: string
  readonly values: Values
  /** To be said on this page alone. */
  readonly note: string | null
}

export function openAnswers({ framedBy, onFault }: Pick<LiteDeps, 'framedBy' | 'onFault'>) {
  const headers = headersFor(framedBy)

  async function show(
    request: LiteRequest,
    reply: FastifyReply,
    told: ReadRequest,
    shown: Shown,
  ): Promise<FastifyReply> {
    const { asker, said, place, values, note } = told
    const visit = asker?.visit ?? null
    const search = visit ? searchOf(values, visit.slipName) : ''
    const theme = partsOf(request.params['*'])?.theme ?? null
    const framed = { visit, isPlayer: Boolean(asker?.session), place, search, hosts: framedBy, note, theme }
    const { body, encoding } = await packed(pageText(said, framed, shown), request.headers['accept-encoding'])
    if (encoding) void reply.header('content-encoding', encoding)
    return reply
      .code(shown.http ?? 200)
      .type('text/html; charset=utf-8')
      .headers(headers)
      .send(body)
  }

  return {
    show,
    goTo: (reply: FastifyReply, place: string): FastifyReply => reply.headers(headers).redirect(place, 303),

    /** For whom no visit is known: the way to a new one, as a visitor. */
    async lost(request: LiteRequest, reply: FastifyReply, http: number, what: 'unknown' | 'stale' | 'busy') {
      const said = await saidFor(request)
      const { texts } = said
      const theme = partsOf(request.params['*'])?.theme
      const front = `/${LITE}/${request.params.lang}/${theme ? `?theme=${theme}` : ''}`
      const goOn = html`<p><a class="b" href="${front}">${texts.goOn}</a></p>`
      const shown = { title: texts.title, http, main: html`${notePart(texts[what])}${goOn}` }
      return show(request, reply, { asker: null, said, place: '', values: {}, note: null }, shown)
    },

    /** What went wrong, as a page of this visit. */
    problem(said: LiteTexts, error: unknown): Shown {
      const { texts } = said
      if (error instanceof Malformed) return { title: texts.title, http: 400, main: notePart(texts.malformed) }
      if (!(error instanceof Refused)) {
        onFault(error)
        return { title: texts.title, http: 500, main: notePart(texts.broken) }
      }
      const http = HTTP[error.code]
      const text = http === 404 ? texts.unknown : refusedText({ said }, error.code)
      return { title: texts.title, http: http ?? 200, main: notePart(text) }
    },
  }
}
