/** What counts as signed by Selcom, and which webhooks are read: parts that need no sandbox. */
import { describe, expect, test } from 'vitest'
import { shillings } from './amount.ts'
import { PATHS, selcom } from './company.ts'
import { authorization, digestOf, signedFields, signedHeaders, type Fields } from './signing.ts'

const KEYS = { apiKey: 'key', apiSecret: 'secret' }
const NOW_MS = 1_790_000_000_000
const NEWS = {
  result: 'SUCCESS',
  resultcode: '000',
  order_id: 'UW1',
  reference: 'S1',
  amount: '500',
  payment_status: 'COMPLETED',
}

describe('D10 a webhook', () => {
  const wire = { baseUrl: '', callbackUrl: '', siteUrl: '', keys: KEYS, timeoutMs: 1 }
  const read = (fields: Fields, headers: Record<string, string> = {}) =>
    selcom.callbacks.read(
      {
        path: PATHS.webhook,
        headers: { ...signedHeaders(KEYS, NOW_MS, fields), ...headers },
        rawBody: JSON.stringify(fields),
        nowMs: NOW_MS,
      },
      wire,
    )

  test('that signs what the document signs makes us ask, and so does one that signs its amount', () => {
    const { amount: _unsigned, ...words } = NEWS
    expect(read(words)).toEqual({ call: 'verify', key: 'UW1' })
    expect(read(NEWS)).toEqual({ call: 'verify', key: 'UW1' })
  })

  test('about what is no key of ours is not', () => {
    for (const order_id of ['', '../UW1', 'x'.repeat(65)]) expect(read({ ...NEWS, order_id })).toBeNull()
  })

  test('that names another key or another way of signing is not, whatever its digest', () => {
    expect(read(NEWS, { authorization: authorization('another') })).toBeNull()
    expect(read(NEWS, { 'digest-method': 'RS256' })).toBeNull()
  })
})

test('D10 what is not signed does not count, and a timestamp of two lines signs nothing', () => {
  const headers = signedHeaders(KEYS, NOW_MS, { order_id: 'UW1' })
  expect(signedFields(KEYS, headers, { order_id: 'UW1', amount: '9000' })).toEqual({ order_id: 'UW1' })
  const timestamp = `${headers['timestamp']}\norder_id=UW2`
  const digest = digestOf(KEYS.apiSecret, timestamp, [['order_id', 'UW1']])
  expect(signedFields(KEYS, { ...headers, timestamp, digest }, { order_id: 'UW1' })).toBeNull()
  for (const keys of [{}, { ...KEYS, apiKey: '' }, { ...KEYS, apiSecret: '' }])
    expect(signedFields(keys, signedHeaders(keys, NOW_MS, { a: '1' }), { a: '1' })).toBeNull()
})

test('D10 Selcom is asked for whole shillings alone', () => {
  expect(shillings({ currency: 'TZS', minor: 500_00n })).toBe(500)
  expect(shillings({ currency: 'TZS', minor: 500_50n })).toBeNull()
  expect(shillings({ currency: 'NGN', minor: 500_00n })).toBeNull()
})
