/** SQL of players who asked to be erased, for the office. */
import type { Sql } from '@uwanja/money/sql'

export interface ErasureRow {
  readonly id: bigint
  readonly playerId: bigint
  readonly askedAt: Date
  readonly dueAt: Date
  readonly state: 'waiting' | 'kept' | 'done'
  readonly blockedBy: string[]
  readonly endedAt: Date | null
  readonly keepUntil: string | null
}

export async function listErasures(db: Sql, most: number): Promise<ErasureRow[]> {
  return db.sql<ErasureRow>`
    select r.id, r.player_id as "playerId", r.asked_at as "askedAt", r.due_at as "dueAt", r.state, r.blocked_by as "blockedBy",
      r.ended_at as "endedAt", e.keep_until::text as "keepUntil"
    from erasure_request r left join erased_player e on e.player_id = r.player_id and r.state = 'done'
    order by r.id desc limit ${most}`
}
