/** Sample Games' own rules, beside those of the conformance suite: what is read, what is refused, what we sign. */
import { describe, expect, test } from 'vitest'
import type { Wire } from '@uwanja/providers/plugs'
import { plug } from './adapter.ts'
import { keyOf, signedHeaders } from '../../../providers/games/gsw/signing.ts'
import { gswCallbackClient } from '../../../providers/games/gsw/callback-client.ts'

const keys = { operatorId: 'operator', secret: 'ours' }
const wire: Wire = { baseUrl: 'http://127.0.0.1:9/sample-games', callbackUrl: '', keys, timeoutMs: 100 }
const move = { key: 'k1', round: 'r1', gameId: '1001', currency: 'NGN' }

function raw(path: string, body: object, nowMs = Date.now()) {
  const rawBody = JSON.stringify(body)
  return { path, headers: signedHeaders(keys, nowMs, rawBody), rawBody, nowMs: Date.now() }
}
const debit = {
  request_id: 'q',
  token: 't',
  player_id: '7',
  transaction_id: 'k',
  round_id: 'r',
  round_closed: false,
  game_id: '1',
  currency: 'NGN',
  created: '2026-11-21T00:00:00Z',
}

test('a stake is read as it was said', () => {
  const { path, headers, body } = gswCallbackClient(keys).say({ ask: 'bet', token: '7 t', minor: 300n, ...move })
  expect(plug.read({ path, headers, rawBody: body, nowMs: Date.now() }, wire)).toEqual({
    ask: 'bet',
    token: 't',
    playerId: '7',
    minor: 300n,
    ...move,
  })
})

test.each([-1, 0.5, 1e309, '300', null, 1e15])('a stake of %s is refused for its amount', (amount) => {
  expect(plug.read(raw('/gsw/v1/debit', { ...debit, amount }), wire)).toEqual({ problem: 'amount' })
})

test('a stake of 0 opens a round that the company gives away', () => {
  expect(plug.read(raw('/gsw/v1/debit', { ...debit, amount: 0 }), wire)).toMatchObject({ ask: 'bet', minor: 0n })
})

test.each(['/gsw/v1/constructor', '/gsw/v1/debit/', '/'])('what cannot be read at %s is malformed', (path) => {
  expect(plug.read(raw(path, { request_id: 'q' }), wire)).toEqual({ problem: 'malformed' })
})

test.each([301, -301])('a call signed %s seconds away is refused', (ageS) => {
  const old = raw('/gsw/v1/debit', { ...debit, amount: 1 }, Date.now() - ageS * 1000)
  expect(plug.read(old, wire)).toEqual({ problem: 'signature' })
})

test('an empty secret on both sides opens nothing', () => {
  const none = { ...keys, secret: '' }
  const { path, headers, body } = gswCallbackClient(none).say({ ask: 'player', token: '7 t' })
  const read = plug.read({ path, headers, rawBody: body, nowMs: Date.now() }, { ...wire, keys: none })
  expect(read).toEqual({ problem: 'signature' })
})

describe('an answer', () => {
  const call = raw('/gsw/v1/balance', { request_id: 'q', token: 't', player_id: '7' })

  test('is signed by us', () => {
    const told = { did: 'balance', balanceMinor: 5n, currency: 'NGN' } as const
    const { headers = {}, body } = plug.answer(call, told, wire)
    expect(keyOf(keys, { headers, nowMs: Date.now(), rawBody: body })).toBe(keys.secret)
    expect(JSON.parse(body)).toEqual({ status: 'OK', request_id: 'q', balance: 5, currency: 'NGN' })
  })

  test('to a stranger is not', () => {
    expect(plug.answer({ ...call, headers: {} }, { problem: 'signature' }, wire)).toMatchObject({
      headers: {},
      body: '{"status":"INVALID_SIGNATURE","request_id":""}',
    })
  })
})
