/**
 * The caller's end of GSW/1 for a bookmaker: what it says to a wallet, and what it hears. Nothing here is thrown: no answer, a
 * broken one or one that the wallet did not sign is `unknown`, and the same thing said again will tell.
 */
import { randomUUID } from 'node:crypto'
import { BODY_SIZES, MOST_IN_BATCH, type Settlement, type Slip } from '@uwanja/contract/book/slip'
import { askHttp, textOf } from '../asked.ts'
import type { Status } from '../games/gsw/protocol.ts'
import { keyOf, signedHeaders } from '../games/gsw/signing.ts'
import { jsonOf } from '../games/gsw/words.ts'
import * as words from './words.ts'

export interface WalletAt {
  /** Without a trailing slash; the calls lie below it. */
  readonly url: string
  /** operatorId, secret, and secretPrevious while it changes: asked for at each call, because they may. */
  readonly keys: () => Readonly<Record<string, string>>
  readonly timeoutMs: number
  /** By the wall, for signatures and the age of the terms. */
  readonly nowMs?: () => number
}

interface Common {
  readonly key: string
  readonly playerId: string
  readonly round: string
  readonly currency: string
  readonly minor: bigint
}
export interface DebitSaid extends Common {
  readonly token: string
  readonly slip?: Slip
  readonly freeBetId?: string
}
export type MovementSaid = Common &
  (
    | { readonly call: 'credit'; readonly settlement?: Settlement }
    | { readonly call: 'void' | 'change'; readonly of: string; readonly settlement?: Settlement }
    | { readonly call: 'rollback'; readonly of: string }
  )

/** Whether money moved is not known. */
type Unknown = { readonly heard: 'unknown' }
type RefusedBy<What extends string> = {
  readonly heard: 'refused'
  readonly status: What
  readonly balanceMinor: bigint | null
}
export type Refusal = Exclude<Status, 'OK' | 'INTERNAL_ERROR'>
export type WalletHeard =
  | {
      readonly heard: 'ok'
      /** The wallet's own name of the movement. */
      readonly reference: string | null
      readonly balanceMinor: bigint | null
      readonly duplicate: boolean
    }
  | RefusedBy<Refusal>
  | Unknown

export interface FreeBetHeard {
  readonly id: string
  readonly minor: bigint
  readonly endsAt: string
}
export type SessionHeard =
  | {
      readonly heard: 'ok'
      /** Of an exchanged launch; empty: asked with the session's own token. */
      readonly token: string
      readonly playerId: string
      readonly userName: string
      readonly currency: string
      readonly balanceMinor: bigint
      readonly freeBets: readonly FreeBetHeard[]
    }
  | RefusedBy<Refusal>
  | Unknown
export type BalanceHeard =
  | { readonly heard: 'ok'; readonly balanceMinor: bigint; readonly currency: string }
  | RefusedBy<Refusal>
  | Unknown
export interface WalletTerms {
  readonly currency: string
  readonly leastStakeMinor: bigint
  readonly tax: readonly {
    readonly base: 'stake' | 'winnings'
    readonly basisPoints: number
    readonly from: string
  }[]
}
export type TermsHeard = { readonly heard: 'ok'; readonly terms: WalletTerms } | RefusedBy<Refusal> | Unknown

export interface WalletClient {
  debit(said: DebitSaid): Promise<WalletHeard>
  /** One answer each, in their order. However many they are: they travel in batches. */
  say(movements: readonly MovementSaid[]): Promise<readonly WalletHeard[]>
  /** Exchanges the token of a launch, once. */
  session(launchToken: string): Promise<SessionHeard>
  /** The player behind a session's token, with the free bets of the moment. */
  player(token: string, playerId: string): Promise<SessionHeard>
  balance(token: string, playerId: string): Promise<BalanceHeard>
  /** Kept for a minute. */
  terms(): Promise<TermsHeard>
}

const UNKNOWN = { heard: 'unknown' } as const
const TERMS_KEPT_MS = 60_000
const BATCH_HEAD = 256

/** The name that all bets have where games have their own. */
const GAME = 'sports'

const bodyOf = ({ key, playerId, round, currency, minor }: Common, nowMs: number) => ({
  player_id: playerId,
  currency,
  game_id: GAME,
  round_id: round,
  transaction_id: key,
  amount: Number(minor),
  created: new Date(nowMs).toISOString(),
})

const movementBody = (said: MovementSaid, nowMs: number) => ({
  call: said.call,
  ...bodyOf(said, nowMs),
  ...('of' in said ? { reference_transaction_id: said.of } : {}),
  ...('settlement' in said && said.settlement ? { settlement: said.settlement } : {}),
})

const debitBody = (said: DebitSaid, nowMs: number) => {
  const { token, slip, freeBetId } = said
  const funding = freeBetId === undefined ? {} : { funding: { free_bet_id: freeBetId } }
  return { ...bodyOf(said, nowMs), token, ...(slip ? { slip } : {}), ...funding }
}

/** What a status alone says of a refusal; null: it was taken. */
function refusalOf(status: Status, balance?: number): RefusedBy<Refusal> | Unknown | null {
  if (status === 'OK') return null
  if (status === 'INTERNAL_ERROR') return UNKNOWN
  return { heard: 'refused', status, balanceMinor: balance === undefined ? null : BigInt(balance) }
}

interface MovedAnswer {
  readonly status: Status
  readonly balance?: number | undefined
  readonly reference_id?: string | undefined
  readonly duplicate?: boolean | undefined
}
const heardOf = ({ status, balance, reference_id, duplicate }: MovedAnswer): WalletHeard =>
  refusalOf(status, balance) ?? {
    heard: 'ok',
    reference: reference_id ?? null,
    duplicate: duplicate === true,
    balanceMinor: balance === undefined ? null : BigInt(balance),
  }

function sessionOf({ status, token = '', balance, ...told }: words.SessionAnswer): SessionHeard {
  const refusal = refusalOf(status, balance)
  if (refusal) return refusal
  const { player_id: playerId, player_name: userName, currency, free_bets = [] } = told
  if (!playerId || !userName || !currency || balance === undefined) return UNKNOWN
  const freeBets = free_bets.map(({ id, amount, ends_at }) => ({ id, minor: BigInt(amount), endsAt: ends_at }))
  return { heard: 'ok', token, playerId, userName, currency, balanceMinor: BigInt(balance), freeBets }
}

/** Movements as JSON, as many to a batch as its number and its bytes allow. */
function batchesOf(movements: readonly string[]): string[][] {
  const batches: string[][] = []
  let room = 0
  for (const text of movements) {
    const bytes = Buffer.byteLength(text) + 1
    const last = batches.at(-1)
    if (!last || last.length === MOST_IN_BATCH || bytes > room) {
      batches.push([text])
      room = BODY_SIZES.batch - BATCH_HEAD - bytes
    } else {
      last.push(text)
      room -= bytes
    }
  }
  return batches
}

/** What a wallet answers to a question; null: nothing that could be believed. */
function asker({ url, keys, timeoutMs, nowMs = Date.now }: WalletAt) {
  return async (call: string, body: string | null): Promise<unknown> => {
    try {
      const before = keys()
      const reply = await askHttp(`${url}/gsw/v1/${call}`, {
        ...(body === null ? { method: 'GET' } : { method: 'POST', body }),
        headers: signedHeaders(before, nowMs(), body ?? ''),
        redirect: 'error',
        timeoutMs,
        longest: BODY_SIZES.batch,
      })
      const signed = { headers: Object.fromEntries(reply.headers), nowMs: nowMs(), rawBody: textOf(reply) }
      return keyOf(before, signed) === null ? null : jsonOf(signed.rawBody, BODY_SIZES.batch)
    } catch {
      return null
    }
  }
}

type Asker = ReturnType<typeof asker>

async function sayBatch(ask: Asker, movements: readonly string[]): Promise<Map<string, WalletHeard>> {
  const body = `{"request_id":${JSON.stringify(randomUUID())},"movements":[${movements.join(',')}]}`
  const { success, data } = words.batchAnswer.safeParse(await ask('batch', body))
  return new Map(success ? (data.answers ?? []).map((one) => [one.transaction_id, heardOf(one)]) : [])
}

interface WaitingDebit {
  readonly body: object
  readonly answer: (heard: WalletHeard) => void
}

/** Debits that are asked for at one moment travel together; one alone, and a second one of its key, as a call of its own. */
function openDebits(ask: Asker, mayBatch: () => boolean) {
  let waiting = new Map<string, WaitingDebit>()
  async function alone(body: object): Promise<WalletHeard> {
    const text = JSON.stringify({ request_id: randomUUID(), ...body })
    const { success, data } = words.sessionAnswer.safeParse(await ask('debit', text))
    return success ? heardOf(data) : UNKNOWN
  }
  async function together(all: ReadonlyMap<string, WaitingDebit>, keys: readonly string[], bodies: readonly string[]) {
    const heard = await sayBatch(ask, bodies)
    for (const key of keys) all.get(key)!.answer(heard.get(key) ?? UNKNOWN)
  }
  function send(): void {
    const all = waiting
    waiting = new Map()
    if (all.size === 1) for (const { body, answer } of all.values()) return void alone(body).then(answer)
    const keys = [...all.keys()]
    let from = 0
    for (const bodies of batchesOf([...all.values()].map(({ body }) => JSON.stringify({ call: 'debit', ...body })))) {
      void together(all, keys.slice(from, from + bodies.length), bodies)
      from += bodies.length
    }
  }
  return (key: string, body: object): Promise<WalletHeard> => {
    if (!mayBatch() || waiting.has(key)) return alone(body)
    if (waiting.size === 0) setImmediate(send)
    return new Promise((answer) => void waiting.set(key, { body, answer }))
  }
}

export function openWalletClient(at: WalletAt): WalletClient {
  const { nowMs = Date.now } = at
  const ask = asker(at)
  const asked = (call: string, body: object) => ask(call, JSON.stringify({ request_id: randomUUID(), ...body }))
  let kept: { readonly terms: WalletTerms; readonly untilMs: number; readonly batchesDebits: boolean } | null = null
  const debits = openDebits(ask, () => kept?.batchesDebits ?? false)
  async function session(body: object): Promise<SessionHeard> {
    const { success, data } = words.sessionAnswer.safeParse(await asked('session', body))
    return success ? sessionOf(data) : UNKNOWN
  }
  return {
    debit: (said) => debits(said.key, debitBody(said, nowMs())),
    async say(movements) {
      const texts = movements.map((said) => JSON.stringify(movementBody(said, nowMs())))
      const heard = new Map<string, WalletHeard>()
      for (const batch of batchesOf(texts)) for (const [key, one] of await sayBatch(ask, batch)) heard.set(key, one)
      return movements.map(({ key }) => heard.get(key) ?? UNKNOWN)
    },
    session: (launchToken) => session({ token: launchToken }),
    player: (token, playerId) => session({ token, player_id: playerId }),
    async balance(token, playerId) {
      const { success, data } = words.sessionAnswer.safeParse(await asked('balance', { token, player_id: playerId }))
      const refusal = success ? refusalOf(data.status, data.balance) : UNKNOWN
      if (refusal || !success) return refusal ?? UNKNOWN
      const { balance, currency } = data
      return balance === undefined || !currency ? UNKNOWN : { heard: 'ok', balanceMinor: BigInt(balance), currency }
    },
    async terms() {
      if (kept && kept.untilMs > nowMs()) return { heard: 'ok', terms: kept.terms }
      const { success, data } = words.termsAnswer.safeParse(await ask('terms', null))
      if (!success) return UNKNOWN
      const refusal = refusalOf(data.status)
      if (refusal) return refusal
      const tax = data.tax.map(({ base, basis_points, from }) => ({ base, basisPoints: basis_points, from }))
      const terms = { currency: data.currency, leastStakeMinor: BigInt(data.least_stake), tax }
      kept = { terms, untilMs: nowMs() + TERMS_KEPT_MS, batchesDebits: data.batches_debits ?? false }
      return { heard: 'ok', terms }
    },
  }
}
