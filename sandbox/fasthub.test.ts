/** FastHub's side of GMM/1 over real HTTP, spoken by hand: who may come in, what is the same again, what survives. */
import { createHmac, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ManualClock, manualClock } from '@uwanja/runtime/clock'
import { type Sandbox, openSandbox } from './sandbox.ts'

const ada = '2348012345678'
const keys = {
  fasthub: { clientId: 'client', clientSecret: 'client-secret', callbackSecret: 'callback-secret' },
  betsolutions: { merchantId: 'merchant', key: 'key' },
}

let dataDir: string
let platform: Server
let came: Record<string, unknown>[]
let answerHttp: number
let clock: ManualClock
let sandbox: Sandbox

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'uwanja-fasthub-'))
  came = []
  answerHttp = 200
  platform = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const right = sign('callback-secret', String(request.headers['x-gmm-timestamp']), body)
      came.push({ ...(JSON.parse(body) as object), isSigned: request.headers['x-gmm-signature'] === right })
      response.writeHead(answerHttp).end()
    })
  })
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve))
  clock = manualClock()
  await open()
})
afterEach(async () => {
  await sandbox.close()
  platform.closeAllConnections()
  await new Promise((resolve) => platform.close(resolve))
  rmSync(dataDir, { recursive: true })
})

async function open(): Promise<void> {
  sandbox = await openSandbox({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    keys,
    gamesWallet: 'http://127.0.0.1:9/callbacks/games',
    siteUrl: 'http://localhost:8080',
    pagesDir: join(dataDir, 'pages'),
    clock,
    hasStudio: false,
  })
}
async function restart(): Promise<void> {
  await sandbox.close()
  await open()
}
async function pass(ms: number): Promise<void> {
  clock.advance(ms)
  await sandbox.idle()
}
function sign(secret: string, stamp: string, signed: string): string {
  return createHmac('sha256', secret).update(`${stamp}.${signed}`).digest('hex')
}
const stampNow = () => String(Math.floor(clock.wallMs() / 1000))

interface Letter {
  readonly path: string
  readonly body?: string
  readonly stamp?: string
  readonly client?: string
  readonly secret?: string
  /** Signs this instead of what is sent. */
  readonly signed?: string
}
async function tell({ path, body, stamp = stampNow(), client = 'client', secret = 'client-secret', signed }: Letter) {
  const answer = await fetch(`${sandbox.url}/fasthub${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      'x-gmm-client': client,
      'x-gmm-timestamp': stamp,
      'x-gmm-signature': sign(secret, stamp, signed ?? body ?? path),
    },
    ...(body === undefined ? {} : { body }),
  })
  return { http: answer.status, ...((await answer.json()) as { status: string; reference?: string; reason?: string }) }
}
function aPush(change: Record<string, unknown> = {}) {
  const port = (platform.address() as AddressInfo).port
  const callbackUrl = `http://127.0.0.1:${String(port)}/callbacks/payments/fasthub`
  return {
    requestId: randomUUID(),
    msisdn: ada,
    amount: '500',
    currency: 'NGN',
    accountReference: 'ada',
    callbackUrl,
    ...change,
  }
}
function aPayout(change: Record<string, unknown> = {}) {
  const { accountReference: _none, ...payout } = aPush(change)
  return payout
}
const pushed = (order: object) => tell({ path: '/c2b/push', body: JSON.stringify(order) })
const paidOut = (order: object) => tell({ path: '/b2c', body: JSON.stringify(order) })
const prompts = async () =>
  (await (await fetch(`${sandbox.url}/api/phones/${ada}/prompts`)).json()) as { id: string; amount: string }[]
const balance = async () =>
  ((await (await fetch(`${sandbox.url}/api/phones/${ada}/wallet`)).json()) as { balance: string }).balance
async function approve(): Promise<void> {
  const id = (await prompts())[0]!.id
  await fetch(`${sandbox.url}/api/phones/${ada}/prompts/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"pin":"1234"}',
  })
  await pass(0)
}

describe('the door', () => {
  test.each<[string, Partial<Letter>]>([
    ['a wrong secret', { secret: 'another' }],
    ['an empty secret', { secret: '' }],
    ['another client', { client: 'someone' }],
    ['a body changed on the way', { signed: '{"amount":"1"}' }],
    ['a timestamp that is too old', { stamp: String(Math.floor(Date.UTC(2026, 0, 1) / 1000) - 301) }],
    ['a timestamp from the future', { stamp: String(Math.floor(Date.UTC(2026, 0, 1) / 1000) + 301) }],
    ['a timestamp that is none', { stamp: 'now' }],
  ])('%s is refused and nothing is taken on', async (_what, change) => {
    const order = aPush()
    const answer = await tell({ path: '/c2b/push', body: JSON.stringify(order), ...change })
    expect(answer).toMatchObject({ http: 401, status: 'UNAUTHORIZED' })
    expect(await prompts()).toEqual([])
    const asked = await tell({ path: `/c2b/${order.requestId}` })
    expect(asked).toMatchObject({ http: 404, status: 'UNKNOWN_REQUEST', requestId: order.requestId })
  })

  test('a timestamp just inside the window is let in, and a question needs a signature too', async () => {
    const order = aPush()
    const stamp = String(Math.floor(clock.wallMs() / 1000) - 300)
    expect(await tell({ path: '/c2b/push', body: JSON.stringify(order), stamp })).toMatchObject({ status: 'PENDING' })
    const path = `/c2b/${order.requestId}`
    expect(await tell({ path, signed: '/c2b/other' })).toMatchObject({ http: 401, reason: 'signature' })
    expect(await tell({ path })).toMatchObject({ http: 200, status: 'PENDING', amount: '500.00', currency: 'NGN' })
  })

  test('a shifted clock does not close it', async () => {
    clock.shift(86_400_000)
    expect(await pushed(aPush())).toMatchObject({ http: 200, status: 'PENDING' })
  })

  test.each<[string, Record<string, unknown>]>([
    ['no amount', { amount: undefined }],
    ['zero', { amount: '0' }],
    ['a negative amount', { amount: '-5' }],
    ['three decimals', { amount: '1.001' }],
    ['a number instead of text', { amount: 500 }],
    ['an id that would not fit in an address', { requestId: '../b2c' }],
    ['an address that is none', { callbackUrl: 'file:///etc/passwd' }],
    ['a field that nobody knows', { extra: 1 }],
  ])('%s is invalid', async (_what, change) => {
    expect(await pushed(aPush(change))).toMatchObject({ http: 400, status: 'INVALID_REQUEST' })
    expect(await prompts()).toEqual([])
  })

  test('a push sent again as a payout, by someone in between, is not one', async () => {
    const body = JSON.stringify(aPush())
    expect(await tell({ path: '/b2c', body })).toMatchObject({ http: 400, status: 'INVALID_REQUEST' })
    await pass(10_000)
    expect(await balance()).toBe('100000.00')
  })
})

describe('the same request again', () => {
  test('is answered as the first time and shows one prompt, also after it was paid', async () => {
    const order = aPush()
    const first = await pushed(order)
    expect(await pushed(order)).toEqual(first)
    expect(await prompts()).toHaveLength(1)
    await approve()
    expect(await pushed(order)).toEqual(first)
    expect(await prompts()).toEqual([])
    expect(came).toHaveLength(1)
  })

  test('with anything else in it is refused', async () => {
    const order = aPush()
    await pushed(order)
    for (const change of [{ amount: '900' }, { msisdn: '2348012345679' }, { accountReference: 'eve' }]) {
      const answer = await pushed({ ...order, ...change })
      expect(answer).toMatchObject({ http: 409, status: 'REQUEST_ID_REUSED' })
    }
    expect(await paidOut(aPayout({ requestId: order.requestId }))).toMatchObject({ http: 409 })
    expect(await tell({ path: `/b2c/${order.requestId}` })).toMatchObject({ http: 404, status: 'UNKNOWN_REQUEST' })
    expect((await prompts()).map(({ amount }) => amount)).toEqual(['500.00'])
  })

  test('of a payout pays once, in parallel too', async () => {
    const order = aPayout()
    const answers = await Promise.all([1, 2, 3, 4].map(() => paidOut(order)))
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
    await pass(2_000)
    expect(await balance()).toBe('100500.00')
    expect(came).toHaveLength(1)
  })
})

test.each([
  [{ msisdn: '254712345678' }, 'UNKNOWN_NUMBER'],
  [{ currency: 'TZS' }, 'WRONG_CURRENCY'],
  [{ amount: '613.00' }, 'DECLINED'],
])('an order with %j is rejected for %s, and stays so', async (change, reason) => {
  const order = aPush(change)
  expect(await pushed(order)).toMatchObject({ http: 200, status: 'REJECTED', reason })
  expect(await tell({ path: `/c2b/${order.requestId}` })).toMatchObject({ status: 'REJECTED', reason })
  await pass(10_000)
  expect(came).toEqual([])
})

describe('a restart', () => {
  test('keeps an open prompt, and its approval is told to the platform', async () => {
    const order = aPush()
    await pushed(order)
    await restart()
    await approve()
    expect(came).toMatchObject([{ requestId: order.requestId, status: 'PAID', amount: '500.00', isSigned: true }])
    await restart()
    await pass(10_000_000)
    expect(came).toHaveLength(1)
    expect(await balance()).toBe('99500.00')
  })

  test('keeps a payout that was under way, and pays it once', async () => {
    await paidOut(aPayout())
    await restart()
    await pass(2_000)
    await restart()
    await pass(2_000)
    expect(await balance()).toBe('100500.00')
    expect(came).toHaveLength(1)
  })

  test('keeps the schedule of a callback that was refused: 1, 5, 15 and 60 minutes, then no more', async () => {
    answerHttp = 500
    await pushed(aPush())
    await approve()
    const minutes = [1, 5, 15, 60]
    for (const [tries, minute] of minutes.entries()) {
      await restart()
      await pass(minute * 60_000 - 1)
      expect(came).toHaveLength(tries + 1)
      await pass(1)
      expect(came).toHaveLength(tries + 2)
    }
    await pass(86_400_000)
    expect(came).toHaveLength(5)
    expect(new Set(came.map((body) => JSON.stringify(body))).size).toBe(1)
  })
})
