/** What the office is handed of a player's log-in: security makes it, because a feature never imports a feature. */
import type { Sql, Tx } from '@uwanja/money/sql'

export interface FactorsShown {
  readonly hasApp: boolean
  readonly hasSms: boolean
  readonly sessions: number
}

export interface FactorDeeds {
  /** Null: no such player. */
  shown(db: Sql, playerId: bigint): Promise<FactorsShown | null>
  /**
   * Takes the authenticator and SMS security off and ends every session; the next withdrawal is reviewed, and the player is
   * told. In the transaction that writes the trail.
   */
  reset(tx: Tx, playerId: bigint): Promise<void>
  sessionsEnded(tx: Tx, playerId: bigint): Promise<void>
}
