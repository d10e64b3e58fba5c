/** SQL of what counts: the rounds of players as the books have them, and the points that follow. */
import type { Sql, Tx } from '@uwanja/database/sql'

export interface RoundKey {
  readonly source: string
  readonly round: string
  readonly playerId: bigint
}

/** A round by the journals before a moment. Null: there is no stake of it that stands. */
export interface BookRound extends RoundKey {
  readonly raceId: bigint
  readonly journalId: bigint
  readonly stakedAt: Date
  /** Of its first win that stands; null: it has none. */
  readonly settledAt: Date | null
  readonly staked: bigint
  readonly returned: bigint
  /** What counts towards wagering of its wins, by their newest word; null: nobody says so. */
  readonly settled: bigint | null
}

/** The rounds of journals that do not say theirs: a stake taken back, a win undone. */
export const roundsNamedBy = (tx: Tx, journalIds: readonly bigint[]): Promise<RoundKey[]> =>
  tx.sql<RoundKey>`
    select o.source, o.round, o.player_id as "playerId" from money.journal j
      join money.journal o on o.id = coalesce(money.stake_given_back(j), money.win_named(j))
    where j.id = any (${journalIds.map(String)}::text[]::bigint[]) and o.round is not null`

/**
 * Of each round and race in which its first stake's game and currency count: what stands of it by the journals before `until`. Stakes
 * of free bets are none; a stake or a win that was taken back as a whole is none either, with all that was said of it. Lines 1 and 2 of
 * a journal are the player's and the company's; tax and debt stand in others.
 */
export async function bookRounds(
  tx: Tx,
  keys: readonly RoundKey[],
  live: readonly { readonly id: bigint; readonly countsUntil: Date }[],
): Promise<BookRound[]> {
  const asked = JSON.stringify(keys.map(({ source, round, playerId }) => ({ source, round, player: `${playerId}` })))
  const raced = JSON.stringify(live.map(({ id, countsUntil }) => ({ race: `${id}`, until: countsUntil.toISOString() })))
  return tx.sql<BookRound>`
    with k as (select distinct x.source, x.round, x.player
        from jsonb_to_recordset(${asked}::jsonb) as x (source text, round text, player bigint)),
      r as (select x.race, x.until from jsonb_to_recordset(${raced}::jsonb) as x (race bigint, until timestamptz))
    select r.race as "raceId", k.source, k.round, k.player as "playerId", f.id as "journalId", f.at as "stakedAt",
      m."settledAt", m.staked, m.returned, m.settled
    from k cross join r
      cross join lateral (
        select j.id, j.at, j.currency, j.details ->> 'game' as game from money.round_journals(k.source, k.round, k.player) j
        where j.kind = 'wager.staked' and j.at < r.until and not j.details ? 'freeBet'
          and ((select u.at from money.journal u where u.id = money.rollback_named(j.source, j.key)) < r.until) is not true
        order by j.id limit 1) f
      join race c on c.id = r.race and c.currency = f.currency
      cross join lateral (
        select -coalesce(sum(s.minor) filter (where s.kind in ('wager.staked', 'wager.voided')), 0)::bigint as staked,
          coalesce(sum(s.minor) filter (where s.kind = 'wager.won'), 0)::bigint as returned,
          min(s.at) filter (where s.journal_kind = 'wager.won') as "settledAt",
          sum(s.settled) filter (where s.is_newest)::bigint as settled
        from (
          select o.kind, j.kind as journal_kind, j.at, (j.details ->> 'wagered')::bigint as settled,
            row_number() over (partition by o.id order by j.version desc) = 1 as is_newest,
            (select coalesce(sum(e.minor), 0) from money.entry e
              where e.journal_id = j.id and e.line <= 2 and e.account_id in (k.player * 8, k.player * 8 + 1)) as minor
          from money.round_journals(k.source, k.round, k.player) j
            cross join lateral (select t.* from money.journal t
              where t.id = case when j.kind = 'wager.changed' then j.names else j.id end offset 0) o
          where j.at < r.until
            and j.kind in ('wager.staked', 'wager.voided', 'wager.won', 'wager.changed')
            and (j.kind = 'wager.staked'
              and (select u.at from money.journal u where u.id = money.rollback_named(j.source, j.key)) < r.until) is not true
            and ((select u.at from money.journal u where u.id = money.reversal_id(o.id)) < r.until) is not true) s) m
    where exists (select 1 from race_game g where g.race_id = r.race and g.source = k.source and g.game in ('', coalesce(f.game, '')))`
}

export interface CountedRound extends RoundKey {
  readonly raceId: bigint
  readonly stakedAt: Date
  readonly journalId: bigint
  /** Null: it does not count (any more). */
  readonly worth: bigint | null
}

/** What is no round of the race any more is taken out; the others are written as they are now. */
export async function writeRounds(
  tx: Tx,
  keys: readonly RoundKey[],
  raceIds: readonly bigint[],
  rounds: readonly CountedRound[],
): Promise<void> {
  const asked = JSON.stringify(keys.map(({ source, round, playerId }) => ({ source, round, player: `${playerId}` })))
  const rows = JSON.stringify(
    rounds.map(({ raceId, playerId, source, round, stakedAt, journalId, worth }) => ({
      race: `${raceId}`,
      player: `${playerId}`,
      source,
      round,
      at: stakedAt.toISOString(),
      journal: `${journalId}`,
      worth: worth === null ? null : `${worth}`,
    })),
  )
  await tx.sql`
    delete from race_round t using jsonb_to_recordset(${asked}::jsonb) as x (source text, round text, player bigint)
    where t.player_id = x.player and t.source = x.source and t.round = x.round
      and t.race_id = any (${raceIds.map(String)}::text[]::bigint[])`
  await tx.sql`
    insert into race_round (race_id, player_id, source, round, staked_at, journal_id, worth)
    select x.race, x.player, x.source, x.round, x.at, x.journal, x.worth
    from jsonb_to_recordset(${rows}::jsonb) as x (race bigint, player bigint, source text, round text, at timestamptz,
      journal bigint, worth bigint)`
}

/**
 * The points of these players, from their rounds. A row of wins is a stretch of rounds without one that was lost; `worth` of those
 * is 1 or 0 (contract/fair/race-points.ts).
 * @returns the races whose points changed.
 */
export async function writePoints(
  tx: Tx,
  race: { readonly id: bigint; readonly counts: string; readonly step: bigint },
  playerIds: readonly bigint[],
): Promise<boolean> {
  const { id, counts, step } = race
  const players = playerIds.map(String)
  const [changed] = await tx.sql<{ rows: number }>`
    with mine as (
        select player_id, worth, staked_at, journal_id from race_round
        where race_id = ${id} and player_id = any (${players}::text[]::bigint[]) and worth is not null),
      rows as (
        select player_id, count(*) as n from (
          select player_id, worth, row_number() over (partition by player_id order by staked_at, journal_id)
            - row_number() over (partition by player_id, worth > 0 order by staked_at, journal_id) as stretch from mine) s
        where worth > 0 group by player_id, stretch),
      now as (
        select player_id, count(*)::int as rounds, case ${counts}::text
          when 'volume' then trunc(sum(worth) / ${step}::numeric)
          when 'multiple' then max(worth)
          when 'row' then coalesce((select max(n) from rows w where w.player_id = mine.player_id), 0)
          else 0 end::bigint as points
        from mine group by player_id),
      gone as (
        delete from race_points p where p.race_id = ${id} and p.player_id = any (${players}::text[]::bigint[])
          and not exists (select 1 from now where now.player_id = p.player_id) returning 1),
      written as (
        insert into race_points as p (race_id, player_id, points, rounds) select ${id}, player_id, points, rounds from now
        on conflict (race_id, player_id) do update set points = excluded.points, rounds = excluded.rounds
        where (p.points, p.rounds) is distinct from (excluded.points, excluded.rounds) returning 1)
    select ((select count(*) from gone) + (select count(*) from written))::int as rows`
  const isOther = (changed?.rows ?? 0) > 0
  if (isOther) await tx.sql`update race set version = version + 1 where id = ${id}`
  return isOther
}

/** Of races that are not decided: what was counted, to be counted anew. */
export async function forgetCounted(tx: Tx): Promise<void> {
  await tx.sql`delete from race_round where race_id in (select id from race where state in ('published', 'running', 'ended'))`
  await tx.sql`delete from race_points where race_id in (select id from race where state in ('published', 'running', 'ended'))`
}

/** How far a player's page of points is; the versions are what open pages hear. */
export const versionsOf = (db: Sql, ids: readonly bigint[]): Promise<{ id: bigint; version: bigint }[]> =>
  db.sql<{ id: bigint; version: bigint }>`
    select id, version from race where id = any (${ids.map(String)}::text[]::bigint[])`
