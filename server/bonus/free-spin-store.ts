/** SQL of free spins: grants of so many rounds, and each round that a company played of them. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { WINNINGS } from '@uwanja/contract/site/effects'
import type { Sql, Tx } from '@uwanja/database/sql'

export interface FreeSpins {
  readonly id: bigint
  readonly playerId: bigint
  readonly promotionId: bigint
  readonly title: string
  readonly currency: Currency
  readonly spinMinor: bigint
  readonly spins: number
  readonly used: number
  readonly mostMinor: bigint
  readonly wonMinor: bigint
  readonly winnings: (typeof WINNINGS)[number]
  readonly times: number
  readonly days: number
  /** `expired` stands in no row: nobody has ended it yet, and its time is over. */
  readonly state: 'open' | 'ended' | 'expired'
  readonly grantedAt: Date
  readonly endsAt: Date
}

const COLUMNS = `id, player_id as "playerId", promotion_id as "promotionId", title, currency, spin_minor as "spinMinor", spins, used,
  most_minor as "mostMinor", won_minor as "wonMinor", winnings, times, days, granted_at as "grantedAt", ends_at as "endsAt",
  case when state = 'open' and ends_at <= house_now() then 'expired' else state end as state`

const rows = async (db: Sql, rest: string, values: readonly unknown[]): Promise<FreeSpins[]> =>
  (await db.query(`select ${COLUMNS} from free_spins where ${rest}`, [...values])) as unknown as FreeSpins[]

/** The newest first. */
export const freeSpinsOf = (db: Sql, playerId: bigint): Promise<FreeSpins[]> =>
  rows(db, 'player_id = $1 order by id desc limit 50', [playerId])

/** Those that may be played now, the first to end before the others. */
export const playable = (db: Sql, playerId: bigint): Promise<FreeSpins[]> =>
  rows(
    db,
    `player_id = $1 and state = 'open' and used < spins and ends_at > house_now() order by ends_at, id limit 20`,
    [playerId],
  )

export const lockFreeSpins = async (tx: Tx, id: bigint): Promise<FreeSpins | null> =>
  (await rows(tx, `id = $1 for update`, [id]))[0] ?? null

/** @returns false: these were given before. */
export async function insertFreeSpins(
  tx: Tx,
  grant: Pick<
    FreeSpins,
    | 'playerId'
    | 'promotionId'
    | 'title'
    | 'currency'
    | 'spinMinor'
    | 'spins'
    | 'mostMinor'
    | 'winnings'
    | 'times'
    | 'days'
  > & { readonly key: string },
): Promise<boolean> {
  const made = await tx.sql`
    insert into free_spins (player_id, promotion_id, grant_key, title, currency, spin_minor, spins, most_minor, winnings, times, days, ends_at)
    values (${grant.playerId}, ${grant.promotionId}, ${grant.key}, ${grant.title}, ${grant.currency}, ${grant.spinMinor}, ${grant.spins},
      ${grant.mostMinor}, ${grant.winnings}, ${grant.times}, ${grant.days}, house_now() + make_interval(days => ${grant.days}::int))
    on conflict (grant_key) do nothing returning 1`
  return made.length > 0
}

export interface Spin {
  readonly company: string
  readonly key: string
  readonly round: string
  readonly game: string
  readonly playerId: bigint
  readonly currency: string
}

/** One of them is under way, in a slot; at once, so that the last one is taken once. @returns false: none is left, or not here. */
export async function takeSpin(tx: Tx, id: bigint, { company, key, round, game, ...whose }: Spin): Promise<boolean> {
  const taken = await tx.sql`
    update free_spins set used = used + 1
    where id = ${id} and player_id = ${whose.playerId} and currency = ${whose.currency} and state = 'open' and used < spins
      and ends_at > house_now() and exists (select 1 from game g join game_company c on c.id = g.company_id
        where c.company = ${company} and g.code = ${game} and g.kind in ('slot-video', 'slot-classic')) returning 1`
  if (taken.length === 0) return false
  const made = await tx.sql`
    insert into free_spin (company, key, free_spins_id, round) values (${company}, ${key}, ${id}, ${round})
    on conflict do nothing returning 1`
  return made.length > 0
}

export interface StoredSpin {
  readonly key: string
  readonly state: 'open' | 'won' | 'returned'
  readonly wonMinor: bigint | null
  readonly paidMinor: bigint | null
}

/** Its grant is locked by then. */
export async function spinOfRound(tx: Tx, id: bigint, company: string, round: string): Promise<StoredSpin | null> {
  const [row] = await tx.sql<StoredSpin>`
    select key, state, won_minor as "wonMinor", paid_minor as "paidMinor" from free_spin
    where free_spins_id = ${id} and company = ${company} and round = ${round}`
  return row ?? null
}

export async function isPaidSpin(tx: Tx, company: string, key: string): Promise<boolean> {
  const paid = await tx.sql`select 1 from free_spin where company = ${company} and key = ${key} and paid_minor > 0`
  return paid.length > 0
}

export async function markWon(
  tx: Tx,
  id: bigint,
  { company, key }: Pick<Spin, 'company' | 'key'>,
  { wonMinor, paidMinor }: { readonly wonMinor: bigint; readonly paidMinor: bigint },
): Promise<void> {
  await tx.sql`
    update free_spin set state = 'won', won_minor = ${wonMinor}, paid_minor = ${paidMinor} where company = ${company} and key = ${key}`
  await tx.sql`update free_spins set won_minor = won_minor + ${paidMinor} where id = ${id}`
}

/** Its round is taken back: it may be played again, while there is time. */
export async function giveSpinBack(tx: Tx, id: bigint, { company, key }: Pick<Spin, 'company' | 'key'>): Promise<void> {
  const back = await tx.sql`
    update free_spin set state = 'returned' where company = ${company} and key = ${key} and free_spins_id = ${id} and state = 'open'
    returning 1`
  if (back.length > 0) await tx.sql`update free_spins set used = used - 1 where id = ${id} and state = 'open'`
}

/** @returns true: none is left to be played, and no round of them is under way. */
export async function isOver(tx: Tx, id: bigint): Promise<boolean> {
  const [row] = await tx.sql<{ is: boolean }>`
    select (used = spins or ends_at <= house_now()) and not exists (
      select 1 from free_spin o where o.free_spins_id = f.id and o.state = 'open') as is
    from free_spins f where id = ${id} and state = 'open'`
  return row?.is ?? false
}

export async function markFreeSpinsEnded(tx: Tx, id: bigint): Promise<void> {
  await tx.sql`update free_spins set state = 'ended', ended_at = house_now() where id = ${id}`
}

/** Whose time is over, and no round of theirs under way. */
export const dueFreeSpins = (db: Sql): Promise<{ id: bigint; playerId: bigint }[]> => db.sql`
  select id, player_id as "playerId" from free_spins f where state = 'open' and ends_at <= house_now()
    and not exists (select 1 from free_spin o where o.free_spins_id = f.id and o.state = 'open')
  order by ends_at, id limit 200`

/** What it came to is its gift; what nobody won may be promised to somebody else. */
export async function settleGift(
  tx: Tx,
  gift: {
    readonly promotionId: bigint
    readonly playerId: bigint
    readonly minor: bigint
    readonly unusedMinor: bigint
  },
): Promise<void> {
  await tx.sql`
    update promotion_gift set minor = ${gift.minor} where promotion_id = ${gift.promotionId} and player_id = ${gift.playerId} and stretch = ''`
  await tx.sql`
    update promotion_effect set given_minor = given_minor - ${gift.unusedMinor} where promotion_id = ${gift.promotionId}`
}
