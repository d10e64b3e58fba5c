/** Zeppelin as a player meets it: a popup with the studio's page in a frame. */
import type { FrameLocator, Page } from 'playwright-core'
import { vi } from 'vitest'
import { button, fieldOf } from './acts.ts'
import type { SandboxClient } from './sandbox-client.ts'

export interface Table {
  readonly popup: Page
  readonly game: FrameLocator
}

/** Opens the popup by whatever the test clicks, and waits until stakes can be placed. */
export async function openTable(page: Page, click: () => Promise<void>): Promise<Table> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), click()])
  const game = popup.frameLocator('iframe[title="Game window"]')
  await fieldOf(game, 'Stake').waitFor()
  return { popup, game }
}

/** No phase of a round lasts longer, so a shift by it brings the next one, and that one alone. */
const A_PHASE_S = 160
const TAKE_OFF_S = 6
/** For what the sandbox's clock brings about, however busy the machine is. */
const WITHIN = { timeout: 60_000, interval: 50 } as const
const UNHURRIED = { ...WITHIN, interval: 500 } as const

const placed = (game: FrameLocator) => game.getByText('Bet placed, waiting for take-off')
const flying = (game: FrameLocator) => button(game, 'Cash out')
const closed = (game: FrameLocator) => button(game, 'Wait for the next round')

/** Waits until stakes are open; a flight that is under way is brought to its end by moving the sandbox's clock on. */
export async function untilOpen(game: FrameLocator, world: SandboxClient): Promise<void> {
  const look = async () => {
    if (await button(game, 'Place bet').isVisible()) return
    if (await closed(game).isVisible()) await world.shiftClock(A_PHASE_S)
    throw new Error('stakes are not open')
  }
  await vi.waitFor(look, UNHURRIED)
}

/**
 * Presses the button if it is there, by the keyboard: a tap waits for two frames in which the button stands still, and a
 * busy machine draws those more slowly than the airship rises.
 */
async function press(game: FrameLocator, name: string): Promise<boolean> {
  const found = button(game, name)
  if (!(await found.isVisible()) || !(await found.isEnabled({ timeout: 1_000 }).catch(() => false))) return false
  return found.press('Enter', { timeout: 1_000 }).then(
    () => true,
    // It became another button in the meantime.
    () => false,
  )
}

export async function stake(game: FrameLocator, world: SandboxClient, amount: string): Promise<void> {
  await fieldOf(game, 'Stake').fill(amount)
  const place = async () => {
    await untilOpen(game, world)
    if (!(await press(game, 'Place bet'))) throw new Error('the stake is not placed')
  }
  await vi.waitFor(place, WITHIN)
}

/** `back`: the wallet's answer came after take-off, so the stake went home. */
type Outcome = { readonly won: number } | 'lost' | 'back'

const OUTCOME = /^Round \d+: [\d,.]+ [A-Z]{3} (?:at [\d,.]+x gave ([\d,.]+) [A-Z]{3}|(lost)|(goes back))/

/** What became of the stakes of this window, newest first. */
export async function outcomesOf(game: FrameLocator): Promise<readonly Outcome[]> {
  const bets = await game.getByRole('region', { name: 'My bets in this window' }).getByRole('listitem').allInnerTexts()
  return bets.map((text) => {
    const [, won, lost] = OUTCOME.exec(text)!
    return won ? { won: Number(won.replaceAll(',', '')) } : lost ? 'lost' : 'back'
  })
}

/** With the clock held: a stake that counts, and then time stands still before take-off. */
export async function stakeHeld(game: FrameLocator, world: SandboxClient, amount: string): Promise<void> {
  await fieldOf(game, 'Stake').fill(amount)
  const place = async () => {
    if (await placed(game).isVisible()) return
    if (await closed(game).isVisible()) await world.shiftClock(A_PHASE_S)
    else await press(game, 'Place bet')
    throw new Error('the stake is not placed')
  }
  await vi.waitFor(place, UNHURRIED)
}

/** After stakeHeld: into the first moment of the flight. @returns false when it was over in that moment. */
export async function takeOff(game: FrameLocator, world: SandboxClient): Promise<boolean> {
  const before = (await outcomesOf(game)).length
  await world.shiftClock(TAKE_OFF_S)
  const look = async () => {
    if (await flying(game).isVisible()) return true
    if ((await outcomesOf(game)).length > before) return false
    throw new Error('nothing took off')
  }
  return vi.waitFor(look, WITHIN)
}

/**
 * Stakes, flies for a second and cashes out; some flights are over before that. The clock is held and turned by hand: on a
 * busy machine every moment would have passed before the page was asked.
 */
async function playOnce(game: FrameLocator, world: SandboxClient, amount: string): Promise<Outcome> {
  await world.holdClock()
  try {
    await stakeHeld(game, world, amount)
    const before = (await outcomesOf(game)).length
    if (await takeOff(game, world)) await world.shiftClock(1)
    const land = async () => {
      const outcomes = await outcomesOf(game)
      if (outcomes.length > before) return outcomes[0]!
      await press(game, 'Cash out')
      throw new Error('the bet is still in the air')
    }
    return await vi.waitFor(land, WITHIN)
  } finally {
    await world.letClockGo()
  }
}

const MOST_STAKES = 8

/** Stakes until a round was won; answers with what all stakes together moved. */
export async function playUntilWon(
  { game }: Table,
  world: SandboxClient,
  major: number,
): Promise<{ stakes: number; won: number }> {
  let stakes = 0
  for (let rounds = 0; rounds < MOST_STAKES; rounds += 1) {
    const outcome = await playOnce(game, world, major.toFixed(2))
    if (outcome !== 'back') stakes += 1
    if (typeof outcome === 'object') {
      await game
        .getByRole('status')
        .getByText(/Cashed out at [\d,.]+x: you won [\d,.]+ [A-Z]{3}\./)
        .waitFor()
      return { stakes, won: outcome.won }
    }
  }
  throw new Error(`${MOST_STAKES} rounds in a row crashed at once; that is less likely than a fault.`)
}
