/** Sample Games' plug: launches, verifies and translates the wallet calls, and answers in the company's words. */
import type { ListedGame } from '@uwanja/providers/listed-game'
import type {
  GameAnswer,
  GameAsk,
  GameLaunch,
  GamePlug,
  GameProblem,
  RawCallback,
  RawReply,
  Wire,
} from '@uwanja/providers/plugs'
import { askCompany, checkedGames, jsonOf } from '@uwanja/providers/games/listing'
import { CALLS, type Call, FACTS, type Status } from './facts.ts'
import { isSigned, signedHeaders } from './signing.ts'
import * as words from './words.ts'

type Read = GameAsk | { readonly problem: GameProblem }
const MALFORMED = { problem: 'malformed' } as const

function readMove(ask: 'bet' | 'win', raw: unknown): Read {
  const move = (ask === 'bet' ? words.debitBody : words.creditBody).safeParse(raw)
  if (!move.success) return MALFORMED
  const amount = words.amountOf(ask === 'bet' ? 1 : 0).safeParse(move.data.amount)
  if (!amount.success) return { problem: 'amount' }
  const { token, transaction_id: key, round_id: round, game_id: gameId, currency } = move.data
  return { ask, token, key, round, gameId, minor: BigInt(amount.data), currency }
}

const READERS: Readonly<Record<Call, (raw: unknown) => Read>> = {
  session(raw) {
    const open = words.openBody.safeParse(raw)
    if (open.success) return { ask: 'open', publicToken: open.data.launch_token }
    const player = words.playerBody.safeParse(raw)
    return player.success ? { ask: 'player', token: player.data.token } : MALFORMED
  },
  balance(raw) {
    const { success, data } = words.balanceBody.safeParse(raw)
    return success ? { ask: 'balance', token: data.token, currency: data.currency ?? null } : MALFORMED
  },
  debit: (raw) => readMove('bet', raw),
  credit: (raw) => readMove('win', raw),
  rollback(raw) {
    const { success, data } = words.rollbackBody.safeParse(raw)
    if (!success) return MALFORMED
    return { ask: 'rollback', token: data.token, key: data.transaction_id, betKey: data.reference_transaction_id }
  },
}

function read(raw: RawCallback, wire: Wire): Read {
  // The signature comes before everything else, so that a stranger learns nothing about what we would have taken.
  if (!isSigned(wire.keys, raw)) return { problem: 'signature' }
  const last = raw.path.split('?')[0]!.split('/').filter(Boolean).at(-1)
  const call = CALLS.find((one) => one === last)
  return call ? READERS[call](words.jsonOf(raw.rawBody)) : MALFORMED
}

const PROBLEMS: Readonly<Record<GameProblem, Status>> = {
  signature: 'INVALID_SIGNATURE',
  malformed: 'INTERNAL_ERROR',
  amount: 'INVALID_AMOUNT',
}

const REFUSED: Readonly<Record<Extract<GameAnswer, { did: 'refused' }>['why'], Status>> = {
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
  amount: 'INVALID_AMOUNT',
  fault: 'INTERNAL_ERROR',
}

function said(answer: GameAnswer): Omit<words.AnswerBody, 'request_id'> {
  switch (answer.did) {
    case 'open':
    case 'player': {
      const { playerId, userName, currency, balanceMinor } = answer
      const player = { player_id: playerId, player_name: userName, currency, balance: Number(balanceMinor) }
      return { status: 'OK', ...player, ...(answer.did === 'open' ? { token: answer.token } : {}) }
    }
    case 'nothing':
      return { status: 'OK' }
    case 'balance':
      return { status: 'OK', balance: Number(answer.balanceMinor), currency: answer.currency }
    case 'moved': {
      const { reference, balanceMinor, duplicate } = answer
      return {
        status: 'OK',
        reference_id: reference,
        balance: Number(balanceMinor),
        ...(duplicate ? { duplicate } : {}),
      }
    }
    case 'refused': {
      const { why, balanceMinor } = answer
      return { status: REFUSED[why], ...(balanceMinor === null ? {} : { balance: Number(balanceMinor) }) }
    }
  }
}

function answer(raw: RawCallback, told: GameAnswer | { readonly problem: GameProblem }, wire: Wire): RawReply {
  const request = words.anyBody.safeParse(words.jsonOf(raw.rawBody))
  const isStranger = 'problem' in told && told.problem === 'signature'
  const body = JSON.stringify({
    ...('problem' in told ? { status: PROBLEMS[told.problem] } : said(told)),
    request_id: request.success && !isStranger ? request.data.request_id : '',
  } satisfies words.AnswerBody)
  // What cannot be read is no answer to a call: its HTTP status says so, because the protocol has no word for it.
  const http = 'problem' in told && told.problem === 'malformed' ? 400 : 200
  // A stranger gets no signature of ours over anything.
  const headers = isStranger ? {} : signedHeaders(wire.keys, raw.nowMs, body)
  return { http, type: 'application/json', body, headers }
}

/** Asks for all games: signed like everything else, and believed only when the answer is signed too. */
async function list(wire: Wire): Promise<readonly ListedGame[]> {
  const rawBody = JSON.stringify({ operator_id: wire.keys['operatorId'] ?? '' } satisfies words.ListRequest)
  const request = { headers: signedHeaders(wire.keys, Date.now(), rawBody), body: rawBody }
  const reply = await askCompany('sample-games', `${wire.baseUrl}/gsw/v1/games`, request, wire)
  const signed = { headers: Object.fromEntries(reply.headers), nowMs: Date.now(), rawBody: reply.body }
  if (!isSigned(wire.keys, signed)) throw new Error('sample-games: the list of games is not signed')
  const answer = words.listAnswer.safeParse(jsonOf(reply.body))
  if (!answer.success) throw new Error('sample-games: the list of games could not be read')
  return checkedGames('sample-games', answer.data.games)
}

/** Asks the company for the address that the popup opens, and opens no other company's. */
async function launch(wanted: GameLaunch, wire: Wire): Promise<string> {
  const body: words.LaunchRequest = {
    operator_id: wire.keys['operatorId'] ?? '',
    game_id: wanted.gameId,
    product_id: wanted.productId,
    mode: wanted.freeplay ? 'demo' : 'real',
    ...(wanted.freeplay ? {} : { token: wanted.token }),
    lang: wanted.lang,
    device: wanted.platform,
  }
  const rawBody = JSON.stringify(body)
  const reply = await fetch(`${wire.baseUrl}/gsw/v1/launch`, {
    method: 'POST',
    headers: signedHeaders(wire.keys, Date.now(), rawBody),
    body: rawBody,
    redirect: 'error',
    signal: AbortSignal.timeout(wire.timeoutMs),
  })
  const launched = words.launchAnswer.safeParse(words.jsonOf(await reply.text()))
  if (!launched.success) throw new Error(`sample-games: the launch was answered with HTTP ${String(reply.status)}`)
  const { url } = launched.data
  if (new URL(url).origin !== new URL(wire.baseUrl).origin) throw new Error('sample-games: the launch leads elsewhere')
  return url
}

export const sampleGames: GamePlug = { facts: FACTS, launch, list, read, answer }
