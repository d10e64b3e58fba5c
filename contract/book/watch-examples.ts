/** What the desk's calls answer that look at bets and set rules for all of them, for readers of the book's page. */
import type { Reply } from '../wire/call.ts'
import type { deskAlerts } from './alerts.ts'
import type { deskCases } from './cases.ts'
import type { deskInsiders } from './insiders.ts'
import type { deskRules } from './desk-rules.ts'
import { deskTiers } from './desk-tiers.ts'
import type { deskWatch } from './desk-watch.ts'
import { READ_EXAMPLES } from './examples.ts'
import { BETS_EXAMPLES } from './player-examples.ts'

type Examples<Rows> = { readonly [Name in keyof Rows]: Reply<Rows[Name]> }

const { markets: MARKETS, clock: _clock, epoch: _epoch, ...CALENDAR_ROW } = READ_EXAMPLES.event
const AT = '2026-11-22T17:00:00.000Z'
const SIDES = { home: CALENDAR_ROW.home, away: CALENDAR_ROW.away, sideNames: CALENDAR_ROW.sideNames }
const PICK = { event: '17', market: 'goals.match.total', specifiers: 'total=2.5', outcome: 'over' }
const LOOKED = { at: '2026-11-22T17:20:00.000Z', who: 'amina', note: 'five friends of one bar' }

export const DESK_WATCH_EXAMPLES: Examples<typeof deskWatch> = {
  calendar: { events: [{ ...CALENDAR_ROW, shut: null, atRisk: 185_000 }], total: 1 },
  life: {
    bet: { ...BETS_EXAMPLES.bet, player: '5' },
    wallet: 'altenar',
    walletPlayer: '5',
    round: 'b1',
    replacedBy: null,
    settledAt: null,
    terms: { ladder: 'common', cap: 2_000_000_000, voids: 1 },
    picks: [
      {
        ...PICK,
        ...SIDES,
        shownEpoch: 4,
        epoch: 4,
        epochNow: 5,
        isLive: false,
        resultNumber: null,
        voidCase: null,
      },
    ],
    movements: [
      {
        key: 'b1:1',
        kind: 'debit',
        of: null,
        minor: 100_000,
        why: null,
        state: 'answered',
        code: null,
        reference: '81',
        tries: 1,
        at: AT,
        answeredAt: '2026-11-22T17:00:00.100Z',
      },
    ],
    worths: [
      { revision: 1, at: AT, why: 'result', outcome: 'won', who: null, open: 0, won: 185_000, cashed: 0, voided: 0 },
    ],
    cashOuts: [{ id: 'tap-0001', value: 98_500, stake: null, state: 'changed', paid: null, askedAt: AT }],
    reversalBy: null,
    log: [{ at: AT, who: 'amina', what: 'review', details: { bet: 'b1', answer: 'accept' } }],
  },
  find: {
    bets: [
      {
        id: 'b1',
        wallet: 'altenar',
        walletPlayer: '5',
        askedAt: AT,
        kind: 'single',
        state: 'accepted',
        outcome: 'open',
        stake: 100_000,
        currency: 'NGN',
        most: 185_000,
        legs: 1,
        open: 100_000,
        won: 0,
        cashed: 0,
        voided: 0,
      },
    ],
    code: { code: 'KBDFGH', uses: 3, endsAt: '2026-11-23T18:00:00.000Z' },
  },
  figures: {
    rows: [
      {
        name: 'football',
        currency: 'NGN',
        bets: 214,
        turnover: 21_400_000,
        open: 1_000_000,
        paid: 18_900_000,
        held: 1_500_000,
        expected: 1_224_000,
      },
    ],
  },
}

const OF_GROUP = {
  '1x2': 200_000_000,
  line: 200_000_000,
  'both-score': 100_000_000,
  'half-time-full-time': 50_000_000,
  'correct-score': 50_000_000,
  other: 100_000_000,
  special: 50_000_000,
}

export const DESK_RULES_EXAMPLES: Examples<typeof deskRules> = {
  rules: {
    limits: { '1': OF_GROUP, '2': OF_GROUP, '3': OF_GROUP },
    exposure: { outcome: { '1': 5_000_000_000, '2': 2_500_000_000, '3': 1_000_000_000 }, player: 10_000_000_000 },
    delay: { football: 6, basketball: 5, tennis: 5 },
    review: { mostTimes: 10, seconds: 30 },
    classes: [{ name: 'usual', factor: 100, extraDelay: 0, players: 1204 }],
  },
  setRules: null,
  setClass: null,
  players: { players: [{ player: '5', wallet: 'altenar', currency: 'NGN', class: 'usual' }] },
}

export const DESK_ALERTS_EXAMPLES: Examples<typeof deskAlerts> = {
  alerts: {
    alerts: [
      {
        id: '7',
        kind: 'same-stake',
        foundAt: AT,
        grownAt: '2026-11-22T17:10:00.000Z',
        currency: 'NGN',
        figures: { bets: 5, players: 5, stake: 1_500_000, stakes: 7_500_000, seconds: 410 },
        pick: { ...PICK, ...SIDES },
        player: null,
        insider: null,
        case: '4',
        openCase: null,
        bets: [{ id: 'b1', walletPlayer: '5', stake: 1_500_000, at: AT }],
        looked: LOOKED,
      },
    ],
    open: 1,
  },
  alertsOpen: { open: 1 },
  alertLooked: null,
}

const CASE = {
  id: '4',
  player: null,
  match: { event: PICK.event, ...SIDES, season: null },
  openedAt: AT,
  openedBy: 'amina',
  alerts: 1,
  closed: null,
}

export const DESK_CASES_EXAMPLES: Examples<typeof deskCases> = {
  cases: { cases: [CASE], next: null },
  case: { case: CASE, alerts: DESK_ALERTS_EXAMPLES.alerts.alerts, notes: [LOOKED] },
  openCase: { id: CASE.id },
  noteCase: null,
  closeCase: null,
}

const SIDE_12 = { kind: 'side', id: '12', sport: 'football', name: 'Bahari', names: {}, category: null } as const
const INSIDER = { id: '3', wallet: 'altenar', walletPlayer: '5', of: SIDE_12, note: 'their second keeper' }

export const DESK_INSIDERS_EXAMPLES: Examples<typeof deskInsiders> = {
  insiders: { insiders: [{ ...INSIDER, since: AT, addedBy: 'amina', ended: null }] },
  insiderThings: { things: [SIDE_12] },
  addInsider: { id: INSIDER.id },
  endInsider: null,
}

const MARGINS = deskTiers.setMargins.example.margins
const LEAGUE = { tournament: CALENDAR_ROW.tournament, category: CALENDAR_ROW.category }

export const DESK_TIERS_EXAMPLES: Examples<typeof deskTiers> = {
  margins: { ...MARGINS, versions: [{ id: '41', at: AT, who: 'amina', margins: MARGINS }] },
  tryMargins: { ...SIDES, tier: 2, before: MARKETS, after: MARKETS },
  setMargins: null,
  leagues: {
    leagues: [
      {
        id: '3',
        sport: 'football',
        category: LEAGUE.category,
        name: LEAGUE.tournament,
        names: { category: { en: 'Coast' }, tournament: { en: 'Coast Premier League' } },
        tier: 1,
        matches: 8,
      },
    ],
    total: 1,
  },
  setTier: null,
}
