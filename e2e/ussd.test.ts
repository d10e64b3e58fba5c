/** A phone that dials: the PIN set on the site, then a bet by its booking code and a message, from the sandbox's phone. */
import { freePort } from '@uwanja/runtime/free-port'
import type { eventRow } from '@uwanja/contract/book/read'
import type { Page } from 'playwright-core'
import type * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, expectBalance, fieldOf, FOLLOWS, logIn } from './acts.ts'
import { DESK, useBrowser } from './browser.ts'
import { useStack } from './stack.ts'

const bookPort = await freePort()
const BOOK = `http://127.0.0.1:${String(bookPort)}`
const stack = useStack({ env: { DEMO: '1', BOOK_PORT: String(bookPort) } })
const visit = useBrowser(stack)

const RICH = { national: '8031234561', msisdn: '2348031234561', password: 'demo-uwanja-1' }
const PIN = '4071'

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['UWANJA_PICTURES']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

type Row = z.output<typeof eventRow>

async function asked<T>(path: string, body?: object): Promise<T> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`${BOOK}/book/v1/${path}`, body ? sent : {})
  return ((await answer.json()) as { data: T }).data
}

/** A code for the first outcome that is offered of a match that comes. */
async function bookingCode(): Promise<string> {
  let leg: object | undefined
  await expect
    .poll(async () => {
      const list = await asked<{ events: Row[] } | null>('events?hours=48')
      leg = (list?.events ?? [])
        .flatMap(({ id, epoch, markets, isOpen }) =>
          markets.flatMap(({ market, specifiers, status, outcomes }) =>
            outcomes.flatMap(({ id: outcome, odds }) =>
              isOpen && status === 'active' && odds !== null
                ? [{ odds, picks: [{ event: id, market, specifiers, outcome, epoch }] }]
                : [],
            ),
          ),
        )
        .at(0)
      return leg !== undefined
    }, FOLLOWS)
    .toBe(true)
  return (await asked<{ code: string }>('codes/make', { legs: [leg] })).code
}

test('O85 O86 O87 a PIN is set on the site, and a phone bets by a booking code with it', async () => {
  const { page } = await visit({ theme: 'light' })
  await logIn(page, RICH)
  await page.goto('/security')
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: 'PIN for the phone' }).waitFor()
  await fieldOf(main, 'New PIN').fill('1234')
  await button(main, 'Set the PIN').click()
  await main.getByText('This PIN is too easy to guess. Choose another one.').waitFor()
  await expectAccessible(page, 'the PIN')
  await picture(page, 'pin-360')
  await fieldOf(main, 'New PIN').fill(PIN)
  await button(main, 'Set the PIN').click()
  await main.getByText('A PIN is set.').waitFor()
  await button(main, 'Remove the PIN').waitFor()
  await page.setViewportSize(DESK)
  await picture(page, 'pin-1280')

  const code = await bookingCode()
  const { page: phone } = await visit()
  await phone.goto(`${stack().sandboxSite}/phone/${RICH.msisdn}`)
  const screen = phone.getByRole('region', { name: 'Dial a code' })
  const said = screen.getByRole('status')
  await fieldOf(screen, 'USSD code').fill('*384*96#')
  await button(screen, 'Call').click()
  for (const [typed, before] of [
    ['4', /1 Balance/],
    [code, /Enter the booking code/],
    ['200', /1 picks at [\d.]+\. Stake in NGN\?/],
    [PIN, /Stake 200\.00 NGN at [\d.]+: pays up to [\d,.]+ NGN/],
  ] as const) {
    await expect.poll(() => said.innerText(), FOLLOWS).toMatch(before)
    await fieldOf(screen, 'Your answer').fill(typed)
    if (typed === PIN) await picture(phone, 'dialled')
    await button(screen, 'Send').click()
  }
  await expect.poll(() => said.innerText(), FOLLOWS).toMatch(/^Bet \S+: stake 200\.00 NGN\.$/)
  const words = phone.getByRole('region', { name: 'Send words to Uwanja' })
  await fieldOf(words, 'Words').fill('bal')
  await button(words, 'Send').click()
  await phone.getByText('Your balance: 24,800.00 NGN.', { exact: true }).first().waitFor()
  await expectAccessible(phone, 'the phone')
  await picture(phone, 'phone')
  await page.goto('/')
  await expectBalance(page, '24,800.00')
})
