/** What the forms of the light pages do. Each was written by us: its seal is looked at before anything else. */
import type { Loaded } from '@uwanja/contract/book/codes'
import { bookBets } from '@uwanja/contract/book/bets'
import { bookCodes, CODE_LENGTH } from '@uwanja/contract/book/codes'
import { CURRENCIES, parseAmount } from '@uwanja/contract/wire/amounts'
import { html } from '@uwanja/contract/wire/printed'
import type { Markup } from '@uwanja/contract/wire/printed'
import { nameIn, sidesIn } from '@uwanja/i18n/book-words'
import { fill } from '@uwanja/i18n/fill'
import * as z from 'zod/mini'
import { Refused } from '../process/mount.ts'
import { Malformed } from './answers.ts'
import { betPage, nobody } from './bets-page.ts'
import type { Asker, Values } from './deps.ts'
import { pressedShare } from './shares.ts'
import { pickWords } from './matches.ts'
import type { BookSession } from '../sessions/sessions.ts'
import type { Shown } from './page.ts'
import { money, notePart, timePart } from './page.ts'
import type { ShownSlip } from './slip-page.ts'
import { settled, slipPage } from './slip-page.ts'
import { freeBetsFor } from './terms-form.ts'
import { changed, choicesOf, emptied, legsOf, POLICIES, shapesOf } from './slip.ts'
import type { KeptPick } from './slip.ts'
import { readVisit } from './store.ts'
import { drop, keep, pick } from './taps.ts'

/** Where the browser goes next, or what it is shown at once. */
export type Done = { readonly to: string; /** Said once, on that page. */ readonly note?: string } | Shown

export interface Action {
  /** What of the form must be unchanged; absent: its values are the visitor's own to choose. */
  readonly sealed?: (form: Values) => string
  readonly run: (asker: Asker, form: Values) => Promise<Done>
}

/** Of a button: its values and nothing else. */
const values =
  (...names: readonly string[]) =>
  (form: Values): string =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, form[name] ?? ''])))

/** As a person types it; null: it is no amount of their money. */
function minorIn({ currency: own }: Pick<BookSession, 'currency'>, typed: string): number | null {
  const currency = Object.keys(CURRENCIES).find((one) => one === own) as keyof typeof CURRENCIES | undefined
  const amount = currency && parseAmount(typed.trim().replaceAll(',', ''), currency)
  return amount ? Number(amount.minor) : null
}

async function terms(before: Asker, form: Values): Promise<Done> {
  const { asker, isUnderWay } = await settled(before)
  if (isUnderWay) return { to: 'slip' }
  const { visit, session, said } = asker
  if (!session) return nobody(asker, said.texts.nav.slip)
  const { choice = '', stake = '', policy } = form
  const { picks } = visit.slip
  const legs = legsOf(picks)
  const wanted = POLICIES.find((one) => one === policy)
  if (!wanted || !choicesOf(legs.length, picks.length).includes(choice)) throw new Malformed()
  const bankers = legs.flatMap(([first]) => (form[`b${first!.event}`] === undefined ? [] : [first!.event]))
  const unit = minorIn(session, stake)
  const free = form['free'] ?? ''
  const next = changed(visit.slip, { choice, policy: wanted, bankers, unit, freeBet: null })
  const token = (await freeBetsFor({ ...asker, visit: { ...visit, slip: next } })).find(({ id }) => id === free)
  await keep(asker, token ? { ...next, unit: visit.slip.unit, freeBet: token.id } : next)
  if (token) return { to: 'slip', note: fill(said.texts.notes.free, { amount: money(token.amount, session.currency) }) }
  if (free !== '') return slipPage(await again(asker), notePart(said.texts.slip.freeBetNot))
  if (unit === null) return slipPage(await again(asker), notePart(said.texts.slip.badStake))
  return { to: 'slip', note: fill(said.texts.notes.stake, { amount: money(unit, session.currency) }) }
}

/** The asker with the slip as it was just kept. */
async function again(asker: Asker): Promise<Asker> {
  return { ...asker, visit: (await readVisit(asker.deps.db, asker.visit.token)) ?? asker.visit }
}

const shownSlip = z.object({
  ids: z.array(z.string()),
  shapes: z.array(z.unknown()),
  unit: z.unknown(),
  policy: z.unknown(),
  freeBet: z.optional(z.string()),
})

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Malformed()
  }
}

function slipsOf(text: string) {
  const { success, data } = shownSlip.safeParse(jsonOf(text))
  if (!success || data.ids.length !== data.shapes.length) throw new Malformed()
  const { unit, policy, freeBet } = data as unknown as ShownSlip
  const free = freeBet === undefined ? {} : { freeBet }
  return data.shapes.map((shape, at) => {
    const asked = bookBets.place.input.safeParse({ ...(shape as object), id: data.ids[at], unit, policy, ...free })
    if (!asked.success) throw new Malformed()
    return asked.data
  })
}

/** Singles are placed one after the other: what the first takes of a balance the second no longer has. */
async function place(asker: Asker, form: Values): Promise<Done> {
  const { deps, session, said } = asker
  if (!session) return nobody(asker, said.texts.nav.slip)
  const slips = slipsOf(form['slip'] ?? '')
  for (const slip of slips) await deps.bets.place(session, slip)
  const note = fill(said.texts.notes.sent, { count: String(slips.length) })
  return { to: `placed?slip=${slips.map(({ id }) => id).join(',')}`, note }
}

async function make(asker: Asker): Promise<Done> {
  const { deps, visit, said, ip } = asker
  const [shape] = shapesOf({ ...visit.slip, choice: visit.slip.choice === 'singles' ? 'multiple' : visit.slip.choice })
  const asked = bookCodes.makeCode.input.safeParse(shape)
  if (!asked.success) throw new Malformed()
  const { code, endsAt } = await deps.codes.make(asked.data, ip)
  const [before, after] = fill(said.texts.code.made, { code, until: '\n' }).split('\n')
  const note = html`<p class="w g" role="status">${before}${timePart(endsAt, said)}${after}</p>`
  return slipPage(asker, note)
}

type LoadedPicks = Pick<Loaded, 'legs' | 'dropped'>

/** Puts what was loaded on the slip instead of what is there. What is shut for a moment comes along at its price of before. */
async function loaded(asker: Asker, { legs, dropped }: LoadedPicks): Promise<Done> {
  const { said, visit } = asker
  const picks = legs.flatMap((leg) =>
    leg.picks.map(({ event, market, specifiers, outcome, odds, epoch }): KeptPick => ({
      event,
      market,
      specifiers,
      outcome,
      epoch,
      odds: leg.picks.length === 1 ? leg.was : (odds ?? leg.was),
    })),
  )
  await keep(asker, changed(visit.slip, { picks, choice: 'multiple', bankers: [] }))
  const moved = legs.filter(({ isMoved }) => isMoved).length
  const texts = said.texts.code
  const left = dropped.map((one) => {
    const sides = sidesIn({ ...one, home: one.home ?? '?', away: one.away ?? '?' }, said.language)
    const { season } = one
    if (season)
      return `${nameIn(season.league, said.language)}, ${nameIn(season.side, said.language)} (${texts.why[one.why]})`
    return `${sides.home} – ${sides.away}, ${pickWords(one, sides, said).outcome} (${texts.why[one.why]})`
  })
  const notes: (Markup | string)[] = [
    moved > 0 ? notePart(fill(texts.moved, { count: String(moved) })) : '',
    left.length > 0 ? notePart(fill(texts.dropped, { what: left.join('; ') })) : '',
  ]
  return moved > 0 || left.length > 0
    ? slipPage(await again(asker), html`${notes}`)
    : { to: 'slip', note: fill(said.texts.notes.loaded, { count: String(picks.length) }) }
}

async function load(asker: Asker, { code = '' }: Values): Promise<Done> {
  const letters = code.replaceAll(/[^a-z]/gi, '')
  if (letters.length !== CODE_LENGTH) throw new Refused('CODE_NOT_FOUND')
  return loaded(asker, (await asker.deps.codes.load(letters, asker.ip)).slip)
}

const tap = z.object({
  bet: z.string(),
  id: z.string(),
  revision: z.number(),
  value: z.number(),
  of: z.nullable(z.number()),
})

/**
 * A page without a script is read for longer than a quote lives. So the form says the value that was shown, and the tap takes the
 * quote of this moment, if it is worth no less.
 */
async function cash(asker: Asker, form: Values): Promise<Done> {
  const { deps, session, said } = asker
  if (!session) return nobody(asker, said.texts.cash.title)
  const shown = tap.parse(jsonOf(form['tap'] ?? ''))
  const share = pressedShare(form)
  if (share === undefined) throw new Malformed()
  const { bet, id, revision, value, of } = shown
  const to = `cashed?bet=${bet}&id=${id}`
  const isKnown = await deps.standing.cashOut.tapped(session.player, bet, id).then(
    () => true,
    () => false,
  )
  if (isKnown) return { to }
  const [valued] = await deps.standing.cashOut.values(session.player, [bet])
  const quote = valued?.quote
  if (!quote) return betPage(asker, { id: bet }, notePart(said.texts.refused.CASH_OUT_NOT_AVAILABLE))
  if (quote.revision !== revision || quote.value < value)
    return betPage(asker, { id: bet }, notePart(said.texts.cash.changed))
  const part = share === 100 || of === null ? {} : { stake: Math.max(1, Math.floor((of * share) / 100)) }
  await deps.standing.cashOut.tap(session.player, { id, ...quote, ...part })
  return { to }
}

const ofBet =
  (action: (asker: Asker, player: bigint, bet: string) => Promise<Done>) =>
  async (asker: Asker, { bet = '' }: Values): Promise<Done> =>
    asker.session ? action(asker, asker.session.player, bet) : nobody(asker, asker.said.texts.nav.bets)

const stakeBack = ofBet(async (asker, player, bet) => {
  const { stake, leftToday } = await asker.deps.standing.stakeBack(player, bet)
  const amount = money(stake, asker.session!.currency)
  const text = fill(asker.said.texts.cash.gaveBack, { amount, left: String(leftToday) })
  return { ...(await betPage(asker, { id: bet }, notePart(text, 'good'))), says: 'betCashedOut' as const }
})

/** Cashed out as soon as it is worth so much. */
async function auto(asker: Asker, { bet = '', least = '' }: Values): Promise<Done> {
  const { deps, session, said } = asker
  if (!session) return nobody(asker, said.texts.nav.bets)
  const minor = minorIn(session, least)
  if (minor === null) return betPage(asker, { id: bet }, notePart(said.texts.cash.badSum))
  await deps.standing.cashOut.auto(session.player, bet, minor)
  return { to: `bet?id=${bet}`, note: fill(said.texts.cash.autoIs, { amount: money(minor, session.currency) }) }
}

const autoOff = ofBet(async ({ deps, said }, player, bet) => {
  await deps.standing.cashOut.auto(player, bet, null)
  return { to: `bet?id=${bet}`, note: said.texts.cash.autoGone }
})

export const ACTIONS: Readonly<Record<string, Action>> = {
  pick: { run: pick },
  drop: { sealed: values('p'), run: drop },
  terms: { run: terms },
  place: { sealed: values('slip'), run: place },
  clear: {
    sealed: values(),
    async run(asker) {
      await keep(asker, emptied(asker.visit.slip))
      return { to: 'slip', note: asker.said.texts.notes.cleared }
    },
  },
  make: { sealed: values(), run: make },
  load: { run: load },
  cash: { sealed: ({ tap: text = '' }) => text, run: cash },
  auto: { sealed: values('bet'), run: auto },
  'auto-off': { sealed: values('bet'), run: autoOff },
  'stake-back': { sealed: values('bet'), run: stakeBack },
  repeat: {
    sealed: values('bet'),
    run: ofBet(async (asker, player, bet) => loaded(asker, await asker.deps.standing.rebet(player, bet))),
  },
  take: {
    sealed: values('bet'),
    run: ofBet(async ({ deps, said }, player, bet) => {
      await deps.standing.takeOffer(player, bet)
      return { to: `bet?id=${bet}`, note: said.texts.notes.took }
    }),
  },
}
