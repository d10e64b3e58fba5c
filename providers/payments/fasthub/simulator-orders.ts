/** FastHub's side of GMM/1's orders, on top of the sandbox's phones: takes them, settles them, sends the callbacks. */
import { createHash } from 'node:crypto'
import { decimalText, parseAmount } from '@uwanja/contract/wire/amounts'
import { cameAs } from '../../tested-amount.ts'
import type { SimulatorReply, SimulatorRequest, PromptEnd, World } from '../../world.ts'
import { HEADERS, isSame, signatureFault, signedHeaders } from './signing.ts'
import {
  type OrderWords,
  type ProblemWords,
  type PayoutRequest,
  type PushRequest,
  type Status,
  jsonOf,
  payoutRequest,
  pushRequest,
  requestId,
} from './words.ts'

export interface OrderRow {
  readonly id: string
  readonly kind: 'c2b' | 'b2c'
  /** Hash of what was asked: the same id with anything else is refused. */
  readonly asked: string
  readonly reference: string
  readonly msisdn: string
  readonly amount: string
  /** What really came, where it was something else. */
  readonly came?: string
  readonly currency: string
  readonly accountReference: string
  readonly callbackUrl: string
  readonly status: Status
  readonly reason: string | null
  readonly takenMs: number
  readonly settledMs: number | null
}

const MERCHANT = 'Uwanja'
/** How long the network takes over what needs no person. */
const NETWORK_MS = 2_000
/** GMM/1: tried again after 1, 5, 15 and 60 minutes, then given up; a status query still tells. */
const CALLBACK_DELAYS_S = [60, 300, 900, 3600]
const REASONS: Readonly<Record<Exclude<PromptEnd, { ok: true }>['reason'], string>> = {
  declined: 'DECLINED',
  'wrong-pin': 'WRONG_PIN',
  insufficient: 'INSUFFICIENT_FUNDS',
  expired: 'EXPIRED',
}

type Keys = Readonly<Record<string, string>>

/** @param mark How the company's own references begin. */
export function openOrders(world: World, keys: Keys, mark: string) {
  const orders = world.book<OrderRow>('orders')
  const { announce, run } = lifeOfOrders(world, keys)
  let count = 0
  // What a killed process still owed is taken up again.
  for (const row of orders.all()) {
    count++
    if (row.status === 'PENDING') run(row)
    else announce(row)
  }

  function take(kind: OrderRow['kind'], rawBody: string): SimulatorReply {
    const raw = jsonOf(rawBody)
    const parsed = (kind === 'c2b' ? pushRequest : payoutRequest).safeParse(raw)
    if (!parsed.success || !parseAmount(parsed.data.amount, 'NGN')) return invalid(raw)
    const request: PushRequest | PayoutRequest = parsed.data
    const asked = createHash('sha256')
      .update(`${kind} ${JSON.stringify(request)}`)
      .digest('hex')
    const known = orders.get(request.requestId)
    if (known && known.asked !== asked) return problem(409, { status: 'REQUEST_ID_REUSED', requestId: known.id })
    if (known) return firstAnswer(known)
    const testOutcome = world.testOutcome(request)
    if (testOutcome === 'broken-answer') return { http: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }
    const reason = refusalOf(request, world)
    const row: OrderRow = {
      id: request.requestId,
      kind,
      asked,
      reference: `${mark}${String(++count).padStart(8, '0')}`,
      msisdn: request.msisdn,
      amount: decimalText(parseAmount(request.amount, 'NGN')!.minor),
      currency: request.currency,
      accountReference: (request as Partial<PushRequest>).accountReference ?? '',
      callbackUrl: request.callbackUrl,
      status: reason ? 'REJECTED' : 'PENDING',
      reason,
      takenMs: world.now(),
      settledMs: null,
    }
    orders.put(row)
    if (!reason) run(row)
    return testOutcome === 'no-answer' ? { http: 200, body: '', silent: true } : firstAnswer(row)
  }
  function tell(kind: OrderRow['kind'], id: string): SimulatorReply {
    const row = orders.get(id)
    if (row?.kind === kind) return words(wordsOf(row))
    return problem(404, { status: 'UNKNOWN_REQUEST', ...(requestId.safeParse(id).success ? { requestId: id } : {}) })
  }

  return {
    rows: () => orders.all(),
    /** Null: this is no call about orders. */
    handle({ method, path, rawBody }: SimulatorRequest): SimulatorReply | null {
      if (method === 'POST' && path === '/c2b/push') return take('c2b', rawBody)
      if (method === 'POST' && path === '/b2c') return take('b2c', rawBody)
      const [, kind, id] = /^\/(c2b|b2c)\/([^/]+)$/.exec(path) ?? []
      return method === 'GET' && kind && id ? tell(kind as OrderRow['kind'], id) : null
    },
  }
}

/** What becomes of an order after it was taken on. Both functions may be called again for the same row. */
function lifeOfOrders(world: World, keys: Keys) {
  const orders = world.book<OrderRow>('orders')

  function announce(row: OrderRow): void {
    if (row.settledMs === null) return
    const body = JSON.stringify(wordsOf(row))
    world.deliver({
      id: row.id,
      url: row.callbackUrl,
      body,
      headers: (nowMs) => ({
        'content-type': 'application/json',
        ...signedHeaders(keys['callbackSecret'] ?? '', nowMs, body),
      }),
      delaysS: CALLBACK_DELAYS_S,
      about: row,
      sinceMs: row.settledMs,
    })
  }
  function settle(id: string, status: 'PAID' | 'FAILED', reason: string | null, came?: string): void {
    const row = orders.get(id)
    if (row?.status !== 'PENDING') return
    const settled: OrderRow = { ...row, status, reason, ...(came ? { came } : {}), settledMs: world.now() }
    orders.put(settled)
    announce(settled)
  }
  function payOut({ id, msisdn, amount, currency }: OrderRow): void {
    const isPaid = world.phones.credit(msisdn, { key: id, amount, currency, from: MERCHANT })
    settle(id, isPaid ? 'PAID' : 'FAILED', isPaid ? null : 'NETWORK_ERROR')
  }
  function run(row: OrderRow): void {
    const testOutcome = world.testOutcome(row)
    const waitMs = Math.max(0, row.takenMs + NETWORK_MS - world.now())
    if (testOutcome === 'fails-later') return world.after(waitMs, () => settle(row.id, 'FAILED', 'NETWORK_ERROR'))
    if (row.kind === 'b2c') return testOutcome === 'silent' ? undefined : world.after(waitMs, () => payOut(row))
    const { id, amount, currency, accountReference } = row
    const came = cameAs(testOutcome, amount)
    const prompt = {
      key: id,
      kind: 'push' as const,
      amount: came,
      currency,
      payee: MERCHANT,
      reference: accountReference,
      ...(testOutcome === 'expires' ? { lastsMs: NETWORK_MS } : {}),
    }
    world.phones.prompt(row.msisdn, prompt, (end) =>
      end.ok ? settle(id, 'PAID', null, came) : settle(id, 'FAILED', REASONS[end.reason]),
    )
  }
  return { announce, run }
}

/** Who may come in: the answer that turns them away, or null. */
export function doorOf(request: SimulatorRequest, keys: Keys, world: World): SimulatorReply | null {
  const client = request.headers[HEADERS.client]
  const signed = request.method === 'GET' ? addressOf(request) : request.rawBody
  const fault =
    typeof client === 'string' && isSame(client, keys['clientId'] ?? '')
      ? signatureFault(keys['clientSecret'], request.headers, world.wallMs(), signed)
      : 'client'
  return fault && problem(401, { status: 'UNAUTHORIZED', reason: fault })
}

/** With its query, which is signed like the path. */
function addressOf({ path, query }: SimulatorRequest): string {
  const asked = new URLSearchParams(query).toString()
  return asked === '' ? path : `${path}?${asked}`
}

function refusalOf(request: PushRequest | PayoutRequest, world: World): string | null {
  const currency = world.phones.currency(request.msisdn)
  if (!currency) return 'UNKNOWN_NUMBER'
  if (currency !== request.currency) return 'WRONG_CURRENCY'
  return world.testOutcome(request) === 'declined' ? 'DECLINED' : null
}

function wordsOf(row: OrderRow): OrderWords {
  const { id, status, reference, amount, came = amount, currency, reason } = row
  return { status, requestId: id, reference, amount: came, currency, ...(reason ? { reason } : {}) }
}

/** The same request again is answered as it was the first time; what came of it since, a query tells. */
function firstAnswer(row: OrderRow): SimulatorReply {
  const { came: _came, ...asked } = row
  return words(wordsOf(row.status === 'REJECTED' ? row : { ...asked, status: 'PENDING', reason: null }))
}

function words(answer: OrderWords): SimulatorReply {
  return { http: 200, body: JSON.stringify(answer) }
}

export function problem(http: number, answer: ProblemWords): SimulatorReply {
  return { http, body: JSON.stringify(answer) }
}

function invalid(raw: unknown): SimulatorReply {
  const id = requestId.safeParse((raw as { requestId?: unknown } | null)?.requestId)
  return problem(400, { status: 'INVALID_REQUEST', ...(id.success ? { requestId: id.data } : {}) })
}
