/**
 * Tennis: from the chance of a point on one's own serve to games, sets and the match. Newton and Keller, "Probability of
 * winning at tennis" (2005): points are taken as independent of each other. The states are games and sets; a game under way
 * counts as not begun.
 */
import type { Strength } from './football/intensity.ts'
import type { ScoreTable, Weighted } from './score-table.ts'
import { gathered } from './score-table.ts'

/** Chance of the point for each player on their own serve. */
export interface Serves {
  readonly home: number
  readonly away: number
}

/** That the server wins the game: to love, fifteen or thirty, or from deuce, where two points in a row decide. */
export function holds(p: number): number {
  const q = 1 - p
  const beforeDeuce = p ** 4 * (1 + 4 * q + 10 * q ** 2)
  const deuce = 20 * p ** 3 * q ** 3
  return beforeDeuce + (deuce * p ** 2) / (p ** 2 + q ** 2)
}

const TIE_BREAK_POINTS = 7

/** That home wins a tie-break in which `server` serves first. Serves change after the first point and then after every two. */
export function winsTieBreak({ home, away }: Serves, server: 'home' | 'away'): number {
  const known = new Map<number, number>()
  const first = server === 'home' ? home : 1 - away
  const second = server === 'home' ? 1 - away : home
  function from(h: number, a: number): number {
    if (h >= TIE_BREAK_POINTS && h - a >= 2) return 1
    if (a >= TIE_BREAK_POINTS && a - h >= 2) return 0
    if (h === a && h >= TIE_BREAK_POINTS - 1) {
      // Of two points, one on each serve: both won, both lost, or the same again.
      const [both, none] = [first * second, (1 - first) * (1 - second)]
      return both / (both + none)
    }
    const key = h * 32 + a
    const before = known.get(key)
    if (before !== undefined) return before
    const point = Math.floor((h + a + 1) / 2) % 2 === 0 ? first : second
    const chance = point * from(h + 1, a) + (1 - point) * from(h, a + 1)
    known.set(key, chance)
    return chance
  }
  return from(0, 0)
}

export interface SetStanding {
  readonly games: readonly [home: number, away: number]
  readonly server: 'home' | 'away'
}

const other = (server: 'home' | 'away'): 'home' | 'away' => (server === 'home' ? 'away' : 'home')

function isSetOver(home: number, away: number): boolean {
  const [more, less] = [Math.max(home, away), Math.min(home, away)]
  return (more === 6 && less <= 4) || more === 7
}

/** Final games of a set, from where it stands. */
export function setScores(serves: Serves, { games, server }: SetStanding): ScoreTable {
  let states = new Map([[games[0] * 16 + games[1], { home: games[0], away: games[1], chance: 1 }]])
  const ended: Weighted[] = []
  let serving = server
  while (states.size > 0) {
    const next = new Map<number, Weighted>()
    const put = (home: number, away: number, chance: number): void => {
      if (isSetOver(home, away)) ended.push({ home, away, chance })
      else next.set(home * 16 + away, { home, away, chance: (next.get(home * 16 + away)?.chance ?? 0) + chance })
    }
    for (const { home, away, chance } of states.values()) {
      const isTieBreak = home === 6 && away === 6
      const hold = serving === 'home' ? holds(serves.home) : 1 - holds(serves.away)
      const wins = isTieBreak ? winsTieBreak(serves, serving) : hold
      put(home + 1, away, chance * wins)
      put(home, away + 1, chance * (1 - wins))
    }
    states = next
    serving = other(serving)
  }
  return gathered(ended)
}

/** Whose serve follows when so many more games have been played. */
const serverAfter = (games: number, server: SetStanding['server']): SetStanding['server'] =>
  games % 2 === 0 ? server : other(server)

/** The set that follows one under way: who serves first there hangs on how many games that one takes. */
export function nextSetScores(serves: Serves, current: SetStanding): ScoreTable {
  const begun = current.games[0] + current.games[1]
  const chances = { home: 0, away: 0 }
  for (const { home, away, chance } of setScores(serves, current))
    chances[serverAfter(home + away - begun, current.server)] += chance
  return gathered(
    (['home', 'away'] as const).flatMap((server) =>
      setScores(serves, { games: [0, 0], server }).map((cell) => ({ ...cell, chance: cell.chance * chances[server] })),
    ),
  )
}

export interface TennisStanding {
  /** Final games of the sets that are over. */
  readonly sets: readonly (readonly [home: number, away: number])[]
  readonly current: SetStanding
}

export const FIRST_SERVE: TennisStanding = { sets: [], current: { games: [0, 0], server: 'home' } }
const SETS_TO_WIN = 2

interface MatchState {
  readonly sets: readonly [number, number]
  readonly games: readonly [number, number]
  readonly server: 'home' | 'away'
  readonly chance: number
}

export interface MatchTables {
  readonly sets: ScoreTable
  readonly games: ScoreTable
}

/** Sets and games of a match of best of three. Who serves first in the next set follows from the games of the last. */
export function matchScores(serves: Serves, standing: TennisStanding): MatchTables {
  const won = standing.sets.map(([home, away]): [number, number] => (home > away ? [1, 0] : [0, 1]))
  const add = (rows: readonly (readonly [number, number])[]): [number, number] =>
    rows.reduce<[number, number]>((sum, [home, away]) => [sum[0] + home, sum[1] + away], [0, 0])
  let states: MatchState[] = [{ sets: add(won), games: add(standing.sets), server: standing.current.server, chance: 1 }]
  const ended: MatchState[] = []
  for (let isFirst = true; states.length > 0; isFirst = false) {
    const next = new Map<string, MatchState>()
    for (const state of states) {
      if (Math.max(...state.sets) >= SETS_TO_WIN) {
        ended.push(state)
        continue
      }
      const from: SetStanding = isFirst ? standing.current : { games: [0, 0], server: state.server }
      for (const { home, away, chance } of setScores(serves, from)) {
        const begun = from.games[0] + from.games[1]
        const server = serverAfter(home + away - begun, from.server)
        const sets: [number, number] = [state.sets[0] + (home > away ? 1 : 0), state.sets[1] + (away > home ? 1 : 0)]
        const games: [number, number] = [state.games[0] + home, state.games[1] + away]
        const key = [...sets, ...games, server].join()
        next.set(key, { sets, games, server, chance: (next.get(key)?.chance ?? 0) + state.chance * chance })
      }
    }
    states = [...next.values()]
  }
  return {
    sets: gathered(ended.map(({ sets: [home, away], chance }) => ({ home, away, chance }))),
    games: gathered(ended.map(({ games: [home, away], chance }) => ({ home, away, chance }))),
  }
}

function meanGames(serves: Serves): Strength {
  let [total, supremacy] = [0, 0]
  for (const { home, away, chance } of matchScores(serves, FIRST_SERVE).games) {
    total += (home + away) * chance
    supremacy += (home - away) * chance
  }
  return { total, supremacy }
}

/** Points on serve that give the expected games and their difference: few rounds, each moving what it governs. */
export function servesOf({ total, supremacy }: Strength): Serves {
  let [level, edge] = [0.63, 0]
  for (let round = 0; round < 12; round++) {
    const got = meanGames(within(level, edge))
    edge += (supremacy - got.supremacy) * 0.006
    level += (total - got.total) * 0.008
    level = Math.min(Math.max(level, 0.5), 0.8)
    edge = Math.min(Math.max(edge, -0.15), 0.15)
  }
  return within(level, edge)
}

function within(level: number, edge: number): Serves {
  const clamp = (p: number): number => Math.min(Math.max(p, 0.35), 0.9)
  return { home: clamp(level + edge), away: clamp(level - edge) }
}
