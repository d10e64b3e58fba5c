/** A player sets a limit and plays against it, then excludes themselves: no deposit any more, and the way to their money stays open. */
import { protection } from '@uwanja/contract/site/protection'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, expectBalance, fieldOf, fillDetails, FOLLOWS, goTo, logIn, sendAmount, sendLogin } from './acts.ts'
import { useBrowser } from './browser.ts'
import { newAccount } from './site-client.ts'
import { useStack } from './stack.ts'
import { openTable, stake } from './zeppelin.ts'

const stack = useStack()
const visit = useBrowser(stack)

test('B01 B02 B05 B08 a limit is felt in the game and at the cashier, and an exclusion leaves only the way out', async () => {
  const { calls, world } = stack()
  const account = newAccount()
  await calls.register(account)
  const token = await calls.token(account)
  await calls.deposit(token, '5000')
  await world.approve(account.msisdn, (await world.prompt(account.msisdn)).id)
  const { page, watch } = await visit()
  await logIn(page, account)
  await expectBalance(page, '5,000.00')

  await page.goto('/security')
  await page.getByRole('link', { name: 'Limits and breaks' }).click()
  await page.waitForURL('**/ResponsibleGaming#rules')
  const main = page.getByRole('main')
  const setLimit = async (name: string, amount: string) => {
    await button(main, name).click()
    await fieldOf(page.getByRole('dialog'), 'At most').fill(amount)
    await button(page.getByRole('dialog'), 'Save').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await setLimit('Set: Stakes, a day', '100')
  const toast = page.getByText('Saved. It holds from now on.')
  await toast.waitFor()
  await button(main, 'Start the break').click()
  const question = page.getByRole('dialog')
  await question.waitFor()
  // Said still, and beside what is asked: in the dialog, because all else is inert.
  const [said, asked] = [
    await question.getByText('Saved. It holds from now on.').boundingBox(),
    await question.boundingBox(),
  ]
  expect(said!.y + said!.height).toBeLessThan(asked!.y)
  await button(question, 'Cancel').click()
  await setLimit('Set: Deposits, a week', '5500')
  await main.getByText('5,000.00 of 5,500.00 NGN').waitFor()
  await setLimit('Change: Stakes, a day', '900')
  await main.getByText('You asked for 900.00 NGN.').waitFor()
  await main.getByText('0.00 of 100.00 NGN').waitFor()
  await expectAccessible(page, 'the rules with a wish that waits')

  await page.goto('/')
  const { popup, game } = await openTable(page, () =>
    page.getByRole('navigation').getByRole('button', { name: 'Zeppelin' }).first().click(),
  )
  await stake(game, world, '101.00')
  await expect
    .poll(() => game.getByRole('status').allInnerTexts(), FOLLOWS)
    .toContainEqual(expect.stringContaining('This stake is above your own limit. No money moved.'))
  await popup.close()
  await goTo(page, 'Deposit', '/deposit')
  await sendAmount(page, '501')
  await main.getByText('This would go over the deposit limit that you set yourself. No money moved.').waitFor()

  // The session is over before the dialog that says so is closed: a poll may still ask with it.
  watch.expectTrouble(/401/)
  await page.goto('/ResponsibleGaming#rules')
  await button(main, 'Exclude myself').click()
  const dialog = page.getByRole('dialog', { name: 'Exclude yourself?' })
  await fieldOf(dialog, 'Your password').fill('not my password')
  await button(dialog, 'Exclude myself').click()
  await dialog.getByText('The password is not correct. Nothing was changed.').waitFor()
  await fieldOf(dialog, 'Your password').fill(account.password)
  await button(dialog, 'Exclude myself').click()
  await button(page.getByRole('dialog', { name: 'You are excluded' }), 'Log out').click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await calls.call(protection.getRules, {}, token)).toMatchObject({ status: 'UNAUTHORIZED' })

  await page.goto('/login')
  await sendLogin(page, account.national, account.password)
  await page.waitForURL((url) => url.pathname !== '/login')
  const bar = page.getByRole('navigation', { name: 'Quick links' })
  await bar.getByRole('link', { name: 'Messages' }).waitFor()
  expect(await page.getByRole('link', { name: 'Deposit' }).count()).toBe(0)
  await page.goto('/deposit')
  await main.getByText('You have excluded yourself until').waitFor()
  expect(await fieldOf(main, 'Amount').count()).toBe(0)
  await expectAccessible(page, 'the deposit page of a player who excluded themselves')
  await main.getByRole('alert').or(main.getByRole('status')).getByRole('link', { name: 'Withdraw' }).click()
  await fillDetails(page)
  await sendAmount(page, '1000')
  await expectBalance(page, '4,000.00')
})

test('B07 the reminder tells time and result, and puts nothing in the way of leaving', async () => {
  const { calls } = stack()
  const account = newAccount()
  await calls.register(account)
  const { page } = await visit({ language: 'en' })
  await page.clock.install()
  let isDue = false
  // The platform's clock cannot be moved from here: what it says in an hour is said now.
  await page.route(`**${protection.getSession.path}*`, async (route) => {
    const answer = await route.fetch()
    const said = (await answer.json()) as { data: object }
    await route.fulfill({ json: isDue ? { ...said, data: { ...said.data, reminderInS: 0 } } : said })
  })
  await logIn(page, account)
  const asked = page.waitForResponse((answer) => answer.url().includes(protection.getSession.path))
  await page.goto('/')
  await asked
  const dialog = page.getByRole('dialog', { name: 'A moment, please' })
  const anHourLater = async () => {
    // On a busy machine the page may not have set its timer yet: then the next hour is the one.
    isDue = true
    await page.clock.fastForward('01:00:05')
    return dialog.isVisible()
  }
  await expect.poll(anHourLater, FOLLOWS).toBe(true)
  await dialog.getByText('Neither won nor lost').waitFor()
  await dialog.getByText('No stake is taken until you continue.').waitFor()
  await expectAccessible(page, 'the reminder')
  isDue = false
  const heard = page.waitForResponse((answer) => answer.url().includes(protection.answerReminder.path))
  await button(dialog, 'Continue').click()
  expect(((await (await heard).json()) as { status: string }).status).toBe('SUCCESS')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(anHourLater, FOLLOWS).toBe(true)
  await button(dialog, 'Log out').click()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
})
