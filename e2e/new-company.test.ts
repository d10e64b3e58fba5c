/**
 * A company that nobody knows yet, made by `npm run new-provider` and by nothing else: money comes and goes through it in the
 * browser, in a site that was built before it was thought of, and its game opens. It builds a copy of the project, in a deep run
 * alone; that what `new-provider` makes passes its suites is looked at each time (tools/new-provider.test.ts).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { game } from '@uwanja/contract/site/game'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { button, expectBalance, fieldOf, FOLLOWS, logIn, openMethod } from './acts.ts'
import { useBrowser } from './browser.ts'
import { DATABASES, onDatabase } from './postgres.ts'
import { copyProject, type ProjectCopy } from './project-copy.ts'
import { newAccount, type Account } from './site-client.ts'
import { useStack } from './stack.ts'

const inDeep = test.runIf(process.env['UWANJA_DEEP'])
// A plug begins with test players alone, and only its database can make somebody one without an operator.
const forTestPlayers = test.runIf(process.env['UWANJA_DEEP'] && DATABASES.includes('postgres'))

let copy: ProjectCopy
beforeAll(async () => {
  copy = copyProject()
  await copy.tool('new-provider.ts', 'payment', 'acme-pay')
  await copy.tool('new-provider.ts', 'game', 'acme-games')
  await copy.build()
})
afterAll(() => copy.remove())

const env = { GAME_LISTS: 'hourly', WITHDRAW_HOLD_S: '1', WITHDRAW_DOUBT_S: '0' }
const stack = useStack({ database: DATABASES.at(-1)!, env, root: () => copy.root })
const visit = useBrowser(stack)

async function codeOf(msisdn: string): Promise<string> {
  const texts = (await stack().world.messages(msisdn)).map(({ text }) => /Your code is (\d{6})/.exec(text)?.[1])
  return texts.find((code) => code !== undefined) ?? ''
}

let account: Account
beforeAll(async () => {
  const { calls, databaseUrl } = stack()
  account = newAccount()
  await calls.register(account)
  await calls.named(await calls.token(account))
  if (databaseUrl !== '')
    await onDatabase(databaseUrl, `update player set rank_id = 33 where number = '${account.msisdn}'`)
})

inDeep('M25 the programs that serve players hold nothing of what plays the companies', () => {
  const folder = join(copy.root, 'dist/server')
  const code = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const holds = (word: string) => code.filter((name) => readFileSync(join(folder, name), 'utf8').includes(word))
  expect(holds('AcmePayDeposit')).not.toEqual([])
  for (const word of ['openOrders', 'openVisits', 'PaymentSubject', 'gswCallbackClient('])
    expect([word, holds(word)]).toEqual([word, []])
})

forTestPlayers('M25 M26 D01 W01 money comes and goes through a company that was made a minute ago', async () => {
  const { world, calls } = stack()
  const { page } = await visit()
  await logIn(page, account)
  await page.goto('/deposit')
  const deposit = await openMethod(page, 'Acme Pay')
  await deposit.getByText('Type an amount, then approve it on your phone with your PIN.').waitFor()
  await fieldOf(deposit, 'Amount').fill('700')
  await button(deposit, 'Send').click()
  await deposit.getByRole('alert').waitFor()
  await fieldOf(deposit, 'From which wallet').selectOption('SAVINGS')
  await button(deposit, 'Send').click()
  // Savings want a code, which comes again when it was wrong.
  await deposit.getByText('Savings want a code. It has been sent to your phone by SMS.').waitFor()
  await fieldOf(deposit, 'Code').fill('000')
  await button(deposit, 'Continue').click()
  await deposit.getByRole('alert').waitFor()
  await fieldOf(deposit, 'Code').fill(await codeOf(account.msisdn))
  await button(deposit, 'Continue').click()
  await world.approve(account.msisdn, (await world.prompt(account.msisdn)).id)
  await expectBalance(page, '700.00')

  await page.goto('/withdraw')
  const withdraw = await openMethod(page, 'Acme Pay')
  await withdraw.getByText('The money goes to your own number.').waitFor()
  await fieldOf(withdraw, 'Amount').fill('500')
  await button(withdraw, 'Send').click()
  const token = await calls.token(account)
  await expect
    .poll(async () => {
      await world.shiftClock(5)
      return (await world.wallet(account.msisdn)).movements
        .filter(({ kind }) => kind === 'in')
        .map(({ amount }) => amount)
    }, FOLLOWS)
    .toEqual(['500.00'])
  await expect.poll(() => calls.balance(token), FOLLOWS).toBe(200)
  // The history says it in the player's words.
  await page.goto('/TransactionHistory')
  await page.getByText('Acme Pay').first().waitFor()
})

inDeep('M25 G07 its game opens, for nothing and for money', async () => {
  const { calls } = stack()
  const wanted = { ...game.startGame.example, company: 'acme-games', gameId: '1001', freeplay: '1' }
  // The companies' lists are taken when the server has started.
  await expect.poll(async () => (await calls.call(game.startGame, wanted)).status, FOLLOWS).toBe('SUCCESS')
  const { page } = await visit()
  await logIn(page, account)
  const frame = page.frameLocator('iframe[title="Game window"]')
  for (const [freeplay, says] of [
    ['1', 'Playing for fun, without money'],
    ['0', 'Playing with real money'],
  ]) {
    await page.goto(`/game/Start/acme-games?gameId=1001&freeplay=${freeplay}`)
    await frame.getByText(says!).waitFor()
  }
})
