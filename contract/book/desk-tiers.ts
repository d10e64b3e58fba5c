/** The desk's calls about tiers of competitions: their margins by group of markets, tried before they hold, and whose tier is which. */
import * as z from 'zod/mini'
import { call, done } from '../wire/call.ts'
import { MARKET_GROUPS } from './desk-rules.ts'
import { placeNames, sideNames } from './names.ts'
import { market } from './read.ts'

/** As shares of 1, whole hundredths of a percent: below the least a book pays out what it takes, above the most nobody bets. */
export const MARGIN_BOUNDS = { least: 0.01, most: 0.3, mostLive: 0.1 } as const

const inHundredths = z.refine<number>((share) => Math.abs(share * 10_000 - Math.round(share * 10_000)) < 1e-6)
const share = z.number().check(z.minimum(MARGIN_BOUNDS.least), z.maximum(MARGIN_BOUNDS.most), inHundredths)
const live = z.number().check(z.minimum(0), z.maximum(MARGIN_BOUNDS.mostLive), inHundredths)

const ofTier = z.record(z.enum(MARKET_GROUPS), share)
export const marginTable = z.object({ tiers: z.object({ '1': ofTier, '2': ofTier, '3': ofTier }), live })

const id = z.string().check(z.regex(/^\d{1,18}$/))
const tier = z.union([z.literal(1), z.literal(2), z.literal(3)])

const league = z.object({
  id: z.string(),
  sport: z.enum(['football', 'basketball', 'tennis']),
  category: z.string(),
  name: z.string(),
  names: z.object({ category: placeNames, tournament: placeNames }),
  tier,
  /** Matches of it that are ahead or played. */
  matches: z.int(),
})
export type TieredLeague = z.output<typeof league>

const version = z.object({ id, at: z.string(), who: z.string(), margins: marginTable })

export const deskTiers = {
  margins: call({
    method: 'GET',
    path: '/book/desk/margins',
    access: 'operator',
    about:
      'Margins by tier of competitions and group of markets as shares of 1, what live markets have on top, and the last twenty versions, the newest first.',
    reply: z.object({ ...marginTable.shape, versions: z.array(version) }),
  }),
  tryMargins: call({
    method: 'POST',
    path: '/book/desk/margins/try',
    access: 'operator',
    about:
      'Every price of a match as it is and as it would be under these margins, in the tier that is named or in its own; nothing is changed. What a trader set for that match alone stays over them.',
    body: { id, margins: z.optional(marginTable), tier: z.optional(tier) },
    example: { id: '17', tier: 1 as const },
    reply: z.object({
      home: z.string(),
      away: z.string(),
      sideNames,
      tier,
      before: z.array(market),
      after: z.array(market),
    }),
    refusals: ['EVENT_NOT_FOUND'],
  }),
  setMargins: call({
    method: 'POST',
    path: '/book/desk/margins',
    access: 'operator',
    about:
      'Sets the margins of tiers for prices from now on, in every process of the book; bets that stand keep their prices. From 1 % to 30 %, live at most 10 % more. The version before is kept; `seen` is the newest one that the trader had before them, and is refused when there is a newer one.',
    body: { margins: marginTable, seen: z.nullable(id) },
    example: {
      margins: {
        tiers: {
          '1': marginsExample(0.04, 0.055),
          '2': marginsExample(0.06, 0.075),
          '3': marginsExample(0.08, 0.09),
        },
        live: 0.015,
      },
      seen: null,
    },
    reply: done,
    refusals: ['NO_LONGER_OPEN'],
  }),
  leagues: call({
    method: 'GET',
    path: '/book/desk/leagues',
    access: 'operator',
    about: 'Competitions with their tier, those with matches ahead first; 200 at most.',
    query: {
      words: z._default(z.string().check(z.maxLength(60)), ''),
      tier: z.optional(z.string().check(z.regex(/^[123]$/))),
    },
    example: { words: 'ligi' },
    reply: z.object({ leagues: z.array(league), total: z.int() }),
  }),
  setTier: call({
    method: 'POST',
    path: '/book/desk/leagues/tier',
    access: 'operator',
    about:
      'Puts a competition in a tier: its margins and limits hold for its matches from now on, in every process of the book.',
    body: { tournament: id, tier },
    example: { tournament: '3', tier: 1 as const },
    reply: done,
    refusals: ['NOT_FOUND'],
  }),
} as const

function marginsExample(winner: number, other: number) {
  const fixed = { line: 0.045, 'both-score': 0.055, 'half-time-full-time': 0.12, 'correct-score': 0.16, special: 0.08 }
  return { '1x2': winner, ...fixed, other }
}
