/** FastHub's parts that need no sandbox: what counts as said, which callbacks are read, and networks by number. */
import { describe, expect, test } from 'vitest'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { fasthubPush } from './push.ts'
import { fasthubWithdraw } from './withdraw.ts'
import { channelOf } from './channel.ts'
import { fasthub, PATHS } from './company.ts'
import { outcomeOf } from './outcome.ts'
import { WINDOW_S, isSame, signatureFault, signedHeaders } from './signing.ts'

const paid = { status: 'PAID', requestId: 'k1', reference: 'FH1', amount: '500.00', currency: 'NGN' } as const

describe('an outcome', () => {
  test('is paid with the amount that the company confirms', () => {
    const amount = { currency: 'NGN', minor: 50000n }
    expect(outcomeOf(paid)).toEqual({ state: 'paid', amount, reference: 'FH1' })
  })

  test.each([
    ['no amount', { amount: undefined }],
    ['an amount of zero', { amount: '0.00' }],
    ['an amount beyond all limits', { amount: '999999999999' }],
    ['a currency that is none of ours', { currency: 'USD' }],
    ['a currency named like a method', { currency: 'constructor' }],
    ['no currency', { currency: undefined }],
    ['a status of pending', { status: 'PENDING' as const }],
  ])('that is not clear is pending: %s', (_what, change) => {
    expect(outcomeOf({ ...paid, ...change } as typeof paid)).toEqual({ state: 'pending' })
  })

  test.each([
    ['EXPIRED', 'expired'],
    ['SOMETHING_NEW', 'refused'],
    ['constructor', 'refused'],
    [undefined, 'refused'],
  ])('that failed for %s is failed for %s', (reason, said) => {
    for (const status of ['FAILED', 'REJECTED'] as const) {
      expect(outcomeOf({ ...paid, status, ...(reason ? { reason } : {}) })).toEqual({ state: 'failed', reason: said })
    }
  })
})

describe('a callback', () => {
  const wire = { baseUrl: '', callbackUrl: '', keys: { callbackSecret: 'secret' }, timeoutMs: 1 }
  const nowMs = 1_790_000_000_000
  const read = (rawBody: string, secret = 'secret') =>
    fasthub.callbacks.read({ path: '', headers: signedHeaders(secret, nowMs, rawBody), rawBody, nowMs }, wire)

  test('that is well signed is read', () => {
    expect(read(JSON.stringify(paid))).toMatchObject({ call: 'news', key: 'k1' })
    expect(read(JSON.stringify({ ...paid, more: 'later' }))).toMatchObject({ outcome: { state: 'paid' } })
  })

  test.each(['', '{', 'null', '[]', '{"status":"PAID"}', JSON.stringify({ ...paid, requestId: '../x' })])(
    'that is well signed and says nothing readable is not: %s',
    (rawBody) => expect(read(rawBody)).toBeNull(),
  )

  test('signed with the secret of requests, or with none at all, is not read', () => {
    expect(read(JSON.stringify(paid), 'client-secret')).toBeNull()
    const rawBody = JSON.stringify(paid)
    const headers = signedHeaders('', nowMs, rawBody)
    expect(fasthub.callbacks.read({ path: '/', headers, rawBody, nowMs }, { ...wire, keys: {} })).toBeNull()
    expect(
      fasthub.callbacks.read({ path: '/', headers, rawBody, nowMs }, { ...wire, keys: { callbackSecret: '' } }),
    ).toBeNull()
  })
})

describe('D08 money at the pay-bill', () => {
  const nowMs = 1_790_000_000_000
  const keys = { callbackSecret: 'new', callbackSecretPrevious: 'old' }
  const wire = { baseUrl: '', callbackUrl: '', keys, timeoutMs: 1 }
  const came = {
    phase: 'CONFIRM',
    reference: 'FH2',
    businessNumber: CONSTANTS.payBillBusinessNumber,
    channel: 'MPESA',
    accountReference: '2348031234567',
    msisdn: '255741234567',
    amount: '500.00',
    currency: 'NGN',
  }
  const read = (path: string, change: object = {}, secret = 'new') => {
    const rawBody = JSON.stringify({ ...came, ...change })
    return fasthub.callbacks.read({ path, headers: signedHeaders(secret, nowMs, rawBody), rawBody, nowMs }, wire)
  }
  const { confirm, validate } = PATHS
  const question = { phase: 'VALIDATE' }

  test('is read under the newest secret and the one before it', () => {
    for (const secret of ['new', 'old']) expect(read(confirm, {}, secret)).toMatchObject({ call: 'paid' })
    expect(read(confirm, {}, 'older')).toBeNull()
  })

  test('is ours when it came to our business number, and nobody’s at another', () => {
    expect(read(confirm, { businessNumber: '335758' })).toBeNull()
    expect(read(validate, { ...question, businessNumber: '335758' })).toBeNull()
  })

  test('is what its phase says, and that stands under the signature: its path alone makes it nothing else', () => {
    expect(read(validate, question)).toMatchObject({ call: 'validate' })
    expect([read(validate), read(confirm, question)]).toEqual([null, null])
  })

  test('is no question without an amount when its amount or its currency is none', () => {
    expect(read(validate, { ...question, amount: undefined })).toMatchObject({ call: 'validate', amount: null })
    for (const change of [{ amount: '0.00' }, { currency: 'USD' }, { currency: 'USD', amount: undefined }])
      expect(read(validate, { ...question, ...change })).toBeNull()
    expect(read(confirm, { amount: undefined })).toBeNull()
  })
})

describe('a signature', () => {
  const headers = signedHeaders('s', 1_790_000_000_000, 'body')

  test('has a known value', () => {
    // From another tool: printf '1790000000.body' | openssl dgst -sha256 -hmac s
    expect(headers).toEqual({
      'x-gmm-timestamp': '1790000000',
      'x-gmm-signature': '05f6f997dbe62cc69ea6b662dde48cde8c91c28a5d524fbc06a6053b839b3cb8',
    })
  })

  test('holds for the window on both sides, and no longer', () => {
    const faultAt = (afterS: number) => signatureFault('s', headers, 1_790_000_000_000 + afterS * 1000, 'body')
    expect([-WINDOW_S, 0, WINDOW_S].map(faultAt)).toEqual([null, null, null])
    expect([-WINDOW_S - 1, WINDOW_S + 1].map(faultAt)).toEqual(['timestamp', 'timestamp'])
  })

  test('given twice is none', () => {
    const twice = { ...headers, 'x-gmm-signature': ['a', 'b'] }
    expect(signatureFault('s', twice, 1_790_000_000_000, 'body')).toBe('signature')
  })

  test('is never the same as nothing', () => {
    expect([isSame('', ''), isSame('a', ''), isSame('a', 'ab'), isSame('ä', 'a'), isSame('ab', 'ab')]).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
  })
})

test.each([
  ['255741234567', 'MPESA'],
  ['255711234567', 'TIGOPESA'],
  ['255781234567', 'AIRTEL'],
  ['255621234567', 'HALOPESA'],
  ['255991234567', null],
  ['2347412345678', null],
])('the network of %s is %s', (msisdn, channel) => {
  expect(channelOf(msisdn)).toBe(channel)
})

test('D13 the limit ids are those of the specification', () => {
  expect([fasthubPush.facts.limitId, fasthubWithdraw.facts.limitId]).toEqual([22224, 11111])
})
