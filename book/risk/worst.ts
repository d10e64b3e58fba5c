/**
 * The worst that a match can cost by its singles and same-match multiples: exact over the scores of both halves, for what they
 * decide; every other market at its own worst, so that the sum is an upper bound.
 */
import { familyOf } from '../markets/families.ts'
import type { Grade } from '../markets/grade.ts'
import { HALVES_FAMILIES } from '../markets/halves.ts'
import { readSpecifiers } from '../markets/specifiers.ts'
import type { MarketRow } from '../markets/table.ts'
import { marketRow } from '../markets/table.ts'
import { lineOf } from '../pricing/chances.ts'
import type { Joint } from '../pricing/football/joint.ts'
import type { Exposure } from './exposure.ts'
import { SAME_MATCH } from './exposure.ts'

type Score = readonly [home: number, away: number]

export interface Worst {
  readonly scores: bigint
  readonly at: { readonly halfTime: Score; readonly fullTime: Score } | null
  readonly others: bigint
  /** By final score, at the half-time that is worst for it. */
  readonly byScore: readonly { readonly fullTime: Score; readonly cost: bigint }[]
}

type Grader = (first: Score, second: Score, full: Score) => Grade

/** How a market's outcome ends by the scores of the halves; null: they do not decide it. */
function graderOf(row: MarketRow, specifiers: string, outcome: string): Grader | null {
  const lines = readSpecifiers(row, specifiers)
  if (row.sport !== 'football' || row.reads === 'course' || !lines) return null
  const line = lineOf(row, lines)
  if (row.reads === 'halves') {
    const { grade } = HALVES_FAMILIES[row.family]
    return (first, second) => grade({ first, second }, outcome, line)
  }
  if (row.measure !== 'goals') return null
  const { grade } = familyOf(row.family)
  const { period } = row
  return (first, second, full) => grade(period === '1h' ? first : period === '2h' ? second : full, outcome, line)
}

/** "market?specifiers/outcome", and an outcome may have a slash itself. */
function namedGrader(name: string): Grader | null {
  const [, market, specifiers, outcome] = /^([^?]+)\?([^/]*)\/(.+)$/.exec(name) ?? []
  const row = marketRow(market ?? '')
  return row && graderOf(row, specifiers!, outcome!)
}

function gradersOf({ market, specifiers, outcome }: Exposure): Grader[] | null {
  const names = market === SAME_MATCH ? outcome.split('&') : [`${market}?${specifiers}/${outcome}`]
  const graders = names.map(namedGrader)
  return graders.every((one) => one !== null) ? graders : null
}

/** What is paid when it ends so. */
function paidFor(grade: Grade, { stake, singles }: Exposure): bigint {
  if (grade === 'won') return singles
  if (grade === 'half-won') return (singles + stake) / 2n
  if (grade === 'push') return stake
  return grade === 'half-lost' ? stake / 2n : 0n
}

interface Decided {
  readonly row: Exposure
  readonly graders: readonly Grader[]
}

function costAt(decided: readonly Decided[], first: Score, full: Score): bigint {
  const second = [full[0] - first[0], full[1] - first[1]] as const
  return decided.reduce((sum, { row, graders }) => {
    const grades = graders.map((grade) => grade(first, second, full))
    const together = grades.length === 1 ? grades[0]! : grades.every((one) => one === 'won') ? 'won' : 'lost'
    return sum + paidFor(together, row) - row.stake
  }, 0n)
}

function byMarket(rows: readonly Exposure[]): Exposure[][] {
  const found = new Map<string, Exposure[]>()
  for (const row of rows) {
    const name = `${row.market}?${row.specifiers}`
    found.set(name, [...(found.get(name) ?? []), row])
  }
  return [...found.values()]
}

/** Of outcomes that exclude each other the dearest is paid, of others perhaps all; nothing, when every one of them can fail. */
function worstOf(rows: readonly Exposure[]): bigint {
  const overlaps = marketRow(rows[0]!.market)?.overlaps ?? true
  const paid = rows.map(({ singles, stake }) => (singles > stake ? singles : stake))
  const most = paid.reduce((all, one) => (overlaps ? all + one : one > all ? one : all), 0n)
  return most - rows.reduce((all, { stake }) => all + stake, 0n)
}

/** @param joint null: nothing tells how the halves may end, and every market counts at its own worst. */
export function worstCase(all: readonly Exposure[], joint: Joint | null): Worst {
  const rows = all.filter(({ stake, singles }) => stake !== 0n || singles !== 0n)
  const decided: Decided[] = []
  const others: Exposure[] = []
  for (const row of rows) {
    const graders = joint && gradersOf(row)
    if (graders) decided.push({ row, graders })
    else others.push(row)
  }
  let [scores, at]: [bigint | null, Worst['at']] = [null, null]
  const byScore = new Map<string, Worst['byScore'][number]>()
  for (let cell = 0; joint && decided.length > 0 && cell < joint.chance.length; cell++) {
    const [halfTime, fullTime] = [
      [joint.hh[cell]!, joint.ha[cell]!] as const,
      [joint.fh[cell]!, joint.fa[cell]!] as const,
    ]
    const cost = costAt(decided, halfTime, fullTime)
    if (scores === null || cost > scores) [scores, at] = [cost, { halfTime, fullTime }]
    const known = byScore.get(fullTime.join(':'))
    if (!known || cost > known.cost) byScore.set(fullTime.join(':'), { fullTime, cost })
  }
  const rest = byMarket(others).reduce((sum, one) => sum + worstOf(one), 0n)
  return { scores: scores ?? 0n, at, others: rest, byScore: [...byScore.values()] }
}
