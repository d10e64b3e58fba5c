/** FastHub's client against a company that answers badly: only its explicit word about our order settles anything. */
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaymentOrder, Wire } from '../../plugs.ts'
import { PAYMENTS } from '../table.ts'

const order: PaymentOrder = {
  key: 'order-1',
  amount: { currency: 'NGN', minor: 50000n },
  msisdn: '2348012345678',
  accountReference: '2348012345678',
  details: {},
}
const words = { status: 'PENDING', requestId: order.key, reference: 'FH1', amount: '500.00', currency: 'NGN' }
const rejected = { ...words, status: 'REJECTED', reason: 'DECLINED' }
const paid = { ...words, status: 'PAID' }

let company: Server
let wire: Wire
let answer: { http: number; body: string } | 'silence' | 'hang up'

beforeAll(async () => {
  company = createServer((request, response) => {
    request.resume().on('end', () => {
      if (request.url === '/elsewhere') response.writeHead(200).end(JSON.stringify(rejected))
      else if (answer === 'hang up') request.socket.destroy()
      else if (answer !== 'silence') response.writeHead(answer.http, { location: '/elsewhere' }).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => company.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${String((company.address() as AddressInfo).port)}`
  wire = { baseUrl, callbackUrl: 'http://127.0.0.1:9/callbacks', keys: {}, timeoutMs: 5_000 }
})
afterAll(async () => {
  company.closeAllConnections()
  await new Promise((resolve) => company.close(resolve))
})

/** Only a silent company is not waited for: a busy machine's answer is an answer. */
const over = () => (answer === 'silence' ? { ...wire, timeoutMs: 100 } : wire)
const say = (http: number, body: unknown) => ({ http, body: typeof body === 'string' ? body : JSON.stringify(body) })

describe.each(PAYMENTS.filter(({ facts }) => facts.company === 'fasthub' && facts.flow !== 'pay-bill'))(
  '$facts.viewName',
  (plug) => {
    test.each<[string, typeof answer]>([
      ['a clear yes', say(200, words)],
      ['an error with a readable no', say(500, rejected)],
      ['a no about another order', say(200, { ...rejected, requestId: 'order-2' })],
      ['paid, which only a callback or a query may say', say(200, paid)],
      ['failed, which may be the first answer to an older order', say(200, { ...words, status: 'FAILED' })],
      ['a signature that it does not like', say(401, { status: 'UNAUTHORIZED', requestId: order.key })],
      ['an id that was used', say(409, { status: 'REQUEST_ID_REUSED', requestId: order.key })],
      ['that another request was invalid', say(400, { status: 'INVALID_REQUEST', requestId: 'order-2' })],
      ['that some request was invalid', say(400, { status: 'INVALID_REQUEST' })],
      ['a page', say(200, '<p>REJECTED</p>')],
      ['nothing', say(200, '')],
      ['a very long no', say(200, { ...rejected, more: 'x'.repeat(20_000) })],
      ['a move elsewhere', say(303, rejected)],
      ['silence', 'silence'],
      ['a lost connection', 'hang up'],
    ])('%s means wait', async (_what, said) => {
      answer = said
      expect(await plug.start(order, over(), {})).toEqual({ next: 'wait' })
    })

    test.each<[string, typeof answer, string]>([
      ['rejected', say(200, rejected), 'declined'],
      ['rejected for a reason that is new', say(200, { ...rejected, reason: 'NEW' }), 'refused'],
      ['invalid', say(400, { status: 'INVALID_REQUEST', requestId: order.key }), 'refused'],
    ])('an order that is explicitly %s has failed', async (_what, said, reason) => {
      answer = said
      expect(await plug.start(order, over(), {})).toEqual({ next: 'settled', outcome: { state: 'failed', reason } })
    })

    test.each<[string, typeof answer]>([
      ['pending', say(200, words)],
      ['paid with an error', say(503, paid)],
      ['another order paid', say(200, { ...paid, requestId: 'order-2' })],
      ['paid without an amount', say(200, { ...paid, amount: undefined })],
      ['an unknown order that is another', say(404, { status: 'UNKNOWN_REQUEST', requestId: 'order-2' })],
      ['not found, by someone else', say(404, { error: 'not found' })],
      ['not found, by a page', say(404, 'not found')],
      ['a signature that it does not like', say(401, { status: 'UNAUTHORIZED' })],
      ['silence', 'silence'],
      ['a lost connection', 'hang up'],
    ])('a question answered with %s leaves it pending', async (_what, said) => {
      answer = said
      expect(await plug.status(order, over())).toEqual({ state: 'pending' })
    })

    test('a question answered clearly settles it, and a clear "never heard of it" is said as such', async () => {
      answer = say(200, paid)
      const amount = { currency: 'NGN', minor: 50000n }
      expect(await plug.status(order, over())).toEqual({ state: 'paid', amount, reference: 'FH1' })
      answer = say(200, rejected)
      expect(await plug.status(order, over())).toEqual({ state: 'failed', reason: 'declined' })
      answer = say(404, { status: 'UNKNOWN_REQUEST', requestId: order.key })
      expect(await plug.status(order, over())).toEqual({ state: 'pending', why: 'not-received' })
    })
  },
)
