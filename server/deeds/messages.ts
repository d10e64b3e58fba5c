/** What the office is handed of players' messages: messages/ makes it, because a feature never imports a feature. */
import type { MessageList } from '@uwanja/contract/operators/messages'
import type { Department } from '@uwanja/contract/site/messages'
import type { Sql, Tx } from '@uwanja/database/sql'

export interface PlayerMessage {
  readonly id: bigint
  readonly playerId: bigint
  readonly number: string
  readonly name: string
  readonly language: string
  readonly department: Department
  readonly header: string
  readonly body: string
  readonly createdAt: Date
  readonly holder: string
  readonly ending: 'answered' | 'closed' | null
  readonly endedAt: Date | null
  readonly endedBy: string
  readonly endedWhy: string
  readonly answer: string
}

export interface MessagesAsked {
  readonly list: MessageList
  /** Null: of any. */
  readonly department: Department | null
  /** Null: anybody's; empty: nobody's. */
  readonly holder: string | null
  /** The last id of the page before. */
  readonly past: bigint | null
  readonly most: number
}

export interface MessageDeeds {
  listed(db: Sql, asked: MessagesAsked): Promise<PlayerMessage[]>
  waiting(db: Sql): Promise<Record<Department, number>>
  one(db: Sql, id: bigint): Promise<PlayerMessage | null>
  /** What a player wrote lately, newest first. */
  ofPlayer(db: Sql, playerId: bigint, most: number): Promise<PlayerMessage[]>
  /** Of whole days in the zone, by id. */
  ofDays(
    db: Sql,
    days: { readonly from: string; readonly to: string; readonly zone: string },
    after: bigint,
    most: number,
  ): Promise<PlayerMessage[]>
  /** From one operator to another, null is nobody. Refuses where somebody else has it. @returns whose message it is. */
  given(tx: Tx, id: bigint, hand: { readonly from: bigint | null; readonly to: bigint | null }): Promise<bigint>
  /** Refuses unless the operator has it in hand. The player hears of it after the commit. */
  answered(tx: Tx, id: bigint, by: { readonly operatorId: bigint; readonly text: string }): Promise<bigint>
  closed(tx: Tx, id: bigint, by: { readonly operatorId: bigint; readonly why: string }): Promise<bigint>
}
