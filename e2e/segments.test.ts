/** A segment in the office: made, counted, written to, and the letter read by a player who agreed to it. */
import { user } from '@uwanja/contract/site/user'
import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, FOLLOWS, logIn } from './acts.ts'
import { DESK, PHONE, useBrowser } from './browser.ts'
import { go, main } from './office-acts.ts'
import { makeItOnesOwn } from './office-log-ins.ts'
import { useStack } from './stack.ts'

const stack = useStack({ env: { DEMO: '1' } })
const visit = useBrowser(stack)

const RICH = { national: '8031234561', msisdn: '2348031234561', password: 'demo-uwanja-1' }
const LETTER = {
  English: ['The cup begins', 'Have a look at the races.'],
  Kiswahili: ['Kombe linaanza', 'Angalia mbio.'],
  中文: ['杯赛开始', '来看看竞赛。'],
} as const

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['UWANJA_PICTURES']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

/** The letter's words but for one text, under a name. */
async function keepTemplate(desk: Page): Promise<void> {
  await button(main(desk), 'New template').click()
  const template = desk.getByRole('dialog')
  await template.getByLabel('Name').fill('Cup')
  for (const [language, [header, text]] of Object.entries({ ...LETTER, English: ['The cup begins', 'Look at it.'] })) {
    await template.getByLabel(`Heading (${language})`).fill(header!)
    await template.getByLabel(`Text (${language})`).fill(text!)
  }
  await template.getByRole('region', { name: 'As players read it' }).getByText('来看看竞赛。').waitFor()
  await picture(desk, 'template-1280')
  await expectAccessible(desk, 'a template')
  await button(template, 'Keep').click()
  await template.waitFor({ state: 'detached' })
  await button(main(desk), 'Change: Cup').waitFor()
}

test('C36 C37 C45 a segment is made and counted, a letter to it by a template is let go, and who agreed reads it', async () => {
  const { api, calls, office } = stack()
  const { name, firstPassword } = JSON.parse(/uwanja-operator (.*)/.exec(api.printed())![1]!) as Record<string, string>
  const token = await calls.token(RICH)
  await calls.call(user.updateEmailSubscription, { flag: true }, token)
  const desk = (await visit({ viewport: DESK })).page
  await makeItOnesOwn(desk, office, name!, firstPassword!)
  await desk.getByRole('heading', { name: 'Overview' }).waitFor()
  await go(desk, 'Segments')
  await main(desk).getByText('There is no segment yet.').waitFor()
  await button(main(desk), 'New segment').click()
  const segment = desk.getByRole('dialog')
  await segment.getByLabel('Name').fill('Rich')
  await segment.getByLabel('Balance from').fill('1000')
  await button(segment, 'Count now').click()
  await segment.getByText('1 players; a letter would reach 1 of them.').waitFor()
  await picture(desk, 'segment-1280')
  await expectAccessible(desk, 'a segment')
  await button(segment, 'Keep').click()
  await segment.waitFor({ state: 'detached' })
  await main(desk).getByText('Balance from: 1000.00').waitFor()

  await keepTemplate(desk)
  await button(main(desk), 'New letter').click()
  const letter = desk.getByRole('dialog')
  await letter.getByLabel('Begin with the template').selectOption('Cup')
  // What was taken over is the letter's own.
  await letter.getByLabel('Text (English)').fill('Have a look at the races.')
  await letter.getByRole('region', { name: 'As players read it' }).getByText('来看看竞赛。').waitFor()
  await picture(desk, 'letter-1280')
  await expectAccessible(desk, 'a letter')
  await button(letter, 'Keep').click()
  await letter.waitFor({ state: 'detached' })
  await button(main(desk), 'Let it go: The cup begins').click()
  await desk.getByRole('dialog').getByText('it would reach 1', { exact: false }).waitFor()
  await desk.getByRole('dialog').getByLabel('Why').fill('the cup')
  await button(desk.getByRole('dialog'), 'Let it go').click()
  await main(desk).getByRole('cell', { name: 'sent', exact: true }).waitFor()
  await picture(desk, 'segments-1280')
  await expectAccessible(desk, 'segments')
  await desk.setViewportSize(PHONE)
  await picture(desk, 'segments-360')
  await expectAccessible(desk, 'segments on a phone')

  const { page } = await visit({ viewport: PHONE })
  await logIn(page, RICH)
  const read = async () => {
    await page.goto('/Messages')
    await page.getByText('The cup begins').first().waitFor({ timeout: 10_000 })
  }
  await vi.waitFor(read, { ...FOLLOWS, timeout: 120_000 })
  await page.getByText('The cup begins').first().click()
  await page.getByText('You get this because you agreed to be written to.', { exact: false }).waitFor()
  await picture(page, 'letter-360')
  await expectAccessible(page, 'a letter to a segment')
  expect(await page.getByText('Have a look at the races.').count()).toBeGreaterThan(0)
})
