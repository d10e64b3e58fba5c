/** The SMS adapter against a company that behaves in every way but well. */
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Wire } from '../../plugs.ts'
import { fasthubSms } from './adapter.ts'

let company: Server
let wire: Wire
let seen: unknown
let answer: { http: number; body: string } | 'silence'

beforeAll(async () => {
  company = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      seen = { path: request.url, body: JSON.parse(body) as unknown }
      if (answer !== 'silence') response.writeHead(answer.http).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => company.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${String((company.address() as AddressInfo).port)}`
  wire = { baseUrl, callbackUrl: '', keys: { clientId: 'id', clientSecret: 'secret' }, timeoutMs: 1_000 }
})
afterAll(async () => {
  company.closeAllConnections()
  await new Promise((resolve) => company.close(resolve))
})

const send = () => fasthubSms.send({ msisdn: '2348012345678', text: 'hello', reference: 'r1' }, wire)
const good = { status: 'SUCCESS', messages: [{ reference: 'r1', status: 'ACCEPTED' }] }

test('a message that was accepted is sent, in the company’s words', async () => {
  answer = { http: 200, body: JSON.stringify(good) }
  expect(await send()).toBe(true)
  expect(seen).toEqual({
    path: '/sms/send',
    body: {
      auth: { clientId: 'id', clientSecret: 'secret' },
      messages: [{ text: 'hello', msisdn: '2348012345678', source: 'UWANJA', reference: 'r1' }],
    },
  })
})

test.each([
  ['an error', { http: 500, body: JSON.stringify(good) }],
  ['a page', { http: 200, body: '<p>hello</p>' }],
  ['nothing', { http: 200, body: '' }],
  [
    'another message',
    { http: 200, body: JSON.stringify({ ...good, messages: [{ reference: 'r2', status: 'ACCEPTED' }] }) },
  ],
  ['a no', { http: 200, body: JSON.stringify({ ...good, messages: [{ reference: 'r1', status: 'REJECTED' }] }) }],
  ['a failure', { http: 200, body: JSON.stringify({ ...good, status: 'FAILED' }) }],
  ['a move elsewhere', { http: 302, body: '' }],
])('a company that answers %s did not take it', async (_what, badly) => {
  answer = badly
  expect(await send()).toBe(false)
})

test('a company that does not answer did not take it', async () => {
  answer = 'silence'
  expect(await send()).toBe(false)
  expect(
    await fasthubSms.send({ msisdn: '1', text: 'x', reference: 'r' }, { ...wire, baseUrl: 'http://127.0.0.1:9' }),
  ).toBe(false)
})
