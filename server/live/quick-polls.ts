/**
 * The two polls are most of all requests. One whose session and answer are both remembered is answered here, before the
 * framework looks at it: the same bytes for a fraction of the work (`npm run bench -- api`). Whatever is not plainly that,
 * another spelling of the path, a query, a session that is unknown or due, goes the way of every call.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { banking } from '@uwanja/contract/site/banking'
import { isOwnHost } from '@uwanja/contract/wire/own-host'
import { user } from '@uwanja/contract/site/user'
import { type AnswerHeaders, callHeaders, NOTHING_RUNS } from '../wire/answer-headers.ts'
import { success } from '../wire/to-wire.ts'
import { traceResponse } from '../wire/trace.ts'
import { balanceReply, orderReply, type Polls } from './polls.ts'

interface QuickPoll {
  readonly call: string
  /** The answer; null when it is not known what to say. */
  answer(playerId: bigint): Body | null
}

/** A text and not its bytes: Node sends a text in one piece with the headers, bytes as a second one for twice the time. */
interface Body {
  readonly text: string
  readonly bytes: number
}

function bodyOf(reply: unknown): Body {
  const text = JSON.stringify(success(reply))
  return { text, bytes: Buffer.byteLength(text) }
}

/** An answer that is remembered is asked for again and again: it is written once. */
function written<V extends object>(reply: (value: V) => unknown): (value: V) => Body {
  const known = new WeakMap<V, Body>()
  return (value) => {
    const body = known.get(value) ?? bodyOf(reply(value))
    known.set(value, body)
    return body
  }
}

function quickTable({ known }: Pick<Polls, 'known'>): ReadonlyMap<string, QuickPoll> {
  const balanceBody = written(balanceReply)
  const orderBody = written(orderReply)
  const noOrder = bodyOf(null)
  return new Map<string, QuickPoll>([
    [
      user.getBalance.path,
      {
        call: 'user.getBalance',
        answer(playerId) {
          const balance = known.balance(playerId)
          return balance ? balanceBody(balance) : null
        },
      },
    ],
    [
      banking.checkUserWithdrawOrder.path,
      {
        call: 'banking.checkUserWithdrawOrder',
        answer(playerId) {
          const order = known.pending(playerId)
          return order === undefined ? null : order === null ? noOrder : orderBody(order)
        },
      },
    ],
  ])
}

const BEARER = 'Bearer '

interface QuickOptions {
  readonly binding: 'money' | 'all' | 'off'
  /** Of every answer of this door. */
  readonly headers: AnswerHeaders
  /** The names under which we are asked. */
  readonly names: readonly string[]
  /** Told of each call that was answered here, with the seconds that it took. */
  counted(call: string, seconds: number): void
}

/** @returns Whether the request was answered. */
export function quickPolls(
  polls: Pick<Polls, 'known'>,
  { binding, headers, names, counted }: QuickOptions,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const table = quickTable(polls)
  const always = callHeaders(headers)
  return (request, response) => {
    if (request.method !== 'GET') return false
    const poll = table.get(request.url ?? '')
    if (poll === undefined) return false
    const startMs = performance.now()
    const { authorization, cookie, host, 'sec-fetch-site': site } = request.headers
    if (!authorization?.startsWith(BEARER) || !isOwnHost(host, names)) return false
    if (site !== undefined && site !== 'same-origin') return false
    const session = polls.known.session(authorization.slice(BEARER.length))
    if (!session || session.isDue || (binding === 'all' && !session.isBound(cookie))) return false
    const body = poll.answer(session.playerId)
    if (body === null) return false
    // As on every call (markAnswers).
    response.removeHeader('connection')
    response.writeHead(200, {
      ...always,
      ...traceResponse(request.headers),
      'cache-control': 'no-store',
      'content-security-policy': NOTHING_RUNS,
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.bytes,
    })
    response.end(body.text)
    counted(poll.call, (performance.now() - startMs) / 1000)
    return true
  }
}
