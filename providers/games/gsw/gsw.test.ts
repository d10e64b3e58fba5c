/** GSW/1: signatures against values that were computed elsewhere, keys that change, and amounts. */
import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Wire } from '../../plugs.ts'
import { gswPlug } from './adapter.ts'
import { keyOf } from './signing.ts'
import { gswCallbackClient } from './callback-client.ts'

const vivo = gswPlug('vivo')
const keys = { operatorId: 'operator', secret: 'new', secretPrevious: 'old' }
const wire: Wire = { baseUrl: 'http://127.0.0.1:9/vivo', callbackUrl: '', keys, timeoutMs: 100 }
const NOW_MS = 1_790_000_000_000
const debit = {
  request_id: 'q',
  token: 't',
  player_id: '7',
  currency: 'NGN',
  game_id: '1001',
  round_id: 'r',
  round_closed: false,
  transaction_id: 'k',
  amount: 300,
  created: '2026-11-21T00:00:00Z',
}

function raw(path: string, body: object, secret = 'new', ageS = 0) {
  const [rawBody, timestamp] = [JSON.stringify(body), String(NOW_MS / 1000 - ageS)]
  const signature = createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex')
  const headers = { 'x-gsw-operator': 'operator', 'x-gsw-timestamp': timestamp, 'x-gsw-signature': signature }
  return { path, headers, rawBody, nowMs: NOW_MS }
}

describe('G07 GSW/1', () => {
  it('reads a stake in whole minor units, with the player that it names', () => {
    expect(vivo.read(raw('/gsw/v1/debit', debit), wire)).toEqual({
      ask: 'bet',
      token: 't',
      playerId: '7',
      key: 'k',
      round: 'r',
      gameId: '1001',
      minor: 300n,
      currency: 'NGN',
    })
  })

  it.each([-1, 0.5, '300', null, 1e15])('refuses a stake of %s for its amount', (amount) => {
    expect(vivo.read(raw('/gsw/v1/debit', { ...debit, amount }), wire)).toEqual({ problem: 'amount' })
  })

  it('takes the old key while it is set, and signs the answer with the key of the call', () => {
    const call = raw('/gsw/v1/balance', { request_id: 'q', token: 't', player_id: '7' }, 'old')
    expect(vivo.read(call, wire)).toMatchObject({ ask: 'balance' })
    const { headers = {}, body } = vivo.answer(call, { did: 'balance', balanceMinor: 5n, currency: 'NGN' }, wire)
    expect(keyOf({ ...keys, secretPrevious: '' }, { headers, nowMs: NOW_MS, rawBody: body })).toBeNull()
    expect(keyOf(keys, { headers, nowMs: NOW_MS, rawBody: body })).toBe('old')
    const later = { ...wire, keys: { ...keys, secretPrevious: '' } }
    expect(vivo.read(call, later)).toEqual({ problem: 'signature' })
  })

  it.each([301, -301])('refuses what was signed %s seconds away', (ageS) => {
    expect(vivo.read(raw('/gsw/v1/debit', debit, 'new', ageS), wire)).toEqual({ problem: 'signature' })
  })

  it('opens nothing with an empty key, and signs nothing for a stranger', () => {
    const none = { ...wire, keys: { operatorId: 'operator', secret: '' } }
    expect(vivo.read(raw('/gsw/v1/debit', debit, ''), none)).toEqual({ problem: 'signature' })
    const { headers, body } = vivo.answer(raw('/gsw/v1/debit', debit, 'guess'), { problem: 'signature' }, wire)
    expect([headers, body]).toEqual([{}, '{"status":"INVALID_SIGNATURE","request_id":""}'])
  })

  it('the company takes what it cannot understand for unknown', () => {
    const asked = { ask: 'player', token: '7 t' } as const
    for (const body of ['', '[]', '{}', '{"status":"INTERNAL_ERROR","request_id":""}', '<html>']) {
      expect(gswCallbackClient(keys).hear(200, body, asked)).toEqual({ heard: 'unknown' })
    }
  })
})
