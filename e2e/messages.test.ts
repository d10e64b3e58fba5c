/** The inbox on a phone: letters arrive while one looks, are read and deleted, and the house is written to. */
import { banking } from '@uwanja/contract/site/banking'
import { LIVE_PATH } from '@uwanja/contract/site/live'
import { messages } from '@uwanja/contract/site/messages'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, fieldOf, FOLLOWS, logIn, openMenu, sendLogin } from './acts.ts'
import { useBrowser } from './browser.ts'
import type { Account } from './site-client.ts'
import { useStack } from './stack.ts'

// Every page here is a new device, and no operator sits in the office.
const stack = useStack({ env: { WITHDRAW_HOLD_S: '0', WITHDRAW_DOUBT_S: '0' } })
const visit = useBrowser(stack)

const anAccount = () => stack().calls.register()

/** The sandbox declines whole units that end in 13, so this money comes back, and a letter with it. */
async function withdrawInVain(account: Account): Promise<void> {
  const { calls, world } = stack()
  const token = await calls.token(account)
  await calls.deposit(token, '5000')
  await world.approve(account.msisdn, (await world.prompt(account.msisdn)).id)
  await expect.poll(() => calls.balance(token), FOLLOWS).toBe(5_000)
  await calls.named(token)
  expect(await calls.call(banking.registerFastHubWithdraw, { amount: '1013' }, token)).toMatchObject({ statusCode: 0 })
}

const cards = (page: Page): Locator => page.getByRole('main').getByRole('listitem')
const card = (page: Page, header: string): Locator => cards(page).filter({ hasText: header })
const head = (one: Locator): Locator => one.getByRole('heading').getByRole('button')

async function inboxCount(page: Page, words: string): Promise<void> {
  const tab = page.getByRole('main').getByRole('navigation').getByRole('link').first()
  await expect.poll(() => tab.innerText(), FOLLOWS).toContain(words)
}

test('U09 A03 a letter arrives on the open page, is read by opening it, and deleting asks', async () => {
  const account = await anAccount()
  const { page } = await visit()
  await logIn(page, account)
  const menu = await openMenu(page)
  await menu.getByRole('link', { name: 'Messages 1 unread' }).click()
  await page.waitForURL('**/Messages')
  const welcome = card(page, 'Welcome to Uwanja')
  await welcome.getByText('Unread', { exact: true }).waitFor()
  await expectAccessible(page, 'the inbox with an unread message')

  await page.evaluate('void (globalThis.isSamePage = true)')
  await withdrawInVain(account)
  await card(page, 'Your withdrawal came back').getByText('1,013.00 NGN is in your balance again').waitFor()
  await inboxCount(page, '2 unread')
  expect(await cards(page).count()).toBe(2)
  expect(await page.evaluate('globalThis.isSamePage')).toBe(true)

  const asked = page.waitForRequest((request) => request.url().includes(messages.readMessage.path))
  await head(welcome).click()
  expect(new URL((await asked).url()).searchParams.get('messageId')).toMatch(/^\d+$/)
  await welcome.getByText('Withdrawals go to the number that you registered with').waitFor()
  await welcome.getByText('Unread', { exact: true }).waitFor({ state: 'detached' })
  await inboxCount(page, '1 unread')
  await expectAccessible(page, 'an open message')

  await button(welcome, 'Delete “Welcome to Uwanja”').click()
  const dialog = page.getByRole('dialog', { name: 'Delete this message?' })
  await button(dialog, 'Cancel').click()
  expect(await cards(page).count()).toBe(2)
  await button(welcome, 'Delete “Welcome to Uwanja”').click()
  await button(dialog, 'Delete').click()
  await welcome.waitFor({ state: 'detached' })
  await page.reload()
  await card(page, 'Your withdrawal came back').waitFor()
  expect(await cards(page).count()).toBe(1)
})

test('U09 U14 a message to a department, in Swahili: both fields are needed, it is sent once and listed', async () => {
  const account = await anAccount()
  const { page } = await visit({ language: 'sw' })
  await page.goto('/login')
  await sendLogin(page, account.national, account.password, 'sw')
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto('/messages/newmessage')
  const main = page.getByRole('main')
  await button(main, 'Tuma ujumbe').click()
  await expect.poll(() => main.getByText('Tafadhali jaza sehemu hii.').count()).toBe(2)
  await expectAccessible(page, 'the form of a new message')

  await fieldOf(main, 'Idara').selectOption({ label: 'Washirika' })
  await fieldOf(main, 'Kichwa cha ujumbe').fill('Kiungo changu')
  await fieldOf(main, 'Ujumbe wako').fill('Habari,\n<b>kiungo</b> hakifanyi kazi & sijui kwa nini?')
  const asked = page.waitForRequest((request) => request.url().includes(messages.sendAdminMessage.path))
  await button(main, 'Tuma ujumbe').click()
  const request = await asked
  expect(Object.fromEntries(new URL(request.url()).searchParams)).toEqual({
    messageHeader: 'Kiungo changu',
    department: 'Affiliate',
    messageText: 'Habari,\n<b>kiungo</b> hakifanyi kazi & sijui kwa nini?',
  })
  expect(request.postData()).toBeNull()
  await main.getByText('Ujumbe wako umetumwa kwetu.').waitFor()
  expect(await fieldOf(main, 'Ujumbe wako').inputValue()).toBe('')

  await main.getByRole('link', { name: 'Ujumbe', exact: true }).click()
  await main.getByRole('link', { name: 'Zilizotumwa' }).click()
  const mine = card(page, 'Kiungo changu')
  await mine.getByText('Kwa: Washirika').waitFor()
  await head(mine).click()
  await mine.getByText('<b>kiungo</b> hakifanyi kazi & sijui kwa nini?').waitFor()
  await expectAccessible(page, 'sent messages')
})

test('U09 U15 an inbox that cannot be read says so and can be asked again, and an empty list says what it is for, in Chinese', async () => {
  const account = await anAccount()
  const { page, watch } = await visit({ language: 'zh' })
  // Without push, which would make the page ask again by itself.
  watch.expectTrouble(/404/)
  await page.route(`**${LIVE_PATH}`, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/login')
  await sendLogin(page, account.national, account.password, 'zh')
  await page.waitForURL((url) => url.pathname !== '/login')
  const refused = { statusCode: 503, status: 'SERVICE_UNAVAILABLE', data: null }
  await page.route(`**${messages.getUnreadMessages.path}*`, (route) => route.fulfill({ json: refused }))
  await page.goto('/Messages')
  await page.getByRole('alert').getByText('您的消息不会丢失').waitFor()
  await page.unroute(`**${messages.getUnreadMessages.path}*`)
  await button(page.getByRole('main'), '重试').click()
  // What a script registers it registers in English; the letter is read in the page's language all the same (U15).
  await card(page, '欢迎来到 Uwanja').getByText('未读', { exact: true }).waitFor()
  await page.getByRole('main').getByRole('link', { name: '已发送' }).click()
  await page.getByText('还没有发送过消息').waitFor()
  await expectAccessible(page, 'no sent messages')
})
