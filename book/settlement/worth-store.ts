/** SQL of what bets are worth: the bet, its row of book.worth and what is owed. */
import type { Tx } from '@uwanja/database/sql'

/** @param worths As JSON. The bets that were written: of the others the revision is another. */
export async function writeWorths(tx: Tx, worths: string): Promise<ReadonlySet<string>> {
  const rows = await tx.sql<{ id: string }>`
    /* kept */ with said as (
      select * from jsonb_to_recordset(${worths}::jsonb) as s (bet text, revision int, why text,
        outcome text, who text, details jsonb, open bigint, won bigint, cashed bigint, voided bigint)
    ), changed as (
      update book.bet b set revision = b.revision + 1, outcome = s.outcome, open_minor = s.open, won_minor = s.won,
        cashed_minor = s.cashed, voided_minor = s.voided,
        -- One that is open again is settled anew, and the day of its corrections begins with that.
        settled_at = case when s.outcome = 'open' then null when b.outcome = 'open' then (select house_now())
          else coalesce(b.settled_at, (select house_now())) end
      from said s where b.id = s.bet and b.revision = s.revision and b.state = 'accepted' returning b.id, b.revision
    )
    insert into book.worth (bet, revision, at, why, outcome, open_minor, won_minor, cashed_minor, voided_minor, who, details)
    select s.bet, c.revision, (select house_now()), s.why, s.outcome, s.open, s.won, s.cashed, s.voided, s.who, s.details
    from changed c join said s on s.bet = c.id returning bet as id`
  return new Set(rows.map(({ id }) => id))
}

/** A movement that whoever wrote it says itself. */
export interface TakenRow {
  readonly key: string
  readonly bet: string
  readonly round: string
  readonly currency: string
  readonly wallet: string
  readonly playerId: string
}

/**
 * Each after the last one of its round.
 * @param owed As JSON; of those that are `taken` nobody else says anything for `leaseS`.
 */
export async function writeOwed(tx: Tx, owed: string, leaseS: number): Promise<TakenRow[]> {
  return tx.sql<TakenRow>`
    /* kept */ with written as (
      insert into book.movement (key, round, nth, bet, kind, of, minor, why, document, due_at, at, tries, leased_until)
      select b.round || ':' || (last.nth + m.place), b.round, last.nth + m.place, m.bet, m.kind, m.of, m.minor, m.why, m.document,
        (select house_now()), (select house_now()), case when m.taken then 1 else 0 end,
        case when m.taken then (select house_now()) + make_interval(secs => ${leaseS}::int) end
      from jsonb_to_recordset(${owed}::jsonb) as m (bet text, place smallint, kind text, of text, minor bigint, why text,
        document jsonb, taken boolean)
      join book.bet b on b.id = m.bet
      cross join lateral (select coalesce(max(nth), 0) as nth from book.movement where round = b.round) last
      returning key, bet, leased_until
    )
    select w.key, w.bet, b.round, b.currency, p.wallet, p.wallet_player as "playerId"
    from written w join book.bet b on b.id = w.bet join book.player p on p.id = b.player where w.leased_until is not null`
}
