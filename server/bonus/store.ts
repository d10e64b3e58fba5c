/** Bonuses' rows. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Sql, Tx } from '@uwanja/money/sql'
import type { Figures } from './rules.ts'

export type BonusState = 'chosen' | 'active' | 'released' | 'expired' | 'forfeited' | 'missed'

export interface Bonus {
  readonly id: bigint
  readonly playerId: bigint
  readonly rule: string
  readonly state: BonusState
  readonly currency: Currency
  readonly grantedMinor: bigint
  readonly requiredMinor: bigint
  readonly wageredMinor: bigint
  readonly expiresAt: Date | null
  readonly promotionId: bigint | null
  /** Of the time before bonuses were promotions. */
  readonly figures: Figures | null
  /** What its player may have typed. */
  readonly code: string
}

const COLUMNS = `id, player_id as "playerId", rule, state, currency, granted_minor as "grantedMinor",
  required_minor as "requiredMinor", wagered_minor as "wageredMinor", expires_at as "expiresAt",
  promotion_id as "promotionId", figures,
  coalesce((select e.code from promotion_effect e where e.promotion_id = bonus.promotion_id), figures ->> 'code', '') as code`

async function rows(db: Sql, where: string, values: unknown[]): Promise<Bonus[]> {
  return (await db.query(`select ${COLUMNS} from bonus where ${where}`, values)) as unknown as Bonus[]
}

export const bonusesOf = (db: Sql, playerId: bigint): Promise<Bonus[]> =>
  rows(db, 'player_id = $1 order by id desc limit 20', [playerId])

export const lockBonus = async (tx: Tx, playerId: bigint, state: 'chosen' | 'active'): Promise<Bonus | null> =>
  (await rows(tx, 'player_id = $1 and state = $2 for update', [playerId, state]))[0] ?? null

/** Active ones that are over because enough was staked, then those whose time is. */
export const finishedBonuses = (db: Sql): Promise<Bonus[]> =>
  rows(
    db,
    `state = 'active' and (wagered_minor >= required_minor or expires_at <= house_now())
      order by wagered_minor < required_minor, id limit 100`,
    [],
  )

/** Of these players, or of all, those who have money of a bonus and no bonus any more. */
export async function withMoneyLeft(db: Sql, playerIds: readonly bigint[] | 'everybody'): Promise<bigint[]> {
  const ids = playerIds === 'everybody' ? null : playerIds.map(String)
  const found = await db.sql<{ id: bigint }>`
    select w.player_id as id from money.wallet w
    where (${ids}::text[] is null or w.player_id = any (${ids}::text[]::bigint[])) and w.bonus > 0
      and not exists (select 1 from bonus where player_id = w.player_id and state = 'active')
      and exists (select 1 from bonus where player_id = w.player_id and state in ('released', 'expired', 'forfeited'))`
  return found.map(({ id }) => id)
}

export const lastEnded = async (tx: Tx, playerId: bigint): Promise<Bonus | null> =>
  (
    await rows(
      tx,
      `player_id = $1 and state in ('released', 'expired', 'forfeited') order by ended_at desc, id desc limit 1`,
      [playerId],
    )
  )[0] ?? null

/** @returns false when the player has had this one, or has chosen it already. */
export async function insertChoice(
  tx: Tx,
  playerId: bigint,
  { name, promotionId }: { readonly name: string; readonly promotionId: bigint | null },
  currency: Currency,
): Promise<boolean> {
  // One choice at a time: the newest holds.
  await tx.sql`delete from bonus where player_id = ${playerId} and state = 'chosen'`
  const inserted = await tx.sql`
    insert into bonus (player_id, rule, state, currency, promotion_id)
    values (${playerId}, ${name}, 'chosen', ${currency}, ${promotionId})
    on conflict (player_id, rule) do nothing returning id`
  return inserted.length > 0
}

export async function markGranted(
  tx: Tx,
  id: bigint,
  grant: {
    readonly minor: bigint
    readonly requiredMinor: bigint
    readonly lowRiskPercent: number
    readonly paymentId: bigint
    readonly days: number
  },
): Promise<void> {
  await tx.sql`
    update bonus set state = 'active', granted_minor = ${grant.minor}, required_minor = ${grant.requiredMinor},
      low_risk_percent = ${grant.lowRiskPercent}, payment_id = ${grant.paymentId}, granted_at = house_now(),
      expires_at = house_now() + make_interval(days => ${grant.days}::int) where id = ${id}`
}

export async function markEnded(tx: Tx, id: bigint, state: Exclude<BonusState, 'chosen' | 'active'>): Promise<void> {
  await tx.sql`update bonus set state = ${state}, ended_at = house_now() where id = ${id}`
}

/** Has any deposit of this player been paid, beside this one? */
export async function hasPaidBefore(tx: Tx, playerId: bigint, paymentId: bigint | null): Promise<boolean> {
  const [row] = await tx.sql<{ is: boolean }>`
    select exists (select 1 from payment where player_id = ${playerId} and direction = 'deposit' and state = 'paid'
      and id is distinct from ${paymentId}::bigint) as is`
  return row!.is
}

/**
 * Stakes of active bonuses: those of before the grant and after the end do not count; what was undone is taken off whenever,
 * as it was counted. A game that the catalogue does not know counts whole.
 * @param lowRisk Kinds of games of which a part counts.
 */
export async function addWagered(
  tx: Tx,
  staked: readonly { readonly id: bigint; readonly playerId: bigint; readonly at: Date; readonly minor: bigint }[],
  lowRisk: readonly string[],
): Promise<void> {
  const asked = staked.map(({ id, playerId, at, minor }) => ({
    journal: `${id}`,
    player: `${playerId}`,
    at: at.toISOString(),
    minor: `${minor}`,
  }))
  await tx.sql`
    update bonus b set wagered_minor = greatest(0, b.wagered_minor + s.minor)
    from (select b2.id,
        sum(trunc(x.minor * case when g.kind = any (${lowRisk}::text[]) then b2.low_risk_percent else 100 end / 100.0))::bigint as minor
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as x (journal bigint, player bigint, at timestamptz, minor bigint)
      join money.journal j on j.id = x.journal
      left join money.journal undone on undone.id = money.stake_given_back(j)
      left join game_company c on c.company = j.source
      left join game g on g.company_id = c.id and g.code = coalesce(undone.details, j.details) ->> 'game'
      join bonus b2 on b2.player_id = x.player and b2.state = 'active' and x.at >= b2.granted_at
        and (x.minor < 0 or x.at < b2.expires_at)
      group by b2.id) s
    where b.id = s.id`
}

/** More money, more to stake, and at least so many days from now. */
export async function raiseBonus(
  tx: Tx,
  id: bigint,
  more: { readonly minor: bigint; readonly requiredMinor: bigint; readonly days: number },
): Promise<void> {
  await tx.sql`
    update bonus set granted_minor = granted_minor + ${more.minor}, required_minor = required_minor + ${more.requiredMinor},
      expires_at = greatest(expires_at, house_now() + make_interval(days => ${more.days}::int)) where id = ${id}`
}

/** One that no deposit brought. */
export async function startBonus(
  tx: Tx,
  bonus: {
    readonly playerId: bigint
    readonly rule: string
    readonly currency: Currency
    readonly minor: bigint
    readonly requiredMinor: bigint
    readonly days: number
    readonly promotionId?: bigint
  },
): Promise<void> {
  await tx.sql`
    insert into bonus (player_id, rule, state, currency, granted_minor, required_minor, promotion_id, granted_at, expires_at)
    values (${bonus.playerId}, ${bonus.rule}, 'active', ${bonus.currency}, ${bonus.minor}, ${bonus.requiredMinor},
      ${bonus.promotionId ?? null}, house_now(), house_now() + make_interval(days => ${bonus.days}::int))`
}
