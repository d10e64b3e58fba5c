/** SQL of what is played: counts by day and each player's last games, written by the projection of the journals. */
import type { Sql, Tx } from '@uwanja/money/sql'

export interface Play {
  readonly company: string
  readonly code: string
  readonly playerId: bigint
  readonly at: Date
}

export async function writePlays(tx: Tx, plays: readonly Play[]): Promise<void> {
  const rows = JSON.stringify(plays.map((play) => ({ ...play, playerId: `${play.playerId}` })))
  await tx.sql`
    insert into game_plays as p (company, code, day, stakes)
    select x.company, x.code, x.at::date, count(*)
    from jsonb_to_recordset(${rows}::jsonb) as x (company text, code text, at timestamptz)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, company, code) do update set stakes = p.stakes + excluded.stakes`
  await tx.sql`
    insert into game_recent as r (player_id, company, code, at)
    select x."playerId", x.company, x.code, max(x.at)
    from jsonb_to_recordset(${rows}::jsonb) as x ("playerId" bigint, company text, code text, at timestamptz)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (player_id, company, code) do update set at = greatest(r.at, excluded.at)`
}

export async function forgetPlays(tx: Tx): Promise<void> {
  await tx.sql`delete from game_plays`
  await tx.sql`delete from game_recent`
}

/** Newest first, by the books' own names. */
export async function recentOf(
  db: Sql,
  playerId: bigint,
  limit: number,
): Promise<{ readonly company: string; readonly code: string }[]> {
  return db.sql`
    select company, code from game_recent where player_id = ${playerId} order by at desc, company, code limit ${limit}`
}
