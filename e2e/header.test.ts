/** The header holds the choice of language at every width, in every language, for visitors and players. */
import { LANGUAGES } from '@uwanja/contract/wire/constants'
import { expect, test } from 'vitest'
import { expectBalance, logIn, sendLogin } from './acts.ts'
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

test('R97 at 400 % zoom the bars go with the page and cover nothing of it', async () => {
  const { page } = await visit({ viewport: { width: 320, height: 200 } })
  await page.goto('/Terms')
  const [head, bar] = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Quick links' })]
  await head.waitFor()
  expect((await head.boundingBox())!.y).toBe(0)
  expect((await bar.boundingBox())!.y).toBeGreaterThan(200)
  await page.evaluate('scrollTo(0, 300)')
  await expect.poll(async () => (await head.boundingBox())!.y).toBe(-300)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(async () => (await head.boundingBox())!.y).toBe(0)
  const { y, height } = (await bar.boundingBox())!
  expect(Math.round(y + height)).toBe(740)
})

test('R97 a balance of six figures has its room in a narrow header, and the menu the languages', async () => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } })
  const { calls, world } = stack()
  const token = await calls.token(RICH)
  await calls.deposit(token, '80000')
  const { id } = await world.prompt(RICH.msisdn)
  await world.approve(RICH.msisdn, id)
  await logIn(page, RICH)
  await expectBalance(page, '105,000.00')
  const head = page.getByRole('banner')
  expect(await head.getByLabel('Language').isVisible()).toBe(false)
  const [balance, logo] = [
    await head.locator('.balance').boundingBox(),
    await head.getByRole('link').first().boundingBox(),
  ]
  expect(balance!.x).toBeGreaterThan(logo!.x + logo!.width)
  await page.setViewportSize({ width: 412, height: 740 })
  await head.getByLabel('Language').waitFor()
})
