/** A round of the jackpot for one player of a crash test, made behind the doors. */
import type { Db } from '@uwanja/money/sql'

export interface CrashRound {
  readonly id: number
  readonly matches: readonly number[]
  /** Another round, settled, of which nobody bought a ticket. */
  readonly settled: string
}

/** Six exact scores at a hundred, one ticket a player. */
export async function aRound(db: Db): Promise<CrashRound> {
  const rule = {
    matches: 6,
    reserves: 0,
    mostTickets: 1,
    salesShare: 5_000,
    tiers: [{ right: 6, share: 10_000 }],
    fixed: [],
    cancelledEnds: 4,
    onCancelled: 'refund',
    unpickedReserve: 'wrong',
  }
  const [round] = await db.sql<{ id: bigint }>`
    with u as (insert into jackpot_rule (name, version, type_id, rule)
      select 'crash', count(*) + 1, 1, ${JSON.stringify(rule)}::jsonb from jackpot_rule returning id)
    insert into jackpot (rule_id, name, currency, price_minor, state, published_at, closes_at)
    select id, 'crash', 'NGN', 10000, 'open', house_now(), house_now() + interval '1 year' from u returning id`
  const matches = await db.sql<{ id: bigint }>`
    insert into jackpot_match (jackpot_id, is_reserve, number, participant1, participant2, starts_at, first_starts_at)
    select ${round!.id}, false, n, 'Home', 'Away', house_now() + interval '2 years', house_now() + interval '2 years'
    from generate_series(1, 6) as n returning id`
  const outcome = {
    pool: { fromSales: '0', rolledIn: '0', added: '0', total: '0' },
    winners: [],
    fixed: { tickets: 0, paid: '0' },
    paidFromPool: '0',
    returned: '0',
    rolls: '0',
    how: 'played',
    run: 1,
  }
  const [settled] = await db.sql<{ id: bigint }>`
    insert into jackpot (rule_id, name, currency, price_minor, state, published_at, closes_at, outcome)
    select rule_id, name, currency, price_minor, 'settled', published_at, house_now(), ${JSON.stringify(outcome)}::jsonb
    from jackpot where id = ${round!.id} returning id`
  return {
    id: Number(round!.id),
    matches: matches.map(({ id }) => Number(id)),
    settled: String(settled!.id),
  }
}
