/** A sportsbook's page that may not be framed, is away or says nothing: the page around it notices, says so and offers to try again. */
import { createServer, type Server } from 'node:http'
import { sports } from '@uwanja/contract/site/sports'
import { freePort } from '@uwanja/runtime/free-port'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { FOLLOWS } from './acts.ts'
import { DESK, PHONE, useBrowser } from './browser.ts'
import { keepPicture } from './pictures.ts'
import { useStack } from './stack.ts'

const port = await freePort()
const COMPANY = `http://127.0.0.1:${port}`
/** The same server by a name that the page's policy does not list. */
const UNLISTED = `http://localhost:${port}`

/** A sportsbook of another company, which says what it is told to say to whoever frames it. */
const HTML = (first: string) => `<!doctype html><html lang="en"><title>company</title><body><main>
  <button onclick="this.textContent = 'Picked'">1.85</button>
  <iframe title="within" src="${UNLISTED}/within"></iframe></main><script>
  window.say = (type, payload) => top.postMessage({ type, payload }, '*')
  ${first}
</script>`
const SPEAKS = HTML(`say('setIFrameHeight', 1200)`)
const MUTE = HTML('')

/** How the company's page answers; changed by the journeys. */
type Answer = 'deny' | 'no ancestors' | 'away' | 'lead off' | 'mute' | 'speak'
let answer: Answer = 'speak'
/** Of its widget: nothing comes, or what comes never draws. */
let kit: 'hangs' | 'never draws' = 'hangs'
const IDLE_KIT = 'window.AltenarNew = { init() {}, addSportsBook: () => new Promise(() => {}) }'

let company: Server
beforeAll(async () => {
  company = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/html')
    if (url.startsWith('/within')) return response.end(MUTE.replace(/<iframe.*iframe>/, ''))
    if (url.startsWith('/kit.js'))
      return kit === 'hangs' ? undefined : response.setHeader('content-type', 'text/javascript').end(IDLE_KIT)
    if (answer === 'away') return response.destroy()
    if (answer === 'lead off') return response.writeHead(302, { location: `${UNLISTED}/frame` }).end()
    if (answer === 'deny') response.setHeader('x-frame-options', 'DENY')
    if (answer === 'no ancestors') response.setHeader('content-security-policy', "frame-ancestors 'none'")
    return response.end(answer === 'mute' ? MUTE : SPEAKS)
  })
  await new Promise<void>((resolve) => company.listen(port, resolve))
})
afterAll(() => {
  company.closeAllConnections()
  company.close()
})
beforeEach(() => void (answer = 'speak'))

const KIT = `${COMPANY}/kit.js`
const stack = useStack({ env: { MORE_BETTING_PROVIDERS: `77 Stadium ${COMPANY}/frame`, ALTENAR_WIDGET_URL: KIT } })
const visit = useBrowser(stack)

const card = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'No answer from the sportsbook' })
const retry = (page: Page) => card(page).getByRole('button', { name: 'Try again' })
const element = (page: Page) => page.locator('main iframe')
const frameOf = (page: Page) => page.frameLocator('main iframe')
const heightOf = async (page: Page) => (await element(page).boundingBox())?.height

async function choose(page: Page): Promise<void> {
  await page.goto('/Sports/Altenar')
  await page.getByRole('navigation', { name: 'Sportsbooks' }).getByRole('button', { name: 'Stadium' }).click()
  await element(page).waitFor()
}

test('P45 a page that may not be framed is noticed ten seconds after it came, the same by each of its two words; tried again when it may, it stands', async () => {
  const { page, watch } = await visit({ viewport: PHONE })
  watch.expectTrouble(/X-Frame-Options|frame-ancestors|ERR_BLOCKED_BY_RESPONSE|Refused to (?:display|frame)|Framing/)
  for (const refusal of ['deny', 'no ancestors'] as const) {
    answer = refusal
    await choose(page)
    expect(await card(page).count()).toBe(0)
    await retry(page).waitFor()
    await keepPicture(page, `silent-${refusal.replace(' ', '-')}`)
    answer = 'speak'
    await retry(page).click()
    await expect.poll(() => heightOf(page), FOLLOWS).toBe(1200)
    expect([await card(page).count(), await element(page).count()]).toEqual([0, 1])
  }
})

test('P45 one that is away, and one that leads itself where our page lets nothing be framed, are noticed too', async () => {
  const { page, watch } = await visit({ viewport: DESK })
  watch.expectTrouble(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|frame-src|policy violation/)
  // Time is passed by hand from here on.
  await page.clock.install()
  answer = 'lead off'
  await choose(page)
  // The policy's own word: nothing is waited for.
  await retry(page).waitFor()
  answer = 'away'
  await retry(page).click()
  await card(page).waitFor({ state: 'detached' })
  await page.clock.fastForward(31_000)
  await retry(page).waitFor()
})

test('P45 a silent sportsbook stays as it is and can be used; its first word ends the card, a stranger’s does not', async () => {
  const { page } = await visit({ viewport: PHONE })
  await page.clock.install()
  answer = 'mute'
  await choose(page)
  const price = frameOf(page).getByRole('button', { name: '1.85' })
  await price.waitFor()
  await page.clock.fastForward(31_000)
  await card(page).waitFor()
  await expectAccessible(page, 'the card above a silent sportsbook')
  await price.click()
  await frameOf(page).getByRole('button', { name: 'Picked' }).waitFor()
  const within = page.frames().find((one) => one.url() === `${UNLISTED}/within`)!
  await within.evaluate(`say('setIFrameHeight', 700)`)
  const own = page.frames().find((one) => one.url() === `${COMPANY}/frame`)!
  await own.evaluate(`new Promise((done) => setTimeout(done, 0))`)
  expect(await card(page).count()).toBe(1)
  // Not one of the eleven.
  await own.evaluate(`say('somethingOfTheirs')`)
  await card(page).waitFor({ state: 'detached' })
  await frameOf(page).getByRole('button', { name: 'Picked' }).waitFor()
  // Whoever has spoken may be silent for as long as they like.
  await page.clock.fastForward(120_000)
  expect(await card(page).count()).toBe(0)
})

test('P45 a launched session that is silent is launched anew by Retry, a visitor’s at the same address too', async () => {
  const { page, watch } = await visit({ viewport: PHONE })
  watch.expectTrouble(/X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|Refused to display/)
  await page.clock.install()
  let launches = 0
  // As another company's server answers a visitor.
  await page.route(`**${sports.altenar.path}*`, async (route) => {
    launches++
    await route.fulfill({ json: { statusCode: 0, status: 'SUCCESS', data: { iFramebaseUrl: `${COMPANY}/launched` } } })
  })
  answer = 'deny'
  await page.goto('/Sports/Altenar')
  await element(page).waitFor()
  await page.clock.fastForward(31_000)
  await retry(page).waitFor()
  answer = 'speak'
  await retry(page).click()
  await expect.poll(() => heightOf(page), FOLLOWS).toBe(1200)
  expect([launches, await card(page).count(), await element(page).count()]).toEqual([2, 0, 1])
})

test('P46 a widget whose script hangs, and one that never draws, are the frame instead after twenty seconds', async () => {
  const { page, watch } = await visit({ viewport: PHONE })
  watch.expectTrouble(/widget/)
  await page.clock.install()
  const data = { iFramebaseUrl: `${COMPANY}/launched`, url: KIT, token: 't', lang: 'en-GB', skinId: 's', lite: false }
  await page.route(`**${sports.altenar.path}*`, (route) =>
    route.fulfill({ json: { statusCode: 0, status: 'SUCCESS', data } }),
  )
  for (const one of ['hangs', 'never draws'] as const) {
    kit = one
    const asked = page.waitForRequest(KIT)
    await page.goto('/Sports/Altenar')
    await asked
    expect(await element(page).count()).toBe(0)
    await page.clock.fastForward(21_000)
    await expect.poll(() => heightOf(page), FOLLOWS).toBe(1200)
  }
})
