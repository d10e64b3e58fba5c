/** The sandbox's API over real HTTP: shapes, refusals, and what a page from elsewhere must not do. */
import { createHmac, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Sandbox, openSandbox } from './sandbox.ts'

const ada = '2348012345678'
const keys = {
  fasthub: { clientId: 'client', clientSecret: 'client-secret', callbackSecret: 'callback-secret' },
  betsolutions: { merchantId: 'merchant', key: 'key' },
}
let dataDir: string
let sandbox: Sandbox

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'uwanja-sandbox-'))
  const pagesDir = join(dataDir, 'pages')
  for (const page of ['', 'phone']) {
    mkdirSync(join(pagesDir, page), { recursive: true })
    writeFileSync(join(pagesDir, page, 'index.html'), `<p>${page || 'first'} page</p>`)
  }
  sandbox = await openSandbox({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    keys,
    gamesWallet: 'http://127.0.0.1:9/callbacks/games',
    siteUrl: 'http://localhost:8080',
    pagesDir,
    hasStudio: false,
  })
})
afterAll(async () => {
  await sandbox.close()
  rmSync(dataDir, { recursive: true })
})

const get = async (path: string) => {
  const answer = await fetch(sandbox.url + path)
  return { http: answer.status, body: (await answer.json()) as unknown, headers: answer.headers }
}
const post = async (path: string, body: string, headers: Record<string, string> = {}, method = 'POST') => {
  const json = { 'content-type': 'application/json', ...headers }
  const answer = await fetch(sandbox.url + path, { method, body, headers: json })
  return { http: answer.status, body: (await answer.json()) as unknown }
}
/** A merchant's push, written by hand from docs/sandbox-api.md, so that the two sides are not one mistake. */
async function push(amount: string, msisdn = ada): Promise<string> {
  const requestId = randomUUID()
  const body = JSON.stringify({
    requestId,
    msisdn,
    amount,
    currency: 'NGN',
    accountReference: 'ada',
    callbackUrl: 'http://127.0.0.1:9/callbacks/payments/fasthub',
  })
  const stamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', 'client-secret').update(`${stamp}.${body}`).digest('hex')
  const headers = { 'x-gmm-client': 'client', 'x-gmm-timestamp': stamp, 'x-gmm-signature': signature }
  expect(await post('/fasthub/c2b/push', body, headers)).toMatchObject({
    http: 200,
    body: { status: 'PENDING', requestId },
  })
  return requestId
}

test('health answers', async () => {
  expect(await get('/health')).toMatchObject({ http: 200, body: { ok: true } })
})

test('a message that the platform sends arrives on the phone', async () => {
  const message = { text: 'Your code is 123456', msisdn: ada, source: 'UWANJA', reference: 'r1' }
  const send = (clientSecret: string, change = {}) =>
    post(
      '/fasthub/sms/send',
      JSON.stringify({ auth: { clientId: 'client', clientSecret }, messages: [{ ...message, ...change }] }),
    )
  expect(await send('client-secret')).toEqual({
    http: 200,
    body: { status: 'SUCCESS', messages: [{ reference: 'r1', status: 'ACCEPTED' }] },
  })
  expect(await send('wrong')).toMatchObject({ http: 401, body: { status: 'UNAUTHORIZED' } })
  expect(await send('client-secret', { msisdn: '2348012345444' })).toMatchObject({ body: { status: 'FAILED' } })
  expect(await send('client-secret', { msisdn: '254712345678' })).toMatchObject({ body: { status: 'FAILED' } })
  const { body, headers } = await get(`/api/phones/${ada}/messages`)
  expect(body).toEqual([
    { id: expect.any(String) as string, at: expect.stringMatching(/Z$/) as string, from: 'UWANJA', text: message.text },
  ])
  expect(headers.get('cache-control')).toBe('no-store')
  expect((await get('/api/phones/2348012345444/messages')).body).toEqual([])
})

test('a prompt is listed, approved once, and the wallet follows', async () => {
  const requestId = await push('500')
  const prompts = (await get(`/api/phones/${ada}/prompts`)).body as { id: string }[]
  expect(prompts).toEqual([
    {
      id: `fasthub.${requestId}`,
      kind: 'push',
      amount: '500.00',
      currency: 'NGN',
      payee: 'Uwanja',
      reference: 'ada',
    },
  ])
  const answer = (body: string) => post(`/api/phones/${ada}/prompts/${prompts[0]!.id}`, body)
  expect(await answer('{"pin":"0000"}')).toEqual({ http: 200, body: { ok: false, reason: 'wrong-pin', triesLeft: 2 } })
  expect(await answer('{"pin":"1234"}')).toEqual({ http: 200, body: { ok: true } })
  expect(await answer('{"pin":"1234"}')).toEqual({ http: 404, body: { ok: false, reason: 'unknown-prompt' } })
  expect((await get(`/api/phones/${ada}/wallet`)).body).toMatchObject({
    balance: '99500.00',
    currency: 'NGN',
    movements: [{ kind: 'out', amount: '500.00', party: 'Uwanja', reference: 'ada' }],
  })
  expect((await get(`/api/phones/${ada}/prompts`)).body).toEqual([])
})

test.each(['{}', '{"pin":"12a4"}', '{"pin":1234}', '{"decline":false}', '{"pin":"1234","decline":true}', '[]', 'null'])(
  'the answer %s to a prompt is refused',
  async (body) => {
    const number = '2348011111111'
    const id = `fasthub.${await push('500', number)}`
    expect((await post(`/api/phones/${number}/prompts/${id}`, body)).http).toBe(400)
    expect((await get(`/api/phones/${number}/prompts`)).body).not.toEqual([])
    expect(await post(`/api/phones/${number}/prompts/${id}`, '{"decline":true}')).toMatchObject({ body: { ok: true } })
  },
)

test.each(['%2B2348012345678', '08012345678', '254712345678', 'x', '23480123456789'])(
  '%s is not a phone',
  async (raw) => {
    for (const what of ['messages', 'prompts', 'wallet']) {
      const { http, body } = await get(`/api/phones/${raw}/${what}`)
      expect([http, body]).toEqual([400, { error: expect.stringContaining('without a plus') as string }])
    }
  },
)

describe('the clock', () => {
  test('moves forward by whole seconds', async () => {
    const before = (await get('/api/clock')).body as { shiftedSeconds: number }
    const after = await post('/api/clock', '{"shiftSeconds":90}')
    expect(after).toMatchObject({ http: 200, body: { shiftedSeconds: before.shiftedSeconds + 90 } })
  })

  test('stands still and goes on', async () => {
    const put = (body: string) => post('/api/clock', body, {}, 'PUT')
    const held = await put('{"held":true}')
    expect(held).toMatchObject({ http: 200, body: { held: true } })
    expect((await get('/api/clock')).body).toEqual(held.body)
    expect(await put('{"held":1}')).toMatchObject({ http: 400 })
    expect(await put('{"held":false}')).toMatchObject({ http: 200, body: { held: false } })
  })

  test.each([
    '{"shiftSeconds":-1}',
    '{"shiftSeconds":1.5}',
    '{"shiftSeconds":"9"}',
    '{"shiftSeconds":1e99}',
    '{}',
    '{"a"',
  ])('refuses %s', async (body) => {
    const before = (await get('/api/clock')).body as { shiftedSeconds: number }
    expect((await post('/api/clock', body)).http).toBe(400)
    expect((await get('/api/clock')).body).toMatchObject({ shiftedSeconds: before.shiftedSeconds })
  })
})

describe('a page from elsewhere', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('cannot post %s', async (type) => {
    expect((await post('/api/clock', '{"shiftSeconds":1}', { 'content-type': type })).http).toBe(415)
  })

  test('cannot post without a type, nor as another site, nor read an answer', async () => {
    const bare = await fetch(`${sandbox.url}/api/clock`, { method: 'POST' })
    expect(bare.status).toBe(415)
    for (const site of ['cross-site', 'same-site']) {
      expect((await post('/api/clock', '{"shiftSeconds":1}', { 'sec-fetch-site': site })).http).toBe(403)
    }
    const preflight = await fetch(`${sandbox.url}/api/clock`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:8080', 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(415)
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('cannot frame a phone', async () => {
    const policyOf = async (path: string) =>
      (await fetch(sandbox.url + path)).headers.get('content-security-policy') ?? ''
    expect(await policyOf(`/phone/${ada}`)).toContain("frame-ancestors 'none'")
    for (const path of ['/', `/phone/${ada}`, '/health']) expect(await policyOf(path)).not.toContain('unsafe')
  })
})

test('pages are served; a phone that is none leads to the first page', async () => {
  expect(await (await fetch(`${sandbox.url}/`)).text()).toContain('first page')
  expect(await (await fetch(`${sandbox.url}/phone/${ada}`)).text()).toContain('phone page')
  expect((await fetch(`${sandbox.url}/phone/1`, { redirect: 'manual' })).headers.get('location')).toBe('/')
  expect((await fetch(`${sandbox.url}/assets/../../books.ts`)).status).toBe(404)
})

test('an unknown call and a body that is too large are told so, and nothing sent is repeated', async () => {
  expect((await get('/api/nothing')).http).toBe(404)
  const large = await post('/api/clock', `{"secret":"${'s'.repeat(200_000)}"}`)
  expect(large.http).toBe(413)
  expect(JSON.stringify(large.body)).not.toContain('sss')
})
