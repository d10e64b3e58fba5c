/** The server's page and the browser's memory: words before scripts, the second visit without a connection, nothing private kept. */
import { LANGUAGES, type Language } from '@uwanja/contract/wire/constants'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { button, fieldOf, FOLLOWS, logIn, openMenu, sendAmount, storedUser } from './acts.ts'
import { useBrowser, type Visitor } from './browser.ts'
import { keepOtherwise, keptAddresses, keptSince, untilKept } from './kept.ts'
import { newAccount } from './site-client.ts'
import { useStack } from './stack.ts'
import { WORDS } from './words.ts'

const stack = useStack()
const open = useBrowser(stack)

const OFFLINE: Readonly<Record<Language, readonly [title: string, text: string, retry: string]>> = {
  en: ['You are offline', 'Nothing was sent, and your money is as it was.', 'Try again'],
  sw: ['Huna mtandao', 'pesa zako ziko kama zilivyokuwa', 'Jaribu tena'],
  zh: ['网络已断开', '您的钱没有变动', '重试'],
}

/** The browser says of everything that it could not load that it could not load it. */
const NO_NET = /Failed to load resource: (net::ERR_INTERNET_DISCONNECTED|the server responded with a status of 503)/

/** Runs when the HTML is there and no script of the site has run: notes what a person sees then, and marks the element. */
const LOOK_EARLY = `document.addEventListener('readystatechange', () => {
  const root = document.getElementById('root')
  if (document.readyState !== 'interactive' || !root) return
  window.seenEarly = getComputedStyle(root).visibility === 'hidden' ? '' : root.innerText
  if (root.firstElementChild) root.firstElementChild.fromServer = true
})`
/** While React takes the page over in slices: a choice is two events, and the first has it end the taking over at once. */
const CHOOSE_AT_TAKING_OVER = `{
  const post = MessagePort.prototype.postMessage
  MessagePort.prototype.postMessage = function (...told) {
    if (document.documentElement.dataset.shell === 'server' && window.chosenIn === undefined) {
      window.chosenIn = 'server'
      queueMicrotask(() => {
        const select = document.querySelector('header select')
        select.selectedIndex = [...select.options].findIndex(({ value }) => value === 'sw')
        for (const one of ['input', 'change']) select.dispatchEvent(new Event(one, { bubbles: true }))
      })
    }
    return post.apply(this, told)
  }
}`
const isTakingOver = (page: Page) => page.evaluate<boolean>(`'shell' in document.documentElement.dataset`)
const seenEarly = (page: Page) => page.evaluate<string>('window.seenEarly')
const isTakenOver = (page: Page) =>
  page.evaluate<boolean>(
    `document.querySelector('#root > *').fromServer === true && !document.documentElement.dataset.shell`,
  )

async function visitAll({ page }: Visitor, language: Language): Promise<void> {
  for (const path of ['/', '/login', '/register', '/Terms']) {
    await page.goto(`${path}?lang=${language}`)
    await expect.poll(() => isTakenOver(page), FOLLOWS).toBe(true)
    expect(await page.evaluate('document.documentElement.lang')).toBe(language)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    expect(await seenEarly(page), path).toContain(heading)
  }
}

describe('the server’s page', () => {
  test.each(LANGUAGES)(
    'S19 %s: its words are there before any script, and the site takes over the same elements',
    async (language) => {
      const visitor = await open()
      await visitor.context.addInitScript(LOOK_EARLY)
      await visitAll(visitor, language)
      await openMenu(visitor.page, language)
    },
  )

  test('S19 the chosen language comes from the server at the next visit', async () => {
    const { page, context } = await open()
    await context.addInitScript(LOOK_EARLY)
    await page.goto('/login')
    await page.getByLabel('Language').first().selectOption('sw')
    await button(page.getByRole('main'), WORDS.sw.logIn).waitFor()
    await page.reload()
    await expect.poll(() => isTakenOver(page), FOLLOWS).toBe(true)
    expect(await seenEarly(page)).toContain(WORDS.sw.logIn)
  })

  test('S19 a language that is chosen in the moment in which the site takes its page over is the one that stays', async () => {
    const { page, context } = await open()
    await context.addInitScript(CHOOSE_AT_TAKING_OVER)
    await page.goto('/login')
    await button(page.getByRole('main'), WORDS.sw.logIn).waitFor()
    await expect.poll(() => isTakingOver(page), FOLLOWS).toBe(false)
    expect(await page.evaluate('[window.chosenIn, localStorage.appLanguage]')).toEqual(['server', 'sw'])
  })

  test('R60 what is typed and tapped before the scripts are there is not lost, read like anything typed, and never leaves by the address', async () => {
    const { page, context } = await open()
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await context.route('**/assets/*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await fieldOf(page, WORDS.en.mobile).fill('0803 999 9999')
    await fieldOf(page, WORDS.en.password).fill('a-wrong-password')
    await button(page.getByRole('main'), WORDS.en.logIn).click({ noWaitAfter: true })
    letThrough()
    await page.getByRole('alert').getByText(WORDS.en.wrongPassword).waitFor()
    expect(await fieldOf(page, WORDS.en.mobile).inputValue()).toBe('8039999999')
    expect(new URL(page.url()).search).toBe('')
  })

  test('S16 my bets, tapped on the server’s page, goes at once and sets its flags', async () => {
    const { page, context } = await open()
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await context.route('**/assets/*', async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'My bets' }).last().click({ noWaitAfter: true })
    await page.waitForURL('**/Sports/MyBets', { waitUntil: 'commit' })
    letThrough()
    await page.waitForURL('**/login')
    const flags = await page.evaluate<unknown>('[localStorage.myBets, localStorage.myBetsClicked]')
    expect(flags).toEqual(['1', '1'])
  })

  // Home is the same for everybody (home-player.test.ts).
  test('R90 a player never sees the visitors’ page of a lobby', async () => {
    const account = newAccount()
    await stack().calls.register(account)
    const { page, context } = await open()
    await logIn(page, account)
    await context.addInitScript(LOOK_EARLY)
    await page.goto('/slots')
    await page.getByRole('banner').getByRole('status').waitFor()
    expect(await seenEarly(page)).toBe('')
  })
})

describe('a second visit', () => {
  test('R128 asks whether the page that it kept may stay, and reads it anew when it is another one or six hours old', async () => {
    const { page } = await open({ site: 'kept' })
    await page.goto('/')
    await untilKept(page, '/')
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toUTCString()
    const nowAsked = () => page.waitForEvent('requestfinished', (one) => /GetNow/i.test(one.url()))
    const young = hoursAgo(5.9)
    await keepOtherwise(page, { date: young })
    const asked = nowAsked()
    await page.goto('/')
    // What is on now is not that of hours ago.
    await asked
    expect(await keptSince(page)).toBe(young)
    await keepOtherwise(page, { date: hoursAgo(6.1) })
    await page.goto('/')
    await expect.poll(() => keptSince(page), FOLLOWS).not.toBe(hoursAgo(6.1))
    await keepOtherwise(page, { date: young, 'x-site-shell': 'of another market' })
    await page.goto('/')
    await expect.poll(() => keptSince(page), FOLLOWS).not.toBe(young)
  })
})

describe('without a connection', () => {
  test('the second visit begins with what was kept; other pages say honestly that nothing happened', async () => {
    const { page, context, watch } = await open({ site: 'kept' })
    watch.expectTrouble(NO_NET)
    await page.goto('/')
    await untilKept(page, '/')
    await context.setOffline(true)
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: 'The lights are on. Take the field.' }).waitFor()
    await openMenu(page)
    await page.goto('/PrivacyPolicy')
    await page.getByRole('heading', { level: 1, name: OFFLINE.en[0] }).waitFor()
    await page.getByRole('alert').getByText(OFFLINE.en[1]).waitFor()
    await context.setOffline(false)
    await page.getByRole('link', { name: OFFLINE.en[2] }).click()
    await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor()
  })

  test('K05 D11 an open page says that the line is lost, that nobody knows of money on its way, and that the line is back', async () => {
    const account = newAccount()
    await stack().calls.register(account)
    const { page, context, watch } = await open()
    watch.expectTrouble(/Failed to load resource|Failed to fetch|failed/)
    await logIn(page, account)
    await page.goto('/deposit')
    const main = page.getByRole('main')
    await fieldOf(main, 'Amount').first().waitFor()
    const lost = page.getByRole('status').getByText('No connection to Uwanja. We keep trying.')
    expect(await lost.count()).toBe(0)
    await context.route('**/api/**', (route) => route.abort())
    await sendAmount(page, '700')
    await lost.waitFor()
    const unknown = main.getByRole('alert').filter({ hasText: 'do not know whether this went through' })
    await unknown.waitFor()
    // What was typed stays, and may be sent again by who has looked.
    expect(await fieldOf(main.getByRole('region', { name: 'Fast deposit' }), 'Amount').inputValue()).toBe('700')
    await context.unroute('**/api/**')
    await lost.waitFor({ state: 'detached' })
    await unknown.getByRole('link', { name: 'Open history' }).click()
    await page.waitForURL('**/TransactionHistory')
  })

  test('R122 a dialog whose script does not come keeps the page and what was typed, and opens when the line is back', async () => {
    const { page, context, watch } = await open()
    watch.expectTrouble(/Failed to load resource|Failed to fetch|failed|dynamically imported/)
    await page.goto('/login')
    await expect.poll(() => isTakingOver(page), FOLLOWS).toBe(false)
    const number = fieldOf(page, 'Mobile number')
    await number.fill('8031112223')
    await context.route('**/assets/**', (route) => route.abort())
    await button(page, 'Forgot password?').click()
    await page.getByRole('status').getByText('No connection to Uwanja. We keep trying.').waitFor()
    expect(await number.inputValue()).toBe('8031112223')
    await context.unroute('**/assets/**')
    // The dialog has taken the number over.
    await page.getByRole('dialog').waitFor()
    expect(await number.first().inputValue()).toBe('8031112223')
  })

  test('R121 a deposit whose answer was lost and that is sent again is one request on the phone', async () => {
    const account = newAccount()
    await stack().calls.register(account)
    const { page, watch } = await open()
    watch.expectTrouble(/Failed to load resource|Failed to fetch|failed/)
    await logIn(page, account)
    await page.goto('/deposit')
    const main = page.getByRole('main')
    await fieldOf(main, 'Amount').first().waitFor()
    // It reaches the server; what the server answers does not reach the page.
    const isDeposit = (url: URL) => url.pathname.toLowerCase().endsWith('/registerfasthubpaybilldeposit')
    await page.route(
      isDeposit,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await sendAmount(page, '700')
    await main.getByRole('alert').filter({ hasText: 'do not know whether this went through' }).waitFor()
    await sendAmount(page, '700')
    await main.getByRole('heading', { name: 'Waiting for your approval' }).waitFor()
    const prompts = await (await fetch(`${stack().sandboxSite}/api/phones/${account.msisdn}/prompts`)).json()
    expect(prompts).toHaveLength(1)
  })

  test.each(['sw', 'zh'] as const)('the offline page speaks %s', async (language) => {
    const { page, context, watch } = await open({ site: 'kept', language })
    watch.expectTrouble(NO_NET)
    await page.goto('/login')
    await untilKept(page, '/login')
    await context.setOffline(true)
    await page.goto('/Affiliates')
    const [title, text, retry] = OFFLINE[language]
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByText(text).waitFor()
    expect(await page.getByRole('link', { name: retry }).count()).toBe(1)
  })

  test('D10 no call, no answer and nothing of the session is ever kept', async () => {
    const account = newAccount()
    await stack().calls.register(account)
    const { page } = await open({ site: 'kept' })
    await logIn(page, account)
    await page.goto('/deposit?token=in-the-address')
    await page.goto('/deposit')
    await untilKept(page, '/deposit')
    const kept = await keptAddresses(page)
    const others = kept.filter((path) => !path.startsWith('/assets/'))
    expect(others.filter((path) => !['/', '/login', '/deposit', '/kept-language'].includes(path))).toEqual([])
    const { token } = (await storedUser(page))!
    const bodies = await page.evaluate<string>(`(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const answers = await Promise.all(stores.map(async (store) => store.matchAll()))
      return (await Promise.all(answers.flat().map((answer) => answer.text()))).join()
    })()`)
    expect(bodies).not.toContain(token)
    expect(bodies).not.toContain('in-the-address')
  })
})
