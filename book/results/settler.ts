/**
 * Grades matches as they are told of: each change of an event once, in the order of the changes, whatever the age of the match
 * and whoever graded before; and those that have waited too long for a word.
 */
import { leastHours, VOID_VERSION } from '@uwanja/contract/fair/voids'
import type { Db } from '@uwanja/database/sql'
import type { BookEvent } from '../catalogue/event.ts'
import { eventById } from '../catalogue/store.ts'
import { gradeEvent, isStanding } from './grade.ts'
import type { Changed, Position, Start } from './store.ts'
import { changedAfter, FIRST_START, gradedUpTo, keepGradedUpTo, waitingOnes } from './store.ts'
import { toldOf } from './told.ts'

export interface Settler {
  /** Something changed, or time passed. Answers at once: grading keeps nobody waiting, and never the lease. */
  look(): void
  /** Grades one event now, whoever else may be at it; answers when its result stands. */
  settle(event: BookEvent): Promise<void>
  /** Resolves when everything that was looked at is graded. */
  settled(): Promise<void>
  /** How many matches this process could not grade and tries again. */
  ungraded(): number
  /** Ends after the match that is being graded; the rest is graded by whoever comes next. */
  stop(): Promise<void>
}

interface Parts {
  readonly db: Db
  readonly now: () => number
  /** Of several processes one grades what the feed tells; desks grade what they said themselves. */
  readonly isMine: () => boolean
  /** An event as it is in memory; null: it must be read. */
  readonly known: (id: string) => BookEvent | null
  readonly onFault: (error: unknown) => void
}

const SLICE = 200
const MINUTE_MS = 60_000
const WAIT_MS = leastHours(VOID_VERSION) * 3_600_000

const isBefore = (one: Position, other: Position): boolean =>
  one.revision === other.revision ? one.id < other.id : one.revision < other.revision

/** The last position below which nothing is missing: before the first match that could not be graded. */
const withoutGaps = (at: Position, failed: Iterable<Position | null>): Position =>
  [...failed].reduce<Position>((least, one) => (one && isBefore(one, least) ? one : least), at)

interface Graded {
  /** Up to where every change was looked at; null: not read yet. */
  at: Position | null
  saved: Position | null
  /** Matches that could not be graded, with the position before them where there is one. They are tried again each minute. */
  readonly failed: Map<string, Position | null>
  /** Whoever began before and waited too long was looked at. */
  waitedFrom: Start
  lookedAtMs: number
}

interface Grading extends Parts {
  readonly graded: Graded
  readonly goesOn: () => boolean
}

/** One match that cannot be graded keeps no other waiting. */
async function tried({ db, now, known, onFault, graded }: Grading, id: string, change?: Changed): Promise<void> {
  const before = graded.at
  try {
    const kept = known(id)
    const isFresh = kept !== null && change !== undefined && kept.revision >= change.position.revision
    const event = isFresh ? kept : await eventById(db, id)
    // Most changes say nothing of a result; then nothing more is read.
    const told = event && toldOf(event, now())
    const isSame = told && change && isStanding(change.result, told)
    if (event && told && !isSame) await gradeEvent(db, event, now)
    graded.failed.delete(id)
  } catch (error) {
    graded.failed.set(id, change ? before : (graded.failed.get(id) ?? null))
    onFault(new Error(`match ${id} could not be graded: ${String(error)}`, { cause: error }))
  }
}

async function save({ db, graded }: Grading): Promise<void> {
  if (!graded.at) return
  const upTo = withoutGaps(graded.at, graded.failed.values())
  if (graded.saved && !isBefore(graded.saved, upTo)) return
  await keepGradedUpTo(db, upTo)
  graded.saved = upTo
}

async function lookAtChanges(grading: Grading): Promise<void> {
  const { db, graded, goesOn } = grading
  graded.at ??= await gradedUpTo(db)
  for (;;) {
    const slice = await changedAfter(db, graded.at, SLICE)
    for (const change of slice) {
      if (!goesOn()) return
      await tried(grading, change.id, change)
      graded.at = change.position
    }
    if (slice.length < SLICE) return
    await save(grading)
  }
}

/** Once a minute: what could not be graded, and what nobody has told anything of for so long that it is void. */
async function lookAtWaiting(grading: Grading): Promise<void> {
  const { db, graded, now, goesOn } = grading
  const beforeMs = now() - WAIT_MS
  for (const id of [...graded.failed.keys()]) if (goesOn()) await tried(grading, id)
  for (;;) {
    const slice = await waitingOnes(db, graded.waitedFrom, beforeMs, SLICE)
    for (const start of slice) {
      if (!goesOn()) return
      await tried(grading, start.id)
      graded.waitedFrom = start
    }
    if (slice.length < SLICE) break
  }
  graded.waitedFrom = { at: new Date(beforeMs).toISOString(), id: FIRST_START.id }
}

export function openSettler(deps: Parts): Settler {
  let isStopped = false
  let isAsked = false
  let working: Promise<void> | null = null
  const graded: Graded = {
    at: null,
    saved: null,
    failed: new Map(),
    waitedFrom: FIRST_START,
    lookedAtMs: -Infinity,
  }
  const grading: Grading = { ...deps, graded, goesOn: () => !isStopped && deps.isMine() }

  async function lookOnce(): Promise<void> {
    await lookAtChanges(grading)
    if (deps.now() - graded.lookedAtMs < MINUTE_MS) return
    await lookAtWaiting(grading)
    await save(grading)
    graded.lookedAtMs = deps.now()
  }

  async function work(): Promise<void> {
    try {
      while (isAsked && grading.goesOn()) {
        isAsked = false
        await lookOnce()
      }
    } catch (error) {
      deps.onFault(error)
    } finally {
      // At once with the last question whether more was asked: who asks from now on begins anew.
      working = null
    }
  }

  return {
    look() {
      isAsked = true
      if (grading.goesOn()) working ??= work()
    },
    settle: (event) => gradeEvent(deps.db, event, deps.now),
    settled: async () => void (await working),
    ungraded: () => graded.failed.size,
    async stop() {
      isStopped = true
      await working
      await save(grading).catch(deps.onFault)
    },
  }
}
