/** `npm run bench -- prices`: is the arithmetic of prices right (by simulation), and are the forecasts better than base rates? */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chancesOf } from '@uwanja/book/pricing/chances'
import { footballModel } from '@uwanja/book/pricing/event-model'
import { settle } from '@uwanja/book/markets/settle'
import { marketRow } from '@uwanja/book/markets/table'
import type { Aim, Bench, BenchRun } from '../bench.ts'
import type { Losses } from './forecast.ts'
import { forecast, readSeason } from './forecast.ts'
import { playMatch } from './simulation.ts'

const LOOKED_AT = [
  ['goals.match.1x2', {}],
  ['goals.match.total', { total: '2.5' }],
  ['goals.match.both-score', {}],
  ['goals.1h.1x2', {}],
  ['goals.2h.total', { total: '1.5' }],
  ['goals.halves.half-time-full-time', {}],
  ['goals.match.correct-score', {}],
  ['goals.course.next-goal', { goal: '1' }],
  ['goals.course.last-goal', {}],
  ['goals.course.1-up', {}],
  ['goals.course.2-up', {}],
  ['goals.course.at-minute', { minute: '15' }],
] as const

/** The largest distance between share and chance, in standard errors, over all outcomes that are not too rare to judge. */
function calibration(matches: number, run: BenchRun): number {
  const strength = { total: 2.7, supremacy: 0.45 }
  const model = footballModel(strength)
  const facts = Array.from({ length: matches }, () => playMatch(strength, Math.random))
  let worst = 0
  for (const [id, lines] of LOOKED_AT) {
    const row = marketRow(id)!
    const chances = chancesOf(row, lines, model)!
    const results = facts.map((one) => settle(row, lines, one))
    for (const outcome of row.outcomes) {
      const chance = chances[outcome]!.win
      if (chance * matches < 20) continue
      const share = results.filter((one) => one[outcome]?.r === 1).length / matches
      const errors = Math.abs(share - chance) / Math.sqrt((chance * (1 - chance)) / matches)
      if (errors > 3)
        run.say(
          `  ${id} ${outcome}: chance ${chance.toFixed(4)}, share ${share.toFixed(4)}, ${errors.toFixed(1)} standard errors`,
        )
      worst = Math.max(worst, errors)
    }
  }
  return worst
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

function paired(differences: readonly number[]): string {
  const middle = mean(differences)
  const spread = Math.sqrt(mean(differences.map((one) => (one - middle) ** 2)) / differences.length)
  return `${middle >= 0 ? '+' : ''}${middle.toFixed(4)} (standard error ${spread.toFixed(4)})`
}

function tell(name: string, losses: readonly Losses[], run: BenchRun): { result: number; over: number } {
  const result = losses.map((one) => one.result - one.baseResult)
  const over = losses.map((one) => one.over - one.baseOver)
  run.say(
    `  ${name.padEnd(20)} ${String(losses.length).padStart(4)} matches   1X2 ${mean(losses.map((one) => one.result)).toFixed(4)} beside ${mean(losses.map((one) => one.baseResult)).toFixed(4)}: ${paired(result)}   over 2.5 ${mean(losses.map((one) => one.over)).toFixed(4)} beside ${mean(losses.map((one) => one.baseOver)).toFixed(4)}: ${paired(over)}`,
  )
  return { result: mean(result), over: mean(over) }
}

/** Real seasons in football.json form are not part of the project: their folder is named. */
function seasons(): string[] {
  const folder = process.env['BENCH_SEASONS'] ?? join(import.meta.dirname, '../../../shared/data/football')
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}

function outOfSample(run: BenchRun): { aims: Aim[]; results: unknown } {
  const files = seasons()
  if (files.length === 0) {
    run.say('Out of sample: skipped, no seasons in BENCH_SEASONS.')
    return { aims: [{ text: 'log loss on real seasons', verdict: 'skipped' }], results: null }
  }
  run.say('Log loss out of sample, ours beside the base rates of the same past:')
  const all = files.map((path) => forecast(readSeason(path)))
  const each = all.map((losses, at) => tell(files[at]!.split('/').at(-1)!, losses, run))
  const pooled = tell('pooled', all.flat(), run)
  return {
    results: { each, pooled },
    aims: [
      {
        text: '1X2 below the base rates in each season',
        verdict: each.every(({ result }) => result < 0) ? 'pass' : 'fail',
      },
      { text: '1X2 pooled at least 0.05 below', verdict: pooled.result <= -0.05 ? 'pass' : 'fail' },
      { text: 'over 2.5 pooled at most 0.005 above', verdict: pooled.over <= 0.005 ? 'pass' : 'fail' },
    ],
  }
}

export const pricesBench: Bench = {
  about: 'the football model against simulation and against real seasons that it has not seen',
  mostMs: { quick: 120_000, full: 600_000 },
  run: (run) => {
    const matches = run.pace === 'quick' ? 20_000 : 200_000
    const worst = calibration(matches, run)
    run.say(`Simulation: ${String(matches)} matches, worst outcome ${worst.toFixed(2)} standard errors off.`)
    const { aims, results } = outOfSample(run)
    return Promise.resolve({
      results: { worst, seasons: results },
      aims: [{ text: 'simulation within 4 standard errors', verdict: worst <= 4 ? 'pass' : 'fail' }, ...aims],
    })
  },
}
