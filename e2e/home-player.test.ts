/** A player's home: the server's page stands before any script, without what only visitors are shown, and nothing moves when the site takes it over. */
import { protection } from '@uwanja/contract/site/protection'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { FOLLOWS, logIn } from './acts.ts'
import { DESK, PHONE, useBrowser } from './browser.ts'
import { keepPicture } from './pictures.ts'
import { newAccount } from './site-client.ts'
import { useStack } from './stack.ts'

const stack = useStack()
const visit = useBrowser(stack)

/** The site's scripts, which do not come until they are let. */
async function slowScripts(page: Page): Promise<() => void> {
  const gate = { let: (): void => undefined }
  const opened = new Promise<void>((resolve) => (gate.let = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await opened
    await route.continue()
  })
  return () => gate.let()
}

const OPEN = { waitUntil: 'commit' } as const

test.each([PHONE, DESK])(
  'R90 a player reads home before any script, no visitor’s button in it, and nothing moves afterwards',
  async (viewport) => {
    const { page } = await visit({ viewport })
    const account = newAccount()
    await stack().calls.register(account)
    await logIn(page, account)
    const letScriptsCome = await slowScripts(page)
    await page.goto('/', OPEN)
    const ways = page.locator('section[aria-labelledby="ways"]')
    await ways.waitFor()
    const visitors = page.locator('a[href="/login"], a[href="/Register"], [data-visitor]')
    expect(await visitors.count()).toBeGreaterThan(3)
    expect(await visitors.locator('visible=true').count()).toBe(0)
    await keepPicture(page, `home-player-early-${viewport === PHONE ? 'phone' : 'desk'}`)
    const before = await ways.boundingBox()
    await page.evaluate(`
    window.moved = []
    new PerformanceObserver((list) => { for (const one of list.getEntries()) window.moved.push(one.value) }).observe({ type: 'layout-shift' })
    document.querySelector('section[aria-labelledby="ways"]').isStill = true`)
    letScriptsCome()
    await page.getByRole('banner').getByRole('status').waitFor()
    await expect.poll(() => page.evaluate(`'shell' in document.documentElement.dataset`), FOLLOWS).toBe(false)
    expect(await ways.boundingBox()).toEqual(before)
    // Taken over, not made anew.
    expect(await page.evaluate(`document.querySelector('section[aria-labelledby="ways"]').isStill`)).toBe(true)
    expect(await page.evaluate('window.moved.reduce((sum, one) => sum + one, 0)')).toBeLessThan(0.01)
    expect(await visitors.count()).toBe(0)
  },
)

test('R90 a player in a break reads no page that invites to play before the site knows: their phone remembers it', async () => {
  const { page } = await visit({ viewport: PHONE })
  const { calls } = stack()
  const account = newAccount()
  await calls.register(account)
  const taken = await calls.call(protection.takeTimeOut, { hours: 24 }, await calls.token(account))
  expect(taken).toMatchObject({ statusCode: 0 })
  await logIn(page, account)
  await expect.poll(() => page.evaluate(`localStorage.getItem('resting')`), FOLLOWS).toBe('1')
  const letScriptsCome = await slowScripts(page)
  await page.goto('/', OPEN)
  await page.locator('#root main').waitFor({ state: 'attached' })
  expect(await page.locator('#root main').isVisible()).toBe(false)
  letScriptsCome()
  await page.getByRole('heading', { level: 1, name: 'Good to see you' }).waitFor()
  await expect.poll(() => page.locator('section[aria-labelledby="ways"]').count(), FOLLOWS).toBe(0)
})

test('R90 G18 a button that is tapped before the scripts have come answers when they have', async () => {
  const { page } = await visit({ viewport: PHONE })
  const account = newAccount()
  await stack().calls.register(account)
  await logIn(page, account)
  const letScriptsCome = await slowScripts(page)
  await page.goto('/', OPEN)
  await page.locator('section[aria-labelledby="ways"]').waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
  letScriptsCome()
  await page.getByRole('dialog').getByText('Deposit').first().waitFor()
})

test('R95 a player at a partner’s address is greeted and led home, and not asked to join', async () => {
  const { page } = await visit({ viewport: PHONE })
  const account = newAccount()
  await stack().calls.register(account)
  await logIn(page, account)
  await page.goto('/Rosaree')
  await page.getByRole('heading', { level: 1, name: 'Good to see you' }).waitFor()
  const main = page.getByRole('main')
  await main.getByText('0.00 NGN').waitFor()
  expect(await main.getByRole('link', { name: 'Join now' }).count()).toBe(0)
  await expectAccessible(page, 'a partner’s page for a player')
  await keepPicture(page, 'partner-player')
  await main.getByRole('link', { name: 'Go to the home page' }).click()
  await page.getByRole('heading', { level: 2, name: 'Where to?' }).waitFor()
})
