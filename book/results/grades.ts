/** From what is told of a match to the grade of every outcome of every market; pure. */
import type { Fraction } from '@uwanja/contract/fair/fraction'
import { fractionText } from '@uwanja/contract/fair/fraction'
import { VOID_VERSION } from '@uwanja/contract/fair/voids'
import type { LegResult } from '@uwanja/contract/fair/leg'
import type { EventState } from '../feed/registers.ts'
import { marketKey, resultOf } from '../feed/registers.ts'
import type { Facts } from '../markets/settle.ts'
import { abandoned, settle, SETTLE_VERSION } from '../markets/settle.ts'
import { readSpecifiers } from '../markets/specifiers.ts'
import type { MarketRow } from '../markets/table.ts'
import { marketRow } from '../markets/table.ts'
import type { MatchResult } from './told.ts'

/** The rules that grade a result which is said now. */
export const RULES = `settlement ${String(SETTLE_VERSION)}, voids ${String(VOID_VERSION)}`

/** `r v f`: right or not, the void part, the dead heat's share. null: undecided. */
export type Grade = string | null
/** By `market?specifiers`, then by outcome. */
export type Grades = Readonly<Record<string, Readonly<Record<string, Grade>>>>

export interface MarketLine {
  readonly row: MarketRow
  readonly specifiers: string
}

const VOID_PARTS: Readonly<Record<LegResult['v'], string>> = { 0: '0', 0.5: '1/2', 1: '1' }
const gradeText = (r: number, v: string, f: Fraction | string): string =>
  `${String(r)} ${v} ${typeof f === 'string' ? f : fractionText(f)}`

export const gradeOfLeg = (result: LegResult): string => gradeText(result.r, VOID_PARTS[result.v], result.f)
const ofLeg = (result: LegResult | null): Grade => result && gradeOfLeg(result)
export const VOIDED = gradeText(0, '1', '1')

export function gradeOfText(text: Grade): { r: 0 | 1; v: string; f: string } | null {
  if (text === null) return null
  const [r, v, f] = text.split(' ') as [string, string, string]
  return { r: r === '1' ? 1 : 0, v, f }
}

/** null: what the line says is no line of this market. */
export function gradeLine(
  { row, specifiers }: MarketLine,
  { facts, isRestVoid }: { readonly facts: Facts; readonly isRestVoid: boolean },
): Grades[string] | null {
  const lines = readSpecifiers(row, specifiers)
  if (!lines) return null
  const results = (isRestVoid ? abandoned : settle)(row, lines, facts)
  return Object.fromEntries(row.outcomes.map((outcome) => [outcome, ofLeg(results[outcome] ?? null)]))
}

/** A cancel without a window takes the whole market back. */
const isTakenBack = (state: EventState, key: string): boolean => Boolean(state.cancels[`${key}@-`]?.value)

/** What the feed itself has said of a market counts before what its facts say; a result by hand before both. */
function ofFeed(state: EventState, line: MarketLine, undecided: Grade): Grades[string] | null {
  const key = { market: line.row.id, specifiers: line.specifiers }
  if (isTakenBack(state, marketKey(key)))
    return Object.fromEntries(line.row.outcomes.map((outcome) => [outcome, VOIDED]))
  const said = line.row.outcomes.map((outcome) => [outcome, resultOf(state, key, outcome)] as const)
  if (said.every(([, result]) => result === null)) return null
  return Object.fromEntries(
    said.map(([outcome, known]) => {
      const result = known?.result ?? 'undecided'
      return [outcome, result === 'undecided' ? undecided : gradeText(result.r, result.v, result.f)]
    }),
  )
}

export function gradesOf(lines: readonly MarketLine[], told: MatchResult, state: EventState): Grades {
  // What the feed left open of a market that it settled waits no longer than the rest.
  const undecided = told.isRestVoid ? VOIDED : null
  const graded = lines.flatMap((line) => {
    const grades = (told.source === 'feed' ? ofFeed(state, line, undecided) : null) ?? gradeLine(line, told)
    return grades ? [[marketKey({ market: line.row.id, specifiers: line.specifiers }), grades] as const] : []
  })
  return Object.fromEntries(graded)
}

/** `market?specifiers` as lines of the table; what is none of it is left out. */
export function linesIn(keys: Iterable<string>): MarketLine[] {
  return [...keys].flatMap((key) => {
    const at = key.indexOf('?')
    const [row, specifiers] = [marketRow(key.slice(0, at)), key.slice(at + 1)]
    return row && readSpecifiers(row, specifiers) ? [{ row, specifiers }] : []
  })
}

/** The lines that the feed itself has settled or cancelled, on offer or not. No specifier holds a `/` or an `@`. */
export function linesSpokenOf({ results, cancels }: EventState): MarketLine[] {
  return linesIn([...Object.keys(results), ...Object.keys(cancels)].map((key) => key.split(/[/@]/, 1)[0]!))
}

/** One outcome whose grade was another before; null: undecided. */
export interface Revised {
  readonly market: string
  readonly outcome: string
  readonly before: Grade
  readonly after: Grade
}

/** How many outcomes are decided now and were not, and what was decided otherwise. */
export function difference(before: Grades, after: Grades): { decided: number; revised: Revised[] } {
  let decided = 0
  const revised: Revised[] = []
  for (const [market, outcomes] of Object.entries(after)) {
    for (const [outcome, grade] of Object.entries(outcomes)) {
      const known = before[market]?.[outcome] ?? null
      if (known === grade) continue
      if (known === null) decided++
      else revised.push({ market, outcome, before: known, after: grade })
    }
  }
  return { decided, revised }
}

export const isOpen = (grades: Grades): boolean =>
  Object.values(grades).some((outcomes) => Object.values(outcomes).includes(null))
