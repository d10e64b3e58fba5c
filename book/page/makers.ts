/** What stands on each page of the book: lists, a league, a match, what a search found. */
import type { Markup } from '@uwanja/contract/wire/printed'
import { html } from '@uwanja/contract/wire/printed'
import { pairIn } from '@uwanja/i18n/book-words'
import { fill } from '@uwanja/i18n/fill'
import type { Lists } from '../read/lists.ts'
import { MOST_TYPED } from '../read/search.ts'
import type { EventRow, Sports } from '../read/views.ts'
import type { PageTexts } from './parts.ts'
import { eventPart, leagueName, leaguesPart, linkTo } from './parts.ts'

/** What may stand in a page's address. */
export const ASKED = ['lang', 'id', 'text', 'offset'] as const
export type PageQuery = Readonly<Partial<Record<(typeof ASKED)[number], string>>>

/** What a page shows, and which topic of the stream tells its changes; null: it does not change by itself. */
export interface Shown {
  readonly main: Markup
  readonly title?: string
  readonly topic?: string
  /** Of the topic's matches only those of this league are shown. */
  readonly tournament?: string
  readonly http?: number
}

const HOURS_AHEAD = 24
const ALL_HOURS = 24 * 14
const MOST_ON_FRONT = 30
const PER_PAGE = 100

/** A page's words and leagues: what leagues are called is asked for once, not for each list. */
interface Words {
  readonly said: PageTexts
  readonly sports: Sports
}

const leaguesOf = ({ sports }: Words): Sports[number]['tournaments'] => sports.flatMap(({ tournaments }) => tournaments)

function rowsOf(events: readonly EventRow[], words: Words): Markup {
  const { said } = words
  const leagues = new Map(leaguesOf(words).map((one) => [one.id, leagueName(one, said)]))
  return events.length === 0
    ? html`<p>${said.texts.nothing}</p>`
    : html`${events.map((row) => eventPart(row, said, { league: leagues.get(row.tournamentId) ?? row.tournament }))}`
}

const livePart = (events: readonly EventRow[], words: Words): Markup =>
  html`<section data-part="live">
    <h2>${words.said.texts.live}</h2>
    ${rowsOf(events, words)}
  </section>`

const aheadPart = (events: readonly EventRow[], words: Words, more: Markup | string = ''): Markup =>
  html`<section data-part="ahead">
    <h2>${words.said.texts.ahead}</h2>
    ${rowsOf(events, words)} ${more}
  </section>`

type Maker = (asked: PageQuery, words: Words) => Shown

export function makers(lists: Lists): Readonly<Record<string, Maker>> {
  return {
    '/': (_asked, words) => {
      const ahead = lists.events({ hours: HOURS_AHEAD, offset: 0 }).events.slice(0, MOST_ON_FRONT)
      const main = html`${leaguesPart(words.sports, words.said)} ${livePart(lists.live({}).events, words)}
      ${aheadPart(ahead, words)}`
      return { topic: 'live', main }
    },
    '/live': (_asked, words) => ({
      topic: 'live',
      title: words.said.texts.live,
      main: livePart(lists.live({}).events, words),
    }),
    '/league': ({ id = '', offset = '0' }, words) => {
      const { said } = words
      const from = Math.max(0, Number.parseInt(offset) || 0)
      const found = leaguesOf(words).find((one) => one.id === id)
      if (!found) return { http: 404, main: html`<p>${said.texts.unknown}</p>` }
      const ahead = lists.events({ tournament: id, hours: ALL_HOURS, offset: from })
      const next = linkTo('/league', said, { id, offset: String(from + PER_PAGE) })
      const more = ahead.total > from + PER_PAGE ? html`<p><a href="${next}">${said.texts.more}</a></p>` : ''
      return {
        topic: 'live',
        tournament: id,
        title: leagueName(found, said),
        main: html`<h2>${leagueName(found, said)}</h2>
          ${livePart(lists.live({ tournament: id }).events, words)} ${aheadPart(ahead.events, words, more)}`,
      }
    },
    '/event': ({ id = '' }, words) => {
      const { said } = words
      const row = lists.event(id)
      if (!row) return { http: 404, main: html`<p>${said.texts.unknown}</p>` }
      const league = leaguesOf(words).find((one) => one.id === row.tournamentId)
      return {
        topic: `event:${row.id}`,
        title: pairIn(row, said.language),
        main: html`<p class="back"><a href="${linkTo('/', said)}">${said.texts.back}</a></p>
          <section data-part="live">
            ${eventPart(row, said, { league: league ? leagueName(league, said) : row.tournament, isAlone: true })}
          </section>`,
      }
    },
    '/search': ({ text = '' }, words) => {
      const { events, total } = lists.search(text.slice(0, MOST_TYPED))
      return {
        title: words.said.texts.find,
        main: html`<h2>${fill(words.said.texts.found, { count: total })}</h2>
          ${rowsOf(events, words)}`,
      }
    },
  }
}
