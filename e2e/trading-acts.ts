/** What traders do at the office's desk, step by step: a league is read from a file, a reason is given, a result is said. */
import type { Call, Envelope, RawInput, Reply } from '@uwanja/contract/wire/call'
import { requestOf } from '@uwanja/contract/wire/request'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button } from './acts.ts'
import { main } from './office-acts.ts'

/** Calls the book as its frame would, without a browser. */
export const bookAt =
  (port: number) =>
  async <C extends Call>(row: C, values: RawInput<C>, bearer = ''): Promise<Reply<C>> => {
    const { path, ...request } = requestOf(row, values as object, bearer)
    const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, request)
    const { status, data } = (await answer.json()) as Envelope<Reply<C>>
    expect(status, row.path).toBe('SUCCESS')
    return data
  }

/** A day on which the matches of a file are still ahead. */
export const dayAhead = (): string => new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)

/** What a dialog asks a reason for, given by the button of its own name. */
export async function because(page: Page, says: string, why: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why').fill(why)
  await button(dialog, says).click()
}
export async function closed(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
export const tab = (page: Page, name: string) =>
  main(page).getByRole('navigation', { name: 'Trading' }).getByRole('link', { name, exact: true })

/** @param rows Of a file with the columns date, time, home, away, home_goals, away_goals. */
export async function importLeague(page: Page, rows: readonly string[]): Promise<void> {
  await tab(page, 'Import').click()
  await main(page).getByLabel('Country').fill('Pwani')
  await main(page).getByLabel('League').fill('Ligi ya Jioni')
  await main(page)
    .getByLabel('Its text')
    .fill(['date,time,home,away,home_goals,away_goals', ...rows].join('\n'))
  await main(page).getByLabel('Why').fill('the league’s own list')
  await button(main(page), 'Read it').click()
  await main(page).getByText('Read, and not kept.').waitFor()
  await expectAccessible(page, 'a league that was read')
  await main(page).getByLabel('Keep it').check()
  await button(main(page), 'Read it').click()
  await main(page).getByText('It is kept.').waitFor()
}

/** @param answer What the dialog says then. */
export async function say(page: Page, how: { score?: string; ending?: string }, answer: string): Promise<void> {
  await button(main(page), 'Say the result').click()
  const dialog = page.getByRole('dialog')
  if (how.ending) await dialog.getByLabel('How it ended').selectOption(how.ending)
  if (how.score) await dialog.getByLabel('Goals', { exact: true }).fill(how.score)
  await because(page, 'Say the result', 'the referee’s sheet')
  await dialog.getByText(answer).waitFor()
  await button(dialog, 'Close').last().click()
}
