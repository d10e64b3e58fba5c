/** Every row of the market table with every line that is offered before a match, beside matches that are played by simulation. */
import type { LegResult } from '@uwanja/contract/fair/leg'
import type { Facts, Lines } from '@uwanja/book/markets/settle'
import { settle } from '@uwanja/book/markets/settle'
import { specifiersOf } from '@uwanja/book/markets/specifiers'
import type { MarketRow, Sport } from '@uwanja/book/markets/table'
import { MARKETS } from '@uwanja/book/markets/table'
import { chancesOf } from '@uwanja/book/pricing/chances'
import type { EventModel } from '@uwanja/book/pricing/event-model'
import { basketballModel, footballModel, tennisModel } from '@uwanja/book/pricing/event-model'
import type { Strength } from '@uwanja/book/pricing/football/intensity'
import { offeredLines } from '@uwanja/book/pricing/lines'
import type { Chances } from '@uwanja/book/pricing/margin'
import { basketballOf } from './simulated/basketball.ts'
import type { Random } from './simulated/draws.ts'
import { footballOf } from './simulated/football.ts'
import { tennisOf } from './simulated/tennis.ts'

interface Played {
  readonly strength: Strength
  readonly model: (strength: Strength) => EventModel
  readonly matches: (strength: Strength, random: Random) => () => Facts
}

const SPORTS: Readonly<Record<Sport, Played>> = {
  football: { strength: { total: 2.7, supremacy: 0.45 }, model: footballModel, matches: footballOf },
  basketball: { strength: { total: 162, supremacy: 4.5 }, model: basketballModel, matches: basketballOf },
  tennis: { strength: { total: 22.5, supremacy: 4 }, model: tennisModel, matches: tennisOf },
}

/** What a leg can become, and what the model calls its chance. */
const ENDS: readonly (readonly [keyof Chances, (result: LegResult) => boolean])[] = [
  ['win', ({ r, v }) => r === 1 && v === 0],
  ['halfWin', ({ r, v }) => r === 1 && v === 0.5],
  ['push', ({ v }) => v === 1],
  ['halfLose', ({ r, v }) => r === 0 && v === 0.5],
  ['lose', ({ r, v }) => r === 0 && v === 0],
]
/** Rarer ends are left out: their standard error says little. */
const LEAST_EXPECTED = 20

export interface Judged {
  readonly what: string
  readonly chance: number
  readonly share: number
  /** How far they are apart, in standard errors. */
  readonly errors: number
}

export interface Calibration {
  readonly rows: number
  readonly lines: number
  readonly judged: readonly Judged[]
  /** Rows that no match before its beginning is offered, each with why. */
  readonly unjudged: readonly { readonly id: string; readonly why: string }[]
}

/** How often each kind of match was played: those that agree in all that a row reads are one kind. */
type Kinds = ReadonlyMap<string, { readonly facts: Facts; readonly count: number }>

function kindsOf(matches: readonly Facts[], reads: (facts: Facts) => unknown): Kinds {
  const kinds = new Map<string, { facts: Facts; count: number }>()
  for (const facts of matches) {
    const key = JSON.stringify(reads(facts))
    const kind = kinds.get(key)
    if (kind) kind.count++
    else kinds.set(key, { facts, count: 1 })
  }
  return kinds
}

/** Asked for once by each thing that rows read. */
function kindsBy(matches: readonly Facts[]): (row: MarketRow, lines: Lines) => Kinds {
  const known = new Map<string, Kinds>()
  return (row, lines) => {
    const numbered = row.reads === 'score' ? lines[row.period] : undefined
    const measured = row.reads === 'score' ? `${row.measure}.${row.period}` : row.reads
    const name = numbered === undefined ? measured : `${measured}.${numbered}`
    const halves = ({ periods }: Facts): unknown => [periods['goals.1h'], periods['goals.2h']]
    const reads = (facts: Facts): unknown =>
      row.reads === 'score' ? facts.periods[name] : row.reads === 'halves' ? halves(facts) : facts.course?.goals
    const kinds = known.get(name) ?? kindsOf(matches, reads)
    known.set(name, kinds)
    return kinds
  }
}

function judgedLine(row: MarketRow, lines: Lines, model: EventModel, kinds: Kinds): Judged[] {
  const chances = chancesOf(row, lines, model)
  if (!chances) return []
  const results = [...kinds.values()].map(({ facts, count }) => ({ count, of: settle(row, lines, facts) }))
  const matches = results.reduce((sum, { count }) => sum + count, 0)
  return row.outcomes.flatMap((outcome) =>
    ENDS.flatMap(([end, is]) => {
      const chance = chances[outcome]![end]
      if (chance * matches < LEAST_EXPECTED || (1 - chance) * matches < LEAST_EXPECTED) return []
      const met = results.reduce((sum, { count, of }) => sum + (of[outcome] && is(of[outcome]) ? count : 0), 0)
      const share = met / matches
      const errors = Math.abs(share - chance) / Math.sqrt((chance * (1 - chance)) / matches)
      return [{ what: `${row.id} ${specifiersOf(row, lines)} ${outcome} ${end}`, chance, share, errors }]
    }),
  )
}

function ofSport(sport: Sport, count: number, random: Random): Calibration {
  const { strength, model: modelOf, matches } = SPORTS[sport]
  const model = modelOf(strength)
  const kinds = kindsBy(Array.from({ length: count }, matches(strength, random)))
  const rows = MARKETS.filter((row) => row.sport === sport)
  const each = rows.map((row) => {
    const offered = offeredLines(row, model)
    return {
      row,
      lines: offered.length,
      judged: offered.flatMap((lines) => judgedLine(row, lines, model, kinds(row, lines))),
    }
  })
  const missing = each.filter(({ judged }) => judged.length === 0)
  return {
    rows: rows.length - missing.length,
    lines: each.reduce((sum, { lines }) => sum + lines, 0),
    judged: each.flatMap(({ judged }) => judged),
    unjudged: missing.map(({ row, lines }) => ({
      id: row.id,
      why: lines === 0 ? 'no line of it is offered before a match' : 'all of its ends are too rare or certain',
    })),
  }
}

/** All sports, each with so many matches. */
export function calibrations(count: number, random: Random): ReadonlyMap<Sport, Calibration> {
  const sports = Object.keys(SPORTS) as Sport[]
  return new Map(sports.map((sport) => [sport, ofSport(sport, count, random)]))
}
