/** A player's way through the sportsbook by thumb on a slow phone: how long each tap and key takes to be heard. */
import type { FrameLocator, Page } from 'playwright-core'
import type { BenchRun } from '../bench.ts'
import { LISTEN, TAKE } from '../web/heard.ts'
import { PAGE, SLOWDOWN, type Form, type Stage } from './stage.ts'

/** After a tap the page may do what it likes before the next; what it does then belongs to the tap before. */
const REST_MS = 400
/** What does not come is told by its name, and not by the bench's own end. */
const WITHIN_MS = 30_000

/** Where the sportsbook stands: its frame, or the page itself. */
interface Scene {
  readonly page: Page
  readonly book: Page | FrameLocator
}

interface Action {
  readonly name: string
  act(scene: Scene): Promise<void>
}

/** Of matches that have not begun: what is played can be shut at any moment. The first of them may begin meanwhile. */
const price = ({ book }: Scene, nth: number) =>
  book
    .locator('main li:has(time):has(button.odds:enabled:visible)')
    .nth(4 + nth)
    .locator('button.odds:enabled:visible')
    .first()
const link = ({ book }: Scene, menu: string, name: RegExp) =>
  book.getByRole('navigation', { name: menu, exact: true }).getByRole('link', { name })
const slip = ({ book }: Scene) => book.getByRole('dialog', { name: 'Betslip', exact: true })

const ACTIONS: readonly Action[] = [
  { name: 'tap a price', act: (scene) => price(scene, 0).tap() },
  { name: 'and another', act: (scene) => price(scene, 1).tap() },
  {
    name: 'change the sport',
    async act(scene) {
      await link(scene, 'Sports', /^Tennis/).tap()
      await scene.book.getByRole('heading', { name: 'Tennis', level: 1 }).waitFor({ state: 'attached' })
    },
  },
  {
    name: 'and back',
    async act(scene) {
      await link(scene, 'Sports', /^Football/).tap()
      await price(scene, 0).waitFor()
    },
  },
  {
    name: 'open a match',
    async act(scene) {
      await scene.book
        .locator('main li:has(time):has(button.odds:enabled:visible)')
        .nth(6)
        .locator('a[href*="event"]')
        .tap()
      await scene.book.locator('main button.odds:enabled:visible').nth(20).waitFor()
    },
  },
  { name: 'price of a match', act: ({ book }) => book.locator('main button.odds:enabled:visible').nth(1).tap() },
  {
    name: 'its facts',
    act: ({ book }) => book.getByRole('button', { name: 'Facts', exact: true }).tap(),
  },
  {
    name: 'open the slip',
    async act(scene) {
      await scene.page.getByRole('button', { name: 'Betslip, selections: 3' }).tap()
      await slip(scene).getByLabel('Stake', { exact: true }).waitFor()
    },
  },
  {
    name: 'type a stake',
    async act(scene) {
      const stake = slip(scene).getByLabel('Stake', { exact: true })
      await stake.tap()
      await stake.pressSequentially('200', { delay: 150 })
    },
  },
  {
    name: 'place the bet',
    async act(scene) {
      await slip(scene)
        .getByRole('button', { name: /^Place bet/ })
        .tap()
      await slip(scene).getByText('Bet placed').waitFor()
    },
  },
  {
    name: 'close the slip',
    act: (scene) => slip(scene).getByRole('button', { name: 'Close the betslip' }).tap(),
  },
  {
    name: 'open my bets',
    async act(scene) {
      await link(scene, 'Sections', /^My bets/).tap()
      await scene.book.getByRole('button', { name: 'Details' }).first().waitFor()
    },
  },
  { name: 'details of a bet', act: ({ book }) => book.getByRole('button', { name: 'Details' }).first().tap() },
]

/** In the page and in its frame. */
async function heardIn(page: Page): Promise<number[]> {
  const all = await Promise.all(page.frames().map((frame) => frame.evaluate<number[]>(TAKE)))
  return all.flat()
}

export interface Touched {
  readonly form: Form
  readonly action: string
  readonly worstMs: number
  readonly count: number
}

export async function measureTouch(run: BenchRun, stage: Stage, form: Form, times: number): Promise<Touched[]> {
  const all = new Map<string, number[]>()
  for (let time = 0; time < times; time++) {
    const context = await stage.phone()
    context.setDefaultTimeout(WITHIN_MS)
    await context.addInitScript(LISTEN)
    const page = await context.newPage()
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const scene: Scene = { page, book: form === 'frame' ? page.frameLocator('main iframe') : page }
    await page.goto(`${stage.site}${PAGE}`)
    await price(scene, 1).waitFor()
    await page.waitForTimeout(REST_MS * SLOWDOWN)
    for (const { name, act } of ACTIONS) {
      await act(scene)
      await page.waitForTimeout(REST_MS)
      all.set(name, [...(all.get(name) ?? []), ...(await heardIn(page))])
    }
    await context.close()
  }
  const touched = [...all].map(([action, ms]) => ({ form, action, worstMs: Math.max(0, ...ms), count: ms.length }))
  for (const { action, worstMs, count } of touched)
    run.say(`  ${form.padEnd(7)} ${action.padEnd(17)} worst ${worstMs.toFixed(0)} ms of ${count}`)
  return touched
}
