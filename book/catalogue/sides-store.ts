/** SQL of the sides of matches: who they are, and what they are called in other languages. */
import type { Sql, Tx } from '@uwanja/database/sql'
import type { PlaceNames } from '@uwanja/i18n/book-places'
import type { FeedEvent } from '@uwanja/providers/feeds/feed'
import { KEPT_HOURS } from './event.ts'
import { saidNames } from './names.ts'

/** Participants, with what they are called elsewhere; the other matches of one that is called otherwise now are read again. */
export async function makeSides(tx: Tx, fixtures: readonly FeedEvent[], revision: bigint): Promise<void> {
  const sides = new Map<string, { sport: string; name: string; names: PlaceNames }>()
  for (const fixture of fixtures)
    for (const side of ['home', 'away'] as const) {
      const key = JSON.stringify([fixture.sport, fixture[side]])
      const names = { ...sides.get(key)?.names, ...saidNames(fixture, side) }
      sides.set(key, { sport: fixture.sport, name: fixture[side], names })
    }
  const renamed = await tx.sql<{ id: string }>`
    insert into book.participant as p (sport, name, names)
    select s.sport, s.name, s.names
    from jsonb_to_recordset(${JSON.stringify([...sides.values()])}::jsonb) as s (sport text, name text, names jsonb)
    where s.sport in (select id from book.sport)
    on conflict (sport, name) do update set names = p.names || excluded.names
    where not p.names @> excluded.names returning p.id::text as id`
  await reviseSides(
    tx,
    renamed.map(({ id }) => id),
    revision,
  )
}

/** Whoever has matches of these in memory reads them again. */
async function reviseSides(tx: Tx, ids: readonly string[], revision: bigint): Promise<void> {
  if (ids.length === 0) return
  await tx.sql`
    update book.event set revision = ${revision}::bigint
    where (home = any(${ids}::bigint[]) or away = any(${ids}::bigint[]))
      and starts_at > house_now() - make_interval(hours => ${KEPT_HOURS}::int)`
}

/** What traders call a side of a match, wherever it plays; {}: what feeds and files say of it holds again. */
export async function nameSide(
  tx: Tx,
  event: string,
  side: 'home' | 'away',
  { names, revision }: { readonly names: PlaceNames; readonly revision: bigint },
): Promise<boolean> {
  const [named] = await tx.sql<{ id: string }>`
    update book.participant p set named = ${JSON.stringify(names)}::jsonb
    from book.event e
    where e.id = ${event}::bigint and p.id = case when ${side} = 'home' then e.home else e.away end
    returning p.id::text as id`
  if (named) await reviseSides(tx, [named.id], revision)
  return named !== undefined
}

export interface SideWords {
  readonly said: PlaceNames
  readonly named: PlaceNames
}

/** What feeds and files call both sides of a match, and what traders do. */
export async function sideWords(db: Sql, event: string): Promise<{ home: SideWords; away: SideWords } | null> {
  const [row] = await db.sql<{ home: SideWords; away: SideWords }>`
    select jsonb_build_object('said', h.names, 'named', h.named) as home,
      jsonb_build_object('said', a.names, 'named', a.named) as away
    from book.event e join book.participant h on h.id = e.home join book.participant a on a.id = e.away
    where e.id = ${event}::bigint`
  return row ?? null
}
