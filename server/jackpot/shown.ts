/** Rounds, matches and outcomes as the office reads them. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { OfficeRound } from '@uwanja/contract/operators/jackpots'
import { isReady } from './outcome.ts'
import type { Worth } from './pool.ts'
import type { Match, Round, StoredOutcome } from './store.ts'

const asMoney = (minor: string | bigint): string => decimalText(BigInt(minor))

export function shownForOffice(round: Round, matches: readonly Match[], worth: Worth): OfficeRound {
  const { id, name, typeId, version, rule, state, currency, root, outcome } = round
  return {
    id: String(id),
    name,
    typeId,
    version,
    rule,
    state,
    currency,
    root,
    ruleName: round.ruleName,
    price: asMoney(round.priceMinor),
    guarantee: asMoney(round.guaranteeMinor),
    rolledIn: asMoney(round.rolledInMinor),
    closesAt: round.closesAt?.toISOString() ?? null,
    tickets: worth.tickets,
    sales: asMoney(round.priceMinor * BigInt(worth.tickets)),
    pool: asMoney(worth.total),
    liability: asMoney(worth.added),
    rolls: asMoney(outcome?.rolls ?? 0n),
    isReady: state === 'closed' && isReady(round, matches),
  }
}

const OVERDUE_MS = 24 * 3_600_000

export const shownMatch = (match: Match, nowMs: number) => ({
  id: String(match.id),
  isReserve: match.isReserve,
  number: match.number,
  league: match.league,
  participant1: match.participant1,
  participant2: match.participant2,
  bookEvent: match.bookEvent,
  state: match.state,
  score1: match.score1,
  score2: match.score2,
  startsAt: match.startsAt.toISOString(),
  isOverdue: match.state === 'ahead' && nowMs - match.firstStartsAt.getTime() > OVERDUE_MS,
})

export const outcomeShown = ({ how, pool, winners, fixed, paidFromPool, returned, rolls }: StoredOutcome) => ({
  how,
  pool: asMoney(pool.total),
  winners: winners.map((one) => ({ ...one, each: asMoney(one.each) })),
  fixedTickets: fixed.tickets,
  fixedPaid: asMoney(fixed.paid),
  paidFromPool: asMoney(paidFromPool),
  returned: asMoney(returned),
  rolls: asMoney(rolls),
})
