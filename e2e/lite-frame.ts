/** The light sportsbook in its frame, as whoever has no script reads it. */
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { FOLLOWS } from './acts.ts'

export async function openLite(
  page: Page,
  words: { readonly today: string; readonly retry: string },
): Promise<FrameLocator> {
  await page.goto('/Sports/AltenarLite')
  const frame = page.frameLocator('main iframe')
  const entry = frame.getByRole('link', { name: words.today })
  const again = page.getByRole('main').getByRole('button', { name: words.retry })
  // A book that has just started answers late on a busy machine: the page's own card says so and asks again.
  await entry.or(again).first().waitFor()
  while (await again.isVisible()) {
    await again.click()
    await again.waitFor({ state: 'detached' })
    await entry.or(again).first().waitFor()
  }
  // It has heard its feed by now or a moment later.
  await untilOpen(frame, entry)
  return frame
}

/** A page without a script stands as it was read: while all its odds are shut, its reader asks for it again. */
export async function untilOpen(frame: FrameLocator, link: Locator): Promise<void> {
  const odds = frame.locator('.o button:not([disabled])').first()
  await expect
    .poll(async () => {
      await link.click()
      return odds.waitFor({ timeout: 5_000 }).then(
        () => 'open',
        () => 'shut',
      )
    }, FOLLOWS)
    .toBe('open')
}

/** Of a list that goes on: fifteen matches a page, in the order in which they begin. */
export async function toLastPage(frame: FrameLocator): Promise<void> {
  for (let from = 15; ; from += 15) {
    const more = frame.locator(`main > .b[href$="from=${from}"]`)
    if (!(await more.isVisible())) return
    await more.click()
    await more.waitFor({ state: 'detached' })
    await frame.locator('[data-utc]').waitFor()
  }
}

/** What a slip's pages say and offer. */
type SlipWords = Readonly<Record<'stake' | 'count' | 'net' | 'place' | 'toSlip' | 'accepted', string>>

/** While a bet can not be taken its page says why, and has no button for it; a page without a script stands until it is asked for again. */
export async function count(frame: FrameLocator, words: SlipWords): Promise<void> {
  await expect
    .poll(async () => {
      await frame.getByLabel(words.stake).fill('100')
      await frame.getByRole('button', { name: words.count }).click()
      return frame
        .getByRole('button', { name: words.place })
        .waitFor({ timeout: 5_000 })
        .then(
          () => 'offered',
          () => 'shut',
        )
    }, FOLLOWS)
    .toBe('offered')
  await frame.getByText(words.net).waitFor()
}

/**
 * A live one waits; the page asks again by itself. Where a machine is so slow that its match begins meanwhile, something may happen in it before
 * the bet stands: then nothing was staked, and the page leads back to the slip.
 */
export async function untilItStands(frame: FrameLocator, words: SlipWords): Promise<void> {
  const [stands, back] = [frame.getByText(words.accepted), frame.getByRole('link', { name: words.toSlip })]
  await stands.or(back).first().waitFor()
  if (await stands.isVisible()) return
  await back.click()
  await count(frame, words)
  await frame.getByRole('button', { name: words.place }).click()
  await untilItStands(frame, words)
}
