/** What a demonstration opens by itself, and the free spins of it: they come with a first deposit, are played in a slot, and win a bonus. */
import { game } from '@uwanja/contract/site/game'
import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, FOLLOWS, logIn } from './acts.ts'
import { PHONE, useBrowser } from './browser.ts'
import { useStack } from './stack.ts'

const stack = useStack({ env: { DEMO: '1', DEMO_CONTENT: '1', GAME_LISTS: 'hourly' } })
const visit = useBrowser(stack)

/** The demo player who has paid nothing in yet. */
const NEW = { national: '8031234562', msisdn: '2348031234562', password: 'demo-uwanja-2' }
/** A company that hears which free spins its players have. */
const COMPANY = 'Endorphina'
/** What a screen reader says of five reels. */
const ROW = '[^,.]+(, [^,.]+){4}'
const THREE_ROWS = new RegExp(`^Top row: ${ROW}\\. Middle row: ${ROW}\\. Bottom row: ${ROW}\\.`)

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['UWANJA_PICTURES']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

/** Reloads until it is there: what is opened comes beside everything else. */
async function shows(page: Page, path: string, name: string): Promise<void> {
  const look = async () => {
    await page.goto(path)
    await page.getByRole('heading', { name, exact: true }).waitFor({ timeout: 10_000 })
  }
  await vi.waitFor(look, { ...FOLLOWS, timeout: 120_000 })
}

test('G24 M41 C27 C28 C29 C30 C31 a demonstration opens promotions, jackpots and races; the first deposit’s free spins are played in a slot', async () => {
  const { calls, world } = stack()
  const { page } = await visit({ viewport: PHONE })
  await shows(page, '/promotions', 'Twenty spins to begin with')
  await picture(page, 'promotions-360')
  await expectAccessible(page, 'the promotions of a demonstration')
  await shows(page, '/ManualJackpot', 'Saturday Thirteen')
  await picture(page, 'jackpots-360')
  await shows(page, '/cashraces', 'Weekly slots race')
  await picture(page, 'races-360')
  await expectAccessible(page, 'the races of a demonstration')

  const token = await calls.token(NEW)
  await calls.deposit(token, '1000')
  await world.approve(NEW.msisdn, (await world.prompt(NEW.msisdn)).id)
  await vi.waitFor(async () => expect(await calls.balance(token)).toBe(1_000), FOLLOWS)
  await logIn(page, NEW)
  await page.goto('/deposit')
  await page.getByText('20 of 20 free spins of 20.00 NGN').waitFor()
  await picture(page, 'deposit-free-spins-360')
  await expectAccessible(page, 'free spins on the deposit page')

  const slots = { ...game.getGames.example, searchText: '' }
  const { data } = await calls.call(game.getGames, { ...slots, category: 6, page: 1 })
  const slot = data.find(({ slotPageName }) => slotPageName === COMPANY)!
  await page.goto(slot.realUrl)
  const frame = page.frameLocator('iframe[title="Game window"]')
  await frame.getByText(/^20 free spins of 20\.00/).waitFor()
  await picture(page, 'slot-free-spins-360')
  await expectAccessible(page, 'a slot with free spins')
  const reels = frame.getByRole('img', { name: THREE_ROWS })
  const heard = frame.locator('.machine').getByRole('status')
  await reels.waitFor()
  expect(await heard.innerText()).toBe('')
  await button(frame, 'Free spin').click()
  await frame.getByText(/^19 free spins of 20\.00/).waitFor()
  await expect.poll(() => heard.innerText(), FOLLOWS).toMatch(THREE_ROWS)
  expect(await reels.getAttribute('aria-label')).toBe(await heard.innerText())
  await picture(page, 'slot-after-a-spin-360')
  // Whoever leaves them for later stakes their own money.
  await button(frame, 'Stake your own money').click()
  await button(frame, 'Spin').waitFor()
  await page.goto('/deposit')
  await page.getByText('19 of 20 free spins of 20.00 NGN').waitFor()
  await page.goto('/Messages')
  await page.getByText('Free spins for you').first().waitFor()
})
