/** SQL of races: rule sets, races and their games, and how a race lives. */
import type { RaceState } from '@uwanja/contract/operators/cashraces'
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Sql, Tx } from '@uwanja/database/sql'
import type { StoredRule } from './rules.ts'

/** A drop as it was settled; amounts as text of minor units. */
export interface SettledDrop {
  readonly number: number
  readonly playerId: string
  readonly takenAt: string
}

/** What a settlement came to. */
export interface StoredOutcome {
  readonly paid: string
  readonly left: string
  readonly winners: number
  readonly drops: readonly SettledDrop[]
}

export interface Race {
  readonly id: bigint
  readonly ruleName: string
  readonly ruleVersion: number
  readonly rule: StoredRule
  readonly names: { readonly en: string; readonly sw: string; readonly zh: string }
  readonly urlSuffix: string
  readonly currency: Currency
  readonly fromAt: Date
  readonly toAt: Date
  readonly plannedTo: Date
  /** Movements from then on change nothing any more. */
  readonly countsUntil: Date
  readonly state: RaceState
  readonly seed: Uint8Array | null
  readonly commitment: string
  readonly run: number
  readonly outcome: StoredOutcome | null
  readonly version: bigint
  /** Nobody has a place who was not let in. */
  readonly needsEntry: boolean
  /** By the database's clock. */
  readonly isRunning: boolean
  readonly hasEnded: boolean
  readonly isCounted: boolean
}

/** Until so long after the end what is undone or said anew still counts. */
export const RECOUNTED_HOURS = 24

const RACE = `r.id, u.name as "ruleName", u.version as "ruleVersion", u.rule, r.names, r.url_suffix as "urlSuffix", r.currency,
  r.from_at as "fromAt", r.to_at as "toAt", r.planned_to as "plannedTo",
  r.to_at + interval '${String(RECOUNTED_HOURS)} hours' as "countsUntil", r.state, r.seed, r.commitment, r.run, r.outcome, r.version, r.needs_entry as "needsEntry",
  r.state in ('published', 'running') and r.from_at <= house_now() and r.to_at > house_now() as "isRunning",
  r.to_at <= house_now() as "hasEnded", r.to_at + interval '${String(RECOUNTED_HOURS)} hours' <= house_now() as "isCounted"`

const races = async (db: Sql, rest: string, values: readonly unknown[] = []): Promise<Race[]> =>
  (await db.query(`select ${RACE} from race r join race_rule u on u.id = r.rule_id ${rest}`, [
    ...values,
  ])) as unknown as Race[]

export const runningRaces = (db: Sql): Promise<Race[]> =>
  races(
    db,
    `where r.state in ('published', 'running') and r.from_at <= house_now() and r.to_at > house_now() order by r.to_at, r.id`,
  )

export const pastRaces = (db: Sql, most: number): Promise<Race[]> =>
  races(
    db,
    `where r.state <> 'draft' and r.from_at <= house_now() and (r.to_at <= house_now() or r.state not in ('published', 'running'))
     order by r.to_at desc, r.id desc limit $1`,
    [most],
  )

/** Those whose points are counted: they have begun, or are about to, and are not decided. */
export const countedRaces = (db: Sql): Promise<Race[]> =>
  races(db, `where r.state in ('published', 'running', 'ended') order by r.id`)

export const racesInState = (db: Sql, states: readonly RaceState[]): Promise<Race[]> =>
  races(db, 'where r.state = any ($1::text[]) order by r.id', [states])

export const allRaces = (db: Sql, most: number): Promise<Race[]> => races(db, 'order by r.id desc limit $1', [most])

export const raceById = async (db: Sql, id: bigint): Promise<Race | null> =>
  (await races(db, 'where r.id = $1', [id]))[0] ?? null

/** Published ones alone. */
export const raceBySuffix = async (db: Sql, suffix: string): Promise<Race | null> =>
  (await races(db, `where r.url_suffix = $1 and r.state <> 'draft' and r.from_at <= house_now()`, [suffix]))[0] ?? null

/** One that is published or runs. */
export const openRace = async (db: Sql, suffix: string): Promise<Race | null> =>
  (await races(db, `where r.url_suffix = $1 and r.state in ('published', 'running')`, [suffix]))[0] ?? null

export const lockRace = async (tx: Tx, id: bigint): Promise<Race | null> =>
  (await races(tx, 'where r.id = $1 for update of r', [id]))[0] ?? null

/** Pictures are large: who does not show them does not read them. */
export async function bannersOf(db: Sql, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  const rows = await db.sql<{ id: bigint; banner: string }>`
    select id, banner from race where id = any (${ids.map(String)}::text[]::bigint[])`
  return new Map(rows.map(({ id, banner }) => [id, banner]))
}

export interface RuleSet {
  readonly id: bigint
  readonly name: string
  readonly version: number
  readonly rule: StoredRule
}

export const ruleSets = (db: Sql): Promise<RuleSet[]> =>
  db.sql<RuleSet>`select distinct on (name) id, name, version, rule from race_rule order by name, version desc`

/** The next version of this name. */
export async function insertRule(tx: Tx, name: string, rule: StoredRule, by: bigint): Promise<void> {
  await tx.sql`
    insert into race_rule (name, version, rule, made_by)
    select ${name}, coalesce(max(version), 0) + 1, ${JSON.stringify(rule)}::jsonb, ${by} from race_rule where name = ${name}`
}

export interface NewRace extends Pick<Race, 'names' | 'urlSuffix' | 'currency' | 'needsEntry'> {
  readonly ruleId: bigint
  readonly banner: string
  readonly fromAt: string
  readonly toAt: string
}

/** @returns null where the address is another race's. */
export async function insertRace(tx: Tx, race: NewRace, by: bigint): Promise<bigint | null> {
  const { ruleId, names, urlSuffix, currency, banner, fromAt, toAt, needsEntry } = race
  const [row] = await tx.sql<{ id: bigint }>`
    insert into race (rule_id, names, url_suffix, currency, banner, from_at, to_at, planned_to, needs_entry, made_by)
    values (${ruleId}, ${JSON.stringify(names)}::jsonb, ${urlSuffix}, ${currency}, ${banner}, ${fromAt}::timestamptz,
      ${toAt}::timestamptz, ${toAt}::timestamptz, ${needsEntry}, ${by})
    on conflict (url_suffix) do nothing returning id`
  return row?.id ?? null
}

/** What the race counts: a game of a company, or all of it (''). */
export interface RaceGame {
  readonly source: string
  readonly game: string
}

/** A start in the past would miss what was read by now. */
const STARTS_AFTER_S = 5

/** @returns false where it ends before it could begin. */
export async function publish(
  tx: Tx,
  id: bigint,
  games: readonly RaceGame[],
  drops: { readonly seed: Uint8Array; readonly commitment: string } | null,
): Promise<boolean> {
  const rows = await tx.sql`
    update race set state = 'published', seed = ${drops?.seed ?? null}, commitment = ${drops?.commitment ?? ''},
      from_at = greatest(from_at, house_now() + make_interval(secs => ${STARTS_AFTER_S}::int))
    where id = ${id} and state = 'draft' and to_at > house_now() + make_interval(secs => ${2 * STARTS_AFTER_S}::int) returning 1`
  await tx.sql`
    insert into race_game (race_id, source, game)
    select ${id}, x.source, x.game from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as x (source text, game text)
    on conflict do nothing`
  return rows.length > 0
}

export const gamesOf = (db: Sql, ids: readonly bigint[]): Promise<(RaceGame & { raceId: bigint })[]> =>
  db.sql<RaceGame & { raceId: bigint }>`
    select race_id as "raceId", source, game from race_game
    where race_id = any (${ids.map(String)}::text[]::bigint[]) order by race_id, source, game`

/** @returns how many. */
export async function countGames(db: Sql, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> {
  const rows = await db.sql<{ id: bigint; games: number }>`
    select race_id as id, count(*)::int as games from race_game
    where race_id = any (${ids.map(String)}::text[]::bigint[]) group by race_id`
  return new Map(rows.map(({ id, games }) => [id, games]))
}

/** Those whose time has come, begun and ended. @returns how many began or ended. */
export async function turnRaces(tx: Tx): Promise<number> {
  const begun = await tx.sql`
    update race set state = 'running', version = version + 1
    where state = 'published' and from_at <= house_now() returning 1`
  const ended = await tx.sql`
    update race set state = 'ended', version = version + 1
    where state = 'running' and to_at <= house_now() returning 1`
  return begun.length + ended.length
}

export async function endNow(tx: Tx, id: bigint): Promise<void> {
  await tx.sql`update race set to_at = greatest(from_at + interval '1 second', house_now()) where id = ${id}`
}

export async function noteState(tx: Tx, id: bigint, state: RaceState): Promise<void> {
  await tx.sql`update race set state = ${state}, version = version + 1 where id = ${id}`
}

export async function noteSettled(tx: Tx, id: bigint, outcome: StoredOutcome): Promise<void> {
  await tx.sql`
    update race set state = 'paying', run = run + 1, outcome = ${JSON.stringify(outcome)}::jsonb, settled_at = house_now(),
      version = version + 1
    where id = ${id}`
}

/** Do they want to hear that they were overtaken? */
export async function wantsNews(db: Sql, playerId: bigint): Promise<boolean> {
  const [row] = await db.sql<{ overtaken: boolean }>`select overtaken from race_wish where player_id = ${playerId}`
  return row?.overtaken ?? false
}

export async function chooseNews(tx: Tx, playerId: bigint, chosen: { readonly overtaken: boolean }): Promise<void> {
  await tx.sql`
    insert into race_wish (player_id, overtaken) values (${playerId}, ${chosen.overtaken})
    on conflict (player_id) do update set overtaken = excluded.overtaken`
}
