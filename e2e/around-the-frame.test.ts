/** A sportsbook within the site follows what the player chooses around it: the language, with the slip and the place kept, and the colours. */
import type { Language } from '@uwanja/contract/wire/constants'
import { freePort } from '@uwanja/runtime/free-port'
import type { Frame, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { FOLLOWS } from './acts.ts'
import { DESK, useBrowser } from './browser.ts'
import { frameAt, lastRow, untilMatches } from './sports-acts.ts'
import { useStack } from './stack.ts'
import { WORDS as SITE } from './words.ts'

const bookPort = await freePort()
const BOOK = `http://127.0.0.1:${bookPort}`
const stack = useStack({ env: { BOOK_PORT: String(bookPort) } })
const visit = useBrowser(stack)

/** What is read in the sportsbooks; another word is a lost text. */
const WORDS = {
  en: { culture: 'en-GB', slip: 'Betslip', betting: 'Betting', lightSlip: 'Slip (1)', today: 'Next 24 hours' },
  sw: { culture: 'sw-SW', slip: 'Mkeka', betting: 'Kubeti', lightSlip: 'Mkeka (1)', today: 'Saa 24 zijazo' },
  zh: { culture: 'zh-CN', slip: '投注单', betting: '投注', lightSlip: '投注单 (1)', today: '未来 24 小时' },
} as const satisfies Readonly<Record<Language, object>>

const speak = (page: Page, before: Language, language: Language) =>
  page.getByRole('banner').getByLabel(SITE[before].language).selectOption(language)

const CHANGES = [
  ['en', 'sw'],
  ['sw', 'zh'],
  ['zh', 'en'],
] as const

test('P31 another language of the site is the open frame’s too, at its place and with its slip', async () => {
  await untilMatches(BOOK)
  const { page } = await visit({ viewport: DESK })
  await page.goto('/Sports/Altenar')
  const frame = await frameAt(page, BOOK + '/altenar/en-GB/')
  await lastRow(frame).locator('a[href*="/event/"]').click()
  await page.waitForURL((url) => /^\/event\/\d+$/.test(url.searchParams.get('at') ?? ''))
  const event = new URL(page.url()).searchParams.get('at')!
  await frame.getByRole('button', { name: WORDS.en.betting, exact: true }).waitFor()
  const price = frame.locator('main button.odds:enabled:visible').first()
  await price.click()
  await expect.poll(() => price.getAttribute('aria-pressed'), FOLLOWS).toBe('true')
  for (const [before, language] of CHANGES) {
    await speak(page, before, language)
    const words = WORDS[language]
    const other = await frameAt(page, `${BOOK}/altenar/${words.culture}${event}`)
    await other.getByRole('button', { name: words.betting, exact: true }).waitFor()
    await other.getByRole('heading', { name: words.slip }).waitFor()
    await expect.poll(() => other.locator('main button.odds[aria-pressed="true"]').count(), FOLLOWS).toBeGreaterThan(0)
    expect(await other.locator('html').getAttribute('lang')).toBe(language)
    expect(page.frames().filter((one) => one.url().startsWith(BOOK))).toHaveLength(1)
  }
})

test('P31 another language of the site is the light frame’s too, with its slip', async () => {
  await untilMatches(BOOK)
  const { page } = await visit({ viewport: DESK })
  await page.goto('/Sports/AltenarLite')
  const frame = await frameAt(page, BOOK + '/altenarlite/en-GB/')
  await frame.getByRole('link', { name: WORDS.en.today }).click()
  await frame.locator('.o button:not([disabled])').first().click()
  await frame.getByRole('link', { name: WORDS.en.lightSlip }).waitFor()
  for (const [before, language] of CHANGES) {
    await speak(page, before, language)
    const other = await frameAt(page, `${BOOK}/altenarlite/${WORDS[language].culture}/`)
    await other.getByRole('link', { name: WORDS[language].lightSlip }).waitFor()
  }
})

test('P32 the light frame has the site’s colours from its first paint on, and follows them while it is open', async () => {
  await untilMatches(BOOK)
  const { page } = await visit({ viewport: DESK, theme: 'dark' })
  const ground = (frame: Frame) => frame.evaluate<string>('getComputedStyle(document.body).backgroundColor')
  const [light, dark] = ['rgb(243, 246, 241)', 'rgb(12, 18, 16)']
  const choose = (theme: string) =>
    page.getByRole('combobox', { name: 'Appearance' }).locator('visible=true').selectOption(theme)
  await page.goto('/Sports/AltenarLite')
  expect(await ground(await frameAt(page, BOOK + '/altenarlite/en-GB/'))).toBe(dark)
  await choose('light')
  const chosen = () => page.evaluate('document.documentElement.dataset.theme')
  await expect.poll(chosen, FOLLOWS).toBe('light')
  await page.reload()
  const frame = await frameAt(page, BOOK + '/altenarlite/en-GB/')
  await frame.getByRole('link', { name: WORDS.en.today }).click()
  await frame.getByRole('heading', { name: WORDS.en.today }).waitFor()
  expect(await ground(frame)).toBe(light)
  expect(frame.url()).toContain('.light/today')
  await choose('dark')
  await expect.poll(() => ground(frame), FOLLOWS).toBe(dark)
  await choose('system')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => ground(frame), FOLLOWS).toBe(light)
  // Of its own window it hears nothing.
  await frame.evaluate(`postMessage({ type: 'setTheme', payload: { theme: 'dark' } }, '*')`)
  await frame.evaluate(`new Promise((done) => setTimeout(done, 0))`)
  expect(await ground(frame)).toBe(light)
})
