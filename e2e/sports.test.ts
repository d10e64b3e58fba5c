/** The sportsbooks' pages against a company that speaks the frame protocol only, each message with a twin that comes from elsewhere. */
import { createServer, type Server } from 'node:http'
import { freePort } from '@uwanja/runtime/free-port'
import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FOLLOWS, logIn } from './acts.ts'
import { DESK, PHONE, useBrowser } from './browser.ts'
import { newAccount } from './site-client.ts'
import { useStack } from './stack.ts'

const port = await freePort()
/** The same server under another name is another origin. */
const [COMPANY, STRANGER] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`]

/** Says what it is told to say to the page around everything, and keeps what it hears. */
const HTML = (inner: string) => `<!doctype html><title>company</title><body>${inner}<script>
  window.heard = []
  addEventListener('message', ({ data }) => heard.push(data))
  window.say = (type, payload) => top.postMessage({ type, payload }, '*')
</script>`

let company: Server
beforeAll(async () => {
  company = createServer(({ url = '' }, response) => {
    const inner = url.startsWith('/within')
      ? ''
      : `<iframe src="${STRANGER}/within"></iframe><iframe src="/within"></iframe>`
    response.setHeader('content-type', 'text/html').end(HTML(inner))
  })
  await new Promise<void>((resolve) => company.listen(port, resolve))
})
afterAll(() => void company.close())

const stack = useStack({ env: { MORE_BETTING_PROVIDERS: `77 Stadium ${COMPANY}/frame` } })
const visit = useBrowser(stack)

type Say = (type: string, payload?: unknown) => Promise<unknown>
const sayIn =
  (frame: Frame): Say =>
  (type, payload) =>
    frame.evaluate(`say(${JSON.stringify(type)}, ${JSON.stringify(payload) ?? 'undefined'})`)

async function open(page: Page) {
  await page.goto('/Sports/Altenar')
  await page.getByRole('navigation', { name: 'Sportsbooks' }).getByRole('button', { name: 'Stadium' }).click()
  const frame = async (url: string) => {
    await expect.poll(() => page.frames().some((one) => one.url() === url), FOLLOWS).toBe(true)
    const found = page.frames().find((one) => one.url() === url)!
    await found.waitForLoadState()
    return found
  }
  const own = await frame(`${COMPANY}/frame`)
  // Of the right window with a wrong origin there is none; a stranger within the frame, and the company's own page in a
  // frame that was not launched, are wrong by origin and by window.
  const others = [await frame(`${STRANGER}/within`), await frame(`${COMPANY}/within`)]
  return {
    own,
    say: sayIn(own),
    wrong: async (...said: Parameters<Say>) => Promise.all(others.map((one) => sayIn(one)(...said))),
  }
}

const element = (page: Page) => page.locator('main iframe')
const heightOf = async (page: Page) => (await element(page).boundingBox())?.height
/** What was said before this has been heard: messages keep their order, and this one is seen. */
let mark = 1000
async function heardAll(page: Page, say: Say): Promise<void> {
  mark++
  await say('setIFrameHeight', mark)
  await expect.poll(() => heightOf(page), FOLLOWS).toBe(mark)
}

test('P01 P02 P06 an unknown fifth provider is shown and framed 2785 px high; a book that is away is a card with Retry', async () => {
  const { page } = await visit({ viewport: DESK })
  await page.goto('/Sports/Altenar')
  expect(await page.title()).toContain('Uwanja')
  const card = page.getByRole('main').getByRole('alert')
  await card.getByRole('button', { name: 'Try again' }).waitFor()
  await open(page)
  expect(await heightOf(page)).toBe(2785)
})

test('P04 setIFrameHeight, scrollTop and the overlay are obeyed, and a stranger’s are not', async () => {
  const { page } = await visit({ viewport: DESK })
  const { say, wrong } = await open(page)
  await wrong('setIFrameHeight', 700)
  await wrong('OMFE:showOverlay')
  await say('setIFrameHeight', -5)
  await say('OMFE:setIFrameHeight', { height: 1900 })
  await expect.poll(() => heightOf(page), FOLLOWS).toBe(1900)

  await page.evaluate('scrollTo(0, 300)')
  await wrong('scrollTop')
  await heardAll(page, say)
  expect(await page.evaluate('scrollY')).toBe(300)
  await say('scrollTop')
  await expect.poll(() => page.evaluate('scrollY'), FOLLOWS).toBe(0)

  await say('showOverlay')
  await expect.poll(() => heightOf(page), FOLLOWS).toBe(DESK.height)
  await wrong('hideOverlay')
  expect(await page.evaluate('document.body.style.overflow')).toBe('hidden')
  await say('hideOverlay')
  await expect.poll(() => page.evaluate('document.body.style.overflow'), FOLLOWS).toBe('')
})

test('P04 P05 the betslip’s button comes with its count, sends goToBetslip and goes; a stranger moves none of it', async () => {
  const { page } = await visit({ viewport: PHONE })
  const { own, say, wrong } = await open(page)
  const slip = page.getByRole('button', { name: /^Betslip/ })
  await wrong('betslipInitialized', { count: 1 })
  await wrong('updateBetslipSelectionsCount', { count: 1 })
  await heardAll(page, say)
  expect(await slip.count()).toBe(0)
  await say('betslipInitialized')
  await say('OMFE:updateBetslipSelectionsCount', { count: 3 })
  await page.getByRole('button', { name: 'Betslip, selections: 3' }).click()
  await expect.poll(() => own.evaluate('window.heard.map(({ type }) => type)'), FOLLOWS).toContain('GMCMS:goToBetslip')
  await wrong('betslipDestroyed')
  await heardAll(page, say)
  expect(await slip.count()).toBe(1)
  await say('betslipDestroyed')
  await expect.poll(() => slip.count(), FOLLOWS).toBe(0)
})

test('P04 locationChanged is kept in the address; login and register are opened; a stranger leads nowhere', async () => {
  const { page } = await visit({ viewport: DESK })
  const { say, wrong } = await open(page)
  const place = { pathname: '/event/7', search: '', hash: '', offset: 0 }
  await wrong('locationChanged', place)
  await wrong('goToLogin')
  await wrong('goToRegister')
  await heardAll(page, say)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/Sports/Altenar')
  await say('locationChanged', place)
  await page.waitForURL((url) => url.searchParams.get('at') === '/event/7')
  await say('goToRegister')
  await page.waitForURL((url) => url.pathname === '/register')
  await page.goBack()
  await page.waitForURL((url) => url.searchParams.get('at') === '/event/7')
  await (await open(page)).say('OMFE:goToLogin')
  await page.waitForURL((url) => url.pathname === '/login')
})

test('P21 a frame in which money is short opens the deposit, which leads back to its place; a stranger opens none', async () => {
  const { page } = await visit({ viewport: DESK })
  const account = newAccount()
  await stack().calls.register(account)
  await logIn(page, account)
  const { say, wrong } = await open(page)
  await say('locationChanged', { pathname: '/event/7', search: '', hash: '', offset: 0 })
  await page.waitForURL((url) => url.searchParams.get('at') === '/event/7')
  await wrong('goToDeposit')
  await heardAll(page, say)
  expect(new URL(page.url()).pathname).toBe('/Sports/Altenar')
  await say('goToDeposit')
  await page.waitForURL((url) => url.pathname === '/deposit')
  await page.getByRole('main').getByRole('link', { name: 'Go on where you were' }).click()
  await page.waitForURL((url) => url.pathname === '/Sports/Altenar' && url.searchParams.get('at') === '/event/7')
})

test('P04 betPlaced asks for the balance at once, and a stranger’s does not', async () => {
  const { page } = await visit({ viewport: DESK })
  const account = newAccount()
  await stack().calls.register(account)
  await logIn(page, account)
  const { say, wrong } = await open(page)
  let asked = 0
  page.on('request', (request) => void (/\/User\/GetBalance/i.test(request.url()) && asked++))
  // Behind a poll there are ten seconds without one.
  await expect.poll(() => asked, FOLLOWS).toBe(1)
  await wrong('betPlaced')
  await heardAll(page, say)
  expect(asked).toBe(1)
  await say('betPlaced')
  await expect.poll(() => asked, { timeout: 8_000, interval: 50 }).toBe(2)
})
