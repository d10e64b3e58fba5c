/** The frame around every page: menus, my bets, the user's dropdown, the footer, partners; and every route once. */
import { banking } from '@uwanja/contract/site/banking'
import { CONSTANTS, STORAGE } from '@uwanja/contract/wire/constants'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { lowTargetsOn, violationsOn } from './accessibility.ts'
import { button, expectBalance, FOLLOWS, logIn, openMenu, sendLogin, storedUser } from './acts.ts'
import { addressesOf, FORM_LANGUAGES, LOOK_TIMEOUT_MS, LOOKS, NOT_FOUND, NOWHERE } from './addresses.ts'
import { DESK, PHONE, useBrowser } from './browser.ts'
import { newAccount, type Account } from './site-client.ts'
import { useStack } from './stack.ts'

const [CHAT, STORE] = ['https://chat.example/room', 'https://store.example/uwanja']

const stack = useStack({
  env: {
    DEMO: '1',
    SUPPORT_CHAT_URL: CHAT,
    APP_STORE_URL: STORE,
    SOCIAL_LINKS: 'https://facebook.com/uwanja https://x.com/uwanja',
    OPERATOR_REGULATORS: 'Lottery Commission (licence 12); State Gaming Authority (licence 34)',
  },
})
const visit = useBrowser(stack)

/** The demo player with money: 25,000.00. */
const RICH: Account = { national: '8031234561', msisdn: '2348031234561', password: 'demo-uwanja-1' }

const menuOf = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true })
const stays = (page: Page, mark: string) => page.evaluate<string | undefined>(`window.${mark}`)
/** The name of the button that has the focus. */
const focused = (page: Page) => page.evaluate<string | null>(`document.activeElement.getAttribute('aria-label')`)
const flag = (page: Page, name: string) => page.evaluate<string | null>(`localStorage.getItem('${name}')`)

test('S10 S11 S16 the strip and the bar lead on, know where one is, and reload the current page', async () => {
  const { page } = await visit()
  await page.goto('/')
  const strip = menuOf(page, 'Games and sports')
  await strip.waitFor()
  expect(await strip.getByRole('listitem').allInnerTexts()).toEqual([
    'Sportsbook',
    'Slots',
    'Live casino',
    'Cash races',
    'Zeppelin',
    'Jackpot',
    'Promotions',
    'Get the app',
  ])
  expect(await strip.getByRole('link', { name: 'Get the app' }).getAttribute('href')).toBe(STORE)
  const bar = menuOf(page, 'Quick links')
  expect(await bar.getByRole('listitem').allInnerTexts()).toEqual([
    'Sportsbook',
    'Slots',
    'My bets',
    'Live casino',
    'Chat',
  ])
  expect(await bar.getByRole('link', { name: 'Chat' }).getAttribute('href')).toBe(CHAT)

  const slots = strip.getByRole('link', { name: 'Slots' })
  await slots.click()
  await page.getByRole('heading', { level: 1, name: 'Slots' }).waitFor()
  expect(await slots.getAttribute('aria-current')).toBe('page')
  expect(await bar.getByRole('link', { name: 'Slots' }).getAttribute('aria-current')).toBe('page')
  // The page stays the same document until its own link is followed once more.
  await page.evaluate('window.sameDocument = "yes"')
  const loaded = page.waitForEvent('load')
  await slots.click()
  await loaded
  expect(await stays(page, 'sameDocument')).toBeUndefined()

  await page.goto('/Sports/AltenarLite')
  const sportsbook = strip.getByRole('link', { name: 'Sportsbook' })
  await expect.poll(() => sportsbook.getAttribute('aria-current'), FOLLOWS).toBe('true')

  // Where one is stands in sight, also beyond the strip's first edge.
  await page.goto('/promotions')
  const end = async () => {
    const box = await strip.getByRole('link', { name: 'Promotions' }).boundingBox()
    return box!.x + box!.width
  }
  await expect.poll(end, FOLLOWS).toBeLessThanOrEqual(PHONE.width)
})

/** The form's own button, and the bar that could cover it. */
const edges = async (page: Page) => {
  const send = await page.locator('main form button[type=submit]:visible').first().boundingBox()
  const bar = await page.getByRole('navigation').last().boundingBox()
  return { sendTop: send!.y, sendEnd: send!.y + send!.height, barTop: bar!.y }
}

test.each(FORM_LANGUAGES)('S16 in %s the bar of a phone cuts through no button of a form', async (language) => {
  const { page } = await visit({ language })
  const cut: string[] = []
  const look = async (path: string) => {
    await page.goto(path)
    await page.locator('main form button[type=submit]:visible').first().waitFor()
    const { sendTop, sendEnd, barTop } = await edges(page)
    if (sendTop < barTop && sendEnd > barTop) cut.push(`${path}: ${sendTop} to ${sendEnd}, the bar from ${barTop}`)
  }
  for (const path of ['/login', '/register', '/contact']) await look(path)
  await page.goto('/login')
  await sendLogin(page, RICH.national, RICH.password, language)
  await page.waitForURL((url) => url.pathname !== '/login')
  for (const path of ['/deposit', '/withdraw', '/Messages/NewMessage', '/security/changepassword']) await look(path)
  expect(cut).toEqual([])
})

test('S16 A06 P13 my bets as a visitor: both flags, the login, and then the bets', async () => {
  const { page } = await visit()
  const account = newAccount()
  await stack().calls.register(account)
  await page.goto('/')
  // A link of the server's page is the browser's own until the site has taken it over, and sets no flags.
  await expect.poll(() => page.evaluate<boolean>('!document.documentElement.dataset.shell'), FOLLOWS).toBe(true)
  await menuOf(page, 'Quick links').getByRole('link', { name: 'My bets' }).click()
  await page.waitForURL('**/login')
  expect([await flag(page, 'myBets'), await flag(page, 'myBetsClicked')]).toEqual(['1', '1'])
  await sendLogin(page, account.national, account.password)
  await page.waitForURL('**/Sports/mybets')
  await page.getByRole('heading', { level: 1, name: 'My bets' }).waitFor()
  // The page of the bets uses both up.
  const flags = async () => [await flag(page, 'myBets'), await flag(page, 'myBetsClicked')]
  await expect.poll(flags, FOLLOWS).toEqual([null, null])

  // A player goes straight there.
  await page.goto('/')
  await menuOf(page, 'Quick links').getByRole('link', { name: 'My bets' }).click()
  await page.waitForURL(/\/Sports\/MyBets$/)
  await expect.poll(flags, FOLLOWS).toEqual([null, null])
})

test('S13 S14 the slide-out menu lists everybody’s pages, then the player’s; Zeppelin is new; in it a refusal is seen', async () => {
  const { page } = await visit()
  const answer = (what: object) => ({ json: { statusCode: 0, status: 'SUCCESS', data: null, ...what } })
  await page.route(`**${banking.checkUserWithdrawOrder.path}`, (route) => route.fulfill(answer({ data: 1 })))
  await page.route(`**${banking.rejectWithdrawByUser.path}`, (route) =>
    route.fulfill(answer({ statusCode: 9, status: 'PENDING_TRANSACTION_ON_ACCOUNT' })),
  )
  await page.goto('/')
  const listed = async () => {
    const items = (await openMenu(page)).getByRole('navigation').getByRole('listitem')
    await items.first().waitFor()
    return items.allInnerTexts()
  }
  const everyone = await listed()
  expect(everyone.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
    'Sportsbook',
    'Cash races',
    'Zeppelin New',
    'Jackpot',
    'Slots',
    'Casino',
    'Live casino',
    'Virtual games',
    'Table games',
    'Provably fair',
    'Promotions',
    'Contact us',
    'Terms and conditions',
  ])
  await page.keyboard.press('Escape')
  expect(await focused(page)).toBe('Menu')
  await logIn(page, RICH)
  // How many messages are unread stands below their name.
  const players = (await listed()).slice(everyone.length).map((text) => text.split('\n')[0])
  expect(players).toEqual(['Deposit', 'Personal details', 'Transaction history', 'Trusted devices', 'Messages'])
  const menu = page.getByRole('dialog')
  expect(await button(menu, 'Log out').isVisible()).toBe(false)
  await menu.getByText('Legal and compliance', { exact: true }).click()
  await menu.getByText('For adults aged 18 and over only.').waitFor()
  await button(menu, 'Log out').waitFor()

  // The page below the menu cannot be seen, and what is said there neither.
  expect(await menu.getByRole('link', { name: 'Withdraw' }).count()).toBe(0)
  await button(menu, 'Cancel withdrawal').click()
  await menu.getByRole('alert').getByText('An earlier payment is still under way.', { exact: false }).waitFor()
})

test('S08 S09 S15 on a desk: the side menu, and the user’s dropdown with the way out', async () => {
  const { page } = await visit({ viewport: DESK })
  await page.goto('/')
  const side = menuOf(page, 'Main menu')
  expect(await side.getByRole('link', { name: 'My bets' }).count()).toBe(0)
  expect(await side.getByRole('link', { name: 'Live support 24/7' }).getAttribute('href')).toBe(CHAT)
  expect(await button(page.getByRole('banner'), 'Menu').isVisible()).toBe(false)
  const banner = page.getByRole('banner')
  expect(await banner.getByLabel('Language').getByRole('option').allInnerTexts()).toEqual(['EN', 'SW', 'ZH'])
  expect(await banner.getByRole('link', { name: 'Join now' }).getAttribute('href')).toBe('/Register')

  await logIn(page, RICH)
  await side.getByRole('link', { name: 'My bets' }).waitFor()
  expect(await banner.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/deposit')
  expect(await banner.getByRole('status').innerText()).toMatch(/NGN\s+25,000\.00/)
  // A new page takes the focus; only then is it the dropdown's.
  await expect.poll(() => page.evaluate<string>('document.activeElement.id'), FOLLOWS).toBe('main')
  const user = button(banner, 'Your account')
  await user.click()
  await banner.getByText('Logged in as +2348031234561').waitFor()
  expect.soft(await violationsOn(page), 'WCAG 2.2 AA on a desk').toEqual([])
  await page.keyboard.press('Escape')
  await button(banner, 'Log out').waitFor({ state: 'hidden' })
  expect(await focused(page)).toBe('Your account')
  await user.click()
  const [told] = await Promise.all([page.waitForRequest(/\/LogOff$/), button(banner, 'Log out').click()])
  await banner.getByRole('link', { name: 'Log in' }).waitFor()
  expect(`${await storedUser(page)} ${await told.headerValue('authorization')}`).toMatch(/^null Bearer \S/)
})

test('S12 a long balance is set smaller at 376 px and below', async () => {
  const { page } = await visit({ viewport: { width: CONSTANTS.narrowScreenPx, height: 740 } })
  await logIn(page, RICH)
  const size = () => page.evaluate<number>(`parseFloat(getComputedStyle(document.querySelector('.balance')).fontSize)`)
  await expectBalance(page, '25,000.00')
  const narrow = await size()
  await page.setViewportSize({ width: CONSTANTS.narrowScreenPx + 1, height: 740 })
  await expect.poll(size, FOLLOWS).toBeGreaterThan(narrow)
})

test('S17 the footer: social links, the regulators, 18+, copyright; the skip link comes first', async () => {
  const { page } = await visit()
  await page.goto('/promotions')
  const footer = page.getByRole('contentinfo')
  await footer.waitFor()
  const social = menuOf(page, 'Follow us').getByRole('link')
  expect(await social.allInnerTexts()).toEqual(['Facebook', 'X'])
  await footer
    .getByText('Licensed by Lottery Commission (licence 12) and State Gaming Authority (licence 34).')
    .waitFor()
  await footer.getByText('For adults aged 18 and over only.').waitFor()
  await footer.getByText(/^© \d{4} Uwanja$/).waitFor()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inMain = `document.querySelector('main').contains(document.activeElement)`
  expect(await page.evaluate<boolean>(inMain)).toBe(true)
})

test('S03 a partner’s name is remembered for 30 days; a name of nobody replaces none and is kept out of search engines', async () => {
  const { page, context } = await visit()
  const refcode = async () => (await context.cookies(stack().site)).find(({ name }) => name === 'refcode')
  const noindex = page.locator('meta[name="robots"][content="noindex"]')
  const canonical = () =>
    page.evaluate<string[]>(`[...document.querySelectorAll('link[rel="canonical"]')].map((one) => one.href)`)
  await page.goto('/Rosaree')
  await page.getByRole('heading', { level: 1, name: 'Rosaree sent you here' }).waitFor()
  await expect.poll(async () => (await refcode())?.value, FOLLOWS).toBe('rosaree')
  const days = ((await refcode())!.expires - Date.now() / 1_000) / 86_400
  expect(Math.round(days)).toBe(CONSTANTS.referralCookieDays)
  await expect.poll(async () => [await noindex.count(), await canonical()]).toEqual([0, [`${stack().site}/rosaree`]])

  await page.goto('/somebody-else')
  await page.getByRole('heading', { level: 1, name: 'You have good company' }).waitFor()
  await expect.poll(async () => (await refcode())?.value, FOLLOWS).toBe('rosaree')
  await expect.poll(async () => [await noindex.count(), await canonical()]).toEqual([1, []])
  await page.getByRole('link', { name: 'Looking for something else? Go to the home page' }).click()
  await page.getByRole('heading', { level: 2, name: 'Where to?' }).waitFor()
  await expect.poll(async () => [await noindex.count(), await canonical()]).toEqual([0, [`${stack().site}/`]])
})

test('S19 a page that is being built speaks the chosen language, in its title too', async () => {
  const { page } = await visit()
  await page.goto('/livecasino')
  await page.getByRole('heading', { level: 1, name: 'Live casino' }).waitFor()
  await page.getByRole('banner').getByLabel('Language').selectOption('sw')
  await page.getByRole('heading', { level: 1, name: 'Kasino mubashara' }).waitFor()
  await expect.poll(() => page.title(), FOLLOWS).toBe('Kasino mubashara | Uwanja')
  expect(await page.evaluate<string>(`localStorage.getItem('${STORAGE.language}')`)).toBe('sw')
})

describe('every route has its own page and title, no error, room at 320 px and for a thumb, and is for everyone', () => {
  let session = ''
  beforeAll(async () => {
    const token = await stack().calls.token(RICH)
    const user = { userName: RICH.msisdn, currency: 'NGN', rankId: 1 }
    session = encodeURIComponent(JSON.stringify({ token, user, balanceInfo: { totalBalance: '25,000.00' } }))
  })

  test.each(LOOKS)('S01 S02 S03 S06 S19 R131 in $language, $theme', { timeout: LOOK_TIMEOUT_MS }, async (look) => {
    const { language, theme } = look
    const { page, context, watch } = await visit({ viewport: { width: 320, height: 640 }, theme, language })
    watch.expectTrouble(/promotions were refused .*NOT_FOUND/)
    // The address without a page answers 404 itself.
    watch.expectTrouble(new RegExp(`status of 404.*${NOWHERE}`))
    await context.addCookies([{ name: STORAGE.userCookie, value: session, url: stack().site }])
    for (const address of addressesOf(look)) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expect.poll(() => page.title(), FOLLOWS).toMatch(/Uwanja/)
      expect(NOT_FOUND[language].test(await page.title()), address).toBe(address === NOWHERE)
      expect(page.url()).toBe(stack().site + address)
      const width = await page.evaluate<number>('document.documentElement.scrollWidth')
      expect.soft(width, `${address} scrolls sideways`).toBeLessThanOrEqual(320)
      const found = [...(await violationsOn(page)), ...(await lowTargetsOn(page))]
      expect.soft(found, `WCAG 2.2 AA and room for a thumb on ${address}, ${language}, ${theme}`).toEqual([])
    }
  })
})
