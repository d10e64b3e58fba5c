/** Bets' rows: slips and what they came to, kept beside the ledger's journals. */
import { createHash } from 'node:crypto'
import type { Settlement, Slip, SlipNames } from '@uwanja/contract/book/slip'
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Db, Sql } from '@uwanja/money/sql'
import type { SportMove } from '@uwanja/providers/sports/plug'

/** Of a document as it was read: the same content has the same one, however it was written. */
export const digestOf = (document: object): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url')

export interface KeptSlip {
  readonly company: string
  readonly key: string
  readonly round: string
  readonly playerId: bigint
  readonly slip: Slip
  /** Its digest. */
  readonly content: string
}

/** Before their stakes, each at most once: said again it is the same row, and whatever else comes under that id is another one. */
export async function keepSlips(db: Sql, slips: readonly KeptSlip[]): Promise<void> {
  const rows = slips.map(({ playerId, ...kept }) => ({ ...kept, bet: kept.slip.bet_id, player: String(playerId) }))
  await db.sql`
    insert into bet (company, key, bet_id, round, player_id, slip, content)
    select company, key, bet, round, player, slip, content
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (company text, key text, bet text, round text, player bigint, slip jsonb,
      content text)
    on conflict (company, key, content) do update set said_at = house_now()`
}

/** What stands in a day's slips whose stakes were never taken is of no bet. */
export async function purgeSlips(db: Sql): Promise<void> {
  await db.sql`
    delete from bet b where b.outcome = 'open' and b.said_at < house_now() - interval '1 day'
      and not exists (select 1 from money.keyed(b.company, 'wager.staked', b.key) j where j.details ->> 'slip' = b.content)`
}

/** The slips of these rounds, with whether the house gave their stakes; by player and bet. Along the keys: a join would read all journals. */
export async function slipsOf(
  db: Sql,
  company: string,
  rounds: readonly string[],
): Promise<ReadonlyMap<string, { readonly slip: Slip; readonly isFree: boolean }>> {
  const rows = await db.sql<{ name: string; slip: Slip; isFree: boolean }>`
    select b.player_id::text || ' ' || b.bet_id as name, b.slip, j.is_free as "isFree"
    from bet b cross join lateral (
      select t.details ? 'freeBet' as is_free from money.keyed(b.company, 'wager.staked', b.key) t
      where t.details ->> 'slip' = b.content) j
    where b.company = ${company} and b.round = any (${rounds as string[]}::text[])`
  return new Map(rows.map(({ name, ...row }) => [name, row]))
}

interface SettlementRow {
  readonly player: string
  readonly bet: string
  readonly revision: number
  readonly outcome: string
  readonly document: Settlement
}

/** What the company says of bets beside what it pays: of several about one bet the newest. */
function settlementsOf(moves: readonly SportMove[]): SettlementRow[] {
  const newest = new Map<string, SettlementRow>()
  for (const move of moves) {
    if (move.move === 'rollback' || move.settlement === null) continue
    const { bet_id: bet, revision, outcome } = move.settlement
    const name = `${move.playerId} ${bet}`
    if ((newest.get(name)?.revision ?? -1) < revision)
      newest.set(name, { player: move.playerId, bet, revision, outcome, document: move.settlement })
  }
  return [...newest.values()]
}

/** What money alone says of a bet, for a company that tells no more. */
const outcomeOf = (move: SportMove): string | null => {
  if (move.move === 'rollback') return 'undone'
  if (move.settlement !== null || move.move === 'change') return null
  return move.move === 'void' ? 'void' : move.minor > 0n ? 'won' : 'lost'
}

/**
 * A bet that was edited is followed by the one on its value, and that by the next: of some no stake was asked, and no slip is known.
 * Who follows whom in their order, then what the last ones came to.
 */
async function noteSuccessors(db: Sql, company: string, settlements: readonly SettlementRow[]): Promise<void> {
  const rows = settlements.map(({ document, ...rest }) => ({ ...rest, next: document.replaced_by ?? null }))
  const [edits, others] = [rows.filter(({ next }) => next !== null), rows.filter(({ next }) => next === null)]
  for (const { player, bet, next } of edits)
    await db.sql`
      update bet set successor = ${next}
      where company = ${company} and bet_id = ${bet} and player_id = ${player}::bigint and successor is null`
  for (const some of [...edits.map((one) => [one]), others]) {
    if (some.length === 0) continue
    await db.sql`
      update bet b set successor = coalesce(s.next, b.successor), successor_outcome = case when s.next is null then s.outcome end,
        successor_revision = case when s.next is null then s.revision end
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as s (player bigint, bet text, revision int, outcome text, next text)
      where b.company = ${company} and b.successor = s.bet and b.player_id = s.player
        and coalesce(b.successor_revision, -1) < s.revision`
  }
}

export interface DecidedBet {
  readonly playerId: bigint
  readonly betId: string
  /** Else one of its legs is. */
  readonly isOver: boolean
  /** It was worth what its player had set. */
  readonly isCashedOut: boolean
}
/** Null: nobody is told. */
export type PushDecided = ((tx: Sql, bets: readonly DecidedBet[]) => Promise<void>) | null

/** Who is told is told in the transaction that writes it down: a crash between the two would tell nobody. */
async function noted(db: Db, tell: PushDecided, note: (db: Sql) => Promise<DecidedBet[]>): Promise<void> {
  if (tell === null) return void (await note(db))
  await db.transaction(async (tx) => {
    const bets = await note(tx)
    if (bets.length > 0) await tell(tx, bets)
  })
}

/** What their players did themselves, tapping on cash-out say, is no news to them; what they had set and forgotten is. */
const DECIDED_BY: readonly string[] = ['result', 'cancel', 'desk'] satisfies Settlement['why'][]

async function noteSettled(db: Sql, company: string, settlements: readonly SettlementRow[]): Promise<DecidedBet[]> {
  const rows = await db.sql<DecidedBet & { why: string }>`
    update bet b set revision = s.revision, outcome = s.outcome, settlement = s.document,
      settled_at = case when s.outcome <> 'open' then house_now() end
    from jsonb_to_recordset(${JSON.stringify(settlements)}::jsonb)
      as s (player bigint, bet text, revision int, outcome text, document jsonb)
    where b.company = ${company} and b.bet_id = s.bet and b.player_id = s.player and b.revision < s.revision
    returning b.player_id as "playerId", b.bet_id as "betId", s.outcome <> 'open' as "isOver", s.document ->> 'why' as why,
      s.document ->> 'why' = 'cash-out' and coalesce((s.document -> 'is_auto')::boolean, false) as "isCashedOut"`
  return rows.filter(({ why, isCashedOut }) => isCashedOut || DECIDED_BY.includes(why))
}

/** Of companies that tell no more than money. */
async function notePlain(db: Sql, company: string, plain: readonly object[]): Promise<DecidedBet[]> {
  const rows = await db.sql<DecidedBet & { outcome: string }>`
    update bet b set outcome = s.outcome, settled_at = house_now()
    from jsonb_to_recordset(${JSON.stringify(plain)}::jsonb) as s (player bigint, round text, key text, outcome text)
    where b.company = ${company} and b.round = s.round and b.player_id = s.player and b.revision = -1
      and b.outcome <> s.outcome and (s.key is null or s.key = b.key)
    returning b.player_id as "playerId", b.bet_id as "betId", true as "isOver", false as "isCashedOut", s.outcome`
  return rows.filter(({ outcome }) => outcome !== 'undone')
}

/** Writes down what these movements, which the ledger has taken, mean for their bets. Said again it changes nothing. */
export async function noteMoved(
  db: Db,
  company: string,
  moves: readonly SportMove[],
  tell: PushDecided = null,
): Promise<void> {
  const settlements = settlementsOf(moves)
  if (settlements.length > 0) await noted(db, tell, (tx) => noteSettled(tx, company, settlements))
  if (settlements.length > 0) await noteSuccessors(db, company, settlements)
  const plain = moves.flatMap((move) => {
    const outcome = outcomeOf(move)
    const key = move.move === 'rollback' ? move.of : null
    return outcome === null ? [] : [{ player: move.playerId, round: move.round, key, outcome }]
  })
  if (plain.length > 0) await noted(db, tell, (tx) => notePlain(tx, company, plain))
}

export interface BetRow {
  readonly id: bigint
  readonly company: string
  readonly round: string
  readonly slip: Slip
  readonly settlement: Settlement | null
  readonly outcome: string
  readonly saidAt: Date
  readonly settledAt: Date | null
  /** The stake was the house's. */
  readonly isFree: boolean
}

export interface BetFilter {
  readonly playerId: bigint
  readonly betId: string | null
  readonly company: string | null
  readonly outcomes: readonly string[] | null
  /** Text that PostgreSQL reads as a moment; null is open. The end is exclusive. */
  readonly from: string | null
  readonly to: string | null
  readonly limit: number
  readonly offset: number
}

/** Those whose stake was taken, the newest first. */
export const betsOf = (db: Sql, f: BetFilter): Promise<BetRow[]> => db.sql<BetRow>`
  select b.id, b.company, b.round, b.slip, b.settlement, b.outcome, j.at as "saidAt", b.settled_at as "settledAt",
    j.details ? 'freeBet' as "isFree"
  from bet b cross join lateral money.keyed(b.company, 'wager.staked', b.key) j
  where b.player_id = ${f.playerId} and j.player_id = b.player_id and j.details ->> 'slip' = b.content
    and (${f.betId}::text is null or b.bet_id = ${f.betId}) and (${f.company}::text is null or b.company = ${f.company})
    and (${f.outcomes}::text[] is null or b.outcome = any (${f.outcomes}::text[]))
    and (${f.from}::timestamptz is null or j.at >= ${f.from}::timestamptz)
    and (${f.to}::timestamptz is null or j.at < ${f.to}::timestamptz)
  order by b.id desc limit ${f.limit} offset ${f.offset}`

export interface BetMovement {
  readonly company: string
  readonly round: string
  readonly at: Date
  /** As the journal is named, without its room. */
  readonly kind: string
  /** To the player or, negative, from them; of a free bet's stake nothing. */
  readonly minor: bigint
  /** Withheld of it for the state. */
  readonly taxMinor: bigint
  readonly currency: Currency
}

/** What moved for these rounds of a player, in its order; a rollback, which names no round, by the stake that it takes back. */
export async function movementsOf(
  db: Sql,
  playerId: bigint,
  rounds: readonly { readonly company: string; readonly round: string }[],
): Promise<BetMovement[]> {
  const asked = JSON.stringify(rounds.map(({ company, round }) => ({ company, round })))
  return db.sql<BetMovement>`
    with of_round as (
      select j.* from (select distinct * from jsonb_to_recordset(${asked}::jsonb) as r (company text, round text)) r
        cross join lateral money.round_journals(r.company, r.round, ${playerId}) j),
    told as (
      select source, round, id, at, kind, currency from of_round
      union
      select u.source, s.round, u.id, u.at, u.kind, u.currency
      from of_round s cross join lateral (
        select t.* from money.journal t where t.id = money.rollback_named(s.source, s.key) offset 0) u
      where s.kind = 'wager.staked')
    select t.source as company, t.round, t.at, replace(t.kind, 'wager.', '') as kind, t.currency,
      coalesce(sum(case when p.to_account / 8 = ${playerId} then p.minor else -p.minor end) filter (where p.line in (1, 2)), 0)::bigint
        as minor,
      coalesce(sum(case when p.to_account / 8 = ${playerId} then -p.minor else p.minor end) filter (where p.line in (3, 4)), 0)::bigint
        as "taxMinor"
    from told t left join money.posting p on p.journal_id = t.id
    group by t.source, t.round, t.id, t.at, t.kind, t.currency order by t.id`
}

/** Of these stakes and wins of sportsbooks, what was bet on: the slip's events in their order. */
export async function eventsOf(
  db: Sql,
  playerId: bigint,
  journals: readonly bigint[],
): Promise<readonly { readonly id: bigint; readonly events: readonly SlipNames[] }[]> {
  if (journals.length === 0) return []
  return db.sql<{ id: bigint; events: SlipNames[] }>`
    select j.id, coalesce(jsonb_path_query_array(b.slip, '$.legs[*].picks[*].event'), '[]') as events
    from money.journals_in(${journals.map(String)}::text[]::bigint[]) j cross join lateral (
      select slip from bet where company = j.source and round = j.round and player_id = j.player_id order by id desc limit 1) b
    where j.player_id = ${playerId}`
}
