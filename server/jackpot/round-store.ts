/** SQL of a round's life: made, published, closed, ended, paid. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Sql, Tx } from '@uwanja/database/sql'
import type { StoredRule } from './rules.ts'
import type { Match, StoredOutcome } from './store.ts'

export interface RuleSet {
  readonly id: bigint
  readonly name: string
  readonly version: number
  readonly typeId: number
  readonly rule: StoredRule
}

/** The newest version of each set. */
export const ruleSets = async (db: Sql): Promise<RuleSet[]> =>
  db.sql<RuleSet>`
    select distinct on (name) id, name, version, type_id as "typeId", rule from jackpot_rule order by name, version desc`

/** The next version of this name. */
export async function insertRule(
  tx: Tx,
  { name, typeId, rule }: Omit<RuleSet, 'id' | 'version'>,
  by: bigint,
): Promise<void> {
  await tx.sql`
    insert into jackpot_rule (name, version, type_id, rule, made_by)
    select ${name}, coalesce(max(version), 0) + 1, ${typeId}, ${JSON.stringify(rule)}::jsonb, ${by}
    from jackpot_rule where name = ${name}`
}

export interface NewRound {
  readonly ruleId: bigint
  readonly name: string
  readonly currency: Currency
  readonly priceMinor: bigint
  readonly guaranteeMinor: bigint
  readonly rolledFrom: bigint | null
}
export type NewMatch = Pick<Match, 'isReserve' | 'participant1' | 'participant2' | 'league' | 'startsAt' | 'bookEvent'>

/** @returns null when the round that it rolls from has nothing to give, or gave it before. */
export async function insertRound(tx: Tx, round: NewRound, by: bigint): Promise<bigint | null> {
  const { ruleId, name, currency, priceMinor, guaranteeMinor, rolledFrom } = round
  const [row] = await tx.sql<{ id: bigint }>`
    insert into jackpot (rule_id, name, currency, price_minor, guarantee_minor, rolled_from, rolled_in_minor, made_by)
    select ${ruleId}, ${name}, ${currency}, ${priceMinor}, ${guaranteeMinor}, f.id,
      coalesce((f.outcome ->> 'rolls')::bigint, 0), ${by}
    from (select 1) as one left join jackpot f on f.id = ${rolledFrom}::bigint
      and f.state in ('settled', 'cancelled') and f.currency = ${currency} and (f.outcome ->> 'rolls')::bigint > 0
      and not exists (select 1 from jackpot o where o.rolled_from = f.id)
    where (${rolledFrom}::bigint is null) = (f.id is null) returning id`
  return row?.id ?? null
}

export async function putMatches(tx: Tx, jackpotId: bigint, matches: readonly NewMatch[]): Promise<void> {
  await tx.sql`delete from jackpot_match where jackpot_id = ${jackpotId}`
  const rows = matches.map((match) => ({ ...match, startsAt: match.startsAt.toISOString() }))
  await tx.sql`
    insert into jackpot_match (jackpot_id, is_reserve, number, participant1, participant2, league, starts_at,
      first_starts_at, book_event)
    select ${jackpotId}, m."isReserve", row_number() over (partition by m."isReserve" order by m.nth), m.participant1,
      m.participant2, m.league, m."startsAt", m."startsAt", m."bookEvent"
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ("isReserve" boolean, participant1 text,
      participant2 text, league text, "startsAt" timestamptz, "bookEvent" text)) with ordinality
      as m ("isReserve", participant1, participant2, league, "startsAt", "bookEvent", nth)`
}

/** The sale ends so many seconds before the first kick-off: the root must be out by then. */
const CLOSES_BEFORE_S = 60

/** @returns false when its first match begins too soon, or a reserve while tickets are still sold: its result could be known. */
export async function publish(tx: Tx, id: bigint): Promise<boolean> {
  const rows = await tx.sql`
    update jackpot j set state = 'open', published_at = house_now(), closes_at = m.first
    from (select min(starts_at) - make_interval(secs => ${CLOSES_BEFORE_S}::int) as first from jackpot_match
      where jackpot_id = ${id} and not is_reserve) m
    where j.id = ${id} and j.state = 'draft' and m.first > house_now()
      and not exists (select 1 from jackpot_match r where r.jackpot_id = ${id} and r.starts_at <= m.first) returning 1`
  return rows.length > 0
}

/** The first moment at which any of its main matches begins. */
export async function firstStart(db: Sql, id: bigint): Promise<{ readonly hasBegun: boolean }> {
  const [row] = await db.sql<{ hasBegun: boolean }>`
    select min(starts_at) <= house_now() as "hasBegun" from jackpot_match where jackpot_id = ${id} and not is_reserve`
  return row!
}

export async function putNode(
  tx: Tx,
  node: { readonly jackpotId: bigint; readonly at: number; readonly firstTicket: bigint; readonly digest: string },
): Promise<void> {
  await tx.sql`
    insert into jackpot_node (jackpot_id, at, first_ticket, digest)
    values (${node.jackpotId}, ${node.at}, ${node.firstTicket}, ${node.digest})`
}

export const nodesOf = (db: Sql, jackpotId: bigint): Promise<{ firstTicket: bigint; digest: string }[]> =>
  db.sql<{ firstTicket: bigint; digest: string }>`
    select first_ticket as "firstTicket", digest from jackpot_node where jackpot_id = ${jackpotId} order by at`

export async function noteClosed(
  tx: Tx,
  id: bigint,
  { tickets, salesMinor, root }: { readonly tickets: number; readonly salesMinor: bigint; readonly root: string },
): Promise<void> {
  await tx.sql`
    update jackpot set state = 'closed', tickets = ${tickets}, sales_minor = ${salesMinor}, root = ${root},
      root_at = house_now() where id = ${id}`
}

/** Whoever had a ticket is to hear of it. */
export async function noteOutcome(tx: Tx, id: bigint, outcome: StoredOutcome): Promise<void> {
  await tx.sql`
    update jackpot set state = 'paying', outcome = ${JSON.stringify(outcome)}::jsonb, ended_at = house_now(), told_to = 0
    where id = ${id}`
}

/** A result, by a person: played, cancelled, or taken back while nothing is paid. */
export async function noteResult(
  tx: Tx,
  id: bigint,
  result: { readonly state: Match['state']; readonly scores: readonly [number, number] | null; readonly by: bigint },
): Promise<void> {
  const [score1, score2] = result.scores ?? [null, null]
  await tx.sql`
    update jackpot_match set state = ${result.state}, score1 = ${score1}, score2 = ${score2}, confirmed_by = ${result.by},
      confirmed_at = house_now() where id = ${id}`
}

export async function moveStart(tx: Tx, id: bigint, startsAt: Date): Promise<void> {
  await tx.sql`update jackpot_match set starts_at = ${startsAt} where id = ${id}`
}

/** The round of a match. */
export async function roundOfMatch(db: Sql, id: bigint): Promise<bigint | null> {
  const [row] = await db.sql<{ id: bigint }>`select jackpot_id as id from jackpot_match where id = ${id}`
  return row?.id ?? null
}
