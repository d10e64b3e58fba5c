/** Matches as the light pages show them: a row of a list with its first market, and a match with one group of its markets. */
import type { Markup } from '@uwanja/contract/wire/printed'
import { html, Markup as Made } from '@uwanja/contract/wire/printed'
import { nameIn, pairIn, sidesIn } from '@uwanja/i18n/book-words'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { BookEvent } from '../catalogue/event.ts'
import { isSeason, isSeasonOpen, seasonNames } from '../outrights/strike.ts'
import type { MarketRow } from '../markets/table.ts'
import { marketRow } from '../markets/table.ts'
import type { EventRow, MarketView, Sports } from '../read/views.ts'
import { marketName, outcomeName } from '../read/words.ts'
import type { LiteTexts } from './page.ts'
import { oddsText, timePart } from './page.ts'
import { sealOf } from './seal.ts'
import type { KeptPick } from './slip.ts'
import { buttonOf, isSame } from './slip.ts'
import type { Sides, Visit } from './store.ts'

type Tournament = Sports[number]['tournaments'][number]
export const leagueName = ({ category, name, names }: Tournament, { language }: LiteTexts): string =>
  `${names.category[language] ?? category} · ${names.tournament[language] ?? name}`

/** What a pick on the end of a season is called. */
export function seasonWords(
  event: BookEvent,
  pick: KeptPick | Pick<KeptPick, 'market' | 'specifiers' | 'outcome'>,
  said: LiteTexts,
) {
  if (!isSeason(event)) return null
  const { league, side } = seasonNames(event, pick.outcome)
  const { market, specifiers } = pick
  return {
    match: nameIn(league, said.language),
    market: marketName({ id: market }, specifiers, said.names, { home: '', away: '' }),
    outcome: nameIn(side, said.language),
  }
}

/** The markets on the end of a season, as far as they are open or shut for a while. */
export function seasonPart(catalogue: Catalogue, event: BookEvent, { said, visit }: Around): Markup | string {
  if (!isSeason(event) || event.season.lines.length === 0) return ''
  const { texts } = said
  return html`<h2>${texts.season}</h2>
    <p class="s">${texts.seasonHint}</p>
    ${event.season.lines.map((line) => {
      const { market, specifiers } = line
      const isOpen = isSeasonOpen(catalogue, event, line)
      return html`<section class="k">
        <h2>${marketName({ id: market }, specifiers, said.names, { home: '', away: '' })}</h2>
        <div class="o">
          ${Object.entries(line.odds).map(([outcome, odds]) => {
            const pick = { event: event.id, market, specifiers, outcome, epoch: event.epoch, odds }
            const name = seasonWords(event, pick, said)!.outcome
            const isOn = visit.slip.picks.some((one) => isSame(one, pick))
            const pressed = isOn ? new Made(' aria-pressed="true"') : ''
            const shut = isOpen || isOn ? '' : new Made(' disabled')
            return html`<button name="${buttonOf(pick)}" ${pressed}${shut}>${name} <b>${oddsText(odds)}</b></button>`
          })}
        </div>
      </section>`
    })}`
}

/** What is picked, in words: the market and the outcome. */
export function pickWords(
  pick: Pick<KeptPick, 'market' | 'specifiers' | 'outcome'>,
  sides: Sides,
  { names }: LiteTexts,
) {
  const row = marketRow(pick.market)
  if (!row) return { market: pick.market, outcome: pick.outcome }
  return {
    market: marketName(row, pick.specifiers, names, sides),
    outcome: outcomeName(row, pick.specifiers, pick.outcome, { names, ...sides }),
  }
}

/** One form holds all buttons of a page: each says what it puts on the slip. */
export const pickForm = ({ token }: Visit, place: string, inner: Markup): Markup =>
  html`<form method="post" action="pick">
    <input type="hidden" name="f" value="${sealOf(token, 'pick')}" /><input type="hidden" name="at" value="${place}" />
    ${inner}
  </form>`

interface Around {
  readonly said: LiteTexts
  readonly visit: Visit
}

function oddsButtons(row: EventRow, view: MarketView, type: MarketRow, { said, visit }: Around): Markup {
  const { market, specifiers, status, outcomes } = view
  return html`<div class="o">
    ${outcomes.map(({ id, odds }) => {
      const name = outcomeName(type, specifiers, id, { names: said.names, ...sidesIn(row, said.language) })
      if (odds === null) return html`<button disabled>${name} <b>–</b></button>`
      const pick = { event: row.id, market, specifiers, outcome: id, epoch: row.epoch, odds }
      const isOn = visit.slip.picks.some((one) => isSame(one, pick))
      const pressed = isOn ? new Made(' aria-pressed="true"') : ''
      const shut = status === 'active' || isOn ? '' : new Made(' disabled')
      return html`<button name="${buttonOf(pick)}" ${pressed}${shut}>${name} <b>${oddsText(odds)}</b></button>`
    })}
  </div>`
}

const clockOf = ({ phase, clock }: EventRow): string =>
  phase === 'live' && clock ? `${String(Math.floor(clock.minute))}'` : ''

function factsPart(row: EventRow, said: LiteTexts, league: string): Markup {
  const { phase, score, startsAt, isOpen } = row
  const state = phase === 'over' ? said.texts.over : isOpen ? '' : said.texts.shut
  return html`<p class="s">
    ${score && phase !== 'before' ? html`<b class="n">${score.join(':')}</b>` : ''} ${clockOf(row)}
    ${phase === 'live' ? '' : timePart(startsAt, said)} ${league} ${state}
  </p>`
}

/** The first market of its sport, which lists show. */
const FIRST = /^(?:goals\.match\.1x2|points\.match\.winner|sets\.match\.winner)$/

export function matchRow(row: EventRow, around: Around, league: string): Markup {
  const first = row.phase === 'over' ? undefined : row.markets.find(({ market }) => FIRST.test(market))
  const type = first && marketRow(first.market)
  return html`<li class="m" id="e${row.id}">
    <a class="b" href="event?id=${row.id}">${pairIn(row, around.said.language)}</a>
    ${factsPart(row, around.said, league)} ${first && type ? oddsButtons(row, first, type, around) : ''}
  </li>`
}

const GROUPS = ['main', 'lines', 'halves', 'scores', 'other'] as const
export type GroupName = (typeof GROUPS)[number]
export const isGroup = (raw: unknown): raw is GroupName => GROUPS.some((one) => one === raw)

const MAIN = new Set(['1x2', 'winner', 'double-chance', 'both-score', 'draw-no-bet'])
const SCORES = /score|margin|exact|multigoals/

/** Where a type of market stands: by what people look for together. */
function groupOf(type: MarketRow): GroupName {
  if (type.reads === 'halves') return 'halves'
  if (type.reads === 'course') return 'other'
  if (type.period !== 'match') return 'halves'
  if (MAIN.has(type.family)) return 'main'
  if (SCORES.test(type.family)) return 'scores'
  return type.group === 'line' || type.family === 'handicap' ? 'lines' : 'other'
}

interface Wanted {
  readonly group: GroupName
  readonly from: number
  readonly league: string
}

/** So many markets a page, so that the largest match is a few short pages. */
const MARKETS_A_PAGE = 16

export function matchPart(row: EventRow, around: Around, { group, from, league }: Wanted): Markup {
  const { said } = around
  const typed = row.markets.flatMap((view) => {
    const type = marketRow(view.market)
    return type ? [{ view, type, group: groupOf(type) }] : []
  })
  const there = GROUPS.filter((one) => typed.some((market) => market.group === one))
  const own = typed.filter((one) => one.group === group)
  const place = (name: GroupName, offset = 0): string =>
    `event?id=${row.id}&g=${name}${offset > 0 ? `&from=${String(offset)}` : ''}`
  const next = from + MARKETS_A_PAGE
  return html`${factsPart(row, said, league)}
    <nav aria-label="${said.texts.all}">
      ${there.map(
        (name) =>
          html`<a href="${place(name)}" ${name === group ? new Made(' aria-current="page"') : ''}
            >${said.texts.groups[name]}</a
          >`,
      )}
    </nav>
    ${own.length === 0 ? html`<p>${said.texts.nothing}</p>` : ''}
    ${pickForm(
      around.visit,
      place(group, from),
      html`${own.slice(from, next).map(
        ({ view, type }) =>
          html`<section class="k">
            <h2>${marketName(type, view.specifiers, said.names, sidesIn(row, said.language))}</h2>
            ${oddsButtons(row, view, type, around)}
          </section>`,
      )}`,
    )}
    ${own.length > next ? html`<a class="b" href="${place(group, next)}">${said.texts.more}</a>` : ''}`
}
