/** How operators get into the office: asked for, given a first password, confirmed by those who stand for them. */
import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button } from './acts.ts'
import { go, main } from './office-acts.ts'

export const OWN = 'seven lamps over the ground'
const STEP_MS = 30_000

/** Codes of this step and the one before are taken, each once: the first log-in spends the one before. */
export const codeOf = (key: string, at: 'before' | 'now') =>
  new TOTP({ secret: key.replaceAll(' ', '') }).generate({
    timestamp: Date.now() - (at === 'before' ? STEP_MS : 0),
  })

/** A code that is about to end may have ended when it arrives. */
const settled = () => expect.poll(() => Date.now() % STEP_MS, { timeout: STEP_MS }).toBeLessThan(STEP_MS - 12_000)

export async function typeName(page: Page, office: string, name: string, password: string): Promise<void> {
  await page.goto(office)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Continue').click()
}

/** @returns the key of the authenticator, as the page shows it. */
export async function makeItOnesOwn(page: Page, office: string, name: string, firstPassword: string): Promise<string> {
  await typeName(page, office, name, firstPassword)
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  await expectAccessible(page, 'the first log-in')
  const key = await page.getByRole('code').innerText()
  await page.getByLabel('New password').fill(OWN)
  await settled()
  await page.getByLabel('Code from your authenticator app').fill(codeOf(key, 'before'))
  await button(page, 'Finish and log in').click()
  return key
}

/** The page is the log-in at once, however long the server takes to hear of it. */
export async function logOutOfOffice(page: Page): Promise<void> {
  const route = '**/api/office/LogOff'
  let letGo = () => {}
  const isSeen = new Promise<void>((done) => (letGo = done))
  await page.route(route, async (held) => {
    await isSeen
    await held.continue()
  })
  const told = page.waitForResponse(route)
  await button(page, 'Log out').click()
  await page.getByLabel('Name', { exact: true }).waitFor()
  letGo()
  await told
  await page.unroute(route)
}

/** With the password of one's own and the code of now. */
export async function logInAgain(page: Page, office: string, name: string, key: string): Promise<void> {
  await typeName(page, office, name, OWN)
  await settled()
  await page.getByLabel('Code from your authenticator app').fill(codeOf(key, 'now'))
  await button(page, 'Continue').click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
}

type OfficeRole = 'Finance' | 'Trading' | 'Compliance' | 'Admin'

export async function askForOperator(page: Page, name: string, role: OfficeRole): Promise<void> {
  await go(page, 'Operators')
  await button(page, 'Add an operator').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Role').selectOption(role)
  await dialog.getByRole('button', { name: 'Add an operator' }).click()
}

/** Of a dialog that shows one; it is closed. */
export async function shownPassword(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog')
  const firstPassword = await dialog.getByRole('code').innerText()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  return firstPassword
}

/** The code as the new operator's page shows it. */
export async function readOut(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Read out this code' }).waitFor()
  await expectAccessible(page, 'the code that is read out')
  return page.getByRole('code').innerText()
}

/** @param says What the page answers: who is still to confirm, or that the account is open. */
export async function confirmOperator(page: Page, name: string, code: string, says: string): Promise<void> {
  // The page asks only when it is opened.
  await go(page, 'Overview')
  await go(page, 'Operators')
  await button(main(page), `Confirm: ${name}`).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('The code that was read out').fill(code)
  await button(dialog, 'Confirm').click()
  await dialog.getByText(says).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
}

/** Added by the one admin there is, made one's own, confirmed and inside. */
export async function anOperator(
  page: Page,
  admin: Page,
  office: string,
  { name, role }: { name: string; role: OfficeRole },
): Promise<void> {
  await askForOperator(admin, name, role)
  const key = await makeItOnesOwn(page, office, name, await shownPassword(admin))
  await confirmOperator(admin, name, await readOut(page), `The account of ${name} is open.`)
  await logInAgain(page, office, name, key)
}
