/**
 * The office's section Trading: calls that the book's desk answers. Each row here is one of the book's with the permission that it
 * needs and, where something is done, a reason and the words of the audit log. Amounts are the book's: whole minor units.
 */
import * as z from 'zod/mini'
import { deskAlerts } from '../book/alerts.ts'
import { deskCases } from '../book/cases.ts'
import { bookDesk } from '../book/desk.ts'
import { bookDeskBets } from '../book/desk-bets.ts'
import { deskCashOut } from '../book/cash-out.ts'
import { deskInsiders } from '../book/insiders.ts'
import { deskRules } from '../book/desk-rules.ts'
import { deskTiers } from '../book/desk-tiers.ts'
import { deskWatch, FIGURES_BY } from '../book/desk-watch.ts'
import { bookRead } from '../book/read.ts'
import { deskSettlement } from '../book/settlement.ts'
import type { Access, Call, Schema, Values } from '../wire/call.ts'
import type { RefusalCode } from '../wire/errors.ts'
import { written } from '../wire/fields.ts'
import type { DeskAction } from './audit.ts'
import { officeCall, type OfficeCall } from './call.ts'
import type { Permission } from './roles.ts'

type BookCall<V extends Values, O extends Schema, R extends RefusalCode> = Call<z.ZodMiniObject<V>, O, R, Access>

/** What a deed is called in the audit log, and what it is done to. */
export interface TradingAction {
  readonly name: DeskAction
  /** By the names of what was asked: of the first that is there. */
  readonly subject: readonly (readonly [field: string, kind: string])[]
}

export interface Forwarded {
  readonly office: OfficeCall
  readonly book: Call
  /** null: nothing is done. */
  readonly action: TradingAction | null
}

const why = { why: written(300) }
const WHY = { why: 'as the league says' }

function look<P extends Permission, V extends Values, O extends Schema, R extends RefusalCode>(
  permission: P,
  name: string,
  book: BookCall<V, O, R>,
  /** `poll`: asked again and again by a page that is open, it keeps nobody's session alive. */
  more: { readonly poll?: true } = {},
): { office: OfficeCall<z.ZodMiniObject<V>, O, R, P>; book: Call; action: null } {
  const { method, about, refusals, reply, input, example } = book
  const values = book.place === 'query' ? { query: input.shape } : { body: input.shape }
  const path = `/api/office/Trading/${name}` as const
  const spec = { method, path, about, refusals, reply, example, ...values, ...more }
  return { office: officeCall(permission, spec), book, action: null }
}

function does<P extends Permission, V extends Values, O extends Schema, R extends RefusalCode>(
  permission: P,
  name: string,
  book: BookCall<V, O, R>,
  done: TradingAction & { readonly mostBytes?: number },
): { office: OfficeCall<z.ZodMiniObject<V & typeof why>, O, R, P>; book: Call; action: TradingAction } {
  const { about, refusals, reply, input, example } = book
  const { mostBytes, ...action } = done
  const office = officeCall(permission, {
    method: 'POST',
    path: `/api/office/Trading/${name}`,
    about,
    refusals,
    reply,
    body: { ...input.shape, ...why } as V & typeof why,
    example: { ...example, ...WHY } as z.input<z.ZodMiniObject<V & typeof why>>,
    ...(mostBytes === undefined ? {} : { mostBytes }),
  })
  return { office, book, action }
}

const MATCH = [['id', 'match']] as const
const LEAGUE = [['tournament', 'league']] as const
const HOLD = [['key', 'hold']] as const
const BET = [['bet', 'bet']] as const
const CASE = [['id', 'betting case']] as const
/** A league's file. */
const MOST_BYTES = 1_000_000

/** By the names of the office's calls. */
export const FORWARDED = {
  tradingCalendar: look('trading.read', 'Calendar', deskWatch.calendar, { poll: true }),
  tradingSports: look('trading.read', 'Sports', bookRead.sports),
  tradingMatch: look('trading.read', 'Match', bookDesk.event, { poll: true }),
  tradingPreview: look('trading.price', 'Preview', bookDesk.preview),
  tradingExposure: look('trading.read', 'Exposure', bookDeskBets.exposure, { poll: true }),
  tradingResult: look('trading.read', 'Result', bookRead.result),
  tradingReviews: look('trading.read', 'Reviews', bookDeskBets.reviews, { poll: true }),
  tradingUndecided: look('trading.read', 'Undecided', bookDesk.undecided),
  tradingHolds: look('trading.read', 'Holds', deskSettlement.holds, { poll: true }),
  tradingDryRun: look('trading.read', 'DryRun', deskSettlement.dryRun),
  tradingSeasonDryRun: look('trading.read', 'SeasonDryRun', deskSettlement.seasonDryRun),
  tradingDisputes: look('trading.read', 'Disputes', deskSettlement.disputes),
  tradingBounds: look('trading.read', 'Bounds', deskSettlement.bounds),
  tradingRules: look('trading.read', 'Rules', deskRules.rules),
  tradingMargins: look('trading.read', 'Margins', deskTiers.margins),
  tradingTryMargins: look('trading.price', 'TryMargins', deskTiers.tryMargins),
  tradingLeagues: look('trading.read', 'Leagues', deskTiers.leagues),
  tradingFigures: look('trading.read', 'Figures', deskWatch.figures),
  tradingSeason: look('trading.read', 'Season', bookDesk.season, { poll: true }),
  tradingFeed: look('trading.read', 'Feed', bookDesk.feed, { poll: true }),
  tradingAlerts: look('trading.read', 'Alerts', deskAlerts.alerts, { poll: true }),
  tradingAlertsOpen: look('trading.read', 'AlertsOpen', deskAlerts.alertsOpen, { poll: true }),
  tradingCases: look('trading.read', 'Cases', deskCases.cases),
  tradingCase: look('trading.read', 'Case', deskCases.case),
  tradingInsiders: look('trading.read', 'Insiders', deskInsiders.insiders),
  tradingInsiderThings: look('trading.read', 'InsiderThings', deskInsiders.insiderThings),
  tradingBets: look('bets.read', 'Bets', deskWatch.find),
  tradingBet: look('bets.read', 'Bet', deskWatch.life),
  tradingPlayers: look('bets.read', 'Players', deskRules.players),
  setTradingPrices: does('trading.price', 'SetPrices', bookDesk.set, { name: 'prices.set', subject: MATCH }),
  setTradingSuspended: does('trading.price', 'SetSuspended', bookDesk.suspend, {
    name: 'betting.suspended',
    subject: [...MATCH, ['sport', 'sport'], ['scope', 'scope']],
  }),
  setTradingNames: does('trading.price', 'SetNames', bookDesk.named, { name: 'names.set', subject: MATCH }),
  setTradingSeason: does('trading.price', 'SetSeason', bookDesk.seasonSet, { name: 'season.set', subject: LEAGUE }),
  setTradingOutright: does('trading.price', 'SetOutright', bookDesk.outright, {
    name: 'outright.set',
    subject: LEAGUE,
  }),
  confirmTradingSeason: does('trading.settle', 'ConfirmSeason', bookDesk.seasonConfirm, {
    name: 'season.confirmed',
    subject: LEAGUE,
  }),
  voidTradingOutright: does('trading.settle', 'VoidOutright', bookDesk.outrightVoid, {
    name: 'outright.voided',
    subject: LEAGUE,
  }),
  answerTradingReview: does('trading.review', 'AnswerReview', bookDeskBets.review, {
    name: 'slip.reviewed',
    subject: [['id', 'bet']],
  }),
  lookTradingAlert: does('trading.review', 'LookedAt', deskAlerts.alertLooked, {
    name: 'alert.looked-at',
    subject: [['id', 'alert']],
  }),
  openTradingCase: does('trading.review', 'OpenCase', deskCases.openCase, {
    name: 'betting-case.opened',
    subject: [['alert', 'alert']],
  }),
  noteTradingCase: does('trading.review', 'NoteCase', deskCases.noteCase, {
    name: 'betting-case.noted',
    subject: CASE,
  }),
  closeTradingCase: does('trading.review', 'CloseCase', deskCases.closeCase, {
    name: 'betting-case.closed',
    subject: CASE,
  }),
  addTradingInsider: does('trading.limits', 'AddInsider', deskInsiders.addInsider, {
    name: 'insider.added',
    subject: [['walletPlayer', 'wallet player']],
  }),
  endTradingInsider: does('trading.limits', 'EndInsider', deskInsiders.endInsider, {
    name: 'insider.ended',
    subject: [['id', 'insider']],
  }),
  sayTradingResult: does('trading.results', 'SayResult', bookDesk.result, { name: 'result.said', subject: MATCH }),
  voidTradingBets: does('trading.results', 'VoidBets', bookDesk.cancel, { name: 'bets.voided', subject: MATCH }),
  importTradingLeague: does('trading.results', 'ImportLeague', bookDesk.import, {
    name: 'league.imported',
    subject: [['category', 'league of']],
    mostBytes: MOST_BYTES,
  }),
  agreeTradingHold: does('trading.settle', 'AgreeHold', deskSettlement.agree, {
    name: 'settlement.agreed',
    subject: HOLD,
  }),
  endTradingDispute: does('trading.settle', 'EndDispute', deskSettlement.wayOut, {
    name: 'dispute.ended',
    subject: HOLD,
  }),
  reverseTradingCashOut: does('trading.settle', 'ReverseCashOut', deskCashOut.reverseCashOut, {
    name: 'cash-out.reversed',
    subject: BET,
  }),
  setTradingBounds: does('trading.limits', 'SetBounds', deskSettlement.setBounds, {
    name: 'settlement-bounds.set',
    subject: [],
  }),
  setTradingRules: does('trading.limits', 'SetRules', deskRules.setRules, { name: 'bet-rules.set', subject: [] }),
  setTradingMargins: does('trading.limits', 'SetMargins', deskTiers.setMargins, { name: 'margins.set', subject: [] }),
  setTradingTier: does('trading.limits', 'SetTier', deskTiers.setTier, { name: 'tier.set', subject: LEAGUE }),
  setTradingClass: does('trading.limits', 'SetClass', deskRules.setClass, {
    name: 'player-class.set',
    subject: [['name', 'class']],
  }),
  setTradingPlayerClass: does('trading.limits', 'SetPlayerClass', bookDeskBets.playerClass, {
    name: 'player-class.given',
    subject: [['player', 'book player']],
  }),
} as const satisfies Readonly<Record<string, Forwarded>>

type Rows = { readonly [Name in keyof typeof FORWARDED]: (typeof FORWARDED)[Name]['office'] }

const rows = Object.fromEntries(
  Object.entries(FORWARDED).map(([name, { office }]) => [name, office]),
) as unknown as Rows

export const officeTrading = {
  ...rows,
  takeTradingFigures: officeCall('trading.read', {
    method: 'POST',
    path: '/api/office/Trading/TakeFigures',
    about: 'The same figures as a file (CSV), amounts as decimals; who takes one is written down.',
    body: {
      from: z.iso.datetime({ offset: true }),
      to: z.iso.datetime({ offset: true }),
      by: z.enum(FIGURES_BY),
    },
    reply: z.object({ name: z.string(), text: z.string() }),
    refusals: ['INCORRECT_PARAMETER_VALUE'],
    example: { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z', by: 'sport' },
  }),
}
