/** SQL of settlement: matches whose bets are to be looked at, their bets in slices, and what the slices write. */
import type { Db, Sql, Tx } from '@uwanja/database/sql'
import { eventById } from '../catalogue/store.ts'
import type { Grades } from '../results/grades.ts'
import { gradeSeason } from '../outrights/grading.ts'
import { resultRow } from '../results/store.ts'
import type { SentMovement } from './movements.ts'
import type { Match } from './pick.ts'
import type { Plan } from './plan.ts'

export interface Due {
  readonly event: string
  readonly number: string
}

export async function dueMatches(db: Sql, most: number): Promise<Due[]> {
  return db.sql<Due>`
    select event::text as event, number::text as number from book.to_settle
    where due_at <= house_now() order by due_at, event limit ${most}::int`
}

/** Everything said up to then is settled; what was said meanwhile stays. @param waitsUntil Something goes on by itself then. */
export async function doneWith(db: Sql, { event, number }: Due, waitsUntil: Date | null): Promise<void> {
  if (waitsUntil === null)
    await db.sql`delete from book.to_settle where event = ${event}::bigint and number = ${number}::bigint`
  else
    await db.sql`
      update book.to_settle set due_at = ${waitsUntil.toISOString()}::timestamptz
      where event = ${event}::bigint and number = ${number}::bigint`
}

/** Matches that had not begun so many hours after the start that an open bet has: nobody may ever say a word of them. */
export async function raiseWaiting(db: Sql, hours: number): Promise<void> {
  await db.sql`
    insert into book.to_settle as t (event)
    select distinct p.event from book.bet b join book.pick p on p.bet = b.id
    where b.state = 'accepted' and b.outcome = 'open' and p.result is null
      and p.starts_at < (select house_now()) - make_interval(hours => ${hours}::int)
    on conflict do nothing`
}

export async function readMatch(db: Db, id: string): Promise<Match | null> {
  const event = await eventById(db, id)
  // Its table follows from other events' results, and is counted when it is asked for.
  if (event?.season) await gradeSeason(db, event)
  const result = await resultRow(db, id)
  const [clock] = await db.sql<{ now: Date }>`select house_now() as now`
  return event && { event, result, nowMs: clock!.now.getTime() }
}

/** Grades as columns, so that the database can lay them beside picks. */
export interface Graded {
  readonly markets: readonly string[]
  readonly specifiers: readonly string[]
  readonly outcomes: readonly string[]
  readonly grades: readonly (string | null)[]
}

export function columnsOf(all: Grades): Graded {
  const rows = Object.entries(all).flatMap(([key, outcomes]) => {
    const [market, specifiers] = key.split('?') as [string, string]
    return Object.entries(outcomes).map(([outcome, grade]) => ({ market, specifiers, outcome, grade }))
  })
  return {
    markets: rows.map(({ market }) => market),
    specifiers: rows.map(({ specifiers }) => specifiers),
    outcomes: rows.map(({ outcome }) => outcome),
    grades: rows.map(({ grade }) => grade),
  }
}

export interface Slice {
  readonly after: string
  readonly most: number
  /** Also those whose picks stand as they are graded: the feed may have taken back what was struck within a window. */
  readonly areAll: boolean
}

/**
 * Bets that the match may change, in the order of their ids: those with a pick that stands otherwise than it is graded, or that was
 * struck for another start, and those that wait for people. What a stake back, a full cash-out or an edit has ended is none of
 * settlement's any more.
 */
export async function betsOn(db: Sql, event: string, graded: Graded, slice: Slice): Promise<string[]> {
  const { markets, specifiers, outcomes, grades } = graded
  const { after, most, areAll } = slice
  const rows = await db.sql<{ id: string }>`
    with g as materialized (
      select * from unnest(${markets}::text[], ${specifiers}::text[], ${outcomes}::text[], ${grades}::text[])
        as g (market, specifiers, outcome, grade)
    )
    select distinct p.bet as id from book.pick p
    join book.bet b on b.id = p.bet
    join book.event e on e.id = p.event
    left join g on g.market = p.market and g.specifiers = p.specifiers and g.outcome = p.outcome
    where p.event = ${event}::bigint and p.bet > ${after} and b.state = 'accepted'
      and (b.outcome in ('open', 'won', 'lost') or b.outcome = 'void' and not exists (
        select 1 from book.worth w where w.bet = b.id and w.revision = b.revision and w.why = 'stake-back'))
      and (${areAll}::boolean or g.market is null or p.result is distinct from g.grade or p.starts_at <> e.starts_at
        or p.result is null and p.starts_at < (select house_now()) - interval '48 hours'
        or exists (select 1 from book.hold h where h.bet = p.bet and h.ended_at is null))
    order by p.bet limit ${most}::int`
  return rows.map(({ id }) => id)
}

/** By market: how many bets it may decide, what they pay at most, and what of them is open. null: of some nobody knows the most. */
export interface MarketBound {
  readonly market: string
  readonly bets: number
  readonly most: string | null
  readonly open: string
}

/** Without reading a bet: whoever finds nothing here that people must see reads them once and not twice. */
export async function marketBounds(db: Sql, event: string): Promise<MarketBound[]> {
  return db.sql<MarketBound>`
    select p.market || '?' || p.specifiers as market, count(*)::int as bets, sum(b.open_minor)::text as open,
      case when count(b.most_minor) = count(*) then sum(b.most_minor)::text end as most
    from book.pick p join book.bet b on b.id = p.bet
    where p.event = ${event}::bigint and b.state = 'accepted' and b.outcome in ('open', 'won', 'lost', 'void')
    group by 1`
}

/** Nobody else decides them until the transaction ends. */
export async function holdBets(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.sql`select 1 from book.bet where id = any(${ids}::text[]) order by id for update`
}

/** By round, in the order in which they are said. A debit that the wallet refused took nothing, so there is nothing of it to give back. */
export async function movementsOf(db: Sql, rounds: readonly string[]): Promise<ReadonlyMap<string, SentMovement[]>> {
  const rows = await db.sql<Omit<SentMovement, 'minor'> & { round: string; minor: string }>`
    select key, round, bet, kind, of, minor::text as minor, why from book.movement
    where round = any(${rounds}::text[]) and (kind <> 'debit' or coalesce(code, 'OK') = 'OK') order by round, nth`
  const byRound = new Map<string, SentMovement[]>()
  for (const { round, minor, ...said } of rows) {
    const all = byRound.get(round) ?? []
    all.push({ ...said, minor: BigInt(minor) })
    byRound.set(round, all)
  }
  return byRound
}

export async function writeLegs(tx: Tx, plans: readonly Plan[]): Promise<void> {
  const picks = plans.flatMap(({ bet, picks: changes }) =>
    changes.map(({ leg, at, result, number, voidCase, score }) => ({
      bet: bet.id,
      leg,
      at,
      result,
      number,
      void_case: voidCase,
      score,
    })),
  )
  const legs = plans.flatMap(({ bet, legs: changes }) => changes.map((change) => ({ bet: bet.id, ...change })))
  await tx.sql`
    update book.pick p set result = s.result, void_case = s.void_case, score = s.score, result_number = s.number
    from jsonb_to_recordset(${JSON.stringify(picks)}::jsonb)
      as s (bet text, leg smallint, at smallint, result text, number int, void_case text, score text)
    where p.bet = s.bet and p.leg = s.leg and p.at = s.at`
  await tx.sql`
    update book.leg l set result = s.result, settled_odds = s.odds
    from jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) as s (bet text, at smallint, result text, odds int)
    where l.bet = s.bet and l.at = s.at`
}
