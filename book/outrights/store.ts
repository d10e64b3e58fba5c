/** SQL of seasons and of the markets on them. */
import type { Db, Sql } from '@uwanja/database/sql'
import { IMPORTED } from '../catalogue/event.ts'
import type { Score } from '../markets/grade.ts'
import type { SeasonMatch, SeasonRules } from './season.ts'

export interface StoredSeason {
  readonly name: string
  readonly sport: string
  /** A feed tells of its matches. */
  readonly isOfFeed: boolean
  readonly rules: SeasonRules | null
  readonly confirmed: { readonly seen: string; readonly who: string; readonly at: Date } | null
}

interface Row extends SeasonRules {
  readonly name: string
  readonly sport: string
  readonly isOfFeed: boolean
  readonly seen: string | null
  readonly who: string
  readonly at: Date
}

/** null: there is no such league. */
export async function storedSeason(db: Sql, tournament: string): Promise<StoredSeason | null> {
  const [row] = await db.sql<Row>`
    select t.name, c.sport,
      exists (select 1 from book.event e where e.tournament = t.id and not starts_with(e.source, ${IMPORTED})) as "isOfFeed",
      s.sides::int as sides, s.rounds::int as rounds, s.adjustments,
      s.confirmed_seen as seen, s.confirmed_by as who, s.confirmed_at as at
    from book.tournament t join book.category c on c.id = t.category
    left join book.season s on s.tournament = t.id where t.id = ${tournament}::bigint`
  if (!row) return null
  const { name, sport, isOfFeed, sides, rounds, adjustments, seen, who, at } = row
  const rules = (sides as number | null) === null ? null : { sides, rounds, adjustments }
  return { name, sport, isOfFeed, rules, confirmed: seen === null ? null : { seen, who, at } }
}

/** Every match of a league, with its score once it is over. */
export async function seasonMatches(db: Sql, tournament: string): Promise<SeasonMatch[]> {
  const rows = await db.sql<{ home: string; away: string; score: Score | null; isVoid: boolean }>`
    select e.home::text as home, e.away::text as away,
      case when (r.facts #>> '{periods,goals.match,isOver}')::boolean then r.facts #> '{periods,goals.match,score}' end as score,
      coalesce(r.is_rest_void, false) as "isVoid"
    from book.event e left join book.result r on r.event = e.id
    where e.tournament = ${tournament}::bigint and e.home is not null and e.away is not null`
  return rows.map(({ home, away, score, isVoid }) => ({ home, away, score, isVoid: score === null && isVoid }))
}

/** Names of the sides by their ids. */
export async function namesOfSides(db: Sql, tournament: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.sql<{ id: string; name: string }>`
    select distinct p.id::text as id, p.name from book.event e join book.participant p on p.id in (e.home, e.away)
    where e.tournament = ${tournament}::bigint`
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export interface StoredOutright {
  readonly market: string
  readonly specifiers: string
  readonly odds: Readonly<Record<string, number>>
  readonly isSuspended: boolean
}

export async function storedOutrights(db: Sql, tournament: string): Promise<StoredOutright[]> {
  return db.sql<StoredOutright>`
    select market, specifiers, odds, is_suspended as "isSuspended" from book.outright
    where tournament = ${tournament}::bigint order by market, specifiers`
}

export interface Doing {
  readonly tournament: string
  readonly who: string
}

async function keepAction(tx: Sql, { tournament, who }: Doing, what: string, details: object): Promise<void> {
  await tx.sql`
    insert into book.desk_log (who, what, details)
    values (${who}, ${what}, ${JSON.stringify({ tournament, ...details })}::jsonb)`
}

export async function keepRules(db: Db, doing: Doing, rules: SeasonRules): Promise<void> {
  const { sides, rounds } = rules
  const adjustments = JSON.stringify(rules.adjustments)
  await db.transaction(async (tx) => {
    await tx.sql`
      insert into book.season (tournament, sides, rounds, adjustments)
      values (${doing.tournament}::bigint, ${sides}::smallint, ${rounds}::smallint, ${adjustments}::jsonb)
      on conflict (tournament) do update
      set sides = excluded.sides, rounds = excluded.rounds, adjustments = excluded.adjustments`
    await keepAction(tx, doing, 'season', { ...rules })
  })
}

export async function keepOutright(db: Db, doing: Doing, outright: StoredOutright): Promise<void> {
  const { market, specifiers, isSuspended } = outright
  const odds = JSON.stringify(outright.odds)
  await db.transaction(async (tx) => {
    await tx.sql`
      insert into book.outright (tournament, market, specifiers, odds, is_suspended)
      values (${doing.tournament}::bigint, ${market}, ${specifiers}, ${odds}::jsonb, ${isSuspended}::boolean)
      on conflict (tournament, market, specifiers) do update set odds = excluded.odds, is_suspended = excluded.is_suspended`
    await keepAction(tx, doing, 'outright', { ...outright })
  })
}

/** A later confirmation takes the place of the one before. */
export async function keepConfirmed(db: Db, doing: Doing, seen: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.sql`
      update book.season set confirmed_seen = ${seen}, confirmed_by = ${doing.who}, confirmed_at = house_now()
      where tournament = ${doing.tournament}::bigint`
    await keepAction(tx, doing, 'season confirmed', { seen })
  })
}
