/** What operators do on the office's pages, step by step, by roles and labels only. */
import { readFile } from 'node:fs/promises'
import { banking } from '@uwanja/contract/site/banking'
import { protection } from '@uwanja/contract/site/protection'
import { user } from '@uwanja/contract/site/user'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, FOLLOWS } from './acts.ts'
import { keepPicture } from './pictures.ts'
import { newAccount, type Account } from './site-client.ts'
import type { Stack } from './stack.ts'

export const main = (page: Page) => page.getByRole('main')

export async function go(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

/** The whole menu and the choices below it stand on a small desk's screen, whichever page is open. */
export async function expectWholeMenu(page: Page): Promise<void> {
  const last = await page.getByRole('navigation').getByRole('link').last().boundingBox()
  const [language, colours] = [page.getByLabel('Language'), page.getByLabel('Colours')]
  const [below, beside] = [await language.boundingBox(), await colours.boundingBox()]
  expect(last!.y + last!.height).toBeLessThanOrEqual(below!.y)
  expect(beside!.y).toBe(below!.y)
  expect((await page.getByRole('button', { name: 'Log out' }).boundingBox())!.y).toBeLessThan(
    page.viewportSize()!.height,
  )
}

/** Whoever did not ask for it approves the one thing that waits. */
export async function approve(page: Page): Promise<void> {
  await go(page, 'Overview')
  await go(page, 'Approvals')
  // The list of the time before is shown until the new one is there.
  await button(main(page), 'Approve').click()
  await button(main(page), 'Approve').waitFor({ state: 'detached' })
  await main(page).getByText('Decided by baraka').first().waitFor()
}

/** A withdrawal that waits is looked at: reasons with their figures, the player's, and by its reference it is found again. */
export async function decideOnSummary(page: Page): Promise<void> {
  await main(page)
    .getByRole('link', { name: /^Look and decide/ })
    .click()
  await main(page).getByRole('heading', { name: 'Why it waits' }).waitFor()
  await main(page)
    .getByText(/^Paid in so far: NGN/)
    .waitFor()
  await main(page)
    .getByText(/^\d+ days old, since/)
    .waitFor()
  await button(main(page), 'Approve').waitFor()
  await expectAccessible(page, 'a withdrawal that is decided')
  await keepPicture(page, 'office-payment')
  const reference = await main(page)
    .getByText(/^UW[A-Z0-9]+$/)
    .innerText()
  await go(page, 'Players')
  await page.getByRole('searchbox').fill(reference.toLowerCase())
  await page.keyboard.press('Enter')
  const found = main(page).getByRole('region', { name: 'Payments, bets and rounds' }).first()
  await found.getByRole('link', { name: /^Payment/ }).waitFor()
  await expectAccessible(page, 'what a reference leads to')
  await expectTablesFit(page)
  await keepPicture(page, 'office-reference')
  await found.getByRole('link', { name: /^Player/ }).click()
  await main(page).getByRole('heading', { name: 'In figures' }).waitFor()
  await expectAccessible(page, 'a player in figures')
  await keepPicture(page, 'office-player')
}

/** Finance's first page: a week beside the one before. */
export async function weekBesideWeek(page: Page): Promise<void> {
  await go(page, 'Overview')
  const weeks = main(page).getByRole('region', { name: 'The last seven days' })
  for (const figure of ['GGR', 'NGR', 'Active players', 'New players', 'New players who paid in'])
    await weeks
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${figure}$`) })
      .waitFor()
  await main(page).getByRole('heading', { name: 'GGR by day' }).waitFor()
  await expectAccessible(page, 'a week beside the one before')
  await keepPicture(page, 'office-weeks')
}

/** Asked for with a reason, and the dialog says that it waits. */
export async function ask(page: Page, what: string): Promise<void> {
  await button(main(page), what).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why').fill('called back at home')
  await expectAccessible(page, what)
  await button(dialog, what).click()
  await dialog.getByText('It waits until somebody else approves it.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
}

/** No table hides a column behind its edge on a small desk's screen. */
export async function expectTablesFit(page: Page): Promise<void> {
  const beyond = `[...document.querySelectorAll('main [role=region]')]
    .filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.ariaLabel)`
  expect(await page.evaluate(beyond)).toEqual([])
}

/** So much more comes than was announced that nobody may have it before the house knows who he is. */
async function parkTransfer({ calls, world }: Stack, token: string): Promise<void> {
  const order = { amount: '4000', bonusCode: '' }
  const { data } = await calls.call(banking.registerKudipalBankTransferDeposit, order, token)
  await world.transfer(data.accNumber, '150000.00')
  await expect
    .poll(async () => {
      await world.shiftClock(5)
      return (await world.deliveries()).filter(({ state }) => state !== 'delivered').length
    }, FOLLOWS)
    .toBe(0)
}

interface InSuspense {
  readonly asking: Page
  readonly deciding: Page
  /** Of the player whose money it is. */
  readonly token: string
}

/** One asks that parked money be credited, another decides; the gate of every deposit stands before it still. */
export async function creditHeld(stack: Stack, { asking, deciding, token }: InSuspense): Promise<void> {
  const { calls } = stack
  const had = await calls.balance(token)
  await parkTransfer(stack, token)
  await go(asking, 'Deposits')
  await main(asking).getByText('The player is not known well enough for the amount').waitFor()
  await expectAccessible(asking, 'parked money')
  await button(asking, 'Credit it').click()
  const dialog = asking.getByRole('dialog')
  await dialog.getByLabel('Why').fill('his bank confirms it')
  await button(dialog, 'Credit it').click()
  await main(asking).getByText('amina asks to credit it').waitFor()
  expect(await button(main(asking), 'Approve').count()).toBe(0)

  await go(deciding, 'Deposits')
  await button(main(deciding), 'Approve').click()
  await main(deciding).getByText('The player has to show who they are before so much may be credited.').waitFor()
  expect(await calls.balance(token)).toBe(had)
  await calls.call(user.saveUserPersonalDetails, user.saveUserPersonalDetails.example, token)
  await button(main(deciding), 'Approve').click()
  await main(deciding).getByText('No deposit needs attention.').waitFor()
  await expect.poll(() => calls.balance(token), FOLLOWS).toBe(had + 150_000)
}

/** The file itself, as it lands on the operator's disk. */
export async function exportPayments(page: Page): Promise<void> {
  await go(page, 'Reports')
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Payments').click()])
  expect(download.suggestedFilename()).toMatch(/^payments-[\d-]+\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines.filter((line) => line.includes('150000.00') && line.includes('KudipalBankTransfer'))).toHaveLength(1)
}

/** Dormant accounts and the returns of games: nothing is there yet, and the choices stay in the page's address. */
export async function readReports(page: Page): Promise<void> {
  await go(page, 'Dormant accounts')
  await main(page).getByText('No such account.').waitFor()
  await main(page).getByLabel('State').selectOption('handed over')
  await page.waitForURL(/[?&]state=handed-over(?:&|$)/)
  // As quick as the fingers of a desk: no letter and no step of an arrow is lost.
  const [number, state] = [main(page).getByLabel('Part of the number'), main(page).getByLabel('State')]
  await number.pressSequentially('8034600017')
  expect(await number.inputValue()).toBe('8034600017')
  await page.waitForURL(/[?&]number=8034600017(?:&|$)/)
  await state.selectOption({ index: 0 })
  await state.focus()
  for (const _step of [1, 2]) await page.keyboard.press('ArrowDown')
  expect(await page.evaluate<number>('document.activeElement.selectedIndex')).toBe(2)
  await expectAccessible(page, 'the dormant accounts')
  await go(page, 'Returns of games')
  await main(page).getByText('No round ended in these days.').waitFor()
  await main(page).getByLabel('By').selectOption('Months')
  await page.waitForURL(/[?&]by=month(?:&|$)/)
  await expectAccessible(page, 'the returns of games')
  await expectTablesFit(page)
}

/** A company's list is taken again, its stakes are bounded, and one of its games is switched off; each dialog keeps what was typed. */
export async function setGames(page: Page): Promise<void> {
  await go(page, 'Games')
  const dialog = page.getByRole('dialog')
  const rowOf = (name: string) =>
    main(page)
      .getByRole('row')
      .filter({ has: button(page, `Change ${name}`) })
  await button(page, 'Take the list now: GlobalBet').click()
  await main(page)
    .getByText(/^New: 0\. Changed: 0/)
    .waitFor()
  await button(page, 'Change GlobalBet').click()
  await dialog.getByLabel('Most stake').fill('2000')
  await dialog.getByLabel('Why').fill('agreed with the company')
  await expectAccessible(page, 'a game company in the making')
  await button(dialog, 'Save').click()
  await rowOf('GlobalBet').getByText('up to NGN 2,000.00').waitFor()

  const games = main(page).getByRole('table', { name: 'Games' })
  // Its marks stand below its name.
  const [game = ''] = (await games.getByRole('row').nth(1).getByRole('cell').first().innerText()).split('\n')
  await button(page, `Change ${game}`).click()
  await dialog.getByLabel('May be shown, opened and staked on').uncheck()
  await dialog.getByLabel('Why').fill('out of season')
  await expectAccessible(page, 'a game in the making')
  await button(dialog, 'Save').click()
  await rowOf(game).getByText('Off', { exact: true }).waitFor()
}

/** The register of exclusions falls silent, and a player excludes himself: a job meets that while the desk does other things. */
export async function silenceRegister(page: Page, { calls, world }: Stack): Promise<Account> {
  const leaving = newAccount()
  await calls.register(leaving)
  const token = await calls.token(leaving)
  await go(page, 'Integrations')
  await main(page).getByText('No job has failed.').waitFor()
  await main(page).getByLabel('exclusion', { exact: true }).selectOption('Never heard of again')
  await expect
    .poll(async () => (await world.chaos()).find((one) => one.company === 'exclusion')?.fate, FOLLOWS)
    .toBe('silent')
  const asked = { months: 6, password: leaving.password } as const
  expect(await calls.call(protection.excludeSelf, asked, token)).toMatchObject({ statusCode: 0 })
  return leaving
}

/** The page as it is now: it asks again by itself too, but seldom. */
async function integrations(page: Page): Promise<void> {
  await go(page, 'Overview')
  await go(page, 'Integrations')
}

/** The job says what it met; its next try is far away, the trouble is over, and one press runs it. */
export async function runJobNow(page: Page, { sandboxSite }: Stack, leaving: Account): Promise<void> {
  const register = async () => (await fetch(`${sandboxSite}/api/exclusions`)).text()
  const row = main(page).getByRole('row').filter({ hasText: 'Tell the register of an exclusion' })
  const seen = async (text: string) => {
    await integrations(page)
    return main(page).getByText(text).count()
  }
  await expect.poll(() => seen('the exclusion register did not take a report'), FOLLOWS).toBe(1)
  await expectAccessible(page, 'a job that failed')
  await expectTablesFit(page)
  expect(await register()).not.toContain(leaving.msisdn)
  await main(page).getByLabel('exclusion', { exact: true }).selectOption('No trouble')
  await button(row, 'Run now').click()
  await expect.poll(register, FOLLOWS).toContain(leaving.msisdn)
  // This one: an hourly round may meet a company's new key meanwhile.
  const stillFailed = async () => {
    await integrations(page)
    await main(page).getByRole('heading', { name: 'Outside companies' }).waitFor()
    return row.count()
  }
  await expect.poll(stillFailed, FOLLOWS).toBe(0)
}
