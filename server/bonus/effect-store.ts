/** SQL of what promotions give: their rules and caps, who joined, and what was given. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { EffectKind, Period } from '@uwanja/contract/site/effects'
import type { Sql, Tx } from '@uwanja/database/sql'
import type { Effect } from './effect-rules.ts'

/** $1 is the country of this house: what is for another one never runs here. */
const COLUMNS = `e.promotion_id as "promotionId", e.kind, e.base, e.code, e.currency, e.rule, e.cap_minor as "capMinor",
  e.given_minor as "givenMinor", p.texts -> 'title' ->> 'en' as title, p.segment_id as "segmentId",
  p.state = 'published' and p.starts_at <= house_now() and (p.ends_at is null or p.ends_at > house_now())
    and p.jurisdiction in ('', $1) as "isRunning"`

const rows = async (db: Sql, country: string, rest: string, values: readonly unknown[]): Promise<Effect[]> =>
  (await db.query(`select ${COLUMNS} from promotion_effect e join promotion p on p.id = e.promotion_id ${rest}`, [
    country,
    ...values,
  ])) as unknown as Effect[]

export const effectOf = async (db: Sql, country: string, promotionId: bigint): Promise<Effect | null> =>
  (await rows(db, country, 'where e.promotion_id = $2', [promotionId]))[0] ?? null

/** Of a promotion that runs. A code is kept in capitals. */
export async function effectOfCode(db: Sql, country: string, code: string): Promise<Effect | null> {
  if (code === '') return null
  const [found] = await rows(db, country, 'where e.code = $2', [code])
  return found?.isRunning ? found : null
}

export async function runningEffects(db: Sql, country: string): Promise<Effect[]> {
  const all = await rows(db, country, `where p.state = 'published' order by e.promotion_id desc limit 200`, [])
  return all.filter(({ isRunning }) => isRunning)
}

export interface Taking {
  readonly promotionId: bigint
  readonly state: 'joined' | 'given' | 'missed'
  readonly joinedAt: Date
}

export const takingsOf = (db: Sql, playerId: bigint): Promise<Taking[]> => db.sql<Taking>`
  select promotion_id as "promotionId", state, joined_at as "joinedAt" from promotion_taking where player_id = ${playerId}`

/** @returns false: this player has joined it before. */
export async function insertTaking(
  tx: Tx,
  promotionId: bigint,
  playerId: bigint,
  state: Taking['state'],
): Promise<boolean> {
  const made = await tx.sql`
    insert into promotion_taking (promotion_id, player_id, state) values (${promotionId}, ${playerId}, ${state})
    on conflict do nothing returning 1`
  return made.length > 0
}

export async function markTaking(tx: Tx, promotionId: bigint, playerId: bigint, state: Taking['state']): Promise<void> {
  await tx.sql`
    update promotion_taking set state = ${state} where promotion_id = ${promotionId} and player_id = ${playerId}`
}

/** What this player waits for, in the order in which the effects' rows are locked. */
export const waitingOf = (tx: Tx, country: string, playerId: bigint): Promise<Effect[]> =>
  rows(
    tx,
    country,
    `join promotion_taking t on t.promotion_id = e.promotion_id
     where t.player_id = $2 and t.state = 'joined' and e.base <> 'joining' order by e.promotion_id`,
    [playerId],
  )

/** For every player's first deposit, in their currency. */
export const everybodysEffects = (tx: Tx, country: string, playerId: bigint): Promise<Effect[]> =>
  rows(
    tx,
    country,
    `join money.wallet w on w.player_id = $2 and w.currency = e.currency
     where e.kind = 'free-spins' and e.base = 'first-deposit' and e.rule ->> 'takers' = 'everybody' and p.state = 'published'
     order by e.promotion_id`,
    [playerId],
  )

/** Under the effect's lock, until the transaction ends: a cap holds however many take it at once. @returns false: it is used up. */
export async function take(
  tx: Tx,
  {
    promotionId,
    playerId,
    minor,
    stretch: range = '',
  }: { promotionId: bigint; playerId: bigint; minor: bigint; stretch?: string },
): Promise<boolean> {
  const taken = await tx.sql`
    update promotion_effect set given_minor = given_minor + ${minor}
    where promotion_id = ${promotionId} and given_minor + ${minor} <= cap_minor returning 1`
  if (taken.length === 0) return false
  await insertGift(tx, { promotionId, playerId, minor, stretch: range })
  return true
}

/** What was taken a moment ago, in the same transaction, and could not be given. */
export async function giveBack(
  tx: Tx,
  { promotionId, playerId, minor }: { readonly promotionId: bigint; readonly playerId: bigint; readonly minor: bigint },
): Promise<void> {
  await tx.sql`update promotion_effect set given_minor = given_minor - ${minor} where promotion_id = ${promotionId}`
  await tx.sql`
    delete from promotion_gift where promotion_id = ${promotionId} and player_id = ${playerId} and stretch = ''`
}

export async function insertGift(
  tx: Tx,
  {
    promotionId,
    playerId,
    minor,
    stretch: range,
  }: { promotionId: bigint; playerId: bigint; minor: bigint; stretch: string },
): Promise<void> {
  await tx.sql`
    insert into promotion_gift (promotion_id, player_id, stretch, minor) values (${promotionId}, ${playerId}, ${range}, ${minor})`
}

export async function hasGift(tx: Tx, promotionId: bigint, playerId: bigint, range: string): Promise<boolean> {
  const found = await tx.sql`
    select 1 from promotion_gift where promotion_id = ${promotionId} and player_id = ${playerId} and stretch = ${range}`
  return found.length > 0
}

/** The promotion's row is held, so that two operators change one effect in turn. @returns false: another one has the code. */
export async function keepEffect(
  tx: Tx,
  effect: Pick<Effect, 'promotionId' | 'kind' | 'base' | 'code' | 'currency' | 'rule' | 'capMinor'>,
  by: bigint,
): Promise<boolean> {
  const { promotionId, kind, base, code, currency, rule, capMinor } = effect
  const taken = await tx.sql`
    select 1 from promotion_effect where code = ${code} and code <> '' and promotion_id <> ${promotionId}`
  if (taken.length > 0) return false
  await tx.sql`
    insert into promotion_effect (promotion_id, kind, base, code, currency, rule, cap_minor, made_by)
    values (${promotionId}, ${kind}, ${base}, ${code}, ${currency}, ${JSON.stringify(rule)}::text::jsonb, ${capMinor}, ${by})
    on conflict (promotion_id) do update set kind = excluded.kind, base = excluded.base, code = excluded.code,
      currency = excluded.currency, rule = excluded.rule, cap_minor = excluded.cap_minor, made_by = excluded.made_by, made_at = house_now()`
  return true
}

/** What gives by play gives nothing and takes nothing back for a promotion that ended before. */
export const OWED_SINCE = `(house_now() - interval '15 days')`

/** What gives by play, also of promotions that have ended: what was played before is still owed. */
export const owingEffects = (db: Sql, country: string, kind: EffectKind): Promise<Effect[]> =>
  rows(
    db,
    country,
    `where e.kind = $2 and p.state <> 'draft' and p.starts_at <= house_now()
       and (p.ends_at is null or p.ends_at > ${OWED_SINCE}) order by e.promotion_id`,
    [kind],
  )

export interface Range {
  /** Its first day, in the jurisdiction's zone. */
  readonly name: string
  readonly from: Date
  readonly to: Date
}

/** The last whole day, or week from Monday on, as far as the promotion ran in it; null: it did not. */
export async function lastRange(db: Sql, promotionId: bigint, period: Period, zone: string): Promise<Range | null> {
  const [row] = await db.sql<Range>`
    with edge as (select date_trunc(${period}, house_now() at time zone ${zone}) as day)
    select to_char(day - ('1 ' || ${period})::interval, 'YYYY-MM-DD') as name,
      greatest((day - ('1 ' || ${period})::interval) at time zone ${zone}, p.starts_at) as "from",
      least(day at time zone ${zone}, coalesce(p.ends_at, 'infinity')) as "to"
    from edge, promotion p where p.id = ${promotionId}`
  return row && row.from < row.to ? row : null
}

/** Who joined before the stretch ended, and was not looked at. */
export async function dueForCashback(
  db: Sql,
  promotionId: bigint,
  { name, to }: Range,
  most: number,
): Promise<bigint[]> {
  const found = await db.sql<{ id: bigint }>`
    select t.player_id as id from promotion_taking t
    where t.promotion_id = ${promotionId} and t.joined_at < ${to} and not exists (
      select 1 from promotion_gift g where g.promotion_id = t.promotion_id and g.player_id = t.player_id and g.stretch = ${name})
    order by t.player_id limit ${most}`
  return found.map(({ id }) => id)
}

/** Cash staked less cash won or given back in the stretch, since the player joined; bonus money is not theirs to lose. */
export async function lostIn(tx: Tx, playerId: bigint, promotionId: bigint, { from, to }: Range): Promise<bigint> {
  const [row] = await tx.sql<{ lost: bigint }>`
    select coalesce(-sum(e.minor), 0)::bigint as lost
    from promotion_taking t join money.journal j on j.player_id = t.player_id
      join money.entry e on e.journal_id = j.id and e.account_id = t.player_id * 8
    where t.promotion_id = ${promotionId} and t.player_id = ${playerId} and j.kind like 'wager.%'
      and j.at >= greatest(${from}::timestamptz, t.joined_at) and j.at < ${to}`
  return row!.lost
}

/** Free bets of promotions that nobody can use any more, and that were not given back to their promotion. */
export const unusedFreeBets = (
  db: Sql,
): Promise<{ id: bigint; promotionId: bigint; minor: bigint; currency: Currency }[]> => db.sql`
  select id, promotion_id as "promotionId", minor, currency from free_bet
  where promotion_id is not null and returned_at is null and (state = 'open' and ends_at <= house_now() or state = 'withdrawn')
  order by id limit 200`

/** @returns false: it was used meanwhile, or somebody else was here. */
export async function markReturned(tx: Tx, id: bigint): Promise<boolean> {
  const marked = await tx.sql`
    update free_bet set returned_at = house_now() where id = ${id} and returned_at is null
      and (state = 'open' and ends_at <= house_now() or state = 'withdrawn') returning 1`
  return marked.length > 0
}

/** What each promotion gave this player so far. */
export async function givenTo(db: Sql, playerId: bigint): Promise<ReadonlyMap<bigint, bigint>> {
  const found = await db.sql<{ id: bigint; minor: bigint }>`
    select promotion_id as id, sum(minor)::bigint as minor from promotion_gift where player_id = ${playerId} group by promotion_id`
  return new Map(found.map(({ id, minor }) => [id, minor]))
}

/** Its state; held, so that what it gives is said by one at a time. */
export async function lockedPromotion(tx: Tx, id: bigint): Promise<'draft' | 'published' | 'ended' | null> {
  const [row] = await tx.sql<{
    state: 'draft' | 'published' | 'ended'
  }>`select state from promotion where id = ${id} for update`
  return row?.state ?? null
}

/** The caps of all other promotions that this operator said within a day: together they are what one may promise alone. */
export async function capsMadeAlone(tx: Tx, operatorId: bigint, promotionId: bigint): Promise<bigint> {
  const [row] = await tx.sql<{ sum: bigint }>`
    select coalesce(sum(cap_minor), 0)::bigint as sum from promotion_effect
    where made_by = ${operatorId} and promotion_id <> ${promotionId} and made_at > house_now() - interval '1 day'`
  return row!.sum
}
