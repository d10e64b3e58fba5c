/** A trader's evening: a price moved with its preview, a market shut, a slip answered, a wrong result undone by two and settled right. */
import { mkdirSync } from 'node:fs'
import { bookBets } from '@uwanja/contract/book/bets'
import { bookRead } from '@uwanja/contract/book/read'
import { sports } from '@uwanja/contract/site/sports'
import { freePort } from '@uwanja/runtime/free-port'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, FOLLOWS } from './acts.ts'
import { DESK, PHONE, useBrowser } from './browser.ts'
import { go, main } from './office-acts.ts'
import { anOperator, makeItOnesOwn } from './office-log-ins.ts'
import { useStack } from './stack.ts'
import { because, bookAt, closed, dayAhead, importLeague, say, tab } from './trading-acts.ts'

const bookPort = await freePort()
const stack = useStack({ env: { DEMO: '1', BOOK_PORT: String(bookPort), FEED_URL: '' } })
const visit = useBrowser(stack)

/** The demo player with money: 25,000.00. */
const RICH = { national: '8031234561', msisdn: '2348031234561', password: 'demo-uwanja-1' }

const atBook = bookAt(bookPort)

const ROWS = (): readonly string[] => [
  '2026-10-01,16:00,Bahari,Mlima,2,1',
  '2026-10-08,16:00,Nyota,Bahari,0,0',
  `${dayAhead()},18:00,Mlima,Bahari,,`,
  '2026-13-01,16:00,Nyota,Mlima,1,1',
]

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['UWANJA_SHOTS']
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

/** By keys alone: the slider has the arrow keys. */
async function moveThePrice(page: Page): Promise<void> {
  await main(page).getByText('Prices as they are now.').waitFor()
  await main(page).getByLabel('Supremacy of the home side').focus()
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowRight')
  await main(page).getByText('What it would be stands behind the arrow. Nothing holds yet.').waitFor()
  await main(page).getByRole('row', { name: /^1X2/ }).getByText('→').first().waitFor()
  await expectAccessible(page, 'prices before they hold')
  await shot(page, 'preview')
  await button(main(page), 'Let these prices hold').click()
  await because(page, 'Let these prices hold', 'their keeper is ill')
  await closed(page)
  await main(page).getByRole('cell', { name: 'Set prices' }).waitFor()
}

/** Margins of a tier: every price of the match first, then they hold; and the league in another tier. */
async function moveTheMargins(page: Page): Promise<void> {
  await tab(page, 'Margins').click()
  await button(main(page), 'Change margins').click()
  const field = main(page).getByLabel('1X2, winner, tier 2')
  await field.fill('31')
  await main(page).getByText('From 1 % to 30 %, with two places at most.').waitFor()
  expect(await button(main(page), 'Let these margins hold').isDisabled()).toBe(true)
  await field.fill('9.5')
  await main(page).getByLabel('Match', { exact: true }).selectOption({ label: 'Mlima – Bahari (Ligi ya Jioni)' })
  await main(page).getByText('Mlima – Bahari is in tier 2.').waitFor()
  await main(page).getByRole('row', { name: /^1X2/ }).getByText('→').first().waitFor()
  await expectAccessible(page, 'margins before they hold')
  await shot(page, 'margins')
  await page.setViewportSize(PHONE)
  await shot(page, 'margins-phone')
  await page.setViewportSize(DESK)
  await button(main(page), 'Let these margins hold').click()
  await because(page, 'Let these margins hold', 'a quiet week')
  await closed(page)
  await main(page).getByRole('cell', { name: '9.5 %', exact: true }).waitFor()
  await main(page)
    .getByRole('cell', { name: /1X2, winner 9.5/ })
    .waitFor()
  await putInTier(page, '3', 'little is known of it')
  await putInTier(page, '2', 'more is known of it')
  await expectAccessible(page, 'margins and tiers')
}

async function putInTier(page: Page, tier: string, why: string): Promise<void> {
  await button(main(page), 'Change the tier: Ligi ya Jioni').click()
  await page.getByRole('dialog').getByLabel('Tier of the league').selectOption(tier)
  await because(page, 'Change the tier', why)
  await closed(page)
  const league = main(page).getByRole('row', { name: /^Ligi ya Jioni / })
  await league.getByRole('cell', { name: tier, exact: true }).first().waitFor()
}

async function shutAndReopen(page: Page): Promise<void> {
  const row = main(page).getByRole('row', { name: /^1X2/ }).first()
  await row.getByRole('button', { name: /^Suspend: 1X2/ }).click()
  await because(page, 'Suspend', 'odd money')
  await closed(page)
  await row.getByText('Suspended by the desk').waitFor()
  await row.getByRole('button', { name: /^Reopen: 1X2/ }).click()
  await because(page, 'Reopen', 'it was nothing')
  await closed(page)
  await row.getByText('Open', { exact: true }).waitFor()
}

/** In a language that the page is not in: the calendar finds it by that name. */
async function nameASide(page: Page): Promise<void> {
  await button(main(page), 'Names in other languages').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Side').selectOption('home')
  await dialog.getByLabel('中文').fill('高山队')
  await expectAccessible(page, 'names of a side')
  await shot(page, 'names')
  await because(page, 'Set names', 'what its supporters call it')
  await closed(page)
  await main(page).getByRole('cell', { name: 'Set names' }).waitFor()
}

test('O46 O47 O43 O89 O90 a trader’s evening', { timeout: 600_000 }, async () => {
  const { api, calls, office } = stack()
  const { name, firstPassword } = JSON.parse(/uwanja-operator (.*)/.exec(api.printed())![1]!) as Record<string, string>
  const admin = (await visit({ viewport: DESK })).page
  await makeItOnesOwn(admin, office, name!, firstPassword!)
  await admin.getByRole('heading', { name: 'Overview' }).waitFor()
  const page = (await visit({ viewport: DESK })).page
  await anOperator(page, admin, office, { name: 'zawadi', role: 'Trading' })

  await go(page, 'Trading')
  await importLeague(page, ROWS())
  await tab(page, 'Matches').click()
  await main(page).getByRole('link', { name: 'Mlima – Bahari' }).waitFor()
  await expectAccessible(page, 'the calendar')
  await shot(page, 'calendar')
  // To the row and into it without a mouse.
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Mlima – Bahari', level: 1 }).waitFor()
  const match = page.url().split('/').at(-1)!
  await nameASide(page)
  await moveThePrice(page)
  await shutAndReopen(page)

  await go(page, 'Trading')
  await moveTheMargins(page)
  await tab(page, 'Limits').click()
  await button(main(page), 'Set tier 2').click()
  await page.getByRole('dialog').getByLabel('1X2, winner').fill('500')
  await because(page, 'Save', 'a small league')
  await closed(page)
  await main(page).getByRole('cell', { name: '500.00', exact: true }).waitFor()
  await button(main(page), 'Set delays and reviews').click()
  await page.getByRole('dialog').getByLabel('A slip waits so many seconds for review').fill('60')
  await because(page, 'Save', 'this machine is slow')
  await closed(page)
  await main(page).getByText('60 s').waitFor()
  await expectAccessible(page, 'the limits')
  await shot(page, 'limits')

  const token = await calls.token(RICH)
  const launched = await calls.call(sports.altenar, { lang: 'en', isLite: false }, token)
  const bearer = (launched.data as { currentSession: string }).currentSession
  const pick = async () => {
    const { epoch, markets } = await atBook(bookRead.event, { id: match })
    const { outcomes } = markets.find(({ market }) => market === 'goals.match.1x2')!
    const odds = outcomes.find(({ id }) => id === '1')!.odds!
    return { odds, picks: [{ event: match, market: 'goals.match.1x2', outcome: '1', epoch }] }
  }
  // The limit is known to every process within five seconds.
  await expect
    .poll(async () => {
      const quoted = await atBook(bookBets.quote, { legs: [await pick()], unit: 200_000 }, bearer)
      return quoted.mostUnit < 200_000
    }, FOLLOWS)
    .toBe(true)
  const slip = await atBook(bookBets.place, { id: 'evening-0001', legs: [await pick()], unit: 200_000 }, bearer)
  expect(slip.state).toBe('review')
  await page.getByRole('status', { name: '1 slips wait for review' }).waitFor()
  await tab(page, 'Slips to review').click()
  await button(main(page), 'Offer something else').click()
  await page.getByRole('dialog').getByLabel('Stake a line').fill('500')
  await expectAccessible(page, 'an offer')
  await shot(page, 'offer')
  await because(page, 'Offer something else', 'too much for this league')
  await closed(page)
  await main(page).getByText('No slip waits.').waitFor()
  await atBook(bookBets.takeOffer, { id: slip.id }, bearer)
  const state = async () => {
    const bet = await atBook(bookBets.bet, { id: slip.id }, bearer)
    return `${bet.state} ${bet.outcome} ${String(bet.stake)}`
  }
  await expect.poll(state, FOLLOWS).toBe('accepted open 50000')
  await expect.poll(() => calls.balance(token), FOLLOWS).toBe(24_500)

  await page.goto(`${office}/trading/match/${match}`)
  await main(page)
    .getByRole('img', { name: /^The dearest score is/ })
    .waitFor()
  await expectAccessible(page, 'the risk of a match')
  await shot(page, 'match')
  await say(page, { score: '0:2' }, 'It holds. Bets are settled by it.')
  await expect.poll(state, FOLLOWS).toBe('accepted lost 50000')
  await say(page, { ending: 'back' }, 'Bets were settled already: it holds when somebody else says the very same.')
  await main(page).getByText('zawadi has asked for another result').waitFor()
  expect(await state()).toBe('accepted lost 50000')
  await say(page, { ending: 'back' }, 'Somebody else must do this.').catch(async () => closed(page))
  await admin.goto(`${office}/trading/match/${match}`)
  await admin.getByRole('heading', { name: 'Mlima – Bahari', level: 1 }).waitFor()
  await say(admin, { ending: 'back' }, 'It holds. Bets are settled by it.')
  await expect.poll(state, FOLLOWS).toBe('accepted open 50000')
  await say(page, { score: '2:0' }, 'It holds. Bets are settled by it.')
  await expect.poll(state, FOLLOWS).toBe('accepted won 50000')
  await expect.poll(async () => (await calls.balance(token)) > 24_600, FOLLOWS).toBe(true)

  await go(page, 'Bets')
  await main(page).getByLabel('Id or code').fill(slip.id)
  await page.keyboard.press('Enter')
  await main(page).getByRole('link', { name: slip.id }).click()
  await main(page).getByRole('cell', { name: 'Now worth', exact: true }).first().waitFor()
  await expectAccessible(page, 'a bet’s life')
  await shot(page, 'bet')
  await go(page, 'Trading')
  await tab(page, 'Turnover').click()
  await main(page).getByRole('cell', { name: 'Football' }).waitFor()
  await expectAccessible(page, 'turnover')
  await page.setViewportSize(PHONE)
  await shot(page, 'turnover-phone')
})
