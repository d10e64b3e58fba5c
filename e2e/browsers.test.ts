/** Browsers that cannot run the site, and tabs that were open while a release came. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ownAssets } from './own-assets.ts'
import { button, fieldOf } from './acts.ts'
import { DESK, useBrowser } from './browser.ts'
import { useStack } from './stack.ts'
import { WORDS } from './words.ts'

const stack = useStack()
const open = useBrowser(stack)

const NOT_THERE = /Failed to load resource: the server responded with a status of 404/

/** By its tag: a search by words passes such places over. */
const said = (page: Page) => page.locator('noscript p')

describe('without scripts', () => {
  test('A05 O84 a log-in leaves no password in the address, and the first words of a page say what is missing', async () => {
    const { page } = await open({ scripts: 'off', language: 'sw' })
    await page.goto('/Terms?lang=sw')
    expect(await said(page).innerText()).toContain('JavaScript imezimwa kwenye kivinjari chako')
    expect((await said(page).boundingBox())!.y).toBeLessThan(20)
    expect(await page.getByText('Kivinjari chako ni cha zamani mno').isVisible()).toBe(false)
    await page.goto('/login?lang=sw')
    await page.waitForURL(/\/lite\/login/)
    await fieldOf(page, WORDS.sw.mobile).fill('8031234561')
    await fieldOf(page, WORDS.sw.password).fill('demo-uwanja-1')
    await button(page.getByRole('main'), WORDS.sw.logIn).click()
    await page.getByRole('alert').waitFor()
    expect(page.url()).not.toContain('demo-uwanja')
  })

  test('the office says what is missing', async () => {
    const { page } = await open({ scripts: 'off' })
    await page.goto(stack().office)
    expect(await page.locator('noscript').innerText()).toContain('Uwanja needs JavaScript.')
    expect(await page.getByText('Your browser is too old.').isVisible()).toBe(false)
  })
})

/** A browser that knows no layers: it reads none of our rules, and has no object for them. */
async function makeOld(context: BrowserContext): Promise<void> {
  await context.addInitScript('delete window.CSSLayerBlockRule')
  await context.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue()
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll('@layer', '@unknown')
    // Its hash is another now: the policy is of the page as it was.
    const { 'content-security-policy': _policy, ...headers } = answer.headers()
    return route.fulfill({ response: answer, headers, body: text })
  })
}

describe('a browser below the floor', () => {
  test('is told so at once, keeps the page that it can read, and its links go', async () => {
    const { page, context } = await open({ language: 'zh' })
    await makeOld(context)
    await page.goto('/?lang=zh&full')
    await page.getByText('您的浏览器版本过旧').waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('contentinfo').getByRole('link').first().waitFor()
    const scripts = await page.evaluate<number>(`document.querySelectorAll('script[src]').length`)
    expect(scripts).toBe(0)
    await page.goto('/Terms')
    await page.getByRole('link', { name: /./ }).filter({ visible: true }).first().waitFor()
  })

  test('a log-in there says that nothing was sent', async () => {
    const { page, context, watch } = await open()
    watch.expectTrouble(/status of 405/)
    await makeOld(context)
    await page.goto('/login?full')
    await fieldOf(page, WORDS.en.mobile).fill('8031234561')
    await fieldOf(page, WORDS.en.password).fill('demo-uwanja-1')
    await button(page.getByRole('main'), WORDS.en.logIn).click()
    await page.getByRole('heading', { name: 'Nothing was sent' }).waitFor()
    expect(new URL(page.url()).search).toBe('?full')
  })

  test('the office says so too', async () => {
    const { page, context } = await open()
    await makeOld(context)
    await page.goto(stack().office)
    await page.getByText('Your browser is too old.').waitFor()
  })
})

/** Every file that is asked for from now on is gone, until a page is loaded whole. */
async function release(page: Page): Promise<void> {
  await page.evaluate('window.isOld = true')
  let isWhole = false
  page.on('request', (request) => {
    isWhole ||= request.isNavigationRequest() && request.frame() === page.mainFrame()
  })
  await page.route('**/assets/*.js', (route) => (isWhole ? route.continue() : route.fulfill({ status: 404 })))
}
/** The site's own scripts are there and answer. */
const untilTakenOver = (page: Page) =>
  expect.poll(() => page.evaluate<boolean>('!document.documentElement.dataset.shell')).toBe(true)
const isOld = (page: Page) => page.evaluate<boolean>('window.isOld === true')

describe('a release under an open tab', () => {
  test('S01 the next screen is loaded whole when its files are gone', async () => {
    const { page, watch } = await open({ viewport: DESK })
    watch.expectTrouble(NOT_THERE)
    await page.goto('/Terms')
    await untilTakenOver(page)
    await release(page)
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /support/i })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor()
    expect(await isOld(page)).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/contact')
  })

  test('R65 without a line the page says so, stays, and goes on by itself when the line is there again', async () => {
    const { page, watch } = await open({ viewport: DESK })
    watch.expectTrouble(/Failed to load resource|a page broke|dynamically imported/)
    await page.goto('/Terms')
    await untilTakenOver(page)
    await page.evaluate('window.isOld = true')
    await page.context().setOffline(true)
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /support/i })
      .click()
    await page.getByRole('status').getByText('No connection to Uwanja. We keep trying.').waitFor()
    expect(await isOld(page)).toBe(true)
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor()
  })

  test('what a release made itself is named, so that the next keeps it', () => {
    const dist = fileURLToPath(new URL('../dist/', import.meta.url))
    for (const site of ['web', 'office', 'sandbox-pages']) {
      const page = readFileSync(`${dist}${site}/index.html`, 'utf8')
      const main = /src="\/assets\/([^"]+\.js)"/.exec(page)![1]!
      expect(ownAssets(dist + site)).toContain(main)
    }
  })
})
