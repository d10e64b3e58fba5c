/** What Kudipal's words settle, and whose callback makes us ask: parts that need no sandbox. */
import { expect, test } from 'vitest'
import { chargeBody } from './client.ts'
import { kudipal } from './company.ts'
import { chargeOutcome, transferOutcome } from './outcome.ts'

const order = {
  key: 'UW1',
  msisdn: '2348031234567',
  accountReference: '2348031234567',
  details: {},
  amount: { currency: 'NGN', minor: 500_00n } as const,
}
const charge = { tx_ref: 'UW1', flw_ref: 'FLW1', amount: 500, currency: 'NGN', status: 'successful' }
const transfer = { id: 7, reference: 'UW1', amount: 500, currency: 'NGN', status: 'SUCCESSFUL' }
const PENDING = { state: 'pending' }
const charged = (change: object) => chargeOutcome({ ...charge, ...change } as never, order)
const transferred = (change: object) => transferOutcome({ ...transfer, ...change } as never, order)

test('D05 W02 what is said clearly of our own order settles it', () => {
  const { amount } = order
  expect(charged({})).toEqual({ state: 'paid', amount, reference: 'FLW1' })
  expect(transferred({})).toEqual({ state: 'paid', amount, reference: '7' })
  expect(charged({ status: 'failed', processor_response: 'Insufficient funds' })).toEqual({
    state: 'failed',
    reason: 'insufficient',
  })
})

test('D05 W02 another order’s end, another’s money and an end without a name leave it pending', () => {
  for (const status of ['successful', 'failed']) expect(charged({ tx_ref: 'UW2', status })).toEqual(PENDING)
  for (const status of ['SUCCESSFUL', 'FAILED']) expect(transferred({ reference: 'UW2', status })).toEqual(PENDING)
  for (const change of [{ currency: 'USD' }, { currency: 'constructor' }, { flw_ref: '' }, { amount: 0 }])
    expect(charged(change)).toEqual(PENDING)
  for (const status of ['pending', 'new', ''])
    expect([charged({ status }), transferred({ status })]).toEqual([PENDING, PENDING])
})

test('X01 a callback makes us ask when it bears our hash, the newest or the one before; no hash is never ours', () => {
  const read = (hash: string | undefined, keys: Record<string, string>) =>
    kudipal.callbacks.read(
      {
        path: '',
        nowMs: 0,
        headers: hash === undefined ? {} : { 'verif-hash': hash },
        rawBody: JSON.stringify({ event: 'charge.completed', data: charge }),
      },
      { baseUrl: '', callbackUrl: '', siteUrl: '', timeoutMs: 1, keys },
    )
  const keys = { webhookHash: 'new', webhookHashPrevious: 'old' }
  for (const hash of ['new', 'old']) expect(read(hash, keys)).toEqual({ call: 'verify', key: 'UW1' })
  expect([read('older', keys), read('', keys), read(undefined, keys)]).toEqual([null, null, null])
  expect([read('', {}), read('', { webhookHash: '' })]).toEqual([null, null])
})

test('W02 O11 a payout for which our own money did not reach is no decline', () => {
  for (const complete_message of [
    'DISBURSE FAILED: Insufficient funds in customer wallet',
    'You do not have enough balance',
  ])
    expect(transferred({ status: 'FAILED', complete_message })).toEqual({ state: 'pending', why: 'no-float' })
  expect(charged({ status: 'failed', processor_response: 'Insufficient funds' })).toMatchObject({ state: 'failed' })
})

test('D05 the mail address of a charge is the player’s, else one of the setting’s domain, else of the site’s', () => {
  const emailAt = (keys: Record<string, string>, siteUrl: string, email?: string) =>
    chargeBody(email === undefined ? order : { ...order, email }, {
      baseUrl: '',
      callbackUrl: '',
      timeoutMs: 1,
      keys,
      siteUrl,
    })['email']
  expect(emailAt({}, 'https://site.example.org', 'ada@example.org')).toBe('ada@example.org')
  expect(emailAt({ emailDomain: 'pay.example.org' }, 'https://www.bet.co.tz')).toBe('2348031234567@pay.example.org')
  expect(emailAt({ emailDomain: '' }, 'https://www.bet.co.tz')).toBe('2348031234567@bet.co.tz')
  for (const local of ['http://localhost:8080', 'http://127.0.0.1:8080', ''])
    expect(emailAt({}, local)).toBe('2348031234567@example.com')
})
