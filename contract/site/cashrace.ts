/** Area Cashrace: races for cash (C01, C03, C08). Field names are the specification's (A3, B3); what it does not name is ours. */
import * as z from 'zod/mini'
import { wireAmount } from '../wire/amounts.ts'
import { call } from '../wire/call.ts'
import { flag, maybe, text, whole } from '../wire/fields.ts'
import { RACE_COUNTS } from '../fair/race-points.ts'
import { listedGame } from './game.ts'

const id = z.int()
const MOST_ID = 999_999_999
/** So many races may be named in one question for their games. */
const IDS = /^(?:\d{1,9}(?:,\d{1,9}){0,19})?$/

/** What a player sees of a race's life: it counts, what is undone still counts, it is decided. */
export const RACE_STATES = ['running', 'counting', 'settled', 'cancelled'] as const

const race = {
  id,
  cashRaceName: z.string(),
  periodPrizePool: wireAmount,
  periodPrizePoolCurrency: z.string(),
  /** In the order of the places; of drops in that of their numbers. */
  prizeDistribution: z.array(z.object({ prize: wireAmount })),
  fromDate: z.string(),
  toDate: z.string(),
  urlSuffix: z.string(),
  /** iconImageData: a data: address of the picture; empty: there is none. */
  banner: z.object({ iconImageData: z.string() }),
  counts: z.enum(RACE_COUNTS),
  state: z.enum(RACE_STATES),
  /** Only who was let in by a promotion has a place. */
  needsEntry: z.optional(z.boolean()),
}

const drop = z.object({
  number: z.int(),
  /** Told from its moment on. */
  at: z.string(),
  prize: wireAmount,
  /** Masked; empty: nobody took it (yet). */
  player: z.string(),
  takenAt: z.nullable(z.string()),
})

export const cashrace = {
  getCashRacesList: call({
    method: 'GET',
    path: '/api/api/Cashrace/GetCashRacesList',
    access: 'anyone',
    about: 'The running races, the one that ends first at the head. Amounts in the currency of the race.',
    reply: z.array(z.object(race)),
  }),
  getCashraceDetails: call({
    method: 'GET',
    path: '/api/api/Cashrace/GetCashraceDetails',
    access: 'anyone',
    about: 'One race, running or ended: its rules, and its leaderboard with masked numbers or its drops.',
    query: { urlSuffix: text(60) },
    reply: z.object({
      ...race,
      rules: z.object({
        version: z.string(),
        /** A point for each so much that was staked; of `volume` alone. */
        step: wireAmount,
        leastStake: wireAmount,
        payAs: z.enum(['cash', 'bonus']),
        /** Of a bonus: stakes of this many times it turn it into cash, within so many days. */
        times: z.int(),
        days: z.int(),
      }),
      /** The first fifty. Tied players have one place, and share the prizes of theirs. */
      leaderboard: z.array(z.object({ place: z.int(), player: z.string(), points: z.number(), prize: wireAmount })),
      players: z.int(),
      /** Of drops and wins; null: another race. */
      drops: z.nullable(
        z.object({
          commitment: z.string(),
          /** Shown after the end; empty before. */
          seed: z.string(),
          /** The planned end, by which the moments were fixed. */
          until: z.string(),
          list: z.array(drop),
        }),
      ),
    }),
    refusals: ['RACE_NOT_FOUND'],
    example: { urlSuffix: 'week-48' },
  }),
  getCashRaceGames: call({
    method: 'GET',
    path: '/api/api/Cashrace/GetCashRaceGames',
    access: 'anyone',
    about:
      'The games that count in these races, at most 300, in the house’s order. cashraceIdsStr: ids joined by commas.',
    query: {
      cashraceIdsStr: z.pipe(text(200), z.string().check(z.regex(IDS))),
      isMobile: maybe(flag),
    },
    reply: z.array(listedGame),
    example: { cashraceIdsStr: '1,2', isMobile: true },
  }),
  getCashRaceArchive: call({
    method: 'GET',
    path: '/api/api/Cashrace/GetCashRaceArchive',
    access: 'anyone',
    about: 'Races that have ended, the newest first, at most 30.',
    reply: z.array(z.object(race)),
  }),
  getCashRaceStanding: call({
    method: 'GET',
    path: '/api/api/Cashrace/GetCashRaceStanding',
    access: 'player',
    about:
      'Where the player stands in a race, and whether they want to be told when they are overtaken in its last hour.',
    query: { cashraceId: whole(1, MOST_ID) },
    reply: z.object({
      /** null: no points, or excluded. */
      place: z.nullable(z.int()),
      points: z.number(),
      rounds: z.int(),
      /** As things stand; of an ended race what was paid or is on its way. */
      prize: wireAmount,
      /** Points of the next better place; null: there is none. */
      ahead: z.nullable(z.number()),
      wantsNews: z.boolean(),
      /** The race needs an entry, and the player has none. */
      isOutside: z.optional(z.boolean()),
    }),
    refusals: ['RACE_NOT_FOUND'],
    example: { cashraceId: 1 },
  }),
  setCashRaceNews: call({
    method: 'POST',
    path: '/api/api/Cashrace/SetCashRaceNews',
    access: 'player',
    sensitive: true,
    about: 'Whether the player wants to be told when they are overtaken in the last hour of a race.',
    body: { isOn: flag },
    example: { isOn: true },
  }),
}
