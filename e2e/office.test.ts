/**
 * The office in a browser: the first operator sets up both factors, a balance is corrected with a second person, the audit log shows it; a key is set by two admins,
 * parked money credited by two, a file taken away, games limited and switched off, dormant accounts and returns read, a job that failed run again.
 */
import { banking } from '@uwanja/contract/site/banking'
import { protection } from '@uwanja/contract/site/protection'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, FOLLOWS } from './acts.ts'
import { DESK, useBrowser } from './browser.ts'
import {
  creditHeld,
  decideOnSummary,
  expectTablesFit,
  expectWholeMenu,
  exportPayments,
  go,
  main,
  readReports,
  runJobNow,
  setGames,
  silenceRegister,
  weekBesideWeek,
} from './office-acts.ts'
import { anOperator, logInAgain, logOutOfOffice, makeItOnesOwn } from './office-log-ins.ts'
import { keepPicture } from './pictures.ts'
import { newAccount } from './site-client.ts'
import { useStack } from './stack.ts'

// Half an hour at least before a job that failed is tried again: within the journey only the button runs it.
const stack = useStack({
  env: {
    DEMO: '1',
    WITHDRAW_SMALL_MINOR: '100000',
    WITHDRAW_SECOND_MINOR: '1000000',
    GAME_LISTS: 'hourly',
    JOB_RETRY_S: '3600',
  },
})
const visit = useBrowser(stack)

/** Has money and a proven number. */
const DEMO = { national: '8031234561', msisdn: '2348031234561', password: 'demo-uwanja-1' }

/** By a press of the head, up and then down; what the page cannot show is not hidden for good. */
async function sortOperators(page: Page): Promise<void> {
  const names = () => main(page).getByRole('row').locator('td:first-child').allInnerTexts()
  const head = main(page).getByRole('columnheader', { name: 'Name' })
  await head.getByRole('button').click()
  expect([await head.getAttribute('aria-sort'), ...(await names())]).toEqual(['ascending', 'admin', 'amina'])
  await head.getByRole('button').click()
  expect([await head.getAttribute('aria-sort'), ...(await names())]).toEqual(['descending', 'amina', 'admin'])
  await expectAccessible(page, 'the operators')
}

async function askCorrection(page: Page, number: string): Promise<void> {
  await go(page, 'Players')
  // By the keyboard alone: to the search, to the first row, and into it.
  await page.keyboard.press('/')
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await main(page).getByRole('link').waitFor()
  await main(page).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await button(page, 'Correct the balance').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('12000.50')
  await dialog.getByLabel('Reason').fill('lost at the bank')
  await dialog.getByRole('button', { name: 'Correct' }).click()
  await dialog.getByText('It waits until somebody else approves it.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
}

/** A withdrawal waits with its reasons, is rejected, and the money is back. */
async function rejectWithdrawal(page: Page): Promise<void> {
  await go(page, 'Withdrawals')
  await main(page).getByText('First withdrawal').waitFor()
  await expectAccessible(page, 'withdrawals that wait')
  await expectTablesFit(page)
  await decideOnSummary(page)
  await go(page, 'Withdrawals')
  await main(page).getByRole('checkbox').check()
  await button(page, 'Reject').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('the name differs')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await main(page).getByText('No withdrawal is under way.').waitFor()
}

/** So large that it takes two people: it is asked about once more, with its sum and its name; whoever turns back has decided nothing. */
async function approveLarge(page: Page): Promise<void> {
  await go(page, 'Overview')
  await go(page, 'Withdrawals')
  await main(page).getByRole('checkbox').check()
  await button(page, 'Approve').click()
  const dialog = page.getByRole('dialog', { name: 'Approve NGN 12,000.00?' })
  await dialog.getByText('Large sums are looked at twice.').waitFor()
  await dialog.getByText(/12,000\.00 to Amina Demo$/).waitFor()
  await expectAccessible(page, 'a large withdrawal that is asked about once more')
  await keepPicture(page, 'office-large')
  await button(dialog, 'Close').click()
  await dialog.waitFor({ state: 'detached' })
  await main(page).getByText('First withdrawal').waitFor()
  await button(page, 'Approve').click()
  await button(dialog, 'Yes, approve').click()
  await dialog.waitFor({ state: 'detached' })
}

/** On the page of the player who was looked at last. */
async function placeHold(page: Page): Promise<void> {
  await button(page, 'Place a hold').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What the player is asked for').fill('A photo of your card')
  await expectAccessible(page, 'a hold in the making')
  await dialog.getByRole('button', { name: 'Place a hold' }).click()
  await main(page).getByText('The player has not answered yet.').waitFor()
}

const SECRET = 'endorphina secret'

/** One admin sets a company's key, another approves; it holds beside the one before until that is ended. */
async function setKey(page: Page, other: Page): Promise<void> {
  await go(page, 'Integrations')
  const row = main(page)
    .getByRole('row')
    .filter({ has: button(page, `Set a key: ${SECRET}`) })
  await row.getByText('environment').waitFor()
  await button(page, `Set a key: ${SECRET}`).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New key').fill('what nobody reads again')
  await dialog.getByLabel('Why').fill('the yearly change')
  await expectAccessible(page, 'a key in the making')
  await button(dialog, 'Set a key').click()
  await dialog.getByText('It waits until somebody else approves it.').waitFor()
  await button(dialog, 'Close').last().click()
  await row.getByText('environment').waitFor()

  await go(other, 'Approvals')
  expect(await main(other).innerText()).not.toContain('what nobody reads again')
  await button(main(other), 'Approve').click()
  await main(other).getByText('Decided by baraka').waitFor()

  await go(page, 'Overview')
  await go(page, 'Integrations')
  await row.getByText('set here').waitFor()
  await row.getByText('holds too').waitFor()
  await button(page, `End the one before: ${SECRET}`).click()
  await dialog.getByLabel('Why').fill('they changed over')
  await button(dialog, 'End the one before').click()
  await expect.poll(() => row.getByText('holds too').count()).toBe(0)
}

/** On the page of integrations: the sandbox's company is in trouble, and out of it again. */
async function switchTrouble(page: Page): Promise<void> {
  const company = main(page).getByLabel('fasthub', { exact: true })
  const testOutcome = async () => (await stack().world.chaos()).find((one) => one.company === 'fasthub')?.fate
  await company.selectOption('Refused at once')
  await expect.poll(testOutcome).toBe('declined')
  await company.selectOption('No trouble')
  await expect.poll(testOutcome).toBe(null)
}

test('O02 O03 O04 O05 O07 O08 O09 O10 O11 O15 O16 O17 O106 R71 R72 R73 two operators correct a balance, reject a withdrawal, hold an account and set a key; the trail tells it', async () => {
  const { api, calls, office } = stack()
  const account = newAccount()
  await calls.register(account)
  const token = await calls.token(account)
  const { name, firstPassword } = JSON.parse(/uwanja-operator (.*)/.exec(api.printed())![1]!) as Record<string, string>

  const first = await visit({ viewport: DESK })
  const key = await makeItOnesOwn(first.page, office, name!, firstPassword!)
  await first.page.getByRole('heading', { name: 'Overview' }).waitFor()
  await first.page.getByText('The books are proven.').first().waitFor()
  await expectWholeMenu(first.page)
  const second = await visit({ viewport: DESK })
  await anOperator(second.page, first.page, office, { name: 'amina', role: 'Finance' })

  await sortOperators(first.page)
  await askCorrection(first.page, account.msisdn)
  await expectAccessible(first.page, 'a player in the office')
  await go(first.page, 'Approvals')
  await main(first.page).getByText('You asked for this.').waitFor()
  expect(await button(first.page, 'Approve').count()).toBe(0)
  expect(await calls.balance(token)).toBe(0)

  // Finance sees neither the audit log nor the operators.
  const menu = second.page.getByRole('navigation')
  expect(await menu.getByRole('link', { name: /Audit|Operators/ }).count()).toBe(0)
  await second.page.goto(`${office}/operators`)
  await main(second.page).getByText('Your role does not open this page.').waitFor()
  await go(second.page, 'Approvals')
  await button(second.page, 'Approve').click()
  await main(second.page).getByText('Decided by amina').waitFor()
  await expect.poll(() => calls.balance(token), FOLLOWS).toBe(12_000.5)

  await weekBesideWeek(second.page)
  const demo = await calls.token(DEMO)
  const before = await calls.balance(demo)
  expect(await calls.call(banking.registerFastHubWithdraw, { amount: '2000' }, demo)).toMatchObject({ statusCode: 0 })
  await rejectWithdrawal(second.page)
  await expect.poll(() => calls.balance(demo), FOLLOWS).toBe(before)
  expect(await calls.call(banking.registerFastHubWithdraw, { amount: '12000' }, demo)).toMatchObject({ statusCode: 0 })
  await approveLarge(second.page)
  expect(await calls.balance(demo)).toBe(before - 12_000)
  await main(first.page).getByRole('link', { name: account.msisdn }).click()
  await placeHold(first.page)
  const { data } = await calls.call(protection.getHolds, {}, token)
  expect(data.holds).toMatchObject([{ reason: 'identity', asks: 'A photo of your card', liftedAt: null }])

  await go(first.page, 'Audit trail')
  await first.page.getByLabel('Words in reason or change').fill('lost at the bank')
  await button(first.page, 'Search').click()
  const action = main(first.page).getByRole('row').filter({ hasText: 'Correction made' })
  await action.getByText('amina').waitFor()
  await expectAccessible(first.page, 'the trail')
  await expectTablesFit(first.page)

  const third = await visit({ viewport: DESK })
  await anOperator(third.page, first.page, office, { name: 'baraka', role: 'Admin' })
  const leaving = await silenceRegister(first.page, stack())
  await setKey(first.page, third.page)
  await switchTrouble(first.page)
  await creditHeld(stack(), { asking: second.page, deciding: third.page, token })
  await exportPayments(second.page)
  await setGames(first.page)
  await readReports(first.page)
  await runJobNow(first.page, stack(), leaving)

  // Both factors again, and the other site's cookie half is not this one's.
  await logOutOfOffice(first.page)
  await logInAgain(first.page, office, name!, key)
  const cookies = await first.context.cookies(office)
  expect(cookies.map((one) => [one.name, one.httpOnly, one.sameSite])).toEqual([['uwanja_office', true, 'Strict']])
})
