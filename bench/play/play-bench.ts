/** `npm run bench -- play`: first visits on a slow line, and the frames of moving games on a slow phone. */
import { setTimeout as rest } from 'node:timers/promises'
import { buildFirst } from '../api/programs.ts'
import type { Aim, Bench, BenchRun, Outcome } from '../bench.ts'
import { AS_ON_A_PHONE, openStage, SLOWDOWN } from '../sports/stage.ts'
import { openBrowser } from '../web/browser.ts'
import { arrivals, LINE } from './arrivals.ts'
import { frames } from './frames.ts'

const PACE = { full: { visits: 5, framesMs: 60_000 }, quick: { visits: 1, framesMs: 6_000 } } as const
/** Of the 16.7 that a picture has, the rest is painting and everything else that a phone does. */
const MOST_FRAME_MS = 12
const LISTED_WITHIN_MS = 90_000

/** The companies' lists come after the start; until then a lobby is empty, also in the server's HTML. */
async function untilListed(site: string): Promise<void> {
  for (const startMs = performance.now(); performance.now() - startMs < LISTED_WITHIN_MS; await rest(500)) {
    const page = await fetch(`${site}/slots`)
    if ((await page.text()).includes('Games 1 to')) return
  }
  throw new Error('the studio’s games were not listed')
}

async function measure(run: BenchRun): Promise<Outcome> {
  await buildFirst()
  const { visits, framesMs } = PACE[run.pace]
  const { browser } = await openBrowser(run, AS_ON_A_PHONE)
  const stage = await openStage(run, browser, 'frame', { GAME_LISTS: 'hourly' })
  await untilListed(stage.site)
  const arrived = await arrivals(run, stage, visits)
  const moved = await frames(run, stage, browser, framesMs)
  await stage.close()
  const aim = (isMet: boolean, text: string): Aim => ({ text, verdict: isMet ? 'pass' : 'fail' })
  const slow = `${LINE.kbits} kbit/s, ${LINE.latencyMs} ms, ${SLOWDOWN} times slower a processor`
  return {
    aims: [
      ...arrived.map(({ name, ms, mostMs }) =>
        aim(ms <= mostMs, `${name} at ${slow} within ${mostMs} ms: ${ms.toFixed(0)}`),
      ),
      ...moved.map(({ game, p95Ms }) =>
        aim(
          p95Ms <= MOST_FRAME_MS,
          `${game}: script, style and layout of 95 % of frames, ${SLOWDOWN} times slower, at most ${MOST_FRAME_MS} ms: ${p95Ms.toFixed(1)}`,
        ),
      ),
    ],
    results: { arrived, moved },
  }
}

export const playBench: Bench = {
  about: 'the site and its games on a phone: first visits on a slow line, frames on a slow processor',
  mostMs: { full: 12 * 60_000, quick: 5 * 60_000 },
  run: measure,
}
