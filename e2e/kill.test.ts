/** Either process is killed in the middle of a player's money, and comes back: the money moved exactly once. */
import type { HistoryRow } from '@uwanja/contract/site/user'
import type { FrameLocator } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, expectBalance, FOLLOWS, logIn, sendAmount, storedUser, written } from './acts.ts'
import { useBrowser } from './browser.ts'
import { newAccount } from './site-client.ts'
import { useStack } from './stack.ts'
import { openTable, stakeHeld, takeOff } from './zeppelin.ts'

const stack = useStack({ database: 'embedded', env: { DEPOSIT_QUERY_S: '3' } })
const visit = useBrowser(stack)

/** While a process is dead, its requests fail: the browser and the site say so in the console. */
const GONE = /ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY|ERR_NETWORK|Failed to fetch|network error|failed TypeError/i
/** Longer than the first repetitions of a callback that was not answered. */
const REDELIVERED_S = 20 * 60
/** Enough for all stakes of a test. */
const HAD = 3_000
const MOST_STAKES = 8

async function aPlayerWith(major: number) {
  const account = newAccount()
  const { calls, world } = stack()
  await calls.register(account)
  const token = await calls.token(account)
  await calls.deposit(token, String(major))
  await world.approve(account.msisdn, (await world.prompt(account.msisdn)).id)
  await expect.poll(() => calls.balance(token), FOLLOWS).toBe(major)
  return { account, token }
}

const count = (rows: readonly HistoryRow[], type: string) => rows.filter((row) => row.type === type).length

/** Stakes 300.00 and lets time stand still at the moment to kill at. @returns the round, and how many stakes were lost before. */
async function stakeUntil(game: FrameLocator, moment: 'before take-off' | 'in the air') {
  const { world } = stack()
  await world.holdClock()
  for (let lost = 0; lost < MOST_STAKES; lost += 1) {
    await stakeHeld(game, world, '300')
    if (moment === 'before take-off' || (await takeOff(game, world))) {
      const round = Number(/\d+/.exec(await game.getByRole('heading', { level: 1 }).innerText())![0])
      return { round, lost }
    }
  }
  throw new Error(`${MOST_STAKES} flights in a row were over at once; that is less likely than a fault.`)
}

test.each(['before take-off', 'in the air'] as const)(
  'G10 Z08 L8 a stake comes back exactly once when the sandbox is killed %s',
  async (moment) => {
    const { account, token } = await aPlayerWith(HAD)
    const { calls, sandbox } = stack()
    const { page, watch } = await visit()
    watch.expectTrouble(GONE)
    await logIn(page, account)
    const { popup, game } = await openTable(page, () => button(page.getByRole('navigation'), 'Zeppelin').click())
    const { round, lost } = await stakeUntil(game, moment)
    await expect.poll(() => calls.balance(token), FOLLOWS).toBe(HAD - 300 * (lost + 1))
    await sandbox.kill()
    await game.getByText('The connection dropped. Connecting again; your bet stays as it is.').waitFor()

    await sandbox.start()
    const past = game.getByRole('navigation', { name: 'Last rounds' })
    const told = await past.getByRole('link', { name: new RegExp(`^Round ${round}: `) }).getAttribute('aria-label')
    expect(told).toContain('stopped; stakes went back')
    const left = HAD - 300 * lost
    await expect.poll(() => calls.balance(token), FOLLOWS).toBe(left)
    await expect.poll(() => game.getByRole('banner').innerText(), FOLLOWS).toContain(written(left))
    await popup.close()
    await expectBalance(page, written(left))

    // Killed and started once more: what was said is not said again, or is heard once.
    await sandbox.kill()
    await sandbox.start()
    await aPlayerWith(500)
    const rows = await calls.history(token)
    expect([count(rows, 'bet'), count(rows, 'refund'), count(rows, 'win')]).toEqual([lost + 1, 1, 0])
    expect(await calls.balance(token)).toBe(left)
  },
)

test('D12 L8 L9 a deposit is credited exactly once when the API is killed while it is pending', async () => {
  const { account, token } = await aPlayerWith(1_000)
  const { api, calls, world } = stack()
  const { page, watch } = await visit()
  watch.expectTrouble(GONE)
  await logIn(page, account)
  await page.goto('/deposit')
  await sendAmount(page, '700')
  await page.getByRole('heading', { name: 'Waiting for your approval' }).waitFor()
  const prompt = await world.prompt(account.msisdn)
  expect(prompt.amount).toBe('700.00')
  await api.kill()
  // Paid while nobody is there to hear of it: the callback finds a closed door.
  await world.approve(account.msisdn, prompt.id)
  const callbackTries = async () => (await world.deliveries())[0]?.tries ?? 0
  await expect.poll(callbackTries, FOLLOWS).toBeGreaterThan(0)
  await api.start()

  await expect.poll(() => calls.balance(token), FOLLOWS).toBe(1_700)
  await page.getByText('700.00 NGN is in your balance.').waitFor()
  await expectBalance(page, '1,700.00')
  // The company's callback comes after all, after the status query has credited.
  await world.shiftClock(REDELIVERED_S)
  await expect.poll(async () => (await world.deliveries()).map(({ state }) => state), FOLLOWS).not.toContain('waiting')
  expect((await world.deliveries())[0]).toMatchObject({ state: 'delivered' })
  expect(await calls.balance(token)).toBe(1_700)
  expect(count(await calls.history(token), 'deposit')).toBe(2)
  expect((await world.wallet(account.msisdn)).balance).toBe('98300.00')
  // One failed poll or two: the player is still logged in.
  expect((await storedUser(page))?.balanceInfo.totalBalance).toBe(written(1_700))
})
