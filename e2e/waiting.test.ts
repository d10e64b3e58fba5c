/** A deposit that waits: asked for again, by another method, or given up; and what a month came to. */
import { bonus } from '@uwanja/contract/site/bonus'
import { cashier } from '@uwanja/contract/site/cashier'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, FOLLOWS, logIn, sendAmount } from './acts.ts'
import { DESK, PHONE, useBrowser } from './browser.ts'
import { keepPicture } from './pictures.ts'
import { useStack } from './stack.ts'

const stack = useStack({ env: { DEMO: '1', DEMO_CONTENT: '1' } })
const visit = useBrowser(stack)

/** A browser that can put the site among its apps, on a later visit: when money has come in, it is offered and asked for. */
async function offersToStay(page: Page, pay: () => Promise<void>, approve: () => Promise<unknown>): Promise<void> {
  await page.evaluate(`
    localStorage.setItem('installOffer', '{"first":"2026-01-01","putOff":""}')
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => { window.isAsked = true } }))`)
  await pay()
  const offer = page.getByRole('region', { name: 'Uwanja among your apps' })
  await page.getByRole('heading', { name: 'Waiting for your approval' }).waitFor()
  expect(await offer.count()).toBe(0)
  await approve()
  await offer.waitFor()
  await expectAccessible(page, 'the offer to keep the site')
  await keepPicture(page, 'install')
  await button(offer, 'Add to home screen').click()
  await offer.waitFor({ state: 'detached' })
  expect(await page.evaluate('window.isAsked')).toBe(true)
}

/**
 * The page's clock goes on by so much, the server's cannot: what is asked for from now on is told by the page's, as if it had
 * waited with everybody.
 */
async function later(page: Page, aheadMs: number): Promise<void> {
  await page.clock.fastForward(aheadMs)
  const fromMs = Date.now()
  await page.route(`**${cashier.getPayment.path}*`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { createdAt: string } | null }
    const madeMs = Date.parse(answer.data?.createdAt ?? '')
    if (answer.data && madeMs >= fromMs) answer.data.createdAt = new Date(madeMs + aheadMs).toISOString()
    await route.fulfill({ response, json: answer })
  })
}

/** Asks once more and leaves before the answer is there, which then brings nobody back. */
async function leaveWhileAsked(page: Page, asks: string): Promise<void> {
  const main = page.getByRole('main')
  await page.clock.fastForward(31_000)
  let comes = (): void => undefined
  const isLeft = new Promise<void>((resolve) => (comes = resolve))
  await page.route(asks, async (route) => {
    const response = await route.fetch()
    await isLeft
    await route.fulfill({ response })
  })
  const asked = page.waitForRequest(asks)
  await button(main, 'Send the request again').click()
  await asked
  const answered = page.waitForResponse(asks)
  await button(main, 'Cancel').click()
  comes()
  await answered
  await page.unroute(asks)
}

test('R67 R75 R76 R77 R83 R100 a request that waits is left, sent again and paid; the month tells it', async () => {
  const { calls, world } = stack()
  const account = await calls.register()
  const token = await calls.token(account)
  await calls.named(token)
  // The demonstration opens its promotions beside everything else.
  const offers = async () => (await calls.call(bonus.getBonuses, {}, token)).data?.offers.length
  await expect.poll(offers, FOLLOWS).toBeGreaterThan(0)
  const { page } = await visit({ viewport: PHONE })
  await page.clock.install()
  await logIn(page, account)
  await page.goto('/deposit')
  const main = page.getByRole('main')
  const waits = main.getByRole('heading', { name: 'Waiting for your approval' })
  // What there is to gain is said, above the methods where it came in time; each of them has its drawing.
  await main.getByRole('heading', { name: 'Fast deposit' }).waitFor()
  await main.getByRole('heading', { name: 'Bonus' }).waitFor()
  expect(await main.getByRole('heading', { name: 'Bank transfer' }).locator('svg').count()).toBe(2)
  await expectAccessible(page, 'the deposit page')
  await keepPicture(page, 'deposit')

  await sendAmount(page, '500')
  await waits.waitFor()
  expect(await button(main, 'Send the request again').count()).toBe(0)
  const phone = await main.getByRole('link', { name: 'Open this phone (demonstration)' }).getAttribute('href')
  expect(new URL(phone!).pathname).toBe(`/phone/${account.msisdn}`)
  await button(main, 'Use another method').click()
  await expect.poll(() => page.evaluate('document.activeElement.innerText')).toBe('Bank transfer')

  await sendAmount(page, '700')
  await waits.waitFor()
  await later(page, 31_000)
  await button(main, 'Send the request again').waitFor()
  await expectAccessible(page, 'a deposit that waits for long')
  await keepPicture(page, 'deposit-waits')
  const asks = `**${cashier.registerFastHubPayBillDeposit.path}*`
  const answered = page.waitForResponse(asks)
  await button(main, 'Send the request again').click()
  await answered
  // The new request waits from now on.
  await button(main, 'Send the request again').waitFor({ state: 'detached' })
  await waits.waitFor()
  await main.getByText('00:0').waitFor()
  expect(await button(main, 'Send the request again').count()).toBe(0)
  await leaveWhileAsked(page, asks)
  const form = main.getByRole('button', { name: 'Send', exact: true })
  await form.waitFor()

  // What was left is paid all the same when it is approved.
  const approve = async () => world.approve(account.msisdn, (await world.prompt(account.msisdn)).id)
  // Four were asked for: 500, and 700 three times.
  for (const total of [500, 1_200, 1_900, 2_600]) {
    await approve()
    await expect.poll(async () => calls.balance(await calls.token(account))).toBe(total)
  }
  expect(await form.count()).toBe(1)

  await offersToStay(page, () => sendAmount(page, '600'), approve)

  // Who exists, and what is left on the phone.
  await page.goto(stack().sandboxSite)
  const exists = main.getByRole('link', { name: `+${account.msisdn}` })
  await exists.waitFor()
  expect(await exists.innerText()).toMatch(/NGN\s[\d,]+\.\d\d/)
  await expectAccessible(page, 'who exists in the outside world')
  await keepPicture(page, 'sandbox')

  await page.goto(`${stack().site}/TransactionHistory`)
  await main.getByRole('link', { name: 'Your month' }).click()
  await main.getByText('What play came to').waitFor()
  await main.getByText('From stake to stake').waitFor()
  await expectAccessible(page, 'a month')
  await keepPicture(page, 'month')
  await main.getByRole('link', { name: 'Month before' }).click()
  await page.waitForURL('**/TransactionHistory?month=20*')
  await main.getByRole('link', { name: 'Month after' }).waitFor()
  for (const [language, title] of [
    ['sw', 'Mwezi wako'],
    ['zh', '本月小结'],
  ] as const) {
    await page.goto(`${stack().site}/TransactionHistory?month=now&lang=${language}`)
    await main.getByRole('heading', { name: title, level: 1 }).waitFor()
    await page.setViewportSize(language === 'sw' ? DESK : PHONE)
    await expectAccessible(page, `a month in ${language}`)
    await keepPicture(page, `month-${language}`)
  }
})
