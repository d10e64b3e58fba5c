/** What projections read: the next journals behind their cursors, in an order in which none is ever skipped. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Tx } from '@uwanja/database/sql'

export interface Journal {
  readonly id: bigint
  readonly at: Date
  readonly source: string
  readonly kind: string
  readonly key: string
  readonly currency: Currency
  readonly playerId: bigint | null
  readonly round: string | null
  readonly details: Readonly<Record<string, unknown>>
  /** Signed change of cash and bonus together, of a wager before tax; zero for a journal without a player. */
  readonly totalMinor: bigint
  /** Of a wager: does what it moved count as staked or as won? A change counts as what it changes. */
  readonly counts: 'staked' | 'won' | null
  /** Of a win or its change: how much more, or less, of its round's stake counts as settled towards wagering. */
  readonly settledMinor: bigint
}

/** Where a reader stands. The order of journals is (epoch, xid, id). */
interface Place {
  readonly epoch: number
  readonly xid: string
  readonly id: bigint
}

/** Null: another process is at it. Only the first look of all writes the row: an insertion waits for whoever moves it. */
async function placeOf(tx: Tx, name: string): Promise<Place | null> {
  const free = () => tx.sql<Place>`
    select epoch, xid::text as xid, id from money.cursor where name = ${name} for update skip locked`
  const [at] = await free()
  if (at) return at
  if ((await tx.sql`select 1 from money.cursor where name = ${name}`).length > 0) return null
  // What is archived is passed over, and counted as passed.
  await tx.sql`insert into money.cursor (name, read) values (${name}, money.journals_away()) on conflict do nothing`
  return (await free())[0] ?? null
}

/**
 * The next journals for a projection, and its cursor moved past them in the same transaction: what the projection writes
 * and where it stands commit together. In the order and up to the bound of schema/functions/epoch.sql, so that no journal is ever
 * skipped: neither one that commits late nor one that was written before a restore.
 * @returns Empty when there is nothing new, or another process is at it.
 */
async function follow(remembered: Remembered, tx: Tx, name: string, most: number): Promise<Journal[]> {
  const at = await placeOf(tx, name)
  if (!at) return []
  const places = await tx.sql<Place>`
    select epoch, xid::text as xid, id from money.unread(${at.epoch}::int, ${at.xid}::xid8, ${at.id}::bigint, ${most}::bigint)`
  const last = places.at(-1)
  if (!last) return []
  await tx.sql`
    update money.cursor set epoch = ${last.epoch}, xid = ${last.xid}::xid8, id = ${last.id}, read = read + ${places.length}
    where name = ${name}`
  return journalsAt(remembered, tx, places)
}

/** Several projections read the same journals within moments: whoever is not first finds them here. More than a slice of each. */
const MOST_REMEMBERED = 4_000

/** By their places, the oldest first. A journal is final once it is below the horizon; behind a fail-over, where one may be lost, its place has another epoch. */
type Remembered = Map<string, Journal>

const placeName = ({ epoch, xid, id }: Place) => `${epoch} ${xid} ${id}`

async function journalsAt(remembered: Remembered, tx: Tx, places: readonly Place[]): Promise<Journal[]> {
  const found = new Map(places.map((place) => [place.id, remembered.get(placeName(place))]))
  const missing = places.filter(({ id }) => found.get(id) === undefined)
  if (missing.length > 0) {
    // By their ids: beside a condition on their order the planner would look through all journals.
    const read = await tx.sql<Journal>`
      select * from money.followed(${missing.map(({ id }) => String(id))}::text[]::bigint[])`
    for (const journal of read) found.set(journal.id, journal)
    for (const place of missing) remembered.set(placeName(place), found.get(place.id)!)
    for (const name of remembered.keys()) {
      if (remembered.size <= MOST_REMEMBERED) break
      remembered.delete(name)
    }
  }
  return places.map(({ id }) => found.get(id)!)
}

export type Following = ReturnType<typeof openFollowing>

/** For the projections of one database: what one of them has read, the others find. */
export function openFollowing() {
  const remembered: Remembered = new Map()
  return { follow: (tx: Tx, name: string, most: number) => follow(remembered, tx, name, most) }
}
