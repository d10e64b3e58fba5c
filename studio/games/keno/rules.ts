/** Keno: pick up to eight of forty numbers, ten are drawn. */
import { dealt, type Chance } from '../../luck/chance.ts'

export const KENO = { numbers: 40, drawn: 10, mostPicks: 8 } as const

const NUMBERS = Array.from({ length: KENO.numbers }, (_, at) => at + 1)

/** By how many were picked, then by how many of them were drawn: what a stake returns, in hundredths. */
const PAYS: readonly (readonly number[])[] = [
  [0],
  [0, 388],
  [0, 185, 450],
  [0, 0, 310, 4_500],
  [0, 0, 180, 1_000, 8_300],
  [0, 0, 140, 410, 1_600, 27_000],
  [0, 0, 0, 300, 830, 18_000, 71_000],
  [0, 0, 0, 200, 660, 3_000, 40_000, 80_000],
  [0, 0, 0, 200, 375, 1_100, 6_700, 40_000, 90_000],
]

export function kenoPays(picks: number): readonly number[] {
  return PAYS[picks]!
}

/** Different whole numbers from 1 to 40, one to eight of them. */
export function arePicks(raw: unknown): raw is readonly number[] {
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > KENO.mostPicks) return false
  const isOne = (pick: unknown) => Number.isInteger(pick) && (pick as number) >= 1 && (pick as number) <= KENO.numbers
  return raw.every(isOne) && new Set(raw).size === raw.length
}

export function drawKeno(chance: Chance): number[] {
  return dealt(NUMBERS, KENO.drawn, chance)
}

export function kenoReturned(picks: readonly number[], drawn: readonly number[]): number {
  return kenoPays(picks.length)[picks.filter((pick) => drawn.includes(pick)).length]!
}

function choose(from: number, count: number): number {
  let ways = 1
  for (let taken = 0; taken < count; taken++) ways = (ways * (from - taken)) / (taken + 1)
  return ways
}

/** What a stake on so many picks returns on average, as a fraction of one. */
export function kenoReturn(picks: number): number {
  const { numbers, drawn } = KENO
  return kenoPays(picks).reduce((sum, pays, hits) => {
    const ways = choose(drawn, hits) * choose(numbers - drawn, picks - hits)
    return sum + (ways / choose(numbers, picks)) * (pays / 100)
  }, 0)
}
