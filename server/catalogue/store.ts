/** SQL of the catalogue: companies, games, what is filed by hand, favourites. */
import type { Terms } from '@uwanja/money'
import type { Sql, Tx } from '@uwanja/money/sql'

/** A game as the lobbies need it, with what its company's row says. */
export interface StoredGame {
  readonly id: number
  readonly companyId: number
  readonly company: string
  readonly code: string
  readonly name: string
  readonly kind: string
  readonly features: readonly string[]
  readonly launch: Readonly<Record<string, string>>
  readonly image: string
  readonly rtpBasisPoints: number | null
  /** YYYY-MM-DD. */
  readonly releasedOn: string
  readonly devices: readonly string[]
  readonly position: number | null
  readonly isInTournament: boolean
  readonly hasDropsAndWins: boolean
  /** A cash race counts it now, or drops prizes in it; the two above are set by hand. */
  readonly isRaced: boolean
  readonly isDropped: boolean
  /** Still in the company's list. */
  readonly isListed: boolean
  /** May be staked on: neither the game nor its company is off. */
  readonly isOn: boolean
  /** What was set for this game alone. */
  readonly ownTerms: Terms
  /** Stakes of the last days. */
  readonly plays: number
  /** Category to in or out, by hand; null: nothing is. */
  readonly filings: Readonly<Record<string, boolean>> | null
}

export interface StoredCompany {
  readonly id: number
  readonly company: string
  readonly position: number | null
  /** Null: its list was never taken. */
  readonly listedAt: Date | null
  readonly terms: Terms
}

/** What counts as played lately. */
const PLAY_DAYS = 30

export async function catalogueVersion(db: Sql): Promise<bigint> {
  const [row] = await db.sql<{ version: bigint }>`select version from catalogue_version`
  return row!.version
}

/** In the transaction of whatever the lobbies shall show. */
export async function catalogueChanged(tx: Tx): Promise<void> {
  await tx.sql`update catalogue_version set version = version + 1`
}

export async function storedGames(db: Sql): Promise<StoredGame[]> {
  const rows = await db.sql<
    Omit<StoredGame, 'ownTerms'> & { ownIsOn: boolean; least: bigint | null; most: bigint | null }
  >`
    with played as (
        select company, code, sum(stakes)::float8 as plays from game_plays
        where day > house_now()::date - ${PLAY_DAYS}::int group by company, code),
      raced as (
        select rg.source, rg.game, bool_or(u.rule ->> 'counts' <> 'drops') as raced, bool_or(u.rule ->> 'counts' = 'drops') as dropped
        from race r join race_rule u on u.id = r.rule_id join race_game rg on rg.race_id = r.id
        where r.state = 'running' and r.to_at > house_now() group by rg.source, rg.game),
      filed as (select game_id, jsonb_object_agg(category, is_in) as filings from game_filing group by game_id)
    select g.id, g.company_id as "companyId", c.company, g.code, g.name, g.kind, g.features, g.launch, g.image,
      g.rtp_basis_points as "rtpBasisPoints", g.released_on::text as "releasedOn", g.devices, g.position,
      g.is_in_tournament as "isInTournament", g.has_drops_and_wins as "hasDropsAndWins",
      coalesce(x.raced, false) as "isRaced", coalesce(x.dropped, false) as "isDropped", g.gone_at is null as "isListed",
      coalesce(t.is_on, true) and coalesce(u.is_on, true) as "isOn", coalesce(p.plays, 0) as plays, f.filings,
      coalesce(t.is_on, true) as "ownIsOn", t.least_minor as least, t.most_minor as most
    from game g join game_company c on c.id = g.company_id
      left join money.stake_term t on t.source = c.company and t.game = g.code
      left join money.stake_term u on u.source = c.company and u.game = ''
      left join played p on p.company = c.company and p.code = g.code
      left join filed f on f.game_id = g.id
      left join raced x on x.source = c.company and x.game = g.code`
  return rows.map(({ ownIsOn, least, most, ...row }) => ({ ...row, ownTerms: { isOn: ownIsOn, least, most } }))
}

export async function storedCompanies(db: Sql): Promise<StoredCompany[]> {
  const rows = await db.sql<Omit<StoredCompany, 'terms'> & Terms>`
    select c.id, c.company, c.position, c.listed_at as "listedAt",
      coalesce(t.is_on, true) as "isOn", t.least_minor as least, t.most_minor as most
    from game_company c left join money.stake_term t on t.source = c.company and t.game = ''`
  return rows.map(({ isOn, least, most, ...row }) => ({ ...row, terms: { isOn, least, most } }))
}

/** Rows for companies that have none yet; their lists are taken later. */
export async function companiesKnown(db: Sql, companies: readonly string[]): Promise<void> {
  await db.sql`
    insert into game_company (company)
    select c from unnest(${companies}::text[]) c where c not in (select company from game_company)
    on conflict do nothing`
}

/** The row locked: two takings of one list are made in turn. */
export async function lockCompany(tx: Tx, company: string): Promise<Pick<StoredCompany, 'id' | 'listedAt'> | null> {
  const [row] = await tx.sql<Pick<StoredCompany, 'id' | 'listedAt'>>`
    select id, listed_at as "listedAt" from game_company where company = ${company} for update`
  return row ?? null
}

/** A line of a company's list, as it is kept. */
export interface ListedRow {
  readonly code: string
  readonly name: string
  readonly kind: string
  readonly features: readonly string[]
  readonly launch: Readonly<Record<string, string>>
  readonly image: string
  readonly rtp: number | null
  readonly released: string
  readonly devices: readonly string[]
}

/** What the list says is written; what it no longer says is marked as gone. Rows that say the same stay as they are. */
export async function takeList(
  tx: Tx,
  companyId: number,
  rows: readonly ListedRow[],
): Promise<{ readonly added: number; readonly changed: number; readonly gone: number }> {
  const list = JSON.stringify(rows)
  const [known] = await tx.sql<{ most: number }>`select coalesce(max(id), 0) as most from game`
  const written = await tx.sql<{ id: number }>`
    insert into game as g (company_id, code, name, kind, features, launch, image, rtp_basis_points, released_on, devices)
    select ${companyId}, x.code, x.name, x.kind, x.features, x.launch, x.image, x.rtp, x.released, x.devices
    from jsonb_to_recordset(${list}::jsonb) as x (code text, name text, kind text, features jsonb, launch jsonb, image text,
      rtp int, released date, devices jsonb)
    on conflict (company_id, code) do update set name = excluded.name, kind = excluded.kind, features = excluded.features,
      launch = excluded.launch, image = excluded.image, rtp_basis_points = excluded.rtp_basis_points,
      released_on = excluded.released_on, devices = excluded.devices, gone_at = null
    where (g.name, g.kind, g.features, g.launch, g.image, g.rtp_basis_points, g.released_on, g.devices, g.gone_at)
      is distinct from (excluded.name, excluded.kind, excluded.features, excluded.launch, excluded.image,
        excluded.rtp_basis_points, excluded.released_on, excluded.devices, null)
    returning id`
  const gone = await tx.sql`
    update game set gone_at = house_now() where company_id = ${companyId} and gone_at is null
      and code not in (select x.code from jsonb_to_recordset(${list}::jsonb) as x (code text)) returning id`
  await tx.sql`update game_company set listed_at = house_now() where id = ${companyId}`
  const added = written.filter(({ id }) => id > known!.most).length
  return { added, changed: written.length - added, gone: gone.length }
}

/** False: there is no such game. */
export async function addFavourite(db: Sql, playerId: bigint, gameId: number): Promise<boolean> {
  const rows = await db.sql`
    with wanted as (select id from game where id = ${gameId}),
      written as (insert into favourite_game (player_id, game_id) select ${playerId}::bigint, id from wanted
        on conflict do nothing)
    select 1 from wanted`
  return rows.length > 0
}

export async function removeFavourite(db: Sql, playerId: bigint, gameId: number): Promise<void> {
  await db.sql`delete from favourite_game where player_id = ${playerId} and game_id = ${gameId}`
}

/** Newest first. A list that a person made by hand has an end somewhere. */
const MOST_FAVOURITES = 1_000

export async function favouritesOf(db: Sql, playerId: bigint): Promise<number[]> {
  const rows = await db.sql<{ id: number }>`
    select game_id as id from favourite_game where player_id = ${playerId}
    order by at desc, game_id limit ${MOST_FAVOURITES}`
  return rows.map(({ id }) => id)
}
