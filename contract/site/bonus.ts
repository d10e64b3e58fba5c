/** Area Bonus: ours beyond the specification, which names bonusCode and promises up to 100 % on the first deposit. */
import * as z from 'zod/mini'
import { wireAmount } from '../wire/amounts.ts'
import { call } from '../wire/call.ts'
import { filled } from '../wire/fields.ts'

export const BONUS_STATES = ['chosen', 'active', 'released', 'expired', 'forfeited', 'missed'] as const

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
    }),
  }),
  chooseBonus: call({
    method: 'POST',
    path: '/api/api/Bonus/ChooseBonus',
    access: 'player',
    sensitive: true,
    about: 'Remembers a code for the player’s next deposit, whatever its method.',
    query: { bonusCode: filled(40) },
    refusals: ['BONUS_CODE_UNKNOWN', 'BONUS_NOT_AVAILABLE', 'PLAYER_EXCLUDED', 'TIME_OUT_ACTIVE'],
    example: { bonusCode: 'KARIBU100' },
  }),
}
