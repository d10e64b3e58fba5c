/** The game's frame that the page's head opens, before the site's own scripts are there. */
import { protection } from '@uwanja/contract/site/protection'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { FOLLOWS, logIn } from './acts.ts'
import { PHONE, useBrowser } from './browser.ts'
import { newAccount } from './site-client.ts'
import { useStack } from './stack.ts'

const stack = useStack()
const visit = useBrowser(stack)

const SLOT = '/Game/StartEgt?gameId=801'
const OPEN = { waitUntil: 'commit' } as const

/** What is asked, by what it is for; and the launch page's own script, which does not come until it is let. */
async function slowSite(page: Page) {
  const asked = { launches: 0, frames: 0 }
  const site = new URL(stack().site).origin
  page.context().on('request', (request) => {
    const { pathname, origin } = new URL(request.url())
    if (/^\/api\/api\/Game\/Start/i.test(pathname) && request.method() === 'POST') asked.launches++
    // Where a company's launch leads on is the same opening.
    if (origin !== site && request.isNavigationRequest() && request.redirectedFrom() === null) asked.frames++
  })
  const gate = { let: (): void => undefined }
  const opened = new Promise<void>((resolve) => (gate.let = resolve))
  await page.route('**/assets/LaunchPage-*.js', async (route) => {
    await opened
    await route.continue()
  })
  return { asked, letScriptsCome: () => gate.let() }
}

async function player(page: Page) {
  const account = newAccount()
  await stack().calls.register(account)
  await logIn(page, account)
  return account
}

/** The game's page, wherever the launch has led it. */
async function gameIn(page: Page) {
  const own = () => page.frames().find((one) => one !== page.mainFrame() && one.url().includes('/studio/'))
  await expect.poll(() => own() !== undefined, FOLLOWS).toBe(true)
  return own()!
}

test('G21 a player’s game stands while the site’s scripts have not come; the site takes the same frame over, with one launch, and Back leads out', async () => {
  const { page } = await visit({ viewport: PHONE })
  await player(page)
  await page.goto('/slots')
  const { asked, letScriptsCome } = await slowSite(page)
  await page.goto(SLOT, OPEN)
  const game = await gameIn(page)
  await game.getByRole('button', { name: 'Spin', exact: true }).waitFor()
  expect(await page.getByRole('banner').count()).toBe(0)
  await game.evaluate('window.isStill = true')
  const early = await page.locator('iframe').boundingBox()

  letScriptsCome()
  await page.locator('main iframe[title="Game window"]').waitFor()
  await page.getByRole('banner').getByText('NGN').waitFor()
  expect(await game.evaluate('window.isStill')).toBe(true)
  expect(asked).toEqual({ launches: 1, frames: 1 })
  expect(await page.locator('iframe').count()).toBe(1)
  // Nothing was moved under the thumb, and it is no longer said that it opens.
  expect(await page.locator('main iframe').boundingBox()).toEqual(early)
  await expect.poll(() => page.getByText('Opening the game').count(), FOLLOWS).toBe(0)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/slots')
})

test('G21 in a browser that cannot move a living frame the launch alone is asked early, and the game is loaded once', async () => {
  const { page } = await visit({ viewport: PHONE })
  await player(page)
  await page.addInitScript('delete Element.prototype.moveBefore')
  const { asked, letScriptsCome } = await slowSite(page)
  await page.goto(SLOT, OPEN)
  await expect.poll(() => asked.launches, FOLLOWS).toBe(1)
  expect(asked.frames).toBe(0)
  letScriptsCome()
  await (await gameIn(page)).getByRole('button', { name: 'Spin', exact: true }).waitFor()
  expect(asked).toEqual({ launches: 1, frames: 1 })
})

test('G21 free play is opened early for a visitor too; real play leads them to the login and launches nothing', async () => {
  const { page } = await visit({ viewport: PHONE })
  const { asked, letScriptsCome } = await slowSite(page)
  await page.goto(`${SLOT}&freeplay=1`, OPEN)
  const game = await gameIn(page)
  await game.evaluate('window.isStill = true')
  letScriptsCome()
  await page.getByText('Free play: no money is at stake').waitFor()
  await page.locator('main iframe').waitFor()
  expect(await game.evaluate('window.isStill')).toBe(true)
  expect(asked).toEqual({ launches: 1, frames: 1 })

  await page.goto(SLOT)
  await page.waitForURL((url) => url.pathname === '/login')
  expect(asked).toEqual({ launches: 1, frames: 1 })
})

test('G21 a launch that is refused opens nothing early, and the site says why without asking again', async () => {
  const { page } = await visit({ viewport: PHONE })
  const { calls } = stack()
  const account = await player(page)
  // In a break.
  const taken = await calls.call(protection.takeTimeOut, { hours: 24 }, await calls.token(account))
  expect(taken).toMatchObject({ statusCode: 0 })
  const { asked, letScriptsCome } = await slowSite(page)
  await page.goto(SLOT, OPEN)
  await expect.poll(() => asked.launches, FOLLOWS).toBe(1)
  letScriptsCome()
  await page.getByRole('heading', { name: 'The game did not open' }).waitFor()
  await page.getByRole('alert').getByText('You are taking a break').waitFor()
  expect(asked).toEqual({ launches: 1, frames: 0 })
  expect(await page.locator('iframe').count()).toBe(0)
})

test('G21 a launch that nobody answers is given up: the page says so, and leads on', async () => {
  const { page } = await visit({ viewport: PHONE })
  await player(page)
  let asked = 0
  await page.route(/\/api\/api\/Game\/Start/i, () => void asked++)
  await page.goto(SLOT, OPEN)
  await page.getByRole('status').getByText('Opening').waitFor()
  await page.getByRole('heading', { name: 'The game did not open' }).waitFor()
  expect(asked).toBe(1)
  expect(await page.locator('iframe').count()).toBe(0)
})
