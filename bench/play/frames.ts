/** What a moving game asks of a slow phone's processor: script, style and layout of each frame, from Chromium's own trace. */
import type { Browser } from 'playwright-core'
import type { BenchRun } from '../bench.ts'
import { SLOWDOWN, type Stage } from '../sports/stage.ts'
import { percentile } from '../statistics.ts'
import { GAMES, PLAY, type GameName } from './games.ts'

/** Of the trace's tasks: everything that is script, and what it makes the browser work out. Painting is the screen's own. */
const COUNTED = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'Layout',
  'MajorGC',
  'MinorGC',
  'RunMicrotasks',
  'TimerFire',
  'UpdateLayoutTree',
  'v8.compile',
])
/** The main thread begins to make a picture: the thread that makes most of them is the page's. */
const FRAME = 'BeginMainThreadFrame'
/** As long as a picture stands. */
const FRAME_US = 1_000_000 / 60
const SETTLE_MS = 6_000
const WITHIN_MS = 60_000

interface Traced {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Of the processor, without what others had of it: the slowed phone's, not the busy machine's. */
  readonly tdur?: number
}

/** What each task took of the processor, in microseconds: one that runs inside another is a part of it. */
function outermost(tasks: readonly Traced[]): { ts: number; took: number }[] {
  let end = 0
  return tasks.flatMap(({ ts, dur, tdur }) => {
    if (ts < end) return []
    end = ts + dur!
    return [{ ts, took: tdur ?? dur! }]
  })
}

/** The thread that made most pictures. */
function pageOf(events: readonly Traced[]): Pick<Traced, 'pid' | 'tid'> {
  const made = new Map<string, { of: Traced; count: number }>()
  for (const event of events.filter(({ name }) => name === FRAME)) {
    const key = `${event.pid}:${event.tid}`
    made.set(key, { of: event, count: (made.get(key)?.count ?? 0) + 1 })
  }
  const [most] = [...made.values()].toSorted((a, b) => b.count - a.count)
  if (!most) throw new Error('nothing moved')
  return most.of
}

/**
 * Milliseconds of the page's thread in each sixtieth of a second. What the screen moves by itself costs it nothing; a task
 * counts whole where it begins.
 */
export function framesOf(events: readonly Traced[]): number[] {
  const { pid, tid } = pageOf(events)
  const ours = events.filter((one) => one.pid === pid && one.tid === tid && one.ts > 0)
  const tasks = ours.filter((one) => one.ph === 'X' && COUNTED.has(one.name)).toSorted((a, b) => a.ts - b.ts)
  const begins = ours.filter(({ name }) => name === FRAME).map(({ ts }) => ts)
  const [from, to] = [Math.min(...begins), Math.max(...begins)]
  const all = Array.from({ length: Math.ceil((to - from) / FRAME_US) }, () => 0)
  for (const { ts, took } of outermost(tasks)) {
    const at = Math.floor((ts - from) / FRAME_US)
    if (at >= 0 && at < all.length) all[at]! += took / 1000
  }
  return all
}

export interface Moved {
  readonly game: GameName
  readonly frames: number
  /** Of 95 in a hundred frames at most this. */
  readonly p95Ms: number
  readonly worstMs: number
}

async function watch(stage: Stage, browser: Browser, name: GameName, forMs: number): Promise<Moved> {
  const context = await stage.phone()
  try {
    context.setDefaultTimeout(WITHIN_MS)
    const page = await context.newPage()
    await page.goto(`${stage.site}${GAMES[name]}`)
    const game = page.frameLocator('iframe[title="Game window"]')
    await game.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.waitForTimeout(SETTLE_MS)
    const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'v8', 'blink']
    await browser.startTracing(page, { categories })
    const endMs = performance.now() + forMs
    const play = PLAY[name]
    while (performance.now() < endMs) {
      await play?.(game)
      await page.waitForTimeout(Math.max(0, Math.min(2_500, endMs - performance.now())))
    }
    const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: Traced[] }
    const frames = framesOf(trace.traceEvents)
    return { game: name, frames: frames.length, p95Ms: percentile(frames, 95), worstMs: Math.max(0, ...frames) }
  } finally {
    await context.close()
  }
}

export async function frames(run: BenchRun, stage: Stage, browser: Browser, forMs: number): Promise<Moved[]> {
  const all: Moved[] = []
  for (const name of Object.keys(GAMES) as GameName[]) {
    const moved = await watch(stage, browser, name, forMs)
    const { frames: count, p95Ms, worstMs } = moved
    run.say(`  ${name.padEnd(9)} ${count} frames  p95 ${p95Ms.toFixed(1)} ms  worst ${worstMs.toFixed(1)} ms`)
    all.push(moved)
  }
  return all
}
