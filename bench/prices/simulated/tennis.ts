/** Tennis played point by point: games with their deuces, tie-breaks, best of three sets. */
import type { Facts, PeriodFacts } from '@uwanja/book/markets/settle'
import type { Strength } from '@uwanja/book/pricing/football/intensity'
import type { Serves } from '@uwanja/book/pricing/tennis'
import { servesOf } from '@uwanja/book/pricing/tennis'
import type { Random } from './draws.ts'

/** 0: home, 1: away. */
type Player = 0 | 1
const other = (player: Player): Player => (player === 0 ? 1 : 0)
type Pair = [home: number, away: number]

/** Until somebody has so many, two more than the other. `winner` says who wins the next one. */
function race(upTo: number, winner: (played: number) => Player): Pair {
  const score: Pair = [0, 0]
  while (Math.max(...score) < upTo || Math.abs(score[0] - score[1]) < 2) score[winner(score[0] + score[1])]++
  return score
}

const leader = ([home, away]: Pair): Player => (home > away ? 0 : 1)

function point({ home, away }: Serves, server: Player, random: Random): Player {
  return random() < (server === 0 ? home : away) ? server : other(server)
}

function game(serves: Serves, server: Player, random: Random): Player {
  return leader(race(4, () => point(serves, server, random)))
}

/** The first server has one point, then each has two. */
function tieBreak(serves: Serves, first: Player, random: Random): Player {
  const serving = (played: number): Player => (Math.ceil(played / 2) % 2 === 0 ? first : other(first))
  return leader(race(7, (played) => point(serves, serving(played), random)))
}

function set(serves: Serves, first: Player, random: Random): Pair {
  const games: Pair = [0, 0]
  for (let server = first; ; server = other(server)) {
    const isTieBreak = games[0] === 6 && games[1] === 6
    games[isTieBreak ? tieBreak(serves, server, random) : game(serves, server, random)]++
    const [most, least] = [Math.max(...games), Math.min(...games)]
    if (most === 7 || (most === 6 && least <= 4)) return games
  }
}

function playedBy(serves: Serves, random: Random): Facts {
  const over = (score: Pair): PeriodFacts => ({ score, isOver: true })
  const [sets, games]: [Pair, Pair] = [
    [0, 0],
    [0, 0],
  ]
  const each: [string, PeriodFacts][] = []
  let server: Player = 0
  while (Math.max(...sets) < 2) {
    const won = set(serves, server, random)
    each.push([`games.set.${String(each.length + 1)}`, over(won)])
    sets[leader(won)]++
    games[0] += won[0]
    games[1] += won[1]
    // Who did not serve the last game serves the next.
    if ((won[0] + won[1]) % 2 === 1) server = other(server)
  }
  return { periods: { ...Object.fromEntries(each), 'sets.match': over(sets), 'games.match': over(games) } }
}

export function tennisOf(strength: Strength, random: Random): () => Facts {
  const serves = servesOf(strength)
  return () => playedBy(serves, random)
}
