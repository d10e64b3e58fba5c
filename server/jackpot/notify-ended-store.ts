/** SQL of the news of an end: who had tickets of a round, and how far they have been told. */
import type { Sql, Tx } from '@uwanja/database/sql'

export const roundsToNotify = async (db: Sql): Promise<bigint[]> =>
  (await db.sql<{ id: bigint }>`select id from jackpot where told_to is not null order by id`).map(({ id }) => id)

/** All tickets of one player in the round, and what they brought. */
export interface Ended {
  readonly playerId: bigint
  readonly tickets: number
  readonly prize: bigint
  readonly refund: bigint
}

/**
 * The players whose first ticket of the round is among its next ones. The round is locked.
 * @returns null when nobody is to be told; `last`: the last ticket looked at, null behind the last of all.
 */
export async function toNotify(
  tx: Tx,
  id: bigint,
  most: number,
): Promise<{ readonly players: readonly Ended[]; readonly last: bigint | null } | null> {
  const [round] = await tx.sql<{ after: bigint | null }>`select told_to as after from jackpot where id = ${id}`
  if (!round || round.after === null) return null
  const next = await tx.sql<{ id: bigint }>`
    select id from jackpot_ticket where jackpot_id = ${id} and id > ${round.after} order by id limit ${most}::int`
  if (next.length === 0) return { players: [], last: null }
  const last = next.at(-1)!.id
  const players = await tx.sql<Ended>`
    select a.player_id as "playerId", count(*)::int as tickets,
      coalesce(sum(p.minor) filter (where p.kind = 'prize'), 0)::bigint as prize,
      coalesce(sum(p.minor) filter (where p.kind = 'refund'), 0)::bigint as refund
    from (select player_id, min(id) as first from jackpot_ticket n where n.jackpot_id = ${id} and n.id > ${round.after}
        and n.id <= ${last} group by player_id) f
      join jackpot_ticket a on a.player_id = f.player_id and a.jackpot_id = ${id}
      left join jackpot_payout p on p.ticket_id = a.id and p.state <> 'taken-back'
    where not exists (select 1 from jackpot_ticket e where e.player_id = f.player_id and e.jackpot_id = ${id}
      and e.id < f.first)
    group by a.player_id order by a.player_id`
  return { players, last }
}

export async function noteTold(tx: Tx, id: bigint, last: bigint | null): Promise<void> {
  await tx.sql`update jackpot set told_to = ${last} where id = ${id}`
}
