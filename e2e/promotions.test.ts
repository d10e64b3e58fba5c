/** A promotion from the office to a player's free bet: written in three languages, priced, published, found, joined. */
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, FOLLOWS, logIn } from './acts.ts'
import { DESK, useBrowser } from './browser.ts'
import { go, main } from './office-acts.ts'
import { makeItOnesOwn } from './office-log-ins.ts'
import { keepPicture } from './pictures.ts'
import { useStack } from './stack.ts'

const stack = useStack({ env: { DEMO: '1' } })
const visit = useBrowser(stack)

const RICH = { national: '8031234561', msisdn: '2348031234561', password: 'demo-uwanja-1' }
const PHONE = { width: 360, height: 740 }
/** One point, which the office draws anew as WebP. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
/** As somebody would draw it: 1,200 points wide, and made light by the office. */
const WIDE = fileURLToPath(new URL('../web/public/share.png', import.meta.url))
const BANNER = {
  English: ['A free bet', 'For the weekend'],
  Kiswahili: ['Dau la bure', 'Kwa wikendi'],
  中文: ['免费投注', '周末送您'],
}
const SAID = {
  English: { title: 'A free bet', description: 'One bet on the house', text: 'Join **now**', tags: 'Hot, New' },
  Kiswahili: { title: 'Dau la bure', description: 'Dau moja ni letu', text: 'Jiunge **sasa**', tags: 'Moto' },
  中文: { title: '免费投注', description: '送您一次投注', text: '**立即**参加', tags: '热门' },
} as const

/** On the office's page of promotions. */
async function makeBanner(desk: Page): Promise<void> {
  const banners = main(desk).getByRole('region', { name: 'Banners of the home page' })
  await banners.getByText('There is no banner yet.').waitFor()
  await button(banners, 'New banner').click()
  const dialog = desk.getByRole('dialog')
  for (const [language, [title, text]] of Object.entries(BANNER)) {
    await dialog.getByLabel(`Heading (${language})`).fill(title!)
    await dialog.getByLabel(`Text (${language})`).fill(text!)
  }
  await dialog.getByLabel('Take a picture from this device').setInputFiles(WIDE)
  await dialog.getByRole('button', { name: 'Picture 2' }).waitFor()
  await dialog.getByLabel('Leads to').fill('/promotiondetails?promotionid=1')
  await dialog.getByLabel('Shown to players').check()
  await keepPicture(desk, 'banner-dialog')
  await expectAccessible(desk, 'a banner in the office')
  await button(dialog, 'Keep').click()
  await dialog.waitFor({ state: 'detached' })
  await banners.getByText('seen now').waitFor()
  await keepPicture(desk, 'banners')
  await expectAccessible(desk, 'banners in the office')
}

/** The home page comes with it from the server, and it leads where the office said. */
async function followBanner(page: Page): Promise<void> {
  const html = async () => (await page.request.get('/')).text()
  await expect.poll(html, { ...FOLLOWS, interval: 1_000 }).toContain('For the weekend')
  await page.goto('/')
  const banner = page.getByRole('main').getByRole('list', { name: 'Promotions' }).getByRole('link')
  await banner.getByText('For the weekend').waitFor()
  expect((await banner.innerText()).split('\n').filter(Boolean)).toEqual(['A free bet', 'For the weekend'])
  const picture = banner.locator('img')
  const width = `document.querySelector('main img[src^="/pictures/promotions/"]')?.naturalWidth ?? 0`
  await expect.poll(() => page.evaluate<number>(width)).toBeGreaterThan(300)
  const weight = (await (await page.request.get((await picture.getAttribute('src'))!)).body()).length
  expect(weight).toBeLessThanOrEqual(20_000)
  await keepPicture(page, 'home-banner')
  await expectAccessible(page, 'home with a banner')
  await banner.click()
  await page.waitForURL((url) => url.pathname + url.search === '/promotiondetails?promotionid=1')
}

test('C05 C09 C21 C25 C26 C44 a promotion is made in the office, found by a visitor in two languages and by a banner, and joined after their log-in', async () => {
  const { api, office } = stack()
  const { name, firstPassword } = JSON.parse(/uwanja-operator (.*)/.exec(api.printed())![1]!) as Record<string, string>
  const { page, watch } = await visit({ viewport: PHONE })
  // Failures of these reads are logged, and no page says them.
  watch.expectTrouble(/promotions were refused .*NOT_FOUND/)
  await page.goto('/promotions')
  await page.getByText('There is nothing here at the moment.').waitFor()
  expect(await page.getByRole('navigation', { name: 'Kinds of promotions' }).getByRole('link').allInnerTexts()).toEqual(
    ['All'],
  )
  await expectAccessible(page, 'no promotions')

  const desk = (await visit({ viewport: DESK })).page
  await makeItOnesOwn(desk, office, name!, firstPassword!)
  await desk.getByRole('heading', { name: 'Overview' }).waitFor()
  await go(desk, 'Promotions')
  await button(main(desk), 'New category').click()
  const category = desk.getByRole('dialog')
  for (const [language, text] of [
    ['English', 'Sports'],
    ['Kiswahili', 'Michezo'],
    ['中文', '体育'],
  ] as const)
    await category.getByLabel(language).fill(text)
  await expectAccessible(desk, 'a category')
  await button(category, 'Keep').click()
  await category.waitFor({ state: 'detached' })
  await button(main(desk), 'New promotion').click()
  await desk.getByRole('heading', { name: 'Promotion 1', level: 1 }).waitFor()
  for (const [language, said] of Object.entries(SAID)) {
    await button(main(desk), language).click()
    await main(desk).getByLabel('Title').fill(said.title)
    await main(desk).getByLabel('Description on the card').fill(said.description)
    await main(desk).getByLabel('Text (Markdown)').fill(said.text)
    await main(desk).getByLabel('Terms (Markdown)').fill('- 18+')
    await main(desk).getByLabel('Tags, with commas between them').fill(said.tags)
  }
  await main(desk).getByRole('region', { name: 'Preview' }).getByText('立即', { exact: true }).waitFor()
  await main(desk)
    .getByLabel('Take a picture from this device')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PICTURE })
  await main(desk).getByRole('button', { name: 'Picture 1' }).waitFor()
  await main(desk).getByRole('checkbox', { name: 'Sports' }).check()
  await button(main(desk), 'Keep').click()
  await main(desk).getByText('Kept.').waitFor()
  await expectAccessible(desk, 'a promotion')
  await button(main(desk), 'Say what it gives').click()
  const effect = desk.getByRole('dialog')
  await effect.getByLabel('Kind').selectOption({ label: 'Free bet' })
  await effect.getByLabel('Comes with').selectOption({ label: 'Joining' })
  await effect.getByLabel('Amount').fill('200')
  await effect.getByLabel('Least deposit or loss').fill('1')
  await effect.getByLabel('Most in all').fill('1000')
  await effect.getByLabel('Code').fill('BURE')
  await effect.getByLabel('Why').fill('the opening')
  await expectAccessible(desk, 'what a promotion gives')
  await button(effect, 'Keep').click()
  await effect.waitFor({ state: 'detached' })
  await button(main(desk), 'Publish').click()
  await desk.getByRole('dialog').getByLabel('Why').fill('the opening')
  await button(desk.getByRole('dialog'), 'Publish').click()
  await main(desk).getByText('published, runs now').waitFor()

  await page.reload()
  const card = page.getByRole('article')
  await card.getByRole('heading', { name: 'A free bet' }).waitFor()
  expect((await card.innerText()).split('\n').filter(Boolean)).toEqual([
    ...['Sports', 'Hot', 'New', 'A free bet', 'One bet on the house', 'Terms and how to join'],
  ])
  expect(await card.locator('img').getAttribute('src')).toMatch(/^\/pictures\/promotions\/[0-9a-f]{32}\.webp$/)
  await expectAccessible(page, 'promotions')
  const tabs = page.getByRole('navigation', { name: /Kinds of promotions|Aina za ofa/ })
  expect(await tabs.locator('[aria-current=page]').innerText()).toBe('All')
  await tabs.getByRole('link', { name: 'Sports' }).click()
  await expect.poll(() => tabs.locator('[aria-current=page]').innerText()).toBe('Sports')
  await card.waitFor()
  // Another language loads the categories and the list of all.
  await page.getByLabel('Language').first().selectOption('sw')
  await page.getByRole('heading', { name: 'Dau la bure' }).waitFor()
  await expect.poll(() => tabs.locator('[aria-current=page]').innerText()).toBe('Zote')
  await tabs.getByRole('link', { name: 'Michezo' }).waitFor()
  await page.getByLabel('Lugha').first().selectOption('en')
  await card.getByRole('link').click()
  await page.waitForURL((url) => url.pathname + url.search === '/promotiondetails?promotionid=1')
  await expect.poll(() => page.title()).toBe('A free bet | Uwanja')
  await page.getByText('200.00 NGN for one straight bet within 7 days.').waitFor()
  await expectAccessible(page, 'a promotion of a visitor')
  await page.getByRole('link', { name: 'Log in to join' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await logIn(page, RICH)
  await page.goto('/promotiondetails?promotionid=1')
  await button(page, 'Join').click()
  await page.getByText('You have it.').waitFor()
  await page.getByText('200.00 NGN so far').waitFor()
  await expectAccessible(page, 'a promotion of a player')
  await page.goto('/promotiondetails?promotionid=77')
  await page.getByText('This promotion is not there.').waitFor()

  await go(desk, 'Promotions')
  await main(desk)
    .getByRole('row', { name: /A free bet/ })
    .getByText(/200\.00/)
    .first()
    .waitFor()
  await expectAccessible(desk, 'the promotions of the office')

  await makeBanner(desk)
  await followBanner(page)
})
