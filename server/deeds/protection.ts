/** What the office is handed of protection: protection makes it, because a feature never imports a feature. */
import type { ProtectionList } from '@uwanja/contract/operators/protection'
import type { LimitName } from '@uwanja/money'
import type { Db, Tx } from '@uwanja/money/sql'

export interface ProtectionRow {
  readonly id: bigint
  readonly playerId: bigint
  readonly number: string
  readonly at: Date
  readonly subject: string
  readonly step: string
  readonly value: string
  readonly by: string
}

export interface ListedWhich {
  readonly playerId: bigint | null
  readonly before: bigint | null
  readonly most: number
  /** Days of the zone, both whole; empty: no bound. */
  readonly days: { readonly from: string; readonly to: string; readonly zone: string }
}

/** Each in the transaction that also writes the trail. */
export interface ProtectionDeeds {
  excluded(tx: Tx, playerId: bigint, wish: By & { readonly months: number }): Promise<Date>
  /** Refuses what no operator placed: nobody lifts a promise of the player's own, or the register's. */
  liftable(tx: Tx, playerId: bigint): Promise<void>
  lifted(tx: Tx, playerId: bigint, by: By): Promise<void>
  breakGiven(tx: Tx, playerId: bigint, wish: By & { readonly hours: number }): Promise<Date>
  limited(tx: Tx, playerId: bigint, wish: By & { readonly name: LimitName; readonly amount: string }): Promise<void>
  sessionLimited(tx: Tx, playerId: bigint, wish: By & { readonly minutes: number }): Promise<void>
  listed(db: Db, list: ProtectionList, which: ListedWhich): Promise<ProtectionRow[]>
}

interface By {
  readonly why: string
  readonly operatorId: bigint
}
