/** A player's way through the lobbies on the real stack: kinds, search, hearts, more pages, Back, and games in their window. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { game } from '@uwanja/contract/site/game'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, FOLLOWS, logIn } from './acts.ts'
import { DESK, PHONE, useBrowser } from './browser.ts'
import { keepPicture } from './pictures.ts'
import { newAccount } from './site-client.ts'
import { useStack } from './stack.ts'

const stack = useStack({ env: { GAME_LISTS: 'hourly' } })
const visit = useBrowser(stack)

const tiles = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Favourite: / }) })
const kind = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Game types' }).getByRole('link', { name, exact: true })
const heart = (page: Page, at: number) =>
  tiles(page)
    .nth(at)
    .getByRole('button', { name: /^Favourite: / })
const nameOf = async (page: Page, at: number) =>
  (await heart(page, at).getAttribute('aria-label'))!.replace('Favourite: ', '')
const more = (page: Page) => button(page.getByRole('main'), 'Load more')

/** Companies with slots, whose lists are read after the start: until all are, games change their places. */
const COMPANIES = 6
beforeAll(async () => {
  const { calls } = stack()
  const known = async () => (await calls.call(game.getGameProviders, { gameType: 2 })).data.length
  await vi.waitFor(async () => expect(await known()).toBe(COMPANIES), FOLLOWS)
})

async function openLobby(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await tiles(page).first().waitFor()
}

test('G01 G02 G03 G04 G06 G15 a visitor browses, and plays for free', async () => {
  const { page, context } = await visit()
  await openLobby(page, '/slots')
  await expectAccessible(page, 'slots')
  expect(await kind(page, 'Favourites').count()).toBe(0)

  // Thirty at a time; far pages are boxes of the same height, and Back finds the place.
  await more(page).click()
  await page.getByRole('list', { name: 'Games 31 to 60' }).waitFor()
  await expect.poll(() => tiles(page).count()).toBe(60)
  await page.evaluate('scrollTo(0, 900)')
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Live casino' }).click()
  await page.waitForURL('**/livecasino')
  await page.goBack()
  await page.getByRole('list', { name: 'Games 31 to 60' }).waitFor()
  await expect.poll(() => page.evaluate('Math.round(scrollY)')).toBe(900)

  // Two letters run nothing, three run after the pause.
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/Game/GetGames'))
      asked.push(String((request.postDataJSON() as { searchText: string }).searchText))
  })
  const wanted = await nameOf(page, 3)
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill(wanted.slice(0, 2))
  await page.getByText('At least 3 letters').waitFor()
  const typedAt = Date.now()
  await search.fill(wanted)
  await page.waitForURL((url) => url.searchParams.get('search') === wanted)
  expect(Date.now() - typedAt).toBeGreaterThanOrEqual(CONSTANTS.gameSearchPauseMs - 50)
  await expect.poll(() => nameOf(page, 0)).toBe(wanted)
  expect(asked).toEqual([wanted])
  expect(await more(page).count()).toBe(0)
  await button(page, 'Clear the search').click()
  await page.waitForURL((url) => url.search === '')

  // A heart and real play want a login; free play does not.
  await kind(page, 'Free play').click()
  await page.waitForURL('**/slots?category=24')
  const sheet = page.getByRole('dialog')
  await tiles(page).first().getByRole('link').click()
  const [popup] = await Promise.all([context.waitForEvent('page'), button(sheet, 'Try free').click()])
  await popup.waitForURL(/[?&]freeplay=1$/)
  await popup.close()
  await sheet.waitFor({ state: 'detached' })
  await heart(page, 0).click()
  await page.waitForURL('**/login')
  await page.goBack()
  await kind(page, 'All').click()
  await tiles(page).first().getByRole('link').click()
  await button(sheet, 'Play').click()
  await page.waitForURL('**/login')
})

test.each([
  { size: PHONE, language: 'sw', favourite: 'Ongeza kwenye vipendwa' },
  { size: DESK, language: 'zh', favourite: '加入收藏' },
] as const)(
  'R81 a tile opens a sheet in $language, which Escape and Back close',
  async ({ size, language, favourite }) => {
    const { page } = await visit({ viewport: size, language })
    await page.goto('/slots')
    // What is focused in the words of the server's HTML has made way when the site stands.
    await expect.poll(() => page.evaluate('!document.documentElement.dataset.shell'), FOLLOWS).toBe(true)
    const link = page.getByRole('main').locator('li a[aria-haspopup]').nth(1)
    const sheet = page.getByRole('dialog')
    const href = await link.getAttribute('href')
    const focused = () => page.evaluate('document.activeElement.getAttribute("href")')
    await link.press('Enter')
    await sheet.getByRole('button', { name: favourite }).waitFor()
    await expectAccessible(page, `a game’s sheet in ${language}`)
    await keepPicture(page, `sheet-${language}`)
    const address = page.url()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(focused).toBe(href)
    await link.press('Enter')
    await sheet.waitFor()
    await page.goBack()
    await sheet.waitFor({ state: 'detached' })
    expect(page.url()).toBe(address)
    await expect.poll(focused).toBe(href)
  },
)

test('R81 without a script a tile leads to its game', async () => {
  const { page } = await visit({ scripts: 'off' })
  await page.goto('/slots')
  const href = await page.getByRole('main').locator('li a[aria-haspopup]').first().getAttribute('href')
  expect(href).toMatch(/^\/game\/Start\w+/i)
})

test('G18 first games and studios come with the page: shown before any script, taken over, and not asked for again', async () => {
  const { page, context, watch } = await visit()
  await openLobby(page, '/slots')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/Game/GetGameProviders')) asked.push('studios')
    if (request.url().endsWith('/Game/GetGames'))
      asked.push((request.postDataJSON() as { page: number }).page.toString())
  })
  await context.addInitScript(`document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    window.firstTile = document.querySelector('main ul[aria-label^="Games 1 "] > li')
    window.early = document.querySelectorAll('main ul[aria-label^="Games 1 "] > li').length
    window.earlyStudios = document.querySelectorAll('main select option').length
  })`)
  // The last picture of the first screen never comes: neither it nor the site's scripts wait for it.
  await context.route('**/pictures/**', (route) => route.abort())
  watch.expectTrouble(/ERR_FAILED/)
  await page.reload()
  expect(await page.evaluate('early')).toBe(12)
  const studios = page.getByRole('main').locator('select option')
  expect(await page.evaluate('earlyStudios')).toBe(await studios.count())
  expect(await studios.count()).toBeGreaterThan(1)
  await expect.poll(() => page.evaluate('document.documentElement.dataset.shell === undefined')).toBe(true)
  // Pictures that failed before anybody listened leave drawings too.
  await expect.poll(() => tiles(page).first().locator('svg[viewBox="0 0 240 180"]').count()).toBe(1)
  expect(await page.evaluate('firstTile.isConnected')).toBe(true)
  // The bar covers the last row's names: nobody has seen it whole, and nothing more is made.
  expect(await tiles(page).count()).toBe(12)
  await more(page).click()
  await expect.poll(() => tiles(page).count()).toBe(60)
  expect(asked).toEqual(['2'])
  // Back from another document: the list that was left, though the page comes with its first games again.
  await page.goto('/login')
  await page.goBack()
  await page.getByRole('list', { name: 'Games 31 to 60' }).waitFor()
  expect(asked).toEqual(['2'])
  // Another place than the lobby's beginning is the browser's to ask for.
  await page.goto('/slots?category=7')
  await tiles(page).first().waitFor()
  expect(await page.evaluate('early')).toBe(0)
})

test('G18 a page that the browser kept is of an earlier visit: shown, and its games asked for behind', async () => {
  const { page } = await visit({ site: 'kept' })
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/Game/GetGames') && asked.push(request.url()))
  await openLobby(page, '/slots')
  await expect.poll(() => page.evaluate(`caches.match('/slots').then(Boolean)`)).toBe(true)
  // That a first visit asks for nothing is said above; here an empty lobby may have looked again.
  const before = asked.length
  await page.reload()
  await expect.poll(() => asked.length).toBe(before + 1)
  await tiles(page).first().waitFor()
})

test('G02 a room without games says so, and shows those that come without being asked', async () => {
  const { page } = await visit()
  await openLobby(page, '/slots')
  let isOpen = false
  await page.route('**/Game/GetGames', (route) =>
    isOpen ? route.continue() : route.fulfill({ json: { statusCode: 0, status: 'SUCCESS', data: [] } }),
  )
  await kind(page, 'Newest slots').click()
  await page.getByText('No games here at the moment').waitFor()
  isOpen = true
  await tiles(page).first().waitFor()
})

test('G04 G05 G06 G09 a player keeps favourites and opens games', async () => {
  const { page, context, watch } = await visit({ viewport: DESK })
  const account = newAccount()
  await stack().calls.register(account)
  await logIn(page, account)
  await page.route('**/pictures/**', (route) => route.abort())
  watch.expectTrouble(/ERR_FAILED/)
  await openLobby(page, '/slots')
  // Pictures that do not come leave drawings of ours.
  await expect.poll(() => page.getByRole('main').locator('img').count()).toBe(0)
  const [kept, played] = [await nameOf(page, 2), await nameOf(page, 0)]
  await heart(page, 2).click()
  await expect.poll(() => heart(page, 2).getAttribute('aria-pressed')).toBe('true')
  await kind(page, 'Favourites').click()
  await expect.poll(() => tiles(page).count()).toBe(1)
  expect(await nameOf(page, 0)).toBe(kept)
  await heart(page, 0).click()
  await expect.poll(() => heart(page, 0).getAttribute('aria-pressed')).toBe('false')
  await page.reload()
  await page.getByText('No favourites yet').waitFor()

  await kind(page, 'All').click()
  await page.getByRole('main').getByRole('link', { name: played, exact: true }).click()
  const [popup] = await Promise.all([context.waitForEvent('page'), button(page.getByRole('dialog'), 'Play').click()])
  await popup.waitForURL(/\/game\/Start\w+.*[?&]freeplay=0$/i)
  await popup.close()

  await page.goto('/tablegames')
  await expectAccessible(page, 'table games')
  const [table] = await Promise.all([context.waitForEvent('page'), button(page.getByRole('main'), 'Hi-Lo').click()])
  await table.waitForURL('/game/StartBetSolutions/1/?gameId=5002')
  await table.close()

  await page.goto('/provablyfair')
  await tiles(page).filter({ hasText: 'Zeppelin' }).first().waitFor()
  expect(await more(page).count()).toBe(0)
})
