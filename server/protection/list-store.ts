/** SQL of what protects players, over all of them: for the office's lists and for a regulator's files. */
import type { ProtectionList } from '@uwanja/contract/operators/protection'
import { LIMIT_NAMES } from '@uwanja/contract/site/limits'
import type { Sql } from '@uwanja/database/sql'

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

/** The newest first: the player's own steps, rules' and operators'; or signs of harm. */
export function protectionRows(db: Sql, list: ProtectionList, which: ListedWhich): Promise<ProtectionRow[]> {
  if (list === 'interaction') return interactionRows(db, which)
  return stepRows(db, list === 'limit' ? [...LIMIT_NAMES, 'session'] : [list], which)
}

async function stepRows(
  db: Sql,
  subjects: readonly string[],
  { playerId, before, most, days: { from, to, zone } }: ListedWhich,
): Promise<ProtectionRow[]> {
  return db.sql<ProtectionRow>`
    select s.id, s.player_id as "playerId", p.number, s.at, s.subject, s.step, coalesce(s.new_value, '') as value,
      coalesce(o.name, '') as by
    from protection_step s join player p on p.id = s.player_id left join operator o on o.id = s.by_operator
    where s.subject = any (${subjects}::text[]) and s.step in ('set', 'confirmed')
      and (${playerId}::bigint is null or s.player_id = ${playerId}) and (${before}::bigint is null or s.id < ${before})
      and (${from} = '' or s.at >= nullif(${from}, '')::date::timestamp at time zone ${zone})
      and (${to} = '' or s.at < (nullif(${to}, '')::date + 1)::timestamp at time zone ${zone})
    order by s.id desc limit ${most}`
}

async function interactionRows(
  db: Sql,
  { playerId, before, most, days: { from, to, zone } }: ListedWhich,
): Promise<ProtectionRow[]> {
  return db.sql<ProtectionRow>`
    select s.id, s.player_id as "playerId", p.number, s.at, s.marker as subject, s.step, s.done_what as value,
      coalesce(o.name, '') as by
    from harm_sign s join player p on p.id = s.player_id left join operator o on o.id = s.done_by
    where (${playerId}::bigint is null or s.player_id = ${playerId}) and (${before}::bigint is null or s.id < ${before})
      and (${from} = '' or s.at >= nullif(${from}, '')::date::timestamp at time zone ${zone})
      and (${to} = '' or s.at < (nullif(${to}, '')::date + 1)::timestamp at time zone ${zone})
    order by s.id desc limit ${most}`
}
