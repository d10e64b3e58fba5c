/** An evening on a line that drops again and again, the site's and the book's: nothing is lost, nothing moves money twice. */
import { freePort } from '@uwanja/runtime/free-port'
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { button, expectBalance, fieldOf, FOLLOWS, openMethod, sendLogin } from './acts.ts'
import { PHONE, useBrowser } from './browser.ts'
import { droppingLine } from './line.ts'
import type { Account } from './site-client.ts'
import { AHEAD, aheadRow, openSlip } from './sports-acts.ts'
import { useStack } from './stack.ts'

/**
 * No multiple of what the site waits before it asks or tries again (3, 7 and 10 s): it would always ask when nobody is let
 * through, and three polls without an answer log out (A03).
 */
const DROPS = { everyMs: 8_300, goneMs: 1_500 } as const

/** Longer than the line is away, so that a step that cannot be done is begun anew soon. */
const STEP_MS = 8_000

const bookPort = await freePort()
const toBook = await droppingLine(() => bookPort, DROPS)
const toSite = await droppingLine(() => Number(new URL(stack().site).port), DROPS)
const near = `http://localhost:${toSite.port}`
const stack = useStack({
  env: { BOOK_PORT: String(bookPort), BOOK_URL: `http://127.0.0.1:${toBook.port}`, PUBLIC_URL: near },
})
const visit = useBrowser(stack)
afterAll(async () => {
  await toSite.close()
  await toBook.close()
})

/** A person begins a step anew, and presses again what did not go through: until what is to follow is there. */
async function until(follows: Locator, step: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; tries < 10; tries++) {
    await step().catch(() => null)
    const came = await follows.waitFor().then(
      () => true,
      () => false,
    )
    if (came) return
  }
  await follows.waitFor()
}

/** An address that is asked for while the line is away is asked for again, as a person would. */
async function go(page: Page, address: string): Promise<void> {
  await until(page.getByRole('main'), () => page.goto(address))
  await expect
    .poll(() => page.evaluate('!document.documentElement.dataset.shell').catch(() => false), FOLLOWS)
    .toBe(true)
}

async function logInOn(page: Page, account: Account): Promise<void> {
  await go(page, `${near}/login`)
  await until(page.getByRole('banner').getByRole('status'), async () => {
    if (new URL(page.url()).pathname === '/login') await sendLogin(page, account.national, account.password)
  })
}

/** Whom three polls without an answer have logged out (A03) logs in again, and goes there. */
async function goIn(page: Page, account: Account, address: string): Promise<void> {
  await go(page, near + address)
  if (!(await page.getByRole('banner').getByRole('link', { name: 'Log in' }).isVisible())) return
  await logInOn(page, account)
  await go(page, near + address)
}

async function sendAmountBy(page: Page, method: string, amount: string): Promise<void> {
  const form = await openMethod(page, method)
  await fieldOf(form, 'Amount').fill(amount)
  await button(form, 'Send').click()
}

async function payIn(page: Page, account: Account, approve: () => Promise<void>): Promise<void> {
  await goIn(page, account, '/deposit')
  const waits = page.getByRole('main').getByRole('heading', { name: 'Waiting for your approval' })
  await until(waits, () => sendAmountBy(page, 'Fast deposit', '1000'))
  await approve()
  await expectBalance(page, '1,000.00')
}

async function bet(page: Page, account: Account): Promise<void> {
  await goIn(page, account, AHEAD)
  const frame = page.frameLocator('main iframe')
  const price = aheadRow(frame).locator('button.odds:enabled:visible').first()
  const retry = button(page.getByRole('main'), 'Try again')
  await until(price, async () => ((await retry.isVisible()) ? retry.click() : goIn(page, account, AHEAD)))
  await price.click()
  const slip = await openSlip(page, frame, { language: 'en', viewport: PHONE }, 1)
  const stake = slip.getByLabel('Stake', { exact: true })
  await until(stake, () => slip.getByRole('button', { name: 'Try again' }).click())
  await stake.fill('200')
  await until(slip.getByText('Bet placed'), () => slip.getByRole('button', { name: 'Place bet · 200.00 NGN' }).click())
}

async function takeOut(page: Page, account: Account): Promise<void> {
  await goIn(page, account, '/withdraw')
  const isUnderWay = page.getByRole('main').getByRole('heading', { name: 'A withdrawal is under way' })
  await until(isUnderWay, () => sendAmountBy(page, 'To your mobile number', '500'))
}

// A drill: whoever is cut off every few seconds may need a minute or two.
test.runIf(process.env['UWANJA_DEEP'])(
  'R120 on a line that drops again and again somebody logs in, pays in, bets, takes money out and reads of it; each moves money once',
  async () => {
    const { calls, world } = stack()
    const account = await calls.register()
    const token = await calls.token(account)
    await calls.named(token)
    const { page, watch } = await visit({ viewport: PHONE })
    page.setDefaultTimeout(STEP_MS)
    watch.expectTrouble(/Failed to load|Failed to fetch|ERR_|NetworkError|dynamically imported/)

    await logInOn(page, account)
    await payIn(page, account, async () => {
      const { id } = await world.prompt(account.msisdn)
      await world.approve(account.msisdn, id)
    })
    await bet(page, account)
    await expectBalance(page, '800.00')
    await takeOut(page, account)
    await expectBalance(page, '300.00')
    // However quick the machine is, the line has dropped three times by the end.
    do {
      await goIn(page, account, '/TransactionHistory')
      for (const amount of ['1,000.00', '200.00', '500.00'])
        await page.getByRole('main').getByText(amount).first().waitFor()
    } while (toSite.cuts() < 3)
    // One payment in, one bet, one payment out, whatever was pressed how often. A request to pay whose answer was lost is
    // asked for again as a second one, which nobody approves.
    expect(await calls.balance(token)).toBe(300)
    const moved = (await calls.history(token)).filter(({ currentbalance }) => currentbalance !== null)
    expect(moved.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([200, 500, 1_000])
  },
  300_000,
)
