/** K04: the site on a server that is not ours, which speaks the specification's calls alone and answers 404 to the rest. */
import { fileURLToPath } from 'node:url'
import { STORAGE } from '@uwanja/contract/wire/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  button,
  expectAlert,
  expectBalance,
  fieldOf,
  fillDetails,
  isFirstField,
  openMenu,
  openMethod,
  sendAmount,
  sendLogin,
  storedUser,
} from './acts.ts'
import { useBrowser } from './browser.ts'
import { openForeignServer, type ForeignServer } from './foreign-server.ts'

const SITE = fileURLToPath(new URL('../dist/web/', import.meta.url))
const [NATIONAL, PASSWORD] = ['8035557711', 'nenosiri-la-kwanza']

let server: ForeignServer
beforeAll(async () => {
  server = await openForeignServer(SITE)
})
afterAll(() => server.close())
const visit = useBrowser(() => ({
  site: server.site,
  sandboxSite: 'http://nowhere.invalid',
  api: { printed: () => '' },
}))

test('K04 the site runs unchanged on a server that speaks the specification alone', async () => {
  const { page, watch } = await visit()
  // Chromium says each 404 aloud; the test looks below at what was asked.
  watch.expectTrouble(/404/)
  const main = page.getByRole('main')

  await page.goto('/Register')
  await fieldOf(main, 'Mobile number').fill(NATIONAL)
  await fieldOf(main, 'Password').fill(PASSWORD)
  await fieldOf(main, 'Repeat the password').fill(PASSWORD)
  await main.getByRole('checkbox').check()
  await button(main, 'Finish').click()
  await button(page.getByRole('dialog'), 'Log in').click()
  await page.waitForURL('**/login')

  await sendLogin(page, NATIONAL, 'si-lenyewe')
  await expectAlert(page, 'Wrong mobile number or password.')
  await sendLogin(page, NATIONAL, PASSWORD)
  await page.waitForURL('**/deposit')
  expect(await storedUser(page)).toMatchObject({ token: server.token, user: { userName: `234${NATIONAL}` } })

  await sendAmount(page, '50')
  // A status that no text of ours knows is shown as one that is not known, never as nothing.
  await main.getByRole('alert').first().waitFor()
  await sendAmount(page, '500')
  await main.getByText('Approve it on your phone, says this house.').waitFor()

  await page.goto('/withdraw')
  await expectBalance(page, '1,500.00')
  await fillDetails(page)
  await sendAmount(page, '600')
  await main.getByRole('alert').or(main.getByRole('status')).first().waitFor()
  await page.goto('/withdraw')
  await expectBalance(page, '900.00')
  const menu = await openMenu(page)
  await button(menu, 'Cancel withdrawal').click()
  await expectBalance(page, '1,500.00')

  await page.goto('/TransactionHistory')
  await main.getByText('500.00').first().waitFor()
  await page.goto('/security')
  await main.getByText('Amina').waitFor()
  const emails = main.getByRole('checkbox').first()
  await emails.check()
  await page.reload()
  await expect.poll(() => main.getByRole('checkbox').first().isChecked()).toBe(true)
  await page.goto('/security/loginhistory')
  await page.goto('/security/trusteddevices')
  await main.getByRole('heading', { level: 1 }).waitFor()

  await page.goto('/slots')
  await button(main, 'Load more').click()
  await main.getByRole('list', { name: 'Games 31 to 60' }).waitFor()
  await button(main, 'Favourite: Simba Simba 1').click()
  await page.getByRole('navigation', { name: 'Game types' }).getByRole('link', { name: 'Favourites' }).click()
  await expect.poll(() => main.getByRole('button', { name: /^Favourite: / }).count()).toBe(1)

  await page.goto('/Messages')
  const letter = main.getByRole('listitem').filter({ hasText: 'A house says hello' })
  await letter.getByText('Unread', { exact: true }).waitFor()
  await letter.getByRole('heading').getByRole('button').click()
  await letter.getByText('Unread', { exact: true }).waitFor({ state: 'detached' })
  await letter.getByText('Karibu.').waitFor()
  await button(letter, 'Delete “A house says hello”').click()
  await button(page.getByRole('dialog'), 'Delete').click()
  await main.getByText('No messages').waitFor()
  await main.getByRole('link', { name: 'New message' }).click()
  await fieldOf(main, 'Subject').fill('Habari')
  await fieldOf(main, 'Your message').fill('Nzuri')
  await button(main, 'Send message').click()
  await main.getByRole('status').waitFor()
  await page.goto('/Messages/SentMessages')
  await main.getByRole('listitem').getByText('Habari').waitFor()

  // Whatever is ours alone was asked of the one call that says so, once in the tab, and of nothing else.
  expect(server.strange).toEqual(['GET Site/GetCapabilities'])
})

test('K04 a password is recovered there too', async () => {
  const { page, watch } = await visit()
  watch.expectTrouble(/404/)
  await page.goto('/login')
  await button(page.getByRole('main'), 'Forgot password?').click()
  const dialog = page.getByRole('dialog')
  await fieldOf(dialog, 'Mobile number').fill(NATIONAL)
  await button(dialog, 'Next').click()
  await fieldOf(dialog, 'SMS code').fill('654321')
  await button(dialog, 'Next').click()
  await fieldOf(dialog, 'New password').fill('nenosiri-la-pili')
  await fieldOf(dialog, 'Repeat the new password').fill('nenosiri-la-pili')
  await button(dialog, 'Submit').click()
  await dialog.getByText('Your password is changed').waitFor()
})

test('G02 a tap on a tab begins its list anew, and Back finds a list as it was left', async () => {
  const { page, watch } = await visit()
  watch.expectTrouble(/404/)
  const main = page.getByRole('main')
  const second = main.getByRole('list', { name: 'Games 31 to 60' })
  const kind = (name: string) =>
    page.getByRole('navigation', { name: 'Game types' }).getByRole('link', { name, exact: true })
  await page.goto('/slots')
  await button(main, 'Load more').click()
  await second.waitFor()
  await kind('Free play').click()
  await page.waitForURL('**/slots?category=24')
  await second.waitFor({ state: 'detached' })

  await page.goBack()
  await second.waitFor()
  await kind('Free play').click()
  await page.waitForURL('**/slots?category=24')
  await kind('All').click()
  await page.waitForURL((url) => url.search === '')
  await main.getByRole('list', { name: 'Games 1 to 30' }).waitFor()
  expect(await second.count()).toBe(0)
  // The tab on which one stands is one too.
  await button(main, 'Load more').click()
  await second.waitFor()
  await kind('All').click()
  await second.waitFor({ state: 'detached' })
})

test('S03 an address that is nobody’s stands over no partner and counts no click', async () => {
  const { page, context, watch } = await visit()
  watch.expectTrouble(/404/)
  const clicks: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/RegisterCampaignClick')) clicks.push(searchParams.get('refcode'))
  })
  const remembered = async () =>
    (await context.cookies()).find(({ name }) => name === STORAGE.refcodeCookie)?.value ?? null
  const arriveAt = async (path: string) => {
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name: 'Join now' }).waitFor()
  }

  await arriveAt('/Nosuch')
  await expect.poll(remembered).toBe('Nosuch')
  expect(clicks).toEqual([])
  await arriveAt('/rosaree')
  await expect.poll(remembered).toBe('rosaree')
  await expect.poll(() => clicks).toEqual(['rosaree'])
  await arriveAt('/Nosuch')
  await arriveAt('/somebody-else')
  expect([await remembered(), clicks]).toEqual(['rosaree', ['rosaree']])
})

test('D05 D06 the amount is the first field, and a reload says what became of a card', async () => {
  const { page, watch } = await visit()
  watch.expectTrouble(/404/)
  await page.goto('/login')
  await sendLogin(page, NATIONAL, 'nenosiri-la-pili')
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto('/deposit')
  const ussd = await openMethod(page, 'USSD')
  expect(await isFirstField(fieldOf(ussd, 'Amount'))).toBe(true)
  const card = await openMethod(page, 'Card')
  expect(await isFirstField(fieldOf(card, 'Amount'))).toBe(true)
  await fieldOf(card, 'Amount').fill('500')
  await fieldOf(card, 'Card number').fill('4000000000000002')
  await button(card, 'Send').click()
  await card.getByText('Success', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('region', { name: 'Card', exact: true }).getByText('Success', { exact: true }).waitFor()
})
