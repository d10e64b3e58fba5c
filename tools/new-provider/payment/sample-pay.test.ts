/** Sample Pay's own rules, beside those of the conformance suites: what counts as said, and which callbacks are read. */
import { describe, expect, test } from 'vitest'
import { samplePay } from './company.ts'
import { fasthubCallbackClient } from '../../../providers/payments/fasthub/callback-client.ts'
import { outcomeOf } from '../../../providers/payments/fasthub/outcome.ts'

const paid = { status: 'PAID', requestId: 'k1', reference: 'R1', amount: '500.00', currency: 'NGN' } as const
const amount = { currency: 'NGN', minor: 50_000n } as const

test('paid is the amount that the company confirms', () => {
  expect(outcomeOf(paid)).toEqual({ state: 'paid', amount, reference: 'R1' })
})

test.each([
  ['no amount', { amount: undefined }],
  ['an amount of zero', { amount: '0.00' }],
  ['a currency that is none of ours', { currency: 'USD' }],
  ['a currency named like a method', { currency: 'constructor' }],
])('what is not clear is pending: %s', (_what, change) => {
  expect(outcomeOf({ ...paid, ...change } as typeof paid)).toEqual({ state: 'pending' })
})

test('a reason that is new is still a failure', () => {
  expect(outcomeOf({ ...paid, status: 'FAILED', reason: 'constructor' })).toEqual({
    state: 'failed',
    reason: 'refused',
  })
})

describe('a callback', () => {
  const nowMs = 1_790_000_000_000
  const news = { key: 'k1', outcome: { state: 'paid', amount, reference: 'R1' } } as const
  const read = (secret: string, ours: string) => {
    const { headers, body } = fasthubCallbackClient({ callbackSecret: secret }).say(news, nowMs)
    const wire = { baseUrl: '', callbackUrl: '', keys: { callbackSecret: ours }, timeoutMs: 1 }
    return samplePay.callbacks.read({ path: '/', headers, rawBody: body, nowMs }, wire)
  }

  test('is read as it was said', () => {
    expect(read('ours', 'ours')).toEqual({ call: 'news', ...news })
  })

  test('signed with another secret, or with none on both sides, is not read', () => {
    expect([read('theirs', 'ours'), read('', '')]).toEqual([null, null])
  })
})
