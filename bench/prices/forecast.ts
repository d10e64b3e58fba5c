/** Forecasts of a real season, each match from the matches of earlier days alone, beside the base rates of the same past. */
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { footballModel } from '@uwanja/book/pricing/event-model'
import type { Result } from '@uwanja/book/pricing/ratings'
import { fitRatings } from '@uwanja/book/pricing/ratings'

const season = z.object({
  matches: z.array(
    z.object({
      date: z.iso.date(),
      team1: z.string(),
      team2: z.string(),
      score: z.object({ ft: z.tuple([z.number(), z.number()]).optional() }).optional(),
    }),
  ),
})

const DAY_MS = 86_400_000

/** Played matches of a football.json season in the order of their days, never of their rounds. */
export function readSeason(path: string): Result[] {
  const { matches } = season.parse(JSON.parse(readFileSync(path, 'utf8')))
  return matches
    .flatMap(({ date, team1, team2, score }) =>
      score?.ft
        ? [{ day: Date.parse(date) / DAY_MS, home: team1, away: team2, score: score.ft as [number, number] }]
        : [],
    )
    .sort((a, b) => a.day - b.day)
}

/** Losses (minus the logarithm of what was given to what happened) of one match, ours less the base rate's. */
export interface Losses {
  readonly result: number
  readonly baseResult: number
  readonly over: number
  readonly baseOver: number
}

const resultOf = ([home, away]: Result['score']): 0 | 1 | 2 => (home > away ? 0 : home === away ? 1 : 2)
const isOver = ([home, away]: Result['score']): boolean => home + away > 2

/** Shares in the past, each outcome with one match more than it had, so that none is impossible. */
function shares<Value>(past: readonly Value[], values: readonly Value[]): number[] {
  return values.map((value) => (past.filter((one) => one === value).length + 1) / (past.length + values.length))
}

function lossesOf(
  past: readonly Result[],
  match: Result,
  chances: { results: readonly number[]; over: number },
): Losses {
  const was = resultOf(match.score)
  const wasOver = isOver(match.score)
  const bases = shares(
    past.map(({ score }) => resultOf(score)),
    [0, 1, 2],
  )
  const [baseOver] = shares(
    past.map(({ score }) => isOver(score)),
    [true, false],
  )
  return {
    result: -Math.log(chances.results[was]!),
    baseResult: -Math.log(bases[was]!),
    over: -Math.log(wasOver ? chances.over : 1 - chances.over),
    baseOver: -Math.log(wasOver ? baseOver! : 1 - baseOver!),
  }
}

/** The second half of a season, refitted on each of its days. */
export function forecast(results: readonly Result[]): Losses[] {
  const fits = new Map<number, ReturnType<typeof fitRatings>>()
  return results.slice(Math.floor(results.length / 2)).map((match) => {
    const past = results.filter(({ day }) => day < match.day)
    let ratings = fits.get(match.day)
    if (!ratings) fits.set(match.day, (ratings = fitRatings(past, match.day)))
    const table = footballModel(ratings.of(match.home, match.away)).scores('goals', 'match') ?? []
    const chance = (holds: (score: Result['score']) => boolean): number =>
      table.reduce((sum, cell) => sum + (holds([cell.home, cell.away]) ? cell.chance : 0), 0)
    const outcomes = [0, 1, 2].map((outcome) => chance((score) => resultOf(score) === outcome))
    return lossesOf(past, match, { results: outcomes, over: chance(isOver) })
  })
}
