/** The queue of slips over the limit: traders accept, offer something else, or refuse, while they wait. */
import type { Db, Tx } from '@uwanja/database/sql'
import { exposureOf } from '../risk/exposure.ts'
import { moveExposure } from '../risk/store.ts'
import { refuse } from './accept-store.ts'
import type { Bet } from './store.ts'
import { readBet } from './store.ts'

export interface Offer {
  /** Minor units a line. */
  readonly unit: number
  /** By leg, in thousandths. */
  readonly odds: readonly number[]
}

export type Review =
  | { readonly verdict: 'accept' | 'refuse' }
  /** Until when the player may take it, by the house's clock. */
  | { readonly verdict: 'offer'; readonly offer: Offer; readonly untilMs: number }

const at = (ms: number): number => ms / 1000

/** Held in review, and its time is not over; null: it is not. */
async function held(tx: Tx, id: string, nowMs: number): Promise<Bet | null> {
  const rows = await tx.sql`
    select 1 from book.bet where id = ${id} and state = 'review'
      and due_at > to_timestamp(${at(nowMs)}::float8) for update`
  return rows.length === 0 ? null : readBet(tx, id)
}

/** What a trader says of a slip, with who it was. False: it is no longer theirs to say. */
export async function review(db: Db, id: string, said: Review, who: string, nowMs: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const bet = await held(tx, id, nowMs)
    if (!bet || (said.verdict === 'offer' && said.offer.odds.length !== bet.legs.length)) return false
    if (said.verdict === 'refuse') await refuse(tx, [{ id, reason: 'DECLINED', told: null }], ['review'])
    else if (said.verdict === 'offer')
      await tx.sql`
        update book.bet set offer = ${JSON.stringify(said.offer)}::jsonb,
          due_at = to_timestamp(${at(said.untilMs)}::float8) where id = ${id}`
    else
      await tx.sql`
        update book.bet set state = 'waiting', due_at = to_timestamp(${at(nowMs)}::float8) where id = ${id}`
    await tx.sql`
      insert into book.desk_log (who, what, details)
      values (${who}, 'review', ${JSON.stringify({ bet: id, ...said })}::jsonb)`
    return true
  })
}

/** The player takes what was offered: the slip is that one from now on, and is decided at once. False: it has ended. */
export async function takeOffer(db: Db, id: string, nowMs: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const bet = await held(tx, id, nowMs)
    const offer = bet?.offer as Offer | null | undefined
    if (!bet || !offer) return false
    await tx.sql`
      update book.bet set state = 'waiting', due_at = to_timestamp(${at(nowMs)}::float8),
        unit_minor = ${offer.unit}::bigint, debit_minor = ${offer.unit}::bigint * lines,
        open_minor = ${offer.unit}::bigint * lines, offer = offer || '{"isTaken": true}'
      where id = ${id}`
    await moveExposure(tx, exposureOf(bet), exposureOf({ ...bet, unitMinor: BigInt(offer.unit) }))
    return true
  })
}

/** The player does not take it: what is due is refused at once. False: nothing was offered, or it has ended. */
export async function leaveOffer(db: Db, id: string, nowMs: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const bet = await held(tx, id, nowMs)
    if (!bet?.offer) return false
    await tx.sql`update book.bet set due_at = to_timestamp(${at(nowMs)}::float8) where id = ${id}`
    return true
  })
}

/** Those that wait for a trader, the oldest first. */
export async function inReview(db: Db): Promise<string[]> {
  const rows = await db.sql<{ id: string }>`
    select id from book.bet where state = 'review' and offer is null order by nth limit 200`
  return rows.map(({ id }) => id)
}
