/** What two traders do one after the other by keys alone: a dispute's way out, a cash-out taken back, a season confirmed. */
import type { Page } from 'playwright-core'
import { button } from './acts.ts'
import { openPart } from './desk-keys-acts.ts'
import { answeredByKeys, becauseByKeys, choose, pressKey, typeInto } from './keys.ts'
import { main } from './office-acts.ts'

export const FIRST = 'You are the first. Somebody else must agree to the same.'
export const SECOND = 'Both have agreed. It goes on.'

/** Of the only movement that a wallet has refused. @param answer The first of two is told another one than the second. */
export async function wayOutByKeys(page: Page, answer: typeof FIRST | typeof SECOND): Promise<void> {
  await openPart(page, 'Results')
  await pressKey(main(page).getByRole('cell').getByRole('button', { name: 'Way out', exact: true }))
  await choose(page.getByRole('dialog').getByLabel('Way out'), 'it was put right by hand')
  await answeredByKeys(page, 'Agree', answer)
  if (answer === SECOND) await main(page).getByText('No wallet has refused anything.').waitFor()
  else
    await main(page)
      .getByRole('cell', { name: /: it was put right by hand$/ })
      .waitFor()
}

/** By its id. */
export async function openBet(page: Page, bet: string): Promise<void> {
  await pressKey(page.getByRole('navigation').getByRole('link', { name: 'Bets', exact: true }))
  await page.getByRole('heading', { name: 'Bets', level: 1 }).waitFor()
  await typeInto(main(page).getByLabel('Id or code'), bet)
  await page.keyboard.press('Enter')
  await pressKey(main(page).getByRole('link', { name: bet, exact: true }))
  await page.getByRole('heading', { name: `Bet ${bet}`, level: 1 }).waitFor()
}

export async function takeBackByKeys(page: Page, bet: string, answer: string): Promise<void> {
  await openBet(page, bet)
  await pressKey(button(main(page), 'Take the cash-out back'))
  await answeredByKeys(page, 'Take the cash-out back', answer)
}

/** Of the league whose page is open. */
export async function sizeByKeys(page: Page, sides: string, rounds: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await pressKey(button(main(page), 'Size of the season'))
  await typeInto(dialog.getByLabel('Sides'), sides)
  await typeInto(dialog.getByLabel('Home matches against each'), rounds)
  await becauseByKeys(page, 'Save', 'as its rules say')
}
