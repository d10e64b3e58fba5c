/** Pictures of the gallery: one a part, on a phone and on a desk, in both themes. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { needChromium } from '../chromium.mjs'

const WIDTHS = [360, 1280]
/** @type {readonly ('dark' | 'light')[]} */
const THEMES = ['dark', 'light']
/** As root in a container, and without calling home. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync']

/**
 * @param {string} site Where the gallery is served.
 * @param {string} folder Gets `{part}-{width}-{theme}.png`.
 * @returns {Promise<number>} How many.
 */
export async function takeShots(site, folder) {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: await needChromium(), args: FLAGS })
  let count = 0
  try {
    for (const width of WIDTHS) {
      for (const theme of THEMES) {
        const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
        await page.goto(`${site}?theme=${theme}`, { waitUntil: 'networkidle' })
        for (const part of await page.locator('[data-part]').all()) {
          const name = await part.getAttribute('data-part')
          await part.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`) })
          count += 1
        }
        await page.close()
      }
    }
  } finally {
    await browser.close()
  }
  return count
}
