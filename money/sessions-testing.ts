/** Stakes, wins and what is undone of one game, and the rule of play that the tests of its windows begin with. */
import type { Wager } from './money.ts'

export const MINUTE_S = 60
export const HOUR_S = 3_600
export const DAY_S = 86_400
export const RULE = { pauseS: 30 * MINUTE_S, reminderS: 0, windows: 'calendar' } as const
let sequence = 0
export type Stake = Extract<Wager, { kind: 'staked' }>
export const stake = (playerId: bigint, minor = 100n): Stake => ({
  kind: 'staked',
  source: 'studio',
  key: `session-${++sequence}`,
  playerId,
  round: `session-round-${sequence}`,
  amount: { currency: 'NGN', minor },
})
export const won = (bet: Stake, minor: bigint) =>
  ({ ...bet, kind: 'won', key: `win-${bet.key}`, amount: { currency: 'NGN', minor } }) as const satisfies Wager
export const undone = ({ source, key, playerId }: Stake) =>
  ({ kind: 'rolled-back', source, key: `undo-${key}`, playerId, betKey: key, currency: 'NGN' }) as const satisfies Wager
