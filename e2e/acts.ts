/** What a player does on the site, step by step, by roles and labels only. */
import { STORAGE, type Language } from '@uwanja/contract/wire/constants'
import { security, type StoredUser } from '@uwanja/contract/site/security'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Account } from './site-client.ts'
import { WORDS } from './words.ts'
import { patient } from '@uwanja/runtime/patience'

/** Longer than anything that the site does by itself takes on a busy machine. */
export const FOLLOWS = { timeout: patient(60_000), interval: 200 } as const

export const button = (where: Page | Locator | FrameLocator, name: string): Locator =>
  where.getByRole('button', { name, exact: true })

export const fieldOf = (where: Page | Locator | FrameLocator, label: string): Locator =>
  where.getByLabel(label, { exact: true })

/** Exactly this is said as an alert. */
export async function expectAlert(where: Page | Locator, text: string): Promise<void> {
  await expect.poll(() => where.getByRole('alert').allInnerTexts(), FOLLOWS).toEqual([text])
}

/** A form's own refusal: said once, and told with the field that it is about. */
export async function expectFieldError(field: Locator, text: string): Promise<void> {
  const page = field.page()
  await expect.poll(() => page.getByRole('main').getByText(text, { exact: true }).count(), FOLLOWS).toBe(1)
  expect(await field.getAttribute('aria-invalid')).toBe('true')
}

/** Fills the login form and sends it; what follows is the test's own business. */
export async function sendLogin(page: Page, national: string, password: string, language: Language = 'en') {
  const words = WORDS[language]
  const main = page.getByRole('main')
  await fieldOf(main, words.mobile).fill(national)
  await fieldOf(main, words.password).fill(password)
  await button(main, words.logIn).click()
}

export async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto('/login')
  await sendLogin(page, account.national, account.password)
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** The session as the browser keeps it, or null. */
export async function storedUser(page: Page): Promise<StoredUser | null> {
  const raw = await page.evaluate<string | null>(`localStorage.getItem('${STORAGE.userCookie}')`)
  return raw === null ? null : security.login.reply.parse(JSON.parse(raw))
}

/** The header's balance, without its label and currency. */
export async function headerBalance(page: Page): Promise<string> {
  const text = await page.getByRole('banner').getByRole('status').innerText()
  return /[\d,]+\.\d{2}/.exec(text)?.[0] ?? text
}

export async function expectBalance(page: Page, balance: string): Promise<void> {
  await expect.poll(() => headerBalance(page), FOLLOWS).toBe(balance)
}

/** "6,500.00" for 6500, as the site writes it. */
export function written(major: number): string {
  return major.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

/** The slide-out menu, opened from the header. */
export async function openMenu(page: Page, language: Language = 'en'): Promise<Locator> {
  await button(page.getByRole('banner'), WORDS[language].openMenu).click()
  return page.getByRole('dialog')
}

/** The log-out stands behind the menu's toggle of the legal notice (S14). */
export async function logOutFrom(menu: Locator, language: Language = 'en'): Promise<void> {
  await menu.getByText(WORDS[language].legal, { exact: true }).click()
  await button(menu, WORDS[language].logOut).click()
}

/** Follows an entry of the menu to its page. */
export async function goTo(page: Page, name: string, path: string): Promise<void> {
  const menu = await openMenu(page)
  // The account's panel comes before the list of pages, and some pages stand in both.
  await menu.getByRole('link', { name }).first().click()
  await page.waitForURL(`**${path}`)
}

/** Is the field the first one of its form? */
export const isFirstField = (field: Locator): Promise<boolean> =>
  field.evaluate((node) => {
    const { form } = node as unknown as { readonly form: { readonly elements: ArrayLike<unknown> } | null }
    return form?.elements[0] === node
  })

/** Who never told a name is asked for it before the first withdrawal (W01). */
export async function fillDetails(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your personal details' })
  await fieldOf(dialog, 'First name').fill('Amina')
  // Nobody else's: equal names with one birthday would be one person's.
  await fieldOf(dialog, 'Last name').fill(`Juma${[...crypto.randomUUID()].filter((one) => /[a-f]/.test(one)).join('')}`)
  for (const part of ['Day', 'Month']) await fieldOf(dialog, part).selectOption({ index: 1 })
  await fieldOf(dialog, 'Year').selectOption('1990')
  await button(dialog, 'SAVE').click()
  await dialog.waitFor({ state: 'hidden' })
}

/** A method of the deposit page, by its name: which one is open at first is its jurisdiction's matter. The others are closed. */
export async function openMethod(page: Page, name: string): Promise<Locator> {
  const main = page.getByRole('main')
  const heads = main.getByRole('heading', { level: 2 })
  const head = heads.getByRole('button', { name, exact: true })
  await head.waitFor()
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click()
  // By name: a list of those that are open would change with each that is closed.
  for (const other of await heads.getByRole('button', { expanded: true }).allInnerTexts())
    if (other.trim() !== name) await heads.getByRole('button', { name: other.trim(), exact: true }).click()
  return main.getByRole('region', { name, exact: true })
}

/** The method by which journeys move money, on the pages that have several. */
const USUAL: Readonly<Record<string, string>> = { '/deposit': 'Fast deposit', '/withdraw': 'To your mobile number' }

/** Amount and Send: by the usual method, elsewhere in the one form that is open. */
export async function sendAmount(page: Page, amount: string): Promise<void> {
  const usual = USUAL[new URL(page.url()).pathname.toLowerCase()]
  const form = usual === undefined ? page.getByRole('main') : await openMethod(page, usual)
  await fieldOf(form, 'Amount').fill(amount)
  await button(form, 'Send').click()
}
