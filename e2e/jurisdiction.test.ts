/** The other jurisdiction: an account is opened in Tanzania, pays in, plays under its tax, and takes its money out. */
import { expect, test } from 'vitest'
import { button, expectBalance, fieldOf, fillDetails, FOLLOWS, goTo, logIn, sendAmount, written } from './acts.ts'
import { useBrowser } from './browser.ts'
import type { Account } from './site-client.ts'
import { useStack } from './stack.ts'
import { openTable, playUntilWon } from './zeppelin.ts'

const stack = useStack({ env: { JURISDICTION: 'TZ', WITHDRAW_HOLD_S: '1', WITHDRAW_SMALL_MINOR: '100000000' } })
const visit = useBrowser(stack)

const ASHA: Account = { national: '754123457', msisdn: '255754123457', password: 'gizani-taa-saba' }
const STAKE = 500
const TAX = 0.15

test('A13 D07 G10 W01 T04 the whole way of the money in Tanzania, with the tax of what is won', async () => {
  const { world } = stack()
  const { page } = await visit({ language: 'en' })
  const main = page.getByRole('main')
  await page.goto('/register')
  await fieldOf(page, 'Mobile number').fill(ASHA.national)
  await fieldOf(page, 'Password').fill(ASHA.password)
  await fieldOf(page, 'Repeat the password').fill(ASHA.password)
  await page.getByRole('checkbox').check()
  await button(page, 'Finish').click()
  await page.getByRole('dialog', { name: 'Welcome to Uwanja' }).waitFor()
  await logIn(page, ASHA)

  await goTo(page, 'Deposit', '/deposit')
  await sendAmount(page, '5000')
  const prompt = await world.prompt(ASHA.msisdn)
  expect(prompt).toMatchObject({ amount: '5000.00', currency: 'TZS' })
  await world.approve(ASHA.msisdn, prompt.id)
  await main.getByText('5,000.00 TZS is in your balance.').waitFor()
  await expectBalance(page, '5,000.00')

  const zeppelin = button(page.getByRole('navigation'), 'Zeppelin')
  const { popup, game } = await openTable(page, () => zeppelin.click())
  await popup.getByText('15% tax is withheld from what you win beyond your stakes in a round.').waitFor()
  const { stakes, won } = await playUntilWon({ popup, game }, world, STAKE)
  const tax = Math.floor(Math.round((won - STAKE) * 100) * TAX) / 100
  const after = 5_000 - stakes * STAKE + won - tax
  await expect.poll(() => game.getByRole('banner').innerText(), FOLLOWS).toContain(written(after))
  await popup.close()
  await expectBalance(page, written(after))
  await goTo(page, 'History', '/TransactionHistory')
  const win = main.getByRole('listitem').filter({ hasText: 'Win' })
  await win.waitFor()
  if (tax > 0) expect(await win.innerText()).toContain(`Tax: ${written(tax)} TZS`)

  await goTo(page, 'Withdraw', '/withdraw')
  await fillDetails(page)
  await sendAmount(page, '2000')
  await expectBalance(page, written(after - 2_000))
  const received = async () =>
    (await world.wallet(ASHA.msisdn)).movements.filter(({ kind }) => kind === 'in').map(({ amount }) => amount)
  await expect.poll(received, FOLLOWS).toEqual(['2000.00'])
})
