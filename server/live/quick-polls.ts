/**
 * The two polls are most of all requests. One whose session and answer are both remembered is answered here, before the
 * framework looks at it: the same bytes for a fraction of the work (`npm run bench -- api`). Whatever is not plainly that,
 * another spelling of the path, a query, a session that is unknown or due, goes the way of every call.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { banking } from '@uwanja/contract/site/banking'
import { isOwnHost } from '@uwanja/contract/wire/own-host'
import { user } from '@uwanja/contract/site/user'
import { type AnswerHeaders, NOTHING_RUNS } from '../wire/answer-headers.ts'
import { success } from '../wire/to-wire.ts'
import { traceResponse } from '../wire/trace.ts'
import { balanceReply, orderReply, type Polls } from './polls.ts'

interface QuickPoll {
  readonly call: string
  /** The answer's bytes; null when it is not known what to say. */
  answer(playerId: bigint): Buffer | null
}

/** An answer that is remembered is asked for again and again: it is written once. */
function written<V extends object>(reply: (value: V) => unknown): (value: V) => Buffer {
  const known = new WeakMap<V, Buffer>()
  return (value) => {
    const bytes = known.get(value) ?? Buffer.from(JSON.stringify(success(reply(value))))
    known.set(value, bytes)
    return bytes
  }
}

function quickTable({ known }: Pick<Polls, 'known'>): ReadonlyMap<string, QuickPoll> {
  const balanceBytes = written(balanceReply)
  const orderBytes = written(orderReply)
  const noOrder = Buffer.from(JSON.stringify(success(null)))
  return new Map<string, QuickPoll>([
    [
      user.getBalance.path,
      {
        call: 'user.getBalance',
        answer(playerId) {
          const balance = known.balance(playerId)
          return balance ? balanceBytes(balance) : null
        },
      },
    ],
    [
      banking.checkUserWithdrawOrder.path,
      {
        call: 'banking.checkUserWithdrawOrder',
        answer(playerId) {
          const order = known.pending(playerId)
          return order === undefined ? null : order === null ? noOrder : orderBytes(order)
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
    const bytes = poll.answer(session.playerId)
    if (bytes === null) return false
    response.writeHead(200, {
      ...headers,
      ...traceResponse(request.headers),
      'cache-control': 'no-store',
      'content-security-policy': NOTHING_RUNS,
      'content-type': 'application/json; charset=utf-8',
      'content-length': bytes.length,
    })
    response.end(bytes)
    counted(poll.call, (performance.now() - startMs) / 1000)
    return true
  }
}
