/** Settlement beside the recount of `testing.ts`: every score from 0-0 to 9-9, and matches made up at random. */
import { fraction, fractionText } from '@uwanja/contract/fair/fraction'
import type { LegResult } from '@uwanja/contract/fair/leg'
import { multiplier } from '@uwanja/contract/fair/leg'
import type { Facts, Lines } from './settle.ts'
import { settle } from './settle.ts'
import type { Fact, MarketRow, Sport } from './table.ts'
import { MARKETS } from './table.ts'
import type { Happening, History, Pair } from './testing.ts'
import { paid, scoreOf, seeded } from './testing.ts'
import { describe, expect, test } from 'vitest'

const HISTORIES = process.env['UWANJA_DEEP'] ? 10_000 : 1000

const paidBy = (result: LegResult | null): string | null => result && fractionText(multiplier(result, fraction(3n)))

/** Every score and course of a history up to a minute; null: to its end. */
function factsOf(history: History, until: number | null = null): Facts {
  const happenings = (history.happenings ?? []).filter(({ minute }) => minute <= (until ?? 90))
  const soFar: History = { ...history, happenings }
  const period = (measure: string, name: string, isOver: boolean, numbered?: number) =>
    [
      [measure, name, ...(numbered === undefined ? [] : [numbered])].join('.'),
      { score: scoreOf(soFar, measure, name, numbered), isOver },
    ] as const
  const isFirstOver = until === null || until >= 45
  const counted = ['goals', 'corners', 'cards'].flatMap((what) => [
    period(what, 'match', until === null),
    period(what, '1h', isFirstOver),
    period(what, '2h', until === null),
  ])
  const points = [period('points', 'match', true), period('points', '1h', true)]
  const quarters = (history.quarters ?? []).map((_pair, at) => period('points', 'quarter', true, at + 1))
  const sets = (history.sets ?? []).map((_pair, at) => period('games', 'set', true, at + 1))
  const games = [period('sets', 'match', true), period('games', 'match', true)]
  const goals = happenings.filter(({ what }) => what === 'goals')
  return {
    periods: Object.fromEntries([
      ...(history.happenings ? counted : []),
      ...(history.quarters ? [...points, ...quarters] : []),
      ...(history.sets ? [...games, ...sets] : []),
    ]),
    ...(history.happenings ? { course: { goals, isOver: until === null, minute: until ?? 90 } } : {}),
  }
}

/** One to three lines of a market, around what was counted, where a mistake of a quarter shows. */
function linesNear(row: MarketRow, history: History, steps: readonly number[]): Lines[] {
  const named = row.specifiers.at(-1)
  if (named === 'goal') return ['1', '2', '5'].map((goal) => ({ goal }))
  if (named === 'minute') return ['10', '15', '90'].map((minute) => ({ minute }))
  const numbers = row.specifiers[0] === 'quarter' || row.specifiers[0] === 'set' ? [1, 2] : [undefined]
  return numbers.flatMap((numbered) => {
    const first = numbered === undefined ? {} : { [row.specifiers[0]!]: String(numbered) }
    if (named !== 'total' && named !== 'hcp') return [first]
    const [h, a] =
      row.reads === 'score' ? scoreOf(history, row.measure, row.period, numbered) : scoreOf(history, 'goals', 'match')
    const middle = named === 'hcp' ? a - h : row.id.includes('home-') ? h : row.id.includes('away-') ? a : h + a
    const isQuartered = row.reads === 'score' && !row.id.endsWith('.handicap')
    return steps.map((step) => {
      const line = isQuartered ? middle + step / 4 : middle + Math.round(step / 4) + (named === 'hcp' ? 0 : 0.5)
      return { ...first, [named]: String(line) }
    })
  })
}

/** What settlement and recount say otherwise, as text. @param until Minutes played; what is undecided then is passed over. */
function differences(rows: readonly MarketRow[], history: History, steps: readonly number[], until?: number): string[] {
  const facts = factsOf(history, until)
  return rows.flatMap((row) =>
    linesNear(row, history, steps).flatMap((lines) => {
      const numbered = row.specifiers.length > 1 || lines['quarter'] || lines['set'] ? row.specifiers[0] : undefined
      const last = row.specifiers.at(-1) ?? ''
      return Object.entries(settle(row, lines, facts)).flatMap(([outcome, result]) => {
        if (result === null && until !== undefined) return []
        const wanted = paid(history, row.id, outcome, Number(lines[last] ?? 0), Number(lines[numbered ?? ''] ?? 0))
        const got = paidBy(result)
        return got === wanted ? [] : [`${row.id} ${JSON.stringify(lines)} ${outcome}: ${String(got)}, not ${wanted}`]
      })
    }),
  )
}

const rowsOf = (sport: Sport): MarketRow[] => MARKETS.filter((row) => row.sport === sport)
const repeated = (side: Happening['side'], times: number, what: Happening['what']): Happening[] =>
  Array.from({ length: times }, (_, at) => ({ what, side, minute: at + 1 }))

describe('every score from 0-0 to 9-9', () => {
  const scores = Array.from({ length: 100 }, (_, at): Pair => [Math.floor(at / 10), at % 10])
  const steps = [-8, -4, -3, -2, -1, 0, 1, 2, 3, 4, 8]

  test.each(['goals', 'corners', 'cards'] as const)('P08 settles %s as the recount does', (what) => {
    const rows = rowsOf('football').filter(
      (row) => row.needs.every((fact) => fact === (what === 'goals' ? 'ft' : what)) && !row.id.includes('.1h.'),
    )
    expect(rows.length).toBeGreaterThanOrEqual(what === 'goals' ? 22 : 4)
    for (const [h, a] of scores) {
      const history = { happenings: [...repeated('home', h, what), ...repeated('away', a, what)] }
      expect(differences(rows, history, steps)).toEqual([])
    }
  })
})

describe('coverage', () => {
  /** What a feed that delivers only these facts tells of an ended match. */
  function toldWith(facts: Facts, coverage: readonly Fact[]): Facts {
    const has = (...some: readonly Fact[]): boolean => some.every((fact) => coverage.includes(fact))
    const isTold = (key: string): boolean => {
      if (key === 'goals.match' || key === 'points.match') return has('ft')
      if (key === 'goals.1h') return has('ht')
      if (key === 'goals.2h') return has('ft', 'ht')
      if (key.startsWith('points')) return has('quarters')
      return has(key.slice(0, key.indexOf('.')) as Fact)
    }
    const periods = Object.fromEntries(Object.entries(facts.periods).filter(([key]) => isTold(key)))
    return { periods, ...(facts.course && has('goals') ? { course: facts.course } : {}) }
  }
  const history: History = {
    happenings: [...repeated('home', 2, 'goals'), ...repeated('away', 3, 'corners'), ...repeated('home', 1, 'cards')],
    quarters: [
      [20, 18],
      [22, 25],
      [19, 19],
      [24, 20],
    ],
    sets: [
      [6, 3],
      [6, 4],
    ],
  }
  const isDecided = (row: MarketRow, coverage: readonly Fact[]): boolean =>
    linesNear(row, history, [2]).every((lines) =>
      Object.values(settle(row, lines, toldWith(factsOf(history), coverage))).every((one) => one !== null),
    )

  test.each(MARKETS.map((row) => [row.id, row] as const))(
    'P08 what %s needs decides it, and nothing less does',
    (_id, row) => {
      expect(isDecided(row, row.needs)).toBe(true)
      // The order of goals holds the final score too.
      const needed = row.reads === 'course' ? (['goals'] as const) : row.needs
      for (const fact of needed)
        expect(
          isDecided(
            row,
            row.needs.filter((one) => one !== fact),
          ),
          fact,
        ).toBe(false)
    },
  )
})

describe('matches made up at random', () => {
  const random = seeded(16_000_003)
  const below = (n: number): number => Math.floor(random() * n)

  function football(): History {
    const some = (what: Happening['what'], most: number): Happening[] =>
      Array.from({ length: below(most) }, () => ({
        what,
        side: random() < 0.55 ? ('home' as const) : ('away' as const),
        minute: 1 + below(90),
      }))
    const happenings = [...some('goals', 12), ...some('corners', 22), ...some('cards', 12)]
    return { happenings: happenings.sort((one, other) => one.minute - other.minute) }
  }

  function basketball(): History {
    const quarter = (): Pair => {
      const home = below(40)
      return [home, random() < 0.2 ? home : below(40)]
    }
    const quarters = [quarter(), quarter(), quarter(), quarter()]
    const [h, a] = scoreOf({ quarters }, 'points', 'match')
    return h === a ? { quarters, overtime: random() < 0.5 ? [9, 7] : [6, 12] } : { quarters }
  }

  function tennis(): History {
    const set = (): Pair => {
      const less = below(7)
      const ended: Pair = [less < 5 ? 6 : 7, less]
      return random() < 0.5 ? ended : [ended[1], ended[0]]
    }
    const two = [set(), set()]
    return { sets: scoreOf({ sets: two }, 'sets', 'match').includes(2) ? two : [...two, set()] }
  }

  test.each([
    ['football', football],
    ['basketball', basketball],
    ['tennis', tennis],
  ] as const)('P08 every market of %s is settled as the recount does', (sport, made) => {
    const rows = rowsOf(sport)
    for (let nth = 0; nth < HISTORIES; nth++) {
      const history = made()
      expect(differences(rows, history, [below(9) - 4]), JSON.stringify(history)).toEqual([])
    }
  })

  test('P08 what is decided while a match is played is what the recount says of its end', () => {
    const rows = rowsOf('football').filter((row) => row.reads !== 'halves' || !row.needs.includes('ht'))
    const ofHalves = rowsOf('football').filter((row) => !rows.includes(row))
    for (let nth = 0; nth < HISTORIES / 10; nth++) {
      const history = football()
      expect(differences(rows, history, [below(9) - 4], 1 + below(89)), JSON.stringify(history)).toEqual([])
      // Before the break there are too many continuations of both halves to go through so often.
      expect(differences(ofHalves, history, [0], 45 + below(45)), JSON.stringify(history)).toEqual([])
    }
  })
})
