/** The site's pages around the sportsbooks in each look: heading, menu, frame in the right language, my bets, and the card where a launch fails. */
import { sports } from '@uwanja/contract/site/sports'
import type { Language } from '@uwanja/contract/wire/constants'
import { freePort } from '@uwanja/runtime/free-port'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, sendLogin } from './acts.ts'
import { useBrowser } from './browser.ts'
import { firstPrice, frameAt, untilMatches } from './sports-acts.ts'
import { inTurn, nameOfLook, SPORTS_LOOKS, type SportsLook } from './sports-looks.ts'
import { useStack } from './stack.ts'

const bookPort = await freePort()
const BOOK = `http://127.0.0.1:${bookPort}`
const stack = useStack({ env: { BOOK_PORT: String(bookPort) } })
const visit = useBrowser(stack)

/** What is read on the pages and in their frames; another word is a lost text. */
const WORDS = {
  en: {
    culture: 'en-GB',
    menu: 'Sportsbooks',
    ahead: 'Next matches',
    today: 'Next 24 hours',
    altenar: 'Sportsbook',
    altenarLite: 'Sportsbook Lite',
    of: (brand: string) => `Sportsbook: ${brand}`,
    myBets: 'My bets',
    failed: 'The sportsbook did not open',
    retry: 'Try again',
  },
  sw: {
    culture: 'sw-SW',
    menu: 'Kampuni za ubashiri',
    ahead: 'Mechi zijazo',
    today: 'Saa 24 zijazo',
    altenar: 'Ubashiri wa michezo',
    altenarLite: 'Ubashiri mwepesi',
    of: (brand: string) => `Ubashiri: ${brand}`,
    myBets: 'Mikeka yangu',
    failed: 'Ubashiri haukufunguka',
    retry: 'Jaribu tena',
  },
  zh: {
    culture: 'zh-CN',
    menu: '体育平台',
    ahead: '即将开始',
    today: '未来 24 小时',
    altenar: '体育投注',
    altenarLite: '体育投注轻量版',
    of: (brand: string) => `体育：${brand}`,
    myBets: '我的投注',
    failed: '体育投注未能打开',
    retry: '重试',
  },
} as const satisfies Readonly<Record<Language, object>>

/** For who looks at what a journey sees. */
async function picture(page: Page, name: string, { language, viewport, theme }: SportsLook): Promise<void> {
  const folder = process.env['UWANJA_PICTURES']
  if (folder)
    await page.screenshot({ path: `${folder}/host-${name}-${language}-${String(viewport.width)}-${theme}.png` })
}

async function expectWhole(page: Page, name: string, look: SportsLook): Promise<void> {
  // Before axe, which looks at the other theme as well.
  await picture(page, name, look)
  await expectAccessible(page, `${name} in ${nameOfLook(look)}`)
  const width = await page.evaluate<number>('document.documentElement.scrollWidth')
  expect(width, name).toBeLessThanOrEqual(look.viewport.width)
}

/** @param spoken The language of the frame; the page around it has the look's. */
async function expectBook(page: Page, look: SportsLook, path: string, heading: string, spoken = look.language) {
  const words = WORDS[look.language]
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  const menu = page.getByRole('navigation', { name: words.menu })
  await menu.getByRole('link', { name: 'AltenarLite', exact: true }).waitFor()
  const skin = path.split('/').at(-1)!.toLowerCase()
  const frame = await frameAt(page, `${BOOK}/${skin}/${WORDS[spoken].culture}/`)
  if (skin === 'altenarlite') await frame.getByRole('link', { name: WORDS[spoken].today }).waitFor()
  else {
    await frame.getByRole('heading', { name: WORDS[spoken].ahead }).waitFor()
    await firstPrice(frame).waitFor()
  }
  await expectWhole(page, path.slice(1).replaceAll('/', '-'), look)
}

const OTHER = { en: 'sw', sw: 'zh', zh: 'en' } as const

/** The launch does not get through, then it does. */
async function expectCard(page: Page, look: SportsLook): Promise<void> {
  const words = WORDS[look.language]
  const launch = `**${sports.altenar.path}*`
  await page.route(launch, (route) => route.abort())
  await page.goto('/Sports/Altenar')
  const card = page.getByRole('main').getByRole('alert')
  await card.getByRole('heading', { name: words.failed }).waitFor()
  await expectWhole(page, 'card', look)
  await page.unroute(launch)
  await button(card, words.retry).click()
  await (await frameAt(page, `${BOOK}/altenar/`)).getByRole('heading', { name: words.ahead }).waitFor()
}

async function expectMyBets(page: Page, look: SportsLook): Promise<void> {
  const words = WORDS[look.language]
  await page.goto('/Sports/MyBets')
  await page.waitForURL((url) => url.pathname === '/login')
  const { national, password } = await stack().calls.register()
  await sendLogin(page, national, password, look.language)
  await page.waitForURL((url) => url.pathname === '/Sports/MyBets')
  await page.getByRole('heading', { level: 1, name: words.myBets, exact: true }).waitFor()
  const frame = await frameAt(page, `${BOOK}/altenar/${words.culture}/my-bets`)
  await frame.getByRole('main').getByRole('button').first().waitFor()
  await expectWhole(page, 'my-bets', look)
}

test.each(inTurn(SPORTS_LOOKS).map((look) => [nameOfLook(look), look] as const))(
  'P01 P02 P03 P06 P13 in %s each page of a sportsbook is whole: its frame, my bets, and the card with Retry',
  async (_name, look) => {
    await untilMatches(BOOK)
    const words = WORDS[look.language]
    const { page, watch } = await visit(look)
    watch.expectTrouble(/ERR_FAILED|Sports\/Altenar failed/)
    await expectBook(page, look, '/Sports/BSBetting', words.of('BSBetting'))
    await expectBook(page, look, '/Sports/AltenarLite', words.altenarLite)
    await expectBook(page, look, '/Sports/BTI', words.of('BTI'))
    const other = OTHER[look.language]
    await expectBook(page, look, `/${other}/Sports/BTI`, words.of('BTI'), other)
    await expectBook(page, look, '/Sports/Altenar', words.altenar)
    await expectCard(page, look)
    await expectMyBets(page, look)
  },
)
