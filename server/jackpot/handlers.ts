/** Area Jackpot: what each call answers. */
import { wireNumber } from '@uwanja/contract/wire/amounts'
import type { Reply } from '@uwanja/contract/wire/call'
import { CHOICES, isThreeWay, type jackpot } from '@uwanja/contract/site/jackpot'
import type { Pool } from '@uwanja/contract/fair/pool'
import { refuse } from '../runtime/refuse.ts'
import type { Handlers } from '../wire/handlers.ts'
import { openSlip, shareSlip, type CodeDeps } from './codes.ts'
import { openPools } from './pool.ts'
import { receiptOf } from './receipt.ts'
import { shownRule } from './rules.ts'
import { picksOf } from './slip.ts'
import { isRightAt, resultOf, standingOf } from './standing.ts'
import {
  matchesByRound,
  matchesOf,
  openRounds,
  pastRounds,
  roundById,
  roundsById,
  ticketOf,
  ticketsOf,
  type Match,
  type PlayerTicket,
  type Round,
} from './store.ts'
import { openSales, type TicketDeps } from './tickets.ts'

const MOST_TICKETS = 100
const MOST_ROUNDS = 50

export function jackpotHandlers(deps: TicketDeps & CodeDeps): Handlers<typeof jackpot> {
  const { db } = deps
  const pools = openPools()
  const sell = openSales(deps)
  return {
    async getManualJackpotList() {
      const rounds = await openRounds(db)
      const worth = await pools.of(db, rounds)
      const matches = await matchesByRound(
        db,
        rounds.map(({ id }) => id),
      )
      return rounds.map((round) => shownRound(round, matches.get(round.id)!, worth.get(round.id)!))
    },
    async getManualJackpotEvents({ jackpotId }) {
      const round = await roundById(db, BigInt(jackpotId))
      if (!round || round.state === 'draft') return refuse('JACKPOT_NOT_FOUND')
      return (await matchesOf(db, round.id)).map((match) => shownMatch(match, round.typeId))
    },
    async placeManualJackpotBet(lines, caller) {
      const id = await sell(caller.session.playerId, lines)
      return { status: 'Success', betId: Number(id) }
    },
    shareSlip: (slip, { ip }) => shareSlip(deps, slip, ip),
    getSharedSlip: ({ code }, { ip }) => openSlip(deps, code, ip),
    async getManualJackpotUserBets(_input, caller) {
      const tickets = await ticketsOf(db, caller.session.playerId, MOST_TICKETS)
      const rounds = await roundsOf(db, tickets)
      return tickets.map((ticket) => shownTicket(ticket, rounds.get(ticket.jackpotId)!))
    },
    async getManualJackpotUserBetEvents({ betId }, caller) {
      const ticket = (await ticketOf(db, caller.session.playerId, BigInt(betId))) ?? refuse('BET_NOT_FOUND')
      const { round, matches } = (await roundsOf(db, [ticket])).get(ticket.jackpotId)!
      const events = matches.flatMap((match) => pickedMatch(match, ticket, round.typeId))
      return { events, receipt: await receiptOf(db, ticket, round) }
    },
    async getJackpotArchive() {
      const rounds = await pastRounds(db, MOST_ROUNDS)
      const worth = await pools.of(db, rounds)
      const matches = await matchesByRound(
        db,
        rounds.map(({ id }) => id),
      )
      return rounds.map((round) => archived(round, matches.get(round.id)!, worth.get(round.id)!))
    },
  }
}

interface RoundWithMatches {
  readonly round: Round
  readonly matches: readonly Match[]
}

/** The rounds of tickets, each once. */
async function roundsOf(
  db: TicketDeps['db'],
  tickets: readonly PlayerTicket[],
): Promise<ReadonlyMap<bigint, RoundWithMatches>> {
  const ids = [...new Set(tickets.map(({ jackpotId }) => jackpotId))]
  const [rounds, matches] = [await roundsById(db, ids), await matchesByRound(db, ids)]
  return new Map(rounds.map((round) => [round.id, { round, matches: matches.get(round.id)! }]))
}

function shownRound(round: Round, matches: readonly Match[], pool: Pool) {
  const { rule } = round
  const starts = matches.filter(({ isReserve }) => !isReserve).map(({ startsAt }) => startsAt.getTime())
  return {
    id: Number(round.id),
    startDate: new Date(Math.min(...starts)).toISOString(),
    isActive: round.isSold,
    jackpotTypeID: round.typeId,
    prizePool: wireNumber(pool.total),
    ticketPrice: wireNumber(round.priceMinor),
    currency: round.currency,
    name: round.name,
    closesAt: round.closesAt!.toISOString(),
    matches: rule.matches,
    reserves: matches.filter(({ isReserve }) => isReserve).length,
    rules: shownRule(round.version, rule),
    isShareable: round.isSold,
  }
}

function archived(round: Round, matches: readonly Match[], pool: Pool) {
  const { outcome } = round
  return {
    ...shownRound(round, matches, pool),
    state: archivedState(round),
    root: round.root,
    tickets: round.tickets,
    winners: (outcome?.winners ?? []).map((one) => ({ ...one, each: wireNumber(BigInt(one.each)) })),
    rolledOn: wireNumber(BigInt(outcome?.rolls ?? '0')),
  }
}

/** Prizes on their way are as good as paid to whoever reads, and those that are taken back as good as gone. */
function archivedState({ state }: Round): 'closed' | 'settled' | 'cancelled' {
  if (state === 'paying') return 'settled'
  return state === 'settled' || state === 'cancelled' ? state : 'closed'
}

const DRAW_LABEL = 'X'

function shownMatch(match: Match, typeId: number): Reply<typeof jackpot.getManualJackpotEvents>[number] {
  const { participant1, participant2, score1, score2 } = match
  const result = resultOf(match, typeId)
  return {
    id: Number(match.id),
    participant1,
    participant2,
    leagueName: match.league,
    isReserve: match.isReserve,
    startDate: match.startsAt.toISOString(),
    canceled: match.state === 'cancelled',
    home: participant1,
    draw: DRAW_LABEL,
    away: participant2,
    choiceId: result === null ? null : choiceIn(result),
    participant1Score: score1,
    participant2Score: score2,
  }
}

/** Which of the three ways a pick or a result is: it says so itself, or its scores do. */
export function choiceIn(pick: string): number {
  const [one, other] = pick.split(':').map(Number) as [number, number?]
  if (other === undefined) return one
  return one > other ? CHOICES.home : one === other ? CHOICES.draw : CHOICES.away
}

function pickedMatch(match: Match, { choices, drawn }: PlayerTicket, typeId: number) {
  const pick = picksOf(choices).get(String(match.id))
  if (pick === undefined) return []
  const [one, other] = isThreeWay(typeId) ? [0, 0] : (pick.split(':').map(Number) as [number, number])
  const by = drawn.split(',').includes(String(match.id)) ? ('draw' as const) : ('player' as const)
  return [
    {
      ...shownMatch(match, typeId),
      pick: { choiceId: choiceIn(pick), participant1Score: one, participant2Score: other, by },
      isRight: isRightAt(choices, match, typeId),
    },
  ]
}

/** What a ticket is worth to its player: paid, given back, lost when its round has ended without it, or still open. */
function shownTicket(ticket: PlayerTicket, { round, matches }: RoundWithMatches) {
  const { right, possible } = standingOf(ticket.choices, matches, round.typeId)
  const hasEnded = round.state === 'settled' || round.state === 'cancelled' || round.state === 'paying'
  const paid = ticket.paid?.kind === 'refund' ? ('refunded' as const) : ('won' as const)
  const state = ticket.paid ? paid : hasEnded ? ('lost' as const) : ('waiting' as const)
  const starts = matches.filter(({ isReserve }) => !isReserve).map(({ startsAt }) => startsAt.getTime())
  return {
    id: Number(ticket.id),
    jackpotId: Number(round.id),
    name: round.name,
    jackpotTypeID: round.typeId,
    date: ticket.at.toISOString(),
    startDate: new Date(Math.min(...starts)).toISOString(),
    ticketPrice: wireNumber(round.priceMinor),
    currency: round.currency,
    state,
    right,
    possible,
    prize: wireNumber(BigInt(ticket.paid?.kind === 'prize' ? ticket.paid.minor : '0')),
  }
}
