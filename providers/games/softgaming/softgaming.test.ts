/** SoftGaming: the hmac over values in the order of their names, decimals with two places, rollbacks before types. */
import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Wire } from '../../plugs.ts'
import type { Seal } from '../../seal.ts'
import { softgaming } from './adapter.ts'

const keys = { apiKey: 'api', password: 'pass', secret: 'new', secretPrevious: 'old' }
const wire: Wire = { baseUrl: 'http://x/softgaming', callbackUrl: 'http://y', keys, timeoutMs: 100 }
const debit = {
  type: 'debit',
  tid: 'k',
  userid: '7',
  currency: 'NGN',
  amount: '3.00',
  i_gameid: 'r',
  i_gamedesc: '998:1001',
  i_extparam: 't',
}
const hmac = (values: Readonly<Record<string, string>>, secret = 'new') =>
  createHmac('sha256', createHash('sha256').update(secret).digest())
    .update(
      Object.keys(values)
        .sort()
        .map((name) => values[name])
        .join(''),
    )
    .digest('hex')
const raw = (values: Readonly<Record<string, string>>, secret = 'new') => ({
  path: '/',
  headers: {},
  rawBody: JSON.stringify({ hmac: hmac(values, secret), ...values }),
  nowMs: 0,
})

describe('G07 OneWallet', () => {
  it('reads decimals with two places as minor units', () => {
    const move = { token: 't', playerId: '7', key: 'k', round: 'r', gameId: '1001', currency: 'NGN' }
    expect(softgaming.read(raw(debit), wire)).toMatchObject({ ask: 'bet', ...move, minor: 300n })
    expect(softgaming.read(raw({ ...debit, type: 'credit', amount: '0.00' }), wire)).toMatchObject({
      ask: 'win',
      ...move,
      minor: 0n,
    })
  })

  it.each(['0.00', '3', '3.0', '3.001', '-3.00', '1e2', ' 3.00', '03.00', '99999999999999.00'])(
    'refuses a debit of %j',
    (amount) => {
      expect(softgaming.read(raw({ ...debit, amount }), wire)).toEqual({ problem: 'amount' })
    },
  )

  it.each([
    ['lists', '['.repeat(8_000) + ']'.repeat(8_000)],
    ['objects', `${'{"a":'.repeat(2_600)}1${'}'.repeat(2_600)}`],
  ])('X06 a stranger’s %s in each other are refused before anything is signed over them', (_what, nested) => {
    const rawBody = `{"a":${nested},"hmac":"x"}`
    expect(softgaming.read({ path: '/', headers: {}, rawBody, nowMs: 0 }, wire)).toEqual({ problem: 'signature' })
  })

  it('looks at i_rollback before the type, and takes no win back', () => {
    const back = { ...debit, tid: 'k2', type: 'credit', i_rollback: 'k' }
    expect(softgaming.read(raw(back), wire)).toMatchObject({
      ask: 'rollback',
      token: 't',
      playerId: '7',
      key: 'k2',
      betKey: 'k',
    })
    expect(softgaming.read(raw({ ...back, type: 'debit' }), wire)).toEqual({ problem: 'malformed' })
  })

  it('X06 takes no other name than the documented ones, and no value but a text', () => {
    const won = { ...debit, type: 'credit', tid: 'sgwin1' }
    const cut = (values: object) => ({ ...raw(won), rawBody: JSON.stringify({ ...values, hmac: hmac(won) }) })
    // The same text under the same signature: the names are cut otherwise.
    expect(softgaming.read(cut({ ...won, tid: 'sgwin', tidx: '1' }), wire)).toEqual({ problem: 'malformed' })
    expect(softgaming.read(cut({ ...won, tid: { a: 'sgwin', b: '1' } }), wire)).toEqual({ problem: 'signature' })
    expect(softgaming.read(cut({ ...won, tid: ['sgwin', '1'] }), wire)).toEqual({ problem: 'signature' })
    expect(softgaming.read(raw({ ...debit, x: '' }), wire)).toEqual({ problem: 'malformed' })
    // And between the documented ones: the signature says that it is another cut of it.
    const [first, other] = [won, { ...won, i_gameid: 'rs', tid: 'gwin1' }].map((values) =>
      softgaming.read(cut(values), wire),
    )
    expect(first).toMatchObject({ ask: 'win', key: 'sgwin1', round: 'r', seal: { signature: hmac(won) } })
    expect(other).toMatchObject({ ask: 'win', key: 'gwin1', round: 'rs', seal: { signature: hmac(won) } })
    expect((first as { seal: Seal }).seal.cut).not.toBe((other as { seal: Seal }).seal.cut)
  })

  it('X06 refuses every altered value, and takes the old secret while it is set', () => {
    for (const name of Object.keys(debit) as (keyof typeof debit)[]) {
      const altered = { ...debit, hmac: hmac(debit), [name]: `${debit[name]}1` }
      expect(softgaming.read({ ...raw(debit), rawBody: JSON.stringify(altered) }, wire)).toEqual({
        problem: 'signature',
      })
    }
    expect(softgaming.read(raw(debit, 'old'), wire)).toMatchObject({ ask: 'bet' })
    expect(softgaming.read(raw(debit, 'guess'), wire)).toEqual({ problem: 'signature' })
    expect(softgaming.read(raw(debit, ''), { ...wire, keys: { ...keys, secret: '' } })).toEqual({
      problem: 'signature',
    })
  })

  it('answers a ping and the news of a round without asking the platform, signed', () => {
    for (const type of ['ping', 'roundinfo']) expect(softgaming.read(raw({ type }), wire)).toEqual({ ask: 'nothing' })
    const { body } = softgaming.answer(raw(debit), { did: 'refused', why: 'funds', balanceMinor: 250n }, wire)
    const values = { error: 'INSUFFICIENT_FUNDS', balance: '2.50' }
    expect(JSON.parse(body)).toEqual({ ...values, hmac: hmac(values) })
  })
})
