/** Writing to the house without an account: a real mail arrives, and the form says what happened. */
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, FOLLOWS } from './acts.ts'
import { useBrowser } from './browser.ts'
import { useStack } from './stack.ts'

const stack = useStack({ env: { OPERATOR_PHONE: '+234 700 555 0100' } })
const visit = useBrowser(stack)

test('U08 U13 a visitor writes to Affiliate, is told so, and the form is empty again', async () => {
  const { page } = await visit()
  await page.goto(`${stack().site}/contact`)
  await page.getByRole('heading', { name: 'Contact us' }).waitFor()
  await page.getByRole('link', { name: '+234 700 555 0100' }).waitFor()
  await expectAccessible(page, 'the contact page')

  await button(page, 'Send message').click()
  await expect.poll(() => page.getByText('Please fill in this field.').count(), FOLLOWS).toBe(4)
  await page.getByLabel('Your name').fill('Asha Juma')
  await page.getByLabel('Your e-mail address').fill('asha@example.com')
  await page.getByLabel('Department').selectOption('Affiliate')
  await page.getByLabel('Your message').fill('How do I become a partner?')
  await button(page, 'Send message').click()
  await page.getByText('Message sent successfully').waitFor()
  expect(await page.getByLabel('Your message').inputValue()).toBe('')

  await page.goto(`${stack().sandboxSite}/mailbox/`)
  await page.getByRole('heading', { name: 'Affiliate: Asha Juma' }).waitFor()
  await page.getByText('How do I become a partner?').waitFor()
})
