/** An ended race with one player who has points, made behind the doors: everything that counts was counted long ago. */
import type { Db } from '@uwanja/money/sql'

/** One prize of 500 in cash. */
export async function anEndedRace(db: Db, playerId: bigint): Promise<string> {
  const rule = {
    counts: 'volume',
    step: '100',
    leastStake: '100',
    scope: { by: 'company', which: ['betsolutions'] },
    prizes: ['50000'],
    payAs: 'cash',
    times: 0,
    days: 0,
  }
  const [race] = await db.sql<{ id: bigint }>`
    with u as (insert into race_rule (name, version, rule)
      select 'crash', count(*) + 1, ${JSON.stringify(rule)}::jsonb from race_rule returning id)
    insert into race (rule_id, names, url_suffix, currency, from_at, to_at, planned_to, state)
    select id, '{"en": "Crash", "sw": "", "zh": ""}'::jsonb, 'crash-' || ${String(playerId)}::text, 'NGN',
      house_now() - interval '3 days', house_now() - interval '2 days', house_now() - interval '2 days', 'ended' from u
    returning id`
  await db.sql`
    insert into race_points (race_id, player_id, points, rounds) values (${race!.id}, ${playerId}, 10, 1)`
  return String(race!.id)
}
