/** SQL of the catalogue: what was heard is laid over what is stored, and whoever follows reads what changed. */
import type { Db, Sql, Tx } from '@uwanja/database/sql'
import type { PlaceNames } from '@uwanja/i18n/book-places'
import { placeNames } from '@uwanja/i18n/book-places'
import type { EventMessage, FeedEvent, Producer } from '@uwanja/providers/feeds/feed'
import { canonical } from '../feed/canonical.ts'
import type { EventState } from '../feed/registers.ts'
import { fixtureOf, heard, UNHEARD } from '../feed/registers.ts'
import type { BookEvent, DeskWord, Place, SeasonWord } from './event.ts'
import { KEPT_HOURS } from './event.ts'
import { namedSides } from './names.ts'
import { makeSides } from './sides-store.ts'
import { isMaterial } from '../gates/material.ts'
import type { Epoch } from '../gates/store.ts'
import { raiseGates, raiseProducer } from '../gates/store.ts'

/** Takes the next revision; the row is held until the commit, so that they become visible in their order. */
export async function nextRevision(tx: Tx): Promise<bigint> {
  const [row] = await tx.sql<{ revision: string }>`
    update book.head set revision = revision + 1 returning revision::text as revision`
  return BigInt(row!.revision)
}

/** What a transaction wrote: events by their names, as they are from this revision on. */
export interface Kept {
  readonly revision: bigint
  readonly source: string
  readonly states: ReadonlyMap<string, EventState>
  /** The gates that were raised, by the events' own ids. */
  readonly epochs: readonly Epoch[]
  /** Some of them are new, or their fixture is: where they belong is to be read. */
  readonly isPlaced: boolean
}

type States = ReadonlyMap<string, EventState>
const NONE: States = new Map()

async function statesBefore(tx: Tx, source: string, names: readonly string[], known: States): Promise<States> {
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length === 0) return known
  const rows = await tx.sql<{ name: string; heard: EventState }>`
    select source_id as name, heard from book.event where source = ${source} and source_id = any(${unknown}::text[])`
  const stored = new Map(rows.map((row) => [row.name, row.heard]))
  for (const name of names) if (known.has(name)) stored.set(name, known.get(name)!)
  return stored
}

/** Most messages tell odds alone: then nothing has to be found a place. */
function newFixture(before: EventState | undefined, state: EventState): FeedEvent | null {
  if (before && before.fixture === state.fixture && before.changes === state.changes) return null
  const fixture = fixtureOf(state)
  return canonical(fixture) === canonical(before ? fixtureOf(before) : null) ? null : fixture
}

/**
 * Lays messages over the events that they speak of, in any order and any number of times. `known` are events as they are stored,
 * for who is sure of them.
 */
export async function takeMessages(
  tx: Tx,
  source: string,
  messages: readonly EventMessage[],
  known: States = NONE,
): Promise<Kept | null> {
  if (messages.length === 0) return null
  const revision = await nextRevision(tx)
  const names = [...new Set(messages.map(({ event }) => event))]
  const before = await statesBefore(tx, source, names, known)
  const states = new Map<string, EventState>()
  const raised = new Set<string>()
  for (const message of messages) {
    const state = states.get(message.event) ?? before.get(message.event) ?? UNHEARD
    const next = heard(state, message)
    if (state === UNHEARD || isMaterial(state, next)) raised.add(message.event)
    states.set(message.event, next)
  }
  const placed = names.flatMap((name) => {
    const fixture = newFixture(before.get(name), states.get(name)!)
    return fixture ? [{ name, fixture }] : []
  })
  if (placed.length > 0) {
    await makePlaces(tx, JSON.stringify(placed.map(({ fixture }) => fixture)))
    await makeSides(
      tx,
      placed.map(({ fixture }) => fixture),
      revision,
    )
  }
  const said = names.map((name) => ({ name, heard: states.get(name)! }))
  const kept = await tx.sql<{ id: string; name: string }>`
    insert into book.event as e (source, source_id, heard, revision)
    select ${source}, one.name, one.heard, ${revision}::bigint
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as one (name text, heard jsonb)
    on conflict (source, source_id) do update set heard = excluded.heard, revision = excluded.revision
    returning id::text as id, source_id as name`
  const epochs = await raiseGates(
    tx,
    kept.filter(({ name }) => raised.has(name)).map(({ id }) => id),
    revision,
  )
  if (placed.length > 0) await putPlaces(tx, source, JSON.stringify(placed))
  const isPlaced = placed.length > 0 || names.some((name) => !before.has(name))
  return { revision, source, states, epochs, isPlaced }
}

/** Categories and tournaments that these fixtures name and nobody named before. */
async function makePlaces(tx: Tx, fixtures: string): Promise<void> {
  await tx.sql`
    insert into book.category (sport, name)
    select distinct sport, category from jsonb_to_recordset(${fixtures}::jsonb) as f (sport text, category text)
    where sport in (select id from book.sport) on conflict do nothing`
  await tx.sql`
    insert into book.tournament (category, name)
    select distinct c.id, f.tournament
    from jsonb_to_recordset(${fixtures}::jsonb) as f (sport text, category text, tournament text)
    join book.category c on c.sport = f.sport and c.name = f.category on conflict do nothing`
}

async function putPlaces(tx: Tx, source: string, placed: string): Promise<void> {
  await tx.sql`
    update book.event e set tournament = t.id, home = h.id, away = a.id, starts_at = f.start
    from jsonb_to_recordset(${placed}::jsonb) as one (name text, fixture jsonb)
    cross join lateral jsonb_to_record(one.fixture)
      as f (sport text, category text, tournament text, home text, away text, start timestamptz)
    join book.category c on c.sport = f.sport and c.name = f.category
    join book.tournament t on t.category = c.id and t.name = f.tournament
    join book.participant h on h.sport = f.sport and h.name = f.home
    join book.participant a on a.sport = f.sport and a.name = f.away
    where e.source = ${source} and e.source_id = one.name`
  // A start that is moved too far ends bets.
  await tx.sql`
    insert into book.to_settle as t (event)
    select distinct e.id from jsonb_to_recordset(${placed}::jsonb) as one (name text)
    join book.event e on e.source = ${source} and e.source_id = one.name
    join book.pick p on p.event = e.id and p.starts_at <> e.starts_at
    on conflict (event) do update set number = t.number + 1, due_at = house_now()`
}

interface EventRow {
  readonly id: string
  readonly source: string
  readonly sourceId: string
  readonly revision: string
  readonly heard: EventState
  readonly desk: DeskWord
  readonly epoch: number
  readonly sport: Place['sport'] | null
  readonly category: string
  readonly categoryNames: PlaceNames | null
  readonly tournament: string
  readonly tournamentNames: PlaceNames | null
  readonly tournamentId: string
  readonly tier: Place['tier']
  readonly homeNames: PlaceNames | null
  readonly awayNames: PlaceNames | null
  readonly season: SeasonWord | null
}

function eventOf({ id, source, sourceId, revision, heard: state, desk, epoch, season, ...place }: EventRow): BookEvent {
  const { sport, category, tournament, tournamentId, tier } = place
  // What somebody has brought counts before what is known of the name.
  const names = {
    category: { ...placeNames(category), ...place.categoryNames },
    tournament: { ...placeNames(tournament), ...place.tournamentNames },
  }
  const sides = namedSides(place.homeNames, place.awayNames)
  const found = sport === null ? null : { sport, category, tournament, names, tournamentId, tier, ...sides }
  const event = { id, source, sourceId, revision: BigInt(revision), state, desk, epoch, place: found }
  return season ? { ...event, season } : event
}

/** Events that changed after a revision, the oldest change first, without those that nobody has in memory any more at `nowMs` (event.ts: isPast). */
export async function changedSince(db: Sql, revision: bigint, nowMs: number): Promise<BookEvent[]> {
  const rows = await db.sql<EventRow>`
    select e.id::text as id, e.source, e.source_id as "sourceId", e.revision::text as revision, e.heard, e.desk,
      coalesce(g.epoch, 1)::int as epoch,
      c.sport, c.name as category, c.names as "categoryNames", t.name as tournament, t.names as "tournamentNames", t.id::text as "tournamentId", t.tier::int as tier,
      h.called as "homeNames", a.called as "awayNames",
      case when e.source = 'season' then (select w.word from book.season_word w where w.tournament = e.tournament) end as season
    from book.event e left join book.gate g on g.event = e.id left join book.tournament t on t.id = e.tournament left join book.category c on c.id = t.category
    left join book.participant h on h.id = e.home left join book.participant a on a.id = e.away
    where e.revision > ${revision}::bigint and (e.starts_at is null
      or e.starts_at > to_timestamp(${nowMs}::float8 / 1000) - make_interval(hours => ${KEPT_HOURS}::int))
    order by e.revision, e.id`
  return rows.map(eventOf)
}

/** Whatever its age. */
export async function eventById(db: Sql, id: string): Promise<BookEvent | null> {
  const [row] = await db.sql<EventRow>`
    select e.id::text as id, e.source, e.source_id as "sourceId", e.revision::text as revision, e.heard, e.desk,
      coalesce(g.epoch, 1)::int as epoch,
      c.sport, c.name as category, c.names as "categoryNames", t.name as tournament, t.names as "tournamentNames", t.id::text as "tournamentId", t.tier::int as tier,
      h.called as "homeNames", a.called as "awayNames",
      case when e.source = 'season' then (select w.word from book.season_word w where w.tournament = e.tournament) end as season
    from book.event e left join book.gate g on g.event = e.id left join book.tournament t on t.id = e.tournament left join book.category c on c.id = t.category
    left join book.participant h on h.id = e.home left join book.participant a on a.id = e.away
    where e.id = ${id}::bigint`
  return row ? eventOf(row) : null
}

interface Standing {
  readonly revision: bigint
  readonly halts: string[]
  /** The last row of them that has begun; null: none was ever set. */
  readonly margins: unknown
  readonly holder: string | null
  readonly producers: unknown
  readonly nowMs: number
}

/** What is true beside the events: how far the changes go, what is halted, which margins hold, and how the feed stands. */
export async function standing(db: Sql, feed: string): Promise<Standing> {
  const [row] = await db.sql<Omit<Standing, 'revision'> & { revision: string }>`
    select revision::text as revision, (select coalesce(array_agg(scope), '{}') from book.halt) as halts,
      (select terms from book.term where kind = 'margins' order by starts_at desc limit 1) as margins,
      f.holder, f.producers, extract(epoch from house_now())::float8 * 1000 as "nowMs"
    from book.head left join book.feed f on f.name = ${feed}`
  return { ...row!, revision: BigInt(row!.revision) }
}

/**
 * Of several processes one speaks to the feed. By the database's own clock: a shifted house clock ends no lease. `holder` is a name
 * that was never used before: it stands for one unbroken time of holding.
 */
export async function takeLease(db: Sql, feed: string, holder: string, seconds: number): Promise<boolean> {
  const rows = await db.sql`
    insert into book.feed as f (name, holder, until)
    values (${feed}, ${holder}, clock_timestamp() + make_interval(secs => ${seconds}::float8))
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
    where f.until < clock_timestamp() returning 1`
  return rows.length > 0
}

/** False: somebody else has held it since. */
export async function renewLease(db: Sql, feed: string, holder: string, seconds: number): Promise<boolean> {
  const rows = await db.sql`
    update book.feed set until = clock_timestamp() + make_interval(secs => ${seconds}::float8)
    where name = ${feed} and holder = ${holder} returning 1`
  return rows.length > 0
}

/** Whoever ends gives it away at once. */
export async function leaveLease(db: Sql, feed: string, holder: string): Promise<void> {
  await db.sql`update book.feed set until = clock_timestamp() where name = ${feed} and holder = ${holder}`
}

export interface FeedBatch {
  readonly messages: readonly EventMessage[]
  /** How the producers stand when they are kept, their positions among it. */
  readonly producers: unknown
  /** Those of them that went down or came up since it was kept last. */
  readonly turned: readonly Producer[]
  readonly known?: States
}

/**
 * What came, with the position that it leads to, in one transaction. null: somebody else holds the lease, and nothing of it is
 * kept.
 */
export async function keepHeard(
  db: Db,
  { feed, holder }: { readonly feed: string; readonly holder: string },
  { messages, producers, turned, known }: FeedBatch,
): Promise<{ kept: Kept | null } | null> {
  return db.transaction(async (tx) => {
    const mine = await tx.sql`
      update book.feed set producers = ${JSON.stringify(producers)}::jsonb
      where name = ${feed} and holder = ${holder} returning 1`
    if (mine.length === 0) return null
    // After its messages: a match that came with them is held by one of the producers, too.
    const kept = await takeMessages(tx, feed, messages, known)
    if (turned.length > 0) {
      const revision = await nextRevision(tx)
      for (const producer of turned) await raiseProducer(tx, feed, producer, revision)
    }
    return { kept }
  })
}
