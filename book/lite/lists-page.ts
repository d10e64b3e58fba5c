/** The light lists: live, the next day, leagues, one league, search, results, and a match. */
import type { Markup } from '@uwanja/contract/wire/printed'
import { html } from '@uwanja/contract/wire/printed'
import { pairIn } from '@uwanja/i18n/book-words'
import { fill } from '@uwanja/i18n/fill'
import { phaseOf } from '../catalogue/event.ts'
import { fixtureOf } from '../feed/registers.ts'
import { MOST_TYPED } from '../read/search.ts'
import type { EventRow, Sports } from '../read/views.ts'
import { eventView } from '../read/views.ts'
import { Refused } from '../process/mount.ts'
import type { Asker, Values } from './deps.ts'
import { isGroup, leagueName, matchPart, matchRow, pickForm, seasonPart } from './matches.ts'
import type { Shown } from './page.ts'
import { findPart, notePart } from './page.ts'

const PER_PAGE = 15
const [DAY_HOURS, ALL_HOURS] = [24, 24 * 14]
/** Lists of the book come in hundreds. */
const PER_LIST = 100

const fromOf = ({ from = '0' }: Values): number => (/^\d{1,5}$/.test(from) ? Number(from) : 0)

const leaguesOf = ({ deps }: Asker): Sports[number]['tournaments'] =>
  deps.lists.sports().flatMap(({ tournaments }) => tournaments)

interface Listed {
  readonly events: readonly EventRow[]
  readonly total: number
  /** Of this list, with its values. */
  readonly place: string
  readonly from: number
}

function listPart(asker: Asker, { events, total, place, from }: Listed): Markup {
  const { said, visit } = asker
  const names = new Map(leaguesOf(asker).map((one) => [one.id, leagueName(one, said)]))
  const join = place.includes('?') ? '&' : '?'
  const rows = events.map((row) => matchRow(row, { said, visit }, names.get(row.tournamentId) ?? row.tournament))
  const next = from + PER_PAGE
  if (rows.length === 0) return html`<p>${said.texts.nothing}</p>`
  return html`${pickForm(
      visit,
      from > 0 ? `${place}${join}from=${String(from)}` : place,
      html`<ul>
        ${rows}
      </ul>`,
    )}
    ${total > next ? html`<a class="b" href="${place}${join}from=${next}">${said.texts.more}</a>` : ''}
    <p class="s" data-utc>${said.texts.times}</p>`
}

/** A page of what is ahead, out of lists that come by hundreds. */
function ahead({ deps }: Asker, wanted: { tournament?: string; hours: number }, from: number) {
  const start = from - (from % PER_LIST)
  const { events, total } = deps.lists.events({ ...wanted, offset: start })
  const own = events.slice(from - start, from - start + PER_PAGE)
  const isCut = own.length < PER_PAGE && from + own.length < total
  const more = isCut ? deps.lists.events({ ...wanted, offset: start + PER_LIST }).events : []
  return { events: [...own, ...more.slice(0, PER_PAGE - own.length)], total }
}

/** Of several live matches none takes bets: that is no matter of one of them. */
function feedPart({ deps, said }: Asker): Markup | string {
  const { events } = deps.lists.live({})
  return events.length >= 3 && events.every(({ isOpen }) => !isOpen) ? notePart(said.texts.feedLost) : ''
}

export function livePage(asker: Asker, values: Values): Shown {
  const from = fromOf(values)
  const { events } = asker.deps.lists.live({})
  const list = { events: events.slice(from, from + PER_PAGE), total: events.length, place: 'live', from }
  return {
    title: asker.said.texts.nav.live,
    main: html`${feedPart(asker)} ${findPart(asker.said)} ${listPart(asker, list)}`,
  }
}

/** Without a place: what is played now, and if nothing is, what comes. */
export function frontPage(asker: Asker, values: Values): Shown {
  return asker.deps.lists.live({}).total > 0 ? livePage(asker, values) : todayPage(asker, values)
}

export function todayPage(asker: Asker, values: Values): Shown {
  const from = fromOf(values)
  const list = { ...ahead(asker, { hours: DAY_HOURS }, from), place: 'today', from }
  return { title: asker.said.texts.nav.today, main: html`${findPart(asker.said)} ${listPart(asker, list)}` }
}

export function leaguesPage(asker: Asker): Shown {
  const { texts } = asker.said
  const sports = asker.deps.lists.sports().filter(({ tournaments }) => tournaments.length > 0)
  return {
    title: texts.nav.leagues,
    main: html`${findPart(asker.said)}
    ${sports.map(
      ({ sport, tournaments }) =>
        html`<h2>${texts.sports[sport]}</h2>
          <ul>
            ${tournaments.map(
              (one) =>
                html`<li>
                  <a class="b" href="league?id=${one.id}">${leagueName(one, asker.said)} (${one.live + one.ahead})</a>
                </li>`,
            )}
          </ul>`,
    )}`,
  }
}

export function leaguePage(asker: Asker, values: Values): Shown {
  const { id = '' } = values
  const league = leaguesOf(asker).find((one) => one.id === id)
  if (!league) throw new Refused('NOT_FOUND')
  const from = fromOf(values)
  const { events: live } = asker.deps.lists.live({ tournament: id })
  const next = ahead(asker, { tournament: id, hours: ALL_HOURS }, from)
  const events = from === 0 ? [...live, ...next.events].slice(0, Math.max(PER_PAGE, live.length)) : next.events
  const list = { events, total: next.total + (from === 0 ? live.length : 0), place: `league?id=${id}`, from }
  const season = from === 0 ? asker.deps.catalogue.season(id) : null
  const bets = season ? seasonPart(asker.deps.catalogue, season, asker) : ''
  return {
    title: leagueName(league, asker.said),
    main: html`${listPart(asker, list)} ${bets === '' ? '' : pickForm(asker.visit, `league?id=${id}`, html`${bets}`)}`,
  }
}

export function searchPage(asker: Asker, values: Values): Shown {
  const text = (values['text'] ?? '').slice(0, MOST_TYPED)
  const { events, total } = asker.deps.lists.search(text)
  const from = fromOf(values)
  const place = `search?text=${encodeURIComponent(text)}`
  const list = { events: events.slice(from, from + PER_PAGE), total: events.length, place, from }
  return {
    title: fill(asker.said.texts.found, { count: String(total) }),
    main: html`${findPart(asker.said, text)} ${listPart(asker, list)}`,
  }
}

/** Matches that ended within a day, the newest start first; of a league, or all. */
export function resultsPage(asker: Asker, values: Values): Shown {
  const { catalogue } = asker.deps
  const startOf = (event: Parameters<typeof phaseOf>[0]): number => Date.parse(fixtureOf(event.state)?.start ?? '') || 0
  const over = [...catalogue.events()]
    .filter((event) => phaseOf(event) === 'over')
    .sort((one, other) => startOf(other) - startOf(one))
  const from = fromOf(values)
  const events = over
    .slice(from, from + PER_PAGE)
    .flatMap((event) => eventView(event, [], catalogue.circumstances()) ?? [])
  const list = { events, total: over.length, place: 'results', from }
  return { title: asker.said.texts.nav.results, main: listPart(asker, list) }
}

export function eventPage(asker: Asker, values: Values): Shown {
  const { id = '', g } = values
  const row = asker.deps.lists.event(id)
  if (!row) throw new Refused('EVENT_NOT_FOUND')
  const league = leaguesOf(asker).find((one) => one.id === row.tournamentId)
  const name = league ? leagueName(league, asker.said) : row.tournament
  const { said, visit } = asker
  const wanted = { group: isGroup(g) ? g : ('main' as const), from: fromOf(values), league: name }
  const main =
    row.phase === 'over'
      ? html`<p class="n">${row.score?.join(':')}</p>
          ${notePart(said.texts.over)}`
      : html`${row.phase === 'live' ? feedPart(asker) : ''} ${matchPart(row, { said, visit }, wanted)}`
  return { title: pairIn(row, said.language), main }
}
