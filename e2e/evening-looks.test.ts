/** A wrong result undone by two at the desk, in each look of the office: what is asked, what waits for a second person, and what stands in the end. */
import { bookBets } from '@uwanja/contract/book/bets'
import { bookRead } from '@uwanja/contract/book/read'
import { sports } from '@uwanja/contract/site/sports'
import type { Language } from '@uwanja/contract/wire/constants'
import { freePort } from '@uwanja/runtime/free-port'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, fieldOf, FOLLOWS } from './acts.ts'
import { DESK, useBrowser } from './browser.ts'
import { go, main } from './office-acts.ts'
import { anOperator, makeItOnesOwn } from './office-log-ins.ts'
import { inTurn, nameOfLook, SPORTS_LOOKS, type SportsLook } from './sports-looks.ts'
import { useStack } from './stack.ts'
import { bookAt, dayAhead, importLeague, tab } from './trading-acts.ts'

const bookPort = await freePort()
const stack = useStack({ env: { DEMO: '1', BOOK_PORT: String(bookPort), FEED_URL: '' } })
const visit = useBrowser(stack)
const atBook = bookAt(bookPort)

/** The demo player with money. */
const RICH = { national: '8031234561', msisdn: '2348031234561', password: 'demo-uwanja-1' }

/** What is read at the desk; another word is a lost text. */
const WORDS = {
  en: {
    language: 'Language',
    supremacy: 'Supremacy of the home side',
    preview: 'What it would be stands behind the arrow. Nothing holds yet.',
    say: 'Say the result',
    goals: 'Goals',
    ending: 'How it ended',
    back: 'Take back what was said by hand',
    why: 'Why',
    close: 'Close',
    holds: 'It holds. Bets are settled by it.',
    waits: 'Bets were settled already: it holds when somebody else says the very same.',
    asked: /^zawadi has asked for another result \(.+\)/,
  },
  sw: {
    language: 'Lugha',
    supremacy: 'Ubora wa timu ya nyumbani',
    preview: 'Odds zitakavyokuwa ziko baada ya mshale. Hakuna kilichobadilika bado.',
    say: 'Weka matokeo',
    goals: 'Magoli',
    ending: 'Iliishaje',
    back: 'Ondoa kilichowekwa kwa mkono',
    why: 'Kwa nini',
    close: 'Funga',
    holds: 'Yanatumika. Mikeka inalipwa kwayo.',
    waits: 'Mikeka ilishalipwa: yatatumika mtu mwingine akiweka yale yale.',
    asked: /^zawadi ameomba matokeo mengine \(.+\)/,
  },
  zh: {
    language: '语言',
    supremacy: '主队优势',
    preview: '箭头后为预览赔率，尚未生效。',
    say: '录入赛果',
    goals: '进球',
    ending: '结束方式',
    back: '撤回人工录入',
    why: '原因',
    close: '关闭',
    holds: '已生效，注单将据此结算。',
    waits: '注单已结算：须由另一人录入完全相同的内容才会生效。',
    asked: /^zawadi 申请了另一赛果（.+）/,
  },
} as const satisfies Readonly<Record<Language, object>>

const LOOKS = inTurn(SPORTS_LOOKS)
const SIDES = 'Bahari,Mlima,Nyota,Ziwa,Kijani,Kisima,Tawi,Shina,Radi,Upepo,Mkuki,Bonde'.split(',')
/** A match for each look; of sides that have not played there are no prices. */
const MATCHES = LOOKS.map((_look, at) => [SIDES[at]!, SIDES[(at + 1) % SIDES.length]!] as const)
const ROWS = (): readonly string[] => [
  ...SIDES.map((side, at) => `2026-10-01,16:00,${side},${SIDES[(at + 5) % SIDES.length]!},${String(at % 3)},1`),
  ...MATCHES.map((sides) => `${dayAhead()},18:00,${sides.join(',')},,`),
]

async function expectWhole(page: Page, name: string, look: SportsLook): Promise<void> {
  await expectAccessible(page, `${name} in ${nameOfLook(look)}`)
  const width = await page.evaluate<number>('document.documentElement.scrollWidth')
  expect(width, name).toBeLessThanOrEqual(look.viewport.width)
  const { language, viewport, theme } = look
  const folder = process.env['UWANJA_PICTURES']
  const path = `${folder ?? ''}/evening-${name}-${language}-${String(viewport.width)}-${theme}.png`
  if (folder) await page.screenshot({ path, fullPage: true })
}

/** The choice of language stands in the menu, which a phone folds away. */
async function dress(page: Page, before: Language, { language, viewport, theme }: SportsLook): Promise<void> {
  await page.setViewportSize(DESK)
  await page.emulateMedia({ colorScheme: theme })
  await page.getByLabel(WORDS[before].language).selectOption(language)
  await page.getByLabel(WORDS[language].language).waitFor()
  await page.setViewportSize(viewport)
}

type Said = { readonly score: string } | 'back'
async function say(page: Page, said: Said, answer: 'holds' | 'waits', look: SportsLook): Promise<void> {
  const words = WORDS[look.language]
  await button(main(page), words.say).click()
  const dialog = page.getByRole('dialog')
  if (said === 'back') await dialog.getByLabel(words.ending).selectOption({ label: words.back })
  else await fieldOf(dialog, words.goals).fill(said.score)
  await fieldOf(dialog, words.why).fill('the referee’s sheet')
  await expectWhole(page, `say-${answer}`, look)
  await button(dialog, words.say).click()
  await dialog.getByText(words[answer]).waitFor()
  await button(dialog, words.close).last().click()
  await dialog.waitFor({ state: 'detached' })
}

/** A bet on the home side. @returns what has become of it. */
async function aBet(match: string): Promise<() => Promise<string>> {
  const { calls } = stack()
  const launched = await calls.call(sports.altenar, { lang: 'en', isLite: false }, await calls.token(RICH))
  const bearer = (launched.data as { currentSession: string }).currentSession
  const { epoch, markets } = await atBook(bookRead.event, { id: match })
  const odds = markets.find(({ market }) => market === 'goals.match.1x2')!.outcomes.find(({ id }) => id === '1')!.odds!
  const picks = [{ event: match, market: 'goals.match.1x2', outcome: '1', epoch }]
  const { id } = await atBook(bookBets.place, { id: `evening-${match}`, legs: [{ odds, picks }], unit: 10_000 }, bearer)
  return async () => {
    const { state, outcome } = await atBook(bookBets.bet, { id }, bearer)
    return `${state} ${outcome}`
  }
}

async function openMatch(page: Page, match: string, name: string): Promise<void> {
  await page.goto(`${stack().office}/trading/match/${match}`)
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

test.runIf(process.env['UWANJA_DEEP'])(
  'O43 O47 a wrong result is undone by two, in each look of the office',
  { timeout: 1_800_000 },
  async () => {
    const { api, office } = stack()
    const { name, firstPassword } = JSON.parse(/uwanja-operator (.*)/.exec(api.printed())![1]!) as Record<
      string,
      string
    >
    const second = (await visit({ viewport: DESK })).page
    await makeItOnesOwn(second, office, name!, firstPassword!)
    await second.getByRole('heading', { name: 'Overview' }).waitFor()
    const page = (await visit({ viewport: DESK })).page
    await anOperator(page, second, office, { name: 'zawadi', role: 'Trading' })
    await go(page, 'Trading')
    await importLeague(page, ROWS())
    await tab(page, 'Matches').click()
    const links = MATCHES.map((sides) => main(page).getByRole('link', { name: sides.join(' – '), exact: true }))
    await links[0]!.waitFor()
    const ids = await Promise.all(links.map(async (link) => (await link.getAttribute('href'))!.split('/').at(-1)!))

    let before: Language = 'en'
    for (const [at, look] of LOOKS.entries()) {
      const [match, title, words] = [ids[at]!, MATCHES[at]!.join(' – '), WORDS[look.language]]
      for (const one of [page, second]) await dress(one, before, look)
      before = look.language
      const state = await aBet(match)
      await expect.poll(state, FOLLOWS).toBe('accepted open')
      await openMatch(page, match, title)
      await main(page).getByLabel(words.supremacy).focus()
      for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowRight')
      await main(page).getByText(words.preview).waitFor()
      await main(page)
        .getByRole('row', { name: /^1X2|^胜平负/ })
        .getByText('→')
        .first()
        .waitFor()
      await expectWhole(page, 'preview', look)
      await openMatch(page, match, title)
      await say(page, { score: '0:2' }, 'holds', look)
      await expect.poll(state, FOLLOWS).toBe('accepted lost')
      await say(page, 'back', 'waits', look)
      expect(await main(page).getByText(words.asked).innerText()).toContain(words.back)
      await expectWhole(page, 'asked', look)
      await openMatch(second, match, title)
      await say(second, 'back', 'holds', look)
      await expect.poll(state, FOLLOWS).toBe('accepted open')
      await say(second, { score: '2:0' }, 'holds', look)
      await expect.poll(state, FOLLOWS).toBe('accepted won')
      await expectWhole(second, 'undone', look)
    }
  },
)
