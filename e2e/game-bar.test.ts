/** Over a game: the way out, the lobby, the balance, and a deposit that is begun and waited for without leaving. */
import type { Language } from '@uwanja/contract/wire/constants'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, fieldOf, FOLLOWS, sendLogin } from './acts.ts'
import { DESK, PHONE, useBrowser } from './browser.ts'
import { keepPicture } from './pictures.ts'
import { newAccount } from './site-client.ts'
import { useStack } from './stack.ts'

const stack = useStack()
const visit = useBrowser(stack)

const WORDS = {
  en: { deposit: 'Deposit', amount: 'Amount', send: 'Send', paid: 'Paid', resume: 'Back to the game', lobby: 'Lobby' },
  sw: {
    deposit: 'Weka pesa',
    amount: 'Kiasi',
    send: 'Tuma',
    paid: 'Imelipwa',
    resume: 'Rudi kwenye mchezo',
    lobby: 'Michezo',
  },
} as const satisfies Partial<Record<Language, unknown>>

test.each([
  { viewport: PHONE, language: 'sw' },
  { viewport: DESK, language: 'en' },
] as const)('R82 a player pays in over a game in $language, and the game goes on', async ({ viewport, language }) => {
  const { calls, world } = stack()
  const words = WORDS[language]
  const account = newAccount()
  await calls.register(account)
  const { page } = await visit({ viewport, language })
  let launches = 0
  page.on('request', (request) => void (request.url().includes('/Game/StartEgt') && (launches += 1)))
  await page.goto('/login')
  await sendLogin(page, account.national, account.password, language)
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto('/Game/StartEgt?gameId=801&freeplay=0')
  const frame = page.locator('iframe')
  await frame.waitFor()
  const before = launches
  const bar = page.getByRole('banner')
  await bar.getByText('0.00 NGN').waitFor()
  await expectAccessible(page, `a game’s bar in ${language}`)
  await button(bar, words.deposit).click()
  const sheet = page.getByRole('dialog')
  await fieldOf(sheet, words.amount).fill('1500')
  await expectAccessible(page, `a deposit over a game in ${language}`)
  await keepPicture(page, `deposit-sheet-${language}`)
  await button(sheet, words.send).click()
  await world.approve(account.msisdn, (await world.prompt(account.msisdn)).id)
  await sheet.getByRole('heading', { name: words.paid }).waitFor()
  await keepPicture(page, `deposit-sheet-paid-${language}`)
  await button(sheet, words.resume).last().click()
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => bar.innerText(), FOLLOWS).toContain('1,500.00 NGN')
  // The game has heard of it too, and its page was not loaded again.
  await page.frameLocator('iframe').getByText('1,500.00 NGN').waitFor()
  expect(await frame.count()).toBe(1)
  expect(launches).toBe(before)
  await keepPicture(page, `game-bar-${language}`)
  await bar.getByRole('link', { name: words.lobby }).click()
  await page.waitForURL((url) => url.pathname === '/')
})
