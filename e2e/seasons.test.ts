/** The end of a season: its odds set in the office, and a bet on it in the frame by thumb. */
import { mkdirSync } from 'node:fs'
import type { Language } from '@uwanja/contract/wire/constants'
import { freePort } from '@uwanja/runtime/free-port'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, sendLogin } from './acts.ts'
import { DESK, useBrowser } from './browser.ts'
import { openPart } from './desk-keys-acts.ts'
import { sizeByKeys } from './desk-two-acts.ts'
import { answeredByKeys, becauseByKeys, pressKey, typeInto } from './keys.ts'
import { go, main } from './office-acts.ts'
import { anOperator, makeItOnesOwn } from './office-log-ins.ts'
import { inTurn, nameOfLook, SPORTS_LOOKS, type SportsLook } from './sports-looks.ts'
import { useStack } from './stack.ts'

const bookPort = await freePort()
const stack = useStack({ env: { DEMO: '1', BOOK_PORT: String(bookPort), FEED_URL: '' } })
const visit = useBrowser(stack)

/** The demo player with money: 25,000.00. */
const RICH = { national: '8031234561', password: 'demo-uwanja-1' }

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const FILE = [
  'date,time,home,away,home_goals,away_goals,home_sw',
  '2026-10-01,16:00,Bahari,Mlima,2,1,Bahari Kuu',
  '2026-10-08,16:00,Nyota,Bahari,0,0,',
  `${day(2)},18:00,Mlima,Bahari,,,`,
].join('\n')
/** Of two sides that meet twice: with the second match it is whole. */
const SHORT_FILE = [
  'date,time,home,away,home_goals,away_goals',
  '2026-10-01,16:00,Kijani,Kisima,2,0',
  `${day(2)},20:00,Kisima,Kijani,,`,
].join('\n')

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['UWANJA_PICTURES']
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

async function importLeague(page: Page, name: string, text: string): Promise<void> {
  await main(page).getByRole('navigation', { name: 'Trading' }).getByRole('link', { name: 'Import' }).click()
  await main(page).getByLabel('Country').fill('Pwani')
  await main(page).getByLabel('League').fill(name)
  await main(page).getByLabel('Its text').fill(text)
  await main(page).getByLabel('Why').fill('the league’s own list')
  await main(page).getByLabel('Keep it').check()
  await button(main(page), 'Read it').click()
  await main(page).getByText('It is kept.').waitFor()
}

/** By keys alone. */
async function setOdds(page: Page): Promise<void> {
  await pressKey(button(main(page), 'Size of the season'))
  await becauseByKeys(page, 'Save', 'before the next round')
  await pressKey(button(main(page), 'Set odds'))
  const dialog = page.getByRole('dialog')
  for (const [side, odds] of Object.entries({ Bahari: '1.85', Mlima: '3.50', Nyota: '4.20' }))
    await typeInto(dialog.getByLabel(side), odds)
  await expectAccessible(page, 'odds on a season')
  await shot(page, 'season-odds-1280')
  await becauseByKeys(page, 'Set odds', 'before the next round')
  await main(page)
    .getByRole('cell', { name: /Bahari 1\.85/ })
    .waitFor()
  await main(page).getByRole('cell', { name: 'Open', exact: true }).waitFor()
  await expectAccessible(page, 'a season at the desk')
  await shot(page, 'season-1280')
}

/** What is read of a season; another word is a lost text. One side has a name of its own in Swahili. */
const WORDS = {
  en: { season: 'The end of the season', winner: 'Winner of the season', side: /^Bahari 1\.85/ },
  sw: { season: 'Mwisho wa msimu', winner: 'Bingwa wa msimu', side: /^Bahari Kuu 1\.85/ },
  zh: { season: '赛季结果', winner: '赛季冠军', side: /^Bahari 1\.85/ },
} as const satisfies Readonly<Record<Language, object>>

async function pickIt(page: Page, league: string, look: SportsLook): Promise<void> {
  const words = WORDS[look.language]
  await page.goto(`/Sports/Altenar?at=${encodeURIComponent(`/league/${league}`)}`)
  const frame = page.frameLocator('main iframe')
  const pick = frame.getByRole('button', { name: words.side }).last()
  await frame.getByRole('heading', { name: words.season }).waitFor()
  await pick.click()
  expect(await pick.getAttribute('aria-pressed')).toBe('true')
  await frame.getByText(words.winner).first().waitFor()
  await shot(page, `season-frame-${nameOfLook(look).replaceAll(/[^\w]+/g, '-')}`)
  await expectAccessible(page, 'a season in the frame')
}

async function openShortLeague(page: Page): Promise<void> {
  await openPart(page, 'Matches')
  await pressKey(main(page).getByRole('link', { name: /Ligi ya Asubuhi/ }))
  await page.getByRole('heading', { name: 'Ligi ya Asubuhi', level: 1 }).waitFor()
}

/** Its size, a void that is taken back, and the table that is confirmed, by keys alone. */
async function endByKeys(page: Page): Promise<void> {
  await openPart(page, 'Import')
  await importLeague(page, 'Ligi ya Asubuhi', SHORT_FILE)
  await openShortLeague(page)
  await sizeByKeys(page, '2', '1')
  await pressKey(button(main(page), 'Set odds'))
  for (const [side, odds] of Object.entries({ Kijani: '1.50', Kisima: '2.60' }))
    await typeInto(page.getByRole('dialog').getByLabel(side), odds)
  await becauseByKeys(page, 'Set odds', 'before the last match')
  for (const [says, state] of [
    ['Void', 'Void'],
    ['Take it back', 'Open'],
  ] as const) {
    await pressKey(main(page).getByRole('cell').getByRole('button', { name: says, exact: true }))
    await becauseByKeys(page, says, 'the league said so')
    await main(page).getByRole('cell', { name: state, exact: true }).getByText(state).waitFor()
  }

  await openPart(page, 'Matches')
  await pressKey(main(page).getByRole('link', { name: 'Kisima – Kijani' }))
  await page.getByRole('heading', { name: 'Kisima – Kijani', level: 1 }).waitFor()
  await pressKey(button(main(page), 'Say the result'))
  await typeInto(page.getByRole('dialog').getByLabel('Goals', { exact: true }), '1:1')
  await answeredByKeys(page, 'Say the result', 'It holds. Bets are settled by it.')
  await openShortLeague(page)
  await pressKey(button(main(page), 'Confirm the table'))
  await answeredByKeys(page, 'Confirm the table', 'The table is confirmed: bets are settled by it.')
  await main(page).getByRole('cell', { name: 'Settled', exact: true }).waitFor()
}

/** Of the desk. */
async function openDesk(): Promise<Page> {
  const { api, office } = stack()
  const { name, firstPassword } = JSON.parse(/uwanja-operator (.*)/.exec(api.printed())![1]!) as Record<string, string>
  const admin = (await visit({ viewport: DESK })).page
  await makeItOnesOwn(admin, office, name!, firstPassword!)
  await admin.getByRole('heading', { name: 'Overview' }).waitFor()
  const page = (await visit({ viewport: DESK })).page
  await anOperator(page, admin, office, { name: 'zawadi', role: 'Trading' })
  await go(page, 'Trading')
  return page
}

/** A league of a file gets odds on its end at the desk. @returns its id. */
async function priced(): Promise<string> {
  const page = await openDesk()
  await importLeague(page, 'Ligi ya Jioni', FILE)
  await main(page).getByRole('navigation', { name: 'Trading' }).getByRole('link', { name: 'Matches' }).click()
  await main(page)
    .getByRole('link', { name: /Ligi ya Jioni/ })
    .click()
  await page.getByRole('heading', { name: 'Ligi ya Jioni', level: 1 }).waitFor()
  const league = page.url().split('/').at(-1)!
  await setOdds(page)
  await endByKeys(page)
  return league
}

/** Once for all looks. */
let league: Promise<string> | null = null

test.each(inTurn(SPORTS_LOOKS).map((look) => [nameOfLook(look), look] as const))(
  'Y78 P39 O98 in %s a season that was priced at the desk by keys alone is bet on by thumb, and another one is voided, stood up again and confirmed',
  { timeout: 600_000 },
  async (_name, look) => {
    const id = await (league ??= priced())
    const { page } = await visit(look)
    await page.goto('/login')
    await sendLogin(page, RICH.national, RICH.password, look.language)
    await page.waitForURL((url) => !url.pathname.startsWith('/login'))
    await pickIt(page, id, look)
  },
)
