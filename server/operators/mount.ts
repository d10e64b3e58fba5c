/** Mounts every row of the office: who may call is decided here, by the row's permission and the roles' table, for all alike. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Input, Reply } from '@uwanja/contract/wire/call'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeCall } from '@uwanja/contract/operators/call'
import { may } from '@uwanja/contract/operators/roles'
import { refuse } from '../runtime/refuse.ts'
import { cutAgent } from '../wire/agent.ts'
import { isFromOwnPage } from '../wire/bodies.ts'
import { checkedReply, inputOf } from '../wire/mount.ts'
import { success } from '../wire/to-wire.ts'
import { showsOfficeHalf } from './cookie.ts'
import type { OperatorDeps, Operator } from './deps.ts'
import { findOperatorSession, operatorSeen } from './store.ts'

export interface OfficeCaller {
  readonly ip: string
  readonly agent: string
  /** Browsers name themselves by Sec-Fetch-Site or Origin; anything else is bearer-only. */
  readonly isBrowser: boolean
  setCookie(value: string): void
}
interface OperatorCaller extends OfficeCaller {
  readonly operator: Operator
}

type CallerOf<C> = C extends { readonly permission: 'nobody' } ? OfficeCaller : OperatorCaller

/** One function per row: a missing one does not compile. */
export type OfficeHandlers = {
  readonly [K in keyof typeof office]: (
    input: Input<(typeof office)[K]>,
    caller: CallerOf<(typeof office)[K]>,
  ) => Promise<Reply<(typeof office)[K]>>
}

/** What newToken makes; anything else need not be looked up. */
const TOKEN = /^[\w-]{43}$/

export function mountOffice(app: FastifyInstance, deps: OperatorDeps, handlers: OfficeHandlers): void {
  for (const [name, row] of Object.entries(office) as [keyof OfficeHandlers, OfficeCall][]) {
    const handler = handlers[name] as (input: never, caller: never) => Promise<unknown>
    app.route({
      method: row.method,
      url: row.path,
      ...(row.mostBytes === undefined ? {} : { bodyLimit: row.mostBytes }),
      config: { call: `office.${name}`, isPoll: row.poll },
      handler: async (request, reply) => {
        if (!isFromOwnPage(request)) refuse('MALFORMED_REQUEST')
        const caller = callerOf(request, reply)
        const operator = row.permission === 'nobody' ? null : await letIn(deps, request, row)
        const data = await handler(inputOf(request, row) as never, { ...caller, operator } as never)
        return success(checkedReply(row, data))
      },
    })
  }
}

function callerOf(request: FastifyRequest, reply: FastifyReply): OfficeCaller {
  const { headers } = request
  return {
    ip: request.ip,
    agent: cutAgent(headers['user-agent']),
    isBrowser: headers['sec-fetch-site'] !== undefined || headers.origin !== undefined,
    setCookie: (value) => void reply.header('set-cookie', value),
  }
}

/** @param row What is asked for: a call, or a file. */
export async function letIn(
  { db, settings }: OperatorDeps,
  request: FastifyRequest,
  row: Pick<OfficeCall, 'permission' | 'poll'>,
): Promise<Operator> {
  const token = /^Bearer\s+(.*)$/i.exec(request.headers.authorization ?? '')?.[1]?.trim() ?? ''
  const session = TOKEN.test(token) ? await findOperatorSession(db, token) : null
  if (!session) return refuse('UNAUTHORIZED')
  // A client that is no browser was given no second half: the bearer is all that it has.
  if (session.cookieHash !== null && !showsOfficeHalf(settings, request.headers.cookie, session.cookieHash)) {
    return refuse('SESSION_NOT_BOUND')
  }
  const { permission } = row
  if (permission !== 'everyone' && (permission === 'nobody' || !may(session.role, permission))) refuse('FORBIDDEN')
  if (session.isUnseen && !row.poll) await operatorSeen(db, session.id)
  const { operatorId: id, name, role, id: sessionId } = session
  return { id, name, role, sessionId, ip: request.ip }
}
