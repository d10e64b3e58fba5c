/** SQL of the prizes that were paid in a stretch of days, with who they went to. */
import type { Range } from '@uwanja/money/reports'
import type { Sql } from '@uwanja/database/sql'

interface Behind {
  readonly raceId: bigint
  readonly run: number
  readonly nth: number
}

export interface PrizeLine extends Behind {
  readonly name: string
  readonly counts: string
  readonly payAs: string
  readonly place: number
  readonly paidAt: Date
  readonly playerId: bigint
  readonly number: string
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string
  readonly currency: string
  readonly minor: bigint
  readonly state: 'paid' | 'returning' | 'taken-back' | 'kept'
  readonly journalId: bigint
}

/** In the order of races, settlements and places, after this one. */
export const prizesOfDays = (
  db: Sql,
  { from, to, zone }: Range,
  behind: Behind,
  most: number,
): Promise<PrizeLine[]> => db.sql<PrizeLine>`
  select t.race_id as "raceId", t.run, t.nth, r.names ->> 'en' as name, u.rule ->> 'counts' as counts,
    u.rule ->> 'payAs' as "payAs", t.place, t.paid_at as "paidAt", t.player_id as "playerId", l.number,
    l.first_name as "firstName", l.last_name as "lastName", coalesce(l.birth_date::text, '') as "birthDate", r.currency,
    t.minor, t.state, t.journal_id as "journalId"
  from race_payout t join race r on r.id = t.race_id join race_rule u on u.id = r.rule_id
    join player l on l.id = t.player_id
  where (t.race_id, t.run, t.nth) > (${behind.raceId}::bigint, ${behind.run}::int, ${behind.nth}::int)
    and t.paid_at >= ${from}::date::timestamp at time zone ${zone}
    and t.paid_at < (${to}::date + 1)::timestamp at time zone ${zone}
  order by t.race_id, t.run, t.nth limit ${most}`
