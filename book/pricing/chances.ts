/** How likely each grade of each outcome of a market is, under an event's distribution. */
import { familyOf } from '../markets/families.ts'
import type { Grade } from '../markets/grade.ts'
import { HALVES_FAMILIES } from '../markets/halves.ts'
import type { Lines } from '../markets/settle.ts'
import type { MarketRow } from '../markets/table.ts'
import type { EventModel } from './event-model.ts'
import type { Kinds } from './kinds.ts'
import { halvesKinds, scoreKinds } from './kinds.ts'
import type { Chances } from './margin.ts'

const PARTS = 5
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
    const kinds = scoreKinds(table, family.reads)
    return bySum(row, kinds, gradesOf(row, line), (score, outcome) => family.grade(score, outcome, line))
  }
  if (row.reads === 'halves') {
    const { joint } = model
    if (!joint) return null
    const family = HALVES_FAMILIES[row.family]
    const grades = gradesOf(row, line)
    if (row.needs.includes('ht'))
      return bySum(row, halvesKinds(joint), grades, (halves, outcome) => family.grade(halves, outcome, line))
    // For families that read the full score alone it is all one how it is split.
    return bySum(row, scoreKinds(model.scores('goals', 'match') ?? [], 'score'), grades, (score, outcome) =>
      family.grade({ first: score, second: [0, 0] }, outcome, line),
    )
  }
  const chances = model.course?.(row.family, line)
  return chances ? Object.fromEntries(row.outcomes.map((outcome) => [outcome, plainly(chances[outcome] ?? 0)])) : null
}

/** Where the stakes on a market's outcomes belong in each kind that was met: `PART_OF` of its grade at kind x outcomes + outcome. */
interface Grades {
  parts: Uint8Array
}

const UNMET = 255

/**
 * A market's grades do not hang on the match: they are asked for once and kept, by family and line. A book offers some
 * thousand lines; whoever asks for more begins anew.
 */
const GRADES = new Map<string, Grades>()
const MOST_GRADES = 5000

function gradesOf({ reads, family }: MarketRow, line: number): Grades {
  const name = `${reads} ${family} ${String(line)}`
  let found = GRADES.get(name)
  if (found) return found
  if (GRADES.size > MOST_GRADES) GRADES.clear()
  GRADES.set(name, (found = { parts: new Uint8Array(0) }))
  return found
}

/** Grades a kind that was not met before. */
function meet(grades: Grades, from: number, parts: readonly number[]): void {
  if (from >= grades.parts.length) {
    const longer = new Uint8Array(2 * from + parts.length).fill(UNMET)
    longer.set(grades.parts)
    grades.parts = longer
  }
  grades.parts.set(parts, from)
}

function bySum<One>(
  { outcomes }: MarketRow,
  { keys, chances, like }: Kinds<One>,
  grades: Grades,
  grade: (one: One, outcome: string) => Grade,
): ByOutcome {
  const width = outcomes.length
  const sums = new Float64Array(width * PARTS)
  for (let at = 0; at < keys.length; at++) {
    const from = keys[at]! * width
    // Beyond the end is unmet too.
    if ((grades.parts[from] ?? UNMET) === UNMET)
      meet(
        grades,
        from,
        outcomes.map((outcome) => PART_OF[grade(like(at), outcome)]),
      )
    const { parts } = grades
    const chance = chances[at]!
    for (let nth = 0; nth < width; nth++) sums[nth * PARTS + parts[from + nth]!]! += chance
  }
  const found: Record<string, Chances> = {}
  for (let nth = 0; nth < width; nth++) {
    const at = nth * PARTS
    const [win, halfWin, push] = [sums[at]!, sums[at + 1]!, sums[at + 2]!]
    found[outcomes[nth]!] = { win, halfWin, push, halfLose: sums[at + 3]!, lose: sums[at + 4]! }
  }
  return found
}
