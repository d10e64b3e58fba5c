/** Virtual horse racing: eight runners of known strength, an order drawn by strength, and a book with a stated margin. */
import { bookOdds } from '../book-odds.ts'
import { dealt, type Chance } from '../../luck/chance.ts'
import { weighted } from '../../luck/weighted.ts'

const NAMES = [
  'Golden Acacia',
  'Midnight Drum',
  'Harbour Light',
  'Sandstorm',
  'Tin Whistle',
  'Copper Moon',
  'Rainmaker’s Son',
  'Velvet Dust',
  'Long Horizon',
  'Paper Crown',
  'Kite Weather',
  'Amber Street',
  'Quiet Thunder',
  'Blue Lantern',
  'Market Day',
  'Silver Mango',
  'Second Sunrise',
  'Iron Heron',
  'Little Monsoon',
  'Old Compass',
  'Cardamom',
  'Night Ferry',
  'Salt and Stone',
  'Whistling Pine',
] as const
const RUNNERS = 8
const PLACES = 3
/** From the outsider to the favourite; each race mixes them anew, with a little of its own. */
const STRENGTHS = [6, 8, 11, 14, 18, 23, 30, 40] as const
/** The slowest and the fastest time of a winner, and how far apart neighbours come in, in milliseconds. */
const WINNING_MS = 13_000

export interface Runner {
  readonly name: string
  readonly strength: number
}
export interface Race {
  /** Runners by their places in the programme, the winner first. */
  readonly order: readonly number[]
  /** When each runner of the programme comes in, and how it runs on the way (for the picture alone). */
  readonly timesMs: readonly number[]
  readonly paces: readonly number[]
}

export function announceRunners(chance: Chance): Runner[] {
  const names = dealt(NAMES, RUNNERS, chance)
  const strengths = dealt(STRENGTHS, RUNNERS, chance)
  return names.map((name, at) => ({ name, strength: strengths[at]! + chance.below(4) }))
}

/** Each place goes to one of the runners that are left, as likely as its strength says. */
export function runRace(runners: readonly Runner[], chance: Chance): Race {
  const left = runners.map(({ strength }, at) => ({ at, strength }))
  const order: number[] = []
  while (left.length > 0) {
    const strengths = left.map(({ strength }) => strength)
    order.push(...left.splice(weighted(strengths, chance), 1).map(({ at }) => at))
  }
  let timeMs = WINNING_MS + chance.below(800)
  const timesMs = new Array<number>(runners.length)
  for (const at of order) {
    timesMs[at] = timeMs
    timeMs += 60 + chance.below(340)
  }
  return { order, timesMs, paces: runners.map(() => chance.below(1_000)) }
}

/** The chance that these runners come in first, second … in this order. */
function chanceOfOrder(runners: readonly Runner[], order: readonly number[]): number {
  let left = runners.reduce((sum, { strength }) => sum + strength, 0)
  let chance = 1
  for (const at of order) {
    chance *= runners[at]!.strength / left
    left -= runners[at]!.strength
  }
  return chance
}

interface HorseSpot {
  readonly market: 'win' | 'place' | 'forecast'
  readonly picks: readonly number[]
}

/** "win:3", "place:3" (among the first three), "forecast:3-5" (first and second); runners count from 0. */
function horseSpot(spot: string): HorseSpot | null {
  const single = /^(win|place):([0-7])$/.exec(spot)
  if (single) return { market: single[1] as 'win' | 'place', picks: [Number(single[2])] }
  const pair = /^forecast:([0-7])-([0-7])$/.exec(spot)
  return pair && pair[1] !== pair[2] ? { market: 'forecast', picks: [Number(pair[1]), Number(pair[2])] } : null
}

function chanceOf(runners: readonly Runner[], { market, picks }: HorseSpot): number {
  if (market !== 'place') return chanceOfOrder(runners, picks)
  const all = runners.map((_, at) => at)
  const others = all.filter((at) => at !== picks[0])
  let chance = chanceOfOrder(runners, picks)
  for (const first of others) {
    chance += chanceOfOrder(runners, [first, picks[0]!])
    for (const second of others) {
      if (second !== first) chance += chanceOfOrder(runners, [first, second, picks[0]!])
    }
  }
  return chance
}

export function horseChance(runners: readonly Runner[], spot: string): number | null {
  const found = horseSpot(spot)
  return found && chanceOf(runners, found)
}

export function horseOdds(runners: readonly Runner[], spot: string): number | null {
  const chance = horseChance(runners, spot)
  return chance === null ? null : bookOdds(chance, 1)
}

export function horseWins({ order }: Race, spot: string): boolean {
  const found = horseSpot(spot)
  if (!found) return false
  if (found.market === 'place') return order.slice(0, PLACES).includes(found.picks[0]!)
  return found.picks.every((pick, place) => order[place] === pick)
}

const runners = Array.from({ length: RUNNERS }, (_, at) => at)
/** Every spot of a race: 8 to win, 8 to be placed, 56 forecasts. */
export const HORSE_SPOTS: readonly string[] = [
  ...runners.map((at) => `win:${String(at)}`),
  ...runners.map((at) => `place:${String(at)}`),
  ...runners.flatMap((first) =>
    runners.filter((at) => at !== first).map((second) => `forecast:${String(first)}-${String(second)}`),
  ),
]
