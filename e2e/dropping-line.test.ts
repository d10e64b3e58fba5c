/** A line that drops: the page says so, keeps what is there, and goes on by itself. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, fieldOf, FOLLOWS, sendLogin } from './acts.ts'
import { PHONE, useBrowser } from './browser.ts'
import { newAccount } from './site-client.ts'
import { useStack } from './stack.ts'

const stack = useStack()
const visit = useBrowser(stack)

const LOST = 'No connection to Uwanja. We keep trying.'

/** The line is gone while somebody acts, and until the page has said so; then it comes back, and the page says nothing any more. */
async function whileLost(page: Page, act: () => Promise<void>): Promise<void> {
  const lost = page.getByRole('status').getByText(LOST)
  await page.context().setOffline(true)
  await act()
  await lost.waitFor()
  await page.context().setOffline(false)
  await lost.waitFor({ state: 'detached' })
}

test.each([
  ['en', 'the scripts', '**/{assets/*.js,mark.svg}', LOST, 'Log in'],
  ['sw', 'the stylesheet', '**/{assets/*.css,mark.svg}', 'Hatuwezi kufikia Uwanja. Tunaendelea kujaribu.', 'Ingia'],
] as const)(
  'R107 R129 %s: where the line breaks between the words and %s, the page says so and begins anew by itself',
  async (language, _what, files, lost, name) => {
    const { page, context, watch } = await visit({ viewport: PHONE })
    watch.expectTrouble(/Failed to load resource/)
    await context.route(files, (route) => route.abort())
    await page.goto(`/login?lang=${language}`)
    await page.getByRole('alert').getByText(lost).waitFor()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await context.unroute(files)
    await expect.poll(() => page.evaluate('!document.documentElement.dataset.shell'), FOLLOWS).toBe(true)
    expect(await page.getByText(lost).isVisible()).toBe(false)
  },
)

test('R107 a log-in without a line says so and keeps what was typed; the page tries by itself, and then the log-in goes through', async () => {
  const account = newAccount()
  await stack().calls.register(account)
  const { page, watch } = await visit({ viewport: PHONE })
  watch.expectTrouble(/Failed to load resource|Failed to fetch|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const main = page.getByRole('main')

  await page.goto('/login')
  await expect.poll(() => page.evaluate('!document.documentElement.dataset.shell'), FOLLOWS).toBe(true)
  await whileLost(page, () => sendLogin(page, account.national, account.password))
  // What was typed stays.
  expect(await fieldOf(main, 'Mobile number').inputValue()).toBe(account.national)
  await button(main, 'Log in').click()
  await page.waitForURL((url) => url.pathname !== '/login')
})
