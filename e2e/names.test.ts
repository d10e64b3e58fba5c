/** A jurisdiction that wants names before the first deposit, on a phone: given where the deposit is refused, or on the withdraw page. */
import { banking } from '@uwanja/contract/site/banking'
import { identity } from '@uwanja/contract/site/identity'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillDetails, logIn, sendAmount } from './acts.ts'
import { useBrowser } from './browser.ts'
import { useStack } from './stack.ts'

const stack = useStack({ env: { NAMES_BEFORE: 'deposit' } })
const visit = useBrowser(stack)

const asked = (page: Page) => page.getByRole('dialog', { name: 'Your personal details' })
const waits = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'Waiting for your approval' })

test('B33 the first deposit is refused without names, and the dialog that asks for them opens on the deposit page', async () => {
  const account = await stack().calls.register()
  const { page } = await visit({ viewport: { width: 360, height: 640 } })
  await logIn(page, account)
  await page.goto('/deposit')
  await sendAmount(page, '500')
  await asked(page).waitFor()
  expect(await stack().calls.history(await stack().calls.token(account))).toEqual([])
  await fillDetails(page)
  // Names were given, and nothing else was sent.
  expect(await stack().calls.history(await stack().calls.token(account))).toEqual([])
  await sendAmount(page, '500')
  await waits(page).waitFor()
})

test('B33 who gives the names on the withdraw page deposits without being asked', async () => {
  const account = await stack().calls.register()
  const { page } = await visit({ viewport: { width: 360, height: 640 } })
  await logIn(page, account)
  await page.goto('/withdraw')
  await fillDetails(page)
  await page.goto('/deposit')
  await sendAmount(page, '500')
  await waits(page).waitFor()
  expect(await asked(page).count()).toBe(0)
})

test('B33 a client that speaks the specification alone is refused, gives the names, and deposits', async () => {
  const { calls } = stack()
  const token = await calls.token(await calls.register())
  const pay = async () => calls.call(banking.registerFastHubPayBillDeposit, { amount: 500 }, token)
  expect(await pay()).toMatchObject({ status: 'IDENTITY_REQUIRED', data: { tier: 1, upTo: 0 } })
  expect((await calls.call(identity.getIdentity, {}, token)).data).toMatchObject({ tier: 0, deposited: 0 })
  await calls.named(token)
  expect(await pay()).toMatchObject({ status: 'SUCCESS' })
})
