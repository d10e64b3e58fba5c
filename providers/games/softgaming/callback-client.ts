/** SoftGaming's own end of OneWallet: phrases the wallet calls, understands and verifies our answers. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { GameCallbackClient, CallbackOutcome, HeardRefusal, SpokenAsk } from '../callback-client.ts'
import { minorOf } from '../decimal.ts'
import type { CallType, ErrorWord } from './facts.ts'
import { readValues, secretOf, signed } from './wire.ts'

const TYPE: Readonly<Record<SpokenAsk['ask'], CallType>> = {
  // Nothing is exchanged: the first question for the balance shows whether the session is good.
  open: 'balance',
  player: 'balance',
  balance: 'balance',
  bet: 'debit',
  win: 'credit',
  rollback: 'credit',
}

const WHY: Readonly<Record<Exclude<ErrorWord, 'INTERNAL_ERROR'>, HeardRefusal>> = {
  INVALID_HMAC: 'signature',
  INVALID_REQUEST: 'malformed',
  INVALID_AMOUNT: 'amount',
  INVALID_SESSION: 'token',
  SESSION_EXPIRED: 'expired',
  PLAYER_BLOCKED: 'blocked',
  LIMIT_REACHED: 'limit',
  INSUFFICIENT_FUNDS: 'funds',
  INVALID_CURRENCY: 'currency',
  TID_REUSED: 'reused',
  ROUND_NOT_FOUND: 'other',
  ROUND_WON: 'other',
}

/** Every call names the player and, but for a debit's own, the currency beside the token. */
const apart = (kept: string) => {
  const [userid = '', i_extparam = '', currency = ''] = kept.split(' ')
  return { userid, i_extparam, currency }
}

function valuesOf(ask: SpokenAsk, systemOf: (gameId: string) => string): Readonly<Record<string, string>> {
  const type = TYPE[ask.ask]
  if (ask.ask === 'open') return { type, ...apart(ask.publicToken) }
  if (ask.ask === 'player') return { type, ...apart(ask.token) }
  if (ask.ask === 'balance') return { type, ...apart(ask.token), ...(ask.currency ? { currency: ask.currency } : {}) }
  return {
    type,
    ...apart(ask.token),
    tid: ask.key,
    currency: ask.currency,
    amount: decimalText(ask.minor),
    i_gameid: ask.round,
    i_gamedesc: `${systemOf(ask.gameId)}:${ask.gameId}`,
    i_actionid: ask.key,
    ...(ask.ask === 'rollback' ? { i_rollback: ask.betKey } : {}),
  }
}

const textOf = (raw: unknown): string | null => (typeof raw === 'string' && raw !== '' ? raw : null)

function heard(
  keys: Readonly<Record<string, string>>,
  http: number,
  rawBody: string,
  asked: SpokenAsk,
): CallbackOutcome {
  const values = readValues(rawBody)
  if (http !== 200 || !values) return { heard: 'unknown' }
  const error = textOf(values['error'])
  if (error === 'INVALID_HMAC') return { heard: 'refused', why: 'signature', code: error, balanceMinor: null }
  // Whoever cannot sign may have made it up.
  if (secretOf(keys, values) === null) return { heard: 'unknown' }
  const balance = textOf(values['balance'])
  const balanceMinor = balance === null ? null : minorOf(balance, 0n)
  if (error !== null) {
    const why = (WHY as Readonly<Record<string, HeardRefusal>>)[error]
    return why ? { heard: 'refused', why, code: error, balanceMinor } : { heard: 'unknown' }
  }
  if (values['status'] !== 'OK') return { heard: 'unknown' }
  const kept = asked.ask === 'open' ? asked.publicToken : asked.token
  const { userid: id, currency } = apart(kept)
  return {
    heard: 'ok',
    duplicate: values['processed'] === '1',
    balanceMinor,
    reference: textOf(values['tid']),
    token: asked.ask === 'open' ? kept : null,
    player: asked.ask === 'player' ? { id, userName: id, currency } : null,
  }
}

/** @param systemOf The system that a game belongs to. */
export function softgamingCallbackClient(
  keys: Readonly<Record<string, string>>,
  systemOf: (gameId: string) => string = () => '998',
): GameCallbackClient {
  return {
    entry: ({ token, playerId, currency }) => `${playerId} ${token} ${currency}`,
    say: (ask) => ({
      path: '',
      headers: { 'content-type': 'application/json' },
      body: signed(keys['secret'] ?? '', valuesOf(ask, systemOf)),
    }),
    hear: (http, rawBody, asked) =>
      asked.ask === 'bet-and-win' ? { heard: 'unknown' } : heard(keys, http, rawBody, asked),
  }
}
