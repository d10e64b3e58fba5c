/** The push service of browsers does what theirs do: it wants a proof, takes sealed bytes, and answers as it was told to. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { post, subscribed, type Subscribed } from './push-testing.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

const SHOWN = { title: 'a', body: 'b', tag: 'c', path: '/d', lang: 'en' }
const folder = mkdtempSync(join(tmpdir(), 'uwanja-sandbox-'))
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox({
    host: '127.0.0.1',
    port: 0,
    dataDir: folder,
    keys: {},
    hasStudio: false,
    gamesWallet: 'http://127.0.0.1:9',
    siteUrl: 'http://127.0.0.1:9',
    pagesDir: folder,
  })
})
afterAll(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true })
})
const arrived = async ({ id }: Subscribed) =>
  ((await (await fetch(`${sandbox.url}/api/push`)).json()) as { browser: string; shown: object | null }[])
    .filter(({ browser }) => browser === id)
    .map(({ shown }) => shown)
const answers = (id: string, body: string) =>
  fetch(`${sandbox.url}/api/push/${id}`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })

it('R85 what is sealed for a browser is opened by its key, and what is sealed for another is not', async () => {
  const [one, other] = [await subscribed(sandbox.url), await subscribed(sandbox.url)]
  expect((await post(one, SHOWN)).status).toBe(201)
  expect((await post({ ...one, p256dh: other.p256dh, auth: other.auth }, SHOWN)).status).toBe(201)
  expect(await arrived(one)).toEqual([null, SHOWN])
  expect(await arrived(other)).toEqual([])
})

it('R86 it wants the proof of who sends, for itself', async () => {
  const browser = await subscribed(sandbox.url)
  expect((await post(browser, SHOWN, 'https://fcm.googleapis.com')).status).toBe(403)
  expect((await fetch(browser.endpoint, { method: 'POST', headers: { ttl: '60' }, body: 'x' })).status).toBe(403)
  expect(await arrived(browser)).toEqual([])
})

it('R87 R89 it is gone or busy when it is told to be, and knows no other browsers', async () => {
  const browser = await subscribed(sandbox.url)
  await answers(browser.id, '{"answers":"busy"}')
  expect((await post(browser, SHOWN)).status).toBe(429)
  await answers(browser.id, '{"answers":"gone"}')
  expect((await post(browser, SHOWN)).status).toBe(410)
  expect((await post({ ...browser, endpoint: `${browser.endpoint}x` }, SHOWN)).status).toBe(410)
  expect([(await answers('nobody', '{"answers":"busy"}')).status, (await answers(browser.id, '{}')).status]).toEqual([
    404, 400,
  ])
})
