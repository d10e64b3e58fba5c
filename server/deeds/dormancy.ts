/** What the office is handed of dormant accounts: dormancy/ makes it, because a feature never imports a feature. */
import type { ClaimedBy, DormantState } from '@uwanja/contract/operators/dormant'
import type { Sql, Tx } from '@uwanja/database/sql'

export interface DormantRow {
  readonly id: bigint
  readonly playerId: bigint
  readonly number: string
  readonly name: string
  readonly currency: string
  /** What is in the account; of one that was handed over, what was. */
  readonly minor: bigint
  readonly since: Date
  readonly foundAt: Date
  readonly dormantAt: Date
  /** Null: phone and mailbox do not know yet. */
  readonly toldAt: Date | null
  readonly handOverAt: Date
  readonly searches: number
  readonly lastSearch: string
  readonly state: DormantState
  /** The account of the house; empty: it was not handed over. */
  readonly handedTo: string
  readonly handedAt: Date | null
  readonly claimedBy: ClaimedBy | null
  readonly reference: string
  /** Told, dormant for long enough, and looked for. */
  readonly mayHandOver: boolean
}

export interface DormantAsked {
  readonly state: DormantState | null
  /** Part of a number; empty: any. */
  readonly number: string
  /** The last id of the page before. */
  readonly past: bigint | null
  readonly most: number
  /** Found on these days; null: whenever. */
  readonly days: { readonly from: string; readonly to: string; readonly zone: string } | null
}

export interface DormancyDeeds {
  listed(db: Sql, asked: DormantAsked): Promise<DormantRow[]>
  one(db: Sql, id: bigint): Promise<DormantRow | null>
  /** Refuses where nobody is to be looked for any more. @returns whose account it is. */
  searched(tx: Tx, id: bigint, by: { readonly operatorId: bigint; readonly body: string }): Promise<bigint>
  /** Refuses where a list of sanctions has the player: frozen money goes nowhere. */
  mustNotBeFrozen(tx: Tx, playerId: bigint): Promise<void>
  /** Refuses another sum than was asked for, and what may not be handed over by now. */
  handedOver(tx: Tx, id: bigint, wish: { readonly minor: bigint; readonly why: string }): Promise<void>
  /** Refuses what was claimed before. */
  claimed(
    tx: Tx,
    id: bigint,
    wish: { readonly by: ClaimedBy; readonly reference: string; readonly why: string },
  ): Promise<void>
}
