/** A jackpot from the office to a player's ticket: made, published, chosen by thumb, bought, seen among their bets. */
import { jackpot } from '@uwanja/contract/site/jackpot'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, expectBalance, FOLLOWS, logIn } from './acts.ts'
import { DESK, useBrowser } from './browser.ts'
import { go, main } from './office-acts.ts'
import { makeItOnesOwn } from './office-log-ins.ts'
import { keepPicture } from './pictures.ts'
import { useStack } from './stack.ts'

const stack = useStack({ env: { DEMO: '1' } })
const visit = useBrowser(stack)

/** The demo player with money: 25,000.00. */
const RICH = { national: '8031234561', msisdn: '2348031234561', password: 'demo-uwanja-1' }
const PHONE = { width: 360, height: 740 }
const HOUR_MS = 3_600_000

const lineOf = (at: number): string => {
  const start = new Date(Date.now() + 48 * HOUR_MS).toISOString()
  return `Mawimbi ${String(at)}; Nyota ${String(at)}; Ligi ya Pwani; ${start}${at > 13 ? '; R' : ''}`
}

test('J01 J02 J03 J04 J06 J08 a jackpot is made in the office, chosen by a visitor, and bought after their log-in', async () => {
  const { api, calls, office } = stack()
  const { name, firstPassword } = JSON.parse(/uwanja-operator (.*)/.exec(api.printed())![1]!) as Record<string, string>
  const desk = (await visit({ viewport: DESK })).page
  await makeItOnesOwn(desk, office, name!, firstPassword!)
  await desk.getByRole('heading', { name: 'Overview' }).waitFor()
  await go(desk, 'Jackpots')
  await button(main(desk), 'New rule set').click()
  const rule = desk.getByRole('dialog')
  await rule.getByLabel('Name').fill('Thirteen')
  await expectAccessible(desk, 'a rule set')
  await button(rule, 'Keep').click()
  await rule.waitFor({ state: 'detached' })
  await button(main(desk), 'New round').click()
  const round = desk.getByRole('dialog')
  await round.getByLabel('Rule set').selectOption({ label: 'Thirteen, version 1' })
  await round.getByLabel('Name').fill('Saturday')
  await round.getByLabel('Price of a ticket').fill('100')
  await round.getByLabel('Guaranteed pool').fill('1000000')
  await button(round, 'New round').click()
  await desk.getByRole('heading', { name: 'Saturday', level: 1 }).waitFor()
  await main(desk)
    .getByRole('textbox', { name: 'Matches' })
    .fill(Array.from({ length: 16 }, (_, at) => lineOf(at + 1)).join('\n'))
  await button(main(desk), 'Set the matches').click()
  await button(main(desk), 'Publish').click()
  await main(desk).getByText('open', { exact: true }).waitFor()
  await expectAccessible(desk, 'a round')

  const { page } = await visit({ viewport: PHONE })
  await page.goto('/ManualJackpot')
  await page.getByText('1,000,000.00 NGN').waitFor()
  await expectAccessible(page, 'the jackpots')
  await page.getByRole('link', { name: 'Choose matches' }).click()
  const first = page.getByRole('group', { name: 'Mawimbi 1 – Nyota 1' })
  const home = first.getByRole('button', { name: /^Home/ })
  await home.click()
  await page.getByText('1 of 13 chosen').waitFor()
  // The same choice again takes it back.
  await home.click()
  await page.getByText('0 of 13 chosen').waitFor()
  await button(page, 'Quick pick').click()
  await page.getByText('13 of 13 chosen').waitFor()
  await expectAccessible(page, 'a slip')
  await button(page, 'Log in to buy').click()
  await page.waitForURL((url) => url.pathname === '/login')
  await logIn(page, RICH)
  await expectBalance(page, '25,000.00')
  await page.goto('/ManualJackpot')
  await page.getByRole('link', { name: 'Choose matches' }).click()
  await page.getByText('13 of 13 chosen').waitFor()
  // Without one of the main matches the server says so in the specification's words.
  const pressed = first.getByRole('button', { pressed: true })
  const way = /^(Home|Draw|Away)/.exec(await pressed.innerText())![0]
  await pressed.click()
  await button(page, 'Buy for 100.00 NGN').click()
  await page.getByText('You Must Choose Either Home Draw Or Away For All Event').waitFor()
  await first.getByRole('button', { name: new RegExp(`^${way}`) }).click()
  await button(page, 'Buy for 100.00 NGN').click()
  await page.getByText('Your ticket is bought.').waitFor()
  await page.getByText('0 of 13 chosen').waitFor()
  await expectBalance(page, '24,900.00')

  await page.getByRole('link', { name: 'See my bets' }).click()
  await page.getByRole('button', { name: /^Ticket \d+ · Saturday/ }).click()
  await page.getByText('Mawimbi 16 – Nyota 16').waitFor()
  await page.getByText('It is published when the sale has ended.').waitFor()
  await expectAccessible(page, 'jackpot bets')
  const token = await calls.token(RICH)
  const { data } = await calls.call(jackpot.getManualJackpotUserBets, {}, token)
  expect(data).toMatchObject([{ name: 'Saturday', state: 'waiting', right: 0, ticketPrice: 100 }])
  await expect.poll(() => calls.balance(token), FOLLOWS).toBe(24_900)
})

test('J19 a visitor shares picks by six letters, and another opens or types them, changes them and goes on to buy', async () => {
  const { page: one } = await visit({ viewport: PHONE })
  await one.goto('/ManualJackpot')
  await one.getByRole('link', { name: 'Choose matches' }).click()
  await button(one, 'Quick pick').click()
  await one.getByText('13 of 13 chosen').waitFor()
  const pressedAt = (page: Page, at: number) =>
    page
      .getByRole('group', { name: `Mawimbi ${String(at)} – Nyota ${String(at)}` })
      .getByRole('button', { pressed: true })
      .innerText()
  const picks = (page: Page) => Promise.all([1, 7, 13].map((at) => pressedAt(page, at)))
  const shared = await picks(one)
  await button(one, 'Share this slip').click()
  const letters = await main(one)
    .getByText(/^[A-Z]{6}$/)
    .innerText()
  await expectAccessible(one, 'a slip that is shared')
  await keepPicture(one, 'jackpot-shared')

  // Another phone, by the address: the letters go, the round and its picks stay.
  const { page: other } = await visit({ viewport: PHONE })
  await other.goto(`/ManualJackpot?code=${letters}`)
  await other.getByText('13 of 13 chosen').waitFor()
  expect(new URL(other.url()).search).toMatch(/^\?jackpotId=\d+$/)
  expect(await picks(other)).toEqual(shared)
  await other.getByRole('group', { name: 'Mawimbi 1 – Nyota 1' }).getByRole('button', { pressed: true }).click()
  await other.getByText('12 of 13 chosen').waitFor()
  await button(other, 'Log in to buy').waitFor()

  // A third one types them, in small letters, after a mistake.
  const { page: third } = await visit({ viewport: PHONE })
  await third.goto('/ManualJackpot')
  await third.getByLabel('Letters of a shared slip').fill('bbbbbb')
  await keepPicture(third, 'jackpot-letters')
  await button(third, 'Open').click()
  await third.getByText('There is no slip under these letters, or its matches are over.').waitFor()
  await expectAccessible(third, 'letters that stand for nothing')
  await third.getByLabel('Letters of a shared slip').fill(letters.toLowerCase())
  await button(third, 'Open').click()
  await third.getByText('13 of 13 chosen').waitFor()
  expect(await picks(third)).toEqual(shared)
})
