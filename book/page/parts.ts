/** Parts of the page: a match with its prices, lists, leagues; words in the language that was asked for. */
import type { Markup } from '@uwanja/contract/wire/printed'
import { html } from '@uwanja/contract/wire/printed'
import type { BookMarkets } from '@uwanja/i18n/book-markets'
import type { BookPage } from '@uwanja/i18n/book-page'
import { pairIn, sidesIn } from '@uwanja/i18n/book-words'
import type { Language } from '@uwanja/i18n/language'
import { LANGUAGE_NAMES, LANGUAGES } from '@uwanja/i18n/language'
import { marketRow } from '../markets/table.ts'
import type { EventRow, MarketView, Sports } from '../read/views.ts'
import { marketName, outcomeName } from '../read/words.ts'

export interface PageTexts {
  readonly language: Language
  readonly texts: BookPage
  readonly names: BookMarkets
}

type Tournament = Sports[number]['tournaments'][number]

export const linkTo = (path: string, { language }: PageTexts, values: Readonly<Record<string, string>> = {}): string =>
  `${path}?${new URLSearchParams({ ...values, lang: language }).toString()}`

/** A country and a league by what they are called in this language. */
export function leagueName({ category, name, names }: Tournament, { language }: PageTexts): string {
  return `${names.category[language] ?? category} · ${names.tournament[language] ?? name}`
}

const price = (odds: number | null): string => (odds === null ? '–' : (odds / 1000).toFixed(2))

function marketOf(row: EventRow, { market, specifiers, status, outcomes }: MarketView, said: PageTexts): Markup {
  const type = marketRow(market)
  if (!type) return html``
  const { names } = said
  const sides = sidesIn(row, said.language)
  const cells = outcomes.map(
    ({ id, odds }) =>
      html`<li>${outcomeName(type, specifiers, id, { names, ...sides })}<span data-odds>${price(odds)}</span></li>`,
  )
  return html`<div class="market ${status}" data-market="${market}?${specifiers}">
    <b>${marketName(type, specifiers, names, sides)}</b>
    <ul class="prices">
      ${cells}
    </ul>
  </div>`
}

function whenOf({ startsAt }: EventRow, { language }: PageTexts): Markup {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return html`<time datetime="${startsAt}">${format.format(new Date(startsAt))} UTC</time>`
}

/** What is no match of today says so: one of a season that is played anew, or a virtual one. */
function kindOf({ isVirtual, isReplay }: EventRow, { texts }: PageTexts): Markup {
  if (!isVirtual && !isReplay) return html``
  return html`<span class="kind">${isReplay ? texts.replay : texts.virtual}</span>`
}

/** Of lists a market has one line: the one whose sides are nearest to each other. */
function oneLineEach(markets: readonly MarketView[]): MarketView[] {
  const apart = ({ outcomes }: MarketView): number => {
    const odds = outcomes.map((one) => one.odds ?? Infinity)
    return Math.max(...odds) / Math.min(...odds)
  }
  const best = new Map<string, MarketView>()
  for (const one of markets) {
    const known = best.get(one.market)
    if (!known || apart(one) < apart(known)) best.set(one.market, one)
  }
  return [...best.values()]
}

interface Around {
  readonly league: string
  /** On its own page: elsewhere its name leads there. */
  readonly isAlone?: true
}

export function eventPart(row: EventRow, said: PageTexts, { league, isAlone }: Around): Markup {
  const name = pairIn(row, said.language)
  const title = isAlone ? html`${name}` : html`<a href="${linkTo('/event', said, { id: row.id })}">${name}</a>`
  const isLive = row.phase === 'live'
  return html`<article data-event="${row.id}" class="${row.isOpen ? '' : 'shut'}" ${isAlone ? 'data-whole' : ''}>
    <h3>${title}</h3>
    <p class="soft facts">
      <strong data-score>${row.score?.join(':')}</strong>
      <span data-clock>${isLive && row.clock ? `${String(Math.floor(row.clock.minute))}'` : ''}</span>
      ${isLive ? '' : whenOf(row, said)} <span>${league}</span> ${kindOf(row, said)}
      <span class="mark">${said.texts.suspended}</span>
    </p>
    ${(isAlone ? row.markets : oneLineEach(row.markets)).map((market) => marketOf(row, market, said))}
  </article>`
}

export function leaguesPart(sports: Sports, said: PageTexts): Markup {
  const shown = sports.filter(({ tournaments }) => tournaments.length > 0)
  return html`<nav aria-label="${said.texts.title}">
    ${shown.map(
      ({ sport, live, ahead, tournaments }) =>
        html`<details>
          <summary>
            <h2>${said.texts.sports[sport]}</h2>
            <small>${live + ahead}</small>
          </summary>
          <ul>
            ${tournaments.map(
              (one) =>
                html`<li>
                  <a href="${linkTo('/league', said, { id: one.id })}">${leagueName(one, said)}</a>
                  <small>${one.live + one.ahead}</small>
                </li>`,
            )}
          </ul>
        </details>`,
    )}
  </nav>`
}

/** The head of every page. @param path Where the other languages of this page are. */
export function headPart(said: PageTexts, path: string, values: Readonly<Record<string, string>>): Markup {
  const { texts, language } = said
  const others = LANGUAGES.filter((one) => one !== language)
  return html`<header>
    <h1><a href="${linkTo('/', said)}">${texts.title}</a></h1>
    <a href="${linkTo('/live', said)}">${texts.live}</a>
    ${others.map(
      (one) =>
        html`<a href="${linkTo(path, { ...said, language: one }, values)}" lang="${one}" hreflang="${one}"
          >${LANGUAGE_NAMES[one].name}</a
        >`,
    )}
    <form action="/search" role="search">
      <input type="hidden" name="lang" value="${language}" />
      <input
        type="search"
        name="text"
        minlength="2"
        maxlength="60"
        aria-label="${texts.search}"
        placeholder="${texts.search}"
        value="${values['text']}"
      />
      <button>${texts.find}</button>
    </form>
  </header>`
}
