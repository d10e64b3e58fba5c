/** What a bet that stands is worth to its player now. Pure: from its rows and from what its legs may still become. */
import { QUOTE_MS } from '@uwanja/contract/book/cash-out'
import { cashOutValue, expectation } from '@uwanja/contract/fair/cash-out'
import type { Bet } from '../bets/store.ts'
import { phiOf } from '../bets/terms.ts'
import type { Sport } from '../markets/table.ts'
import type { Known, Outlook } from './futures.ts'
import { outlookOf } from './futures.ts'

/** Processes ask for the house's clock once a second, and one that quoted may be a little ahead of one that is tapped. */
const CLOCKS_MS = 1000

export const isAlive = (until: string, nowMs: number): boolean => {
  const left = Date.parse(until) - nowMs
  return left >= 0 && left <= QUOTE_MS + CLOCKS_MS
}

/** Why there is no cash-out now. */
export type WhyNone = 'ended' | 'free-bet' | 'flex' | 'market' | 'too-low' | 'too-many-ways' | 'season'

export interface Offer {
  readonly value: bigint
  /** Of what is still open, in minor units: the value is at most this. */
  readonly expectation: number
  readonly epochs: Readonly<Record<string, number>>
  readonly live: readonly Sport[]
}

export type Valued = { readonly offer: Offer } | { readonly none: WhyNone }

/** A bet of one line is staked with what is open of it; of several lines nothing is cashed out in parts. */
export const unitOf = ({ lines, openMinor, unitMinor }: Pick<Bet, 'lines' | 'openMinor' | 'unitMinor'>): bigint =>
  lines === 1 ? openMinor : unitMinor

/** What a partial cash-out has paid counts towards the most that a bet pays. */
const capOf = ({ terms, cashedMinor }: Bet): number => Math.max(0, terms.cap - Number(cashedMinor))

export function expectationOf(bet: Bet, { legs }: Pick<Outlook, 'legs'>): number | null {
  const { winBonus } = bet.terms
  return expectation({
    unit: Number(unitOf(bet)),
    sizes: bet.sizes,
    cap: capOf(bet),
    bankers: legs.flatMap(({ isBanker, futures }) => (isBanker ? [futures] : [])),
    open: legs.flatMap(({ isBanker, futures }) => (isBanker ? [] : [futures])),
    ...(winBonus ? { winBonus } : {}),
  })
}

function whyNever({ state, outcome, openMinor, freeBet, kind, terms }: Bet): WhyNone | null {
  if (state !== 'accepted' || outcome !== 'open' || openMinor === 0n) return 'ended'
  if (freeBet !== null) return 'free-bet'
  if (kind === 'flex') return 'flex'
  return terms.expectation === null || terms.kappa === null ? 'too-many-ways' : null
}

/** Between two rounds nobody can say what an open bet on the end of a season is worth: it is neither cashed out nor edited. */
export const isOnSeason = ({ event }: Pick<Known['catalogue'], 'event'>, { legs }: Pick<Bet, 'legs'>): boolean =>
  legs.some(({ result, picks }) => result === null && picks.some((pick) => event(pick.event)?.season !== undefined))

function whyNone(known: Known, bet: Bet): WhyNone | null {
  const never = whyNever(bet)
  const isOpen = never === null || never === 'too-many-ways'
  return isOpen && isOnSeason(known.catalogue, bet) ? 'season' : never
}

export function valueOf(known: Known, bet: Bet): Valued {
  const never = whyNone(known, bet)
  if (never) return { none: never }
  const outlook = outlookOf(known, bet)
  if (!outlook) return { none: 'market' }
  // Decided to its last leg: results pay it.
  if (Object.keys(outlook.epochs).length === 0) return { none: 'ended' }
  const now = expectationOf(bet, outlook)
  if (now === null) return { none: 'too-many-ways' }
  const { kappa, phi } = bet.terms
  // What was struck for the whole bet, of what is open of it.
  const atFirst = (bet.terms.expectation! * Number(bet.openMinor)) / Number(bet.stakeMinor)
  const value = cashOutValue(now, atFirst, kappa!, phiOf(phi))
  const { epochs, live } = outlook
  return value === null ? { none: 'too-low' } : { offer: { value, expectation: now, epochs, live } }
}
