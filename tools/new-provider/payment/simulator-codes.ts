/** Sample Pay's codes in the sandbox: an order from savings is held until its owner has said what came by SMS. */
import { randomInt } from 'node:crypto'
import type { SimulatorReply, SimulatorRequest, World } from '@uwanja/providers/world'
import type { openOrders } from '../../../providers/payments/fasthub/simulator-orders.ts'
import { jsonOf, pushRequest, type PushRequest } from '../../../providers/payments/fasthub/words.ts'

/** An order whose code does not come in time fails, and so does one whose code is guessed at. */
const CODE_MS = 600_000
const MOST_TRIES = 5

interface HeldRow {
  readonly id: string
  readonly rawBody: string
  readonly code: string
  readonly takenMs: number
  readonly tries: number
  /** The code has come: from here on it is an order like any other. */
  readonly isThrough: boolean
}

const said = (body: object): SimulatorReply => ({ http: 200, body: JSON.stringify(body) })

export function openCodes(world: World, orders: Pick<ReturnType<typeof openOrders>, 'handle'>) {
  const held = world.book<HeldRow>('codes')
  const requestOf = ({ rawBody }: HeldRow): PushRequest => pushRequest.parse(jsonOf(rawBody))
  const isOver = ({ takenMs, tries }: HeldRow) => tries >= MOST_TRIES || world.now() > takenMs + CODE_MS

  function hold(request: PushRequest, rawBody: string): SimulatorReply {
    const { requestId: id, msisdn } = request
    if (!held.get(id)) {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      held.put({ id, rawBody, code, takenMs: world.now(), tries: 0, isThrough: false })
      world.phones.deliver(msisdn, { from: 'Sample Pay', text: `Your code is ${code}. It is good for ten minutes.` })
    }
    return said({ status: 'CODE_REQUIRED', requestId: id })
  }
  function stateOf(row: HeldRow): SimulatorReply {
    const { requestId, amount, currency } = requestOf(row)
    const end = isOver(row) ? { status: 'FAILED', reason: 'EXPIRED' } : { status: 'PENDING' }
    return said({ ...end, requestId, reference: `H${requestId.slice(0, 8)}`, amount, currency })
  }
  function take(request: SimulatorRequest): SimulatorReply | null {
    const { requestId = '', code } = (jsonOf(request.rawBody) ?? {}) as { requestId?: string; code?: string }
    const row = held.get(requestId)
    if (!row) return null
    if (!row.isThrough && isOver(row)) return stateOf(row)
    if (code !== row.code) {
      held.put({ ...row, tries: row.tries + 1 })
      return said({ status: 'WRONG_CODE', requestId })
    }
    held.put({ ...row, isThrough: true })
    return orders.handle({ ...request, path: '/c2b/push', rawBody: row.rawBody })
  }

  return {
    /** Null: no code has to do with it. */
    handle(request: SimulatorRequest): SimulatorReply | null {
      const { method, path, rawBody } = request
      if (method === 'POST' && path === '/c2b/code') return take(request)
      if (method === 'POST' && path === '/c2b/push') {
        const parsed = pushRequest.safeParse(jsonOf(rawBody))
        const wantsCode = parsed.success && parsed.data.channel === 'SAVINGS'
        return wantsCode && !held.get(parsed.data.requestId)?.isThrough ? hold(parsed.data, rawBody) : null
      }
      const [, id = ''] = /^\/c2b\/([^/]+)$/.exec(path) ?? []
      const row = method === 'GET' ? held.get(id) : undefined
      return row && !row.isThrough ? stateOf(row) : null
    },
  }
}
