/** BetConstruct: the MD5 over the bytes of `data`, decimal numbers, the six public codes, one call for stake and win. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { GameAnswer, Wire } from '../../plugs.ts'
import { betconstruct } from './adapter.ts'

const keys = { partnerId: 'p', key: 'new', keyPrevious: 'old' }
const wire: Wire = { baseUrl: 'http://x/betconstruct', callbackUrl: 'http://y', keys, timeoutMs: 100 }
const NOW_S = 1_790_000_000
const MOVE = '"token":"t","playerId":"7","currency":"NGN","gameId":"2001","roundId":"r","transactionId":"k"'

function raw(call: string, data: string, { key = 'new', time = String(NOW_S) } = {}) {
  const hash = createHash('md5').update(`${key}${time}${data}`).digest('hex')
  const rawBody = `{"time": "${time}", "data": ${data}, "hash": "${hash}"}`
  return { path: `/${call}`, headers: {}, rawBody, nowMs: NOW_S * 1000 }
}
const move = { token: 't', playerId: '7', key: 'k', round: 'r', gameId: '2001', currency: 'NGN' }

describe('G07 BetConstruct’s calls', () => {
  it('are read with decimal numbers as minor units, over the bytes that were signed', () => {
    expect(betconstruct.read(raw('Withdraw', `{${MOVE}, "withdrawAmount": 3.10}`), wire)).toEqual({
      ask: 'bet',
      ...move,
      minor: 310n,
    })
    const both = `{${MOVE},"withdrawAmount":3,"depositAmount":0}`
    expect(betconstruct.read(raw('WithdrawDeposit', both), wire)).toEqual({
      ask: 'bet-and-win',
      ...move,
      minor: 300n,
      winMinor: 0n,
    })
    const back = '{"token":"t","playerId":"7","transactionId":"k"}'
    expect(betconstruct.read(raw('Rollback', back), wire)).toMatchObject({ ask: 'rollback', key: 'k', betKey: 'k' })
  })

  it.each(['0', '-1', '0.001', '0.30000000000000004', '1e21', '"3"', 'null'])('refuse a stake of %s', (amount) => {
    const read = betconstruct.read(raw('Withdraw', `{${MOVE},"withdrawAmount":${amount}}`), wire)
    expect(read).toEqual({ problem: 'amount' })
  })

  it('X06 are refused with another key, an old time, or two things that may be the data', () => {
    const data = `{${MOVE},"withdrawAmount":3}`
    expect(betconstruct.read(raw('Withdraw', data, { key: 'old' }), wire)).toMatchObject({ ask: 'bet' })
    expect(betconstruct.read(raw('Withdraw', data, { key: 'guess' }), wire)).toEqual({ problem: 'signature' })
    expect(betconstruct.read(raw('Withdraw', data, { time: String(NOW_S - 301) }), wire)).toEqual({
      problem: 'signature',
    })
    const call = raw('Withdraw', data)
    const twice = call.rawBody.replace('"hash"', '"data": {"a":1}, "hash"')
    expect(betconstruct.read({ ...call, rawBody: twice }, wire)).toEqual({ problem: 'malformed' })
  })

  it('are answered in the public codes', () => {
    const code = (why: Extract<GameAnswer, { did: 'refused' }>['why']) =>
      JSON.parse(
        betconstruct.answer(raw('Withdraw', '{}'), { did: 'refused', why, balanceMinor: 250n }, wire).body,
      ) as object
    expect(code('blocked')).toEqual({ err_code: 29, err_msg: 'blocked', balance: 2.5 })
    expect([code('currency'), code('limit')]).toMatchObject([{ err_code: 34 }, { err_code: 127 }])
    const { body } = betconstruct.answer(raw('Withdraw', '{}'), { problem: 'signature' }, wire)
    expect(JSON.parse(body)).toEqual({ err_code: 8, err_msg: 'signature' })
  })
})
