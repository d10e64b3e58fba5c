/** A phone is told: switched on by a tap, said over the outside world's push service, shown by the worker, opened by a tap. */
import { bookBets } from '@uwanja/contract/book/bets'
import { bookRead } from '@uwanja/contract/book/read'
import { banking } from '@uwanja/contract/site/banking'
import { push, type PushShown } from '@uwanja/contract/site/push'
import { sports } from '@uwanja/contract/site/sports'
import { freePort } from '@uwanja/runtime/free-port'
import type { BrowserContext, Page, Worker } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, FOLLOWS, logIn, logOutFrom, openMenu } from './acts.ts'
import { DESK, useBrowser } from './browser.ts'
import { keepPicture } from './pictures.ts'
import type { Account } from './site-client.ts'
import { untilMatches } from './sports-acts.ts'
import { useStack } from './stack.ts'
import { bookAt } from './trading-acts.ts'

// Every page here is a new device, and no operator sits in the office.
const bookPort = await freePort()
const stack = useStack({
  env: { WITHDRAW_HOLD_S: '0', WITHDRAW_DOUBT_S: '0', DEPOSIT_QUERY_S: '3600', BOOK_PORT: String(bookPort) },
})
const visit = useBrowser(stack, 'whole')

interface Subscription {
  readonly id: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

async function world(path: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(
    `${stack().sandboxSite}/api${path}`,
    body && { method: 'POST', headers, body: JSON.stringify(body) },
  )
  return answer.json()
}

/** The browser's maker is not to be reached from here: its subscription alone is made by the outside world instead. */
async function subscribesThere(context: BrowserContext): Promise<Subscription> {
  const made = (await world('/push', {})) as Subscription
  await context.addInitScript(`(() => {
    const { endpoint, ...keys } = ${JSON.stringify({ endpoint: made.endpoint, p256dh: made.p256dh, auth: made.auth })}
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => { localStorage.removeItem('subscribed'); return true },
    }
    PushManager.prototype.getSubscription = async () => localStorage.getItem('subscribed') ? subscription : null
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
      if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error('no key')
      localStorage.setItem('subscribed', '1')
      return subscription
    }
  })()`)
  return made
}

const toldTo = async ({ id }: Subscription) =>
  ((await world('/push')) as { browser: string; shown: PushShown }[])
    .filter(({ browser }) => browser === id)
    .map(({ shown }) => shown)

async function withMoney(account: Account): Promise<string> {
  const { calls, world: outside } = stack()
  const token = await calls.token(account)
  await calls.deposit(token, '5000')
  await outside.approve(account.msisdn, (await outside.prompt(account.msisdn)).id)
  await expect.poll(() => calls.balance(token), FOLLOWS).toBe(5_000)
  await calls.named(token)
  return token
}

const card = (page: Page) => page.getByRole('region', { name: 'Tell me on this phone' })

/** As the browser's maker would bring it, opened. */
async function bring(page: Page, shown: object): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(stack().site))
      if (own) resolve(own.registrationId)
    }),
  )
  await client.send('ServiceWorker.enable')
  const registrationId = await registered
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: stack().site,
    registrationId,
    data: JSON.stringify(shown),
  })
}

const shownNow = (page: Page) =>
  page.evaluate<{ title: string; body: string; data: string }[]>(`(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, data }) => ({ title, body, data })))()`)

/** The phone's own part shows it; a tap there is this event to the worker. */
const tap = (worker: Worker) =>
  worker.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications()
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })()`)

test('R84 R85 R87 a phone that was switched on hears of the withdrawal, a tap opens it, and a logout ends it', async () => {
  const { calls } = stack()
  const account = await calls.register()
  const token = await withMoney(account)
  const { page, context } = await visit({ site: 'kept' })
  const phone = await subscribesThere(context)
  await context.grantPermissions(['notifications'], { origin: stack().site })
  await logIn(page, account)
  await page.goto('/security')
  await card(page).getByText('Off', { exact: true }).waitFor()
  await expectAccessible(page, 'the switch for notices')
  await card(page).getByLabel('Answers to my messages').uncheck()
  await button(card(page), 'Switch notices on').click()
  await card(page).getByText('On', { exact: true }).waitFor()
  await keepPicture(page, 'push-on')
  expect(await card(page).getByLabel('Answers to my messages').isChecked()).toBe(false)

  expect(await calls.call(banking.registerFastHubWithdraw, { amount: '500' }, token)).toMatchObject({ statusCode: 0 })
  await expect.poll(() => toldTo(phone), FOLLOWS).toHaveLength(1)
  const [told] = await toldTo(phone)
  expect(told).toMatchObject({ title: 'Your withdrawal was paid out', body: 'Tap to see each step of it.', lang: 'en' })

  const outside = await context.newPage()
  await outside.goto(`${stack().sandboxSite}/pushed`)
  await outside.getByRole('heading', { name: told!.title }).waitFor()
  await expectAccessible(outside, 'what phones were told')
  await keepPicture(outside, 'pushed')
  await outside.close()

  await bring(page, told!)
  await expect.poll(() => shownNow(page), FOLLOWS).toEqual([{ title: told!.title, body: told!.body, data: told!.path }])
  await tap(context.serviceWorkers()[0]!)
  await page.waitForURL(`**${told!.path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // What arrives may be anything: no other site is opened by it.
  await bring(page, { title: 'x', tag: 'foreign', path: '//evil.example/a' })
  await expect.poll(async () => (await shownNow(page)).map(({ data }) => data), FOLLOWS).toEqual(['/'])

  await logOutFrom(await openMenu(page))
  await page.waitForURL((url) => url.pathname !== '/payment')
  await logIn(page, account)
  await page.goto('/security')
  await card(page).getByText('Off', { exact: true }).waitFor()
})

test('R84 a browser that refuses is told how to change that, on a desk too', async () => {
  const account = await stack().calls.register()
  const { page, context } = await visit({ site: 'kept', viewport: DESK })
  await subscribesThere(context)
  // Chromium without a window answers its own question with no.
  await logIn(page, account)
  await page.goto('/security')
  const refused = card(page).getByText('Your browser does not let this site send notices')
  await button(card(page), 'Switch notices on').or(refused).waitFor()
  if (!(await refused.isVisible())) await button(card(page), 'Switch notices on').click()
  await refused.waitFor()
  await expectAccessible(page, 'notices that the browser refuses')
  await keepPicture(page, 'push-refused')
})

test('R84 while a withdrawal is waited for its notice is offered: a no is kept, a yes switches it on', async () => {
  const { calls } = stack()
  const account = await calls.register()
  const token = await withMoney(account)
  // Whole units that end in 17 lose their callback, so it stays under way.
  expect(await calls.call(banking.registerFastHubWithdraw, { amount: '1017' }, token)).toMatchObject({ statusCode: 0 })
  const { page, context } = await visit({ site: 'kept' })
  const phone = await subscribesThere(context)
  await context.grantPermissions(['notifications'], { origin: stack().site })
  await logIn(page, account)
  await page.goto('/withdraw')
  const offer = page.getByRole('region', { name: 'Shall we tell you when it arrives?' })
  await offer.waitFor()
  await expectAccessible(page, 'the offer of a notice')
  await keepPicture(page, 'push-offer')
  await button(offer, 'Not now').click()
  await offer.waitFor({ state: 'detached' })
  const asked = page.waitForResponse((answer) => answer.url().includes(push.getKey.path))
  await page.reload()
  await (await asked).finished()
  await page.getByRole('region', { name: 'A withdrawal is under way' }).waitFor()
  expect(await offer.count()).toBe(0)

  await page.evaluate(`localStorage.removeItem('pushOffer')`)
  await page.reload()
  await button(offer, 'Switch notices on').click()
  await page.getByText('We tell you on this phone.').waitFor()
  const { data } = await calls.call(push.getKey, { endpoint: phone.endpoint }, token)
  expect(data.kinds).toEqual(['money', 'bets', 'answers'])
})

/** The browser's own part tells the worker. */
const change = (worker: Worker, from: Subscription, to: Subscription) => {
  const { endpoint, p256dh, auth } = to
  return worker.evaluate(`self.dispatchEvent(Object.assign(new ExtendableEvent('pushsubscriptionchange'), {
    oldSubscription: { endpoint: ${JSON.stringify(from.endpoint)} },
    newSubscription: { toJSON: () => (${JSON.stringify({ endpoint, keys: { p256dh, auth } })}) },
  }))`)
}

test('R92 a browser that gives itself another address goes on being told, by what its player chose, without a page', async () => {
  const { calls } = stack()
  const account = await calls.register()
  const token = await calls.token(account)
  const { page, context } = await visit({ site: 'kept' })
  const phone = await subscribesThere(context)
  await context.grantPermissions(['notifications'], { origin: stack().site })
  await logIn(page, account)
  await page.goto('/security')
  await card(page).getByLabel('Answers to my messages').uncheck()
  await button(card(page), 'Switch notices on').click()
  await card(page).getByText('On', { exact: true }).waitFor()
  const kindsAt = async ({ endpoint }: Subscription) => (await calls.call(push.getKey, { endpoint }, token)).data.kinds
  expect(await kindsAt(phone)).toEqual(['money', 'bets'])
  const other = (await world('/push', {})) as Subscription
  await change(context.serviceWorkers()[0]!, phone, other)
  await expect.poll(() => kindsAt(phone), FOLLOWS).toBeNull()
  expect(await kindsAt(other)).toEqual(['money', 'bets'])
})

/** A bet on the match that begins last: it is undecided as long as the journey lasts. */
async function placed(token: string): Promise<void> {
  const atBook = bookAt(bookPort)
  await untilMatches(`http://127.0.0.1:${bookPort}`)
  const launched = await stack().calls.call(sports.altenar, { lang: 'en', isLite: false }, token)
  const bearer = (launched.data as { currentSession: string }).currentSession
  const { events } = await atBook(bookRead.events, { sport: 'football', hours: '24' })
  const last = events.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)).at(-1)!
  const place = async () => {
    const { epoch, markets } = await atBook(bookRead.event, { id: last.id })
    const market = 'goals.match.1x2'
    const odds = markets.find((one) => one.market === market)!.outcomes.find(({ id }) => id === '1')!.odds!
    const picks = [{ event: last.id, market, outcome: '1', epoch }]
    // A price may move between the two: the slip is then another one.
    const id = `offered-${epoch}`
    return (await atBook(bookBets.place, { id, legs: [{ odds, picks }], unit: 10_000 }, bearer)).state
  }
  await expect.poll(place, FOLLOWS).toBe('accepted')
}

test('R93 while a bet is waited for its notice is offered on /bets', async () => {
  const account = await stack().calls.register()
  const token = await withMoney(account)
  await placed(token)
  const { page, context } = await visit({ site: 'kept' })
  await subscribesThere(context)
  await context.grantPermissions(['notifications'], { origin: stack().site })
  await logIn(page, account)
  await page.goto('/bets')
  const offer = page.getByRole('region', { name: 'Shall we tell you when your bets are decided?' })
  await offer.waitFor()
  await expectAccessible(page, 'the offer of a notice of a bet')
  await keepPicture(page, 'push-offer-bets')
  await button(offer, 'Switch notices on').click()
  await page.getByText('We tell you on this phone.').waitFor()
})
