/** Sample Pay's side of the wire, on top of the sandbox's phones: takes orders, settles them, sends the callbacks. */
import { createHash } from 'node:crypto'
import { decimalText, parseAmount } from '@uwanja/contract/amounts'
import type { DialectReply, DialectRequest, MakeDialect, PromptEnd, World } from '@uwanja/providers/world'
import { HEADERS, isSame, isSignedBy, signedHeaders } from './signing.ts'
import {
  type OrderRequest,
  type OrderWords,
  type ProblemWords,
  type PushRequest,
  type Status,
  jsonOf,
  payoutRequest,
  pushRequest,
  requestId,
} from './words.ts'

export const PATHS = ['/c2b', '/b2c'] as const

type Kind = 'c2b' | 'b2c'

interface OrderRow {
  readonly id: string
  readonly kind: Kind
  /** Hash of what was asked: the same id with anything else is refused. */
  readonly asked: string
  readonly msisdn: string
  readonly amount: string
  readonly currency: string
  readonly account: string
  readonly callbackUrl: string
  readonly status: Status
  readonly reason: string | null
  readonly takenMs: number
  readonly settledMs: number | null
}

const MERCHANT = 'Uwanja'
/** How long the network takes over what needs no person. */
const NETWORK_MS = 2_000
const CALLBACK_DELAYS_S = [60, 300, 900, 3600]
const REASONS: Readonly<Record<Exclude<PromptEnd, { ok: true }>['reason'], string>> = {
  declined: 'DECLINED',
  'wrong-pin': 'WRONG_PIN',
  insufficient: 'INSUFFICIENT_FUNDS',
  expired: 'EXPIRED',
}

export const samplePayDialect: MakeDialect = (world, keys) => {
  const orders = world.book<OrderRow>('orders')
  const { announce, run } = lifeOfOrders(world, keys)
  // What a killed process still owed is taken up again.
  for (const row of orders.all()) (row.status === 'PENDING' ? run : announce)(row)

  function take(kind: Kind, rawBody: string): DialectReply {
    const raw = jsonOf(rawBody)
    const parsed = (kind === 'c2b' ? pushRequest : payoutRequest).safeParse(raw)
    const amount = parsed.success ? parseAmount(parsed.data.amount, 'NGN') : null
    if (!parsed.success || !amount) return invalid(raw)
    const request: OrderRequest = parsed.data
    const asked = createHash('sha256')
      .update(`${kind} ${JSON.stringify(request)}`)
      .digest('hex')
    const known = orders.get(request.requestId)
    if (known) return known.asked === asked ? firstAnswer(known) : problem(409, 'REQUEST_ID_REUSED', known.id)
    const fate = world.fate(request)
    if (fate === 'broken-answer') return { http: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }
    const isTaken = fate !== 'declined' && world.phones.currency(request.msisdn) === request.currency
    const row: OrderRow = {
      id: request.requestId,
      kind,
      asked,
      msisdn: request.msisdn,
      amount: decimalText(amount.minor),
      currency: request.currency,
      account: (request as Partial<PushRequest>).accountReference ?? '',
      callbackUrl: request.callbackUrl,
      status: isTaken ? 'PENDING' : 'REJECTED',
      reason: isTaken ? null : 'DECLINED',
      takenMs: world.now(),
      settledMs: null,
    }
    orders.put(row)
    if (isTaken) run(row)
    return fate === 'no-answer' ? { http: 200, body: '', silent: true } : firstAnswer(row)
  }
  function tell(kind: Kind, id: string): DialectReply {
    const row = orders.get(id)
    return row?.kind === kind ? { http: 200, body: JSON.stringify(said(row)) } : problem(404, 'UNKNOWN_REQUEST', id)
  }

  return {
    company: 'sample-pay',
    handle(request) {
      if (!mayComeIn(request, keys, world)) return problem(401, 'UNAUTHORIZED')
      const { method, path, rawBody } = request
      if (method === 'POST' && path === '/c2b/push') return take('c2b', rawBody)
      if (method === 'POST' && path === '/b2c') return take('b2c', rawBody)
      const [, kind, id] = /^\/(c2b|b2c)\/([^/]+)$/.exec(path) ?? []
      return method === 'GET' && kind && id ? tell(kind as Kind, id) : problem(404, 'INVALID_REQUEST')
    },
  }
}

/** What becomes of an order after it was taken on. Both functions may be called again for the same row. */
function lifeOfOrders(world: World, keys: Readonly<Record<string, string>>) {
  const orders = world.book<OrderRow>('orders')

  function announce(row: OrderRow): void {
    if (row.settledMs === null) return
    const body = JSON.stringify(said(row))
    const headers = (nowMs: number) => ({
      'content-type': 'application/json',
      ...signedHeaders(keys['callbackSecret'] ?? '', nowMs, body),
    })
    const { id, callbackUrl: url, settledMs: sinceMs } = row
    world.deliver({ id, url, body, headers, delaysS: CALLBACK_DELAYS_S, about: row, sinceMs })
  }
  function settle(id: string, status: 'PAID' | 'FAILED', reason: string | null): void {
    const row = orders.get(id)
    if (row?.status !== 'PENDING') return
    const settled: OrderRow = { ...row, status, reason, settledMs: world.now() }
    orders.put(settled)
    announce(settled)
  }
  function payOut({ id, msisdn, amount, currency }: OrderRow): void {
    const isPaid = world.phones.credit(msisdn, { key: id, amount, currency, from: MERCHANT })
    settle(id, isPaid ? 'PAID' : 'FAILED', isPaid ? null : 'NETWORK_ERROR')
  }
  function run(row: OrderRow): void {
    const { id, amount, currency, account } = row
    const fate = world.fate(row)
    const waitMs = Math.max(0, row.takenMs + NETWORK_MS - world.now())
    if (fate === 'fails-later') return world.after(waitMs, () => settle(id, 'FAILED', 'NETWORK_ERROR'))
    if (row.kind === 'b2c') return fate === 'silent' ? undefined : world.after(waitMs, () => payOut(row))
    const prompt = { key: id, kind: 'push', amount, currency, payee: MERCHANT, reference: account } as const
    world.phones.prompt(row.msisdn, prompt, (end) =>
      end.ok ? settle(id, 'PAID', null) : settle(id, 'FAILED', REASONS[end.reason]),
    )
  }
  return { announce, run }
}

/** Signatures carry the wall's time, because the platform's clock is not shifted with the sandbox's. */
function mayComeIn(request: DialectRequest, keys: Readonly<Record<string, string>>, world: World): boolean {
  const { headers, method, path, rawBody } = request
  const client = headers[HEADERS.client]
  const signed = method === 'GET' ? path : rawBody
  const isKnown = typeof client === 'string' && isSame(client, keys['clientId'] ?? '')
  return isKnown && isSignedBy(keys['clientSecret'], { headers, nowMs: world.wallMs(), signed })
}

function said({ id, status, amount, currency, reason }: OrderRow): OrderWords {
  return { status, requestId: id, reference: `R-${id}`, amount, currency, ...(reason ? { reason } : {}) }
}

/** The same request again is answered as it was the first time; what came of it since, a question tells. */
function firstAnswer(row: OrderRow): DialectReply {
  const first: OrderRow = row.status === 'REJECTED' ? row : { ...row, status: 'PENDING', reason: null }
  return { http: 200, body: JSON.stringify(said(first)) }
}

function problem(http: number, status: ProblemWords['status'], id?: unknown): DialectReply {
  const known = requestId.safeParse(id)
  return { http, body: JSON.stringify({ status, ...(known.success ? { requestId: known.data } : {}) }) }
}

function invalid(raw: unknown): DialectReply {
  return problem(400, 'INVALID_REQUEST', (raw as { requestId?: unknown } | null)?.requestId)
}
