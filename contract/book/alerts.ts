/** Alerts on suspicious betting: by which bounds they are raised, and the desk’s calls about them. */
import * as z from 'zod/mini'
import { call, done } from '../wire/call.ts'
import { written } from '../wire/fields.ts'
import { insiderThing } from './insiders.ts'
import { seasonPick, sideNames } from './names.ts'

/**
 * By which bounds each kind is raised. The usual stake is the median of a currency over `USUAL_STAKE_DAYS`, counted hourly; a multiple's whole stake
 * counts at each of its picks. Bets that were replaced count nowhere, free bets only where an insider places them.
 */
export const ALERT_RULES = {
  /** Several players, one outcome, one stake, in a short time: the book knows neither addresses nor devices of its players. */
  'same-stake': { leastPlayers: 4, withinMinutes: 10, leastTimesUsualStake: 3 },
  /**
   * An outcome of a match that is ahead draws most of its market's stakes of the last hour, and far more than its share before
   * it; of a market with fewer bets than `leastBefore` the share that its odds say stands in.
   */
  'sudden-run': { leastBets: 10, leastTimesUsualStake: 30, leastShare: 0.6, leastTimesShare: 2, leastBefore: 20 },
  /** A player got far more than their bets were expected to pay when they were struck: in standard deviations, and as a ratio. */
  'beyond-odds': { days: 30, leastBets: 20, leastDeviations: 4, leastRatio: 1.5 },
  /** A player's bets on matches ahead cost less some minutes later, again and again: they knew before the price did. */
  'early-move': { days: 7, afterMinutes: 10, leastFall: 0.05, leastBets: 5, leastShare: 0.6 },
  /** A player bet on what the desk’s list says that they are close to, while it said so. */
  insider: { days: 30 },
} as const
export const USUAL_STAKE_DAYS = 7

export type AlertKind = keyof typeof ALERT_RULES
export const ALERT_KINDS = Object.keys(ALERT_RULES) as [AlertKind, ...AlertKind[]]

const figure = z.optional(z.int())
const figures = z.object({
  bets: figure,
  players: figure,
  /** Of each bet. */
  stake: figure,
  stakes: figure,
  /** From the first of them to the last. */
  seconds: figure,
  /** Hundredths of a per cent: of the market's stakes in the last hour, and before it. */
  share: figure,
  usualShare: figure,
  won: figure,
  expected: figure,
  /** Hundredths of a standard deviation. */
  deviations: figure,
  /** Of how many bets the price was known later. */
  measured: figure,
  /** Hundredths of a per cent by which the price had fallen, on average. */
  fall: figure,
})
export type AlertFigures = z.output<typeof figures>

export const alert = z.object({
  id: z.string(),
  kind: z.enum(ALERT_KINDS),
  foundAt: z.string(),
  /** When bets came to it last. */
  grownAt: z.string(),
  currency: z.string(),
  figures,
  /** null: it is about a player, wherever they bet. */
  pick: z.nullable(
    z.object({
      event: z.string(),
      home: z.string(),
      away: z.string(),
      sideNames,
      season: seasonPick,
      market: z.string(),
      specifiers: z.string(),
      outcome: z.string(),
    }),
  ),
  /** null: it is about an outcome, whoever bets on it. */
  player: z.nullable(z.object({ id: z.string(), wallet: z.string(), walletPlayer: z.string() })),
  /** Of the kind `insider`: what they are close to, and what they are to it. */
  insider: z.nullable(z.object({ id: z.string(), of: insiderThing, note: z.string() })),
  /** The newest 50 of `figures.bets`. */
  bets: z.array(z.object({ id: z.string(), walletPlayer: z.string(), stake: z.int(), at: z.string() })),
  /** The number of the case that it is in. */
  case: z.nullable(z.string()),
  /** Of a case about the same player or match that stands open, where it is in none. */
  openCase: z.nullable(z.string()),
  looked: z.nullable(z.object({ at: z.string(), who: z.string(), note: z.string() })),
})
export type Alert = z.output<typeof alert>

export const deskAlerts = {
  alerts: call({
    method: 'GET',
    path: '/book/desk/alerts',
    access: 'operator',
    about:
      'Alerts on suspicious betting with their figures and bets: several players with one stake on one outcome, a sudden run on an outcome, a player who wins beyond their odds whose prices fall just after they bet, or who is an insider of what they bet on. The newest 100 that nobody has looked at, or that somebody has.',
    query: { state: z._default(z.enum(['open', 'looked-at']), 'open') },
    example: { state: 'open' as const },
    reply: z.object({
      alerts: z.array(alert),
      /** How many nobody has looked at. */
      open: z.int(),
    }),
  }),
  alertsOpen: call({
    method: 'GET',
    path: '/book/desk/alerts/open',
    access: 'operator',
    about: 'How many alerts nobody has looked at.',
    query: {},
    example: {},
    reply: z.object({ open: z.int() }),
  }),
  alertLooked: call({
    method: 'POST',
    path: '/book/desk/alert/looked-at',
    access: 'operator',
    about:
      'Says that somebody looked at an alert, and what they found. Its bets count towards no other of the same kind and subject.',
    body: { id: z.string().check(z.regex(/^\d{1,18}$/)), note: written(300) },
    example: { id: '7', note: 'five friends of one bar; their stakes are watched' },
    reply: done,
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
  }),
} as const
