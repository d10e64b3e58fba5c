/** What a visitor wanted waits over the login and over a registration, whose number is written as people write it. */
import { beforeAll, expect, test, vi } from 'vitest'
import { game } from '@uwanja/contract/site/game'
import { button, fieldOf, FOLLOWS, sendLogin } from './acts.ts'
import { useBrowser } from './browser.ts'
import { newAccount } from './site-client.ts'
import { useStack } from './stack.ts'

const stack = useStack({ env: { GAME_LISTS: 'hourly' } })
const visit = useBrowser(stack)

beforeAll(async () => {
  const { calls } = stack()
  const known = async () => (await calls.call(game.getGameProviders, { gameType: 2 })).data.length
  await vi.waitFor(async () => expect(await known()).toBeGreaterThan(0), FOLLOWS)
})

test('R61 a page of the account that a visitor opened is where the login leads', async () => {
  const account = newAccount()
  await stack().calls.register(account)
  const { page } = await visit()
  await page.goto('/TransactionHistory')
  await page.waitForURL('**/login')
  await sendLogin(page, account.national, account.password)
  await page.waitForURL('**/TransactionHistory')

  // Who looks at something else in between comes out at home.
  const { page: other } = await visit()
  await other.goto('/TransactionHistory')
  await other.waitForURL('**/login')
  await other.getByRole('banner').getByRole('link', { name: 'Uwanja' }).first().click()
  await other.waitForURL((url) => url.pathname === '/')
  await other.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await other.waitForURL('**/login')
  await sendLogin(other, account.national, account.password)
  await other.waitForURL((url) => url.pathname === '/')
})

test('R60 R61 R62 a game that was tapped waits over a registration; the password is not asked a third time', async () => {
  const { national, password } = newAccount()
  const { page } = await visit()
  await page.goto('/slots')
  const tile = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Favourite: / }) })
  await tile.first().getByRole('link').click()
  await button(page.getByRole('dialog'), 'Play').click()
  await page.waitForURL('**/login')
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await page.waitForURL('**/Register')
  const number = fieldOf(page, 'Mobile number')
  await number.pressSequentially(`0${national}`)
  expect(await number.inputValue()).toBe(national)
  await number.fill(`+234 ${national}`)
  expect(await number.inputValue()).toBe(national)
  await fieldOf(page, 'Password').fill(password)
  await fieldOf(page, 'Repeat the password').fill(password)
  await page.getByRole('checkbox').check()
  await button(page, 'Finish').click()
  await button(page.getByRole('dialog'), 'Log in').click()
  await page.waitForURL('**/login')
  expect(
    await page.evaluate('JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }])'),
  ).not.toContain(password)
  await button(page.getByRole('main'), 'Log in').click()
  await page.waitForURL('**/deposit')
  await page.getByRole('main').getByRole('link', { name: 'Go on where you were' }).click()
  await page.waitForURL(/\/game\/Start/i)
})
