/** A player's statement of tax, and the terms that they agreed to, as a person reads them. */
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, logIn } from './acts.ts'
import { useBrowser } from './browser.ts'
import { useStack } from './stack.ts'

const stack = useStack()
const visit = useBrowser(stack)

test('T07 a player opens the statement from their account, reads the year and takes it as a file', async () => {
  const account = await stack().calls.register()
  const { page } = await visit({ viewport: { width: 360, height: 740 } })
  await logIn(page, account)
  await page.goto('/security')
  await page.getByRole('link', { name: 'Tax statement' }).click()
  await page.getByRole('heading', { name: 'Tax statement' }).waitFor()
  await page.getByText('Nothing moved in this year.').waitFor()
  await expectAccessible(page, 'the statement of tax')
  const comes = page.waitForEvent('download')
  await button(page, 'Download as CSV').click()
  expect((await comes).suggestedFilename()).toMatch(/^tax-20\d\d\.csv$/)
})

test('Y06 a player who agreed to older words is asked again, reads them beside, and agrees once', async () => {
  const account = await stack().calls.register()
  const { page } = await visit({ viewport: { width: 360, height: 740 } })
  const dialog = page.getByRole('dialog', { name: 'Our terms have changed' })
  await logIn(page, account)
  // Who registered under the words that stand is not asked.
  const told = page.waitForResponse((answer) => answer.url().includes('/Protection/GetTerms'))
  await page.goto('/security')
  await told
  await page.getByRole('heading', { name: 'My account' }).waitFor()
  expect(await dialog.count()).toBe(0)
  // The words of another day, as they were when this player came: only the answer is another one, the rest is the server's.
  await page.route('**/Protection/GetTerms', async (route) => {
    const answer = await route.fetch()
    const said = (await answer.json()) as { data: object }
    await route.fulfill({ json: { ...said, data: { ...said.data, acceptedVersion: 'registration' } } })
  })
  await page.reload()
  await dialog.waitFor()
  await expectAccessible(page, 'the question about new terms')
  expect(await dialog.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe('/PrivacyPolicy')
  await button(page, 'I agree').click()
  await page.getByText('Thank you. What you agreed to').waitFor()
  expect(await dialog.count()).toBe(0)
})
