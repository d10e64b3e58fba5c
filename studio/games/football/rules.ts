/** Virtual football: invented clubs with known strengths, goals by Poisson's law, and a book with a stated margin. */
import { bookOdds } from '../book-odds.ts'
import { dealt, type Chance } from '../../luck/chance.ts'
import { weighted } from '../../luck/weighted.ts'

/** Name, goals it scores and lets in against an average club, in hundredths. */
const CLUBS: readonly (readonly [name: string, attack: number, defence: number])[] = [
  ['Kilele Rovers', 128, 84],
  ['Savanna City', 122, 90],
  ['Mwamba FC', 96, 78],
  ['Pwani Athletic', 114, 98],
  ['Jua Rangers', 108, 104],
  ['Harmattan XI', 102, 96],
  ['Baobab Wanderers', 94, 92],
  ['Laguna Stars', 118, 112],
  ['Delta Harriers', 100, 102],
  ['Granite Town', 82, 86],
  ['Cocoa United', 92, 108],
  ['Upepo Albion', 106, 116],
  ['Mto Sporting', 88, 98],
  ['Palm Orient', 84, 110],
  ['Radi Dynamos', 112, 122],
  ['Zamani Old Boys', 78, 104],
]
const FIXTURES = 4
/** Goals at home and away when two average clubs meet, in hundredths. */
const HOME_GOALS = 148
const AWAY_GOALS = 116
/** More goals than these in one half of the score do not occur. */
const MOST_GOALS = 6
const WEIGHT = 1_000_000_000

export interface Fixture {
  readonly home: string
  readonly away: string
  /** Goals that the model expects of each, in hundredths. */
  readonly rates: readonly [number, number]
}

export interface Goal {
  readonly minute: number
  readonly side: 0 | 1
}
export interface Played {
  readonly score: readonly [number, number]
  readonly goals: readonly Goal[]
}

export function announceFixtures(chance: Chance): Fixture[] {
  const clubs = dealt(CLUBS, 2 * FIXTURES, chance)
  return Array.from({ length: FIXTURES }, (_, at) => {
    const [home, away] = [clubs[2 * at]!, clubs[2 * at + 1]!]
    const rate = (goals: number, attack: number, defence: number) => Math.round((goals * attack * defence) / 10_000)
    const rates = [rate(HOME_GOALS, home[1], away[2]), rate(AWAY_GOALS, away[1], home[2])] as const
    return { home: home[0], away: away[0], rates }
  })
}

/** Whole weights of 0, 1, 2 … goals: Poisson's law, cut off at the most. */
function goalWeights(rateHundredths: number): number[] {
  const rate = rateHundredths / 100
  const weights: number[] = []
  for (let goals = 0, chance = Math.exp(-rate); goals <= MOST_GOALS; goals++, chance *= rate / goals) {
    weights.push(Math.round(chance * WEIGHT))
  }
  return weights
}

function playFixture({ rates }: Fixture, chance: Chance): Played {
  const score = [weighted(goalWeights(rates[0]), chance), weighted(goalWeights(rates[1]), chance)] as const
  const goals = [0, 1].flatMap((side) =>
    Array.from({ length: score[side]! }, () => ({ minute: 1 + chance.below(90), side: side as 0 | 1 })),
  )
  return { score, goals: goals.sort((left, right) => left.minute - right.minute) }
}

export function playFixtures(fixtures: readonly Fixture[], chance: Chance): Played[] {
  return fixtures.map((fixture) => playFixture(fixture, chance))
}

type Wins = (home: number, away: number) => boolean
const exact = Array.from({ length: 16 }, (_, at) => [Math.floor(at / 4), at % 4] as const)

/** Each market's selections; exactly one of each market wins. */
export const MARKETS: Readonly<Record<string, Readonly<Record<string, Wins>>>> = {
  result: { '1': (home, away) => home > away, X: (home, away) => home === away, '2': (home, away) => home < away },
  goals: { over: (home, away) => home + away > 2, under: (home, away) => home + away < 3 },
  both: { yes: (home, away) => home > 0 && away > 0, no: (home, away) => home === 0 || away === 0 },
  score: {
    ...Object.fromEntries(
      exact.map(([h, a]) => [`${h}-${a}`, (home: number, away: number) => home === h && away === a]),
    ),
    other: (home, away) => home > 3 || away > 3,
  },
}

interface FootballSpot {
  readonly fixture: number
  readonly wins: Wins
}

/** "0:result:1": fixture, market, selection. */
function footballSpot(spot: string): FootballSpot | null {
  const [rawFixture, market = '', selection = '', ...rest] = spot.split(':')
  if (!/^[0-3]$/.test(rawFixture!) || rest.length > 0 || !Object.hasOwn(MARKETS, market)) return null
  const selections = MARKETS[market]!
  return Object.hasOwn(selections, selection) ? { fixture: Number(rawFixture), wins: selections[selection]! } : null
}

/** How likely the model holds a selection, as a fraction of whole numbers. */
export function footballChance(fixture: Fixture, wins: Wins): { readonly weight: number; readonly total: number } {
  const [home, away] = [goalWeights(fixture.rates[0]), goalWeights(fixture.rates[1])]
  let [weight, total] = [0, 0]
  for (let ours = 0; ours <= MOST_GOALS; ours++) {
    for (let theirs = 0; theirs <= MOST_GOALS; theirs++) {
      const cell = (home[ours]! / WEIGHT) * (away[theirs]! / WEIGHT)
      total += cell
      if (wins(ours, theirs)) weight += cell
    }
  }
  return { weight, total }
}

export function footballOdds(fixtures: readonly Fixture[], spot: string): number | null {
  const found = footballSpot(spot)
  const fixture = found && fixtures[found.fixture]
  if (!fixture) return null
  const { weight, total } = footballChance(fixture, found.wins)
  return bookOdds(weight, total)
}

export function footballWins(played: readonly Played[], spot: string): boolean {
  const found = footballSpot(spot)
  const match = found && played[found.fixture]
  return match ? found.wins(...match.score) : false
}

/** Every spot of a matchday, in the order in which a page shows them. */
export const FOOTBALL_SPOTS: readonly string[] = Array.from({ length: FIXTURES }, (_, fixture) =>
  Object.entries(MARKETS).flatMap(([market, selections]) =>
    Object.keys(selections).map((selection) => `${String(fixture)}:${market}:${selection}`),
  ),
).flat()
