/** The first words of a page: they look as they will, before the site's stylesheet is there, and come in one journey of a new line. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { LANGUAGES } from '@uwanja/contract/wire/constants'
import type { Page, Route } from 'playwright-core'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { DESK, PHONE, useBrowser } from './browser.ts'
import { useStack } from './stack.ts'

const stack = useStack()
const open = useBrowser(stack)

/** Ten packets of 1,460 bytes: what a server sends before it has heard from the other side (RFC 6928). */
const FIRST_FLIGHT = 14_600

/** The answer to a phone that knows brotli, as it goes over the line: its head and its body. */
async function sentBytes(path: string): Promise<number> {
  const headers = { 'accept-encoding': 'br', 'sec-ch-ua-mobile': '?1' }
  const asked = get(new URL(path, stack().site), { headers, agent: false })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const { socket } = answer
  await once(answer.resume(), 'end')
  return socket.bytesRead
}

describe('R129 a page comes in one journey of a new line', () => {
  test.each(['/', '/login', '/register', '/slots', '/Terms', '/contact'])('%s in every language', async (path) => {
    for (const language of LANGUAGES) {
      const page = `${path}?lang=${language}`
      // Well compressed it comes a moment after the first answer.
      await expect.poll(() => sentBytes(page), { message: page }).toBeLessThanOrEqual(FIRST_FLIGHT)
    }
  })
})

/** Scripts and pictures are on their way for ever, and the sheet until it is let in. @returns lets it in, and waits until it rules. */
async function withoutSheet(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  await page.route(/\/assets\/.*\.js$|\/pictures\//, () => undefined)
  await page.route('**/*.css', (route) => void held.push(route))
  return async () => {
    await expect.poll(() => held.length).toBe(1)
    await held.pop()!.continue()
    const isThere = () =>
      page.evaluate<boolean>(`document.querySelector('head > link[rel="stylesheet"]')?.sheet != null`)
    await expect.poll(isThere).toBe(true)
  }
}

/** Of 255: an edge may be drawn by another way when something is drawn anew. */
const BLURRED = 4

/** How far two pictures are from each other where they differ most, of 255. */
function apart(one: Buffer, other: Buffer): number {
  const [seen, wanted] = [PNG.sync.read(one), PNG.sync.read(other)]
  if (seen.data.length !== wanted.data.length) return 255
  return seen.data.reduce((most, value, at) => Math.max(most, Math.abs(value - wanted.data[at]!)), 0)
}

describe('R129 a page looks as it will before its stylesheet is there', () => {
  // A phone's page has no rules of wide screens, and the server knows it by this.
  const userAgent =
    'Mozilla/5.0 (Linux; Android 14; TECNO KI5k) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36'
  const devices = {
    'a phone': { viewport: PHONE, userAgent },
    'a phone on its side': { viewport: { width: PHONE.height, height: PHONE.width }, userAgent },
    'a desk': { viewport: DESK },
  }
  test.each(Object.entries(devices))('on %s', async (_name, device) => {
    const { page } = await open(device)
    const letIn = await withoutSheet(page)
    for (const path of ['/', '/login', '/register', '/slots', '/Terms', '/Sports/Altenar']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const look = () => page.screenshot({ fullPage: true, animations: 'disabled' })
      const before = await look()
      await letIn()
      expect(apart(await look(), before), path).toBeLessThanOrEqual(BLURRED)
    }
  })
})
