/** Grades matches as they are told of: after every change of an event, and again when its result is corrected. */
import type { Db } from '@uwanja/database/sql'
import type { BookEvent } from '../catalogue/event.ts'
import { eventById } from '../catalogue/store.ts'
import { marketLinesOf } from '../pricing/offer.ts'
import { difference, gradesOf, isOpen, linesIn, RULES } from './grades.ts'
import { keepResult, overdue, resultRow, toldHashes } from './store.ts'
import { toldOf } from './told.ts'

export interface Settler {
  /** Events that changed. */
  look(events: Iterable<BookEvent>): void
  /** Grades one event now, whoever else may be at it; answers when its result stands. */
  settle(event: BookEvent): Promise<void>
  /** Once a minute at most: what waited for 48 hours is void. */
  beat(nowMs: number): void
  /** Resolves when everything that was looked at is graded. */
  settled(): Promise<void>
}

interface Parts {
  readonly db: Db
  readonly now: () => number
  /** Of several processes one grades what the feed tells; desks grade what they said themselves. */
  readonly isMine: () => boolean
  readonly onFault: (error: unknown) => void
}

const MOST_TRIES = 5
const OVERDUE_MS = 60_000
const MOST_OVERDUE = 20

/** What the result of an event becomes now. False: it stands as it is. */
async function grade(db: Db, event: BookEvent, nowMs: number): Promise<boolean> {
  const told = toldOf(event, nowMs)
  if (!told) return false
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const before = await resultRow(db, event.id)
    if (before?.told === told.hash) return false
    const known = linesIn(Object.keys(before?.grades ?? {}))
    const lines = new Map(
      [...known, ...marketLinesOf(event)].map((line) => [`${line.row.id}?${line.specifiers}`, line]),
    )
    const grades = gradesOf([...lines.values()], told, event.state)
    const change = { ...difference(before?.grades ?? {}, grades), isOpen: isOpen(grades) }
    const { hash, ...result } = told
    if (await keepResult(db, event.id, before?.number ?? 0, { ...result, grades, rules: RULES, told: hash }, change))
      return true
  }
  throw new Error(`event ${event.id} could not be graded: others grade it all the time`)
}

export function openSettler({ db, now, isMine, onFault }: Parts): Settler {
  const waiting = new Map<string, BookEvent>()
  /** Hashes of what was graded, so that most changes are known to be none without asking the database. */
  const graded = new Map<string, string>()
  let working: Promise<void> | null = null
  let lookedAtMs = -Infinity
  let looking: Promise<void> | null = null

  async function remember(events: readonly BookEvent[]): Promise<void> {
    const unknown = events.filter(({ id }) => !graded.has(id)).map(({ id }) => id)
    if (unknown.length === 0) return
    const hashes = await toldHashes(db, unknown)
    for (const id of unknown) graded.set(id, hashes.get(id) ?? '')
  }

  async function work(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting.values()]
      waiting.clear()
      await remember(batch)
      for (const event of batch) {
        const hash = toldOf(event, now())?.hash
        if (hash === undefined || hash === graded.get(event.id)) continue
        // One match that cannot be graded keeps no other waiting.
        await grade(db, event, now()).then(() => graded.set(event.id, hash), onFault)
      }
    }
  }

  const begin = (): void =>
    void (working ??= work()
      .catch(onFault)
      .finally(() => (working = null)))

  async function lookAtOverdue(nowMs: number): Promise<void> {
    for (const id of await overdue(db, nowMs, MOST_OVERDUE)) {
      const event = await eventById(db, id)
      if (event) await grade(db, event, now())
    }
  }

  return {
    look(events) {
      if (!isMine()) {
        // Another process grades: what it has done since is not known here.
        graded.clear()
        return
      }
      for (const event of events) if (toldOf(event, now())) waiting.set(event.id, event)
      if (waiting.size > 0) begin()
    },
    async settle(event) {
      await grade(db, event, now())
      graded.delete(event.id)
    },
    beat(nowMs) {
      if (!isMine() || nowMs - lookedAtMs < OVERDUE_MS) return
      lookedAtMs = nowMs
      looking = lookAtOverdue(nowMs).catch(onFault)
    },
    async settled() {
      await looking
      await working
    },
  }
}
