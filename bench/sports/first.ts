/** The first visit of a sportsbook's page on a slow line: when odds are painted in its frame, and what it moves until it is at rest. */
import type { BenchRun } from '../bench.ts'
import { PAGE, SLOWDOWN, type Stage } from './stage.ts'

export const LINE = { kbits: 400, latencyMs: 400 } as const
const WITHIN_MS = 60_000
/** Streams stay open, so no network is ever idle: nothing that ended meanwhile, and the page is at rest. */
const REST_MS = 2_500

/** In every framed document: when the first price stands in it, and the picture with it has been handed on. */
const SEE_ODDS = `
  window.oddsAt = new Promise((seen) => {
    const look = () => {
      const prices = [...document.querySelectorAll('main button.odds')]
      if (!prices.some((price) => price.getBoundingClientRect().height > 0)) return requestAnimationFrame(look)
      requestAnimationFrame(() => setTimeout(() => seen(performance.timeOrigin + performance.now())))
    }
    if (self !== top) requestAnimationFrame(look)
  })`
/** In the page: when the frame said its first word, which its own script says. */
const HEAR_FRAME = `
  window.frameAt = new Promise((heard) => {
    addEventListener('message', ({ source, data }) => {
      // What stands in its HTML has said that the list is there.
      if (source !== self && data?.type !== 'listShown') heard(performance.timeOrigin + performance.now())
    })
  })`

export interface FirstVisit {
  /** From the navigation until odds are painted. */
  readonly oddsMs: number
  /** And until the frame's own script has taken over: a tap is answered from here on. */
  readonly readyMs: number
  readonly siteBytes: number
  readonly frameBytes: number
}

export async function firstVisit(stage: Stage): Promise<FirstVisit> {
  const context = await stage.phone()
  try {
    await context.addInitScript(SEE_ODDS)
    await context.addInitScript(HEAR_FRAME)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const bytesPerS = (LINE.kbits * 1000) / 8
    const line = { latency: LINE.latencyMs, downloadThroughput: bytesPerS, uploadThroughput: bytesPerS }
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const asked = new Map<string, 'site' | 'frame'>()
    const bytes = { site: 0, frame: 0 }
    session.on('Network.requestWillBeSent', ({ requestId, request }) =>
      asked.set(requestId, request.url.startsWith(stage.book) ? 'frame' : 'site'),
    )
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes[asked.get(requestId) ?? 'site'] += encodedDataLength
    })
    await page.goto(`${stage.site}${PAGE}`, { waitUntil: 'commit', timeout: WITHIN_MS })
    const startMs = await page.evaluate<number>('performance.timeOrigin')
    const element = await page.waitForSelector('main iframe', { state: 'attached', timeout: WITHIN_MS })
    const frame = (await element.contentFrame())!
    await frame.waitForURL((url) => url.href.startsWith(stage.book), { waitUntil: 'commit', timeout: WITHIN_MS })
    const oddsMs = (await frame.evaluate<number>('window.oddsAt')) - startMs
    const readyMs = (await page.evaluate<number>('window.frameAt')) - startMs
    for (let before = -1; before !== bytes.site + bytes.frame; await page.waitForTimeout(REST_MS))
      before = bytes.site + bytes.frame
    return { oddsMs, readyMs, siteBytes: bytes.site, frameBytes: bytes.frame }
  } finally {
    await context.close()
  }
}

export function sayVisit(run: BenchRun, { oddsMs, readyMs, siteBytes, frameBytes }: FirstVisit): void {
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
  run.say(
    `  first visit  odds ${oddsMs.toFixed(0)} ms  taps answered ${readyMs.toFixed(0)} ms  site ${kb(siteBytes)}  frame ${kb(frameBytes)}`,
  )
}
