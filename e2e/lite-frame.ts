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
