/** Parts of the sportsbook that are fetched when they are wanted, on a line that breaks: the rest of the page stays, and they come when it is back. */
import { freePort } from '@uwanja/runtime/free-port'
import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { FOLLOWS, logIn } from './acts.ts'
import { PHONE, useBrowser } from './browser.ts'
import { keepPicture } from './pictures.ts'
import { newAccount } from './site-client.ts'
import { frameAt, lastRow, slipButton, untilMatches } from './sports-acts.ts'
import { useStack } from './stack.ts'

const bookPort = await freePort()
const BOOK = `http://127.0.0.1:${bookPort}`
const stack = useStack({ env: { BOOK_PORT: String(bookPort) } })
const visit = useBrowser(stack)

const LOST = 'This did not load. Your slip is safe.'
const TROUBLE = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/

test('P49 a slip whose parts are on their way is open at once; lost, it says so over the list that stays, and tried again it is there', async () => {
  await untilMatches(BOOK)
  const { page, watch } = await visit({ viewport: PHONE })
  watch.expectTrouble(TROUBLE)
  const held: Route[] = []
  await page.route(`${BOOK}/frame/assets/SlipPanel-*.js`, (route) => void held.push(route))
  await page.goto('/Sports/Altenar?at=/today')
  const frame = await frameAt(page, `${BOOK}/altenar/`)
  await lastRow(frame).locator('button.odds:enabled:visible').first().click()
  await slipButton(page, 'en', 1).click()
  const slip = frame.getByRole('dialog', { name: 'Betslip', exact: true })
  await slip.getByRole('status').getByText('Loading').waitFor({ state: 'attached' })
  await expect.poll(() => held.length, FOLLOWS).toBe(1)
  await held[0]!.abort()
  await slip.getByText(LOST).waitFor()
  await keepPicture(page, 'slip-lost')
  await expectAccessible(page, 'a slip whose parts are lost')
  await slip.getByRole('button', { name: 'Close the betslip' }).click()
  await lastRow(frame).waitFor()
  await page.unrouteAll()
  await slipButton(page, 'en', 1).click()
  await slip.getByLabel('Stake', { exact: true }).waitFor()
})

test('P49 my bets that did not come are tried again by themselves when the line is back', async () => {
  await untilMatches(BOOK)
  const { page, watch, context } = await visit({ viewport: PHONE })
  watch.expectTrouble(TROUBLE)
  const account = newAccount()
  await stack().calls.register(account)
  await logIn(page, account)
  await page.route(`${BOOK}/frame/assets/MyBetsPage-*.js`, (route) => route.abort())
  await page.goto('/Sports/Altenar?at=/today')
  const frame = await frameAt(page, `${BOOK}/altenar/`)
  await lastRow(frame).waitFor()
  await frame.getByRole('link', { name: 'My bets', exact: true }).click()
  await frame.getByText(LOST).waitFor()
  await page.unrouteAll()
  await context.setOffline(true)
  await context.setOffline(false)
  await frame.getByText('No open bets. What you place stands here.').waitFor()
})
