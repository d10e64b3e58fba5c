/** Area Bonus: ours beyond the specification, which names bonusCode and promises up to 100 % on the first deposit. */
import * as z from 'zod/mini'
import { wireAmount } from '../wire/amounts.ts'
import { call } from '../wire/call.ts'
import { filled, language, whole } from '../wire/fields.ts'
import { EFFECT_KINDS, WINNINGS } from './effects.ts'

export const BONUS_STATES = ['chosen', 'active', 'released', 'expired', 'forfeited', 'missed'] as const

/** open: it may be joined. missed: it was joined, and can no longer come. closed: it is not for this player, or used up. */
export const TAKING_STATES = ['open', 'joined', 'given', 'missed', 'closed'] as const

export const bonus = {
  getBonuses: call({
    method: 'GET',
    path: '/api/api/Bonus/GetBonuses',
    access: 'player',
    about:
      'The bonuses that the player may still have, and those that they have or had, with what was staked for them.',
    reply: z.object({
      offers: z.array(
        z.object({
          code: z.string(),
          percent: z.number(),
          least: wireAmount,
          most: wireAmount,
          /** Stakes of this many times the bonus turn it into cash. */
          times: z.number(),
          /** How much of a stake on table, live and crash games counts. */
          lowRiskPercent: z.number(),
          days: z.number(),
          currency: z.string(),
        }),
      ),
      bonuses: z.array(
        z.object({
          id: z.string(),
          state: z.enum(BONUS_STATES),
          code: z.string(),
          granted: wireAmount,
          required: wireAmount,
          wagered: wireAmount,
          currency: z.string(),
          expiresAt: z.nullable(z.string()),
        }),
      ),
      /** Stakes that the house gives, each for one bet: those that may still be used. */
      freeBets: z.array(z.object({ id: z.string(), amount: wireAmount, currency: z.string(), endsAt: z.string() })),
      /** Rounds in slots that the house pays for: those that may still be played. */
      freeSpins: z.array(
        z.object({
          id: z.string(),
          left: z.number(),
          spins: z.number(),
          /** What each is worth. */
          amount: wireAmount,
          won: wireAmount,
          most: wireAmount,
          winnings: z.enum(WINNINGS),
          times: z.number(),
          currency: z.string(),
          endsAt: z.string(),
        }),
      ),
    }),
  }),
  chooseBonus: call({
    method: 'POST',
    path: '/api/api/Bonus/ChooseBonus',
    access: 'player',
    sensitive: true,
    about: 'Remembers a code for the player’s next deposit, whatever its method.',
    query: { bonusCode: filled(40) },
    refusals: ['BONUS_CODE_UNKNOWN', 'BONUS_NOT_AVAILABLE', 'PROMOTION_USED_UP', 'PLAYER_EXCLUDED', 'TIME_OUT_ACTIVE'],
    example: { bonusCode: 'KARIBU100' },
  }),
  getPromotions: call({
    method: 'GET',
    path: '/api/api/Bonus/GetPromotions',
    access: 'player',
    about:
      'How this player stands with each promotion that runs and gives something. Nothing for who is excluded or on a break.',
    reply: z.object({
      promotions: z.array(
        z.object({
          id: z.int(),
          kind: z.enum(EFFECT_KINDS),
          state: z.enum(TAKING_STATES),
          /** What was given so far; zero: nothing. */
          given: wireAmount,
          currency: z.string(),
          /** Of a bonus that has to be staked. */
          wagered: z.nullable(wireAmount),
          required: z.nullable(wireAmount),
        }),
      ),
    }),
  }),
  getBoosts: call({
    method: 'GET',
    path: '/api/api/Bonus/GetBoosts',
    access: 'player',
    about:
      'Bets of the player that an odds boost meets: open ones, with what it adds if they win, and those that it was paid for.',
    query: { lang: language },
    reply: z.object({
      boosts: z.array(
        z.object({
          betId: z.string(),
          company: z.string(),
          /** Of the promotion. */
          title: z.string(),
          /** Of what the bet wins above its stake. */
          percent: z.number(),
          most: wireAmount,
          currency: z.string(),
          /** So far; zero: nothing. */
          given: wireAmount,
        }),
      ),
    }),
    example: { lang: 'en' },
  }),
  joinPromotion: call({
    method: 'POST',
    path: '/api/api/Bonus/JoinPromotion',
    access: 'player',
    sensitive: true,
    about:
      'Takes part in a promotion. What comes with joining alone is there at once, what a deposit brings comes with it.',
    query: { PromotionID: whole(1, 999_999_999) },
    refusals: ['NOT_FOUND', 'BONUS_NOT_AVAILABLE', 'PROMOTION_USED_UP', 'PLAYER_EXCLUDED', 'TIME_OUT_ACTIVE'],
    example: { PromotionID: 1 },
  }),
}
