/** What Kudipal's words settle, and whose callback makes us ask: parts that need no sandbox. */
import { expect, test } from 'vitest'
import { kudipal } from './company.ts'
import { chargeOutcome, transferOutcome } from './outcome.ts'

const order = {
  ...{ key: 'UW1', msisdn: '2348031234567', accountReference: '2348031234567', details: {} },
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
    ...{ state: 'failed', reason: 'insufficient' },
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
    kudipal.readCallback(
      {
        ...{ path: '', nowMs: 0, headers: hash === undefined ? {} : { 'verif-hash': hash } },
        rawBody: JSON.stringify({ event: 'charge.completed', data: charge }),
      },
      { baseUrl: '', callbackUrl: '', siteUrl: '', timeoutMs: 1, keys },
    )
  const keys = { webhookHash: 'new', webhookHashPrevious: 'old' }
  for (const hash of ['new', 'old']) expect(read(hash, keys)).toEqual({ call: 'verify', key: 'UW1' })
  expect([read('older', keys), read('', keys), read(undefined, keys)]).toEqual([null, null, null])
  expect([read('', {}), read('', { webhookHash: '' })]).toEqual([null, null])
})
