/** How likely each grade of each outcome of a market is, under an event's distribution. */
import type { Reads } from '../markets/families.ts'
import { familyOf } from '../markets/families.ts'
import type { Grade } from '../markets/grade.ts'
import type { Halves } from '../markets/halves.ts'
import { HALVES_FAMILIES } from '../markets/halves.ts'
import type { Lines } from '../markets/settle.ts'
import type { MarketRow } from '../markets/table.ts'
import type { EventModel } from './event-model.ts'
import type { Joint } from './football/joint.ts'
import type { Chances } from './margin.ts'
import type { ScoreTable, Weighted } from './score-table.ts'
import { gathered } from './score-table.ts'

const PARTS = ['win', 'halfWin', 'push', 'halfLose', 'lose'] as const satisfies readonly (keyof Chances)[]
const PART_OF: Readonly<Record<Grade, number>> = { won: 0, 'half-won': 1, push: 2, 'half-lost': 3, lost: 4 }

export type ByOutcome = Readonly<Record<string, Chances>>

function plainly(chance: number): Chances {
  return { win: chance, halfWin: 0, push: 0, halfLose: 0, lose: 1 - chance }
}

/** The number that a family of this row reads its line from: its last specifier. */
export function lineOf(row: MarketRow, lines: Lines): number {
  return Number(lines[row.specifiers.at(-1) ?? ''] ?? 0)
}

/** null: this event prices no such market. */
export function chancesOf(row: MarketRow, lines: Lines, model: EventModel): ByOutcome | null {
  const line = lineOf(row, lines)
  if (row.reads === 'score') {
    const numbered = lines[row.period]
    const table = model.scores(row.measure, row.period, numbered === undefined ? undefined : Number(numbered))
    if (!table) return null
    const family = familyOf(row.family)
    const gradesAt = gradesOf(`${row.family} ${String(line)}`, row.outcomes)
    return bySum(row.outcomes, alike(table, family.reads), ({ key, home, away }) =>
      gradesAt(key, (outcome) => family.grade([home, away], outcome, line)),
    )
  }
  if (row.reads === 'halves') {
    const { joint } = model
    if (!joint) return null
    const family = HALVES_FAMILIES[row.family]
    const gradesAt = gradesOf(`halves ${row.family} ${String(line)}`, row.outcomes)
    if (row.needs.includes('ht')) {
      return bySum(row.outcomes, kindsOf(joint), ({ key, halves }) =>
        gradesAt(key, (outcome) => family.grade(halves, outcome, line)),
      )
    }
    // For families that read the full score alone it is all one how it is split.
    return bySum(row.outcomes, alike(model.scores('goals', 'match') ?? [], 'score'), ({ key, home, away }) =>
      gradesAt(key, (outcome) => family.grade({ first: [home, away], second: [0, 0] }, outcome, line)),
    )
  }
  const chances = model.course?.(row.family, line)
  return chances ? Object.fromEntries(row.outcomes.map((outcome) => [outcome, plainly(chances[outcome] ?? 0)])) : null
}

/** What a family does not tell apart, by one key. */
interface Kind {
  readonly key: number
  readonly chance: number
}

/** For each outcome the part of `PARTS` that its stake belongs to. */
type Graded = Uint8Array

/**
 * A market's grades do not hang on the match: they are asked for once and kept, by family and line. A book offers some
 * thousand lines; whoever asks for more begins anew.
 */
const GRADES = new Map<string, Map<number, Graded>>()
const MOST_GRADES = 5000

function gradesOf(
  name: string,
  outcomes: readonly string[],
): (key: number, grade: (outcome: string) => Grade) => Graded {
  if (GRADES.size > MOST_GRADES) GRADES.clear()
  const known = GRADES.get(name) ?? new Map<number, Graded>()
  GRADES.set(name, known)
  return (key, grade) => {
    let found = known.get(key)
    if (!found) known.set(key, (found = Uint8Array.from(outcomes, (outcome) => PART_OF[grade(outcome)])))
    return found
  }
}

function bySum<One extends Kind>(
  outcomes: readonly string[],
  kinds: readonly One[],
  graded: (kind: One) => Graded,
): ByOutcome {
  const sums = new Float64Array(outcomes.length * PARTS.length)
  for (const kind of kinds) {
    const parts = graded(kind)
    for (let at = 0; at < parts.length; at++) sums[at * PARTS.length + parts[at]!]! += kind.chance
  }
  return Object.fromEntries(
    outcomes.map((outcome, at) => {
      const [win, halfWin, push, halfLose, lose] = sums.subarray(at * PARTS.length, (at + 1) * PARTS.length)
      return [outcome, { win: win!, halfWin: halfWin!, push: push!, halfLose: halfLose!, lose: lose! }]
    }),
  )
}

interface Score extends Kind {
  readonly home: number
  readonly away: number
}

const ALIKE = new WeakMap<ScoreTable, Map<Reads, readonly Score[]>>()

/** One score for all that agree in what a family reads of them. */
function alike(table: ScoreTable, reads: Reads): readonly Score[] {
  const known = ALIKE.get(table) ?? new Map<Reads, readonly Score[]>()
  ALIKE.set(table, known)
  const before = known.get(reads)
  if (before) return before
  const scores = reads === 'score' ? table : gathered(table.map((cell) => plainest(cell, reads)))
  const found = scores.map((score) => ({ ...score, key: keyOf(score, reads) }))
  known.set(reads, found)
  return found
}

function plainest({ home, away, chance }: Weighted, reads: Exclude<Reads, 'score'>): Weighted {
  if (reads === 'sum') return { home: home + away, away: 0, chance }
  if (reads === 'home') return { home, away: 0, chance }
  if (reads === 'away') return { home: 0, away, chance }
  return { home: Math.max(home - away, 0), away: Math.max(away - home, 0), chance }
}

function keyOf({ home, away }: Weighted, reads: Reads): number {
  // Cantor's way through all pairs.
  if (reads === 'score') return ((home + away) * (home + away + 1)) / 2 + away
  return away > 0 ? 2 * away - 1 : 2 * home
}

interface HalvesKind extends Kind {
  readonly halves: Halves
}

const KINDS = new WeakMap<Joint, readonly HalvesKind[]>()

/** Cells that no family of halves tells apart are one kind: there are a few hundred among ten thousand cells. */
function kindsOf(joint: Joint): readonly HalvesKind[] {
  const known = KINDS.get(joint)
  if (known) return known
  const sums = new Map<number, { key: number; halves: Halves; chance: number }>()
  for (let at = 0; at < joint.chance.length; at++) {
    const [h1, a1] = [joint.hh[at]!, joint.ha[at]!]
    const [h2, a2] = [joint.fh[at]! - h1, joint.fa[at]! - a1]
    const key = kindOf(h1, a1, h2, a2)
    const sum = sums.get(key)
    if (sum) sum.chance += joint.chance[at]!
    else sums.set(key, { key, halves: { first: [h1, a1], second: [h2, a2] }, chance: joint.chance[at]! })
  }
  const found = [...sums.values()]
  KINDS.set(joint, found)
  return found
}

const ahead = (one: number, other: number): number => (one > other ? 2 : one === other ? 1 : 0)
const some = (goals: number): number => (goals > 0 ? 1 : 0)

/** Who is ahead in each half and in all, which half has more (of both and of each side), and who scores in which. */
function kindOf(h1: number, a1: number, h2: number, a2: number): number {
  const results = ahead(h1, a1) + 3 * (ahead(h2, a2) + 3 * ahead(h1 + h2, a1 + a2))
  const halves = ahead(h1 + a1, h2 + a2) + 3 * (ahead(h1, h2) + 3 * ahead(a1, a2))
  const scorers = some(h1) + 2 * (some(a1) + 2 * (some(h2) + 2 * some(a2)))
  return (results * 27 + halves) * 16 + scorers
}
