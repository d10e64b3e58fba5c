/** `npm run bench -- odds`: odds that move, from the feed to five thousand pages; and what a book costs while little happens. */
import { loadavg } from 'node:os'
import type { Aim, Bench, BenchRun, Outcome } from '../bench.ts'
import { buildFirst } from '../api/programs.ts'
import { postgresUrl } from '../money/databases.ts'
import type { Pressed } from './pressed.ts'
import { measurePressed } from './pressed.ts'
import type { Resting } from './resting.ts'
import { measureResting } from './resting.ts'

const ms = (value: number): string => `${value.toFixed(0)} ms`
const load = (): string =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')

function aim(text: string, got: number, most: number, unit = 'ms'): Aim {
  const digits = unit === 'ms' || unit === 'MiB' ? 0 : 2
  return {
    text: `${text} at most ${String(most)} ${unit}: ${got.toFixed(digits)}`,
    verdict: got <= most ? 'pass' : 'fail',
  }
}

const sides = ({ book, database, feed, watchers }: Pressed['cores'], digits: number): string =>
  [
    ['book', book],
    ['database', database],
    ['feed', feed],
    ['watchers', watchers],
  ]
    .map(([name, value]) => `${String(name)} ${(value as number).toFixed(digits)}`)
    .join(', ')

function ofPressed(run: BenchRun, pressed: Pressed): Aim[] {
  const { streams, deltas, messages, p50Ms, p95Ms, p99Ms, stops, stopP50Ms, stopP99Ms, lacking, unseen } = pressed
  run.say(
    `  ${String(streams)} streams were told ${String(deltas)} deltas (${pressed.mibPerSecond.toFixed(1)} MiB a second); ${String(messages)} messages looked for at some of them: p50 ${ms(p50Ms)}, p95 ${ms(p95Ms)}, p99 ${ms(p99Ms)}`,
  )
  run.say(`  ${String(stops)} stops and goals until they were committed: p50 ${ms(stopP50Ms)}, p99 ${ms(stopP99Ms)}`)
  run.say(`  book: ${pressed.idleMiB.toFixed(0)} MiB before, ${pressed.mostMiB.toFixed(0)} at most`)
  run.say(`  processor time, us a change: ${sides(pressed.usPerChange, 0)}; cores: ${sides(pressed.cores, 2)}`)
  return [
    aim('recovery of 400 matches', pressed.recoveryMs, 10_000),
    aim('feed to stream, p95', p95Ms, 500),
    aim('feed to stream, p99', p99Ms, 1000),
    aim('stop or goal to its commit, p99', stopP99Ms, 250),
    aim('memory above rest', pressed.mostMiB - pressed.idleMiB, 200, 'MiB'),
    aim('messages and deltas that never came', unseen + lacking, 0, ''),
  ]
}

function ofResting(run: BenchRun, resting: Resting): Aim[] {
  run.say(
    `  ${(resting.cores * 100).toFixed(1)} % of a core and ${resting.mib.toFixed(0)} MiB more than without; poll p95 ${resting.pollP95Ms.toFixed(1)} ms beside ${resting.pollP95WithoutMs.toFixed(1)}`,
  )
  return [
    aim('a book at rest', resting.cores * 100, 5, '% of a core'),
    aim('a book at rest', resting.mib, 80, 'MiB'),
    aim("the platform's poll, p95", resting.pollRatio, 1.2, 'x without'),
  ]
}

async function measure(run: BenchRun): Promise<Outcome> {
  await buildFirst()
  run.say(`The book within the platform, 400 matches ahead and 12 live (load ${load()})`)
  const resting = await measureResting(run)
  const aims = ofResting(run, resting)
  const serverUrl = await postgresUrl()
  if (serverUrl === null) {
    const skipped: Aim = { text: 'odds under load: PostgreSQL does not answer here', verdict: 'skipped' }
    return { aims: [...aims, skipped], results: { resting } }
  }
  run.say(`The book alone, 2,000 changes a second (load ${load()})`)
  const pressed = await measurePressed(run, serverUrl)
  return { aims: [...aims, ...ofPressed(run, pressed)], results: { resting, pressed } }
}

export const oddsBench: Bench = {
  about: 'odds that move: from the feed to five thousand pages, a stop to its commit, a book at rest',
  mostMs: { full: 8 * 60_000, quick: 3 * 60_000 },
  run: measure,
}
