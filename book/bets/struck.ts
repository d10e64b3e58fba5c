/** A slip at this moment: struck, judged, measured, and as it would be written. */
import type { Reason, PlayerLimits } from '@uwanja/contract/book/bets'
import { expectation, kappaOf } from '@uwanja/contract/fair/cash-out'
import { VOID_VERSION } from '@uwanja/contract/fair/voids'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { offsetOf } from '../feed/producer.ts'
import { seasonFault } from '../outrights/strike.ts'
import type { Exposure } from '../risk/exposure.ts'
import { exposureOf } from '../risk/exposure.ts'
import type { NewLeg } from './admit-store.ts'
import type { Amounts, Rules } from './amounts.ts'
import { amountsOf } from './amounts.ts'
import type { ChanceBook } from './chances.ts'
import type { SlipShape } from './slip.ts'
import type { Policy } from './store.ts'
import type { Selection, StruckLeg } from './strike.ts'
import { strikeLeg } from './strike.ts'
import type { BetTerms, Terms } from './terms.ts'
import { phiOf } from './terms.ts'
import type { AskedLeg, Verdict } from './verdict.ts'
import { verdictOf } from './verdict.ts'

/** A slip, new or read from its row. */
export interface Wanted {
  readonly shape: SlipShape
  readonly legs: readonly (AskedLeg & { readonly isBanker: boolean; readonly picks: readonly Selection[] })[]
  readonly unit: bigint
  readonly policy: Policy
  readonly freeBet: string | null
  /** It takes the place of another bet: nobody looks at it while the value of that one moves. */
  readonly isEdit: boolean
  /** By a trader, for this slip alone. */
  readonly offered: readonly number[] | null
}

export interface Struck {
  readonly legs: readonly StruckLeg[]
  readonly verdict: Verdict
  /** null: some leg has no price. */
  readonly amounts: Amounts | null
  /** Seconds that it waits. */
  readonly delay: number
}

interface Parts {
  readonly catalogue: Catalogue
  readonly chances: ChanceBook
}

const NO_BONUS = 2_000_000_000

function delayOf(legs: readonly StruckLeg[], { delay }: Terms): number {
  const live = legs.flatMap(({ picks }) => picks.filter(({ isLive }) => isLive))
  return live.reduce((most, { row }) => Math.max(most, delay[row.sport]), 0)
}

function related(legs: readonly StruckLeg[]): readonly StruckLeg[] {
  const fault = seasonFault(legs.map(({ picks }) => ({ events: picks.map(({ event }) => event) })))
  return fault === null ? legs : legs.map((leg) => ({ ...leg, fault: leg.fault ?? fault }))
}

export function strike({ catalogue, chances }: Parts, wanted: Wanted, rules: Rules): Struck {
  const { shape, unit, freeBet, policy, offered } = wanted
  const leastBonusOdds = rules.terms['win-bonus']?.leastOdds ?? NO_BONUS
  const legs = related(wanted.legs.map((leg) => strikeLeg({ catalogue, chances, leastBonusOdds }, leg)))
  const verdict = verdictOf(shape, wanted.legs, legs, { policy, offered })
  const { odds, price } = verdict
  const isPriced = odds.every((one) => one !== null) && (shape.kind !== 'flex' || price !== null)
  const { nowMs } = catalogue.circumstances()
  const ask = { shape, legs, odds: odds as number[], price, unit, isFree: freeBet !== null, nowMs }
  return { legs, verdict, amounts: isPriced ? amountsOf(ask, rules) : null, delay: delayOf(legs, rules.terms) }
}

/** Over the most stake, but not so far that a trader need not look. */
export type Measured = { readonly reason: Reason | null; readonly isForReview: boolean; readonly told: PlayerLimits }

export function measured({ verdict, amounts }: Struck, { unit, freeBet, isEdit }: Wanted, { terms }: Rules): Measured {
  const { reason, told } = verdict
  if (reason !== null || !amounts) return { reason: reason ?? 'MARKET_CLOSED', isForReview: false, told }
  const { leastUnit, mostUnit, mostByCap } = amounts
  const limits = { ...told, leastUnit: Number(leastUnit), mostUnit: Number(mostUnit) }
  const refused = (why: Reason): Measured => ({ reason: why, isForReview: false, told: limits })
  if (unit < leastUnit) return refused('STAKE_TOO_LOW')
  if (unit > mostByCap) return refused('PAYOUT_TOO_HIGH')
  if (unit <= mostUnit) return { reason: null, isForReview: false, told: limits }
  const isFar = unit > mostUnit * BigInt(terms.review.mostTimes) || freeBet !== null || isEdit
  return isFar ? refused('STAKE_TOO_HIGH') : { reason: null, isForReview: true, told: limits }
}

export function newLegs({ legs, verdict }: Struck, { legs: asked }: Wanted, as: 'waiting' | 'decided'): NewLeg[] {
  return legs.map(({ isBanker, picks, futures, inputs }, at) => ({
    isBanker,
    futures,
    inputs,
    askedOdds: asked[at]!.odds,
    odds: verdict.odds[at]!,
    picks: picks.map(({ selection, odds, startsAt, isLive, event }, nth) => ({
      ...selection,
      odds,
      startsAt,
      isLive,
      shownEpoch: asked[at]!.epochs[nth]!,
      epoch: as === 'decided' ? event.epoch : null,
    })),
  }))
}

/** Joint outcomes times lines: more is not worked out while a player waits, and such a bet has no cash-out. */
const MOST_WORK = 4_000_000

function worthOf(legs: readonly NewLeg[], { shape, unit, freeBet }: Wanted, terms: Terms, isCapped: boolean) {
  const none = { expectation: null, kappa: null }
  const work = legs.reduce((product, { futures }) => product * futures.length, shape.lines)
  if (freeBet !== null || shape.kind === 'flex' || (isCapped && work > MOST_WORK)) return none
  const winBonus = terms['win-bonus']
  const worth = expectation({
    unit: Number(unit),
    sizes: shape.sizes,
    cap: terms.cap.most,
    ...(winBonus ? { winBonus } : {}),
    bankers: legs.filter(({ isBanker }) => isBanker).map(({ futures }) => futures),
    open: legs.filter(({ isBanker }) => !isBanker).map(({ futures }) => futures),
  })
  if (worth === null || worth <= 0) return none
  return { expectation: worth, kappa: kappaOf(Number(unit) * shape.lines, worth, phiOf(terms.phi)) }
}

/** What of the rules the bet keeps. */
export function keptTerms(catalogue: Catalogue, struck: Struck, wanted: Wanted, rules: Rules): BetTerms {
  const { terms, tax } = rules
  const { pre, live } = catalogue.circumstances().producers
  return {
    ladder: 'common',
    winBonus: terms['win-bonus'],
    cap: terms.cap.most,
    voids: VOID_VERSION,
    phi: terms.phi,
    tax,
    ...worthOf(newLegs(struck, wanted, 'decided'), wanted, terms, struck.amounts?.isCapped ?? false),
    offsets: { pre: offsetOf(pre), live: offsetOf(live) },
  }
}

export function exposureLimits(legs: readonly StruckLeg[], { terms }: Rules): bigint[] {
  return legs.map(({ picks }) =>
    BigInt(terms.exposure.outcome[String(picks[0]!.event.place?.tier ?? 3) as '1' | '2' | '3']),
  )
}

export function exposed(legs: readonly NewLeg[], { shape, unit, freeBet }: Wanted, price: number | null): Exposure[] {
  const { sizes, mayFail } = shape
  return exposureOf({
    unitMinor: unit,
    sizes,
    mayFail,
    price,
    freeBet,
    legs: legs.map((leg) => ({ ...leg, result: null })),
  })
}
