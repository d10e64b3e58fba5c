/** What an operator looks at before they decide about a player's money, and what a reference leads to. Amounts are decimal text. */
import * as z from 'zod/mini'
import { LIMIT_NAMES } from '../site/limits.ts'
import { filled, idText } from '../wire/fields.ts'
import { officeCall } from './call.ts'

const moved = z.object({ count: z.number(), amount: z.string(), lastAt: z.nullable(z.string()) })

export const playerSummary = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  currency: z.string(),
  createdAt: z.string(),
  /** Whole days since then. */
  ageDays: z.number(),
  standing: z.object({ excludedUntil: z.nullable(z.string()), breakUntil: z.nullable(z.string()) }),
  cash: z.string(),
  bonusBalance: z.string(),
  /** Ever paid in and out; what is under way is not in it. */
  deposits: moved,
  withdrawals: moved,
  /** Of the last 30 days. */
  staked: z.string(),
  won: z.string(),
  /** Won less staked. */
  result: z.string(),
  /** Null: whoever looks may not see what protects players. */
  limits: z.nullable(z.array(z.object({ name: z.enum(LIMIT_NAMES), amount: z.string() }))),
  /** The player's own limit of a session of play; null: none, or not to be seen. */
  sessionMinutes: z.nullable(z.number()),
  /** The bonus that runs or was chosen. */
  bonus: z.nullable(
    z.object({
      name: z.string(),
      state: z.enum(['chosen', 'active']),
      granted: z.string(),
      required: z.string(),
      wagered: z.string(),
      expiresAt: z.nullable(z.string()),
    }),
  ),
  /** Those that are open, the newest first, five at most. */
  sessions: z.array(
    z.object({
      at: z.string(),
      address: z.string(),
      agent: z.string(),
      isMobile: z.boolean(),
      isNewDevice: z.boolean(),
    }),
  ),
  openSessions: z.number(),
  devices: z.object({ count: z.number(), newestAt: z.nullable(z.string()) }),
})
export type PlayerSummary = z.output<typeof playerSummary>

export const FOUND_KINDS = ['payment', 'bet', 'journal'] as const

const found = z.object({
  kind: z.enum(FOUND_KINDS),
  /** Of a payment and a journal the row's own; of a bet its company's. */
  id: z.string(),
  at: z.string(),
  playerId: z.string(),
  /** deposit or withdraw, the kind of a journal, or of a slip. */
  what: z.string(),
  /** The method or the company. */
  where: z.string(),
  amount: z.string(),
  currency: z.string(),
  state: z.string(),
})
export type Found = z.output<typeof found>

export const officeSummary = {
  playerSummary: officeCall('players.read', {
    method: 'GET',
    path: '/api/office/PlayerSummary',
    about: 'A player in figures: money in and out, play of 30 days, limits, bonus, open sessions, devices.',
    query: { id: idText },
    reply: playerSummary,
    refusals: ['NOT_FOUND'],
    example: { id: '1' },
  }),
  findReference: officeCall('players.read', {
    method: 'GET',
    path: '/api/office/FindReference',
    about:
      'What a reference leads to: ours or the company’s of a payment, a bet’s, a round’s, a movement’s. 50 at most, the newest first.',
    query: { words: filled(160) },
    reply: z.object({ found: z.array(found) }),
    example: { words: 'UW2F7K9QXB41' },
  }),
}
