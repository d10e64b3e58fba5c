/** Live matches under a player: a goal falls while a bet waits, and a feed falls silent and comes back by itself. */
import type { Language } from '@uwanja/contract/wire/constants'
import { freePort } from '@uwanja/runtime/free-port'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, expectBalance, FOLLOWS, sendLogin } from './acts.ts'
import { DESK, useBrowser } from './browser.ts'
import { go, main } from './office-acts.ts'
import { makeItOnesOwn } from './office-log-ins.ts'
import type { SandboxMatch } from './sandbox-client.ts'
import { heightFollowed, openSlip, slipOf } from './sports-acts.ts'
import { inTurn, nameOfLook, SPORTS_LOOKS, type SportsLook } from './sports-looks.ts'
import { useStack } from './stack.ts'
import { because, closed, tab } from './trading-acts.ts'

const stack = useStack({ env: { DEMO: '1', BOOK_PORT: String(await freePort()) } })
const visit = useBrowser(stack)
/** The demo player with money: 25,000.00. */
const RICH = { national: '8031234561', msisdn: '2348031234561', password: 'demo-uwanja-1' }
afterEach(() => stack().world.troubleFeed(null))

/** For who looks at what a journey sees. */
async function picture(page: Page, name: string, { language, viewport }: SportsLook): Promise<void> {
  const folder = process.env['UWANJA_PICTURES']
  if (folder) await page.screenshot({ path: `${folder}/${name}-${language}-${String(viewport.width)}.png` })
}

/** What is read there; another word is a lost text. */
const WORDS = {
  en: {
    paused: 'Prices are paused for all live matches. They come back by themselves.',
    closed: 'Takes no bets now',
    light: 'Prices are paused for all live matches. They come back by themselves: load this page again in a minute.',
    shut: 'This cannot be bet on now.',
    stake: 'Stake',
    policy: 'When odds change',
    any: 'Take any odds',
    waits: 'Live bets wait 20 s before they stand.',
    place: 'Place bet · 100.00 NGN',
    waiting: /^Your bet waits: it stands in \d+ s if nothing happens in the match\.$/,
    refused: 'Something happened in the match before your bet stood. Nothing was staked.',
    kept: 'No money has left your account.',
  },
  sw: {
    paused: 'Odds zimesimama kwa mechi zote za mubashara. Zitarudi zenyewe.',
    closed: 'Haipokei bet sasa',
    light:
      'Odds zimesimama kwa mechi zote za mubashara. Zitarudi zenyewe: fungua ukurasa huu tena baada ya dakika moja.',
    shut: 'Bet hii haiwezi kuwekwa kwa sasa.',
    stake: 'Dau',
    policy: 'Odds zikibadilika',
    any: 'Kubali zozote',
    waits: 'Bet za mubashara husubiri sekunde 20 kabla ya kukubaliwa.',
    place: 'Weka bet · 100.00 NGN',
    waiting: /^Bet yako inasubiri: itakubaliwa baada ya sekunde \d+ kama hakuna kinachotokea kwenye mechi\.$/,
    refused: 'Jambo limetokea kwenye mechi kabla dau lako kukubaliwa. Hakuna dau lililowekwa.',
    kept: 'Hakuna pesa iliyotoka kwenye akaunti yako.',
  },
  zh: {
    paused: '所有滚球比赛的赔率已暂停，稍后会自动恢复。',
    closed: '暂不接受投注',
    light: '所有滚球比赛的赔率已暂停，稍后会自动恢复，请过一分钟刷新本页。',
    shut: '现在无法投注。',
    stake: '投注额',
    policy: '赔率变动时',
    any: '接受任何赔率',
    waits: '滚球投注需等待20秒才会确认。',
    place: '投注 · 100.00 NGN',
    waiting: /^投注等待中：如比赛无变化，\d+秒后生效。$/,
    refused: '投注成立前比赛有变化，没有投注。',
    kept: '您的账户没有扣款。',
  },
} as const satisfies Readonly<Record<Language, object>>

/** Silence is believed after twenty seconds, and what was missed is asked for at most twice a minute. */
const SOON = { ...FOLLOWS, timeout: 180_000 }
/** All that are played may be in their break, or nearly over. */
const TO_A_MATCH = { timeout: 15 * 60_000, interval: 5_000 }

// First of all, and once: long enough for a goal on a busy machine.
test('O45 the desk lets live bets on football wait for 20 seconds', async () => {
  const { api, office } = stack()
  const { name, firstPassword } = JSON.parse(/uwanja-operator (.*)/.exec(api.printed())![1]!) as Record<string, string>
  const { page } = await visit({ viewport: DESK })
  await makeItOnesOwn(page, office, name!, firstPassword!)
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  await go(page, 'Trading')
  await tab(page, 'Limits').click()
  await button(main(page), 'Set delays and reviews').click()
  await page.getByRole('dialog').getByLabel('Delay of live bets, Football').fill('20')
  await because(page, 'Save', 'goals travel slowly here')
  await closed(page)
  await main(page).getByText('20 s').waitFor()
})

/** How many goals the home side leads by. */
function leadOf({ score }: SandboxMatch): number {
  const [own = 0, other = 0] = score.split(/\D+/).map(Number)
  return own - other
}

/**
 * Football that goes on for some minutes, of sides whose names nobody else who plays now has. One that is as good as decided takes no
 * bets on its result: goals fall until it is open again.
 */
async function aLiveMatch(): Promise<SandboxMatch> {
  const found: SandboxMatch[] = []
  const { world } = stack()
  const look = async () => {
    const all = await world.matches()
    const plays = (side: string) => all.filter(({ home, away }) => home === side || away === side).length === 1
    const isAmid = ({ minute }: SandboxMatch) => minute < 42 || (minute > 45 && minute < 80)
    // Virtual matches are ten times as fast.
    const real = all.filter(({ id, score }) => score !== '' && !id.startsWith('v'))
    found.push(...real.filter((one) => isAmid(one) && plays(one.home) && plays(one.away)))
    return found.length
  }
  await expect.poll(look, TO_A_MATCH).toBeGreaterThan(0)
  const [match] = found.toSorted((one, other) => Math.abs(leadOf(one)) - Math.abs(leadOf(other)))
  const lead = leadOf(match!)
  for (let behind = Math.abs(lead); behind > 1; behind--) await world.goal(match!.id, lead > 0 ? 'away' : 'home')
  return match!
}

test.each(inTurn(SPORTS_LOOKS).map((look) => [nameOfLook(look), look] as const))(
  'Y45 Y88 P24 in %s a goal that falls while a live bet waits ends it, in words, and nothing was staked',
  { timeout: 1_500_000 },
  async (_name, look) => {
    const words = WORDS[look.language]
    const { calls, world } = stack()
    const { page } = await visit(look)
    await page.goto('/login')
    await sendLogin(page, RICH.national, RICH.password, look.language)
    await page.waitForURL((url) => url.pathname !== '/login')
    const token = await calls.token(RICH)
    const before = await calls.history(token)
    const { id, home, away } = await aLiveMatch()
    const search = new URLSearchParams({ text: `${home} ${away}` }).toString()
    await page.goto(`/Sports/Altenar?at=${encodeURIComponent(`/search?${search}`)}`)
    const frame = page.frameLocator('main iframe')
    // What is ahead tells when it begins.
    const row = frame.locator('main li:not(:has(time)):has(button.odds)').first()
    await row.locator('button.odds:enabled:visible').first().waitFor()
    await heightFollowed(frame)
    await row.locator('button.odds:enabled:visible').first().click()
    const slip = await openSlip(page, frame, look, 1)
    await slip.getByLabel(words.policy).selectOption({ label: words.any })
    await slip.getByLabel(words.stake, { exact: true }).fill('100')
    await slip.getByText(words.waits).waitFor()
    await button(slip, words.place).click()
    await slip.getByText(words.waiting).waitFor()
    await expectAccessible(page, 'a bet that waits')
    await world.goal(id, 'away')
    await slip.getByText(words.refused).waitFor()
    await slip.getByText(words.kept).waitFor()
    await expectAccessible(page, 'a bet that a goal has ended')
    await picture(page, 'goal', look)
    await expectBalance(page, '25,000.00')
    expect(await calls.history(token)).toEqual(before)
  },
)

test.each(inTurn(SPORTS_LOOKS).map((look) => [nameOfLook(look), look] as const))(
  'P20 P38 P48 Y84 in %s a feed that falls silent shuts live prices, which the page says, and all comes back by itself',
  { timeout: 600_000 },
  async (_name, look) => {
    const words = WORDS[look.language]
    const { page } = await visit(look)
    await page.goto('/Sports/Altenar?at=/live')
    const frame = page.frameLocator('main iframe')
    const open = frame.locator('main li button.odds:enabled[aria-pressed="false"]')
    const seen = frame.locator('main li button.odds:enabled:visible').first()
    await seen.waitFor({ timeout: SOON.timeout })
    await seen.click()
    await stack().world.troubleFeed('silent')
    const paused = frame.getByRole('status').getByText(words.paused)
    await paused.waitFor({ timeout: SOON.timeout })
    await expect.poll(() => open.count(), FOLLOWS).toBe(0)
    await expectAccessible(page, 'a feed that is lost')
    // What was picked is still there, and says that it cannot be bet on for now.
    await openSlip(page, frame, look, 1)
    await slipOf(frame, look).getByText(words.closed, { exact: true }).waitFor()
    await slipOf(frame, look).getByText(words.shut).waitFor()
    await picture(page, 'shut', look)
    await page.goto('/Sports/AltenarLite?at=/live')
    await frame.getByText(words.light).waitFor()
    await picture(page, 'shut-light', look)
    await page.goto('/Sports/Altenar?at=/live')
    await paused.waitFor()
    await stack().world.troubleFeed(null)
    await paused.waitFor({ state: 'detached', timeout: SOON.timeout })
    await expect.poll(() => open.count(), SOON).toBeGreaterThan(0)
  },
)
