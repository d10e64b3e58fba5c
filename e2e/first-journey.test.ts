/** The whole way of a player's money through the real stack, in one browser, on each database. */
import { banking } from '@uwanja/contract/site/banking'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { user } from '@uwanja/contract/site/user'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import {
  button,
  expectBalance,
  fieldOf,
  fillDetails,
  FOLLOWS,
  goTo,
  logOutFrom,
  openMenu,
  sendAmount,
  sendLogin,
  storedUser,
  written,
} from './acts.ts'
import { DESK, PHONE, useBrowser, type Visitor } from './browser.ts'
import { DATABASES } from './postgres.ts'
import { newAccount, sumOf, type Account } from './site-client.ts'
import { useStack, type Stack } from './stack.ts'
import { openTable, playUntilWon } from './zeppelin.ts'

/** Cancelling ends with the hold: long enough for a slow machine to press the button, and over when the history was read. */
const HOLD = { WITHDRAW_SMALL_MINOR: '100000', WITHDRAW_HOLD_S: '25' }
const AFTER_HOLD = { ...FOLLOWS, timeout: 120_000 }
const WALLET_START = 100_000

/** Looks at a page for everyone's use; on one of the databases only, because the pages are the same. */
type Look = (page: Page, where: string) => Promise<void>

async function register({ page }: Visitor, { national, password }: Account, look: Look): Promise<void> {
  await page.goto('/')
  await look(page, 'home')
  await page.getByRole('banner').getByRole('link', { name: 'Join now' }).click()
  await fieldOf(page, 'Mobile number').fill(national)
  await fieldOf(page, 'Password').fill(password)
  await fieldOf(page, 'Repeat the password').fill(password)
  await page.getByRole('checkbox').check()
  await look(page, 'register')
  await button(page, 'Finish').click()
  await page.getByRole('dialog', { name: 'Welcome to Uwanja' }).waitFor()
  await look(page, 'registered')
  await button(page.getByRole('dialog'), 'Log in').click()
  await page.waitForURL('**/login')
  await look(page, 'login')
}

/** On the phone's own page, as a person would. */
async function approveByHand({ context }: Visitor, stack: Stack, msisdn: string, look: Look): Promise<void> {
  const phone = await context.newPage()
  await phone.goto(`${stack.sandboxSite}/phone/${msisdn}`)
  const prompt = phone.getByRole('dialog', { name: 'Payment request' })
  await prompt.getByText(/NGN\s5,000\.00/).waitFor()
  await look(phone, 'the phone with a request')
  await fieldOf(prompt, 'PIN').fill('1234')
  await button(prompt, 'Approve').click()
  await phone.getByText(/^Approved\. NGN\s5,000\.00 went to/).waitFor()
  await look(phone, 'the phone')
  await phone.close()
}

async function deposit(visitor: Visitor, stack: Stack, { msisdn }: Account, look: Look): Promise<void> {
  const { page } = visitor
  const main = page.getByRole('main')
  await look(page, 'deposit')
  await sendAmount(page, '5000')
  await main.getByRole('heading', { name: 'Waiting for your approval' }).waitFor()
  await look(page, 'a deposit that waits')
  await approveByHand(visitor, stack, msisdn, look)
  await main.getByText('5,000.00 NGN is in your balance.').waitFor()
  await look(page, 'a deposit that was paid')
  await expectBalance(page, '5,000.00')

  await button(main, 'Make another deposit').click()
  await sendAmount(page, '1500')
  await stack.world.approve(msisdn, (await stack.world.prompt(msisdn)).id)
  await main.getByText('1,500.00 NGN is in your balance.').waitFor()
  await expectBalance(page, '6,500.00')
}

/** Answers with the balance afterwards. */
async function play({ page }: Visitor, stack: Stack, look: Look): Promise<number> {
  const zeppelin = button(page.getByRole('navigation'), 'Zeppelin')
  const { popup, game } = await openTable(page, () => zeppelin.click())
  const size = () => popup.evaluate<number[]>('[innerWidth, innerHeight]')
  await expect.poll(size).toEqual([CONSTANTS.popupWidthPx, CONSTANTS.popupHeightPx])
  expect(new URL(popup.url()).pathname).toBe('/Game/StartBetsolutions/3')
  expect(new URL(popup.url()).search).toBe('?gameId=7001')
  // There is room for both: who else plays stands beside the flight, not below it.
  const [flight, others] = [
    await game.getByRole('main').boundingBox(),
    await game.getByRole('complementary').boundingBox(),
  ]
  expect(others!.x).toBeGreaterThanOrEqual(flight!.x + flight!.width)
  expect(others!.y).toBe(flight!.y)
  await look(popup, 'Zeppelin')
  const { stakes, won } = await playUntilWon({ popup, game }, stack.world, 500)
  const after = 6_500 - stakes * 500 + won
  await expect.poll(() => game.getByRole('banner').innerText(), FOLLOWS).toContain(written(after))
  await popup.close()
  await expectBalance(page, written(after))
  return after
}

async function readHistory({ page }: Visitor, look: Look): Promise<void> {
  const main = page.getByRole('main')
  await goTo(page, 'History', '/TransactionHistory')
  const rows = main.getByRole('listitem')
  await rows.filter({ hasText: 'Deposit' }).first().waitFor()
  expect(await rows.filter({ hasText: 'Deposit' }).filter({ hasText: '+5,000.00 NGN' }).count()).toBe(1)
  expect(await rows.filter({ hasText: 'Deposit' }).filter({ hasText: '+1,500.00 NGN' }).count()).toBe(1)
  expect(await rows.filter({ hasText: 'Stake' }).filter({ hasText: '−500.00 NGN' }).count()).toBeGreaterThan(0)
  expect(await rows.filter({ hasText: 'Win' }).count()).toBe(1)
  await look(page, 'history')
  await page.setViewportSize(DESK)
  await main.getByRole('table').waitFor()
  const heads = await main.getByRole('columnheader').allInnerTexts()
  expect(heads).toEqual(['Date and time', 'Activity', 'Amount', 'Balance', 'Comment', 'Status'])
  await look(page, 'history on a desk')
  await page.setViewportSize(PHONE)
  // A stake's row leads to its round, which is asked about by name.
  await rows.filter({ hasText: 'Stake' }).first().getByRole('link').click()
  await main.getByRole('heading', { name: 'Questions about this round' }).waitFor()
  await look(page, 'a round')
  await main.getByRole('link', { name: 'Ask about it' }).click()
  await page.waitForURL('**/Messages/NewMessage?about=*&what=round')
  await page.goBack()
  await page.goBack()
  await rows.filter({ hasText: 'Deposit' }).first().waitFor()
}

async function withdraw({ page }: Visitor, stack: Stack, { msisdn }: Account, had: number, look: Look) {
  const main = page.getByRole('main')
  await goTo(page, 'Withdraw', '/withdraw')
  await fillDetails(page)
  await look(page, 'withdraw')
  const underWay = main.getByRole('heading', { name: 'A withdrawal is under way' })
  await sendAmount(page, '2000')
  await underWay.waitFor()
  await expectBalance(page, written(had - 2_000))
  await button(main, 'Cancel withdrawal').click()
  await page.getByText('The withdrawal was cancelled. The money is back in your balance.').waitFor()
  await expectBalance(page, written(had))
  expect((await stack.world.wallet(msisdn)).movements.filter(({ kind }) => kind === 'in')).toEqual([])

  await sendAmount(page, '1000')
  await underWay.waitFor()
  await look(page, 'a withdrawal under way')
}

/** The money is on the phone when the hold is over. */
async function receive({ page }: Visitor, stack: Stack, { msisdn }: Account, had: number) {
  const received = async () => {
    await stack.world.shiftClock(5)
    return (await stack.world.wallet(msisdn)).movements.filter(({ kind }) => kind === 'in').map(({ amount }) => amount)
  }
  await goTo(page, 'Withdraw', '/withdraw')
  await expect.poll(received, AFTER_HOLD).toEqual(['1000.00'])
  expect((await stack.world.wallet(msisdn)).balance).toBe((WALLET_START - 5_000 - 1_500 + 1_000).toFixed(2))
  await page.getByRole('heading', { name: 'A withdrawal is under way' }).waitFor({ state: 'detached' })
  await expectBalance(page, written(had - 1_000))
}

async function leave({ page, context }: Visitor, stack: Stack, token: string, look: Look): Promise<void> {
  const menu = await openMenu(page)
  await look(page, 'the menu')
  await logOutFrom(menu)
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
  expect(await storedUser(page)).toBeNull()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('user')
  await expect.poll(async () => (await stack.calls.call(user.getBalance, {}, token)).status).toBe('UNAUTHORIZED')
}

describe.each(DATABASES)('on the %s database', (database) => {
  const stack = useStack({ database, env: HOLD })
  const visit = useBrowser(stack)
  const look: Look = database === 'embedded' ? expectAccessible : () => Promise.resolve()

  test('A13 A06 D07 D12 S09 S18 G10 U05 W01 W03 W05 W06 A02 a player’s first journey', async () => {
    const account = newAccount()
    const visitor = await visit()
    const { page } = visitor
    visitor.watch.guard(account.password)
    await register(visitor, account, look)
    await sendLogin(page, account.national, account.password)
    // The first login after registering leads to the deposit.
    await page.waitForURL('**/deposit')
    const token = (await storedUser(page))!.token
    visitor.watch.guard(token)
    // The half of the session that no script can read, and the copy that scripts can.
    for (const { value } of await visitor.context.cookies(stack().site)) visitor.watch.guard(value)

    await deposit(visitor, stack(), account, look)
    const won = await play(visitor, stack(), look)
    await withdraw(visitor, stack(), account, won, look)
    await readHistory(visitor, look)
    await receive(visitor, stack(), account, won)

    const rows = await stack().calls.history(token)
    expect(await stack().calls.balance(token)).toBe(won - 1_000)
    expect(sumOf(rows)).toBe(won - 1_000)
    expect((await stack().calls.call(banking.checkUserWithdrawOrder, {}, token)).data).toBeNull()
    await leave(visitor, stack(), token, look)
    expect(visitor.watch.sandboxRequests()).toBeGreaterThan(5)
  })
})
