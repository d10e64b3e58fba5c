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

/** No flight takes longer, however high it goes. */
export const LONGEST_FLIGHT_S = 160

/** Waits until stakes are open; a flight that is under way is brought to its end by moving the sandbox's clock on. */
export async function untilOpen(game: FrameLocator, world: SandboxClient): Promise<void> {
  const look = async () => {
    if (await button(game, 'Place bet').isVisible()) return
    if (await button(game, 'Wait for the next round').isVisible()) await world.shiftClock(LONGEST_FLIGHT_S)
    throw new Error('stakes are not open')
  }
  await vi.waitFor(look, { timeout: 30_000, interval: 500 })
}

export async function stake(game: FrameLocator, world: SandboxClient, amount: string): Promise<void> {
  await untilOpen(game, world)
  await fieldOf(game, 'Stake').fill(amount)
  await button(game, 'Place bet').click()
}

type Outcome = { readonly won: number; readonly at: string } | 'lost'

const WON = /Cashed out at ([\d,.]+)x: ([\d,.]+) [A-Z]{3} is yours\./
const LOST = /Your stake of [\d,.]+ [A-Z]{3} is lost\./
const MOST_STAKES = 8
async function outcomeOf(game: FrameLocator): Promise<Outcome | null> {
  const news = await game.getByRole('status').allInnerTexts()
  const won = WON.exec(news.join(' '))
  if (won) return { won: Number(won[2]!.replaceAll(',', '')), at: won[1]! }
  return LOST.test(news.join(' ')) ? 'lost' : null
}

/** Taps Cash out as soon as it is there. Some rounds crash before any finger could: those are lost. */
async function cashOut(game: FrameLocator): Promise<Outcome> {
  const main = button(game, 'Cash out')
  const tap = async () => {
    if (await main.isVisible()) await main.click({ timeout: 1_000 }).catch(() => undefined)
    const outcome = await outcomeOf(game)
    if (outcome === null) throw new Error('the bet is still in the air')
    return outcome
  }
  return vi.waitFor(tap, { timeout: 30_000, interval: 30 })
}

/** Stakes until a round was won; answers with what all stakes together moved. */
export async function playUntilWon(
  { game }: Table,
  world: SandboxClient,
  major: number,
): Promise<{ stakes: number; won: number }> {
  for (let stakes = 1; stakes <= MOST_STAKES; stakes += 1) {
    await stake(game, world, major.toFixed(2))
    const outcome = await cashOut(game)
    if (outcome !== 'lost') return { stakes, won: outcome.won }
  }
  throw new Error(`${MOST_STAKES} rounds in a row crashed at once; that is less likely than a fault.`)
}
