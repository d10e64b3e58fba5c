/** SQL of segments: saved filters, whom they find, whom a letter reaches, and how far each letter is. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { Language } from '@uwanja/contract/wire/constants'
import type { MAILING_STATES } from '@uwanja/contract/operators/segments'
import type { Sql, Tx } from '@uwanja/database/sql'
import type { StoredFilter } from './filter-rules.ts'

/** Players `p` with their wallet `w` whom a filter `f` finds. Closed and erased accounts and testers are in no segment. */
const FOUND = `p.erased_at is null and p.rank_id <> ${String(CONSTANTS.testUserRankId)}
  and not exists (select 1 from closing c where c.player_id = p.id and c.state <> 'dropped')
  and (f ->> 'number' = 'any' or (p.number_proven_at is not null) = (f ->> 'number' = 'proven'))
  and (f ->> 'language' = '' or p.language = f ->> 'language')
  and (f ->> 'country' = '' or p.country = f ->> 'country')
  and (f ->> 'refcode' = '' or p.refcode = f ->> 'refcode')
  and (f ->> 'balanceFrom' = '' or w.cash + w.bonus >= nullif(f ->> 'balanceFrom', '')::bigint)
  and (f ->> 'balanceTo' = '' or w.cash + w.bonus <= nullif(f ->> 'balanceTo', '')::bigint)
  and ((f ->> 'seenWithinDays')::int = 0
    or last_active_at(p.id) >= house_now() - make_interval(days => (f ->> 'seenWithinDays')::int))
  and ((f ->> 'awayDays')::int = 0 or last_active_at(p.id) < house_now() - make_interval(days => (f ->> 'awayDays')::int))
  and (f ->> 'deposits' = 'any' or (f ->> 'deposits' = 'some') = exists (
    select 1 from payment y where y.player_id = p.id and y.direction = 'deposit' and y.state = 'paid'))
  and (f ->> 'depositedFrom' = '' or nullif(f ->> 'depositedFrom', '')::bigint <= (
    select coalesce(sum(y.paid_minor), 0) from payment y
    where y.player_id = p.id and y.direction = 'deposit' and y.state = 'paid'))`

/** They agreed to be written to, and neither excluded themselves, nor rest, nor are blocked by the house. */
const REACHED = `p.subscribe_to_email and w.excluded_until is null
  and (w.time_out_until is null or w.time_out_until <= house_now())
  and (w.house_blocked_until is null or w.house_blocked_until <= house_now())`

export interface Segment {
  readonly id: bigint
  readonly name: string
  readonly filter: StoredFilter
}

export const allSegments = (db: Sql): Promise<Segment[]> =>
  db.sql<Segment>`select id, name, filter from segment order by name limit 200`

export async function countFound(db: Sql, filter: StoredFilter): Promise<{ members: number; reached: number }> {
  const [row] = (await db.query(
    `select count(*)::int as members, (count(*) filter (where ${REACHED}))::int as reached
     from (select $1::text::jsonb as f) q, player p join money.wallet w on w.player_id = p.id where ${FOUND}`,
    [JSON.stringify(filter)],
  )) as unknown as { members: number; reached: number }[]
  return row!
}

/** Of a promotion that is for everybody this is asked of nobody. */
export async function isInSegment(db: Sql, segmentId: bigint, playerId: bigint): Promise<boolean> {
  const found = await db.query(
    `select 1 from segment s cross join lateral (select s.filter as f) q, player p join money.wallet w on w.player_id = p.id
     where s.id = $1 and p.id = $2 and ${FOUND}`,
    [segmentId, playerId],
  )
  return found.length > 0
}

/** @returns null: there is none of this id, or another one has the name. */
export async function keepSegment(
  tx: Tx,
  { id, name, filter }: { readonly id: bigint | null; readonly name: string; readonly filter: StoredFilter },
  by: bigint,
): Promise<bigint | 'taken' | null> {
  const text = JSON.stringify(filter)
  const [other] = await tx.sql`select 1 from segment where name = ${name} and id is distinct from ${id}::bigint`
  if (other) return 'taken'
  const [row] =
    id === null
      ? await tx.sql<{ id: bigint }>`
          insert into segment (name, filter, made_by) values (${name}, ${text}::text::jsonb, ${by}) returning id`
      : await tx.sql<{ id: bigint }>`
          update segment set name = ${name}, filter = ${text}::text::jsonb where id = ${id} returning id`
  return row?.id ?? null
}

type Said = Readonly<Record<Language, string>>
export interface MailingTexts {
  readonly header: Said
  readonly text: Said
}
export interface Mailing {
  readonly id: bigint
  readonly segmentId: bigint
  readonly segment: string
  readonly texts: MailingTexts
  readonly sendAt: Date
  readonly state: (typeof MAILING_STATES)[number]
  readonly sent: number
  readonly keptBack: number
  readonly endedAt: Date | null
}

const COLUMNS = `m.id, m.segment_id as "segmentId", s.name as segment, m.texts, m.send_at as "sendAt", m.state, m.sent,
  m.kept_back as "keptBack", m.ended_at as "endedAt"`
const mailings = async (db: Sql, rest: string, values: readonly unknown[] = []): Promise<Mailing[]> =>
  (await db.query(`select ${COLUMNS} from mailing m join segment s on s.id = m.segment_id ${rest}`, [
    ...values,
  ])) as unknown as Mailing[]

export const allMailings = (db: Sql): Promise<Mailing[]> => mailings(db, 'order by m.id desc limit 100')
export const lockMailing = async (tx: Tx, id: bigint): Promise<Mailing | null> =>
  (await mailings(tx, 'where m.id = $1 for update of m', [id]))[0] ?? null
export const dueMailings = (db: Sql): Promise<Mailing[]> =>
  mailings(db, `where m.state = 'sending' and m.send_at <= house_now() order by m.send_at, m.id limit 10`)

interface Kept {
  readonly segmentId: bigint
  readonly texts: MailingTexts
  readonly sendAt: Date | null
}

/** @returns null: there is no such segment. */
export async function insertMailing(tx: Tx, { segmentId, texts, sendAt }: Kept, by: bigint): Promise<bigint | null> {
  const [row] = await tx.sql<{ id: bigint }>`
    insert into mailing (segment_id, texts, send_at, made_by)
    select s.id, ${JSON.stringify(texts)}::text::jsonb, coalesce(${sendAt}::timestamptz, house_now()), ${by}
    from segment s where s.id = ${segmentId} returning id`
  return row?.id ?? null
}

export async function updateMailing(tx: Tx, id: bigint, { segmentId, texts, sendAt }: Kept): Promise<bigint | null> {
  const [row] = await tx.sql<{ id: bigint }>`
    update mailing set segment_id = s.id, texts = ${JSON.stringify(texts)}::text::jsonb,
      send_at = coalesce(${sendAt}::timestamptz, house_now())
    from segment s where mailing.id = ${id} and s.id = ${segmentId} returning mailing.id`
  return row?.id ?? null
}

export async function setMailingState(tx: Tx, id: bigint, state: Mailing['state']): Promise<void> {
  await tx.sql`
    update mailing set state = ${state}, ended_at = case when ${state}::text in ('stopped', 'sent') then house_now() end
    where id = ${id}`
}

export interface Addressee {
  readonly id: bigint
  readonly language: string
  readonly isReached: boolean
}

/** The next players of its segment, behind whom it has reached. The caller holds the letter's row. */
export const nextOf = async (tx: Tx, mailingId: bigint, most: number): Promise<Addressee[]> =>
  (await tx.query(
    `select p.id, p.language, ${REACHED} as "isReached"
     from mailing m join segment s on s.id = m.segment_id cross join lateral (select s.filter as f) q,
       player p join money.wallet w on w.player_id = p.id
     where m.id = $1 and p.id > m.reached_id and ${FOUND} order by p.id limit $2`,
    [mailingId, most],
  )) as unknown as Addressee[]

export async function noteReached(
  tx: Tx,
  id: bigint,
  { last, sent, keptBack }: { readonly last: bigint; readonly sent: number; readonly keptBack: number },
): Promise<void> {
  await tx.sql`
    update mailing set reached_id = ${last}, sent = sent + ${sent}, kept_back = kept_back + ${keptBack} where id = ${id}`
}
