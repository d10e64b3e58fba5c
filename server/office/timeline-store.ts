/** SQL of the timeline: everything that happened with one player, from the tables of every feature, in one order. */
import type { Sql } from '@uwanja/money/sql'

export interface MomentRow {
  /** With microseconds, because two things of one transaction may be a hair apart. */
  readonly at: string
  readonly kind: 'login' | 'payment' | 'journal' | 'message' | 'launch' | 'deed' | 'answer'
  readonly id: bigint
  readonly what: string
  readonly about: string
  readonly minor: bigint | null
  readonly state: string
}

/** @param asked.before A moment's own `at`, kind and id: what is older comes; null: from the newest on. */
export async function timelineOf(
  db: Sql,
  asked: {
    readonly playerId: bigint
    readonly before: { readonly at: string; readonly kind: string; readonly id: bigint } | null
    readonly limit: number
  },
): Promise<MomentRow[]> {
  const at = asked.before?.at ?? 'infinity'
  const { playerId, limit } = asked
  // Each table gives its newest rows up to the moment by its own order, so none is read whole.
  return db.sql`
    select to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, t.kind, t.id, t.what, t.about, t.minor, t.state
    from (
      (select created_at as at, 'login' as kind, id, 'login' as what, address as about, null::bigint as minor, '' as state
        from session where player_id = ${playerId} and created_at <= ${at}::timestamptz order by created_at desc, id desc limit ${limit} + 50)
      union all
      (select created_at, 'payment', id, direction, view_name, coalesce(paid_minor, minor), state
        from payment where player_id = ${playerId} and created_at <= ${at}::timestamptz order by created_at desc, id desc limit ${limit} + 50)
      union all
      (select j.at, 'journal', j.id, j.kind, coalesce(j.details ->> 'reason', j.source),
          (select coalesce(sum(e.minor), 0) from money.entry e
            where e.journal_id = j.id and e.account_id in (j.player_id * 8, j.player_id * 8 + 1))::bigint, ''
        from money.journal j where j.player_id = ${playerId} and j.at <= ${at}::timestamptz order by j.version desc limit ${limit} + 50)
      union all
      (select created_at, 'message', id, direction, header, null, ''
        from message where player_id = ${playerId} and created_at <= ${at}::timestamptz order by id desc limit ${limit} + 50)
      union all
      (select created_at, 'launch', id, company, game_id, null, ''
        from game_session where player_id = ${playerId} and created_at <= ${at}::timestamptz order by id desc limit ${limit} + 50)
      union all
      (select a.at, 'deed', a.id, a.action, coalesce(o.name, ''), null, ''
        from audit a left join operator o on o.id = a.operator_id
        where a.subject = ${`player ${playerId}`} and a.at <= ${at}::timestamptz order by a.id desc limit ${limit} + 50)
      union all
      (select at, 'answer', id, 'hold.answered', body, null, ''
        from hold_answer where player_id = ${playerId} and at <= ${at}::timestamptz order by id desc limit ${limit} + 50)
    ) t
    where ${asked.before === null}::boolean
      or (t.at, t.kind, t.id) < (${at}::timestamptz, ${asked.before?.kind ?? ''}::text, ${asked.before?.id ?? 0n}::bigint)
    order by t.at desc, t.kind desc, t.id desc limit ${limit}`
}
