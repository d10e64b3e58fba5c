/** The bookmaker's own page within the site: two origins, one place, no cookie and no session that leaves where it belongs. */
import type { Language } from '@uwanja/contract/wire/constants'
import { freePort } from '@uwanja/runtime/free-port'
import type { Frame, Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { FOLLOWS, sendLogin } from './acts.ts'
import { DESK, PHONE, useBrowser } from './browser.ts'
import { firstPrice, lastRow, untilMatches } from './sports-acts.ts'
import { eachLanguageInTurn, nameOfLook } from './sports-looks.ts'
import { useStack } from './stack.ts'

const bookPort = await freePort()
const BOOK = `http://127.0.0.1:${bookPort}`
const stack = useStack({ env: { BOOK_PORT: String(bookPort) } })
const visit = useBrowser(stack)

/** What is read in the frame; another word is a lost text. */
const WORDS = {
  en: { ahead: 'Next matches', search: 'Search', hint: 'Side or league', betting: 'Betting', facts: 'Facts' },
  sw: { ahead: 'Mechi zijazo', search: 'Tafuta', hint: 'Timu au ligi', betting: 'Kubeti', facts: 'Takwimu' },
  zh: { ahead: '即将开始', search: '搜索', hint: '球队或联赛', betting: '投注', facts: '数据' },
} as const satisfies Readonly<Record<Language, object>>

async function frameOf(page: Page): Promise<Frame> {
  const own = () => page.frames().find((one) => one.url().startsWith(`${BOOK}/`))
  await expect.poll(() => own() !== undefined, FOLLOWS).toBe(true)
  const frame = own()!
  await frame.waitForLoadState()
  return frame
}

const heightOf = async (page: Page): Promise<number> => (await page.locator('main iframe').boundingBox())?.height ?? 0
/** Everything that the browser asked the book. */
function askedOf(page: Page): Request[] {
  const asked: Request[] = []
  page.context().on('request', (request) => {
    if (request.url().startsWith(BOOK)) asked.push(request)
  })
  return asked
}

test.each(eachLanguageInTurn().map((look) => [nameOfLook(look), look] as const))(
  'P03 P07 P08 Y73 Y82 Y83 in %s a match is found by thumb, its price stays on the slip, and nothing of the site reaches the book',
  async (_name, { language, viewport, theme }) => {
    const who = language === 'sw' ? 'player' : 'visitor'
    await untilMatches(BOOK)
    const { page } = await visit({ viewport, theme, language })
    const asked = askedOf(page)
    if (who === 'player') {
      const { national, password } = await stack().calls.register()
      await page.goto('/login')
      await sendLogin(page, national, password, language)
      await page.waitForURL((url) => url.pathname !== '/login')
    }
    const words = WORDS[language]
    await page.goto('/Sports/Altenar')
    const frame = await frameOf(page)
    await frame.getByRole('heading', { name: words.ahead }).waitFor()

    // Its address is clean, and the page around it is as high as it is.
    await expect.poll(() => new URL(frame.url()).search, FOLLOWS).toBe('')
    const launched = asked.find((one) => one.isNavigationRequest() && one.url().includes('basePath'))
    expect(launched).toBeDefined()
    const session = new URL(launched!.url()).searchParams.get('currentSession') ?? ''
    expect(session !== '').toBe(who === 'player')
    await expect.poll(async () => Math.round(await heightOf(page)), FOLLOWS).not.toBe(2785)
    expect(await frame.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width)

    // Typed with an error, found all the same; the place is the site's.
    await frame.getByRole('link', { name: words.search, exact: true }).click()
    await frame.getByRole('searchbox', { name: words.hint }).fill('pwnai')
    const row = lastRow(frame)
    const price = row.locator('button.odds:enabled:visible').first()
    await price.waitFor()
    await price.click()
    await expect.poll(() => price.getAttribute('aria-pressed'), FOLLOWS).toBe('true')
    await row.locator('a[href*="/event/"]').click()
    await frame.getByRole('button', { name: words.betting, exact: true }).waitFor()
    await page.waitForURL((url) => /^\/event\/\d+$/.test(url.searchParams.get('at') ?? ''))

    // Loaded again it is the same match, with the same price on the slip.
    await page.reload()
    const again = await frameOf(page)
    await again.getByRole('button', { name: words.betting, exact: true }).waitFor()
    await expect.poll(() => again.locator('button.odds[aria-pressed="true"]').count(), FOLLOWS).toBeGreaterThan(0)
    await again.getByRole('button', { name: words.facts, exact: true }).click()
    if (language !== 'sw') await expectAccessible(page, `a match in ${language}`)

    for (const request of asked) {
      const headers = await request.allHeaders().catch(() => request.headers())
      expect(headers['cookie']).toBeUndefined()
      if (session !== '' && request !== launched && !request.isNavigationRequest())
        expect(request.url()).not.toContain(session)
    }
    if (session !== '') expect(stack().api.printed()).not.toContain(session)
  },
)

test('Y83 a message from elsewhere does nothing in the frame, and a page of another origin cannot frame it', async () => {
  await untilMatches(BOOK)
  const { page, watch } = await visit({ viewport: PHONE })
  watch.expectTrouble(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|Framing/)
  await page.goto('/Sports/Altenar')
  const frame = await frameOf(page)
  await firstPrice(frame).waitFor()
  // Its own window is the right origin of nobody; what the site says is heard, and changes no place.
  await frame.evaluate(`postMessage({ type: 'goToBetslip' }, '*'); postMessage({ type: 'OMFE:goToLogin' }, '*')`)
  await expect.poll(() => page.frames().filter((one) => one.url().startsWith(BOOK)).length, FOLLOWS).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/Sports/Altenar')

  // A stranger frames it: the browser shows nothing of it.
  const stranger = await page.context().newPage()
  await stranger.goto(`${BOOK}/docs`)
  await stranger.setContent(`<iframe src="${BOOK}/altenar/en-GB/"></iframe>`)
  const shown = () => stranger.frames().some((one) => one.url().startsWith('chrome-error:'))
  await expect.poll(shown, FOLLOWS).toBe(true)
})

test('P08 on a desk the slip is a column of 320 px, and the list has the rest', async () => {
  await untilMatches(BOOK)
  const { page } = await visit({ viewport: DESK })
  await page.goto('/Sports/Altenar')
  const frame = await frameOf(page)
  await firstPrice(frame).waitFor()
  const slip = frame.getByRole('complementary')
  await slip.waitFor()
  const [list, own] = [await frame.getByRole('main').boundingBox(), await slip.boundingBox()]
  expect(own!.width).toBe(320)
  expect(list!.width).toBeGreaterThan(500)
})

test('O91 the frame has the site’s colours from its first paint on, follows them while it is open, and alone the device’s', async () => {
  await untilMatches(BOOK)
  const { page } = await visit({ viewport: DESK, theme: 'dark' })
  const looks = (frame: Frame) =>
    frame.evaluate<string>(
      `(document.documentElement.dataset.theme ?? '') + ' ' + getComputedStyle(document.documentElement).colorScheme`,
    )
  const choose = (theme: string) =>
    page.getByRole('combobox', { name: 'Appearance' }).locator('visible=true').selectOption(theme)
  await page.goto('/Sports/Altenar')
  // The site's own program has begun when the frame is there.
  await frameOf(page)
  await choose('light')
  const chosen = () => page.evaluate('document.documentElement.dataset.theme')
  await expect.poll(chosen, FOLLOWS).toBe('light')
  await page.reload()
  const frame = await frameOf(page)
  await firstPrice(frame).waitFor()
  expect(await looks(frame)).toBe('light light')
  // Nothing to switch: whose colours they are is the site's to say.
  expect(await frame.getByRole('button', { name: /colours/i }).count()).toBe(0)
  const [address, marked] = [frame.url(), 'window.isStill = true']
  await frame.evaluate(marked)
  await choose('dark')
  await expect.poll(() => looks(frame), FOLLOWS).toBe('dark dark')
  await choose('system')
  await expect.poll(() => looks(frame), FOLLOWS).toBe(' dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => looks(frame), FOLLOWS).toBe(' light')
  // It is still the page that was opened, and what says it from elsewhere is not heard.
  expect([await frame.evaluate('window.isStill'), frame.url()]).toEqual([true, address])
  await frame.evaluate(`postMessage({ type: 'setTheme', payload: { theme: 'dark' } }, '*')`)
  await frame.evaluate(`new Promise((done) => setTimeout(done, 0))`)
  expect(await looks(frame)).toBe(' light')

  await page.goto(`${BOOK}/altenar/en-GB/`)
  await firstPrice(page).waitFor()
  expect(await looks(page.mainFrame())).toBe(' light')
})

const WEBVIEW =
  'Mozilla/5.0 (Linux; Android 13; TECNO KI5k; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36'

test.each([
  ['a webview', WEBVIEW, false],
  ['Facebook’s in-app browser', `${WEBVIEW} [FB_IAB/FB4A;FBAV/461.0.0.45.109;]`, true],
  ['Opera', `${WEBVIEW.replace('; wv', '')} OPR/80.0.2254.71417`, true],
  ['Boomplay', `${WEBVIEW} boomplay/7.2.12`, true],
])('P01 in %s BTI is among the sportsbooks, or is not', async (_name, userAgent, hasBti) => {
  await stack().world.setCountry('TZ')
  const { page } = await visit({ viewport: PHONE, userAgent })
  await page.goto('/Sports/Altenar')
  // What is said before play stands over the page of a webview.
  const menu = page.locator('nav[aria-label="Sportsbooks"] li')
  await menu.first().waitFor()
  const known = ['BSBetting', 'Altenar', 'AltenarLite']
  expect(await menu.allInnerTexts()).toEqual(hasBti ? [...known, 'BTI'] : known)
})

test('P07 Y82 without scripts the first list is there to read, with links to every match', async () => {
  await untilMatches(BOOK)
  const { page } = await visit({ viewport: PHONE, scripts: 'off' })
  await page.goto(`${BOOK}/bsbetting/sw/`)
  await page.getByRole('heading', { name: WORDS.sw.ahead }).waitFor()
  expect(await page.locator('a[href*="/bsbetting/sw/event/"]').count()).toBeGreaterThan(10)
})
