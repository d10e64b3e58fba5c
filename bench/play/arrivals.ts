/** First visits on a slow line and a slow phone: when home can be read, when a lobby shows its games, when Zeppelin takes a bet. */
import type { Page } from 'playwright-core'
import type { BenchRun } from '../bench.ts'
import { SLOWDOWN, type Stage } from '../sports/stage.ts'
import { spreadOf } from '../statistics.ts'
import { GAMES } from './games.ts'

export const LINE = { kbits: 400, latencyMs: 400 } as const
const WITHIN_MS = 60_000

export interface Arrival {
  readonly name: string
  readonly ms: number
  readonly mostMs: number
}

interface Wanted {
  readonly name: string
  readonly path: string
  readonly whose: 'player' | 'visitor'
  readonly mostMs: number
  /** Milliseconds since the navigation. */
  since(page: Page): Promise<number>
}

/** In a document: when an element stands on the screen (a picture with what it shows), and the frame has been handed on. */
const seen = (selector: string) => `
  new Promise((done) => {
    const look = () => {
      const found = document.querySelector(${JSON.stringify(selector)})
      if (!found?.getBoundingClientRect().height || found.naturalWidth === 0) return requestAnimationFrame(look)
      requestAnimationFrame(() => setTimeout(() => done(performance.timeOrigin + performance.now())))
    }
    look()
  })`

async function sinceStart(page: Page, atMs: number): Promise<number> {
  return atMs - (await page.evaluate<number>('performance.timeOrigin'))
}

const WANTED: readonly Wanted[] = [
  {
    name: 'home can be read',
    path: '/',
    whose: 'visitor',
    mostMs: 1_300,
    since: (page) =>
      page.evaluate<number>(`new Promise((done) => new PerformanceObserver((list) => {
        for (const entry of list.getEntriesByName('first-contentful-paint')) done(entry.startTime)
      }).observe({ type: 'paint', buffered: true }))`),
  },
  {
    name: 'a lobby shows its games',
    path: '/slots',
    whose: 'visitor',
    mostMs: 4_000,
    since: async (page) => sinceStart(page, await page.evaluate<number>(seen('main ul[aria-label^="Games 1 "] img'))),
  },
  {
    name: 'Zeppelin takes a bet',
    path: GAMES.zeppelin,
    whose: 'player',
    mostMs: 6_000,
    async since(page) {
      // The page's head opens it, and the site takes it over as it lives.
      const element = await page.waitForSelector('iframe', { state: 'attached' })
      const frame = (await element.contentFrame())!
      await frame.waitForURL((url) => url.protocol.startsWith('http'), { waitUntil: 'commit' })
      return sinceStart(page, await frame.evaluate<number>(seen('#stake')))
    },
  },
]

async function arrive(stage: Stage, { path, whose, since }: Wanted): Promise<number> {
  const context = await stage.phone(whose)
  try {
    context.setDefaultTimeout(WITHIN_MS)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const bytesPerS = (LINE.kbits * 1000) / 8
    const line = { latency: LINE.latencyMs, downloadThroughput: bytesPerS, uploadThroughput: bytesPerS }
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(`${stage.site}${path}`, { waitUntil: 'commit' })
    return await since(page)
  } finally {
    await context.close()
  }
}

/** @returns the median of so many visits of each. */
export async function arrivals(run: BenchRun, stage: Stage, times: number): Promise<Arrival[]> {
  const found: Arrival[] = []
  for (const wanted of WANTED) {
    const all: number[] = []
    for (let time = 0; time < times; time++) all.push(await arrive(stage, wanted))
    const ms = spreadOf(all).median
    run.say(`  ${wanted.name.padEnd(24)} ${ms.toFixed(0)} ms (${all.map((one) => one.toFixed(0)).join(', ')})`)
    found.push({ name: wanted.name, ms, mostMs: wanted.mostMs })
  }
  return found
}
