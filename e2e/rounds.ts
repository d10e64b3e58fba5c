/** How each kind of game is played by a person: a round from the stake to its end, and the look at its proof. */
import type { FrameLocator, Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { button } from './acts.ts'
import type { SandboxClient } from './sandbox-client.ts'
import { patient } from '@uwanja/runtime/patience'

export interface Seat {
  readonly page: Page
  readonly game: FrameLocator
  readonly world: SandboxClient
  /** Leaves in the middle of a round and opens the game anew. Null: free play, where every launch begins anew. */
  readonly comeBack: (() => Promise<void>) | null
}

/** One engine as a player meets it. */
export interface Play {
  /** One round from its stake to its end; what it came to is on the page. */
  round(seat: Seat): Promise<void>
  /** The last round, from the page's own history: its proof is computed again and matches. */
  prove(seat: Seat): Promise<void>
}

const MATCHES = /(commitment|fingerprint) matches/i

/** The pages of the games that one plays alone tell of rounds in a tab, and link to the verifier. */
async function proveByLink({ page, game }: Seat): Promise<void> {
  await button(game, 'History').click()
  const newest = game.getByRole('region', { name: 'History' }).getByRole('listitem').first()
  await newest.getByText(/^Stake [\d,.]+ \S+, paid [\d,.]+/).click()
  const [verifier] = await Promise.all([
    page.context().waitForEvent('page'),
    newest.getByRole('link', { name: 'Check this round' }).click(),
  ])
  await verifier.getByText(MATCHES).waitFor()
  await verifier.close()
}

/** One press, and the outcome is there. */
const instant = (press: string): Play => ({
  async round({ game }) {
    await button(game, 'History').waitFor()
    await button(game, 'Sound').click()
    await game.getByRole('button', { name: new RegExp(`^${press}( ·|$)`) }).click()
    await game
      .getByRole('status')
      .filter({ hasText: /^(You won|No win|Returned)/ })
      .waitFor()
  },
  prove: proveByLink,
})

const draw = instant('Draw')

/** The numbers of a card are seen before it is paid for. */
const bingo: Play = {
  async round(seat) {
    const card = seat.game.getByRole('figure').first()
    const places = await card.getByRole('listitem').allInnerTexts()
    expect(places).toHaveLength(25)
    expect(places.filter((text) => !/^([1-9]|[1-6]\d|7[0-5]|★)$/.test(text))).toEqual([])
    await draw.round(seat)
  },
  prove: draw.prove,
}

/** Dealt, left, come back to, drawn: the cards are the same ones. */
const videoPoker: Play = {
  async round({ game, comeBack }) {
    await button(game, 'Deal').click()
    const hand = () => game.getByRole('group', { name: 'Your hand' }).innerText()
    await button(game, 'Draw').waitFor()
    const dealt = await hand()
    if (comeBack) {
      await comeBack()
      await game.getByText('Welcome back: this round was still open, so you can go on.').waitFor()
      expect(await hand()).toBe(dealt)
    }
    // The left three stay: about every third such hand is paid.
    for (const place of [0, 1, 2])
      await game.getByRole('group', { name: 'Your hand' }).getByRole('button').nth(place).click()
    await button(game, 'Draw').click()
    await button(game, 'Deal').waitFor()
  },
  prove: proveByLink,
}

/** A card, left and come back to, one guess at the better chance, and the money taken when it was right. */
const hiLo: Play = {
  async round({ game, comeBack }) {
    const sounding = game.getByRole('button', { name: 'Sound', pressed: true })
    // It is remembered from one round, and one opening, to the next.
    if (!(await sounding.isVisible())) await button(game, 'Sound').click()
    await sounding.waitFor()
    await button(game, 'Turn a card').click()
    const guesses = game.getByRole('button', { name: /in 13$/ })
    await guesses.first().waitFor()
    if (comeBack) {
      await comeBack()
      await game.getByText('Your round goes on where you left it.').waitFor()
    }
    const chances = (await guesses.allInnerTexts()).map((text) => Number(/(\d+) in 13/.exec(text)![1]))
    await guesses.nth(chances[0]! >= chances[1]! ? 0 : 1).click()
    const take = game.getByRole('button', { name: /^Take / })
    await take.or(button(game, 'Turn a card')).waitFor()
    if (await take.isVisible()) await take.click()
    await game
      .getByRole('status')
      .filter({ hasText: /ou won|came back|is lost/ })
      .waitFor()
  },
  async prove({ game }) {
    const rounds = game.getByRole('region', { name: 'My last rounds' })
    await rounds.getByText(/→/).first().click()
    await rounds
      .getByText(/^(?:[2-9TJQKA][SHDC] ?)+$/)
      .first()
      .waitFor()
    await button(game, 'Check this round').first().click()
    await rounds.getByText(MATCHES).waitFor()
  },
}

/** A shared round: chips on these spots while stakes are open, and the clock is moved on to its end. */
const shared = (spots: (game: FrameLocator) => readonly ReturnType<FrameLocator['getByRole']>[]): Play => ({
  async round({ game, world }) {
    const [open, closed] = [game.getByText(/^Place your bets: \d+ s$/), game.getByText('No more bets')]
    const news = game.getByRole('status').filter({ hasText: /^Round \d+:/ })
    await vi.waitFor(async () => {
      // What an earlier round came to is told until it is two rounds old.
      if ((await open.isVisible()) && !(await news.isVisible())) return
      await world.shiftClock((await open.isVisible()) ? 45 : 10)
      throw new Error('stakes are not open')
    }, WITHIN)
    for (const spot of spots(game)) await spot.click()
    await game.getByRole('button', { name: /^Place bets/ }).click()
    await game.getByRole('listitem').filter({ hasText: 'placed' }).first().waitFor()
    await vi.waitFor(async () => {
      if (await news.isVisible()) return
      if (await open.isVisible()) await world.shiftClock(45)
      else if (await closed.isVisible()) await world.shiftClock(5)
      throw new Error('the round is under way')
    }, WITHIN)
  },
  async prove({ game, world }) {
    // A round is among the past ones as soon as the next one is open.
    const rounds = game.getByRole('region', { name: 'My last rounds' })
    await vi.waitFor(async () => {
      if (await rounds.isVisible()) return
      await world.shiftClock(5)
      throw new Error('the next round is not open')
    }, WITHIN)
    await rounds
      .getByText(/^Round \d+: [\d,.]+ \S+ → [\d,.]+/)
      .first()
      .click()
    await rounds
      .getByRole('button', { name: /^Check round / })
      .first()
      .click()
    await rounds.getByText(MATCHES).waitFor()
  },
})
const WITHIN = { timeout: patient(90_000), interval: 300 }

const named =
  (...names: readonly string[]) =>
  (game: FrameLocator) =>
    names.map((name) => game.getByRole('button', { name: new RegExp(`^${name}, pays`) }))

/** Chips cover every outcome but the rarest, so that something is paid in nearly every round. */
export const PLAYS = {
  slot: instant('Spin'),
  bingo,
  videoPoker,
  hiLo,
  roulette: shared(named('Red', 'Black')),
  baccarat: shared(named('Player', 'Banker', 'Tie')),
  football: shared((game) => {
    const match = game.getByRole('region', { name: / – / }).first()
    return [0, 1, 2].map((at) => match.getByRole('button').nth(at))
  }),
} as const satisfies Readonly<Record<string, Play>>
