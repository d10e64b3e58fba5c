/** The sportsbook's frame that the page's head opens for a player, before the site's own scripts are there. */
import { freePort } from '@uwanja/runtime/free-port'
import type { Frame, Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { FOLLOWS, logIn } from './acts.ts'
import { PHONE, useBrowser } from './browser.ts'
import { newAccount } from './site-client.ts'
import { firstPrice, lastRow } from './sports-acts.ts'
import { useStack } from './stack.ts'

const bookPort = await freePort()
const BOOK = `http://127.0.0.1:${bookPort}`
const stack = useStack({ env: { BOOK_PORT: String(bookPort) } })
const visit = useBrowser(stack)

async function untilMatches(): Promise<void> {
  const ahead = async () => {
    const reply = await fetch(`${BOOK}/book/v1/events?sport=football&hours=24`).catch(() => null)
    const said = (await reply?.json().catch(() => null)) as { data: { total: number } } | null
    return said?.data.total ?? 0
  }
  await expect.poll(ahead, FOLLOWS).toBeGreaterThan(10)
}

/** What is asked, by what it is for; and the site's own scripts, which do not come until they are let. */
async function slowSite(page: Page, then: 'continue' | 'abort' = 'continue') {
  const asked = { launches: 0, frames: 0 }
  page.context().on('request', (request) => {
    if (/\/Sports\/Altenar\?/i.test(request.url()) && request.method() === 'POST') asked.launches++
    if (request.url().startsWith(BOOK) && request.isNavigationRequest()) asked.frames++
  })
  const gate = { let: (): void => undefined }
  const opened = new Promise<void>((resolve) => (gate.let = resolve))
  await page.route('**/assets/SportsPage-*.js', async (route) => {
    await opened
    await route[then]()
  })
  return { asked, letScriptsCome: () => gate.let() }
}

async function bookIn(page: Page): Promise<Frame> {
  const own = () => page.frames().find((one) => one.url().startsWith(`${BOOK}/`))
  await expect.poll(() => own() !== undefined, FOLLOWS).toBe(true)
  return own()!
}

async function player(page: Page): Promise<void> {
  await untilMatches()
  const account = newAccount()
  await stack().calls.register(account)
  await logIn(page, account)
}

const OPEN = { waitUntil: 'commit' } as const
const isLaunchAddress = ({ pathname, search }: URL): boolean =>
  /\/Sports\/Altenar$/i.test(pathname) && search.includes('isLite')

test('P26 P27 a player sees odds and taps one while the site’s scripts have not come; the site takes the same frame over and hears it', async () => {
  const { page } = await visit({ viewport: PHONE })
  await player(page)
  const { asked, letScriptsCome } = await slowSite(page)
  await page.goto('/Sports/Altenar', OPEN)
  const frame = await bookIn(page)
  await lastRow(frame).locator('button.odds:enabled:visible').first().click()
  await expect.poll(() => frame.locator('button.odds[aria-pressed="true"]').count(), FOLLOWS).toBeGreaterThan(0)
  await frame.evaluate('window.isStill = true')
  const early = await page.locator('iframe').boundingBox()
  expect(await page.locator('main iframe').count()).toBe(0)
  expect(new URL(frame.url()).search).toBe('')

  letScriptsCome()
  await page.locator('main iframe').waitFor()
  // It was told to nobody yet, and is heard all the same.
  await page.getByRole('button', { name: 'Betslip, selections: 1' }).waitFor()
  await expect.poll(async () => (await page.locator('main iframe').boundingBox())?.height, FOLLOWS).not.toBe(2785)
  expect(await frame.evaluate('window.isStill')).toBe(true)
  expect(asked).toEqual({ launches: 1, frames: 1 })
  expect(await page.locator('iframe').count()).toBe(1)
  // Nothing was moved under the thumb.
  const now = (await page.locator('main iframe').boundingBox())!
  expect([now.x, now.width]).toEqual([early!.x, early!.width])
  expect(Math.abs(now.y - early!.y)).toBeLessThanOrEqual(2)

  await page.getByRole('button', { name: 'Betslip, selections: 1' }).click()
  await frame.getByRole('dialog', { name: 'Betslip', exact: true }).waitFor()
})

test('P26 in a browser that cannot move a living frame the launch alone is asked early, and the frame is loaded once', async () => {
  const { page } = await visit({ viewport: PHONE })
  await player(page)
  await page.addInitScript('delete Element.prototype.moveBefore')
  const { asked, letScriptsCome } = await slowSite(page)
  await page.goto('/Sports/Altenar', OPEN)
  await expect.poll(() => asked.launches, FOLLOWS).toBe(1)
  expect(asked.frames).toBe(0)
  letScriptsCome()
  await firstPrice(await bookIn(page)).waitFor()
  expect(asked).toEqual({ launches: 1, frames: 1 })
})

test('P26 a place within the book is opened early too, and a visitor’s frame waits for the site', async () => {
  const { page } = await visit({ viewport: PHONE })
  await untilMatches()
  const visitor = await slowSite(page)
  await page.goto('/Sports/Altenar')
  expect(visitor.asked).toEqual({ launches: 0, frames: 0 })
  visitor.letScriptsCome()
  await firstPrice(await bookIn(page)).waitFor()
  await page.unrouteAll()

  await player(page)
  const { letScriptsCome } = await slowSite(page)
  await page.goto(`/Sports/Altenar?at=${encodeURIComponent('/live')}`, OPEN)
  const frame = await bookIn(page)
  expect(new URL(frame.url()).pathname).toBe('/altenar/en-GB/live')
  await frame.evaluate('window.isStill = true')
  letScriptsCome()
  await page.locator('main iframe').waitFor()
  expect(await frame.evaluate('window.isStill')).toBe(true)
})

test('P26 where the site’s own page cannot come, what was opened early goes', async () => {
  const { page, watch } = await visit({ viewport: PHONE })
  await player(page)
  watch.expectTrouble(/ERR_FAILED|dynamically imported|first page was not there|Failed to load/)
  const { letScriptsCome } = await slowSite(page, 'abort')
  await page.goto('/Sports/Altenar', OPEN)
  await firstPrice(await bookIn(page)).waitFor()
  expect(await page.locator('iframe').count()).toBe(1)
  letScriptsCome()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.locator('iframe').count(), FOLLOWS).toBe(0)
})

test('P40 P42 a launch that hangs keeps nobody from the site: it stands meanwhile, then the card with Retry and the light pages, and Retry opens the book', async () => {
  const { page } = await visit({ viewport: PHONE })
  await player(page)
  const seen: string[] = []
  const isLaunch = (request: Request) => isLaunchAddress(new URL(request.url()))
  page.on('request', (request) => {
    if (isLaunch(request)) seen.push('launch')
    else if (/\/assets\/SportsPage-/.test(request.url())) seen.push('scripts')
  })
  page.on('requestfailed', (request) => {
    if (isLaunch(request)) seen.push('given up')
  })
  // As a browser tells it of a phone that saves its data.
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
  // Neither answered nor refused.
  await page.route(isLaunchAddress, () => undefined)
  await page.goto('/Sports/Altenar', OPEN)
  await page.getByRole('main').getByText('Opening the sportsbook').waitFor()
  await page.getByRole('banner').waitFor()
  const light = page.getByRole('main').getByRole('link', { name: 'Slow line? Open the light sportsbook' })
  expect(await light.getAttribute('href')).toBe('/Sports/AltenarLite')
  // A machine that is slow asks later than the scripts are let in; what hangs keeps them from coming in neither order.
  expect(seen.slice(0, 2).toSorted()).toEqual(['launch', 'scripts'])
  const card = page.getByRole('main').getByRole('alert')
  await card.waitFor()
  expect(seen.slice(2)).toEqual(['given up'])
  await light.waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await card.getByRole('button', { name: 'Try again' }).click()
  await firstPrice(await bookIn(page)).waitFor()
  expect(await page.locator('iframe').count()).toBe(1)
})

test('P50 a player who goes on in the frame before the site stands is not taken back by it: the same frame stays where it is', async () => {
  const { page } = await visit({ viewport: PHONE })
  await player(page)
  const { asked, letScriptsCome } = await slowSite(page)
  await page.goto('/Sports/Altenar?at=/today', OPEN)
  const frame = await bookIn(page)
  await lastRow(frame).waitFor()
  await frame.evaluate('window.isStill = true')
  await frame.getByRole('link', { name: 'My bets', exact: true }).click()
  const own = frame.getByText('No open bets. What you place stands here.')
  await own.waitFor()
  letScriptsCome()
  await page.waitForURL((url) => url.searchParams.get('at') === '/my-bets')
  expect(await frame.evaluate('window.isStill')).toBe(true)
  expect([await own.isVisible(), asked.frames]).toEqual([true, 1])
})

/** A machine that is slow is no reason for them here: what waits for at most so long waits for longer. */
const PATIENT = `if (self === top) {
  const { setTimeout: real } = self
  self.setTimeout = (then, ms = 0, ...more) => real(then, ms >= 1000 ? ms * 30 : ms, ...more)
}`

test('P41 P43 the site’s scripts come when the frame’s own script is there, not when its list stands; what is tapped before, a link and a price, is done', async () => {
  const { page } = await visit({ viewport: PHONE })
  await player(page)
  await page.addInitScript(PATIENT)
  let asked = 0
  page.on('request', (request) => (asked += Number(/\/assets\/SportsPage-/.test(request.url()))))
  let letSpeak = (): void => undefined
  const spoken = new Promise<void>((resolve) => (letSpeak = resolve))
  await page.route(`${BOOK}/frame/assets/start-*.js`, async (route) => {
    await spoken
    await route.continue()
  })
  await page.goto('/Sports/Altenar', OPEN)
  const frame = await bookIn(page)
  await lastRow(frame).waitFor()
  expect(asked).toBe(0)
  // A link that no script has yet leads on all the same.
  await lastRow(frame).locator('a[href*="/event/"]').click()
  await frame.waitForURL((url) => /\/event\/\d+$/.test(url.pathname), { waitUntil: 'commit' })
  await firstPrice(frame).click()
  expect(asked).toBe(0)
  letSpeak()
  await page.locator('main iframe').waitFor()
  expect(asked).toBe(1)
  await page.waitForURL((url) => /^\/event\/\d+$/.test(url.searchParams.get('at') ?? ''))
  expect(new URL(frame.url()).pathname).toContain(new URL(page.url()).searchParams.get('at'))
  await page.getByRole('button', { name: 'Betslip, selections: 1' }).waitFor()
})
