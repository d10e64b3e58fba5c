/** Whoever catches a company's signed call and cuts its values otherwise moves nothing that the call itself would not have moved. */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { subjectKeys } from './conformance.ts'
import { GAME_SUBJECTS } from './games/conformance-table.ts'
import type { SpokenAsk } from './games/callback-client.ts'
import { PAYMENT_SUBJECTS } from './payments/conformance-table.ts'
import type { PaymentNotice } from './payment-calls.ts'
import type { RawCallback, Wire } from './plugs.ts'
import { recuts } from './recut.ts'

const RUNS = { numRuns: process.env['UWANJA_DEEP'] ? 20_000 : 1_500 }
const NOW_MS = Date.parse('2026-05-01T12:00:00Z')
const wireOf = (keys: Wire['keys']): Wire => ({ baseUrl: 'http://x', callbackUrl: 'http://y', keys, timeoutMs: 100 })

/** Nobody signs EGT's XML: whoever has its password is EGT, and its allow-list says from where. */
const SIGNS_NOTHING = ['egt']

describe.each(Object.entries(GAME_SUBJECTS))('G08 %s’s signed calls', (company, subject) => {
  const keys = subjectKeys(subject)
  const callbackClient = subject.callbackClient(keys)
  // Where a call names the player, the callback client keeps them before the token.
  const kept = company === 'betsolutions' ? 'token-1' : '7 token-1'
  const token = callbackClient.entry?.({ token: 'token-1', playerId: '7', currency: 'NGN' }) ?? kept
  const move = { token, key: 'key-1', round: 'round-1', gameId: subject.game.gameId, minor: 300_00n, currency: 'NGN' }
  const calls: SpokenAsk[] = [
    { ask: 'bet', ...move },
    { ask: 'win', ...move },
    { ask: 'rollback', ...move, betKey: 'bet-1' },
    { ask: 'balance', token, currency: 'NGN' },
  ]
  it.each(calls.map((ask) => [ask.ask, ask] as const))(
    'a %s, however it is cut, is itself or nothing',
    (_name, ask) => {
      const { path, headers, body } = callbackClient.say(ask)
      const good: RawCallback = {
        path,
        headers,
        rawBody: body,
        nowMs: company === 'betconstruct' ? Date.now() : NOW_MS,
      }
      const raw = headers['x-gsw-timestamp'] ? { ...good, nowMs: Date.now() } : good
      const wire = wireOf(keys)
      const first = subject.company.plug.read(raw, wire)
      expect(first).not.toHaveProperty('problem')
      const cuts = recuts(raw)
      if (cuts === null) return expect(SIGNS_NOTHING).toContain(company)
      fc.assert(
        fc.property(cuts, (other) => {
          const read = subject.company.plug.read(other, wire)
          if ('problem' in read || read.ask === 'nothing' || isDeepStrictEqual(read, first)) return
          // Another movement under the same signature: the platform must be able to know it for that.
          const seals = [first, read].map((one) => ('seal' in one ? one.seal : undefined))
          expect(seals[1], JSON.stringify(other.rawBody)).toBeDefined()
          expect(seals[1]!.signature).toBe(seals[0]!.signature)
          expect(seals[1]!.cut).not.toBe(seals[0]!.cut)
        }),
        RUNS,
      )
    },
  )
})

/** Whose callback proves only who sends it: the server asks before it believes. */
const signed = Object.entries(PAYMENT_SUBJECTS).filter(([, { proof }]) => proof !== 'question')
describe.each(signed)('X12 %s’s signed calls', (_company, subject) => {
  const keys = { ...subjectKeys(subject), callbackSecret: 'a secret' }
  const paid = { state: 'paid', amount: { currency: 'TZS', minor: 500_00n }, reference: 'R-1' } as const
  const news: PaymentNotice[] = [
    { key: 'UW1', outcome: paid },
    { key: 'UW1', outcome: { state: 'failed', reason: 'declined' } },
  ]
  it.each(news.map((one) => [one.outcome.state, one] as const))(
    '%s, however it is cut, is itself or nothing',
    (_name, one) => {
      const { headers, body } = subject.callbackClient(keys).say(one, NOW_MS)
      const good: RawCallback = { path: '', headers, rawBody: body, nowMs: NOW_MS }
      const read = (raw: RawCallback) => subject.company.callbacks.read(raw, wireOf(keys))
      const first = read(good)
      expect(first).not.toBeNull()
      fc.assert(
        fc.property(recuts(good)!, (other) => {
          const again = read(other)
          if (again !== null) expect(again, JSON.stringify([other.headers, other.rawBody])).toEqual(first)
        }),
        RUNS,
      )
    },
  )
})
