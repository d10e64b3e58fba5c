/** A bet as its player sees it. */
import type { BetView, Reason, PlayerLimits } from '@uwanja/contract/book/bets'
import { REASONS } from '@uwanja/contract/book/bets'
import type { Bet } from './store.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

interface Offer {
  readonly unit: number
  readonly odds: number[]
}

export function viewOf(bet: Bet): BetView {
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
