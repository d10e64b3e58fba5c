/** The keyboard alone: what is wanted is reached by Tab from where the focus is, and pressed, typed or chosen there. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { FOLLOWS } from './acts.ts'

/** More than any page of the office has; a way round that does not meet it is a place without a way. */
const ROUND = 500

/** By Tab, as far as it takes. */
export async function reach(target: Locator): Promise<void> {
  const page = target.page()
  await target.waitFor()
  const isThere = async () => (await target.and(page.locator(':focus')).count()) === 1
  for (let pressed = 0; pressed < ROUND; pressed++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${target.toString()}`)
}

export async function pressKey(target: Locator, key = 'Enter'): Promise<void> {
  await reach(target)
  await target.page().keyboard.press(key)
}

/** In place of what stands there. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await pressKey(field, 'Control+A')
  await field.page().keyboard.type(text)
  expect(await field.inputValue()).toBe(text)
}

/** A moment as it is typed into the parts of the browser's own field: a year may have more digits than four. */
export async function typeMoment(field: Locator, [day, clock]: readonly [string, string], value: string) {
  await reach(field)
  const { keyboard } = field.page()
  await keyboard.type(day)
  await keyboard.press('ArrowRight')
  await keyboard.type(clock)
  expect(await field.inputValue()).toBe(value)
}

export async function choose(select: Locator, says: string): Promise<void> {
  await pressKey(select, 'Home')
  const options = await select.locator('option').count()
  const chosen = async () => (await select.locator('option:checked').textContent())?.trim()
  for (let at = 0; at < options && (await chosen()) !== says; at++) await select.page().keyboard.press('ArrowDown')
  expect(await chosen()).toBe(says)
}

/** The keyboard goes on in the page's own part, or at its beginning where nothing else is left: not before the whole menu. */
export async function expectPlaceKept(page: Page): Promise<void> {
  const place = page.locator('main:focus, main :focus')
  await expect.poll(() => place.count(), FOLLOWS).toBe(1)
}

/** The dialog's reason, then its button; it closes, and the keyboard is where it was or beside it. */
export async function becauseByKeys(page: Page, says: string, why: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await typeInto(dialog.getByLabel('Why'), why)
  await pressKey(dialog.getByRole('button', { name: says, exact: true }))
  await dialog.waitFor({ state: 'detached' })
  await expectPlaceKept(page)
}

/** As `becauseByKeys`, where the dialog says something afterwards. */
export async function answeredByKeys(page: Page, says: string, answer: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await typeInto(dialog.getByLabel('Why'), 'the referee’s sheet')
  await pressKey(dialog.getByRole('button', { name: says, exact: true }))
  await dialog.getByText(answer).waitFor()
  await expect.poll(() => dialog.locator(':focus').count(), FOLLOWS).toBe(1)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expectPlaceKept(page)
}
