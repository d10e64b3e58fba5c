/** Selcom's answers as its document prints them, which are poorer than a company of our own would give them. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaymentOrder, Wire } from '../../plugs.ts'
import { selcomCard } from './card.ts'
import { selcomWithdraw } from './withdraw.ts'
import { selcom } from './company.ts'

const order: PaymentOrder = {
  key: 'UW1',
  msisdn: '255712345678',
  accountReference: '255712345678',
  details: { channel: 'VMCASHIN' },
  amount: { currency: 'TZS', minor: 500_00n },
}

/** What is answered next, by path; HTTP 200 unless it says otherwise. */
let answers: Readonly<Record<string, { readonly http?: number; readonly body: object }>> = {}
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  const said = answers[(request.url ?? '').split('?')[0]!]
  response.writeHead(said ? (said.http ?? 200) : 404, { 'content-type': 'application/json' })
  response.end(JSON.stringify(said?.body ?? {}))
})
let wire: Wire
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const keys = { apiKey: 'key', apiSecret: 'secret', vendor: 'till', pin: '1' }
  wire = { baseUrl, callbackUrl: 'http://127.0.0.1/callbacks', siteUrl: 'http://127.0.0.1', keys, timeoutMs: 5_000 }
})
beforeEach(() => {
  answers = {}
  asked.length = 0
})
afterAll(() => void server.close())

const PAID = { state: 'paid', amount: order.amount, reference: '0289999288' }

test('W08 a payout’s query is answered without its transid, and is the answer to what was asked', async () => {
  const printed = {
    messageId: 'M1',
    reference: '0289999288',
    resultcode: '000',
    result: 'SUCCESS',
    message: 'Cash-in successful',
    data: [{ receipt: 'R1' }],
  }
  const status = (more: object) => {
    answers = { '/v1/walletcashin/query': { body: { ...printed, ...more } } }
    return selcomWithdraw.status(order, wire)
  }
  expect(await status({})).toEqual(PAID)
  expect(await status({ transid: '' })).toEqual(PAID)
  expect(await status({ transid: null })).toEqual(PAID)
  expect(await status({ transid: order.key })).toEqual(PAID)
  expect(await status({ transid: 'UW2' })).toEqual({ state: 'pending' })
})

test('O11 W08 a closed door and an empty float are no decline: the order waits, and it is said why', async () => {
  const process = (http: number, body: object) => {
    answers = { '/v1/walletcashin/process': { http, body }, '/v1/walletcashin/query': { http, body } }
    return Promise.all([selcomWithdraw.start(order, wire, {}), selcomWithdraw.status(order, wire)])
  }
  const envelope = { reference: '', result: 'FAIL', message: '', data: [] }
  const meets = (why: string) => [
    { next: 'wait', why },
    { state: 'pending', why },
  ]
  expect(await process(403, { ...envelope, resultcode: '4035' })).toEqual(meets('not-enabled'))
  expect(await process(403, {})).toEqual(meets('not-enabled'))
  expect(await process(200, { ...envelope, resultcode: '4035' })).toEqual(meets('not-enabled'))
  expect(await process(401, {})).toEqual(meets('keys'))
  expect(await process(200, { ...envelope, transid: order.key, resultcode: '990' })).toEqual(meets('no-float'))
  // 403 in the envelope of an answer is a network that did not answer, as the document's own sample has it.
  expect((await process(200, { ...envelope, transid: order.key, resultcode: '403' }))[1]).toEqual({
    state: 'failed',
    reason: 'network',
  })
})

test('D10 the card page is known as base64 and as the sample prints it; one that is not listed is said', async () => {
  const begun = (payment_gateway_url: string, pageOrigins = 'https://pay.example') => {
    answers = {
      '/v1/checkout/create-order': { body: { resultcode: '000', reference: 'S1', data: [{ payment_gateway_url }] } },
    }
    return selcomCard.start(order, { ...wire, keys: { ...wire.keys, pageOrigins } }, {})
  }
  const page = 'https://pay.example/checkout/1'
  const redirect = { next: 'redirect', url: page, keep: { selcomReference: 'S1' } }
  expect(await begun(page)).toEqual(redirect)
  expect(await begun(Buffer.from(page).toString('base64'))).toEqual(redirect)
  expect(await begun(page, '')).toEqual({ next: 'wait', why: 'page' })
  expect(await begun('')).toEqual({ next: 'wait' })
})

test('D09 cash at an agent is confirmed in a sentence, which nothing is credited from', async () => {
  const found = (data: object[], resultcode = '000') => {
    answers = { '/v1/c2b/query-status': { body: { reference: 'S1', resultcode, message: 'TZS 500 …', data } } }
    return selcom.find('S1', wire)
  }
  expect(await found([])).toBe('unreadable')
  expect(await found([], '010')).toBeNull()
  expect(asked[0]).toBe('/v1/c2b/query-status?transid=S1')
})

test('O12 a day’s statement is the list of orders, at the moment of Dar es Salaam', async () => {
  const row = (order_id: string, creation_date: string, payment_status: string) => ({
    order_id,
    creation_date,
    payment_status,
    amount: '500',
    reference: `R-${order_id}`,
    transid: null,
    channel: 'CARD',
    phone: null,
  })
  const data = [
    row('UW1', '2026-11-20 03:00:00', 'COMPLETED'),
    row('UW2', '2026-11-20 02:59:59', 'COMPLETED'),
    row('UW3', '2026-11-21 02:59:59', 'COMPLETED'),
    row('UW4', '2026-11-20 12:00:00', 'PENDING'),
    row('UW5', '2026-11-21 03:00:00', 'COMPLETED'),
  ]
  answers = { '/v1/checkout/list-orders': { body: { resultcode: '000', data } } }
  const line = (key: string, at: string) => ({
    key,
    reference: `R-${key}`,
    direction: 'deposit',
    amount: order.amount,
    atMs: Date.parse(at),
  })
  expect(await selcom.statement('2026-11-20', wire)).toEqual([
    line('UW1', '2026-11-20T00:00:00Z'),
    line('UW3', '2026-11-20T23:59:59Z'),
  ])
  expect(asked).toEqual(['/v1/checkout/list-orders?fromdate=2026-11-20&todate=2026-11-21'])
  answers = {}
  expect(await selcom.statement('2026-11-20', wire)).toBeNull()
})

test('O11 what is on the float account is read, also when it is nothing', async () => {
  const float = (balance: unknown) => {
    answers = { '/v1/vendor/balance': { body: { resultcode: '000', data: [{ balance }] } } }
    return selcom.float(wire)
  }
  expect(await float('1,234,567.50')).toEqual([{ currency: 'TZS', minor: 1_234_567_50n }])
  expect(await float(0)).toEqual([{ currency: 'TZS', minor: 0n }])
  expect(await float('many')).toBeNull()
})
