/** The bookmaker's own widget: its parts stand in our page, beyond a shadow root, and a bet is placed there as in its frame. */
import type { Language } from '@uwanja/contract/wire/constants'
import { freePort } from '@uwanja/runtime/free-port'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { expectBalance, sendLogin, written } from './acts.ts'
import { DESK, PHONE, useBrowser } from './browser.ts'
import { inTurn, nameOfLook, SPORTS_LOOKS } from './sports-looks.ts'
import { useStack } from './stack.ts'

const bookPort = await freePort()
const SCRIPT = `http://127.0.0.1:${bookPort}/frame/widget.js`
const stack = useStack({ env: { DEMO: '1', BOOK_PORT: String(bookPort), ALTENAR_WIDGET_URL: SCRIPT } })
const visit = useBrowser(stack)

/** The demo player with money: 25,000.00. */
const RICH = { national: '8031234561', msisdn: '2348031234561', password: 'demo-uwanja-1' }

/** Of the match that begins last: the next one may begin while this runs. */
const price = (page: Page) =>
  page.locator('li:has(time):has(button.odds:enabled:visible)').last().locator('button.odds:enabled:visible').first()

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['UWANJA_PICTURES']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

/** What is read in the widget and around it; another word is a lost text. */
const WORDS = {
  en: {
    open: 'Betslip, selections: 1',
    slip: 'Betslip',
    logIn: 'Log in to place it',
    stake: 'Stake',
    place: 'Place bet · 200.00 NGN',
    placed: 'Bet placed',
    close: 'Close the betslip',
    results: 'Results',
  },
  sw: {
    open: 'Mkeka, chaguo: 1',
    slip: 'Mkeka',
    logIn: 'Ingia ili kuweka bet',
    stake: 'Dau',
    place: 'Weka bet · 200.00 NGN',
    placed: 'Bet imewekwa',
    close: 'Funga mkeka',
    results: 'Matokeo',
  },
  zh: {
    open: '投注单，已选 1 项',
    slip: '投注单',
    logIn: '登录后投注',
    stake: '投注额',
    place: '投注 · 200.00 NGN',
    placed: '投注成功',
    close: '关闭投注单',
    results: '赛果',
  },
} as const satisfies Readonly<Record<Language, object>>

let placed = 0
/** By thumb: on a desk the slip stands beside the matches. */
const looks = inTurn(SPORTS_LOOKS.filter(({ viewport }) => viewport === PHONE))

test.each(looks.map((look) => [nameOfLook(look), look] as const))(
  'P04 P05 P06 P07 Y73 Y99 in %s in the bookmaker’s widget a visitor picks, logs in, and finds their slip; a bet is placed and the page keeps the place',
  async (_name, { language, viewport, theme }) => {
    const words = WORDS[language]
    const { page } = await visit({ viewport, theme, language })
    await page.goto('/Sports/Altenar?at=/today')
    await price(page).waitFor()
    expect(await page.locator('main iframe').count()).toBe(0)
    await picture(page, 'widget-today-360')
    await expectAccessible(page, 'the widget')
    await price(page).click()
    await page.getByRole('button', { name: words.open }).click()
    await page.getByRole('dialog', { name: words.slip }).getByRole('button', { name: words.logIn }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    await page.goto('/login')
    await sendLogin(page, RICH.national, RICH.password, language)
    await page.waitForURL((url) => url.pathname !== '/login')
    await page.goto('/Sports/Altenar?at=/today')
    await page.getByRole('button', { name: words.open }).click()
    const slip = page.getByRole('dialog', { name: words.slip })
    await slip.getByLabel(words.stake, { exact: true }).fill('200')
    await picture(page, 'widget-slip-360')
    await slip.getByRole('button', { name: words.place }).click()
    await slip.getByText(words.placed).waitFor()
    await slip.getByRole('button', { name: words.close }).click()
    await expectBalance(page, written(25_000 - 200 * ++placed))

    // The page's address has the place, and its Back leads there.
    await page.getByRole('link', { name: words.results }).first().click()
    await page.waitForURL((url) => url.searchParams.get('at') === '/results')
    await page.goBack()
    await page.waitForURL((url) => url.searchParams.get('at') === '/today')
    await price(page).waitFor()
    // Nothing of the session is kept in the page's own stores.
    const kept = await page.evaluate('JSON.stringify([Object.keys(sessionStorage), location.href])')
    expect(kept).not.toMatch(/"session"|currentSession/)
  },
)

test('P22 on a desk the widget has columns for its own room: no price is wider than its button, and the slip stands beside', async () => {
  const { page } = await visit({ viewport: DESK })
  await page.goto('/Sports/Altenar?at=/today')
  await price(page).click()
  const slip = page.getByRole('complementary').filter({ has: page.getByRole('heading', { name: 'Betslip' }) })
  await slip.getByLabel('Stake', { exact: true }).waitFor()
  const prices = page.locator('li:has(time) button.odds:visible')
  const [first, own] = [await prices.first().boundingBox(), await slip.boundingBox()]
  expect(own!.x).toBeGreaterThan(first!.x + first!.width)
  const tooWide = await prices.evaluateAll(
    (all) =>
      (all as unknown as readonly { readonly scrollWidth: number; readonly clientWidth: number }[]).filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ).length,
  )
  expect(tooWide).toBe(0)
  await picture(page, 'widget-today-1280')
})

interface Tapped {
  readonly ariaCurrent: string | null
  click(): void
  getRootNode(): { querySelector(selector: string): { readonly textContent: string } | null }
}

/** What has become of a tap when React has done all that it does at once: neither another task nor a picture has come between. */
const tapped = (link: Locator) =>
  link.evaluate(async (element) => {
    const { location } = globalThis as unknown as { readonly location: { readonly href: string } }
    const own = element as unknown as Tapped
    const root = own.getRootNode()
    const heading = () => root.querySelector('h1')?.textContent
    const [address, before] = [location.href, heading()]
    own.click()
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    return {
      isMarked: own.ariaCurrent === 'page',
      isSamePage: heading() === before,
      isSameAddress: location.href === address,
    }
  })

/** What comes after what, until the page around has followed: the new page in the document, a picture of it, and the address. */
const watchOrder = (element: object): void => {
  interface Root {
    querySelector(selector: string): { readonly textContent: string } | null
  }
  const { history, document, MutationObserver, requestAnimationFrame } = globalThis as unknown as {
    readonly history: { pushState(...entry: unknown[]): void }
    readonly document: { readonly body: { readonly dataset: Record<string, string> } }
    readonly MutationObserver: new (then: () => void) => { observe(root: object, what: object): void }
    requestAnimationFrame(then: () => void): void
  }
  const root = (element as Tapped).getRootNode() as Root
  const { dataset } = document.body
  const note = (what: string): void => void (dataset['order'] = `${dataset['order'] ?? ''}${what} `)
  const has = (what: string): boolean => (dataset['order'] ?? '').includes(what)
  const isThere = () => root.querySelector('h1')?.textContent === 'Results'
  new MutationObserver(() => isThere() && !has('page') && note('page')).observe(root, {
    childList: true,
    subtree: true,
    characterData: true,
  })
  const picture = (): void => {
    if (has('page') && !has('picture')) note('picture')
    requestAnimationFrame(picture)
  }
  requestAnimationFrame(picture)
  const push = history.pushState.bind(history)
  history.pushState = (...entry) => {
    note('told')
    push(...entry)
  }
}

test('P41 a tap in the widget is marked at once; its page is made in slices, and the page around follows when the tap was seen', async () => {
  const { page } = await visit({ viewport: PHONE })
  await page.goto('/Sports/Altenar?at=/today')
  await price(page).waitFor()
  const results = page.getByRole('link', { name: 'Results', exact: true }).first()
  await results.evaluate(watchOrder)
  expect(await tapped(results)).toEqual({ isMarked: true, isSamePage: true, isSameAddress: true })
  await page.getByRole('heading', { name: 'Results', level: 1 }).waitFor()
  await page.waitForURL((url) => url.searchParams.get('at') === '/results')
  // What the page around does then would have kept the tap waiting.
  expect(await page.locator('body').getAttribute('data-order')).toBe('page picture told ')
})

test('P44 a step back that comes before the page around has followed leads the widget back too', async () => {
  const { page } = await visit({ viewport: PHONE })
  await page.goto('/Sports/Altenar?at=/today')
  await price(page).waitFor()
  await page.evaluate(`{
    const push = history.pushState.bind(history)
    history.pushState = (...entry) => {
      push(...entry)
      history.back()
      history.pushState = push
      document.body.dataset.hasFollowed = ''
    }
  }`)
  await page.getByRole('link', { name: 'Results', exact: true }).first().click()
  await page.locator('body[data-has-followed]').waitFor()
  await price(page).waitFor()
  expect(new URL(page.url()).searchParams.get('at')).toBe('/today')
})
