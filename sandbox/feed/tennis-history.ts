/** A tennis match of best of three drawn at once from its seed: games one after another on a time line. */
import type { FeedFacts, Pair } from '@uwanja/providers/feeds/feed'
import type { Chance } from './chance.ts'
import { chanceOf } from './chance.ts'
import { trueStrength } from './leagues.ts'
import type { Fixture } from './schedule.ts'

type Side = 'home' | 'away'

interface Game {
  /** When it ends. */
  readonly at: number
  readonly winner: Side
  readonly server: Side
  readonly set: number
}

export interface TennisHistory {
  readonly games: readonly Game[]
  readonly setEnds: readonly number[]
  readonly expected: { readonly total: number; readonly supremacy: number }
}

const GAME_S = 260
const SETS_TO_WIN = 2
const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

function isSetOver([home, away]: Pair): boolean {
  const [more, less] = [Math.max(home, away), Math.min(home, away)]
  return more === 7 || (more === 6 && less <= 4)
}

/** Games of one set, from a moment and a server on. */
function setOf(chance: Chance, holds: Readonly<Record<Side, number>>, set: number, from: number, first: Side): Game[] {
  const games: Game[] = []
  let score: Pair = [0, 0]
  for (let server = first, at = from; !isSetOver(score); server = other(server)) {
    const isTieBreak = score[0] === 6 && score[1] === 6
    const homeWins = isTieBreak ? 0.5 + (holds.home - holds.away) / 2 : server === 'home' ? holds.home : 1 - holds.away
    const winner: Side = chance.next() < homeWins ? 'home' : 'away'
    at += Math.floor(chance.between(0.5, 1.6) * GAME_S)
    games.push({ at, winner, server, set })
    score = winner === 'home' ? [score[0] + 1, score[1]] : [score[0], score[1] + 1]
  }
  return games
}

const countOf = (games: readonly Game[], side: Side): number => games.filter(({ winner }) => winner === side).length

export function tennisHistory({ id, league, home, away }: Fixture): TennisHistory {
  const chance = chanceOf(`match:${id}`)
  const [one, two] = [trueStrength(league, home), trueStrength(league, away)]
  const edge = (one.attack + one.defence - two.attack - two.defence) * 0.08
  const holds = { home: Math.min(0.95, 0.77 + edge), away: Math.min(0.95, 0.77 - edge) }
  const games: Game[] = []
  const setEnds: number[] = []
  const sets = { home: 0, away: 0 }
  let server: Side = 'home'
  for (let set = 1; Math.max(sets.home, sets.away) < SETS_TO_WIN; set++) {
    const played = setOf(chance, holds, set, setEnds.at(-1) ?? 0, server)
    games.push(...played)
    setEnds.push(played.at(-1)!.at)
    sets[countOf(played, 'home') > countOf(played, 'away') ? 'home' : 'away']++
    server = other(played.at(-1)!.server)
  }
  const noise = chanceOf(`expected:${id}`)
  return {
    games,
    setEnds,
    expected: {
      total: Math.round((23.5 - Math.abs(edge) * 18 + noise.between(-0.5, 0.5)) * 10) / 10,
      supremacy: Math.round((edge * 34 + noise.between(-0.5, 0.5)) * 10) / 10,
    },
  }
}

export function tennisFacts({ games, setEnds, expected }: TennisHistory, at: number): FeedFacts {
  if (at < 0) return { status: 'not-started', expected, server: 'home' }
  const seen = games.filter((game) => game.at <= at)
  const isOver = at >= setEnds.at(-1)!
  const finished = setEnds.filter((end) => end <= at).length
  const current = isOver ? finished : finished + 1
  const pairOf = (list: readonly Game[]): Pair => [countOf(list, 'home'), countOf(list, 'away')]
  const inSet = (set: number): Game[] => seen.filter((game) => game.set === set)
  const won = Array.from({ length: finished }, (_, at2) => pairOf(inSet(at2 + 1)))
  const sets: Pair = [won.filter(([h, a]) => h > a).length, won.filter(([h, a]) => a > h).length]
  const scores: Record<string, { score: Pair; isOver: boolean }> = {
    'sets.match': { score: sets, isOver },
    'games.match': { score: pairOf(seen), isOver },
  }
  for (let set = 1; set <= current; set++) {
    scores[`games.set.${String(set)}`] = { score: pairOf(inSet(set)), isOver: set <= finished }
  }
  const last = seen.at(-1)
  return {
    status: isOver ? 'ended' : 'live',
    clock: { minute: Math.floor(at / 60), period: `set${String(current)}`, isRunning: !isOver },
    scores,
    server: last ? other(last.server) : 'home',
    expected,
  }
}

/** Seconds at which a feed speaks: the end of every game. */
export function tennisMoments({ games }: TennisHistory): number[] {
  return [0, ...games.map(({ at }) => at)]
}
