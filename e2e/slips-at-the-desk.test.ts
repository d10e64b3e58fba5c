/** Slips that the desk has a say in: a system of which one match is called off, and a stake above the limit with a trader's offer. */
import type { Language } from '@uwanja/contract/wire/constants'
import { freePort } from '@uwanja/runtime/free-port'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, expectBalance, FOLLOWS, sendLogin, written } from './acts.ts'
import { DESK, useBrowser } from './browser.ts'
import { go, main } from './office-acts.ts'
import { makeItOnesOwn } from './office-log-ins.ts'
import { heightFollowed, openSlip } from './sports-acts.ts'
import { inTurn, nameOfLook, SPORTS_LOOKS, type SportsLook } from './sports-looks.ts'
import { type Stack, useStack } from './stack.ts'
import { because, closed, dayAhead, importLeague, say, tab } from './trading-acts.ts'

const bookPort = await freePort()

/** The demo player with money: 25,000.00. */
const RICH = { national: '8031234561', password: 'demo-uwanja-1' }
const MATCHES = {
  calledOff: 'Mlima – Bahari',
  first: 'Nyota – Ziwa',
  second: 'Kijani – Kisima',
  limited: 'Tawi – Shina',
}
/** Of sides that have not played there are no prices. */
const ROWS = (): readonly string[] => [
  '2026-10-01,16:00,Bahari,Mlima,2,1',
  '2026-10-01,16:00,Ziwa,Nyota,1,1',
  '2026-10-01,16:00,Kisima,Kijani,0,1',
  '2026-10-01,16:00,Shina,Tawi,2,2',
  ...Object.values(MATCHES).map((sides) => `${dayAhead()},18:00,${sides.replace(' – ', ',')},,`),
]

/** What is read on the slip and in my bets; another word is a lost text. */
const WORDS = {
  en: {
    system: 'System',
    which: 'Which system',
    twoOfThree: '2 of 3, lines: 3',
    stake: 'Stake',
    stakeLine: 'Stake per line',
    range: /^From [\d,.]+ NGN to ([\d,.]+) NGN$/,
    placeSystem: 'Place bet · 300.00 NGN',
    placed: 'Bet placed',
    done: 'Done',
    settled: 'Settled',
    bet: 'System · Lines: 3',
    void: /^Void: the match was abandoned or called off, and this was not decided\. the rule$/,
    rule: 'the rule',
    returned: 'Returned',
    placeHigh: 'Place bet · 2,000.00 NGN',
    review: /^A trader looks at your bet, at most \d+ s\.$/,
    offered: /^We offer a stake of 500\.00 NGN at [\d.]+\. It stands for \d+ s\.$/,
    take: 'Take the offer',
    stands: /^500\.00 NGN at [\d.]+\. Possible win [\d,.]+ NGN\.$/,
    single: 'Single',
  },
  sw: {
    system: 'Mfumo',
    which: 'Mfumo gani',
    twoOfThree: '2 kati ya 3, mistari: 3',
    stake: 'Dau',
    stakeLine: 'Dau kwa kila mstari',
    range: /^Kuanzia [\d,.]+ NGN hadi ([\d,.]+) NGN$/,
    placeSystem: 'Weka bet · 300.00 NGN',
    placed: 'Bet imewekwa',
    done: 'Sawa',
    settled: 'Zilizoamuliwa',
    bet: 'Mfumo · Mistari: 3',
    void: /^Batili: mechi iliachwa au ilifutwa, na hili halikuwa limeamuliwa\. kanuni$/,
    rule: 'kanuni',
    returned: 'Umerudishiwa',
    placeHigh: 'Weka bet · 2,000.00 NGN',
    review: /^Mtaalamu anaangalia bet yako, sekunde \d+ zaidi\.$/,
    offered: /^Tunakupa dau la 500\.00 NGN kwa [\d.]+\. Ofa inaisha baada ya sekunde \d+\.$/,
    take: 'Kubali ofa',
    stands: /^500\.00 NGN kwa [\d.]+\. Ushindi unaowezekana [\d,.]+ NGN\.$/,
    single: 'Moja',
  },
  zh: {
    system: '系统投注',
    which: '选择系统',
    twoOfThree: '3串2，3注',
    stake: '投注额',
    stakeLine: '每注投注额',
    range: /^[\d,.]+ NGN至([\d,.]+) NGN$/,
    placeSystem: '投注 · 300.00 NGN',
    placed: '投注成功',
    done: '好的',
    settled: '已结算',
    bet: '系统投注 · 注数：3',
    void: /^无效：比赛腰斩或取消，此项未分胜负。 规则$/,
    rule: '规则',
    returned: '返还',
    placeHigh: '投注 · 2,000.00 NGN',
    review: /^交易员正在审核您的投注，最多\d+秒。$/,
    offered: /^我们可以接受500\.00 NGN，赔率[\d.]+。此提议\d+秒内有效。$/,
    take: '接受提议',
    stands: /^500\.00 NGN，赔率[\d.]+。可赢[\d,.]+ NGN。$/,
    single: '单关',
  },
} as const satisfies Readonly<Record<Language, object>>

/** For who looks at what a journey sees. */
async function picture(page: Page, name: string, { language, viewport }: SportsLook): Promise<void> {
  const folder = process.env['UWANJA_PICTURES']
  if (folder) await page.screenshot({ path: `${folder}/${name}-${language}-${String(viewport.width)}.png` })
}

interface Player {
  readonly page: Page
  readonly look: SportsLook
}

/** The desk without a feed: its own league, of which it says everything itself. */
async function openDesk(page: Page, { api, office }: Stack): Promise<void> {
  const { name, firstPassword } = JSON.parse(/uwanja-operator (.*)/.exec(api.printed())![1]!) as Record<string, string>
  await makeItOnesOwn(page, office, name!, firstPassword!)
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  await go(page, 'Trading')
  await importLeague(page, ROWS())
}

/** The home side of a match, picked where its league is found. @returns its odds. */
async function pickHome(frame: FrameLocator, match: string): Promise<number> {
  const row = frame
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: match.split(' – ')[0]! })
  const home = row.locator('button.odds:enabled:visible').first()
  await home.waitFor()
  await heightFollowed(frame)
  const odds = Number(await home.innerText())
  await home.click()
  return odds
}

async function openLeague({ page }: Player): Promise<FrameLocator> {
  await page.goto(`/Sports/Altenar?at=${encodeURIComponent('/search?text=Jioni')}`)
  return page.frameLocator('main iframe')
}

/** @returns the odds of the two that are to be played. */
async function placeSystem(player: Player): Promise<readonly [number, number]> {
  const words = WORDS[player.look.language]
  const frame = await openLeague(player)
  await pickHome(frame, MATCHES.calledOff)
  const odds = [await pickHome(frame, MATCHES.first), await pickHome(frame, MATCHES.second)] as const
  const slip = await openSlip(player.page, frame, player.look, 3)
  await button(slip, words.system).click()
  await slip.getByLabel(words.which).selectOption({ label: words.twoOfThree })
  await slip.getByLabel(words.stakeLine, { exact: true }).fill('100')
  await button(slip, words.placeSystem).click()
  await slip.getByText(words.placed).waitFor()
  await expectBalance(player.page, written(24_700))
  return odds
}

async function decide(desk: Page, match: string, how: Parameters<typeof say>[1]): Promise<void> {
  await go(desk, 'Trading')
  await tab(desk, 'Matches').click()
  await main(desk).getByRole('link', { name: match }).click()
  await desk.getByRole('heading', { name: match, level: 1 }).waitFor()
  await say(desk, how, 'It holds. Bets are settled by it.')
}

/** By hand: a void leg is one in each line, so that of two lines each has one of the others, and the third has both. */
const returnsOf = ([first, second]: readonly [number, number]): number =>
  (Math.floor(10_000 * first) + Math.floor(10_000 * second) + Math.floor(10_000 * first * second)) / 100

async function expectSystem({ page, look }: Player, returned: number): Promise<void> {
  const words = WORDS[look.language]
  await expectBalance(page, written(24_700 + returned))
  await page.goto('/Sports/Altenar?at=/my-bets')
  const frame = page.frameLocator('main iframe')
  await button(frame.getByRole('main'), words.settled).click()
  const bet: Locator = frame.getByRole('article', { name: words.bet })
  await bet.getByText(words.void).waitFor()
  const rule = bet.getByRole('link', { name: words.rule })
  expect(await rule.getAttribute('href')).toBe(`${new URL(page.url()).origin}/BettingRules?lang=${look.language}#void`)
  expect(await bet.getByRole('definition').allInnerTexts()).toEqual(['300.00 NGN', `${written(returned)} NGN`])
  await expectAccessible(page, 'a bet with a void leg')
  await picture(page, 'void-leg', look)
}

async function lowerTheLimit(desk: Page): Promise<void> {
  await go(desk, 'Trading')
  await tab(desk, 'Limits').click()
  await button(main(desk), 'Set tier 2').click()
  await desk.getByRole('dialog').getByLabel('1X2, winner').fill('500')
  await because(desk, 'Save', 'a small league')
  await closed(desk)
  await button(main(desk), 'Set delays and reviews').click()
  await desk.getByRole('dialog').getByLabel('A slip waits so many seconds for review').fill('60')
  await because(desk, 'Save', 'this machine is slow')
  await closed(desk)
}

/** The slip is longer than a screen, and what became of the tap at its end stands at its top. */
async function expectInSight(said: Locator, { viewport }: SportsLook): Promise<void> {
  const top = async () => (await said.boundingBox())!.y
  await expect.poll(top, FOLLOWS).toBeGreaterThanOrEqual(0)
  expect(await top()).toBeLessThan(viewport.height)
}

/** Above the limit as the slip itself says it: every process has heard of it by then. */
async function sendTooMuch(player: Player): Promise<Locator> {
  const words = WORDS[player.look.language]
  const frame = await openLeague(player)
  await pickHome(frame, MATCHES.limited)
  const slip = await openSlip(player.page, frame, player.look, 1)
  await slip.getByLabel(words.stake, { exact: true }).fill('2000')
  const most = async () => {
    const text = await slip.getByText(words.range).innerText()
    return Number(words.range.exec(text)![1]!.replaceAll(',', ''))
  }
  await expect.poll(most, FOLLOWS).toBeLessThan(2_000)
  await button(slip, words.placeHigh).click()
  await expectInSight(slip.getByText(words.review), player.look)
  return slip
}

async function offerLess(desk: Page): Promise<void> {
  await tab(desk, 'Slips to review').click()
  await button(main(desk), 'Offer something else').click()
  await desk.getByRole('dialog').getByLabel('Stake a line').fill('500')
  await because(desk, 'Offer something else', 'too much for this league')
  await closed(desk)
}

async function takeOffer({ page, look }: Player, slip: Locator, before: number): Promise<void> {
  const words = WORDS[look.language]
  await slip.getByText(words.offered).waitFor()
  await expectAccessible(page, 'an offer on the slip')
  await picture(page, 'offer', look)
  await button(slip, words.take).click()
  await slip.getByText(words.stands).waitFor()
  await expectBalance(page, written(before - 500))
  await page.goto('/Sports/Altenar?at=/my-bets')
  const bet = page.frameLocator('main iframe').getByRole('article', { name: words.single })
  await bet.getByText('500.00 NGN').first().waitFor()
}

// Each look has a desk of its own: what it says holds for all bets.
describe.each(inTurn(SPORTS_LOOKS).map((look) => [nameOfLook(look), look] as const))('in %s', (_name, look) => {
  const stack = useStack({ env: { DEMO: '1', BOOK_PORT: String(bookPort), FEED_URL: '' } })
  const visit = useBrowser(stack)

  test(
    'P23 Y46 Y51 Y86 Y89 a system pays without its void leg, which says why; a stake above the limit stands as a trader offers it',
    { timeout: 600_000 },
    async () => {
      const desk = (await visit({ viewport: DESK })).page
      await openDesk(desk, stack())
      const player = { page: (await visit(look)).page, look }
      await player.page.goto('/login')
      await sendLogin(player.page, RICH.national, RICH.password, look.language)
      await player.page.waitForURL((url) => url.pathname !== '/login')
      const returned = returnsOf(await placeSystem(player))
      await decide(desk, MATCHES.calledOff, { ending: 'cancelled' })
      await decide(desk, MATCHES.first, { score: '2:0' })
      await decide(desk, MATCHES.second, { score: '3:1' })
      await expectSystem(player, returned)

      await lowerTheLimit(desk)
      const slip = await sendTooMuch(player)
      await offerLess(desk)
      await takeOffer(player, slip, 24_700 + returned)
    },
  )
})
