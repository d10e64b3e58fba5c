/** The table of a league: points, then the difference of goals, then goals; who is equal in all three shares their places. */
import type { Score } from '../markets/grade.ts'

export interface PlayedMatch {
  readonly home: string
  readonly away: string
  readonly score: Score
}

/** Points that the league itself gave or took. */
export interface Adjustment {
  readonly side: string
  readonly points: number
  readonly why: string
}

export interface Standing {
  readonly side: string
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly goals: readonly [scored: number, conceded: number]
  readonly points: number
  /** The first and the last of the places that they share; nobody else's are among them. */
  readonly places: readonly [first: number, last: number]
}

type Unplaced = Omit<Standing, 'places'>
const WIN = 3
const DRAW = 1

function unplaced(side: string, matches: readonly PlayedMatch[], adjusted: number): Unplaced {
  let [won, drawn, lost, scored, conceded] = [0, 0, 0, 0, 0]
  for (const { home, away, score } of matches) {
    if (side !== home && side !== away) continue
    const [own, other] = side === home ? score : [score[1], score[0]]
    scored += own
    conceded += other
    if (own > other) won++
    else if (own === other) drawn++
    else lost++
  }
  return { side, won, drawn, lost, goals: [scored, conceded], points: won * WIN + drawn * DRAW + adjusted }
}

/** Below zero: `one` stands above `other`. */
function compared(one: Unplaced, other: Unplaced): number {
  const difference = ({ goals: [scored, conceded] }: Unplaced): number => scored - conceded
  return other.points - one.points || difference(other) - difference(one) || other.goals[0] - one.goals[0]
}

export function standingsOf(
  sides: readonly string[],
  matches: readonly PlayedMatch[],
  adjustments: readonly Adjustment[] = [],
): Standing[] {
  const adjustedOf = (side: string): number =>
    adjustments.filter((one) => one.side === side).reduce((sum, { points }) => sum + points, 0)
  const all = sides.map((side) => unplaced(side, matches, adjustedOf(side))).sort(compared)
  return all.map((one) => {
    const first = all.findIndex((other) => compared(one, other) === 0)
    const tied = all.filter((other) => compared(one, other) === 0).length
    return { ...one, places: [first + 1, first + tied] }
  })
}
