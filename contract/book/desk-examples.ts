/** What the desk's calls about bets and settlements answer, for readers of the book's page. */
import type { Reply } from '../wire/call.ts'
import type { deskCashOut } from './cash-out.ts'
import type { bookDeskBets } from './desk-bets.ts'
import { BETS_EXAMPLES } from './player-examples.ts'
import type { deskSettlement } from './settlement.ts'

type Examples<Rows> = { readonly [Name in keyof Rows]: Reply<Rows[Name]> }

export const DESK_BETS_EXAMPLES: Examples<typeof bookDeskBets> = {
  reviews: {
    bets: [{ ...BETS_EXAMPLES.bet, state: 'review', dueAt: '2026-11-22T17:00:30.000Z', acceptedAt: null, player: '5' }],
  },
  review: null,
  exposure: {
    worst: { scores: 85_000, at: { halfTime: [1, 0], fullTime: [3, 0] }, others: 0 },
    scores: [{ home: 3, away: 0, minor: 85_000 }],
    outcomes: [
      {
        market: 'goals.match.total',
        specifiers: 'total=2.5',
        outcome: 'over',
        stake: 100_000,
        singles: 185_000,
        potential: 0,
        weighted: 0,
      },
    ],
  },
  playerClass: null,
}

const STANDING = { outcome: 'open', won: 0, voided: 0 }

export const SETTLEMENT_EXAMPLES: Examples<typeof deskSettlement> = {
  holds: {
    holds: [
      {
        key: '17:goals.match.1x2?:large',
        event: '17',
        market: 'goals.match.1x2?',
        bet: null,
        why: 'large',
        facts: 'Zm9yIGFuIGV4YW1wbGU',
        bets: 214,
        pays: 612_000_000,
        stakes: 0,
        at: '2026-11-22T19:52:00.000Z',
        until: null,
        firstBy: 'amina',
      },
    ],
  },
  dryRun: {
    facts: 'Zm9yIGFuIGV4YW1wbGU',
    bets: [
      {
        bet: 'b1',
        player: '5',
        stake: 100_000,
        revision: 0,
        before: STANDING,
        after: { outcome: 'won', won: 185_000, voided: 0 },
        movements: [{ kind: 'credit', of: null, minor: 185_000 }],
      },
    ],
    isWhole: true,
  },
  seasonDryRun: {
    facts: '0'.repeat(64),
    bets: [
      {
        bet: 'b2',
        player: '5',
        stake: 100_000,
        revision: 0,
        before: STANDING,
        after: { outcome: 'won', won: 160_000, voided: 0 },
        movements: [{ kind: 'credit', of: null, minor: 160_000 }],
      },
    ],
    isWhole: true,
  },
  agree: { agreed: 1 },
  disputes: {
    disputes: [
      {
        key: 'b1:2',
        bet: 'b1',
        round: 'b1',
        player: '5',
        kind: 'credit',
        minor: 185_000,
        code: 'UNKNOWN_PLAYER',
        tries: 1,
        at: '2026-11-22T19:53:00.000Z',
        wayOut: 'again',
        proposedBy: 'amina',
      },
    ],
  },
  wayOut: { agreed: 2 },
  bounds: {
    bet: 50_000_000,
    market: 500_000_000,
    cancelledBets: 20,
    cancelledStakes: 100_000_000,
    cancelMinutes: 10,
    correctionHours: 24,
  },
  setBounds: null,
}

export const DESK_CASH_OUT_EXAMPLES: Examples<typeof deskCashOut> = { reverseCashOut: { state: 'asked' } }
