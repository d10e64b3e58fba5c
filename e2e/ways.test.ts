/** The ways between screens: a new page from its top, back to where one was, the last tap wins, and a page that is gone. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { FOLLOWS } from './acts.ts'
import { useBrowser } from './browser.ts'
import { useStack } from './stack.ts'

const stack = useStack()
const visit = useBrowser(stack)

const scrolled = (page: Page) => page.evaluate<number>('scrollY')
const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name, exact: true })
/** Links of the server's page are the browser's own until the site has taken it over. */
const begin = async (page: Page, path: string) => {
  await page.goto(path)
  await expect.poll(() => page.evaluate<boolean>('!document.documentElement.dataset.shell'), FOLLOWS).toBe(true)
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('S01 a page begins at its top or at the place that its address names; back is where one was', async () => {
  const { page } = await visit()
  await begin(page, '/Terms')
  await heading(page, 'Terms and conditions')
  await page.evaluate('scrollTo(0, 900)')
  await bar(page, 'Slots').click()
  await heading(page, 'Slots')
  await expect.poll(() => scrolled(page), FOLLOWS).toBe(0)
  await page.goBack()
  await heading(page, 'Terms and conditions')
  await expect.poll(() => scrolled(page), FOLLOWS).toBe(900)
  await page.reload()
  await heading(page, 'Terms and conditions')
  await expect.poll(() => scrolled(page), FOLLOWS).toBe(900)

  await page.getByRole('group').getByText('On this page').click()
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await contents.nth(4).click()
  await expect.poll(() => scrolled(page), FOLLOWS).toBeGreaterThan(300)
  expect(new URL(page.url()).hash).not.toBe('')

  await begin(page, '/PrivacyPolicy')
  await heading(page, 'Privacy policy')
  expect(await scrolled(page)).toBe(0)
})

test('S01 the last tap wins, and the address changes with the page', async () => {
  const { page } = await visit()
  await begin(page, '/slots')
  await heading(page, 'Slots')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/LoginPage/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Log in' }).click()
  expect(new URL(page.url()).pathname).toBe('/slots')
  await bar(page, 'Live casino').click()
  await heading(page, 'Live casino')
  const answered = page.waitForResponse(/\/assets\/LoginPage/)
  release()
  // Told twice of the file, so that it has run: nothing may come of it.
  await page.evaluate(`import('${(await answered).url()}').then(() => new Promise(requestAnimationFrame))`)
  expect(new URL(page.url()).pathname).toBe('/livecasino')
  await heading(page, 'Live casino')
})

test('S04 an account page asks a visitor to log in, by its address, by a link and by going back', async () => {
  const { page } = await visit()
  await page.goto('/security')
  await heading(page, 'Log in')
  await bar(page, 'My bets').click()
  await expect.poll(() => new URL(page.url()).pathname, FOLLOWS).toBe('/login')
  await page.evaluate(`history.pushState(null, '', '/deposit'); history.pushState(null, '', '/login'); history.back()`)
  await expect.poll(() => new URL(page.url()).pathname, FOLLOWS).toBe('/login')
})

test('a page whose file is gone says so in its place, and the others still open', async () => {
  const { page, watch } = await visit()
  watch.expectTrouble(/LoginPage|a page broke|Failed to load resource|dynamically imported/)
  await begin(page, '/slots')
  await heading(page, 'Slots')
  await page.route(/\/assets\/LoginPage/, (route) => route.abort())
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  await bar(page, 'Live casino').click()
  await heading(page, 'Live casino')
  expect(await page.getByRole('alert').count()).toBe(0)
})
