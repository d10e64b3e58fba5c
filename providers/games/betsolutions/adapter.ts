/** BetSolutions' plug: verifies and translates their wallet callbacks, and answers in their words. */
import type { GameAnswer, GameAsk, GamePlug, GameProblem, RawCallback, RawReply, Wire } from '../../plugs.ts'
import { wholeMinorOf } from '../decimal.ts'
import { taker } from '../fields.ts'
import { sameText } from '../same-text.ts'
import { BET_TYPES, FACTS, LAUNCH_PATH, STATUS, type Action } from './facts.ts'
import { listGames } from './listing.ts'
import { actionOf, hashOf, readForm, type Fields } from './wire.ts'

/** What a value may be. None admits `|`, so two different calls can never sign the same text. */
const take = taker({
  Currency: /^[A-Z]{3}$/,
  BetTypeId: /^[0-9]{1,4}$/,
  WinTypeId: /^[0-9]{1,4}$/,
  GameId: /^[0-9]{1,12}$/,
  ProductId: /^[0-9]{1,8}$/,
  RoundId: /^[\w.:-]{1,64}$/,
  TransactionId: /^[\w.:-]{1,64}$/,
  BetTransactionId: /^[\w.:-]{1,64}$/,
  Token: /^[\w.~-]{1,200}$/,
  PublicToken: /^[\w.~-]{1,200}$/,
})

type Read = GameAsk | { readonly problem: GameProblem }
const MALFORMED = { problem: 'malformed' } as const

const MOVE_FIELDS = ['Currency', 'GameId', 'ProductId', 'RoundId', 'Token', 'TransactionId'] as const

function readMove(ask: 'bet' | 'win', fields: Fields): Read {
  const got = take(fields, [...MOVE_FIELDS, ask === 'bet' ? 'BetTypeId' : 'WinTypeId'])
  if (!got) return MALFORMED
  const minor = wholeMinorOf(fields['Amount'], ask === 'bet' && fields['BetTypeId'] === BET_TYPES.plain ? 1n : 0n)
  if (minor === null) return { problem: 'amount' }
  return {
    ask,
    token: got.Token,
    key: got.TransactionId,
    round: got.RoundId,
    gameId: got.GameId,
    minor,
    currency: got.Currency,
  }
}

/**
 * A cancellation's amount, round and currency are signed and must be well formed, but the bet that it names decides
 * what goes back: a company cannot return more than was staked by saying another amount.
 */
function readCancel(fields: Fields): Read {
  const names = [...MOVE_FIELDS, 'BetTransactionId', 'BetTypeId'] as const
  const got = take(fields, names)
  if (!got) return MALFORMED
  if (wholeMinorOf(fields['Amount'], fields['BetTypeId'] === BET_TYPES.plain ? 1n : 0n) === null)
    return { problem: 'amount' }
  return { ask: 'rollback', token: got.Token, key: got.TransactionId, betKey: got.BetTransactionId }
}

const READERS: Readonly<Record<Action, (fields: Fields) => Read>> = {
  Auth: (fields) => {
    const got = take(fields, ['PublicToken'])
    return got ? { ask: 'open', publicToken: got.PublicToken } : MALFORMED
  },
  GetPlayerInfo: (fields) => {
    const got = take(fields, ['Token'])
    return got ? { ask: 'player', token: got.Token } : MALFORMED
  },
  GetBalance: (fields) => {
    const got = take(fields, ['Token', 'Currency'])
    return got ? { ask: 'balance', token: got.Token, currency: got.Currency } : MALFORMED
  },
  Bet: (fields) => readMove('bet', fields),
  Win: (fields) => readMove('win', fields),
  CancelBet: readCancel,
}

function read(raw: RawCallback, wire: Wire): Read {
  const { merchantId, key, keyPrevious } = wire.keys
  if (!merchantId || !key) throw new Error('betsolutions: the keys merchantId and key are not set')
  const action = actionOf(raw.path)
  const fields = readForm(raw.rawBody)
  if (!action || !fields) return MALFORMED
  // The signature comes before everything else, so that a stranger learns nothing about what we would have taken.
  const holds = (secret: string) => sameText(fields['Hash'] ?? '', hashOf(action, fields, secret))
  const isSigned = holds(key) || (!!keyPrevious && holds(keyPrevious))
  return isSigned && sameText(fields['MerchantId'] ?? '', merchantId)
    ? READERS[action](fields)
    : { problem: 'signature' }
}

const PROBLEMS: Readonly<Record<GameProblem, number>> = {
  signature: STATUS.invalidHash,
  malformed: STATUS.invalidRequest,
  amount: STATUS.invalidAmount,
}

type Why = Extract<GameAnswer, { did: 'refused' }>['why']

const REFUSED: Readonly<Record<Why, number>> = {
  token: STATUS.invalidToken,
  expired: STATUS.sessionExpired,
  // They have no code for a player who may not play (excluded, closed): their token is good for nothing.
  blocked: STATUS.inactiveToken,
  limit: STATUS.limit,
  funds: STATUS.insufficientBalance,
  currency: STATUS.currency,
  reused: STATUS.idReused,
  // The id was used up by the cancellation that came before its bet.
  'rolled-back': STATUS.idReused,
  'unknown-round': STATUS.invalidRequest,
  'wins-stand': STATUS.invalidRequest,
  amount: STATUS.invalidAmount,
  fault: STATUS.general,
}

function reply(StatusCode: number, Data: Readonly<Record<string, unknown>> | null): RawReply {
  return { http: 200, type: 'application/json', body: JSON.stringify({ StatusCode, Data }) }
}

function answer(raw: RawCallback, said: GameAnswer | { readonly problem: GameProblem }): RawReply {
  if ('problem' in said) return reply(PROBLEMS[said.problem], null)
  switch (said.did) {
    case 'open':
      return reply(STATUS.ok, { PrivateToken: said.token })
    case 'nothing':
      return reply(STATUS.ok, null)
    case 'player':
      return reply(STATUS.ok, {
        UserId: said.playerId,
        UserName: said.userName,
        Currency: said.currency,
        CurrentBalance: Number(said.balanceMinor),
      })
    case 'balance':
      return reply(STATUS.ok, { CurrentBalance: Number(said.balanceMinor), Currency: said.currency })
    case 'moved':
      return reply(said.duplicate ? STATUS.alreadyProcessed : STATUS.ok, {
        TransactionId: said.reference,
        CurrentBalance: Number(said.balanceMinor),
      })
    case 'refused': {
      // A one-time token that was used or ran out is "inactive"; a session that ran out is "expired".
      const used = said.why === 'expired' && actionOf(raw.path) === 'Auth'
      const code = used ? STATUS.inactiveToken : REFUSED[said.why]
      return reply(code, said.balanceMinor === null ? null : { CurrentBalance: Number(said.balanceMinor) })
    }
  }
}

export const betsolutions: GamePlug = {
  facts: FACTS,
  async launch(launch, wire) {
    const { merchantId } = wire.keys
    if (!merchantId) throw new Error('betsolutions: the key merchantId is not set')
    const query = new URLSearchParams({
      Token: launch.token,
      MerchantId: merchantId,
      Lang: launch.lang,
      GameId: launch.gameId,
      ProductId: launch.productId,
      IsFreePlay: launch.freeplay ? '1' : '0',
      Platform: launch.platform,
    })
    return `${wire.baseUrl}${LAUNCH_PATH}?${query.toString()}`
  },
  list: listGames,
  read,
  answer,
}
