/** SQL of corrections: asked for, made, refused. */
import type { Currency } from '@uwanja/contract/amounts'
import type { Sql, Tx } from '@uwanja/money/sql'

export interface CorrectionRow {
  readonly id: bigint
  readonly key: string
  readonly playerId: bigint
  readonly number: string
  readonly direction: 'give' | 'take'
  readonly currency: Currency
  readonly minor: bigint
  readonly reason: string
  readonly needsSecond: boolean
  readonly askedBy: bigint
  readonly askedByName: string
  readonly askedAt: Date
  readonly state: 'waiting' | 'made' | 'refused'
  readonly decidedByName: string
  readonly decidedWhy: string
}

const ROWS = `
  select c.id, c.key, c.player_id as "playerId", p.number, c.direction, c.currency, c.minor, c.reason,
    c.needs_second as "needsSecond", c.asked_by as "askedBy", a.name as "askedByName", c.asked_at as "askedAt", c.state,
    coalesce(d.name, '') as "decidedByName", c.decided_why as "decidedWhy"
  from correction_request c join player p on p.id = c.player_id join operator a on a.id = c.asked_by
    left join operator d on d.id = c.decided_by`

const one = async (db: Sql, where: string, value: string | bigint): Promise<CorrectionRow | null> =>
  ((await db.query(`${ROWS} where ${where}`, [value])) as unknown as CorrectionRow[])[0] ?? null

export const correctionById = (db: Sql, id: bigint) => one(db, 'c.id = $1', id)
export const correctionByKey = (db: Sql, key: string) => one(db, 'c.key = $1', key)
export const lockCorrection = (tx: Tx, id: bigint) => one(tx, 'c.id = $1 for update of c', id)

export async function listCorrections(db: Sql, most: number): Promise<CorrectionRow[]> {
  const text = `(${ROWS} where c.state = 'waiting' order by c.id limit $1)
    union all (${ROWS} where c.state <> 'waiting' order by c.id desc limit $1)`
  const rows = (await db.query(text, [most])) as unknown as CorrectionRow[]
  return rows.slice(0, most)
}

export async function waitingCorrections(db: Sql): Promise<number> {
  const [row] = await db.sql<{ n: number }>`select count(*)::int as n from correction_request where state = 'waiting'`
  return row!.n
}

/** What this operator corrected alone within the last day: a large sum in small pieces is a large sum. */
export async function madeAlone(tx: Tx, operatorId: bigint): Promise<bigint> {
  const [row] = await tx.sql<{ minor: bigint }>`
    select coalesce(sum(minor), 0)::bigint as minor from correction_request
    where asked_by = ${operatorId} and state = 'made' and not needs_second
      and decided_at > (select house_now()) - interval '1 day'`
  return row!.minor
}

export async function insertCorrection(
  tx: Tx,
  asked: Pick<
    CorrectionRow,
    'key' | 'playerId' | 'direction' | 'currency' | 'minor' | 'reason' | 'needsSecond' | 'askedBy'
  >,
): Promise<bigint> {
  const [row] = await tx.sql<{ id: bigint }>`
    insert into correction_request (key, player_id, direction, currency, minor, reason, needs_second, asked_by)
    values (${asked.key}, ${asked.playerId}, ${asked.direction}, ${asked.currency}, ${asked.minor}, ${asked.reason},
      ${asked.needsSecond}::boolean, ${asked.askedBy})
    returning id`
  return row!.id
}

export async function decideCorrection(
  tx: Tx,
  id: bigint,
  decided: { readonly state: 'made' | 'refused'; readonly by: bigint; readonly why: string },
): Promise<void> {
  await tx.sql`
    update correction_request
    set state = ${decided.state}, decided_by = ${decided.by}, decided_at = house_now(), decided_why = ${decided.why}
    where id = ${id}`
}
