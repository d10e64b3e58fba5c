/** SQL of insiders: who is close to what, since when, and who said so. */
import type { Insider, InsiderThing } from '@uwanja/contract/book/insiders'
import type { Db, Sql } from '@uwanja/database/sql'
import { placeNames } from '@uwanja/i18n/book-places'
import { noteAction } from '../desk/store.ts'

type Kind = InsiderThing['kind']

/** Leagues are called as everybody knows them, unless a file said otherwise. */
export function thingCalled({ category, ...thing }: InsiderThing): InsiderThing {
  const names = thing.kind === 'league' ? { ...placeNames(thing.name), ...thing.names } : thing.names
  return {
    ...thing,
    names,
    category: category && { name: category.name, names: { ...placeNames(category.name), ...category.names } },
  }
}

const MOST_THINGS = 50

export async function thingsNamed(db: Sql, kind: Kind, words: string): Promise<InsiderThing[]> {
  const rows = await db.sql<InsiderThing>`
    select kind, id, sport, name, names, category from book.insider_thing
    where kind = ${kind} and position(lower(${words}) in lower(concat_ws(' ', name, names::text, category::text))) > 0
    order by name, id limit ${MOST_THINGS}`
  return rows.map(thingCalled)
}

interface Row extends Omit<Insider, 'since' | 'ended'> {
  readonly since: Date
  readonly endedAt: Date | null
  readonly endedBy: string | null
}

const MOST_INSIDERS = 500

export async function readInsiders(db: Sql): Promise<Insider[]> {
  const rows = await db.sql<Row>`
    select i.id::text as id, i.wallet, i.wallet_player as "walletPlayer", to_jsonb(t) as of, i.note, i.since,
      i.added_by as "addedBy", i.ended_at as "endedAt", i.ended_by as "endedBy"
    from book.insider i join book.insider_thing t on t.kind = i.of_kind and t.id = i.of_id
    order by i.ended_at desc nulls first, i.id desc limit ${MOST_INSIDERS}`
  return rows.map(({ endedAt, endedBy, ...row }) => ({
    ...row,
    of: thingCalled(row.of),
    since: row.since.toISOString(),
    ended: endedAt && { at: endedAt.toISOString(), who: endedBy ?? '' },
  }))
}

interface Added {
  readonly wallet: string
  readonly walletPlayer: string
  readonly kind: Kind
  readonly id: string
  readonly note: string
}

/** A company whose door is shut still has players here. */
export async function isWalletOfBets(db: Sql, wallet: string): Promise<boolean> {
  const [row] = await db.sql`select 1 from book.player where wallet = ${wallet} limit 1`
  return row !== undefined
}

/** false: it stands already. null: there is nothing of that kind. */
export async function addInsider(db: Db, said: Added, who: string): Promise<string | false | null> {
  const { wallet, walletPlayer, kind, id, note } = said
  return db.transaction(async (tx) => {
    const [thing] = await tx.sql`select 1 from book.insider_thing where kind = ${kind} and id = ${id}`
    if (!thing) return null
    const of = (one: Kind): string | null => (kind === one ? id : null)
    const [row] = await tx.sql<{ id: string }>`
      insert into book.insider (wallet, wallet_player, sport, tournament, side, note, added_by)
      values (${wallet}, ${walletPlayer}, ${of('sport')}, ${of('league')}::bigint, ${of('side')}::bigint, ${note}, ${who})
      on conflict do nothing returning id::text as id`
    if (!row) return false
    await noteAction(tx, null, { who, what: 'insider-added', details: { ...said, insider: row.id } })
    return row.id
  })
}

/** false: it ended before. null: there is none. */
export async function endInsider(db: Db, id: string, who: string): Promise<boolean | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.sql<{ isOpen: boolean }>`
      select ended_at is null as "isOpen" from book.insider where id = ${id}::bigint for update`
    if (!row) return null
    if (!row.isOpen) return false
    await tx.sql`update book.insider set ended_at = house_now(), ended_by = ${who} where id = ${id}::bigint`
    await noteAction(tx, null, { who, what: 'insider-ended', details: { insider: id } })
    return true
  })
}
