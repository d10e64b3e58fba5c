/** SoftGaming's plug: verifies and translates OneWallet's calls, and answers in its words, signed. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { GameAnswer, GameAsk, GamePlug, GameProblem, RawCallback, RawReply, Wire } from '../../plugs.ts'
import { minorOf } from '../decimal.ts'
import { taker } from '../fields.ts'
import { type CallType, type ErrorWord, FACTS, NAMES, TYPES } from './facts.ts'
import { launch, list } from './requests.ts'
import { readValues, sealOf, secretOf, signed, type Values } from './wire.ts'

const take = taker({
  tid: /^[\w.:-]{1,64}$/,
  userid: /^[\w-]{1,64}$/,
  currency: /^[A-Z]{3}$/,
  i_gameid: /^[\w.:-]{1,64}$/,
  i_gamedesc: /^[0-9]{1,8}:[\w.-]{1,40}$/,
  i_extparam: /^[\w.~-]{1,200}$/,
  i_rollback: /^[\w.:-]{1,64}$/,
})

type Read = GameAsk | { readonly problem: GameProblem }
const MALFORMED = { problem: 'malformed' } as const

function readRollback(type: CallType, values: Values): Read {
  const got = take(values, ['userid', 'i_extparam', 'tid', 'i_rollback'])
  // Only a debit can be taken back, by a credit. A win that shall be taken back has no word in our ledger.
  if (!got || type !== 'credit') return MALFORMED
  const session = { token: got.i_extparam, playerId: got.userid }
  return { ask: 'rollback', ...session, key: got.tid, betKey: got.i_rollback, seal: sealOf(values) }
}

function readMove(type: 'debit' | 'credit', values: Values): Read {
  const got = take(values, ['userid', 'i_extparam', 'tid', 'currency', 'i_gameid', 'i_gamedesc'])
  if (!got) return MALFORMED
  const { amount = '' } = values
  const minor = /\.\d\d$/.test(amount) ? minorOf(amount, type === 'debit' ? 1n : 0n) : null
  if (minor === null) return { problem: 'amount' }
  const session = { token: got.i_extparam, playerId: got.userid }
  const gameId = got.i_gamedesc.split(':')[1]!
  const ask = type === 'debit' ? 'bet' : 'win'
  const move = { key: got.tid, round: got.i_gameid, gameId, minor, currency: got.currency }
  return { ask, ...session, ...move, seal: sealOf(values) }
}

function read(raw: RawCallback, wire: Wire): Read {
  const values = readValues(raw.rawBody)
  if (!values || secretOf(wire.keys, values) === null) return { problem: 'signature' }
  const type = TYPES.find((one) => one === values['type'])
  if (type === undefined || !Object.keys(values).every((name) => NAMES[type].includes(name))) return MALFORMED
  if (values['i_rollback'] !== undefined && values['i_rollback'] !== '') return readRollback(type, values)
  switch (type) {
    // A round's news is for the books of those who have no other; ours has every movement.
    case 'ping':
    case 'roundinfo':
      return { ask: 'nothing' }
    case 'balance': {
      const got = take(values, ['userid', 'i_extparam', 'currency'])
      if (!got) return MALFORMED
      return { ask: 'balance', token: got.i_extparam, playerId: got.userid, currency: got.currency }
    }
    default:
      return readMove(type, values)
  }
}

const PROBLEMS: Readonly<Record<GameProblem, ErrorWord>> = {
  signature: 'INVALID_HMAC',
  malformed: 'INVALID_REQUEST',
  amount: 'INVALID_AMOUNT',
}

const REFUSED: Readonly<Record<Extract<GameAnswer, { did: 'refused' }>['why'], ErrorWord>> = {
  token: 'INVALID_SESSION',
  expired: 'SESSION_EXPIRED',
  blocked: 'PLAYER_BLOCKED',
  limit: 'LIMIT_REACHED',
  funds: 'INSUFFICIENT_FUNDS',
  currency: 'INVALID_CURRENCY',
  reused: 'TID_REUSED',
  'rolled-back': 'TID_REUSED',
  'unknown-round': 'ROUND_NOT_FOUND',
  'wins-stand': 'ROUND_WON',
  amount: 'INVALID_AMOUNT',
  fault: 'INTERNAL_ERROR',
}

function said(told: GameAnswer | { readonly problem: GameProblem }): Readonly<Record<string, string>> {
  if ('problem' in told) return { error: PROBLEMS[told.problem] }
  switch (told.did) {
    case 'nothing':
      return { status: 'OK' }
    case 'refused': {
      const { why, balanceMinor } = told
      return { error: REFUSED[why], ...(balanceMinor === null ? {} : { balance: decimalText(balanceMinor) }) }
    }
    case 'moved': {
      const { reference, balanceMinor, duplicate } = told
      return {
        status: 'OK',
        tid: reference,
        balance: decimalText(balanceMinor),
        ...(duplicate ? { processed: '1' } : {}),
      }
    }
    default:
      return { status: 'OK', balance: decimalText(told.balanceMinor), currency: told.currency }
  }
}

function answer(raw: RawCallback, told: GameAnswer | { readonly problem: GameProblem }, wire: Wire): RawReply {
  const secret = secretOf(wire.keys, readValues(raw.rawBody))
  const values = said(told)
  // A stranger gets no signature of ours over anything.
  const body = secret === null ? JSON.stringify(values) : signed(secret, values)
  return { http: 200, type: 'application/json', body }
}

export const softgaming: GamePlug = { facts: FACTS, launch, list, read, answer }
