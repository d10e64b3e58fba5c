/** Every deed of a trader by keys alone, from the menu to a settlement that two people let go on; and the tone that calls them. */
import { bookBets } from '@uwanja/contract/book/bets'
import { bookCashOut } from '@uwanja/contract/book/cash-out'
import { bookRead } from '@uwanja/contract/book/read'
import { sports } from '@uwanja/contract/site/sports'
import { freePort } from '@uwanja/runtime/free-port'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, FOLLOWS } from './acts.ts'
import { DESK, useBrowser } from './browser.ts'
import {
  haltByKeys,
  importByKeys,
  limitByKeys,
  marginsByKeys,
  nameByKeys,
  openMatch,
  openPart,
  priceByKeys,
  shutByKeys,
  voidByKeys,
} from './desk-keys-acts.ts'
import { answeredByKeys, becauseByKeys, choose, expectPlaceKept, pressKey, reach, typeInto } from './keys.ts'
import { FIRST, openBet, SECOND, takeBackByKeys, wayOutByKeys } from './desk-two-acts.ts'
import { main } from './office-acts.ts'
import { anOperator, makeItOnesOwn } from './office-log-ins.ts'
import { keepPicture } from './pictures.ts'
import { onDatabase } from './postgres.ts'
import { useStack } from './stack.ts'
import { bookAt } from './trading-acts.ts'

const bookPort = await freePort()
const stack = useStack({ env: { DEMO: '1', BOOK_PORT: String(bookPort), FEED_URL: '' } })
const visit = useBrowser(stack)
const atBook = bookAt(bookPort)

/** The demo player with money: 25,000.00. */
const RICH = { national: '8031234561', msisdn: '2348031234561', password: 'demo-uwanja-1' }
/** The browser's own tones, as they are asked for. */
const HEAR = `
  globalThis.tonesHeard = 0
  const { start } = AudioScheduledSourceNode.prototype
  AudioScheduledSourceNode.prototype.start = function (...at) {
    if (this instanceof OscillatorNode) globalThis.tonesHeard++
    return start.apply(this, at)
  }`
const tonesOf = (page: Page) => page.evaluate<number>('globalThis.tonesHeard')

/** A player who sends slips over the limit. */
async function playerOf(match: string) {
  const { calls } = stack()
  const launched = await calls.call(sports.altenar, { lang: 'en', isLite: false }, await calls.token(RICH))
  const bearer = (launched.data as { currentSession: string }).currentSession
  const pick = async (id = match) => {
    const { epoch, markets } = await atBook(bookRead.event, { id })
    const odds = markets
      .find(({ market }) => market === 'goals.match.1x2')!
      .outcomes.find(({ id }) => id === '1')!.odds!
    return { odds, picks: [{ event: id, market: 'goals.match.1x2', outcome: '1', epoch }] }
  }
  // The limit is known to every process within five seconds.
  const most = async () => (await atBook(bookBets.quote, { legs: [await pick()], unit: 200_000 }, bearer)).mostUnit
  await expect.poll(most, FOLLOWS).toBeLessThan(200_000)
  return {
    /** @returns the id of its bet. */
    send: async (slip: string): Promise<string> => {
      const { id, state } = await atBook(bookBets.place, { id: slip, legs: [await pick()], unit: 200_000 }, bearer)
      expect(state).toBe('review')
      return id
    },
    /** Of this match and another one, of which a trader says nothing. @returns the id of its bet. */
    double: async (slip: string): Promise<string> => {
      const { events } = await atBook(bookRead.events, { sport: 'football', hours: 72 })
      const other = events.find(({ home }) => home === 'Bahari')!.id
      const bet = { id: slip, legs: [await pick(), await pick(other)], unit: 2000 }
      const { id, state } = await atBook(bookBets.place, bet, bearer)
      expect(state).toBe('accepted')
      return id
    },
    /** All of it. */
    cashOut: async (bet: string): Promise<void> => {
      const quoted = async () => (await atBook(bookCashOut.values, { bets: bet }, bearer)).values[0]?.quote ?? null
      await expect.poll(quoted, FOLLOWS).not.toBeNull()
      const { state } = await atBook(bookCashOut.tap, { id: 'by-keys-tap', ...(await quoted())! }, bearer)
      expect(state).not.toBe('changed')
    },
    take: (id: string) => atBook(bookBets.takeOffer, { id }, bearer),
    state: async (id: string) => {
      const { state, outcome } = await atBook(bookBets.bet, { id }, bearer)
      return `${state} ${outcome}`
    },
  }
}

const cards = (page: Page): Locator => main(page).getByRole('listitem').filter({ hasText: 'Slip of player' })

type Player = Awaited<ReturnType<typeof playerOf>>

/** One slip is answered by an offer that the player takes, one is taken, one refused. @returns the bet of the second. */
async function reviewByKeys(page: Page, player: Player): Promise<string> {
  await openPart(page, 'Slips to review')
  expect(await tonesOf(page)).toBe(0)
  const first = await player.send('by-keys-0001')
  await cards(page).waitFor()
  await expect.poll(() => tonesOf(page), FOLLOWS).toBe(1)
  const left = async () =>
    Number.parseInt(
      await cards(page)
        .getByText(/^\d+ s$/)
        .innerText(),
      10,
    )
  const before = await left()
  expect(before).toBeLessThanOrEqual(60)
  await expect.poll(left, FOLLOWS).toBeLessThan(before)
  await pressKey(button(cards(page), 'Offer something else'))
  await typeInto(page.getByRole('dialog').getByLabel('Stake a line'), '500')
  await becauseByKeys(page, 'Offer something else', 'too much for this league')
  await main(page).getByText('No slip waits.').waitFor()
  await player.take(first)

  await pressKey(main(page).getByLabel('A tone for each new slip'), 'Space')
  const taken = await player.send('by-keys-0002')
  await cards(page).waitFor()
  const refused = await player.send('by-keys-0003')
  await expect.poll(() => cards(page).count(), FOLLOWS).toBe(2)
  expect(await tonesOf(page)).toBe(1)
  await pressKey(button(cards(page).first(), 'Take it'))
  await expect.poll(() => cards(page).count(), FOLLOWS).toBe(1)
  // The keyboard is on the slip that moved up.
  expect(await cards(page).locator('[data-row]:focus').count()).toBe(1)
  await pressKey(button(cards(page), 'Refuse'))
  await main(page).getByText('No slip waits.').waitFor()
  await expectPlaceKept(page)
  await expect.poll(() => player.state(first), FOLLOWS).toBe('accepted open')
  await expect.poll(() => player.state(taken), FOLLOWS).toBe('accepted open')
  await expect.poll(async () => (await player.state(refused)).split(' ')[0], FOLLOWS).toBe('refused')
  return taken
}

async function sayByKeys(page: Page, how: { score?: string; ending?: string }, answer: string): Promise<void> {
  await pressKey(button(main(page), 'Say the result'))
  const dialog = page.getByRole('dialog')
  if (how.ending) await choose(dialog.getByLabel('How it ended'), how.ending)
  if (how.score) await typeInto(dialog.getByLabel('Goals', { exact: true }), how.score)
  await answeredByKeys(page, 'Say the result', answer)
}

/** Each settlement that waits. */
async function agreeByKeys(page: Page, answer: string): Promise<void> {
  await openPart(page, 'Results')
  const dryRuns = button(main(page), 'Dry run')
  await dryRuns.first().waitFor()
  const isLast = answer === SECOND
  for (let at = 0, all = await dryRuns.count(); at < all; at++) {
    await pressKey(dryRuns.nth(isLast ? 0 : at))
    await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    await answeredByKeys(page, 'Agree', answer)
  }
}

/** Beside the bet, beside the match and in the audit log. */
async function toldInWords(page: Page, admin: Page, bet: string): Promise<void> {
  await openBet(page, bet)
  await main(page)
    .getByRole('cell', { name: /^Bet .* Answer taken as it is/ })
    .waitFor()
  await keepPicture(page, 'deeds-of-a-bet')
  await pressKey(button(main(page), 'Rules in force'))
  await main(page).getByText('hundredths to 10, tenths to 100, whole numbers above').waitFor()
  await keepPicture(page, 'rules-of-a-bet')
  await openMatch(page)
  await main(page)
    .getByRole('cell', { name: 'Score Goals: 2:0 How it ended Played to its end', exact: true })
    .first()
    .waitFor()
  await keepPicture(page, 'deeds-of-a-match')
  await pressKey(admin.getByRole('navigation').getByRole('link', { name: 'Audit trail', exact: true }))
  await main(admin)
    .getByRole('cell', { name: /Way out it was put right by hand/ })
    .or(main(admin).getByRole('cell', { name: /Answer taken as it is/ }))
    .first()
    .waitFor()
  await keepPicture(admin, 'deeds-in-the-trail')
}

/** What a wallet was paid and then refuses is nothing that this wallet does: the answer is turned in the database. */
async function disputeByKeys(page: Page, admin: Page, bet: string): Promise<void> {
  const { databaseUrl } = stack()
  // The embedded database is the API's alone.
  if (databaseUrl === '') return
  const refused = `update book.movement set state = 'disputed', code = 'INVALID_REQUEST' where bet = '${bet}' and kind = 'credit'`
  await onDatabase(databaseUrl, refused)
  await wayOutByKeys(page, FIRST)
  await wayOutByKeys(admin, SECOND)
}

test(
  'O98 O100 O101 P30 every deed of a trader is done by keys alone, and a tone calls them to a slip',
  { timeout: 900_000 },
  async () => {
    const { api, office } = stack()
    const { name, firstPassword } = JSON.parse(/uwanja-operator (.*)/.exec(api.printed())![1]!) as Record<
      string,
      string
    >
    const admin = (await visit({ viewport: DESK })).page
    await makeItOnesOwn(admin, office, name!, firstPassword!)
    await admin.getByRole('heading', { name: 'Overview' }).waitFor()
    const { page, context } = await visit({ viewport: DESK })
    await context.addInitScript(HEAR)
    await anOperator(page, admin, office, { name: 'zawadi', role: 'Trading' })

    await importByKeys(page)
    await haltByKeys(page)
    const match = await openMatch(page)
    await nameByKeys(page)
    await priceByKeys(page)
    await shutByKeys(page)
    await voidByKeys(page)
    await limitByKeys(page)
    await marginsByKeys(page)
    const player = await playerOf(match)
    const double = await player.double('by-keys-0004')
    const bet = await reviewByKeys(page, player)
    const state = () => player.state(bet)

    await openMatch(page)
    await sayByKeys(page, { score: '2:0' }, 'It holds. Bets are settled by it.')
    await agreeByKeys(page, FIRST)
    await agreeByKeys(admin, SECOND)
    await expect.poll(state, FOLLOWS).toBe('accepted won')
    await player.cashOut(double)
    await expect.poll(() => player.state(double), FOLLOWS).toBe('accepted cashed')
    await disputeByKeys(page, admin, bet)

    await openMatch(page)
    const asked = 'Bets were settled already: it holds when somebody else says the very same.'
    await sayByKeys(page, { ending: 'Take back what was said by hand' }, asked)
    await openMatch(admin)
    await sayByKeys(admin, { ending: 'Take back what was said by hand' }, 'It holds. Bets are settled by it.')
    await expect.poll(state, FOLLOWS).toBe('accepted open')
    await takeBackByKeys(page, double, 'Asked. Somebody else must do it.')
    await takeBackByKeys(admin, double, 'The cash-out is taken back. The bet is open again.')
    await expect.poll(() => player.state(double), FOLLOWS).toBe('accepted open')

    await toldInWords(page, admin, bet)

    await openPart(page, 'Turnover')
    await choose(main(page).getByLabel('By', { exact: true }), 'Trader who reviewed')
    await main(page).getByRole('cell', { name: 'zawadi' }).waitFor()
    await reach(button(main(page), 'Take as a file'))
    await openPart(page, 'Feed')
    await main(page).getByText('Pricing').first().waitFor()
  },
)
