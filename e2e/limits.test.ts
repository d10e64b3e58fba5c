/** What a player is offered and told around play: limits at the cashier, the last log-in, the time, and a game that pauses. */
import { protection } from '@uwanja/contract/site/protection'
import { security } from '@uwanja/contract/site/security'
import type { BrowserContext, Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, fieldOf, FOLLOWS, logIn, sendLogin } from './acts.ts'
import { PHONE, useBrowser } from './browser.ts'
import { newAccount } from './site-client.ts'
import { useStack } from './stack.ts'
import { openTable } from './zeppelin.ts'

const stack = useStack()
const visit = useBrowser(stack)

/** Keeps the answers to a path back until they are let go. */
async function held(context: BrowserContext, path: string): Promise<{ letGo: () => void }> {
  let letGo: () => void = () => undefined
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await context.route(path, async (route) => {
    await isLetGo
    await route.fallback()
  })
  return { letGo }
}

const topOf = async (what: Locator) => (await what.boundingBox())!.y

test('B40 B42 B43 B58 limits are offered and declined, the last log-in is told, and a game pauses behind a reminder', async () => {
  const { calls, world } = stack()
  const account = newAccount()
  await calls.register(account)
  const token = await calls.token(account)
  await calls.deposit(token, '5000')
  await world.approve(account.msisdn, (await world.prompt(account.msisdn)).id)
  const { page, context } = await visit({ viewport: PHONE, language: 'en' })
  let isDue = false
  // The platform's clock cannot be moved from here: what it says later is said now.
  await context.route(`**${protection.getSession.path}*`, async (route) => {
    const answer = await route.fetch()
    const said = (await answer.json()) as { data: object }
    await route.fulfill({ json: { ...said, data: { ...said.data, reminderInS: isDue ? 0 : 5 } } })
  })
  const main = page.getByRole('main')
  const history = await held(context, `**${security.userLoginHistory.path}*`)
  await logIn(page, account)
  // The address changes first; until the next page is fetched, the login stands there without the line.
  await fieldOf(main, 'Password').waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const before = await topOf(main)
  history.letGo()
  await page.getByText('Your last log-in:').waitFor()
  expect(await topOf(main)).toBe(before)

  const rules = await held(context, `**${protection.getRules.path}*`)
  await page.goto('/deposit')
  const method = button(main, 'Fast deposit')
  await method.waitFor()
  const at = await topOf(method)
  rules.letGo()
  const offer = main.getByText('Set your own limits first?')
  await offer.waitFor()
  expect([await topOf(method), (await topOf(offer)) > at]).toEqual([at, true])
  await expectAccessible(page, 'the deposit page with the offer of limits')
  await button(main, 'Not now').click()
  await offer.waitFor({ state: 'detached' })
  expect(await page.evaluate<string>('document.activeElement.id')).toBe('main')
  expect(await calls.call(protection.getRules, {}, token)).toMatchObject({ data: { offer: null } })
  expect(await page.getByText('Your last log-in:').count()).toBe(0)

  await main.getByRole('link', { name: 'Your limits and breaks' }).click()
  await page.waitForURL('**/ResponsibleGaming#rules')
  await main.getByText('You last looked at your limits on').waitFor()
  const longest = main.getByRole('region', { name: 'Playing time' }).getByRole('combobox')
  await longest.selectOption('60')
  await page.getByText('Saved. It holds from now on.').waitFor()
  expect(await calls.call(protection.getRules, {}, token)).toMatchObject({ data: { sessionLimit: { minutes: 60 } } })

  await page.goto('/')
  const { popup, game } = await openTable(page, () =>
    page.getByRole('navigation').getByRole('button', { name: 'Zeppelin' }).first().click(),
  )
  expect(await popup.getByText('Time:').locator('..').innerText()).toMatch(/\d\d:\d\d/)
  await fieldOf(game, 'Stake').fill('10.00')
  await fieldOf(game, 'Auto cash-out at').fill('1.01')
  await game.getByText('Autoplay', { exact: true }).click()
  await button(game, 'Start autoplay').click()
  const stop = game.getByRole('button', { name: /^Stop, \d+ rounds left$/ })
  await stop.waitFor()
  isDue = true
  const dialog = popup.getByRole('dialog', { name: 'A moment, please' })
  await dialog.waitFor()
  await expect.poll(() => game.locator('button.auto-stop').count(), FOLLOWS).toBe(0)
  isDue = false
  await button(dialog, 'Continue').click()
  await dialog.waitFor({ state: 'detached' })
  await context.unrouteAll({ behavior: 'wait' })
})

test('B40 B43 at the end of a session of play a slot stops by itself, and the dialog leads on in Swahili', async () => {
  const { calls, world } = stack()
  const account = newAccount()
  await calls.register(account)
  await calls.deposit(await calls.token(account), '50000')
  await world.approve(account.msisdn, (await world.prompt(account.msisdn)).id)
  const { page, context } = await visit({ viewport: PHONE, language: 'sw' })
  let isOver = false
  const again = new Date(Date.now() + 1_800_000)
  // The platform's clock cannot be moved from here: what it says at the end of the session is said now.
  await context.route(`**${protection.getSession.path}*`, async (route) => {
    const answer = await route.fetch()
    const said = (await answer.json()) as { data: object }
    const left = { sessionLeftS: isOver ? 0 : 3, sessionAgainAt: isOver ? again.toISOString() : null }
    await route.fulfill({ json: { ...said, data: { ...said.data, reminderInS: null, ...left } } })
  })
  await page.goto('/login')
  await sendLogin(page, account.national, account.password, 'sw')
  await page.waitForURL((url) => url.pathname !== '/login')

  const dialog = page.getByRole('dialog', { name: 'Muda wa kupumzika' })
  const game = page.frameLocator('iframe[title="Dirisha la mchezo"]')
  let spins = 0
  page.on('request', (request) => void (/\/open(\?|$)/.test(request.url()) && (spins += 1)))
  await page.goto('/Game/StartEgt?gameId=801&freeplay=0')
  await button(game, 'Yenyewe').click()
  for (const rule of ['mizunguko ya bure', 'nikishinda madau 10 au zaidi', 'nikipoteza madau 20'])
    await game.getByText(`Simama ${rule.startsWith('m') ? 'kwenye ' : ''}${rule}`).click()
  await button(game, 'Mizunguko 100').click()
  const stop = game.getByRole('button', { name: /^Simamisha \(zimebaki \d+\)$/ })
  await stop.waitFor()
  isOver = true
  await dialog.waitFor()
  await expect.poll(() => game.locator('button').filter({ hasText: 'Simamisha' }).count(), FOLLOWS).toBe(0)
  // It stopped long before it was through, and goes on no more.
  const atTheStop = spins
  expect(atTheStop).toBeGreaterThan(0)
  expect(atTheStop).toBeLessThan(100)
  const clock = new Date(again.getTime() + 3_600_000).toISOString().slice(11, 16)
  const said = await dialog.getByText('Umefikia kikomo cha muda wako wa kucheza.').innerText()
  expect(said).toContain(clock)
  expect(said).toContain('Unaweza kutoa pesa wakati wowote.')

  // Escape does not take it away, and the keyboard is in it.
  const inFocus = () => dialog.locator(':focus').innerText()
  expect(await inFocus()).toBe('Funga')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(true)
  expect(await inFocus()).toBe('Funga')
  await button(dialog, 'Funga').press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await button(game, 'Zungusha').waitFor()
  expect(spins).toBe(atTheStop)

  await page.goto('/')
  await dialog.waitFor()
  await expectAccessible(page, 'the end of a session of play')
  const { x, width } = (await dialog.boundingBox())!
  expect([x, width]).toEqual([0, 360])
  await dialog.getByRole('link', { name: 'Historia ya miamala' }).click()
  await page.waitForURL('**/TransactionHistory')
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await dialog.getByRole('link', { name: 'Pumzika' }).click()
  await page.waitForURL('**/ResponsibleGaming#rules')
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await button(dialog, 'Toka').click()
  await page.getByRole('banner').getByRole('link', { name: 'Ingia' }).waitFor()
  expect(await dialog.count()).toBe(0)
  await context.unrouteAll({ behavior: 'wait' })
})
