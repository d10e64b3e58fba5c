/** The company's own end of GSW/1: phrases the wallet calls, understands our answers. */
import { randomUUID } from 'node:crypto'
import type { GameCallbackClient, CallbackOutcome, HeardRefusal, SpokenAsk } from '../callback-client.ts'
import type { Call, Status } from './protocol.ts'
import { signedHeaders } from './signing.ts'
import { answerBody, jsonOf } from './words.ts'

const CALL: Readonly<Record<SpokenAsk['ask'], Call>> = {
  open: 'session',
  player: 'session',
  balance: 'balance',
  bet: 'debit',
  win: 'credit',
  rollback: 'rollback',
}

const WHY: Readonly<Record<Exclude<Status, 'OK' | 'INTERNAL_ERROR'>, HeardRefusal>> = {
  INVALID_SIGNATURE: 'signature',
  INVALID_TOKEN: 'token',
  TOKEN_EXPIRED: 'expired',
  PLAYER_BLOCKED: 'blocked',
  WRONG_CURRENCY: 'currency',
  INSUFFICIENT_FUNDS: 'funds',
  LIMIT_REACHED: 'limit',
  INVALID_AMOUNT: 'amount',
  DUPLICATE_TRANSACTION: 'reused',
  TRANSACTION_NOT_FOUND: 'other',
  ROUND_STANDS: 'other',
  INVALID_REQUEST: 'malformed',
}

/** Every call names the player beside the token, so the company keeps the two together. */
const together = (playerId: string, token: string) => `${playerId} ${token}`
function apart(kept: string): { player_id: string; token: string } {
  const [player_id = '', token = ''] = kept.split(' ')
  return { player_id, token }
}

function bodyOf(ask: SpokenAsk): Readonly<Record<string, unknown>> {
  switch (ask.ask) {
    case 'open':
      return { token: ask.publicToken }
    case 'player':
      return apart(ask.token)
    case 'balance':
      return { ...apart(ask.token), ...(ask.currency === null ? {} : { currency: ask.currency }) }
    default:
      return {
        ...apart(ask.token),
        currency: ask.currency,
        game_id: ask.gameId,
        round_id: ask.round,
        round_closed: ask.ask !== 'bet',
        transaction_id: ask.key,
        ...(ask.ask === 'rollback' ? { reference_transaction_id: ask.betKey } : {}),
        amount: Number(ask.minor),
        ...(ask.freeSpins === undefined ? {} : { free_spins_id: ask.freeSpins }),
        created: new Date().toISOString(),
      }
  }
}

function hear(http: number, rawBody: string): CallbackOutcome {
  const answer = answerBody.safeParse(jsonOf(rawBody))
  if (!answer.success) return { heard: 'unknown' }
  const { status, balance, reference_id, duplicate, token, player_id, player_name, currency, free_spins } = answer.data
  const balanceMinor = balance === undefined ? null : BigInt(balance)
  if (http === 400) return { heard: 'refused', why: 'malformed', code: status, balanceMinor }
  if (http !== 200 || status === 'INTERNAL_ERROR') return { heard: 'unknown' }
  if (status !== 'OK') return { heard: 'refused', why: WHY[status], code: status, balanceMinor }
  return {
    heard: 'ok',
    duplicate: duplicate === true,
    balanceMinor,
    reference: reference_id ?? null,
    token: token && player_id ? together(player_id, token) : null,
    player: player_id && player_name && currency ? { id: player_id, userName: player_name, currency } : null,
    freeSpins: (free_spins ?? []).map(({ id, left, amount, expires_at }) => ({
      id,
      left,
      minor: BigInt(amount),
      endsAt: new Date(expires_at),
    })),
  }
}

export function gswCallbackClient(keys: Readonly<Record<string, string>>): GameCallbackClient {
  return {
    say(ask) {
      const body = JSON.stringify({ request_id: randomUUID(), ...bodyOf(ask) })
      return { path: `/gsw/v1/${CALL[ask.ask]}`, headers: signedHeaders(keys, Date.now(), body), body }
    },
    hear,
  }
}
