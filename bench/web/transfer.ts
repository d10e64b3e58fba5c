/** What a first visit really moves over the wire until the page is at rest, as the browser counts it. */
import type { Browser } from 'playwright-core'

export interface Transfer {
  readonly allBytes: number
  readonly scriptBytes: number
}

/** The smallest of the phones that the site is made for; its name decides which games the server lists. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Mobile Safari/537.36',
} as const

export async function transferOf(browser: Browser, url: string): Promise<Transfer> {
  // The worker fetches for the next visit; that is counted by nobody who waits for this one.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const scripts = new Set<string>()
    let [allBytes, scriptBytes] = [0, 0]
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      allBytes += encodedDataLength
      if (scripts.has(requestId)) scriptBytes += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return { allBytes, scriptBytes }
  } finally {
    await context.close()
  }
}
