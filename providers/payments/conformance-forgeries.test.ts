/** The kit's own bad callbacks: of companies that prove themselves in the ways of the field. */
import { expect, test } from 'vitest'
import { forgeries, strangers } from './conformance-forgeries.ts'

const good = (headers: Record<string, string>) => ({
  path: '',
  headers,
  rawBody: '{"amount":"500.00"}',
  nowMs: 1_790_000_000_000,
})

test('M25 D12 without a time under the signature an old callback is no forgery, and everything else still is', () => {
  const bads = forgeries(good({ 'x-paystack-signature': 'ab12' }), { time: 'unsigned' })
  expect(Object.keys(bads)).toEqual([
    'another amount',
    'a byte more',
    'no headers',
    'another signature',
    'a shorter signature',
  ])
  expect(bads['another signature']!.headers).toEqual({ 'x-paystack-signature': '0b12' })
  expect(Object.keys(forgeries(good({ 'x-gmm-signature': 'ab', 'x-gmm-timestamp': '1' })))).toContain('old')
})

test.each(['verif-hash', 'x-callback-token', 'authorization', 'x-webhook-secret'])(
  'M25 D12 a stranger who does not know %s is told from the company',
  (name) => {
    const bads = strangers(good({ 'content-type': 'application/json', [name]: 'secret' }))
    expect(Object.values(bads).map(({ headers }) => (headers as Record<string, string>)[name])).toEqual([
      ...[undefined, '', 'xecret', 'ecret'],
    ])
  },
)

test('a callback that proves nothing is no callback', () => {
  expect(() => strangers(good({ 'content-type': 'application/json' }))).toThrow('proves nothing')
})
