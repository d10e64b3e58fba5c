/** A player's evening at the bookmaker in its frame: a multiple by thumb, a code handed on, a cash-out in part and whole. */
import type { Language } from '@uwanja/contract/wire/constants'
import { freePort } from '@uwanja/runtime/free-port'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { FOLLOWS, sendLogin } from './acts.ts'
import { DESK, PHONE, useBrowser } from './browser.ts'
import { AHEAD, aheadRow, closeSlip, heightFollowed, openSlip, slipOf } from './sports-acts.ts'
import { inTurn, nameOfLook, SPORTS_LOOKS, type SportsLook } from './sports-looks.ts'
import type { Account } from './site-client.ts'
import { useStack } from './stack.ts'

const stack = useStack({ env: { BOOK_PORT: String(await freePort()) } })
const visit = useBrowser(stack)

/** Somebody with money and without a bet. */
async function aPlayer(): Promise<Account> {
  const { calls, world } = stack()
  const account = await calls.register()
  const token = await calls.token(account)
  await calls.deposit(token, '1000')
  const { id } = await world.prompt(account.msisdn)
  await world.approve(account.msisdn, id)
  await expect.poll(() => calls.balance(token), FOLLOWS).toBe(1_000)
  return account
}

/** What is read on the slip and in my bets; another word is a lost text. */
const WORDS = {
  en: {
    stake: 'Stake',
    net: 'You get',
    logIn: 'Log in to place it',
    place: 'Place bet · 200.00 NGN',
    placed: 'Bet placed',
    again: 'Same selections again',
    share: 'Share this slip',
    multiple: 'Multiple',
    details: 'Details',
    edit: 'Change this bet',
    editing: 'You change a bet of 200.00 NGN',
    change: /^Change the bet · add 1\d\d\.\d\d NGN$/,
    changed: 'Bet changed',
    cashOut: /^Cash out \d/,
    confirm: /^Confirm \d/,
    cashedOut: /^Cashed out: \d/,
    noneOpen: 'No open bets.',
    settled: 'Settled',
    cashed: 'Cashed out',
    loaded: 'Loaded. Odds that have changed are marked.',
    remove: /^Remove .+ – /,
  },
  sw: {
    stake: 'Dau',
    net: 'Unapata',
    logIn: 'Ingia ili kuweka bet',
    place: 'Weka bet · 200.00 NGN',
    placed: 'Bet imewekwa',
    again: 'Chaguo zilezile tena',
    share: 'Shiriki mkeka huu',
    multiple: 'Mkeka',
    details: 'Maelezo',
    edit: 'Badilisha bet hii',
    editing: 'Unabadilisha bet ya 200.00 NGN',
    change: /^Badilisha bet · ongeza 1\d\d\.\d\d NGN$/,
    changed: 'Bet imebadilishwa',
    cashOut: /^Cash out \d/,
    confirm: /^Thibitisha \d/,
    cashedOut: /^Umelipwa cash-out: \d/,
    noneOpen: 'Huna bet zinazoendelea.',
    settled: 'Zilizoamuliwa',
    cashed: 'Cash-out',
    loaded: 'Imepakiwa. Odds zilizobadilika zimewekewa alama.',
    remove: /^Ondoa .+ – /,
  },
  zh: {
    stake: '投注额',
    net: '您实得',
    logIn: '登录后投注',
    place: '投注 · 200.00 NGN',
    placed: '投注成功',
    again: '再用这些选项',
    share: '分享投注单',
    multiple: '串关',
    details: '详情',
    edit: '修改这笔投注',
    editing: '您正在修改一笔200.00 NGN的投注',
    change: /^修改投注 · 补 1\d\d\.\d\d NGN$/,
    changed: '投注已修改',
    cashOut: /^兑现\d/,
    confirm: /^确认\d/,
    cashedOut: /^已兑现：\d/,
    noneOpen: '没有未结算的投注。',
    settled: '已结算',
    cashed: '已兑现',
    loaded: '已载入。变动的赔率已标出。',
    remove: /^移除.+ – /,
  },
} as const satisfies Readonly<Record<Language, object>>

type Words = (typeof WORDS)[Language]

const frameOf = (page: Page): FrameLocator => page.frameLocator('main iframe')

/** The prices of home sides, one a match, of those that begin later: while this runs none of them does. */
const homePrice = (frame: FrameLocator, at: 0 | 1) => aheadRow(frame, at).locator('button.odds:enabled:visible').first()

async function open(page: Page): Promise<FrameLocator> {
  await page.goto(AHEAD)
  const frame = frameOf(page)
  await homePrice(frame, 1).waitFor()
  return frame
}

/** On a desk the slip is seen while somebody picks. */
async function expectBeside(frame: FrameLocator, slip: Locator): Promise<void> {
  await heightFollowed(frame)
  const [list, own] = [await frame.getByRole('main').boundingBox(), await slip.boundingBox()]
  expect(own!.x).toBeGreaterThanOrEqual(list!.x + list!.width)
  // The list has the room.
  expect(own!.width).toBe(320)
}

/** Who has not logged in sees what it costs and pays, and is led to the log-in; the slip is there afterwards. */
async function pickThenLogIn(page: Page, look: SportsLook, words: Words): Promise<void> {
  const frame = await open(page)
  await homePrice(frame, 0).click()
  await homePrice(frame, 1).click()
  const slip = await openSlip(page, frame, look, 2)
  await slip.getByLabel(words.stake, { exact: true }).fill('200')
  await slip.getByText(words.net, { exact: true }).waitFor()
  await expectAccessible(page, 'the slip of a visitor')
  if (look.viewport === DESK) await expectBeside(frame, slip)
  await slip.getByRole('button', { name: words.logIn }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  const { national, password } = await aPlayer()
  await page.goto('/login')
  await sendLogin(page, national, password, look.language)
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** @returns the code by which others load the same selections. */
async function placeAndShare(page: Page, look: SportsLook, words: Words): Promise<string> {
  const slip = await openSlip(page, await open(page), look, 2)
  await slip.getByRole('button', { name: words.place }).click()
  await slip.getByText(words.placed).waitFor()
  await expectAccessible(page, 'a placed bet')
  await slip.getByRole('button', { name: words.again }).click()
  await slip.getByRole('button', { name: words.share }).click()
  const code = await slip.getByText(/^[BCDFGHJKMNPRSTVWXZ]{6}$/).innerText()
  await closeSlip(slip, look)
  return code
}

/** What was opened or came above it has its place by then. */
async function tap(frame: FrameLocator, where: Locator, name: string | RegExp): Promise<void> {
  await heightFollowed(frame)
  await where.getByRole('button', { name }).click()
}

async function raise(bet: Locator, page: Page, look: SportsLook, words: Words): Promise<void> {
  const bets = frameOf(page)
  await tap(bets, bet, words.details)
  await tap(bets, bet, words.edit)
  const changing = slipOf(bets, look)
  await changing.getByText(words.editing).waitFor()
  await changing.getByLabel(words.stake, { exact: true }).fill('300')
  await expectAccessible(page, 'a bet that is changed')
  await changing.getByRole('button', { name: words.change }).click()
  await changing.getByText(words.changed).waitFor()
  await closeSlip(changing, look)
  await bet.getByText('300.00 NGN').first().waitFor()
}

async function cashOut(bet: Locator, page: Page, words: Words): Promise<void> {
  const bets = frameOf(page)
  await bet.getByRole('slider').fill('50')
  await tap(bets, bet, words.cashOut)
  await tap(bets, bet, words.confirm)
  await bet.getByText(words.cashedOut).waitFor()
  await bet.getByRole('slider').fill('100')
  await expectAccessible(page, 'my bets')
  await tap(bets, bet, words.cashOut)
  await tap(bets, bet, words.confirm)
  await bets.getByText(words.noneOpen).waitFor()
  await tap(bets, bets.getByRole('main'), words.settled)
  const newest = bets.getByRole('article', { name: words.multiple }).first()
  await newest.getByText(words.cashed, { exact: true }).waitFor()
}

test.each(inTurn(SPORTS_LOOKS).map((look) => [nameOfLook(look), look] as const))(
  'Y88 Y89 P11 in %s a multiple is placed, seen in my bets, cashed out in part and then whole; its code travels',
  async (_name, look) => {
    const { language, viewport, theme } = look
    const words = WORDS[language]
    const { page } = await visit(look)
    await pickThenLogIn(page, look, words)
    const code = await placeAndShare(page, look, words)

    await page.goto('/Sports/Altenar?at=/my-bets')
    const bet = frameOf(page).getByRole('article', { name: words.multiple })
    await bet.getByText('200.00 NGN').first().waitFor()
    await raise(bet, page, look, words)
    await cashOut(bet, page, words)

    const other = await visit({ language, theme, viewport: viewport === PHONE ? DESK : PHONE })
    await other.page.goto(`/Sports/Altenar?at=${encodeURIComponent(`/?code=${code}`)}`)
    const theirs = frameOf(other.page)
    await theirs.getByText(words.loaded).waitFor()
    await expect.poll(() => theirs.getByRole('button', { name: words.remove }).count(), FOLLOWS).toBe(2)
    await expectAccessible(other.page, 'a slip that was handed on')
  },
)
