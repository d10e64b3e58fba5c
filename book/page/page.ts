/** A bare page of what the read API tells, made by the server in three languages: lists, leagues, a match, search. */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { html, Markup } from '@uwanja/contract/wire/printed'
import { loadBookMarkets } from '@uwanja/i18n/book-markets'
import { BOOK_PAGES } from '@uwanja/i18n/book-page'
import { isLanguage } from '@uwanja/i18n/language'
import type { Lists } from '../read/lists.ts'
import type { PageQuery, Shown } from './makers.ts'
import { ASKED, makers } from './makers.ts'
import type { PageTexts } from './parts.ts'
import { headPart } from './parts.ts'
import { SCRIPT } from './script.ts'
import { STYLE } from './style.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const headersFor = (framedBy: readonly string[]) => ({
  'content-security-policy':
    `default-src 'none'; connect-src 'self'; script-src ${hashOf(SCRIPT)}; style-src ${hashOf(STYLE)}; ` +
    `img-src data:; frame-ancestors ${framedBy.join(' ') || "'none'"}; base-uri 'none'; form-action 'self'`,
  // A session stands in the address of its frame.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
})

async function saidIn(lang: string | undefined): Promise<PageTexts> {
  const language = isLanguage(lang) ? lang : 'en'
  return { language, texts: BOOK_PAGES[language], names: await loadBookMarkets(language) }
}

function pageOf({ said, path, asked, shown }: Frame): Page {
  const { lang: _, ...values } = asked
  const { main, title, topic, tournament, http = 200 } = shown
  const page = html`<html lang="${said.language}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title ?? said.texts.title}</title>
      <link rel="icon" href="data:," />
      ${new Markup(`<style>${STYLE}</style>`)}
    </head>
    <body data-topic="${topic}" data-tournament="${tournament}">
      ${headPart(said, path, values as Readonly<Record<string, string>>)}
      <main>${main}</main>
      ${new Markup(`<script>${SCRIPT}</script>`)}
    </body>
  </html>`
  return { http, text: `<!doctype html>${page.text}` }
}

interface Page {
  readonly http: number
  readonly text: string
}

/** So long one page is everybody's: when a match begins, all who watch ask for it again. */
const SHARED_MS = 1000
const MOST_SHARED = 300

/** Makes a page once for all who ask for it within a second. */
function sharing() {
  const known = new Map<string, { readonly page: Promise<Page>; readonly untilMs: number }>()
  return (key: string, make: () => Promise<Page>): Promise<Page> => {
    const before = known.get(key)
    if (before && before.untilMs > performance.now()) return before.page
    if (known.size >= MOST_SHARED) known.clear()
    const page = make()
    known.set(key, { page, untilMs: performance.now() + SHARED_MS })
    return page
  }
}

interface Frame {
  readonly said: PageTexts
  readonly path: string
  readonly asked: PageQuery
  readonly shown: Shown
}

type Query = Readonly<Record<string, unknown>>

/** What a page understands, and nothing else: what is made for one is shown to others. */
function askedOf(query: Query): PageQuery {
  // A value that is given twice is a list: the first counts.
  const given = ASKED.map((name) => [name, [query[name]].flat()[0]] as const)
  return Object.fromEntries(given.filter(([, value]) => typeof value === 'string'))
}

export function mountPage(
  app: FastifyInstance,
  lists: Lists,
  { framedBy }: { readonly framedBy: readonly string[] },
): void {
  const shared = sharing()
  const headers = headersFor(framedBy)
  const made = makers(lists)
  for (const [path, make] of Object.entries(made)) {
    app.get<{ Querystring: Query }>(path, async ({ query }, reply) => {
      const asked = askedOf(query)
      const page = async (): Promise<Page> => {
        const said = await saidIn(asked.lang)
        return pageOf({ said, path, asked, shown: make(asked, { said, sports: lists.sports() }) })
      }
      const { lang: language, id, offset } = asked
      // What people type is different for each of them.
      const { http, text } =
        path === '/search' ? await page() : await shared(JSON.stringify([path, language, id, offset]), page)
      return reply.code(http).type('text/html; charset=utf-8').headers(headers).send(text)
    })
  }
}
