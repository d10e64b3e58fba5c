/** Kudipal's four methods on a phone, in Swahili, with the sandbox's pages as the world outside. */
import { banking } from '@uwanja/contract/site/banking'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { FOLLOWS, button, expectBalance, fieldOf, sendLogin } from './acts.ts'
import { useBrowser } from './browser.ts'
import { sandboxClient } from './sandbox-client.ts'
import type { Account } from './site-client.ts'
import { useStack } from './stack.ts'

const stack = useStack({ env: { DEMO: '1', WITHDRAW_HOLD_S: '1' } })
const visit = useBrowser(stack)

/** The demo player with money: 25,000.00 and a proven number. */
const RICH: Account = { national: '8031234561', msisdn: '2348031234561', password: 'demo-uwanja-1' }
const CARD = { number: '5531886652142950', cvv: '564', month: '09', year: '32', pin: '3310' }
/** An Amina's, as the demo player is: to another name it would wait for an operator. */
const BANK_ACCOUNT = '0690000040'

const world = () => sandboxClient(stack().sandboxSite)

async function open(page: Page, name: string): Promise<Locator> {
  const heading = page.getByRole('main').getByRole('button', { name, exact: true })
  if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.click()
  return page.getByRole('region', { name, exact: true })
}

async function sendIn(card: Locator, amount: string): Promise<void> {
  await fieldOf(card, 'Kiasi').fill(amount)
  await button(card, 'Tuma').click()
}

async function fillCard(card: Locator): Promise<void> {
  await fieldOf(card, 'Namba ya kadi').fill(CARD.number)
  await fieldOf(card, 'Mwezi').fill(CARD.month)
  await fieldOf(card, 'Mwaka').fill(CARD.year)
  await fieldOf(card, 'CVV').fill(CARD.cvv)
}

async function expectInSight(step: Locator, field: Locator): Promise<void> {
  const header = await step.page().getByRole('banner').boundingBox()
  expect((await step.boundingBox())!.y).toBeGreaterThanOrEqual(header!.y + header!.height)
  await field.and(step.page().locator(':focus')).waitFor()
}

async function byCard(page: Page): Promise<void> {
  const card = await open(page, 'Kadi')
  await fillCard(card)
  await sendIn(card, '500')
  for (const pin of ['0000', CARD.pin]) {
    await fieldOf(card, 'PIN ya kadi').fill(pin)
    await button(card, 'Endelea').click()
    if (pin !== CARD.pin) await card.getByText('PIN ya kadi si sahihi.').waitFor()
    // The step begins below the header, and what is typed next goes into its field.
    if (pin !== CARD.pin) await expectInSight(card.locator('form'), fieldOf(card, 'PIN ya kadi'))
  }
  const code = fieldOf(card, 'Namba kutoka benki')
  await code.waitFor()
  const [newest] = await world().messages(RICH.msisdn)
  await code.fill(/\d{6}/.exec(newest?.text ?? '')?.[0] ?? '')
  await button(card, 'Endelea').click()
  await card.getByText('500.00 NGN zimeingia kwenye salio lako.').waitFor()
  await expectBalance(page, '25,500.00')
}

/**
 * The company wants the player on a page that is none of its own: the server leads nobody there and says no more than that
 * the order stands. Nothing has come in, so nobody may say that it has.
 */
async function refusedPage(page: Page): Promise<void> {
  const { path } = banking.registerKudipalCardDeposit
  await page.route(`**${path}*`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, errorMessage: '' } } })
  })
  const card = page.getByRole('region', { name: 'Kadi', exact: true })
  await button(card, 'Weka pesa tena').click()
  await fillCard(card)
  await sendIn(card, '600')
  await card.getByRole('heading', { name: 'Tunakagua' }).waitFor()
  expect(await card.getByText('Imefanikiwa').count()).toBe(0)
}

async function byTransfer(page: Page, outside: Page): Promise<void> {
  const card = await open(page, 'Uhamisho wa benki')
  await sendIn(card, '700')
  await card.getByText('Tumia akaunti hii kwa muamala huu tu. Akaunti inaisha muda baada ya dakika 30.').waitFor()
  const account = (await card.locator('strong.select-all').textContent()) ?? ''
  await page.reload()
  // The page was left for the bank's, and shows the same account again.
  await page.getByRole('region', { name: 'Uhamisho wa benki' }).getByText(account).waitFor()
  await outside.goto(`${stack().sandboxSite}/banks?lang=sw`)
  await button(outside, `Lipa ${account}`).click()
  await button(outside, 'Hamisha').click()
  await outside.getByText('Imehamishwa.').waitFor()
  await world().shiftClock(5)
  await expectBalance(page, '26,200.00')
}

async function byCode(page: Page, outside: Page): Promise<void> {
  const card = await open(page, 'USSD')
  await fieldOf(card, 'Benki').selectOption({ label: 'Zenith Bank' })
  await sendIn(card, '800')
  const code = (await card.locator('strong.select-all').textContent()) ?? ''
  expect(code).toMatch(/^\*966\*000\*\d{4}#$/)
  await outside.goto(`${stack().sandboxSite}/phone/${RICH.msisdn}?lang=sw`)
  await fieldOf(outside, 'Namba ya USSD').fill(code)
  await button(outside, 'Piga').click()
  const dialled = outside.getByRole('region', { name: 'Piga namba ya USSD' })
  await fieldOf(dialled, 'Jibu lako').fill('1234')
  await button(dialled, 'Tuma').click()
  await outside.getByText('Imelipwa. 800.00 NGN zimetumwa kwa Uwanja.').waitFor()
  await world().shiftClock(5)
  await expectBalance(page, '27,000.00')
}

async function toBank(page: Page): Promise<void> {
  await page.goto('/withdraw')
  const card = await open(page, 'Kwenye akaunti ya benki')
  await fieldOf(card, 'Namba ya akaunti').fill(BANK_ACCOUNT)
  await fieldOf(card, 'Benki').selectOption({ label: 'Access Bank' })
  await sendIn(card, '1000')
  const dialog = page.getByRole('dialog', { name: 'Je, hii ndiyo akaunti sahihi?' })
  await dialog.getByText(BANK_ACCOUNT).waitFor()
  await dialog.getByText('1,000.00 NGN').waitFor()
  await button(dialog, 'THIBITISHA').click()
  await dialog.waitFor({ state: 'hidden' })
  await card.getByText('Imefanikiwa').waitFor()
  // The order stands above the methods, and a form for a second one would only be refused (R66).
  await expect.poll(() => fieldOf(card, 'Namba ya akaunti').count(), FOLLOWS).toBe(0)
  await expectBalance(page, '26,000.00')
}

test('D04 D05 D06 D14 D15 W02 a card with PIN and code, a transfer, a dialled code and a bank withdrawal', async () => {
  const { page, context } = await visit({ language: 'sw' })
  await page.goto('/login')
  await sendLogin(page, RICH.national, RICH.password, 'sw')
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto('/deposit')
  await byCard(page)
  const kept = await page.evaluate<string>('JSON.stringify([localStorage, sessionStorage, document.cookie])')
  for (const secret of [CARD.number, CARD.pin, `"${CARD.cvv}"`]) expect(kept).not.toContain(secret)
  await refusedPage(page)
  // Opened once the site is there: a tab that was never in front draws one frame a second, and every tap waits for two.
  const outside = await context.newPage()
  await byTransfer(page, outside)
  await byCode(page, outside)
  await toBank(page)
  await expect
    .poll(async () => {
      await world().shiftClock(5)
      const answer = await fetch(`${stack().sandboxSite}/api/banks/044/accounts/${BANK_ACCOUNT}`)
      return ((await answer.json()) as { balance: string }).balance
    }, FOLLOWS)
    .toBe('101000.00')
})
