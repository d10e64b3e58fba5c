/** GSW/1's wallet calls: verified, translated, and answered in its words. */
import type { GameAnswer, GameAsk, GameProblem, RawCallback, RawReply, Wire } from '../../plugs.ts'
import { CALLS, type Call, type Status } from './protocol.ts'
import { keyOf, signedHeaders } from './signing.ts'
import * as words from './words.ts'

type Read = GameAsk | { readonly problem: GameProblem }
const MALFORMED = { problem: 'malformed' } as const

const freeSpinsOf = ({ free_spins_id: freeSpins }: { readonly free_spins_id?: string | undefined }) =>
  freeSpins === undefined ? {} : { freeSpins }

function readMove(ask: 'bet' | 'win', raw: unknown): Read {
  const { success, data } = words.moveBody.safeParse(raw)
  if (!success) return MALFORMED
  const amount = words.amountOf(0).safeParse(data.amount)
  if (!amount.success) return { problem: 'amount' }
  const { token, player_id: playerId, transaction_id: key, round_id: round, game_id: gameId, currency } = data
  return { ask, token, playerId, key, round, gameId, minor: BigInt(amount.data), currency, ...freeSpinsOf(data) }
}

export const READERS: Readonly<Record<Call, (raw: unknown) => Read>> = {
  session(raw) {
    const { success, data } = words.openBody.safeParse(raw)
    if (!success) return MALFORMED
    const { token, player_id: playerId } = data
    return playerId === undefined ? { ask: 'open', publicToken: token } : { ask: 'player', token, playerId }
  },
  balance(raw) {
    const { success, data } = words.balanceBody.safeParse(raw)
    if (!success) return MALFORMED
    return { ask: 'balance', token: data.token, playerId: data.player_id, currency: data.currency ?? null }
  },
  debit: (raw) => readMove('bet', raw),
  credit: (raw) => readMove('win', raw),
  rollback(raw) {
    const { success, data } = words.rollbackBody.safeParse(raw)
    if (!success) return MALFORMED
    const { token, player_id: playerId, transaction_id: key, reference_transaction_id: betKey } = data
    return { ask: 'rollback', token, playerId, key, betKey, ...freeSpinsOf(data) }
  },
}

export function read(raw: RawCallback, wire: Wire): Read {
  // The signature comes before everything else, so that a stranger learns nothing about what we would have taken.
  if (keyOf(wire.keys, raw) === null) return { problem: 'signature' }
  const last = raw.path.split('?')[0]!.split('/').filter(Boolean).at(-1)
  const call = CALLS.find((one) => one === last)
  return call ? READERS[call](words.jsonOf(raw.rawBody)) : MALFORMED
}

export const PROBLEMS: Readonly<Record<GameProblem, Status>> = {
  signature: 'INVALID_SIGNATURE',
  malformed: 'INVALID_REQUEST',
  amount: 'INVALID_AMOUNT',
}

export const REFUSED: Readonly<Record<Extract<GameAnswer, { did: 'refused' }>['why'], Status>> = {
  token: 'INVALID_TOKEN',
  expired: 'TOKEN_EXPIRED',
  blocked: 'PLAYER_BLOCKED',
  limit: 'LIMIT_REACHED',
  funds: 'INSUFFICIENT_FUNDS',
  currency: 'WRONG_CURRENCY',
  reused: 'DUPLICATE_TRANSACTION',
  // The id was used up by the rollback that came before its bet.
  'rolled-back': 'DUPLICATE_TRANSACTION',
  'unknown-round': 'TRANSACTION_NOT_FOUND',
  'wins-stand': 'ROUND_STANDS',
  amount: 'INVALID_AMOUNT',
  fault: 'INTERNAL_ERROR',
}

export function said(answer: GameAnswer): Omit<words.AnswerBody, 'request_id'> {
  switch (answer.did) {
    case 'nothing':
      return { status: 'OK' }
    case 'open':
    case 'player': {
      const { playerId, userName, currency, balanceMinor } = answer
      const player = { player_id: playerId, player_name: userName, currency, balance: Number(balanceMinor) }
      return { status: 'OK', ...player, ...(answer.did === 'open' ? { token: answer.token } : {}) }
    }
    case 'balance': {
      const { balanceMinor, currency, freeSpins = [] } = answer
      const told = freeSpins.map(({ id, left, minor, endsAt }) => ({
        id,
        left,
        amount: Number(minor),
        expires_at: endsAt.toISOString(),
      }))
      const more = told.length === 0 ? {} : { free_spins: told }
      return { status: 'OK', balance: Number(balanceMinor), currency, ...more }
    }
    case 'moved': {
      const { reference, balanceMinor, duplicate } = answer
      const moved = { reference_id: reference, balance: Number(balanceMinor) }
      return { status: 'OK', ...moved, ...(duplicate ? { duplicate } : {}) }
    }
    case 'refused': {
      const { why, balanceMinor } = answer
      return { status: REFUSED[why], ...(balanceMinor === null ? {} : { balance: Number(balanceMinor) }) }
    }
  }
}

export function answer(raw: RawCallback, told: GameAnswer | { readonly problem: GameProblem }, wire: Wire): RawReply {
  const request = words.anyBody.safeParse(words.jsonOf(raw.rawBody))
  const key = keyOf(wire.keys, raw)
  const body = JSON.stringify({
    ...('problem' in told ? { status: PROBLEMS[told.problem] } : said(told)),
    request_id: request.success && key !== null ? request.data.request_id : '',
  } satisfies words.AnswerBody)
  // What cannot be read is no call: proxies and logs see it by the HTTP status too.
  const http = 'problem' in told && told.problem === 'malformed' ? 400 : 200
  // A stranger gets no signature of ours over anything.
  const headers = key === null ? {} : signedHeaders(wire.keys, raw.nowMs, body, key)
  return { http, type: 'application/json', body, headers }
}
