/** The gate in front of every stake: set here, checked by the wager under the wallet's own lock. */
import type { Tx } from './sql.ts'

/** Minor units; null is no limit. */
export interface StakeLimits {
  readonly dayStake: bigint | null
  readonly weekStake: bigint | null
  readonly monthStake: bigint | null
  readonly dayLoss: bigint | null
  readonly weekLoss: bigint | null
  readonly monthLoss: bigint | null
}

export const gate = {
  /** No stake passes before this moment; null opens the gate. Wins and rollbacks are never stopped. */
  async blocked(tx: Tx, playerId: bigint, until: Date | 'forever' | null): Promise<void> {
    await tx.sql`update money.wallet set blocked_until = ${until === 'forever' ? 'infinity' : until}::timestamptz
      where player_id = ${playerId}`
  },
  async limited(tx: Tx, playerId: bigint, limits: StakeLimits): Promise<void> {
    await tx.sql`update money.wallet set day_stake_limit = ${limits.dayStake}, week_stake_limit = ${limits.weekStake},
        month_stake_limit = ${limits.monthStake}, day_loss_limit = ${limits.dayLoss}, week_loss_limit = ${limits.weekLoss},
        month_loss_limit = ${limits.monthLoss}
      where player_id = ${playerId}`
  },
}
