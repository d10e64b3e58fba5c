/** Pictures for whoever asked to look (UWANJA_PICTURES names the folder), at a phone's size and a desk's. */
import type { Page } from 'playwright-core'
import { DESK, PHONE } from './browser.ts'

export async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env['UWANJA_PICTURES']
  if (!folder) return
  const before = page.viewportSize()!
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await page.screenshot({ path: `${folder}/${name}-${size.width}.png`, fullPage: true, animations: 'disabled' })
  }
  await page.setViewportSize(before)
}
