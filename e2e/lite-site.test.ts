/** The account without a script: in a text browser by its keys, in a small window, and how a browser comes to it and leaves it. */
import type { BrowserContext, Page } from 'playwright-core'
import { freePort } from '@uwanja/runtime/free-port'
import { user } from '@uwanja/contract/site/user'
import { afterAll, describe, expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, fieldOf, FOLLOWS } from './acts.ts'
import { PHONE, useBrowser } from './browser.ts'
import { useStack } from './stack.ts'
import { hasTextBrowser, textBrowser } from './text-browser.ts'

const bookPort = await freePort()
const stack = useStack({ env: { DEMO: '1', BOOK_PORT: String(bookPort) } })
const visit = useBrowser(stack)

const RICH = { national: '8031234561', msisdn: '2348031234561', password: 'demo-uwanja-1' }

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['UWANJA_PICTURES']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

async function expectNarrow(page: Page, name: string): Promise<void> {
  const width = await page.evaluate<number>('document.documentElement.scrollWidth')
  expect(width, name).toBeLessThanOrEqual(PHONE.width)
}

async function logInLite(page: Page): Promise<void> {
  await page.goto('/lite/login')
  await fieldOf(page, 'Mobile number').fill(`0${RICH.national}`)
  await fieldOf(page, 'Password').fill(RICH.password)
  await button(page, 'Log in').click()
  await page.getByRole('heading', { level: 1, name: 'Balance' }).waitFor()
}

describe('O80 P25 in Lynx', () => {
  const lynx = hasTextBrowser ? textBrowser() : null
  afterAll(() => lynx?.close())

  // Skipped only where Lynx is not installed: npm install cannot bring it.
  test.skipIf(!lynx)('O80 logs in by keys, asks for money on the phone, and sees it come', async () => {
    const at = (place: string): string => `${stack().site}/lite/${place}`
    // Beyond the five links of the head: the number, the password, the button.
    await lynx!.walk(at('login'), [['tab', 5], RICH.national, ['tab'], RICH.password, ['tab'], ['enter']])
    expect(lynx!.cookies()).toContain('uwanja_lite')
    expect(await lynx!.read(at('history'))).toContain('Transaction history')
    const before = await lynx!.read(at(''))
    expect(before).toContain('25,000.00 NGN')
    // Beyond eight links: the amount, the button.
    await lynx!.walk(at('deposit?m=FastHubPayBillDeposit'), [['tab', 8], '1500', ['tab'], ['enter']])
    const { id, amount } = await stack().world.prompt(RICH.msisdn)
    expect(amount).toBe('1500.00')
    await stack().world.approve(RICH.msisdn, id)
    await expect.poll(() => lynx!.read(at('')), FOLLOWS).toContain('26,500.00 NGN')
  })

  test.skipIf(!lynx)(
    'P25 Y90 Y92 opens the light sportsbook by keys, finds a match, bets on it and sees the bet',
    async () => {
      const reader = textBrowser()
      const account = await stack().calls.register()
      const token = await stack().calls.token(account)
      await stack().calls.deposit(token, '1000')
      const { id } = await stack().world.prompt(account.msisdn)
      await stack().world.approve(account.msisdn, id)
      await expect.poll(() => stack().calls.balance(token), FOLLOWS).toBe(1_000)
      const [home, away, odds] = await aMatch(reader)

      const at = (place: string): string => `${stack().site}/lite/${place}`
      await reader.walk(at('login'), [['tab', 5], account.national, ['tab'], account.password, ['tab'], ['enter']])
      await reader.walk(at('sports'), [
        { to: 'Open the light' },
        ['enter'],
        // Beyond the seven links of the head: what is searched for, the button.
        ...[['tab', 7] as const, home, ['tab'] as const, ['enter'] as const, { keep: 'found' }],
        ...[{ to: `${home} ${odds}` }, ['enter'] as const],
        // It is led back to the match that it picked, below the head.
        ...[['top'] as const, { to: 'Slip (1)' }, ['enter'] as const],
        // Beyond the head, the match, the button that removes it and the kind of bet: the stake, what if odds change, the button.
        ...[['tab', 10] as const, '100', ['tab', 2] as const, ['enter'] as const, { keep: 'slip' }],
        ...[{ to: 'Place for 100' }, ['enter'] as const, { keep: 'placed' }],
        ...[{ to: 'My bets' }, ['enter'] as const, { keep: 'bets' }],
      ])
      expect(reader.kept('found')).toContain(`${home} – ${away}`)
      expect(reader.kept('slip')).toContain(`: ${home} ${odds}`)
      expect(reader.kept('slip')).toContain('You pay 100.00 NGN')
      expect(reader.kept('placed')).toContain('Accepted')
      expect(reader.kept('bets')).toContain('Single · Open')
      expect(await reader.read(at(''))).toContain('900.00 NGN')
      reader.close()
    },
  )
})

/** Of the next day's first page the match that begins last, with the odds of its home side, as whoever has not logged in reads it. */
async function aMatch(
  reader: ReturnType<typeof textBrowser>,
): Promise<readonly [home: string, away: string, odds: string]> {
  const list = async () => {
    const text = await reader.read(`http://127.0.0.1:${String(bookPort)}/altenarlite/en-GB/today`)
    // The book hears its feed a moment after its start.
    if (text.includes('Suspended')) return []
    return [...text.matchAll(/\* ([\w ]+) – ([\w ]+?) [A-Z][a-z]{2} \d+, \d{4}.*?\(BUTTON\) \1 ([\d.]+)/g)]
  }
  let found: readonly RegExpExecArray[] = []
  await expect.poll(async () => (found = await list()).length, FOLLOWS).toBe(15)
  const [, home, away, odds] = found.at(-1)!
  return [home!, away!, odds!]
}

const PLACES = [
  ...[
    '',
    'deposit',
    'deposit?m=FastHubPayBillDeposit',
    'deposit?m=FastHubMPesaDeposit',
    'withdraw',
    'history',
    'limits',
  ],
  ...[
    'break',
    'exclusion',
    'sports',
    'jackpot',
    'promotions',
    'races',
    'tickets',
    'inbox',
    'write',
    'number',
    'details',
    'password',
    'nowhere',
  ],
] as const

describe('O80 in a small window', () => {
  test.each(['light', 'dark'] as const)('O80 every page is accessible and fits, in the %s theme', async (theme) => {
    const { page, watch } = await visit({ theme })
    watch.expectTrouble(/status of 404/)
    for (const place of ['', 'login', 'register', 'recover']) {
      await page.goto(`/lite/${place}`)
      await expectAccessible(page, place)
      await expectNarrow(page, place)
      await picture(page, `visitor-${place || 'home'}-${theme}`)
    }
    await logInLite(page)
    for (const place of PLACES) {
      await page.goto(`/lite/${place}`)
      await expectAccessible(page, place)
      await expectNarrow(page, place)
      await picture(page, `${place.replace(/\W/g, '-') || 'home'}-${theme}`)
    }
    await page.goto('/lite/limits?lang=zh')
    await picture(page, `zh-${theme}`)
    await page.goto('/lite/exclusion?lang=sw')
    await picture(page, `sw-${theme}`)
  })

  test('O80 without scripts the sportsbook’s light pages open with the player’s session', async () => {
    const { page } = await visit({ scripts: 'off' })
    await logInLite(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Sports' }).click()
    await expect
      .poll(async () => {
        await button(page, 'Open the light sportsbook').click()
        return page.url()
      }, FOLLOWS)
      .toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${String(bookPort)}/altenarlite/en-GB/~`))
    await page.getByRole('link', { name: 'My bets' }).click()
    await page.getByRole('heading', { level: 1, name: 'Open bets' }).waitFor()
    expect(await page.getByText('Log in on the page around this one to bet.').count()).toBe(0)
    await picture(page, 'sportsbook')
  })
})

/** A browser that knows no layers. */
async function makeOld(context: BrowserContext): Promise<void> {
  await context.addInitScript('delete window.CSSLayerBlockRule')
}

describe('O84 the way to /lite and back', () => {
  test('O84 a browser below the floor is led there by itself, in its language, and stays where it asks to', async () => {
    const { page, context } = await visit({ language: 'sw' })
    await makeOld(context)
    await page.goto('/register?lang=sw')
    await page.waitForURL(/\/lite\/register\?lang=sw$/)
    await page.goto('/?lang=sw')
    await page.waitForURL(/\/lite\/?\?lang=sw$/)
    await page.getByRole('link', { name: 'Tovuti kamili' }).click()
    await page.waitForURL(/\/\?full$/)
    await page.goto('/Terms')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/Terms')
  })

  test('O84 without scripts a log-in is led there, and other pages have the link first', async () => {
    const { page } = await visit({ scripts: 'off' })
    await page.goto('/login?lang=zh')
    await page.waitForURL(/\/lite\/login\?lang=zh$/)
    await page.goto('/Terms?lang=en')
    await page.locator('noscript a').click()
    await page.getByRole('heading', { level: 1, name: 'Light site' }).waitFor()
  })

  test('O84 the site has the switch, and says what the visit has cost', async () => {
    const { page } = await visit()
    await page.goto('/Terms')
    const cost = page.getByText(/This visit has cost about \d+ KB\./)
    await cost.waitFor()
    const kb = async () => Number(/about (\d+) KB/.exec(await cost.innerText())![1])
    const first = await kb()
    expect(first).toBeGreaterThan(50)
    await page.goto('/slots')
    await expect.poll(kb, FOLLOWS).toBeGreaterThan(first)
    await picture(page, 'switch')
    await page.getByRole('link', { name: 'Light site' }).click()
    await page.getByText(/This visit has cost about \d KB\./).waitFor()
  })

  test('O81 a log-in at /lite is none at the site, and the other way round', async () => {
    const { page, context } = await visit()
    await logInLite(page)
    const names = (await context.cookies()).map(({ name }) => name).sort()
    expect(names).toEqual(['uwanja_device', 'uwanja_lite', 'uwanja_lite_cost'])
    await page.goto('/')
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
    const { data } = await stack().calls.call(user.getBalance, {}, '')
    expect(data).toBeNull()
  })
})
