/** SQL of the timeline: everything that happened with one player, from the tables of every feature, in one order. */
import type { Moment } from '@uwanja/contract/operators/players'
import type { Sql } from '@uwanja/money/sql'

export interface MomentRow {
  /** With microseconds, because two things of one transaction may be a hair apart. */
  readonly at: string
  readonly kind: Moment['kind']
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
      (select j.at, 'journal', j.id, j.kind, coalesce(j.details ->> 'reason', j.source), j.minor, ''
        from money.newest_of(${playerId}, ${at}::timestamptz, ${limit}::int + 50) j)
      union all
      (select created_at, 'message', id, direction, header, null, ''
        from message where player_id = ${playerId} and created_at <= ${at}::timestamptz order by id desc limit ${limit} + 50)
      union all
      -- By its title; a game that no list names keeps the company's own id.
      (select s.created_at, 'launch', s.id, s.company, coalesce((select g.name from game g join game_company c on c.id = g.company_id
            where c.company = s.company and g.code = s.game_id), s.game_id), null, ''
        from game_session s where s.player_id = ${playerId} and s.created_at <= ${at}::timestamptz order by s.id desc limit ${limit} + 50)
      union all
      (select a.at, 'deed', a.id, a.action, coalesce(o.name, ''), null, ''
        from audit a left join operator o on o.id = a.operator_id
        where a.subject = ${`player ${playerId}`} and a.action <> 'player.read' and a.at <= ${at}::timestamptz order by a.id desc limit ${limit} + 50)
      union all
      (select at, 'answer', id, 'hold.answered', body, null, ''
        from hold_answer where player_id = ${playerId} and at <= ${at}::timestamptz order by id desc limit ${limit} + 50)
      union all
      -- A limit's amount is a whole number of minor units; every other rule's value is no money.
      (select at, 'rule', id, 'rule.' || step, subject, case when subject ~ '^(day|week|month)' then new_value::bigint end, ''
        from protection_step where player_id = ${playerId} and at <= ${at}::timestamptz order by at desc, id desc limit ${limit} + 50)
      union all
      (select at, 'document', id, 'document.' || result, document_type || ' …' || last4, null, ''
        from identity_check where player_id = ${playerId} and at <= ${at}::timestamptz order by id desc limit ${limit} + 50)
      union all
      (select chosen_at, 'bonus', id, 'bonus.chosen', rule, null, ''
        from bonus where player_id = ${playerId} and chosen_at <= ${at}::timestamptz)
      union all
      (select e.at, 'erasure', r.id, 'erasure.' || e.what, '', null, ''
        from erasure_request r cross join lateral (values (r.asked_at, 'asked'), (r.ended_at, r.state)) e (at, what)
        where r.player_id = ${playerId} and e.at <= ${at}::timestamptz)
    ) t
    where ${asked.before === null}::boolean
      or (t.at, t.kind, t.id) < (${at}::timestamptz, ${asked.before?.kind ?? ''}::text, ${asked.before?.id ?? 0n}::bigint)
    order by t.at desc, t.kind desc, t.id desc limit ${limit}`
}
