/** Grades one match: what is told of it, what stood before, and the result that follows. */
import type { Db, Tx } from '@uwanja/database/sql'
import type { BookEvent } from '../catalogue/event.ts'
import { eventById } from '../catalogue/store.ts'
import { marketKey } from '../feed/registers.ts'
import { marketLinesOf } from '../pricing/offer.ts'
import type { MarketLine } from './grades.ts'
import { difference, gradesOf, isOpen, linesIn, linesSpokenOf, RULES } from './grades.ts'
import type { Change, Result } from './store.ts'
import { heldRevision, keepResult, resultRow } from './store.ts'
import type { MatchResult } from './told.ts'
import { toldOf } from './told.ts'

/** Each try knows more than the one before: only another word on the match, or another result, makes one more. */
const MOST_TRIES = 5

type Before = Pick<Result, 'told' | 'source'>

/** Does the result that was there before follow from what is told now? null: there was none. */
export function isStanding(before: Before | null, told: MatchResult): boolean {
  if (before === null) return told.stage !== 'said'
  return before.told === told.hash || (told.stage === 'doubtful' && before.source === 'feed')
}

/** All that were graded before, that are on offer, and that the feed spoke of: each once. */
function linesOf(event: BookEvent, before: Result | null): MarketLine[] {
  const lines = [...linesIn(Object.keys(before?.grades ?? {})), ...marketLinesOf(event), ...linesSpokenOf(event.state)]
  return [
    ...new Map(lines.map((line) => [marketKey({ market: line.row.id, specifiers: line.specifiers }), line])).values(),
  ]
}

interface Next {
  readonly result: Omit<Result, 'number' | 'at'>
  readonly change: Change
}

function next(event: BookEvent, before: Result | null, told: MatchResult): Next {
  const { stage: _, hash, ...said } = told
  const grades = gradesOf(linesOf(event, before), told, event.state)
  const { decided, revised } = difference(before?.grades ?? {}, grades)
  const isSaidAnew =
    before?.source !== said.source ||
    before.status !== said.status ||
    before.isRestVoid !== said.isRestVoid ||
    before.rules !== RULES
  return {
    result: { ...said, grades, rules: RULES, told: hash },
    change: { decided, revised, isOpen: isOpen(grades), isNews: isSaidAnew || decided > 0 || revised.length > 0 },
  }
}

/**
 * Is what we made a result of still what is told? The event is held from here to the commit, so that nobody lays a result over
 * it that was made from an older word. What changed its odds alone is no other word.
 */
async function stillTold(tx: Tx, event: BookEvent, told: MatchResult, nowMs: number): Promise<boolean> {
  if ((await heldRevision(tx, event)) === event.revision) return true
  const latest = await eventById(tx, event.id)
  return latest !== null && toldOf(latest, nowMs)?.hash === told.hash
}

/** What the result of a match becomes by what is told of it now. */
export async function gradeEvent(db: Db, seen: BookEvent, now: () => number): Promise<void> {
  let event = seen
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const [nowMs, before] = [now(), await resultRow(db, event.id)]
    const told = toldOf(event, nowMs)
    if (!told || isStanding(before, told)) return
    const { result, change } = next(event, before, told)
    const isKept = await db.transaction(
      async (tx) =>
        (await stillTold(tx, event, told, nowMs)) && keepResult(tx, event, before?.number ?? 0, result, change),
    )
    if (isKept) return
    event = (await eventById(db, event.id)) ?? event
  }
  throw new Error('others grade it all the time')
}
