/** What a match makes of one pick: its grade by the result, and the cases in which a pick is void whatever the result says. Pure. */
import type { VoidCase } from '@uwanja/contract/fair/voids'
import { hoursMoved, isAfterStart, VOID_VERSION, voidEffect } from '@uwanja/contract/fair/voids'
import type { Bet, Pick } from '../bets/store.ts'
import type { BookEvent } from '../catalogue/event.ts'
import type { Register } from '../feed/registers.ts'
import { factsOf, fixtureOf, marketKey } from '../feed/registers.ts'
import type { Grade } from '../results/grades.ts'
import { gradeLine, VOIDED } from '../results/grades.ts'
import { marketRow } from '../markets/table.ts'
import type { Result } from '../results/store.ts'

/** `cancelled`: the feed took the market back. `after-start`: struck as before the match when it had begun. */
export type PickVoid = VoidCase | 'cancelled' | 'after-start'

export interface PickEnd {
  readonly result: Grade
  readonly voidCase: PickVoid | null
}

export interface Match {
  readonly event: BookEvent
  readonly result: Result | null
  readonly nowMs: number
}

type Decided = { readonly [Name in 'decidedAt' | 'terms']: Bet[Name] }
type Struck = { readonly [Name in 'market' | 'specifiers' | 'outcome' | 'startsAt' | 'isLive']: Pick[Name] }

const HOUR_MS = 3_600_000
const UNDECIDED: PickEnd = { result: null, voidCase: null }
const voidBy = (voidCase: PickVoid): PickEnd => ({ result: VOIDED, voidCase })

/** When it was struck, by the producer's clock: its cancels and starts are told in that. */
function decidedMs({ decidedAt, terms }: Decided, isLive: boolean): number {
  const offset = (isLive ? terms.offsets?.live : terms.offsets?.pre) ?? 0
  return (decidedAt?.getTime() ?? 0) - offset
}

interface Window {
  readonly startMs: number | null
  readonly endMs: number | null
}

/** A cancel's window is closed on both sides. */
function isCancelled({ state }: BookEvent, pick: Struck, atMs: number): boolean {
  const start = `${marketKey(pick)}@`
  return Object.entries(state.cancels).some(([key, { value }]: [string, Register<Window | null>]) => {
    if (value === null || !key.startsWith(start)) return false
    return (value.startMs ?? -Infinity) <= atMs && atMs <= (value.endMs ?? Infinity)
  })
}

/** Hours for which the match had not begun after the start that is frozen in the bet. */
function waitedHours({ event, nowMs }: Match, pick: Struck): number {
  const status = factsOf(event.state)?.value.status ?? 'not-started'
  const isBegun = status !== 'not-started' && status !== 'delayed' && status !== 'postponed'
  const untilMs = event.state.playedFromMs ?? (isBegun ? pick.startsAt.getTime() : nowMs)
  return (untilMs - pick.startsAt.getTime()) / HOUR_MS
}

function voidCaseOf(match: Match, pick: Struck, bet: Decided): PickVoid | null {
  const { event, result } = match
  const [atMs, version] = [decidedMs(bet, pick.isLive === true), bet.terms.voids ?? VOID_VERSION]
  if (isCancelled(event, pick, atMs)) return 'cancelled'
  const playedFromMs = event.state.playedFromMs ?? null
  if (pick.isLive === false && playedFromMs !== null && isAfterStart(atMs, playedFromMs)) return 'after-start'
  const [sport, start] = [event.place?.sport ?? '', Date.parse(fixtureOf(event.state)?.start ?? '')]
  const moved = { case: 'moved' as const, hours: hoursMoved(pick.startsAt.getTime(), start) }
  if (!Number.isNaN(start) && voidEffect(version, sport, moved)) return 'moved'
  // What people said of a match counts as its having been played.
  const isByHand = event.desk.scores !== undefined || event.desk.ending !== undefined
  const waited = { case: 'not-started' as const, hours: isByHand ? 0 : waitedHours(match, pick) }
  return (result === null || !isByHand) && voidEffect(version, sport, waited) ? 'not-started' : null
}

/** Of what is void because nothing more comes. */
const CASES: Readonly<Partial<Record<string, PickVoid>>> = {
  abandoned: 'abandoned',
  cancelled: 'abandoned',
  'not-started': 'not-started',
  delayed: 'not-started',
}

function gradeOf(pick: Struck, result: NonNullable<Match['result']>): Grade {
  const stored = result.grades[marketKey(pick)]
  if (stored) return stored[pick.outcome] ?? null
  // A line that nobody was shown while it was graded follows from the same facts.
  const row = marketRow(pick.market)
  const graded = row && gradeLine({ row, specifiers: pick.specifiers }, result)
  return graded?.[pick.outcome] ?? null
}

/** A season has no start that could be missed: its lines are decided by its table, or void by a trader's word. */
function seasonEnd({ result }: Match, pick: Struck): PickEnd {
  const grade = result?.grades[marketKey(pick)]?.[pick.outcome] ?? null
  return { result: grade, voidCase: grade === VOIDED ? 'cancelled' : null }
}

export function pickEnd(match: Match, pick: Struck, bet: Decided): PickEnd {
  if (match.event.season) return seasonEnd(match, pick)
  const voidCase = voidCaseOf(match, pick, bet)
  if (voidCase) return voidBy(voidCase)
  if (!match.result) return UNDECIDED
  const result = gradeOf(pick, match.result)
  const isRest = result === VOIDED && match.result.isRestVoid
  return { result, voidCase: isRest ? (CASES[match.result.status] ?? 'interrupted') : null }
}

const written = ([home, away]: readonly [number, number]): string => `${String(home)}-${String(away)}`

/** As a person reads it: how the match stands by what the pick is about, and at half-time. null: nobody has said. */
export function scoreOf({ result }: Match, { market }: Struck): string | null {
  const measure = market.split('.')[0] ?? ''
  const [whole, first] = ['match', '1h'].map((period) => result?.facts.periods[`${measure}.${period}`])
  if (!whole) return null
  return first?.isOver ? `${written(whole.score)} (${written(first.score)})` : written(whole.score)
}
