/** How a ticket stands by the results that are known. Pure. */
import { isThreeWay } from '@uwanja/contract/site/jackpot'
import { picksOf } from './slip.ts'
import type { Match } from './store.ts'

/** The result in the words of picks; null: it is not played, or cancelled. */
export function resultOf({ state, score1, score2 }: Match, typeId: number): string | null {
  if (state !== 'played' || score1 === null || score2 === null) return null
  if (!isThreeWay(typeId)) return `${String(score1)}:${String(score2)}`
  return score1 > score2 ? '1' : score1 === score2 ? '2' : '3'
}

/** The matches that count as things stand: reserves in order of number for those that are cancelled. */
export function countingNow(matches: readonly Match[]): readonly Match[] {
  const main = matches.filter(({ isReserve }) => !isReserve)
  const standing = main.filter(({ state }) => state !== 'cancelled')
  const reserves = matches.filter(({ isReserve, state }) => isReserve && state !== 'cancelled')
  return [...standing, ...reserves.slice(0, main.length - standing.length)]
}

export interface Standing {
  readonly right: number
  /** If everything that is open goes the ticket's way. */
  readonly possible: number
  readonly isDecided: boolean
}

export function standingOf(choices: string, matches: readonly Match[], typeId: number): Standing {
  const picks = picksOf(choices)
  const counting = countingNow(matches)
  const of = (match: Match) => ({ pick: picks.get(String(match.id)), result: resultOf(match, typeId) })
  const right = counting.filter((match) => of(match).pick !== undefined && of(match).pick === of(match).result).length
  const open = counting.filter((match) => match.state === 'ahead')
  const hopes = open.filter((match) => of(match).pick !== undefined).length
  return { right, possible: right + hopes, isDecided: open.length === 0 }
}

/** null: it is not decided, or does not count. */
export function isRightAt(choices: string, match: Match, typeId: number): boolean | null {
  const result = resultOf(match, typeId)
  return result === null ? null : picksOf(choices).get(String(match.id)) === result
}
