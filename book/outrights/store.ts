/** SQL of seasons and of the markets on them. */
import type { Db, Sql, Tx } from '@uwanja/database/sql'
import { IMPORTED, type Named, SEASON } from '../catalogue/event.ts'
import { nextRevision } from '../catalogue/store.ts'
import { UNHEARD } from '../feed/registers.ts'
import { raiseGates } from '../gates/store.ts'
import { Refused } from '../process/mount.ts'
import { toSettle } from '../results/store.ts'
import type { Score } from '../markets/grade.ts'
import type { SeasonMatch, SeasonRules } from './season.ts'

export interface StoredSeason {
  readonly name: string
  readonly sport: string
  /** A feed tells of its matches. */
  readonly isOfFeed: boolean
  readonly rules: SeasonRules | null
  readonly confirmed: { readonly seen: string; readonly who: string; readonly at: Date } | null
  /** By one person, of whose table a second one must say the same. */
  readonly asked: { readonly seen: string; readonly who: string; readonly at: Date } | null
}

interface Row extends SeasonRules {
  readonly name: string
  readonly sport: string
  readonly isOfFeed: boolean
  readonly seen: string | null
  readonly who: string
  readonly at: Date
  readonly askedSeen: string | null
  readonly askedBy: string
  readonly askedAt: Date
}

/** null: there is no such league. */
export async function storedSeason(db: Sql, tournament: string): Promise<StoredSeason | null> {
  const [row] = await db.sql<Row>`
    select t.name, c.sport,
      exists (select 1 from book.event e where e.tournament = t.id and e.source <> ${SEASON} and not starts_with(e.source, ${IMPORTED})) as "isOfFeed",
      s.sides::int as sides, s.rounds::int as rounds, s.adjustments,
      s.confirmed_seen as seen, s.confirmed_by as who, s.confirmed_at as at,
      s.asked_seen as "askedSeen", s.asked_by as "askedBy", s.asked_at as "askedAt"
    from book.tournament t join book.category c on c.id = t.category
    left join book.season s on s.tournament = t.id where t.id = ${tournament}::bigint`
  if (!row) return null
  const { name, sport, isOfFeed, sides, rounds, adjustments, seen, who, at } = row
  const asked = row.askedSeen === null ? null : { seen: row.askedSeen, who: row.askedBy, at: row.askedAt }
  const rules = (sides as number | null) === null ? null : { sides, rounds, adjustments }
  return { name, sport, isOfFeed, rules, confirmed: seen === null ? null : { seen, who, at }, asked }
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
export async function namesOfSides(db: Sql, tournament: string): Promise<ReadonlyMap<string, Named>> {
  const rows = await db.sql<Named & { id: string }>`
    select distinct p.id::text as id, p.name, p.called as names
    from book.event e join book.participant p on p.id in (e.home, e.away)
    where e.tournament = ${tournament}::bigint`
  return new Map(rows.map(({ id, name, names }) => [id, { name, names }]))
}

export interface StoredOutright {
  readonly market: string
  readonly specifiers: string
  readonly odds: Readonly<Record<string, number>>
  readonly isSuspended: boolean
  /** No bet on it counts. */
  readonly isVoid: boolean
  /** A match of the league has begun since they were set, or none is known that will: nothing is bet on them. */
  readonly isPast: boolean
}

/** @param nowMs By the clock of whoever takes bets on them. */
export async function storedOutrights(db: Sql, tournament: string, nowMs: number): Promise<StoredOutright[]> {
  return db.sql<StoredOutright>`
    select o.market, o.specifiers, o.odds, o.is_suspended as "isSuspended", o.is_void as "isVoid",
      coalesce(to_timestamp(${nowMs}::float8 / 1000) >= (select min(m.starts_at) from book.event m
        where m.tournament = o.tournament and m.starts_at > o.set_at), true) as "isPast"
    from book.outright o where o.tournament = ${tournament}::bigint order by o.market, o.specifiers`
}

export interface SeasonEvent {
  readonly event: string
  readonly epoch: number
}

/** null: nothing was ever said of the season. */
export async function seasonEvent(db: Sql, tournament: string): Promise<SeasonEvent | null> {
  const [row] = await db.sql<{ event: string; epoch: number }>`
    select e.id::text as event, coalesce(g.epoch, 1)::int as epoch from book.event e left join book.gate g on g.event = e.id
    where e.tournament = ${tournament}::bigint and e.source = 'season'`
  return row ?? null
}

/** Whoever has the season in memory reads it again. @param change `material`: a bet may not span it. */
async function reviseSeason(tx: Tx, tournament: string, change: 'prices' | 'material'): Promise<string> {
  const revision = await nextRevision(tx)
  const [row] = await tx.sql<{ id: string; isNew: boolean }>`
    insert into book.event (source, source_id, tournament, heard, revision)
    values (${SEASON}, ${tournament}, ${tournament}::bigint, ${JSON.stringify(UNHEARD)}::jsonb, ${revision}::bigint)
    on conflict (source, source_id) do update set revision = excluded.revision
    returning id::text as id, xmax = 0 as "isNew"`
  if (change === 'material' || row!.isNew) await raiseGates(tx, [row!.id], revision)
  return row!.id
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
    await reviseSeason(tx, doing.tournament, 'prices')
    await tx.sql`
      insert into book.season (tournament, sides, rounds, adjustments)
      values (${doing.tournament}::bigint, ${sides}::smallint, ${rounds}::smallint, ${adjustments}::jsonb)
      on conflict (tournament) do update
      set sides = excluded.sides, rounds = excluded.rounds, adjustments = excluded.adjustments`
    await keepAction(tx, doing, 'season', { ...rules })
  })
}

type NewOutright = Pick<StoredOutright, 'market' | 'specifiers' | 'odds' | 'isSuspended'>

export async function keepOutright(db: Db, doing: Doing, outright: NewOutright, atMs: number): Promise<void> {
  const { market, specifiers, isSuspended } = outright
  const odds = JSON.stringify(outright.odds)
  await db.transaction(async (tx) => {
    const [before] = await tx.sql<{ isSuspended: boolean }>`
      select is_suspended as "isSuspended" from book.outright
      where tournament = ${doing.tournament}::bigint and market = ${market} and specifiers = ${specifiers}`
    const isTurned = before !== undefined && before.isSuspended !== isSuspended
    await reviseSeason(tx, doing.tournament, isTurned ? 'material' : 'prices')
    await tx.sql`
      insert into book.outright (tournament, market, specifiers, odds, is_suspended, set_at)
      values (${doing.tournament}::bigint, ${market}, ${specifiers}, ${odds}::jsonb, ${isSuspended}::boolean,
        to_timestamp(${atMs}::float8 / 1000))
      on conflict (tournament, market, specifiers) do update
      set odds = excluded.odds, is_suspended = excluded.is_suspended, set_at = excluded.set_at`
    await keepAction(tx, doing, 'outright', { ...outright })
  })
}

/** False: there is no such market of the season. */
export async function keepVoid(
  db: Db,
  doing: Doing,
  { market, specifiers, isVoid }: Pick<StoredOutright, 'market' | 'specifiers' | 'isVoid'>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx.sql`
      update book.outright set is_void = ${isVoid}::boolean
      where tournament = ${doing.tournament}::bigint and market = ${market} and specifiers = ${specifiers} returning 1`
    if (rows.length === 0) return false
    await toSettle(tx, [await reviseSeason(tx, doing.tournament, 'material')])
    await keepAction(tx, doing, 'outright void', { market, specifiers, isVoid })
    return true
  })
}

/** True: nobody has a bet open on the season, or another person has asked for this very table. Else it is what is asked for. */
async function isSeconded(tx: Tx, { tournament, who }: Doing, seen: string): Promise<boolean> {
  const [row] = await tx.sql<{ seen: string | null; who: string | null; isOpen: boolean }>`
    select s.asked_seen as seen, s.asked_by as who, exists (
      select 1 from book.event e join book.pick p on p.event = e.id join book.bet b on b.id = p.bet
      where e.tournament = s.tournament and e.source = 'season' and b.state = 'accepted') as "isOpen"
    from book.season s where s.tournament = ${tournament}::bigint for update of s`
  if (!row?.isOpen) return true
  const isSame = row.seen === seen
  if (isSame && row.who === who) throw new Refused('SECOND_PERSON_REQUIRED')
  if (isSame) return true
  await tx.sql`
    update book.season set asked_seen = ${seen}, asked_by = ${who}, asked_at = house_now()
    where tournament = ${tournament}::bigint`
  return false
}

/** A later confirmation takes the place of the one before. `asked`: it needs a second person. */
export async function keepConfirmed(db: Db, doing: Doing, seen: string): Promise<'said' | 'asked'> {
  return db.transaction(async (tx) => {
    if (!(await isSeconded(tx, doing, seen))) {
      await keepAction(tx, doing, 'season asked', { seen })
      return 'asked'
    }
    await tx.sql`
      update book.season set confirmed_seen = ${seen}, confirmed_by = ${doing.who}, confirmed_at = house_now(),
        asked_seen = null, asked_by = null, asked_at = null
      where tournament = ${doing.tournament}::bigint`
    await toSettle(tx, [await reviseSeason(tx, doing.tournament, 'material')])
    await keepAction(tx, doing, 'season confirmed', { seen })
    return 'said'
  })
}
