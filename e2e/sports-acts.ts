/** What players do at the bookmaker in its frame, in whichever look: on a phone the slip is opened, on a desk it stands there. */
import type { Language } from '@uwanja/contract/wire/constants'
import type { Frame, FrameLocator, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { FOLLOWS } from './acts.ts'
import { DESK } from './browser.ts'
import type { SportsLook } from './sports-looks.ts'

/** What is read on the slip and on its button; another word is a lost text. */
const WORDS = {
  en: { slip: 'Betslip', close: 'Close the betslip', open: (count: number) => `Betslip, selections: ${count}` },
  sw: { slip: 'Mkeka', close: 'Funga mkeka', open: (count: number) => `Mkeka, chaguo: ${count}` },
  zh: { slip: '投注单', close: '关闭投注单', open: (count: number) => `投注单，已选 ${count} 项` },
} as const satisfies Readonly<Record<Language, object>>

type Look = Pick<SportsLook, 'language' | 'viewport'>

/** The button of the page around the frame, with how much is on the slip; phones alone have it. */
export const slipButton = (page: Page, language: Language, count: number): Locator =>
  page.getByRole('button', { name: WORDS[language].open(count), exact: true })

export const slipOf = (frame: FrameLocator, { language, viewport }: Look): Locator =>
  viewport === DESK
    ? frame.getByRole('complementary').filter({ has: frame.getByRole('heading', { name: WORDS[language].slip }) })
    : frame.getByRole('dialog', { name: WORDS[language].slip, exact: true })

/** The slip, with so much on it. */
export async function openSlip(page: Page, frame: FrameLocator, look: Look, count: number): Promise<Locator> {
  if (look.viewport !== DESK) await slipButton(page, look.language, count).click()
  return slipOf(frame, look)
}

export async function closeSlip(slip: Locator, { language, viewport }: Look): Promise<void> {
  if (viewport !== DESK) await slip.getByRole('button', { name: WORDS[language].close }).click()
}

/** The frame is as high as what stands in it: while it is made so, what is to be tapped moves under the thumb. */
export async function heightFollowed(frame: FrameLocator): Promise<void> {
  const missing = () =>
    frame.locator('#root').evaluate<number, object>(`
    Math.max(640, Math.ceil(document.getElementById('root').getBoundingClientRect().height)) - innerHeight`)
  await expect.poll(missing, FOLLOWS).toBe(0)
}

/** The row of the match that begins last: one that is played may end, and one that is about to begin may shut, at any moment. */
export const lastRow = (frame: Page | Frame): Locator =>
  frame.locator('main li:has(time):has(button.odds:enabled:visible)').last()

/**
 * Where matches that are hours away are listed, at any time of the day: a day's own list is short in the evening. The rows before the
 * ninth may begin while somebody bets.
 */
export const AHEAD = `/Sports/Altenar?at=${encodeURIComponent('/search?text=United')}`
export const aheadRow = (frame: FrameLocator, at = 0): Locator =>
  frame.locator('main li:has(time):has(button.odds:enabled:visible)').nth(8 + at)

/** The first price that can be seen: a match near its end has no result to bet on, and a phone hides its other columns. */
export const firstPrice = (frame: Page | Frame): Locator => frame.locator('main button.odds:visible').first()

/** The feed's matches are there soon after the start. @param book Its address. */
export async function untilMatches(book: string): Promise<void> {
  const ahead = async () => {
    const reply = await fetch(`${book}/book/v1/events?sport=football&hours=24`).catch(() => null)
    const said = (await reply?.json().catch(() => null)) as { data: { total: number } } | null
    return said?.data.total ?? 0
  }
  await expect.poll(ahead, FOLLOWS).toBeGreaterThan(10)
}

/** The frame whose address begins so: after some choices another one stands in its place. */
export async function frameAt(page: Page, address: string): Promise<Frame> {
  const own = () => page.frames().find((one) => one.url().startsWith(address))
  await expect.poll(own, FOLLOWS).toBeDefined()
  return own()!
}
