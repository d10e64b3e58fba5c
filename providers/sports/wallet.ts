/** GSW/1's wallet calls of a sport company: verified, translated, and answered in its words. */
import { BODY_SIZES } from '@uwanja/contract/book/slip'
import { SPORT_CALLS, type SportCall, type Status } from '../games/gsw/protocol.ts'
import { keyOf, looksSigned, signedHeaders } from '../games/gsw/signing.ts'
import { PROBLEMS, READERS, REFUSED, said as saidOfGame } from '../games/gsw/wallet.ts'
import { amountOf, anyBody, jsonOf } from '../games/gsw/words.ts'
import type { GameProblem, RawCallback, RawReply, Wire } from '../plugs.ts'
import type {
  Batched,
  MovedOrProblem,
  SportAnswer,
  SportAsk,
  SportDebit,
  SportMove,
  SportPlug,
  SportRefusal,
} from './plug.ts'
import * as words from './words.ts'

type Problem = { readonly problem: GameProblem }
type Parsed = SportAnswer | Problem
const MALFORMED = { problem: 'malformed' } as const

/** Bytes of a body by its call. What may carry a document has less room without one (`fits`). */
const LONGEST: Readonly<Record<SportCall, number>> = {
  session: BODY_SIZES.plain,
  balance: BODY_SIZES.plain,
  debit: BODY_SIZES.slip,
  credit: BODY_SIZES.settlement,
  void: BODY_SIZES.settlement,
  change: BODY_SIZES.settlement,
  rollback: BODY_SIZES.plain,
  batch: BODY_SIZES.batch,
  terms: 0,
}

const callOf = (path: string): SportCall | null =>
  SPORT_CALLS.find((one) => path.split('?')[0]!.replace(/\/+$/, '') === `/gsw/v1/${one}`) ?? null

const fits = (rawBody: string, document: unknown): boolean =>
  document !== undefined || Buffer.byteLength(rawBody) <= BODY_SIZES.plain

interface Heard {
  /** That it was signed with; null: a stranger's. */
  readonly key: string | null
  readonly json: unknown
}

/**
 * A call is read and then answered: its signature and its body, of up to a megabyte, are looked at once for both. What is remembered
 * goes with the call.
 */
function openHearing() {
  const heard = new WeakMap<RawCallback, Heard & { readonly keys: Wire['keys'] }>()
  return (raw: RawCallback, { keys }: Wire): Heard => {
    const known = heard.get(raw)
    if (known?.keys === keys) return known
    const [key, call] = [keyOf(keys, raw), callOf(raw.path)]
    const json = key === null || call === null ? null : jsonOf(raw.rawBody, LONGEST[call])
    const found = { key, json, keys }
    heard.set(raw, found)
    return found
  }
}
const hear = openHearing()

/** What every movement says, in the platform's words. */
interface Body {
  readonly player_id: string
  readonly currency: string
  readonly game_id: string
  readonly round_id: string
  readonly transaction_id: string
}
const common = ({ player_id, currency, game_id, round_id, transaction_id }: Body) => ({
  key: transaction_id,
  playerId: player_id,
  round: round_id,
  gameId: game_id,
  currency,
})

function readMove(call: SportMove['move'], raw: unknown): SportMove | Problem {
  if (call === 'rollback') {
    // What goes back is decided by the bet that it names, not by an amount.
    const { success, data } = words.rollbackBody.safeParse(raw)
    return success ? { ...common(data), move: call, of: data.reference_transaction_id } : MALFORMED
  }
  const { success, data } = words.creditBody.safeParse(raw)
  if (!success) return MALFORMED
  const amount = amountOf(call === 'void' ? 1 : 0).safeParse(data.amount)
  if (!amount.success) return { problem: 'amount' }
  const worth = { ...common(data), minor: BigInt(amount.data), settlement: data.settlement ?? null }
  if (call === 'credit') return { ...worth, move: call }
  const named = words.naming.safeParse(raw)
  return named.success ? { ...worth, move: call, of: named.data.reference_transaction_id } : MALFORMED
}

function readDebit(raw: unknown): SportDebit | Problem {
  const { success, data } = words.debitBody.safeParse(raw)
  if (!success) return MALFORMED
  const amount = amountOf(1).safeParse(data.amount)
  if (!amount.success) return { problem: 'amount' }
  const { token, slip = null, funding } = data
  const rest = { token, minor: BigInt(amount.data), slip, freeBet: funding?.free_bet_id ?? null }
  return { ...common(data), ...rest }
}

/** Null: it does not even say what it is. */
function readBatched(raw: unknown): Batched | null {
  const head = words.batched.safeParse(raw)
  if (!head.success) return null
  const { call, transaction_id: key } = head.data
  const document = call === 'debit' ? head.data['slip'] : head.data['settlement']
  if (document === undefined && !fits(JSON.stringify(raw), document)) return { key, ...MALFORMED }
  const movement = call === 'debit' ? readDebit(raw) : readMove(call, raw)
  return 'problem' in movement ? { key, ...movement } : { key, movement }
}

function readBatch(raw: unknown): SportAsk | Problem {
  const { success, data } = words.batchBody.safeParse(raw)
  const movements = success ? data.movements.map(readBatched) : [null]
  return movements.every((one) => one !== null) ? { ask: 'batch', movements } : MALFORMED
}

function readCall(call: SportCall, rawBody: string, raw: unknown): SportAsk | Problem {
  if (call === 'terms') return rawBody === '' ? { ask: 'terms' } : MALFORMED
  switch (call) {
    case 'session':
    case 'balance':
      // A sport company asks for these as a game company does.
      return READERS[call](raw) as SportAsk | Problem
    case 'debit': {
      const { success } = anyBody.safeParse(raw)
      const debit = success ? readDebit(raw) : MALFORMED
      if ('problem' in debit) return debit
      return fits(rawBody, debit.slip ?? undefined) ? { ask: 'debit', debit } : MALFORMED
    }
    case 'batch':
      return readBatch(raw)
    default: {
      const { success } = anyBody.safeParse(raw)
      const move = success ? readMove(call, raw) : MALFORMED
      if ('problem' in move) return move
      return fits(rawBody, ('settlement' in move && move.settlement) || undefined) ? { ask: 'move', move } : MALFORMED
    }
  }
}

function read(raw: RawCallback, wire: Wire): SportAsk | Problem {
  // The signature comes before everything else, so that a stranger learns nothing about what we would have taken.
  const { key, json } = hear(raw, wire)
  if (key === null) return { problem: 'signature' }
  const call = callOf(raw.path)
  return call === null ? MALFORMED : readCall(call, raw.rawBody, json)
}

const WHY: Readonly<Record<SportRefusal['why'], Status>> = {
  ...REFUSED,
  'unknown-reference': 'TRANSACTION_NOT_FOUND',
  'too-much': 'INVALID_AMOUNT',
  'no-resettle': 'INVALID_REQUEST',
  'free-bet': 'INSUFFICIENT_FUNDS',
}

function saidOfMove(answer: MovedOrProblem) {
  if ('problem' in answer) return { status: PROBLEMS[answer.problem] }
  if (answer.did === 'moved') return saidOfGame(answer)
  const { why, balanceMinor } = answer
  return { status: WHY[why], ...(balanceMinor === null ? {} : { balance: Number(balanceMinor) }) }
}

function said(answer: SportAnswer) {
  switch (answer.did) {
    case 'open':
    case 'player': {
      const freeBets = answer.freeBets.map(({ id, minor, endsAt }) => ({
        id,
        amount: Number(minor),
        ends_at: endsAt.toISOString(),
      }))
      return { ...saidOfGame(answer), ...(freeBets.length > 0 ? { free_bets: freeBets } : {}) }
    }
    case 'balance':
      return saidOfGame(answer)
    case 'terms': {
      const { currency, leastStakeMinor, tax } = answer
      const rows = tax.map(({ base, basisPoints, from }) => ({ base, basis_points: basisPoints, from }))
      const least = Number(leastStakeMinor)
      return { status: 'OK', currency, least_stake: least, batches_debits: true, tax: rows } satisfies words.TermsAnswer
    }
    case 'batch': {
      const answers = answer.answers.map((one) => ({ transaction_id: one.key, ...saidOfMove(one.answer) }))
      return { status: 'OK', answers } satisfies words.BatchAnswer
    }
    default:
      return saidOfMove(answer)
  }
}

/** Terms may be kept for so long. */
const TERMS_KEPT = { 'cache-control': 'private, max-age=60' }

function answer(raw: RawCallback, told: Parsed, wire: Wire): RawReply {
  const { key, json } = hear(raw, wire)
  const request = anyBody.safeParse(json)
  const body = JSON.stringify({
    ...('problem' in told ? { status: PROBLEMS[told.problem] } : said(told)),
    request_id: request.success ? request.data.request_id : '',
  })
  const isMalformed = 'problem' in told && told.problem === 'malformed'
  const kept = 'did' in told && told.did === 'terms' ? TERMS_KEPT : {}
  // A stranger gets no signature of ours over anything.
  const headers = key === null ? {} : { ...signedHeaders(wire.keys, raw.nowMs, body, key), ...kept }
  return { http: isMalformed ? 400 : 200, type: 'application/json', body, headers }
}

/** The plug of a sport company that speaks GSW/1. */
export const gswSport = (company: string, { resettles }: { readonly resettles: boolean }): SportPlug => ({
  facts: { company, protocol: { name: 'GSW/1', source: 'D' }, resettles },
  longest(method, path) {
    const call = callOf(path)
    return call !== null && (method === 'GET') === (call === 'terms') ? LONGEST[call] : null
  },
  isExpected: ({ headers, nowMs }, wire) => looksSigned(wire.keys, headers, nowMs),
  read,
  answer,
})
