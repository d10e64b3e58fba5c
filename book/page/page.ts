/** A bare page of what the read API tells, made by the server in three languages: lists, leagues, a match, search. */
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { html, Markup } from '@uwanja/contract/wire/printed'
import { loadBookMarkets } from '@uwanja/i18n/book-markets'
import { BOOK_PAGES } from '@uwanja/i18n/book-page'
import { fill } from '@uwanja/i18n/fill'
import { isLanguage } from '@uwanja/i18n/language'
import type { Lists } from '../read/lists.ts'
import type { EventRow } from '../read/views.ts'
import type { Said } from './parts.ts'
import { eventPart, headPart, leagueName, leaguesPart, linkTo } from './parts.ts'
import { SCRIPT } from './script.ts'
import { STYLE } from './style.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const HEADERS = {
  'content-security-policy':
    `default-src 'none'; connect-src 'self'; script-src ${hashOf(SCRIPT)}; style-src ${hashOf(STYLE)}; ` +
    "img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

interface Asked {
  readonly lang?: string
  readonly id?: string
  readonly text?: string
  readonly offset?: string
}

/** What a page shows, and which topic of the stream tells its changes; null: it does not change by itself. */
interface Shown {
  readonly main: Markup
  readonly title?: string
  readonly topic?: string
  readonly http?: number
}

const HOURS_AHEAD = 24
const ALL_HOURS = 24 * 14
const MOST_ON_FRONT = 30
const PER_PAGE = 100

async function saidIn(lang: string | undefined): Promise<Said> {
  const language = isLanguage(lang) ? lang : 'en'
  return { language, texts: BOOK_PAGES[language], names: await loadBookMarkets(language) }
}

function send(reply: FastifyReply, { said, path, asked, shown }: Frame): FastifyReply {
  const { lang: _, ...values } = asked
  const { main, title, topic, http = 200 } = shown
  const page = html`<html lang="${said.language}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title ?? said.texts.title}</title>
      <link rel="icon" href="data:," />
      ${new Markup(`<style>${STYLE}</style>`)}
    </head>
    <body data-topic="${topic}">
      ${headPart(said, path, values as Readonly<Record<string, string>>)}
      <main>${main}</main>
      ${new Markup(`<script>${SCRIPT}</script>`)}
    </body>
  </html>`
  return reply.code(http).type('text/html; charset=utf-8').headers(HEADERS).send(`<!doctype html>${page.text}`)
}

interface Frame {
  readonly said: Said
  readonly path: string
  readonly asked: Asked
  readonly shown: Shown
}

function makers(lists: Lists): Readonly<Record<string, (asked: Asked, said: Said) => Shown>> {
  /** What the leagues of the matches are called in this language. */
  const leagueNames = (said: Said): ReadonlyMap<string, string> =>
    new Map(lists.sports().flatMap(({ tournaments }) => tournaments.map((one) => [one.id, leagueName(one, said)])))
  const rows = (events: readonly EventRow[], said: Said): Markup => {
    const leagues = leagueNames(said)
    return events.length === 0
      ? html`<p>${said.texts.nothing}</p>`
      : html`${events.map((row) => eventPart(row, said, { league: leagues.get(row.tournamentId) ?? row.tournament }))}`
  }
  const live = (said: Said, events: readonly EventRow[]): Markup =>
    html`<section data-live>
      <h2>${said.texts.live}</h2>
      ${rows(events, said)}
    </section>`
  return {
    '/': (_asked, said) => ({
      topic: 'live',
      main: html`${leaguesPart(lists.sports(), said)} ${live(said, lists.live({}).events)}
        <section>
          <h2>${said.texts.ahead}</h2>
          ${rows(lists.events({ hours: HOURS_AHEAD, offset: 0 }).events.slice(0, MOST_ON_FRONT), said)}
        </section>`,
    }),
    '/live': (_asked, said) => ({
      topic: 'live',
      title: said.texts.live,
      main: live(said, lists.live({}).events),
    }),
    '/league': ({ id = '', offset = '0' }, said) => {
      const from = Math.max(0, Number.parseInt(offset) || 0)
      const found = lists.sports().flatMap(({ tournaments }) => tournaments.filter((one) => one.id === id))[0]
      if (!found) return { http: 404, main: html`<p>${said.texts.unknown}</p>` }
      const ahead = lists.events({ tournament: id, hours: ALL_HOURS, offset: from })
      const next = linkTo('/league', said, { id, offset: String(from + PER_PAGE) })
      return {
        topic: 'live',
        title: leagueName(found, said),
        main: html`<h2>${leagueName(found, said)}</h2>
          ${live(said, lists.live({ tournament: id }).events)}
          <section>
            <h2>${said.texts.ahead}</h2>
            ${rows(ahead.events, said)}
            ${ahead.total > from + PER_PAGE ? html`<p><a href="${next}">${said.texts.more}</a></p>` : ''}
          </section>`,
      }
    },
    '/event': ({ id = '' }, said) => {
      const row = lists.event(id)
      if (!row) return { http: 404, main: html`<p>${said.texts.unknown}</p>` }
      const back = html`<p><a href="${linkTo('/', said)}">${said.texts.back}</a></p>`
      return {
        topic: `event:${row.id}`,
        title: `${row.home} – ${row.away}`,
        main: html`${back}
          <section data-live>
            ${eventPart(row, said, { league: leagueNames(said).get(row.tournamentId) ?? row.tournament, isAlone: true })}
          </section>`,
      }
    },
    '/search': ({ text = '' }, said) => {
      const { events, total } = lists.search(text.slice(0, 60))
      return {
        title: said.texts.find,
        main: html`<h2>${fill(said.texts.found, { count: total })}</h2>
          ${rows(events, said)}`,
      }
    },
  }
}

export function mountPage(app: FastifyInstance, lists: Lists): void {
  for (const [path, make] of Object.entries(makers(lists)))
    app.get<{ Querystring: Asked }>(path, async ({ query }, reply) => {
      // A value that is given twice is a list: the first counts.
      const asked = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat()[0]])) as Asked
      const said = await saidIn(asked.lang)
      return send(reply, { said, path, asked, shown: make(asked, said) })
    })
}
