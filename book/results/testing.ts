/** Matches of football that tests tell of, as a feed would. */
import type { Db } from '@uwanja/database/sql'
import type { EventMessage, FeedBody, FeedFacts, FeedGoal } from '@uwanja/providers/feeds/feed'
import { takeMessages } from '../catalogue/store.ts'

export const HOUR_MS = 3_600_000
export const FEED = 'off'

/** Heard by the database, and by no book yet. */
export async function tell(db: Db, event: string, atMs: number, body: FeedBody): Promise<void> {
  const producer = body.kind === 'fixture' || body.kind === 'fixture_change' ? 'pre' : 'live'
  const message: EventMessage = { producer, atMs, event, body }
  await db.transaction((tx) => takeMessages(tx, FEED, [message]))
}

/** A match that is ahead or was long ago; its id. */
export async function aMatch(
  db: Db,
  name: string,
  startMs: number,
  coverage: readonly string[] = ['ft', 'ht', 'goals'],
): Promise<string> {
  const [home, away, start] = ['Bahari', 'Mlima', new Date(startMs).toISOString()]
  const place = { sport: 'football', category: 'Pwani', tournament: 'Ligi', coverage }
  await tell(db, name, startMs - HOUR_MS, { kind: 'fixture', fixture: { ...place, home, away, start } })
  const [row] = await db.sql<{ id: string }>`
    select id::text as id from book.event where source = ${FEED} and source_id = ${name}`
  return row!.id
}

/** Home's goals fall in the first half, each one confirmed unless told otherwise. */
export function played(
  [home, away]: readonly [number, number],
  status: FeedFacts['status'],
  last: FeedGoal['state'] = 'confirmed',
): FeedFacts {
  const sides = [...Array<'home'>(home).fill('home'), ...Array<'away'>(away).fill('away')]
  const isOver = status === 'ended'
  return {
    status,
    clock: { minute: 60, period: '2h', isRunning: !isOver },
    scores: {
      'goals.match': { score: [home, away], isOver },
      'goals.1h': { score: [home, 0], isOver: true },
      'goals.2h': { score: [0, away], isOver },
    },
    goals: sides.map((side, at) => ({
      id: String(at),
      side,
      minute: side === 'home' ? 10 + at : 50 + at,
      state: at === sides.length - 1 ? last : 'confirmed',
    })),
    expected: { total: 2.6, supremacy: 0.3 },
  }
}

export const facts = (said: FeedFacts): FeedBody => ({ kind: 'odds_change', facts: said })
