/** A round of thirteen as the office would have made it: its rule set, and its matches. */
import type { Db } from '@uwanja/database/sql'

export const MATCHES = 13
const RULE = {
  matches: MATCHES,
  reserves: 0,
  mostTickets: 5_000,
  salesShare: 6_000,
  fixed: [],
  cancelledEnds: 4,
  tiers: [
    { right: 13, share: 8_500 },
    { right: 12, share: 1_000 },
    { right: 11, share: 500 },
  ],
  onCancelled: 'refund',
  unpickedReserve: 'wrong',
}

/** Whose sale is over: its matches have not begun all the same, as in the minute in which a round is closed. */
export async function layRound(
  db: Db,
  { priceMinor, closes }: { readonly priceMinor: bigint; readonly closes: 'a second ago' | 'in an hour' },
): Promise<bigint> {
  const inSeconds = closes === 'in an hour' ? 3_600 : -1
  const [row] = await db.sql<{ id: bigint }>`
    with rule as (
      insert into jackpot_rule (name, version, type_id, rule) values ('Bench', 1, 10, ${JSON.stringify(RULE)}::text::jsonb) returning id)
    insert into jackpot (rule_id, name, currency, price_minor, guarantee_minor, state, published_at, closes_at)
    select id, 'Bench', 'NGN', ${priceMinor}::bigint, 0, 'open', house_now() - interval '1 day',
      house_now() + make_interval(secs => ${inSeconds}::int) from rule
    returning id`
  await db.sql`
    insert into jackpot_match (jackpot_id, is_reserve, number, participant1, participant2, starts_at, first_starts_at)
    select ${row!.id}, false, n, 'Home ' || n, 'Away ' || n, house_now() + interval '2 hours', house_now() + interval '2 hours'
    from generate_series(1, ${MATCHES}::int) n`
  return row!.id
}
