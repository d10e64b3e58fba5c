/** SQL of tiers: margins by tier, each version with who set it, and which competition is in which tier. */
import type { TieredLeague } from '@uwanja/contract/book/desk-tiers'
import type { PlaceNames } from '@uwanja/i18n/book-places'
import { placeNames } from '@uwanja/i18n/book-places'
import type { Db, Sql, Tx } from '@uwanja/database/sql'
import { nextRevision } from '../catalogue/store.ts'
import type { MarginTable } from '../pricing/margins.ts'
import { marginsOf } from '../pricing/margins.ts'
import type { Tier } from '../pricing/price.ts'
import { noteAction } from './store.ts'

const MOST_VERSIONS = 20
const WHAT = 'margins'

export interface MarginVersion {
  readonly id: string
  readonly at: string
  readonly who: string
  readonly margins: MarginTable
}

/** The newest first; what held before anybody set anything is none. */
export async function marginVersions(db: Sql): Promise<MarginVersion[]> {
  const rows = await db.sql<{ id: string; at: Date; who: string; details: { margins: unknown } }>`
    select id::text as id, at, who, details from book.desk_log where what = ${WHAT} order by id desc limit ${MOST_VERSIONS}`
  return rows.map(({ id, at, who, details }) => ({
    id,
    at: at.toISOString(),
    who,
    margins: marginsOf(details.margins),
  }))
}

/**
 * From now on, for whoever follows: the revision that it takes is one that no process has read. False: somebody else has set them since
 * `seen`, the version that the trader had before them.
 */
export async function keepMargins(
  db: Db,
  { margins, seen }: { readonly margins: MarginTable; readonly seen: string | null },
  who: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The head first: of two who set them at once one comes after the other, and dates theirs later.
    await nextRevision(tx)
    const [last] = await marginVersions(tx)
    if ((last?.id ?? null) !== seen) return false
    await tx.sql`
      insert into book.term (kind, starts_at, terms)
      select 'margins', greatest(house_now(), max(starts_at) + interval '1 microsecond'), ${JSON.stringify(margins)}::jsonb
      from book.term where kind = 'margins'`
    await noteAction(tx, null, { who, what: WHAT, details: { margins } })
    return true
  })
}

type LeagueRow = Omit<TieredLeague, 'names'> & {
  readonly categoryNames: PlaceNames
  readonly tournamentNames: PlaceNames
  readonly total: number
}

const MOST_LEAGUES = 200

/** Those with matches first, then by name. */
export async function tieredLeagues(
  db: Sql,
  { words, tier }: { readonly words: string; readonly tier: Tier | null },
): Promise<{ leagues: TieredLeague[]; total: number }> {
  const rows = await db.sql<LeagueRow>`
    select t.id::text as id, c.sport, c.name as category, t.name, t.tier::int as tier, m.matches,
      c.names as "categoryNames", t.names as "tournamentNames", count(*) over ()::int as total
    from book.tournament t join book.category c on c.id = t.category
    cross join lateral (select count(*)::int as matches from book.event e
      where e.tournament = t.id and e.starts_at > house_now() - interval '4 hours') m
    where (${tier}::smallint is null or t.tier = ${tier}::smallint)
      and position(lower(${words}) in lower(concat_ws(' ', t.name, c.name, t.names::text, c.names::text))) > 0
    order by m.matches > 0 desc, c.sport, c.name, t.name, t.id limit ${MOST_LEAGUES}`
  const leagues = rows.map(({ categoryNames, tournamentNames, total: _total, ...row }) => ({
    ...row,
    names: {
      category: { ...placeNames(row.category), ...categoryNames },
      tournament: { ...placeNames(row.name), ...tournamentNames },
    },
  }))
  return { leagues, total: rows[0]?.total ?? 0 }
}

/** Its matches are news to whoever follows. False: there is no such competition. */
export async function keepTier(
  db: Db,
  { tournament, tier }: { readonly tournament: string; readonly tier: Tier },
  who: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const revision = await nextRevision(tx)
    const before = await tierOf(tx, tournament)
    if (before === null) return false
    await tx.sql`update book.tournament set tier = ${tier}::smallint where id = ${tournament}::bigint`
    await tx.sql`update book.event set revision = ${revision}::bigint where tournament = ${tournament}::bigint`
    await noteAction(tx, null, { who, what: 'tier', details: { tournament, before, tier } })
    return true
  })
}

async function tierOf(tx: Tx, tournament: string): Promise<number | null> {
  const [row] = await tx.sql<{ tier: number }>`
    select tier::int as tier from book.tournament where id = ${tournament}::bigint for update`
  return row?.tier ?? null
}
