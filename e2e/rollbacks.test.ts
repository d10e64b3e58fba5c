/** A company takes back a stake whose win was paid: refused, shown to people, and undone by two or left with a reason. */
import { game } from '@uwanja/contract/site/game'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, FOLLOWS } from './acts.ts'
import { DESK, useBrowser } from './browser.ts'
import { COMPANY_ENV, companyAt } from './company.ts'
import { approve, ask, expectTablesFit, go, main } from './office-acts.ts'
import { anOperator, makeItOnesOwn } from './office-log-ins.ts'
import { useStack } from './stack.ts'

const stack = useStack({ env: { DEMO: '1', ...COMPANY_ENV } })
const visit = useBrowser(stack)

/** The demo player with money: 25,000.00. */
const RICH = { national: '8031234561', msisdn: '2348031234561', password: 'demo-uwanja-1' }
const [WELL, REFUSED] = [200, 411]

test('M04 O13 a rollback after a paid win is refused, and two people undo the round or one leaves it', async () => {
  const { api, calls, office, site } = stack()
  const token = await calls.token(RICH)
  const launched = { productId: '3', gameId: '7001', lang: 'en', freeplay: '0' } as const
  const { data } = await calls.call(game.startBetsolutions, launched, token)
  const company = companyAt(`${site}/callbacks/games/betsolutions`)
  const seat = await company.enter(new URL(data.url).searchParams.get('Token') ?? '')
  const wonAndTakenBack = async (round: string) => {
    expect(await company.move('Bet', round, seat, 1000)).toBe(WELL)
    expect(await company.move('Win', round, seat, 2500)).toBe(WELL)
    expect(await company.move('CancelBet', round, seat, 1000)).toBe(REFUSED)
  }
  await wonAndTakenBack('first')
  expect(await company.move('CancelBet', 'first', seat, 1000)).toBe(REFUSED)
  expect(await calls.balance(token)).toBe(25_015)

  const { name, firstPassword } = JSON.parse(/uwanja-operator (.*)/.exec(api.printed())![1]!) as Record<string, string>
  const first = (await visit({ viewport: DESK })).page
  await makeItOnesOwn(first, office, name!, firstPassword!)
  await first.getByRole('heading', { name: 'Overview' }).waitFor()
  const second = (await visit({ viewport: DESK })).page
  await anOperator(second, first, office, { name: 'baraka', role: 'Admin' })

  await go(first, 'Refused rollbacks')
  const page = main(first)
  await page.getByText('Waiting: 1').waitFor()
  await page.getByText('2 times').waitFor()
  const rows = page.getByRole('table', { name: 'Movements of the round' }).getByRole('row')
  expect(await rows.filter({ hasText: 'first-bet' }).innerText()).toContain('10.00')
  expect(await rows.filter({ hasText: 'first-win' }).innerText()).toContain('25.00')
  await expectTablesFit(first)
  await expectAccessible(first, 'refused rollbacks')
  await ask(first, 'Undo the win, give the stake back')
  await page.getByText('It waits until somebody else approves it.').first().waitFor()
  expect(await calls.balance(token)).toBe(25_015)
  await approve(second)
  await expect.poll(() => calls.balance(token), FOLLOWS).toBe(25_000)

  await wonAndTakenBack('second')
  await go(first, 'Overview')
  await go(first, 'Refused rollbacks')
  await page.getByText('second-bet').first().waitFor()
  await button(page, 'Leave both as they are').click()
  const dialog = first.getByRole('dialog')
  await dialog.getByLabel('Why').fill('agreed with the company')
  await button(dialog, 'Leave both as they are').click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('No refused rollback waits.').waitFor()
  expect(await calls.balance(token)).toBe(25_015)
})
