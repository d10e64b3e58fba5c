/** Area Home: what can be played, bet on and won at this moment, as the first screen shows it. Ours. */
import * as z from 'zod/mini'
import { wireAmount } from '../wire/amounts.ts'
import { call } from '../wire/call.ts'
import { flag, maybe } from '../wire/fields.ts'
import { listedGame } from './game.ts'

/** At most so many of each; a first screen holds no more. */
export const HOME_SHOWS = { matches: 4, games: 6, banners: 3 } as const

const match = z.object({
  /** The bookmaker's own id. */
  id: z.string(),
  sport: z.string(),
  league: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: z.string(),
  /** Null: it has not begun. */
  minute: z.nullable(z.int()),
  score: z.nullable(z.tuple([z.int(), z.int()])),
  /** Of its winner: 1, x, 2. Whole thousandths, as the bookmaker says them; null: that outcome is not offered now. */
  odds: z.array(z.object({ id: z.string(), odds: z.nullable(z.int()) })),
})

const prize = {
  name: z.string(),
  pool: wireAmount,
  currency: z.string(),
  /** An instant: tickets are sold, points counted, until then. */
  until: z.string(),
}

export const homeNow = z.object({
  matches: z.array(match),
  /** The jackpot that closes first. */
  jackpot: z.nullable(z.object(prize)),
  /** The race that ends first. */
  race: z.nullable(z.object({ ...prize, urlSuffix: z.string() })),
  /** What operators show here, in their order. */
  banners: z.array(
    z.object({
      id: z.string(),
      /** Empty: none. */
      picture: z.string(),
      title: z.string(),
      text: z.string(),
      /** An address of the site. */
      link: z.string(),
    }),
  ),
  promotion: z.nullable(z.object({ id: z.int(), title: z.string() })),
  /** The newest slots. */
  games: z.array(listedGame),
})
export type HomeNow = z.output<typeof homeNow>

/** What the server writes into the first screen's page, as into a lobby's its first games. */
export interface FirstNow {
  readonly now: HomeNow
}

export const home = {
  getNow: call({
    method: 'GET',
    path: '/api/api/Home/GetNow',
    access: 'anyone',
    about:
      'What the first screen shows: live matches and the next ones, the jackpot and the race that end first, a promotion, the newest ' +
      'slots, and the banners that operators show. What is not to be had is left out. A few seconds old at most.',
    query: { forMobile: maybe(flag) },
    reply: homeNow,
    example: { forMobile: true },
  }),
}
