/** Visits of the light sportsbook, and the matches that old bets are on. */
import { createHash } from 'node:crypto'
import type { Sql } from '@uwanja/database/sql'
import type { PlaceNames } from '@uwanja/i18n/book-places'
import { namedSides, type NamedSides } from '../catalogue/names.ts'
import { newSlipName, newToken } from './seal.ts'
import type { KeptSlip } from './slip.ts'
import { emptySlip, readSlip } from './slip.ts'

/** So long a page may lie unused. */
export const IDLE_S = 1_800
/** So long a slip is kept for whom comes again. */
const KEPT_S = 86_400
/** A page that is used is noted no oftener. */
const NOTED_S = 60

export interface Visit {
  readonly token: string
  /** Of its session; null: a visitor. */
  readonly session: Buffer | null
  readonly slipName: string
  readonly slip: KeptSlip
  /** To be said once. */
  readonly note: string | null
  /** The account's light pages, from which it was opened. */
  readonly wayBack: string | null
}

const hashOf = (token: string): Buffer => createHash('sha256').update(`lite ${token}`).digest()

interface Opening {
  readonly session: Buffer | null
  readonly player: bigint | null
  /** As the page around the frame kept it. */
  readonly slipName: string
  readonly wayBack: string | null
}

/** With the slip that is named, else with the one that this player filled last. @returns the word of its addresses. */
export async function openVisit(db: Sql, { session, player, slipName, wayBack }: Opening): Promise<string> {
  await db.sql`delete from book.lite_visit where seen_at < house_now() - make_interval(secs => ${KEPT_S})`
  const whose = player === null ? null : String(player)
  const [kept] = await db.sql<{ slip: unknown }>`
    select slip from book.lite_visit
    where (slip_name = ${slipName} and (player is null or player = ${whose}::bigint)) or player = ${whose}::bigint
    order by slip_name = ${slipName} desc, seen_at desc limit 1`
  const [token, slip] = [newToken(), kept ? readSlip(kept.slip) : emptySlip()]
  await db.sql`
    insert into book.lite_visit (hash, session, player, slip_name, slip, way_back)
    values (${hashOf(token)}, ${session}, ${whose}::bigint, ${newSlipName()}, ${JSON.stringify(slip)}::jsonb, ${wayBack})`
  return token
}

/** Null: there is none, or it was left for too long. */
export async function readVisit(db: Sql, token: string): Promise<Visit | null> {
  const hash = hashOf(token)
  const [row] = await db.sql<Omit<Visit, 'slip' | 'token'> & { slip: unknown; isDue: boolean }>`
    select session, slip_name as "slipName", slip, note, way_back as "wayBack", seen_at < house_now() - make_interval(secs => ${NOTED_S}) as "isDue"
    from book.lite_visit where hash = ${hash} and seen_at > house_now() - make_interval(secs => ${IDLE_S})`
  if (!row) return null
  if (row.isDue) await db.sql`update book.lite_visit set seen_at = house_now() where hash = ${hash}`
  const { session, slipName, slip, note, wayBack } = row
  return { token, session: session && Buffer.from(session), slipName, slip: readSlip(slip), note, wayBack }
}

const MOST_LETTERS = 400

/** @param note For the next page of the visit alone; null: it was said. */
export async function keepNote(db: Sql, { token }: Pick<Visit, 'token'>, note: string | null): Promise<void> {
  await db.sql`update book.lite_visit set note = ${note && note.slice(0, MOST_LETTERS)} where hash = ${hashOf(token)}`
}

/** Of two changes at one moment one holds: `before` is the id of the slip that was changed. */
export async function keepSlip(db: Sql, { token }: Visit, slip: KeptSlip, before: string): Promise<boolean> {
  const rows = await db.sql`
    update book.lite_visit set slip = ${JSON.stringify(slip)}::jsonb, seen_at = house_now()
    where hash = ${hashOf(token)} and slip ->> 'id' = ${before} returning 1`
  return rows.length > 0
}

export interface Sides {
  readonly home: string
  readonly away: string
}

/** Of matches that are no longer in memory. */
export async function sidesOf(db: Sql, events: readonly string[]): Promise<ReadonlyMap<string, Sides & NamedSides>> {
  if (events.length === 0) return new Map()
  const rows = await db.sql<Sides & { id: string; homeNames: PlaceNames; awayNames: PlaceNames }>`
    select e.id::text as id, h.name as home, a.name as away, h.called as "homeNames", a.called as "awayNames"
    from book.event e join book.participant h on h.id = e.home join book.participant a on a.id = e.away
    where e.id = any (${events as string[]}::bigint[])`
  return new Map(
    rows.map(({ id, homeNames, awayNames, ...sides }) => [id, { ...sides, ...namedSides(homeNames, awayNames) }]),
  )
}
