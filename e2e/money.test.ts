/** Money that does not move, and the menu of a player whose money is on its way. */
import type { Locator } from 'playwright-core'
import { banking } from '@uwanja/contract/site/banking'
import { CONSTANTS, STORAGE } from '@uwanja/contract/wire/constants'
import { security } from '@uwanja/contract/site/security'
import { expect, test } from 'vitest'
import { button, expectAlert, expectBalance, fieldOf, FOLLOWS, goTo, logIn, openMenu, sendAmount } from './acts.ts'
import { useBrowser } from './browser.ts'
import type { Account } from './site-client.ts'
import { useStack } from './stack.ts'

const stack = useStack({ env: { DEMO: '1' } })
const visit = useBrowser(stack)

/** The demo player with money: 25,000.00 and a proven number. */
const RICH: Account = { national: '8031234561', msisdn: '2348031234561', password: 'demo-uwanja-1' }

test('D11 a deposit is refused: nothing typed, too little, and by the company', async () => {
  const { page } = await visit()
  await logIn(page, RICH)
  await goTo(page, 'Deposit', '/deposit')
  const main = page.getByRole('main')
  await button(main, 'Send').click()
  await main.getByText('Please fill in all fields.').waitFor()
  await sendAmount(page, '50')
  await expectAlert(main, 'The amount is below the minimum. No money moved.')
  // The sandbox's company refuses whole amounts that end in 13.
  await sendAmount(page, '513')
  await expectAlert(main, 'The deposit was rejected. No money was taken.')
  await expectBalance(page, '25,000.00')
})

test('D11 the send button is hidden while the request runs', async () => {
  const { page } = await visit()
  await logIn(page, RICH)
  await goTo(page, 'Deposit', '/deposit')
  const main = page.getByRole('main')
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(`**${banking.registerFastHubPayBillDeposit.path}*`, async (route) => {
    await held
    await route.fulfill({ json: { statusCode: 8006, status: 'DEPOSIT_REJECTED', data: null } })
  })
  await sendAmount(page, '700')
  await main.getByText('Sending …').waitFor()
  expect(await button(main, 'Send').count()).toBe(0)
  letGo()
  await button(main, 'Send').waitFor()
  await expectAlert(main, 'The deposit was rejected. No money was taken.')
})

test('D03 W07 the withdrawal card sums up; withdraw cards open and close, want an amount, and hide their button while they send', async () => {
  const { page } = await visit()
  await logIn(page, RICH)
  await goTo(page, 'Deposit', '/deposit')
  const main = page.getByRole('main')
  const facts = main.getByRole('region', { name: 'Taking money out' }).locator('dl > div')
  await facts.first().waitFor()
  expect((await facts.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    'Fee free',
    'Time instantly',
    'Min 500.00 NGN',
    'Max 2,000,000.00 NGN',
  ])
  await goTo(page, 'Withdraw', '/withdraw')
  const heading = button(main, 'To your mobile number')
  const card = main.getByRole('region', { name: 'To your mobile number' })
  const amount = fieldOf(card, 'Amount')
  await heading.waitFor()
  const wasOpen = await amount.isVisible()
  for (const isOpen of [!wasOpen, wasOpen]) {
    await heading.click()
    expect([await heading.getAttribute('aria-expanded'), await amount.isVisible()]).toEqual([String(isOpen), isOpen])
  }
  if (!wasOpen) await heading.click()
  await button(card, 'Send').click()
  await card.getByText('Please fill in all fields.').waitFor()
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(`**${banking.registerFastHubWithdraw.path}*`, async (route) => {
    await held
    await route.fulfill({ json: { statusCode: 8002, status: 'INSUFFICIENT_AMOUNT', data: null } })
  })
  await amount.fill('700')
  await button(card, 'Send').click()
  await card.getByText('Sending …').waitFor()
  expect(await button(card, 'Send').count()).toBe(0)
  letGo()
  await button(card, 'Send').waitFor()
  await expectAlert(card, 'Your balance is too low for this. No money moved.')
})

test('S13 A04 a pending withdrawal shows its cancellation in the menu, and cancelling brings the money back', async () => {
  const { page } = await visit()
  await logIn(page, RICH)
  await goTo(page, 'Withdraw', '/withdraw')
  await sendAmount(page, '1000')
  await expectBalance(page, '24,000.00')
  const menu = await openMenu(page)
  await menu.getByText('+2348031234561').waitFor()
  expect(await menu.getByText('24,000.00').count()).toBe(1)
  const cancel = button(menu, 'Cancel withdrawal')
  await cancel.waitFor()
  expect(await menu.getByRole('link', { name: 'Withdraw', exact: true }).count()).toBe(0)
  const reloaded = page.waitForEvent('load')
  await cancel.click()
  await reloaded
  await page.getByText('The withdrawal was cancelled. The money is back in your balance.').waitFor()
  await expectBalance(page, '25,000.00')
  const after = await openMenu(page)
  expect(await button(after, 'Cancel withdrawal').count()).toBe(0)
  expect(await after.getByRole('link', { name: 'Withdraw', exact: true }).count()).toBe(1)
})

test('S21 cancelling without a token leads to the login', async () => {
  const { page, context, watch } = await visit()
  watch.expectTrouble(/401/)
  await logIn(page, RICH)
  await goTo(page, 'Withdraw', '/withdraw')
  await sendAmount(page, '1000')
  const cancel = button(page.getByRole('main'), 'Cancel withdrawal')
  await cancel.waitFor()
  await context.clearCookies({ name: STORAGE.userCookie })
  await cancel.click()
  await page.waitForURL('**/login')
  await logIn(page, RICH)
  await page.goto('/withdraw')
  await fieldOf(page.getByRole('main'), 'Amount').waitFor()
  await cancel.click()
  await page.getByText('The withdrawal was cancelled. The money is back in your balance.').waitFor()
})

test('A04 a visitor’s page hears within 7 s that another tab logged in, a player’s that it logged out', async () => {
  const { page, context, watch } = await visit()
  // The page may ask once more before it knows that the cookie is gone.
  watch.expectTrouble(/401/)
  await page.clock.install()
  await page.goto('/')
  const isTakenOver = () => page.evaluate<boolean>('!document.documentElement.dataset.shell')
  await expect.poll(isTakenOver, FOLLOWS).toBe(true)
  // From here on the page's time passes by our word alone: a poll's length of it, and a little for what is drawn with it.
  await page.clock.pauseAt(Date.now() + 60_000)
  const aPollLater = () => page.clock.runFor(CONSTANTS.pendingWithdrawPollMs + 500)
  // What comes after that on a slow machine is drawn in its time: less than another poll's.
  let left = 60
  const drawn = (what: Locator) =>
    expect
      .poll(async () => {
        if (left-- > 0) await page.clock.runFor(50)
        return what.isVisible()
      }, FOLLOWS)
      .toBe(true)
  const balance = page.getByRole('banner').getByText('25,000.00')
  const { data } = await stack().calls.call(security.login, { userName: RICH.msisdn, password: RICH.password })
  const value = encodeURIComponent(JSON.stringify(data))
  await context.addCookies([{ name: STORAGE.userCookie, value, url: stack().site }])
  expect(await balance.count()).toBe(0)
  await aPollLater()
  await drawn(balance)
  left = 60
  await context.clearCookies({ name: STORAGE.userCookie })
  await aPollLater()
  await drawn(page.getByRole('banner').getByRole('link', { name: 'Log in' }))
})
