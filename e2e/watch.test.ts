/** The watch around every journey really sees what it promises to see: two small servers stand for site and sandbox. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { watch } from './watch.ts'

const servers: Server[] = []
let browser: Browser | null = null
let [site, sandboxSite] = ['', '']

/** Serves one page under a policy as strict as ours. @returns its port. */
async function serve(html: string): Promise<number> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.setHeader('content-security-policy', "default-src 'self'; img-src data:; frame-src http://127.0.0.1:*")
    response.end(`<!doctype html><link rel="icon" href="data:,">${html}`)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

beforeAll(async () => {
  sandboxSite = `http://127.0.0.1:${await serve('<h1>Game</h1>')}`
  site = `http://localhost:${await serve(`<iframe src="${sandboxSite}"></iframe>`)}`
  browser = await launchBrowser()
})
afterEach(async () => {
  await Promise.all(browser!.contexts().map((context) => context.close()))
})
afterAll(async () => {
  await browser?.close()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

async function watchedPage() {
  const context = await browser!.newContext()
  const watched = await watch(context, sandboxSite)
  const page = await context.newPage()
  return { context, page, watched, all: async () => (await watched.troubles()).join('\n') }
}

const FOREIGN_SCRIPT = `void document.body.append(Object.assign(document.createElement('script'), { text: '1' }))`
const inPage = (page: Page, script: string) => page.evaluate(script)

test('console errors, exceptions and blocked scripts are troubles, expected ones are not', async () => {
  const { page, watched, all } = await watchedPage()
  await page.goto(site)
  expect(await watched.troubles()).toEqual([])
  watched.expectTrouble(/as foreseen/)
  await inPage(page, `console.error('as foreseen'); console.error('not at all')`)
  await inPage(page, `void setTimeout(() => { throw new Error('thrown later') })`)
  await inPage(page, FOREIGN_SCRIPT)
  await expect.poll(all).toContain('not at all')
  await expect.poll(all).toContain('exception: thrown later')
  await expect.poll(all).toContain('policy violation: script-src')
  expect(await all()).not.toContain('as foreseen')
})

test('a policy that is broken inside a frame of the sandbox is seen too', async () => {
  const { page, all } = await watchedPage()
  await page.goto(site)
  await page.frameLocator('iframe').getByRole('heading').waitFor()
  await page
    .frames()
    .find((frame) => frame.url().startsWith(sandboxSite))!
    .evaluate(FOREIGN_SCRIPT)
  await expect.poll(all).toContain('policy violation: script-src')
})

test('a cookie, a bearer or a secret on its way to the sandbox is a trouble that nothing excuses', async () => {
  const { page, context, watched, all } = await watchedPage()
  watched.guard('the-players-secret')
  await page.goto(sandboxSite)
  expect(await watched.troubles()).toEqual([])
  watched.expectTrouble(/./)
  await context.addCookies([{ name: 'user', value: 'x', url: sandboxSite }])
  await page.goto(`${sandboxSite}/page?told=the-players-secret`)
  await inPage(page, `void fetch('/call', { headers: { authorization: 'Bearer x' } })`)
  await expect.poll(all).toContain('the sandbox was sent cookie by GET /page')
  await expect.poll(all).toContain('the sandbox was sent authorization by GET /call')
  expect(await all()).toContain('the sandbox was sent a secret of the player by GET /page')
  expect(watched.sandboxRequests()).toBe(3)
})
