/** The header holds the choice of language at every width, in every language, for visitors and players. */
import { LANGUAGES } from '@uwanja/contract/wire/constants'
import { expect, test } from 'vitest'
import { expectBalance, sendLogin } from './acts.ts'
import { useBrowser } from './browser.ts'
import type { Account } from './site-client.ts'
import { useStack } from './stack.ts'
import { WORDS } from './words.ts'

const stack = useStack({ env: { DEMO: '1' } })
const visit = useBrowser(stack)

/** The demo player with money: 25,000.00. */
const RICH: Account = { national: '8031234561', msisdn: '2348031234561', password: 'demo-uwanja-1' }

/** What is left beside the word in its field; below 0 it is cut. */
const roomBeside = `(() => {
  const select = document.querySelector('header select')
  const { font, paddingLeft, paddingRight } = getComputedStyle(select)
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = font
  const word = pen.measureText(select.selectedOptions[0].text).width
  return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - word
})()`

test.each(LANGUAGES)('S08 S19 in %s the header holds the language at every width, whoever looks', async (language) => {
  const { page } = await visit({ language })
  const select = page.getByRole('banner').getByLabel(WORDS[language].language)
  const fits = async (who: string) => {
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await select.waitFor()
      const box = (await select.boundingBox())!
      expect.soft(box.x, `${who} at ${width}`).toBeGreaterThanOrEqual(0)
      expect.soft(box.x + box.width, `${who} at ${width}`).toBeLessThanOrEqual(width)
      const beyond = await page.evaluate<number>('document.documentElement.scrollWidth')
      expect.soft(beyond, `${who} at ${width}`).toBeLessThanOrEqual(width)
      expect
        .soft(await page.evaluate<number>(roomBeside), `${who} at ${width} reads the whole word`)
        .toBeGreaterThanOrEqual(0)
      // Nothing of a neighbour lies over it.
      await select.click({ trial: true })
    }
  }
  await page.goto('/promotions')
  await fits('a visitor')
  await page.goto('/login')
  await sendLogin(page, RICH.national, RICH.password, language)
  await page.waitForURL((url) => url.pathname !== '/login')
  await expectBalance(page, '25,000.00')
  await fits('a player')
})
