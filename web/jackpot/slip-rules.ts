/** What a slip of the jackpot holds, and what is sent of it. Pure. */
import { isThreeWay } from '@uwanja/contract/site/jackpot'
import type { Match } from './use-jackpots.ts'

/** By match: `1` home, `2` draw, `3` away, or a score like `2:1`. */
export type Picks = Readonly<Record<string, string>>

const keyOf = (match: Match): string => String(match.id ?? '')

/** The same choice again takes it back (J02). */
export function toggled(picks: Picks, match: Match, pick: string): Picks {
  const { [keyOf(match)]: before, ...rest } = picks
  return before === pick ? rest : { ...rest, [keyOf(match)]: pick }
}

export const pickOf = (picks: Picks, match: Match): string | undefined => picks[keyOf(match)]

/** Of the main matches; reserves may stay without a choice. */
export function chosen(picks: Picks, matches: readonly Match[]): { readonly count: number; readonly total: number } {
  const main = matches.filter(({ isReserve }) => !isReserve)
  return { count: main.filter((match) => pickOf(picks, match) !== undefined).length, total: main.length }
}

/** A line for each match that was chosen, as the specification has it: `canceled` is always true (J03, J07). */
export function linesOf(picks: Picks, jackpotId: number, matches: readonly Match[]) {
  return matches.flatMap((match) => {
    const pick = pickOf(picks, match)
    if (pick === undefined) return []
    const [one, other] = pick.split(':').map(Number) as [number, number?]
    const isScore = other !== undefined
    return [
      {
        jackpotId,
        eventId: match.id ?? 0,
        choiceId: isScore ? choiceOf(one, other) : one,
        canceled: true,
        participant1Score: isScore ? one : 0,
        participant2Score: isScore ? other : 0,
      },
    ]
  })
}

/** What the scores mean: home, draw or away. */
const choiceOf = (one: number, other: number): number => (one > other ? 1 : one === other ? 2 : 3)

/** Goals of a quick pick: few, as in matches. */
const QUICK_GOALS = [0, 0, 1, 1, 1, 2, 2, 3]

/** Every match chosen by chance. @param random From 0 up to 1. */
export function quickPick(matches: readonly Match[], jackpotTypeID: number, random: () => number = Math.random): Picks {
  const goals = () => QUICK_GOALS[Math.floor(random() * QUICK_GOALS.length)]!
  const one = () =>
    isThreeWay(jackpotTypeID) ? String(1 + Math.floor(random() * 3)) : `${String(goals())}:${String(goals())}`
  return Object.fromEntries(matches.map((match) => [keyOf(match), one()]))
}

/** Both scores, as whole numbers that a match may end with; null: not both are there. */
export function scoreOf(one: string, other: string): string | null {
  const goals = [one.trim(), other.trim()]
  return goals.every((text) => /^\d{1,2}$/.test(text) && Number(text) <= 20) ? goals.map(Number).join(':') : null
}
