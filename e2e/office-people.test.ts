/** What two admins do about people: a colleague is asked for, approved and confirmed; a player's factors and sessions are reset. */
import { security } from '@uwanja/contract/site/security'
import { user } from '@uwanja/contract/site/user'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, FOLLOWS } from './acts.ts'
import { DESK, useBrowser } from './browser.ts'
import { approve, ask, expectTablesFit, go, main } from './office-acts.ts'
import {
  anOperator,
  askForOperator,
  confirmOperator,
  logInAgain,
  makeItOnesOwn,
  readOut,
  shownPassword,
} from './office-log-ins.ts'
import { newAccount } from './site-client.ts'
import { useStack } from './stack.ts'

const stack = useStack({ env: { DEMO: '1' } })
const visit = useBrowser(stack)

test('O24 O25 a colleague is confirmed by two, and two reset a player’s factors; the player hears of it', async () => {
  const { api, calls, office, world } = stack()
  const account = newAccount()
  await calls.register(account)
  const token = await calls.token(account)
  expect(await calls.call(user.updateSmsTwoFactor, {}, token)).toMatchObject({ statusCode: 0 })

  const { name, firstPassword } = JSON.parse(/uwanja-operator (.*)/.exec(api.printed())![1]!) as Record<string, string>
  const first = (await visit({ viewport: DESK })).page
  await makeItOnesOwn(first, office, name!, firstPassword!)
  await first.getByRole('heading', { name: 'Overview' }).waitFor()
  const second = (await visit({ viewport: DESK })).page
  await anOperator(second, first, office, { name: 'baraka', role: 'Admin' })

  await askForOperator(first, 'chinwe', 'Finance')
  await first.getByRole('dialog').getByText('It waits until somebody else approves it.').waitFor()
  await first.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await approve(second)
  // Whoever approves is shown no password, and has no button that makes one.
  expect(await second.getByRole('code').count()).toBe(0)
  await go(second, 'Operators')
  expect(await button(main(second), 'First password: chinwe').count()).toBe(0)
  await go(first, 'Overview')
  await go(first, 'Operators')
  await button(main(first), 'First password: chinwe').click()
  await button(first.getByRole('dialog'), 'First password').click()
  const third = (await visit({ viewport: DESK })).page
  const key = await makeItOnesOwn(third, office, 'chinwe', await shownPassword(first))
  const code = await readOut(third)
  await confirmOperator(first, 'chinwe', code, 'Waits for baraka to confirm')
  await expectAccessible(first, 'an operator who waits')
  await expectTablesFit(first)
  await confirmOperator(second, 'chinwe', code, 'The account of chinwe is open.')
  await logInAgain(third, office, 'chinwe', key)

  await first.goto(`${office}/players?words=${account.msisdn}`)
  await main(first).getByRole('link', { name: account.msisdn }).click()
  await ask(first, 'Ask for a reset of the factors')
  expect(await calls.call(security.getDevices, {}, token)).toMatchObject({ statusCode: 0 })
  await approve(second)
  expect((await calls.call(security.getDevices, {}, token)).status).toBe('UNAUTHORIZED')
  const told = async () => (await world.messages(account.msisdn)).map(({ text }) => text)
  await expect.poll(told, FOLLOWS).toContainEqual(expect.stringContaining('we switched off 2-step verification'))
  // Number and password are enough again.
  const again = await calls.token(account)
  await go(first, 'Overview')
  await first.goBack()
  await main(first).getByRole('heading', { name: 'Log-in' }).waitFor()
  await button(main(first), 'Ask for a reset of the factors').waitFor({ state: 'detached' })
  await ask(first, 'Ask to end the sessions')
  await approve(second)
  expect((await calls.call(security.getDevices, {}, again)).status).toBe('UNAUTHORIZED')
})
