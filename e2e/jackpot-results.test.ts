/** A jackpot whose matches name the book's: the sale ends, the book's result stands beside its match, and one press takes it over. */
import { freePort } from '@uwanja/runtime/free-port'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button } from './acts.ts'
import { DESK, PHONE, useBrowser } from './browser.ts'
import { expectTablesFit, go, main } from './office-acts.ts'
import { makeItOnesOwn } from './office-log-ins.ts'
import { keepPicture } from './pictures.ts'
import { useStack } from './stack.ts'

const bookPort = await freePort()
const stack = useStack({ env: { DEMO: '1', BOOK_PORT: String(bookPort), FEED_URL: '' } })
const visit = useBrowser(stack)

const dayAhead = (): string => new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)
const FILE = () =>
  [
    'date,time,home,away,home_goals,away_goals',
    '2026-10-01,16:00,Bahari,Mlima,2,1',
    `${dayAhead()},18:00,Mlima,Bahari,,`,
    `${dayAhead()},20:00,Visiwa,Bahari,,`,
  ].join('\n')

async function because(page: Page, says: string, why: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why').fill(why)
  await button(dialog, says).click()
}

/** @returns The book's number of the one match ahead. */
async function aMatchWithResult(page: Page): Promise<string> {
  await go(page, 'Trading')
  const tab = (name: string) =>
    main(page).getByRole('navigation', { name: 'Trading' }).getByRole('link', { name, exact: true })
  await tab('Import').click()
  await main(page).getByLabel('Country').fill('Pwani')
  await main(page).getByLabel('League').fill('Ligi ya Jioni')
  await main(page).getByLabel('Its text').fill(FILE())
  await main(page).getByLabel('Why').fill('the league’s own list')
  await main(page).getByLabel('Keep it').check()
  await button(main(page), 'Read it').click()
  await main(page).getByText('It is kept.').waitFor()
  await tab('Matches').click()
  await main(page).getByRole('link', { name: 'Mlima – Bahari' }).click()
  await button(main(page), 'Say the result').click()
  await page.getByRole('dialog').getByLabel('Goals', { exact: true }).fill('2:1')
  await because(page, 'Say the result', 'the referee’s sheet')
  await page.getByRole('dialog').getByText('It holds. Bets are settled by it.').waitFor()
  await button(page.getByRole('dialog'), 'Close').last().click()
  return /match\/(\d+)/.exec(page.url())![1]!
}

/** One press makes a line of a match of the book. */
async function chosenFromCalendar(page: Page): Promise<void> {
  await button(main(page), 'From the book’s calendar').click()
  await main(page).getByLabel('Side, league or id').fill('Visiwa')
  await button(main(page), 'Add: Visiwa – Bahari').click()
  await main(page).getByRole('cell', { name: 'Added' }).waitFor()
  const typed = await main(page).getByRole('textbox', { name: 'Matches' }).inputValue()
  expect(typed).toMatch(/^Visiwa; Bahari; Ligi ya Jioni; \d{4}-\d\d-\d\dT[\d:.]+Z; ; \d+$/)
  await expectAccessible(page, 'matches from the book')
  await keepPicture(page, 'jackpot-calendar')
}

/** Open for the time that a slow machine needs to publish it: until the first kick-off is a minute away. */
async function aShortRound(page: Page, number: string): Promise<void> {
  await go(page, 'Jackpots')
  await button(main(page), 'New rule set').click()
  await page.getByRole('dialog').getByLabel('Name').fill('Thirteen')
  await button(page.getByRole('dialog'), 'Keep').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await button(main(page), 'New round').click()
  const round = page.getByRole('dialog')
  await round.getByLabel('Name').fill('Saturday')
  await round.getByLabel('Price of a ticket').fill('100')
  await button(round, 'New round').click()
  await page.getByRole('heading', { name: 'Saturday', level: 1 }).waitFor()
  await chosenFromCalendar(page)
  const start = new Date(Date.now() + 110_000).toISOString()
  const lineOf = (at: number): string => {
    const [home, away] = at === 0 ? ['Mlima', 'Bahari'] : [`Mawimbi ${String(at)}`, `Nyota ${String(at)}`]
    return `${home}; ${away}; Ligi ya Jioni; ${start}; ${at > 12 ? 'R' : ''}; ${at === 0 ? number : ''}`
  }
  await main(page)
    .getByRole('textbox', { name: 'Matches' })
    .fill(Array.from({ length: 16 }, (_, at) => lineOf(at)).join('\n'))
  await button(main(page), 'Set the matches').click()
  await button(main(page), 'Publish').click()
  await main(page).getByText('open', { exact: true }).waitFor()
}

test('J18 J22 C46 matches come from the book’s calendar; a result that it knows is suggested, and taken over by one press', async () => {
  const { api, office } = stack()
  const { name, firstPassword } = JSON.parse(/uwanja-operator (.*)/.exec(api.printed())![1]!) as Record<string, string>
  const { page } = await visit({ viewport: DESK })
  await makeItOnesOwn(page, office, name!, firstPassword!)
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  const number = await aMatchWithResult(page)
  await aShortRound(page, number)
  const isClosed = async () => {
    await page.reload()
    await page.getByRole('heading', { name: 'Saturday', level: 1 }).waitFor()
    return main(page).getByText('closed', { exact: true }).isVisible()
  }
  await expect.poll(isClosed, { timeout: 180_000, interval: 2_000 }).toBe(true)
  await main(page).getByRole('cell', { name: 'Mlima – Bahari 2:1' }).waitFor()
  await expectAccessible(page, 'results from the book')
  await keepPicture(page, 'jackpot-suggested')
  await page.setViewportSize(PHONE)
  await main(page).getByText('From the book: Mlima – Bahari 2:1').waitFor()
  await expectTablesFit(page)
  await page.setViewportSize(DESK)
  await button(main(page), 'Take all suggested results').click()
  await page.getByRole('dialog').getByText('Results to take over: 1.').waitFor()
  await expectAccessible(page, 'results to take over')
  await because(page, 'Take all suggested results', 'as the book has them')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await main(page).getByRole('cell', { name: '2:1', exact: true }).waitFor()
  await button(main(page), 'Take all suggested results').waitFor({ state: 'detached' })
})
