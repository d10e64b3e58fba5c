/** A bet as its player sees it. */
import type { BetView, Reason, PlayerLimits } from '@uwanja/contract/book/bets'
import { REASONS } from '@uwanja/contract/book/bets'
import type { NewBet, NewLeg } from './admit-store.ts'
import type { Bet, Leg } from './store.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

interface Offer {
  readonly unit: number
  readonly odds: number[]
}

/** What a row holds that nobody is shown. */
type Hidden = 'nth' | 'player' | 'hash' | 'round' | 'policy' | 'debitMinor' | 'terms' | 'settledAt'

const newLeg = (leg: NewLeg): Leg => ({
  ...leg,
  result: null,
  settledOdds: null,
  picks: leg.picks.map((pick) => ({
    ...pick,
    startsAt: new Date(pick.startsAt),
    result: null,
    resultNumber: null,
    voidCase: null,
    score: null,
  })),
})

/** Of a slip that was written a moment ago, as its row says: whoever wrote it need not read it. @param acceptedMs null: it is not accepted yet. */
export function viewOfNew(bet: NewBet, acceptedMs: number | null): BetView {
  const { unit, lines, most, dueAt, decidedAt, state } = bet
  const stakeMinor = BigInt(unit) * BigInt(lines)
  const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at))
  return viewOf({
    ...bet,
    state: acceptedMs === null ? state : 'accepted',
    unitMinor: BigInt(unit),
    stakeMinor,
    mostMinor: most === null ? null : BigInt(most),
    answer: bet.answer as Bet['answer'],
    offer: null,
    askedAt: new Date(bet.askedAt),
    dueAt: dateOf(dueAt),
    decidedAt: dateOf(decidedAt),
    acceptedAt: acceptedMs === null ? null : new Date(acceptedMs),
    revision: 0,
    outcome: 'open',
    openMinor: state === 'refused' ? 0n : stakeMinor,
    wonMinor: 0n,
    cashedMinor: 0n,
    voidedMinor: 0n,
    legs: bet.legs.map(newLeg),
  })
}

export function viewOf(bet: Omit<Bet, Hidden>): BetView {
  const { openMinor, wonMinor, cashedMinor, voidedMinor } = bet
  return {
    id: bet.id,
    slip: bet.slip,
    kind: bet.kind,
    state: bet.state,
    outcome: bet.outcome,
    reason: REASONS.find((one) => one === bet.reason) ?? (null as Reason | null),
    told: bet.answer as PlayerLimits | null,
    offer: bet.offer as Offer | null,
    unit: Number(bet.unitMinor),
    lines: bet.lines,
    stake: Number(bet.stakeMinor),
    replaces: bet.edit && { bet: bet.edit.old, value: Number(bet.edit.value) },
    currency: bet.currency,
    sizes: [...bet.sizes],
    mayFail: bet.mayFail,
    price: bet.price,
    freeBet: bet.freeBet,
    askedAt: bet.askedAt.toISOString(),
    dueAt: iso(bet.dueAt),
    decidedAt: iso(bet.decidedAt),
    acceptedAt: iso(bet.acceptedAt),
    most: bet.mostMinor === null ? null : Number(bet.mostMinor),
    revision: bet.revision,
    worth: {
      open: Number(openMinor),
      won: Number(wonMinor),
      cashed: Number(cashedMinor),
      voided: Number(voidedMinor),
    },
    legs: bet.legs.map(({ isBanker, askedOdds, odds, result, picks }) => ({
      isBanker,
      asked: askedOdds,
      odds,
      result,
      picks: picks.map(({ event, market, specifiers, outcome, odds: own, startsAt, result: became }) => ({
        event,
        market,
        specifiers,
        outcome,
        odds: own,
        startsAt: startsAt.toISOString(),
        result: became,
      })),
    })),
  }
}
