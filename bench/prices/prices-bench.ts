/** `npm run bench -- prices`: is the arithmetic of prices right (by simulation), and are the forecasts better than base rates? */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { seeded } from '@uwanja/book/markets/testing'
import type { Aim, Bench, BenchRun } from '../bench.ts'
import { calibrations } from './calibration.ts'
import type { Losses } from './forecast.ts'
import { forecast, readSeason } from './forecast.ts'

/** Chosen before it was run: some thousand ends are judged, of which one in 16,000 lies beyond the limit by chance alone. */
const SEED = 20261123
const MOST_ERRORS = 4

/** Every market of every sport beside matches that are played. */
function calibration(matches: number, run: BenchRun): { aims: Aim[]; results: unknown } {
  const found = [...calibrations(matches, seeded(SEED))]
  const aims = found.map(([sport, { rows, lines, judged, unjudged }]): Aim => {
    for (const { what, chance, share, errors } of judged)
      if (errors > MOST_ERRORS - 0.5)
        run.say(
          `  ${what}: chance ${chance.toFixed(4)}, share ${share.toFixed(4)}, ${errors.toFixed(1)} standard errors`,
        )
    for (const { id, why } of unjudged) run.say(`  ${id} is not judged: ${why}`)
    const worst = Math.max(...judged.map(({ errors }) => errors))
    const all = `${String(rows)} of ${String(rows + unjudged.length)} rows, ${String(lines)} lines, ${String(judged.length)} ends`
    const isRight = worst <= MOST_ERRORS && unjudged.length === 0
    return {
      text: `${sport} within 4 standard errors in ${String(matches)} matches (${all}): ${worst.toFixed(2)}`,
      verdict: isRight ? 'pass' : 'fail',
    }
  })
  return { aims, results: Object.fromEntries(found) }
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
  about: 'the models of all sports against simulation, and football against real seasons that it has not seen',
  mostMs: { quick: 120_000, full: 600_000 },
  run: (run) => {
    const simulated = calibration(run.pace === 'quick' ? 20_000 : 200_000, run)
    const real = outOfSample(run)
    return Promise.resolve({
      results: { simulated: simulated.results, seasons: real.results },
      aims: [...simulated.aims, ...real.aims],
    })
  },
}
