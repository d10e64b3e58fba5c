/** BetSolutions' plug: signatures, shapes and codes, against values that were computed elsewhere. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { GameAnswer, Wire } from '../../plugs.ts'
import type { SpokenAsk } from '../callback-client.ts'
import { betsolutions } from './adapter.ts'
import { SIGNED } from './facts.ts'
import { betsolutionsCallbackClient } from './callback-client.ts'

const keys = { merchantId: 'm-1', key: 'secret' }
const wire: Wire = { baseUrl: 'http://x/betsolutions', callbackUrl: 'http://y', keys, timeoutMs: 5000 }
const callbackClient = betsolutionsCallbackClient(keys, '3')
const raw = (path: string, rawBody: string) => ({ path, headers: {}, rawBody, nowMs: 0 })
const said = (ask: SpokenAsk) => {
  const { path, body } = callbackClient.say(ask)
  return raw(`/callbacks/games/betsolutions${path}`, body)
}
const money = { token: 't', key: 'tx-1', round: 'r-1', gameId: '7001', minor: 500n, currency: 'NGN' }
const bet: SpokenAsk = { ask: 'bet', ...money }

/** Signs any fields in the documented order, without the adapter's code. */
function form(names: string, fields: Record<string, string>): string {
  const text = [...names.split(' ').map((name) => fields[name] ?? ''), keys.key].join('|')
  return new URLSearchParams({ ...fields, Hash: createHash('sha256').update(text).digest('hex') }).toString()
}
const MOVE = 'Amount BetTypeId Currency GameId MerchantId ProductId RoundId Token TransactionId'
const FIELDS = {
  MerchantId: 'm-1',
  Token: 't',
  Amount: '500',
  BetTypeId: '1',
  Currency: 'NGN',
  GameId: '7001',
  ProductId: '3',
  RoundId: 'r-1',
  TransactionId: 'tx-1',
}

describe('reading', () => {
  it('G07 a bet signed by hand: SHA-256 of 500|1|NGN|7001|m-1|3|r-1|t|tx-1|secret', () => {
    const right = '252773fb48cb6431fcbd839851539ee43ceb1f698cfd6cf52cbc5462e2dc069b'
    const body = (hash: string) => new URLSearchParams({ ...FIELDS, Hash: hash }).toString()
    expect(betsolutions.read(raw('/x/Bet', body(right)), wire)).toEqual(bet)
    expect(betsolutions.read(raw('/x/bet?a=b', body(right)), wire)).toEqual(bet)
    expect(betsolutions.read(raw('/x/Bet', body(right.replace(/./, 'x'))), wire)).toEqual({ problem: 'signature' })
    expect(betsolutions.read(raw('/x/Bet', body(right.toUpperCase())), wire)).toEqual({ problem: 'signature' })
  })

  it('G07 every call as its own callback client says it', () => {
    const open: SpokenAsk = { ask: 'open', publicToken: 'p' }
    const balance: SpokenAsk = { ask: 'balance', token: 't', currency: 'NGN' }
    const win: SpokenAsk = { ask: 'win', ...money, minor: 0n }
    for (const ask of [open, { ask: 'player', token: 't' }, balance, bet, win] as SpokenAsk[]) {
      expect(betsolutions.read(said(ask), wire)).toEqual(ask)
    }
    expect(betsolutions.read(said({ ask: 'rollback', ...money, key: 'c-1', betKey: 'tx-1' }), wire)).toEqual({
      ask: 'rollback',
      token: 't',
      key: 'c-1',
      betKey: 'tx-1',
    })
  })

  it('G07 X06 each signed value, when altered, breaks the signature', () => {
    for (const name of SIGNED.Bet) {
      const fields = new URLSearchParams(said(bet).rawBody)
      fields.set(name, `${fields.get(name)!}1`)
      expect(betsolutions.read(raw('/Bet', fields.toString()), wire)).toEqual({ problem: 'signature' })
    }
    const otherKey = betsolutionsCallbackClient({ ...keys, key: 'guess' }, '3').say(bet)
    expect(betsolutions.read(raw('/Bet', otherKey.body), wire)).toEqual({ problem: 'signature' })
    const otherMerchant = betsolutionsCallbackClient({ ...keys, merchantId: 'm-2' }, '3').say(bet)
    expect(betsolutions.read(raw('/Bet', otherMerchant.body), wire)).toEqual({ problem: 'signature' })
    // A bet that was overheard cannot be said again as a win.
    expect(betsolutions.read(raw('/Win', said(bet).rawBody), wire)).toEqual({ problem: 'signature' })
  })

  it.each(['0', '-1', '1.5', '1e3', '01', '', ' 5', '1000000000001', '9'.repeat(30)])(
    'G07 the bet amount %j is refused',
    (Amount) => {
      const read = betsolutions.read(raw('/Bet', form(MOVE, { ...FIELDS, Amount })), wire)
      expect(read).toEqual({ problem: 'amount' })
    },
  )

  it('G07 a win may be zero, a cancellation not', () => {
    const win = form(MOVE.replace(' BetTypeId', '').concat(' WinTypeId'), { ...FIELDS, WinTypeId: '1', Amount: '0' })
    expect(betsolutions.read(raw('/Win', win), wire)).toMatchObject({ minor: 0n })
    const names = MOVE.replace('Amount', 'Amount BetTransactionId')
    const cancel = form(names, { ...FIELDS, BetTransactionId: 'b', Amount: '0' })
    expect(betsolutions.read(raw('/CancelBet', cancel), wire)).toEqual({ problem: 'amount' })
  })

  it('G07 X06 missing, misshapen or doubled values, ChangeWin and unknown calls are malformed', () => {
    const without = Object.fromEntries(Object.entries(FIELDS).filter(([name]) => name !== 'RoundId'))
    const bodies = [
      form(MOVE, without),
      form(MOVE, { ...FIELDS, TransactionId: 'a|b' }),
      form(MOVE, { ...FIELDS, Currency: 'ngn' }),
      form(MOVE, { ...FIELDS, TransactionId: 'x'.repeat(65) }),
      `${said(bet).rawBody}&Amount=1`,
      `${said(bet).rawBody}&Filler=${'x'.repeat(5000)}`,
    ]
    for (const body of bodies) expect(betsolutions.read(raw('/Bet', body), wire)).toEqual({ problem: 'malformed' })
    for (const path of ['/ChangeWin', '/constructor', '/', '/__proto__']) {
      expect(betsolutions.read(raw(path, said(bet).rawBody), wire)).toEqual({ problem: 'malformed' })
    }
    expect(betsolutions.read(raw('/Bet', ''), wire)).toEqual({ problem: 'signature' })
  })
})

describe('answering', () => {
  const answer = (said: Parameters<typeof betsolutions.answer>[1], path = '/Bet') =>
    JSON.parse(betsolutions.answer(raw(path, ''), said, wire).body) as unknown

  it('G07 in their codes, with the real balance', () => {
    const moved = { did: 'moved', reference: '9', balanceMinor: 700n } as const
    const Data = { TransactionId: '9', CurrentBalance: 700 }
    expect(answer({ ...moved, duplicate: false })).toEqual({ StatusCode: 200, Data })
    expect(answer({ ...moved, duplicate: true })).toEqual({ StatusCode: 201, Data })
    const poor: GameAnswer = { did: 'refused', why: 'funds', balanceMinor: 3n }
    expect(answer(poor)).toEqual({ StatusCode: 402, Data: { CurrentBalance: 3 } })
    expect(answer({ problem: 'signature' })).toEqual({ StatusCode: 403, Data: null })
    expect(answer({ problem: 'malformed' })).toEqual({ StatusCode: 411, Data: null })
    expect(answer({ problem: 'amount' })).toEqual({ StatusCode: 407, Data: null })
  })

  it.each([
    ['token', 404],
    ['expired', 409],
    ['blocked', 401],
    ['limit', 405],
    ['currency', 410],
    ['reused', 408],
    ['rolled-back', 408],
    ['unknown-round', 411],
    ['amount', 407],
    ['fault', 500],
  ] as const)('G07 %s is %i', (why, StatusCode) => {
    expect(answer({ did: 'refused', why, balanceMinor: null })).toEqual({ StatusCode, Data: null })
  })

  it('G07 a used one-time token is inactive', () => {
    expect(answer({ did: 'refused', why: 'expired', balanceMinor: null }, '/Auth')).toMatchObject({ StatusCode: 401 })
  })

  it('G07 the callback client hears what the plug says, and takes anything else for unknown', () => {
    const player = { did: 'player', playerId: '42', userName: 'amina', currency: 'NGN', balanceMinor: 5n } as const
    const { http, body } = betsolutions.answer(raw('/GetPlayerInfo', ''), player, wire)
    expect(callbackClient.hear(http, body, bet)).toMatchObject({
      heard: 'ok',
      balanceMinor: 5n,
      player: { id: '42', userName: 'amina', currency: 'NGN' },
    })
    for (const body of ['', 'null', '[]', '{}', '{"StatusCode":500}', '{"StatusCode":"200"}', '<html>']) {
      expect(callbackClient.hear(200, body, bet)).toEqual({ heard: 'unknown' })
    }
    expect(callbackClient.hear(502, '{"StatusCode":200}', bet)).toEqual({ heard: 'unknown' })
  })
})

describe('the launch address', () => {
  it('G07 carries what their launcher reads', async () => {
    const launch = { productId: '3', gameId: '7001', lang: 'sw', token: 'a b', platform: 'mobile' } as const
    const more = { playerId: '1', currency: 'NGN', lobbyUrl: '' }
    const url = new URL(await betsolutions.launch({ ...launch, ...more, freeplay: false }, wire))
    expect(url.pathname).toBe('/betsolutions/launch')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      Token: 'a b',
      MerchantId: 'm-1',
      Lang: 'sw',
      GameId: '7001',
      ProductId: '3',
      IsFreePlay: '0',
      Platform: 'mobile',
    })
  })
})
