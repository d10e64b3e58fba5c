/** The slip: what is on it, what it costs and pays, and the one button that places it. */
import type { Quoted } from '@uwanja/contract/book/bets'
import type { Markup } from '@uwanja/contract/wire/printed'
import { html } from '@uwanja/contract/wire/printed'
import { sidesIn } from '@uwanja/i18n/book-words'
import { fill } from '@uwanja/i18n/fill'
import { betOfSlip, readBets } from '../bets/store.ts'
import { Refused } from '../process/mount.ts'
import type { Asker } from './deps.ts'
import { pickWords } from './matches.ts'
import type { Shown } from './page.ts'
import { depositLink, findPart, money, notePart, oddsText } from './page.ts'
import { nowOf } from './now.ts'
import { sealOf } from './seal.ts'
import type { KeptPick, KeptSlip, Shape } from './slip.ts'
import { changed, idsOf, legsOf, shapesOf, textOf } from './slip.ts'
import { keepSlip } from './store.ts'
import type { Paying } from './terms-form.ts'
import { freeBetsFor, termsForm } from './terms-form.ts'

/** What a place-form says, sealed: the slip as its page showed it. */
export interface ShownSlip {
  readonly ids: readonly string[]
  readonly shapes: readonly Shape[]
  readonly unit: number
  readonly policy: KeptSlip['policy']
  /** A free bet that pays for it. */
  readonly freeBet?: string
}

/** Bets that were placed from this slip already. */
export async function placedFrom({ deps, session }: Asker, ids: readonly string[]) {
  if (!session) return []
  const found = await Promise.all(ids.map((id) => betOfSlip(deps.db, session.player, id)))
  return readBets(
    deps.db,
    found.filter((id): id is string => id !== undefined),
  )
}

const HAS_FAILED: ReadonlySet<string> = new Set(['refused', 'undone', 'undoing'])
const STANDS = 'accepted'

/**
 * A slip whose bets are all decided begins anew: without what stands, under another id, so that what was refused can be placed
 * again and what stands cannot. @returns the visit with the slip as it is now, and whether bets of it are still under way.
 */
export async function settled(asker: Asker): Promise<{ asker: Asker; isUnderWay: boolean }> {
  const { deps, visit } = asker
  const ids = idsOf(visit.slip)
  const bets = await placedFrom(asker, ids)
  if (bets.length === 0) return { asker, isUnderWay: false }
  if (bets.some(({ state }) => state !== STANDS && !HAS_FAILED.has(state))) return { asker, isUnderWay: true }
  const standing = new Set(bets.filter(({ state }) => state === STANDS).map(({ slip }) => slip))
  const isGone = (at: number): boolean => standing.has(ids[visit.slip.choice === 'singles' ? at : 0]!)
  const picks = visit.slip.picks.filter((_, at) => !isGone(at))
  // A free bet that pays for what stands is spent.
  const slip = changed(visit.slip, standing.size > 0 ? { picks, freeBet: null } : { picks })
  await keepSlip(deps.db, visit, slip, visit.slip.id)
  return { asker: { ...asker, visit: { ...visit, slip } }, isUnderWay: false }
}

export const button = (
  { visit: { token } }: Pick<Asker, 'visit'>,
  action: string,
  text: string,
  values: Readonly<Record<string, string>> = {},
  look = '',
): Markup =>
  html`<form method="post" action="${action}" class="i">
    <input type="hidden" name="f" value="${sealOf(token, action, JSON.stringify(values))}" />${Object.entries(
      values,
    ).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}<button class="${look}">
      ${text}
    </button>
  </form>`

function pickPart(asker: Asker, pick: KeptPick, isJoined: boolean): Markup {
  const { said } = asker
  const now = nowOf(asker, pick)
  const sides = now?.row ? sidesIn(now.row, said.language) : { home: '1', away: '2' }
  const { market, outcome } = now?.season ?? pickWords(pick, sides, said)
  const odds = now?.odds ?? null
  const isMoved = odds !== null && odds !== pick.odds
  const was = isMoved ? html` <span class="s">${fill(said.texts.slip.was, { odds: oddsText(pick.odds) })}</span>` : ''
  return html`<li class="k">
    ${
      now?.season
        ? html`<a href="league?id=${now.season.league}">${now.season.match}</a>`
        : html`<a href="event?id=${pick.event}">${sides.home} – ${sides.away}</a> ${now?.row?.score?.join(':')}`
    }<br />
    ${market}: <b>${outcome}</b>
    ${odds === null ? notePart(said.texts.slip.closed) : html`<b class="n">${oddsText(odds)}</b>${was}`}
    ${isJoined ? html`<span class="s">${said.texts.slip.sameMatch}</span>` : ''}
    ${button(asker, 'drop', said.texts.slip.remove, { p: textOf(pick) })}
  </li>`
}

const row = (name: string, value: string): Markup =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`

/** All that it costs and pays, summed over singles. */
function quotePart({ said, session }: Asker, quotes: readonly Quoted[]): Markup {
  const texts = said.texts.slip
  const { currency } = session!
  const sum = (key: 'stake' | 'stakeTax' | 'most' | 'bonus' | 'tax' | 'net' | 'lines'): number =>
    quotes.reduce((all, one) => all + one[key], 0)
  const [only] = quotes
  const together = only?.price ?? only?.odds.reduce<number | null>((all, one) => all && one && (all * one) / 1000, 1000)
  const isPlain = quotes.length === 1 && only!.lines === 1 && together
  const [bonus, stakeTax] = [sum('bonus'), sum('stakeTax')]
  return html`<dl>
    ${row(texts.lines, String(sum('lines')))} ${isPlain ? row(texts.odds, oddsText(Math.floor(together))) : ''}
    ${row(texts.total, money(sum('stake'), currency))}
    ${stakeTax > 0 ? row(texts.stakeTax, money(stakeTax, currency)) : ''}
    ${row(texts.most, money(sum('most'), currency))} ${bonus > 0 ? row(texts.bonus, money(bonus, currency)) : ''}
    ${quotes.some(({ isCapped }) => isCapped) ? row('', texts.capped) : ''}
    ${row(texts.tax, money(sum('tax'), currency))} ${row(texts.net, money(sum('net'), currency))}
  </dl>`
}

interface Quotes {
  readonly shapes: readonly Shape[]
  readonly quotes: readonly Quoted[]
}

const limitsPart = ({ said, session }: Asker, quotes: readonly Quoted[]): Markup => {
  const [least, most] = [Math.max(...quotes.map((q) => q.leastUnit)), Math.min(...quotes.map((q) => q.mostUnit))]
  const { currency } = session!
  const delay = Math.max(...quotes.map((one) => one.delay))
  const { limits, shut } = said.texts.slip
  return html`<p class="s">
    ${most > 0 ? fill(limits, { least: money(least, currency), most: money(most, currency) }) : shut}
    ${delay > 0 ? fill(said.texts.slip.delay, { seconds: String(delay) }) : ''}
  </p>`
}

/** With the prices and epochs that this page shows: another one on arrival is told, and nothing is placed. */
function placePart(asker: Asker, { shapes, quotes }: Quotes, { token }: Paying): Markup {
  const { said, session, visit, deps } = asker
  const { policy } = visit.slip
  const unit = token ? token.amount : visit.slip.unit
  const why = [...new Set(quotes.flatMap(({ reason }) => (reason && unit !== null ? [said.reasons[reason]] : [])))]
  const notes = why.map((text) => notePart(text))
  if (unit === null) return limitsPart(asker, quotes)
  const asShown = shapes.map((shape, nth) => ({
    ...shape,
    legs: shape.legs.map((leg, at) => ({
      ...leg,
      odds: quotes[nth]!.odds[at] ?? leg.odds,
      picks: leg.picks.map((pick, p) => ({ ...pick, epoch: quotes[nth]!.epochs[at]?.[p] ?? pick.epoch })),
    })),
  }))
  const free = token ? { freeBet: token.id } : {}
  const slip: ShownSlip = { ids: idsOf(visit.slip), shapes: asShown, unit, policy, ...free }
  const stake = quotes.reduce((all, one) => all + one.stake, 0)
  const isShort = quotes.some(({ reason }) => reason === 'NOT_ENOUGH_MONEY')
  const door = isShort ? depositLink(said, { hosts: deps.framedBy, wayBack: visit.wayBack }) : ''
  const placing = token ? said.texts.slip.placeFree : said.texts.slip.place
  return html`${notes} ${token ? html`<p class="s">${said.texts.slip.freeBetHelp}</p>` : ''} ${quotePart(asker, quotes)}
  ${limitsPart(asker, quotes)}
  ${
    why.length > 0
      ? door
      : button(
          asker,
          'place',
          fill(placing, { amount: money(stake, session!.currency) }),
          { slip: JSON.stringify(slip) },
          'p',
        )
  }`
}

/** @returns what the book says of each of its bets, or why it says nothing. */
async function quotesOf({ deps, session, visit }: Asker, { token }: Paying): Promise<Quotes | { refused: Refused }> {
  // Scores and prices of this page are those of now: what happened since the tap is seen, and no reason to take nothing.
  const picks = visit.slip.picks.map((one) => ({ ...one, epoch: deps.catalogue.event(one.event)?.epoch ?? one.epoch }))
  const shapes = shapesOf({ ...visit.slip, picks })
  try {
    const paid = token ? { unit: token.amount, freeBet: token.id } : { unit: visit.slip.unit ?? 1 }
    return { shapes, quotes: await Promise.all(shapes.map((one) => deps.bets.quote(session!, { ...one, ...paid }))) }
  } catch (error) {
    if (error instanceof Refused) return { refused: error }
    throw error
  }
}

export function refusedText({ said: { texts, reasons } }: Pick<Asker, 'said'>, code: string): string {
  if (Object.hasOwn(texts.refused, code)) return texts.refused[code as keyof typeof texts.refused]
  return Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : texts.broken
}

async function betting(asker: Asker): Promise<Markup | string> {
  const { session, said, visit } = asker
  if (!session) return visit.session ? notePart(said.texts.ended) : ''
  const tokens = await freeBetsFor(asker)
  const paying = { tokens, token: tokens.find(({ id }) => id === visit.slip.freeBet) ?? null }
  const quoted = await quotesOf(asker, paying)
  return html`${termsForm(asker, paying)}
  ${'refused' in quoted ? notePart(refusedText(asker, quoted.refused.code)) : placePart(asker, quoted, paying)}`
}

const codePart = (asker: Asker): Markup => {
  const { texts } = asker.said
  return html`<form method="post" action="load" class="f">
    <input type="hidden" name="f" value="${sealOf(asker.visit.token, 'load')}" />
    <label
      >${texts.code.label}<input name="code" maxlength="12" autocomplete="off" autocapitalize="characters" required
    /></label>
    <button>${texts.code.load}</button>
  </form>`
}

/** @param notes What has just happened. */
export async function slipPage(before: Asker, notes: Markup | string = ''): Promise<Shown> {
  const { asker, isUnderWay } = await settled(before)
  const { said, visit } = asker
  const { texts } = said
  const title = texts.nav.slip
  if (isUnderWay)
    return {
      title,
      main: html`${notes}${notePart(texts.slip.waits)}
        <p><a class="b" href="placed?slip=${idsOf(visit.slip).join(',')}">${texts.slip.look}</a></p>`,
    }
  const { picks, choice } = visit.slip
  if (picks.length === 0)
    return {
      title,
      main: html`${notes}
        <p>${texts.slip.empty}</p>
        ${findPart(said)} ${codePart(asker)}`,
    }
  const joined = new Set(legsOf(picks).flatMap((leg) => (leg.length > 1 && choice !== 'singles' ? leg : [])))
  return {
    title,
    main: html`${notes}
      <ul>
        ${picks.map((pick) => pickPart(asker, pick, joined.has(pick)))}
      </ul>
      ${await betting(asker)}
      <p>${button(asker, 'make', texts.code.make)} ${button(asker, 'clear', texts.slip.clear)}</p>
      ${codePart(asker)}`,
  }
}
