/** SQL of what has been: matches that are over, those of a side, and what many have picked. */
import type { PlaceNames } from '@uwanja/i18n/book-places'
import type { Sql } from '@uwanja/database/sql'
import type { Sport } from '../markets/table.ts'

type Score = readonly [number, number]

export interface OverRow {
  readonly id: string
  readonly sport: Sport
  readonly category: string
  readonly categoryNames: PlaceNames
  readonly tournament: string
  readonly tournamentNames: PlaceNames
  readonly tournamentId: string
  readonly home: string
  readonly homeNames: PlaceNames
  readonly away: string
  readonly awayNames: PlaceNames
  readonly startsAt: Date
  readonly status: string
  readonly score: Score | null
  readonly half: Score | null
}

/** What is on the board of a sport, and whether it stands. */
const BOARDS = { football: 'goals.match', basketball: 'points.match', tennis: 'sets.match' } as const

/** Matches of the last days that are over, the newest first. */
export async function overRows(
  db: Sql,
  { nowMs, days }: { nowMs: number; days: number },
  most: number,
): Promise<OverRow[]> {
  return db.sql<OverRow>`
    select e.id::text as id, c.sport, c.name as category, c.names as "categoryNames", t.name as tournament,
      t.names as "tournamentNames", t.id::text as "tournamentId", h.name as home, a.name as away,
      h.called as "homeNames", a.called as "awayNames",
      e.starts_at as "startsAt", r.status,
      case when (p.board ->> 'isOver')::boolean then p.board -> 'score' end as score,
      case when (r.facts #>> '{periods,goals.1h,isOver}')::boolean then r.facts #> '{periods,goals.1h,score}' end as half
    from book.event e join book.result r on r.event = e.id
    join book.tournament t on t.id = e.tournament join book.category c on c.id = t.category
    join book.participant h on h.id = e.home join book.participant a on a.id = e.away
    cross join lateral (select r.facts -> 'periods' -> (${JSON.stringify(BOARDS)}::jsonb ->> c.sport) as board) p
    where e.starts_at <= to_timestamp(${nowMs}::float8 / 1000)
      and e.starts_at >= to_timestamp(${nowMs}::float8 / 1000) - ${days}::int * interval '1 day'
      and (r.status in ('ended', 'closed', 'abandoned', 'cancelled') or (p.board ->> 'isOver')::boolean)
    order by e.starts_at desc, e.id desc limit ${most}::int`
}

export interface PastRow {
  readonly id: string
  readonly startsAt: Date
  readonly home: string
  readonly homeNames: PlaceNames
  readonly away: string
  readonly awayNames: PlaceNames
  readonly score: Score
  readonly isMeeting: boolean
  readonly of: 'home' | 'away'
}

/** The last matches of both sides of a match that began before it and are over: `most` of each side, and of those between them. */
export async function pastRows(db: Sql, id: string, most: number): Promise<PastRow[]> {
  return db.sql<PastRow>`
    with this as (
      select e.id, e.home, e.away, e.starts_at, s.sport from book.event e join book.participant s on s.id = e.home
      where e.id = ${id}::bigint
    ), side as (
      select home as id, 'home' as of from this union all select away, 'away' from this
    ), played as (
      select s.of, m.*, m.home in (this.home, this.away) and m.away in (this.home, this.away) as is_meeting,
        r.facts -> 'periods' -> (${JSON.stringify(BOARDS)}::jsonb ->> this.sport) -> 'score' as score
      from this cross join side s cross join lateral (
        (select e.id, e.home, e.away, e.starts_at from book.event e
          where e.home = s.id and e.starts_at < this.starts_at order by e.starts_at desc limit ${4 * most}::int)
        union all
        (select e.id, e.home, e.away, e.starts_at from book.event e
          where e.away = s.id and e.starts_at < this.starts_at order by e.starts_at desc limit ${4 * most}::int)
      ) m join book.result r on r.event = m.id
        and (r.facts -> 'periods' -> (${JSON.stringify(BOARDS)}::jsonb ->> this.sport) ->> 'isOver')::boolean
    )
    select p.id::text as id, p.starts_at as "startsAt", h.name as home, a.name as away, p.score,
      h.called as "homeNames", a.called as "awayNames",
      p.is_meeting as "isMeeting", p.of
    from played p join book.participant h on h.id = p.home join book.participant a on a.id = p.away
    order by p.starts_at desc, p.id desc`
}

export interface PickedRow {
  readonly event: string
  readonly market: string
  readonly specifiers: string
  readonly outcome: string
}

/** What at least so many players have picked within a day, of the last bets; the most picked first. */
export async function pickedRows(db: Sql, leastPlayers: number, mostBets: number): Promise<PickedRow[]> {
  return db.sql<PickedRow>`
    select p.event::text as event, p.market, p.specifiers, p.outcome
    from book.bet b join book.pick p on p.bet = b.id join book.event e on e.id = p.event
    where b.nth > (select coalesce(max(nth), 0) - ${mostBets}::int from book.bet)
      and b.state = 'accepted' and b.accepted_at > house_now() - interval '1 day'
      and e.starts_at > house_now() - interval '3 hours'
    group by 1, 2, 3, 4 having count(distinct b.player) >= ${leastPlayers}::int
    order by count(distinct b.player) desc, 1, 2, 3, 4 limit 50`
}

export interface PickedMultiple {
  readonly players: number
  readonly legs: readonly PickedRow[]
}

/** Multiples of single picks that at least so many players have placed just so within a day, all of it ahead, of the last bets. */
export async function pickedMultiples(db: Sql, leastPlayers: number, mostBets: number): Promise<PickedMultiple[]> {
  return db.sql<PickedMultiple>`
    with placed as (
      select b.player, jsonb_agg(jsonb_build_object('event', p.event::text, 'market', p.market, 'specifiers', p.specifiers,
        'outcome', p.outcome) order by p.event, p.market, p.specifiers, p.outcome) as legs
      from book.bet b join book.pick p on p.bet = b.id join book.event e on e.id = p.event
      where b.nth > (select coalesce(max(nth), 0) - ${mostBets}::int from book.bet)
        and b.state = 'accepted' and b.accepted_at > house_now() - interval '1 day'
        and b.kind = 'multiple' and b.outcome <> 'replaced'
      group by b.id, b.player
      having count(*) >= 2 and count(distinct p.leg) = count(*) and count(distinct p.event) = count(*)
        and bool_and(coalesce(e.starts_at > house_now(), false))
    )
    select count(distinct player)::int as players, legs from placed
    group by legs having count(distinct player) >= ${leastPlayers}::int
    order by count(distinct player) desc, legs limit 50`
}
