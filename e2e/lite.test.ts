/** The light sportsbook within its page, without a script and with one, then the bets of all sportsbooks; and a foreign company's widget. */
import { createServer, type Server } from 'node:http'
import type { Language } from '@uwanja/contract/wire/constants'
import { freePort } from '@uwanja/runtime/free-port'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { expectBalance, FOLLOWS, sendLogin, written } from './acts.ts'
import { DESK, PHONE, useBrowser } from './browser.ts'
import { count, openLite, toLastPage, untilItStands, untilOpen } from './lite-frame.ts'
import { slipButton } from './sports-acts.ts'
import { inTurn, nameOfLook, SPORTS_LOOKS, type SportsLook } from './sports-looks.ts'
import { useStack } from './stack.ts'

const [bookPort, kitPort] = [await freePort(), await freePort()]
const BOOK = `http://127.0.0.1:${bookPort}`
const KIT = `http://127.0.0.1:${kitPort}/kit.js`

/** A company's widget kit: it keeps what it is told, and says nothing by itself. */
const SCRIPT = `window.AltenarNew = {
  init(options) { window.kit = { options, gone: 0, betslips: 0 } },
  addSportsBook({ container }) { container.textContent = 'Their sportsbook' },
  remove() { kit.gone++ },
  goToBetslip() { kit.betslips++ },
}`
/** One whose parts do not come. */
const BROKEN = SCRIPT.replace(
  "container.textContent = 'Their sportsbook'",
  "return Promise.reject(new Error('no parts'))",
)
let kit: Server
let script: string | null = SCRIPT
beforeAll(async () => {
  kit = createServer((_request, response) =>
    script === null ? response.writeHead(404).end() : response.setHeader('content-type', 'text/javascript').end(script),
  )
  await new Promise<void>((resolve) => kit.listen(kitPort, '127.0.0.1', resolve))
})
afterAll(() => void kit.close())

const stack = useStack({ env: { DEMO: '1', BOOK_PORT: String(bookPort), ALTENAR_WIDGET_URL: KIT } })
const visit = useBrowser(stack)

/** The demo player with money: 25,000.00. */
const RICH = { national: '8031234561', password: 'demo-uwanja-1' }

/** What is read in the light sportsbook and on the site's pages of bets; another word is a lost text. */
const WORDS = {
  en: {
    today: 'Next 24 hours',
    retry: 'Try again',
    lines: 'Totals and lines',
    slip: 'Slip',
    stake: 'Stake a line, NGN',
    count: 'Show what it pays',
    net: 'You get at most',
    place: 'Place for 100.00 NGN',
    toSlip: 'Back to the slip',
    accepted: 'Accepted',
    myBets: 'My bets',
    bet: 'Single · Open',
    cashOut: 'Cash out',
    remove: 'Remove',
    logIn: 'Log in',
    allBooks: 'Bets at all sportsbooks',
    single: 'AltenarLite · Single',
    book: 'Sportsbook',
    none: 'No bets in this period',
    everyBook: 'All sportsbooks',
    look: 'Look at the bet',
    movements: 'Movements',
    ruled:
      'Rules in force: void bets (version 1), steps of the odds (hundredths to 10, tenths to 100, whole numbers above).',
    allBets: 'All bets',
  },
  sw: {
    today: 'Saa 24 zijazo',
    retry: 'Jaribu tena',
    lines: 'Juu/chini',
    slip: 'Mkeka',
    stake: 'Dau kwa kila mstari, NGN',
    count: 'Onyesha inalipa nini',
    net: 'Unapata hadi',
    place: 'Weka kwa 100.00 NGN',
    toSlip: 'Rudi kwenye mkeka',
    accepted: 'Limekubaliwa',
    myBets: 'Mikeka yangu',
    bet: 'Moja · Wazi',
    cashOut: 'Uza dau',
    remove: 'Ondoa',
    logIn: 'Ingia',
    allBooks: 'Madau kwenye kampuni zote',
    single: 'AltenarLite · Moja',
    book: 'Kampuni',
    none: 'Hakuna madau katika kipindi hiki',
    everyBook: 'Kampuni zote',
    look: 'Tazama dau',
    movements: 'Miamala',
    ruled:
      'Kanuni zilizotumika: bet batili (toleo 1), hatua za odds (sehemu za mia hadi 10, za kumi hadi 100, namba kamili juu ya hapo).',
    allBets: 'Madau yote',
  },
  zh: {
    today: '未来 24 小时',
    retry: '重试',
    lines: '大小和盘口',
    slip: '投注单',
    stake: '每注金额，NGN',
    count: '显示可赢金额',
    net: '最多到账',
    place: '投注 100.00 NGN',
    toSlip: '返回投注单',
    accepted: '已接受',
    myBets: '我的投注',
    bet: '单注 · 未结',
    cashOut: '提前兑现',
    remove: '移除',
    logIn: '登录',
    allBooks: '所有平台的投注',
    single: 'AltenarLite · 单注',
    book: '平台',
    none: '此期间没有投注',
    everyBook: '全部平台',
    look: '查看投注',
    movements: '资金变动',
    ruled: '适用规则：无效投注 (版本 1), 赔率档位 (10 以内精确到百分位，100 以内精确到十分位，以上为整数)。',
    allBets: '全部投注',
  },
} as const satisfies Readonly<Record<Language, object>>

const looks = inTurn(SPORTS_LOOKS).map((look) => [nameOfLook(look), look] as const)

/** For who looks at what a journey sees. */
async function picture(page: Page, name: string, { language, theme }: SportsLook): Promise<void> {
  const folder = process.env['UWANJA_PICTURES']
  const width = page.viewportSize()?.width ?? 0
  if (folder) await page.screenshot({ path: `${folder}/${name}-${language}-${width}-${theme}.png`, fullPage: true })
}

/** All bets of the journeys stand with one player; the newest is the first of each list. */
let placed = 0

async function placeSingle(page: Page, frame: FrameLocator, look: SportsLook): Promise<void> {
  const words = WORDS[look.language]
  // Of the pages that lead on the last, and of its matches the one that begins last: the next one may begin, and shut, meanwhile.
  await toLastPage(frame)
  await frame.locator('.m:has(.o button:not([disabled])) .b').last().click()
  await frame.getByRole('link', { name: words.lines }).waitFor()
  await untilOpen(frame, frame.locator('main nav a[aria-current]'))
  await picture(page, 'lite-match', look)
  await frame.locator('.o button:not([disabled])').first().click()
  await frame.getByRole('link', { name: `${words.slip} (1)` }).click()
  await count(frame, words)
  await expectAccessible(page, 'the light slip')
  await picture(page, 'lite-slip', look)
  await frame.getByRole('button', { name: words.place }).click()
  await untilItStands(frame, words)
  await expectBalance(page, written(25_000 - 100 * ++placed))
  await frame.getByRole('link', { name: words.myBets }).click()
  await frame.getByRole('link', { name: words.bet }).first().click()
  await frame.getByRole('heading', { name: words.cashOut }).waitFor()
  await picture(page, 'lite-bet', look)
}

async function findReceipt(page: Page, look: SportsLook): Promise<void> {
  const words = WORDS[look.language]
  await page.goto('/TransactionHistory')
  await page.getByRole('link', { name: words.allBooks }).click()
  const main = page.getByRole('main')
  await main.getByText(words.single).first().waitFor()
  await expectAccessible(page, 'the bets of all sportsbooks')
  await picture(page, 'bets', look)
  const book = main.getByLabel(words.book, { exact: true })
  await book.selectOption({ label: 'BTI' })
  await main.getByText(words.none).waitFor()
  await book.selectOption({ label: words.everyBook })
  await main.getByRole('link', { name: words.look }).first().click()
  await main.getByRole('heading', { name: words.movements }).waitFor()
  await main.getByText(words.ruled).waitFor()
  await expectAccessible(page, 'a receipt')
  await picture(page, 'receipt', look)
  await page.setViewportSize(look.viewport === DESK ? PHONE : DESK)
  await picture(page, 'receipt', look)
  await main.getByRole('link', { name: words.allBets }).click()
  await main.getByText(words.single).first().waitFor()
  await picture(page, 'bets', look)
}

test.each(looks)(
  'P02 P09 P47 Y90 Y92 in %s without a script in the frame a match is found, quoted and bet on, and the bet has its receipt',
  async (_name, look) => {
    const words = WORDS[look.language]
    const { page, context } = await visit(look)
    await context.route(`${BOOK}/**`, async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      const body = (await response.text()).replace(/<script>[\s\S]*<\/script>/, '')
      await route.fulfill({ response, body })
    })
    await page.goto('/login')
    await sendLogin(page, RICH.national, RICH.password, look.language)
    await page.waitForURL((url) => url.pathname !== '/login')
    const frame = await openLite(page, words)
    await picture(page, 'lite-list', look)
    await placeSingle(page, frame, look)
    await findReceipt(page, look)
  },
)

test.each(looks)(
  'P04 P05 Y91 in %s with its script the light frame tells count and place, keeps a slip over a reload and leads to the log-in',
  async (_name, look) => {
    const words = WORDS[look.language]
    const { page } = await visit(look)
    const frame = await openLite(page, words)
    await frame.locator('.o button:not([disabled])').first().click()
    // Phones alone have the page's own button.
    const slip = slipButton(page, look.language, 1)
    const inFrame = frame.getByRole('link', { name: `${words.slip} (1)` })
    await (look.viewport === PHONE ? slip : inFrame).click()
    await frame.getByRole('heading', { name: words.slip, exact: true }).waitFor()
    await page.waitForURL((url) => (url.searchParams.get('at') ?? '').startsWith('/slip?slip='))
    expect(page.url()).not.toMatch(/currentSession|~/)
    await page.reload()
    await frame.getByRole('button', { name: words.remove }).waitFor()
    await (look.viewport === PHONE ? slip : inFrame).waitFor()
    expect(await slip.isVisible()).toBe(look.viewport === PHONE)
    await picture(page, 'lite-visitor', look)
    await frame.getByRole('link', { name: words.logIn }).click()
    await page.waitForURL((url) => url.pathname === '/login')
  },
)

test('P04 P05 P06 P07 a company’s widget starts a second after its launch, does what a frame’s messages do, and its frame stands in', async () => {
  const { page, watch } = await visit({ viewport: PHONE })
  await page.goto('/Sports/Altenar')
  await page.getByText('Their sportsbook').waitFor()
  expect(await page.locator('main iframe').count()).toBe(0)
  const options = await page.evaluate('JSON.stringify(kit.options)')
  expect(JSON.parse(options as string)).toMatchObject({
    token: '',
    lang: 'en-GB',
    culture: 'en-GB',
    skinId: 'altenar',
    lite: false,
    basePath: '/Sports/Altenar',
  })
  const waitedMs = await page.evaluate(`(() => {
    const of = (name) => performance.getEntriesByType('resource').find((one) => one.name.includes(name))
    return of('/kit.js').startTime - of('/Sports/Altenar?').responseEnd
  })()`)
  expect(waitedMs).toBeGreaterThanOrEqual(1_000)

  const say = (name: string, payload?: unknown) =>
    page.evaluate(`kit.options.${name}(${JSON.stringify(payload) ?? 'undefined'})`)
  const slip = page.getByRole('button', { name: /^Betslip/ })
  await say('onInitialised')
  await say('onSelectionsCount', { count: 2 })
  await page.getByRole('button', { name: 'Betslip, selections: 2' }).click()
  expect(await page.evaluate('kit.betslips')).toBe(1)
  await say('onDestroyed')
  await expect.poll(() => slip.count(), FOLLOWS).toBe(0)
  await say('onRouteChange', { pathname: '/event/7', search: '', hash: '', offset: 0 })
  await page.waitForURL((url) => url.searchParams.get('at') === '/event/7')
  await say('onRouteChange', { pathname: '//evil.example' })
  await say('onSignIn')
  await page.waitForURL((url) => url.pathname === '/login')
  await expect.poll(() => page.evaluate('kit.gone'), FOLLOWS).toBe(1)

  watch.expectTrouble(/404|widget/)
  for (const broken of [null, BROKEN]) {
    script = broken
    await page.goto('/Sports/Altenar')
    await page.locator('main iframe').waitFor()
  }
})
