/** Mounts every row of the contract: method, path in any letter case, access, validation of input and of the reply. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fieldsOf, type Call } from '@uwanja/contract/wire/call'
import { ONCE_KEY } from '@uwanja/contract/wire/request'
import { AREAS, type Area } from '@uwanja/contract/site/calls'
import type { Language } from '@uwanja/contract/wire/constants'
import { refuse } from '../runtime/refuse.ts'
import { cutAgent } from './agent.ts'
import { isFromOwnPage } from './bodies.ts'
import type { AnyHandler, Caller, Handlers } from './handlers.ts'
import { languageOf } from './language.ts'
import { longBodies } from './long-body.ts'
import { longReply } from './long-reply.ts'
import { shorten } from './shorten.ts'
import { success } from './to-wire.ts'

export type AllHandlers = { readonly [A in Area]: Handlers<(typeof AREAS)[A]> }

export interface LiveSession {
  readonly id: bigint
  readonly playerId: bigint
  /** Old enough to be extended by a good poll. */
  readonly isDue: boolean
  /** The password must be changed first: such a session reads, and does nothing else. */
  readonly isPasswordDue: boolean
  /** Was the password shown in the last minutes? True for a client that is no browser: the rule is not for it. */
  isFresh(): Promise<boolean>
  /** Does the browser show the other half too? */
  isBound(rawCookieHeader: string | undefined): boolean
  /** The Set-Cookie that lets the other half live on; null for a client without one. */
  renewed(rawCookieHeader: string | undefined): string | null
}

/** Answers who a bearer is. The mount knows no database. */
export interface Door {
  /** Null: no such live session. What is asked for a poll may be remembered for a second. */
  bearer(token: string, purpose: 'call' | 'poll'): Promise<LiveSession | null>
  readonly binding: 'money' | 'all' | 'off'
  /** Of who has chosen none. */
  readonly firstLanguage: Language
}

export function mountCalls(app: FastifyInstance, handlers: AllHandlers, door: Door): void {
  for (const area of Object.keys(AREAS) as Area[]) {
    for (const [name, row] of Object.entries(AREAS[area]) as [string, Call][]) {
      const handler = (handlers[area] as Record<string, AnyHandler>)[name]
      app.route({
        method: row.method,
        url: row.path,
        ...longBody(row, door),
        config: {
          call: `${area}.${name}`,
          isPoll: row.poll,
          readsBody: row.place !== 'query' && fieldsOf(row).length > 0,
        },
        ...(row.access === 'player' ? {} : { onSend: shorten }),
        handler: async (request, reply) => {
          if (!isFromOwnPage(request)) refuse('MALFORMED_REQUEST')
          const caller = await callerOf(request, reply, row, door)
          if (row.later !== undefined || !handler) return refuse('NOT_AVAILABLE_YET')
          const data = await handler(inputOf(request, row) as never, caller as never)
          const envelope = success(checkedReply(row, data))
          const long = longReply(envelope)
          return long === null ? envelope : reply.type('application/json; charset=utf-8').send(long)
        },
      })
    }
  }
}

/** Where a body may be long, who sends it is known before a byte of it is read. */
function longBody(row: Call, door: Door) {
  if (row.mostBytes === undefined) return {}
  const count = longBodies()
  return {
    bodyLimit: row.mostBytes,
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      const { session } = await callerOf(request, reply, row, door)
      count(session?.playerId, reply.raw)
    },
  }
}

export function checkedReply(row: Call, data: unknown): unknown {
  const parsed = row.reply.safeParse(data)
  if (!parsed.success) throw new Error(`${row.path} answered what its row does not say: ${parsed.error.message}`)
  return parsed.data
}

/**
 * Fields are known in any letter case, as paths are: the specification itself writes gameId and gameid, ID and id, toDate
 * and todate. One that is spelled as the row spells it counts first; whatever else was sent is ignored.
 */
function known(row: Call, sent: object): Record<string, unknown> {
  const values = new Map(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value as unknown]))
  for (const [name, value] of Object.entries(sent)) values.set(name, value)
  return Object.fromEntries(fieldsOf(row).map((name) => [name, values.get(name) ?? values.get(name.toLowerCase())]))
}

const isObject = (raw: unknown): raw is object => typeof raw === 'object' && raw !== null && !Array.isArray(raw)

/** What was sent where the row's values travel. Of `either` an empty value in the query hides none in the body. */
function sentBy({ query, body }: FastifyRequest, { place }: Call): object {
  if (place === 'query') return query as object
  const fields = isObject(body) ? body : undefined
  if (place === 'body') return body === undefined ? {} : (fields ?? refuse('MALFORMED_REQUEST'))
  const said = Object.entries(query as object).filter(([, value]) => value !== '')
  return { ...fields, ...Object.fromEntries(said) }
}

/** The elements of a bare array, each an object; an empty one is none, and says nothing wrong. */
function sentList({ body }: FastifyRequest): object[] {
  return Array.isArray(body) && body.every(isObject) ? body : refuse('MALFORMED_REQUEST')
}

/** Field by field what was wrong, under the row's names; values are never repeated. */
export function inputOf(request: FastifyRequest, row: Call): unknown {
  const isList = row.place === 'list'
  const rows = (isList ? sentList(request) : [sentBy(request, row)]).map((sent) => known(row, sent))
  const unreadable = rows.flatMap((raw) => Object.entries(raw).filter(([, value]) => !isReadable(value)))
  if (unreadable.length > 0)
    refuse('VALIDATION_ERROR', Object.fromEntries(unreadable.map(([name]) => [name, ['TEXT']])))
  const parsed = row.input.safeParse(isList ? rows : rows[0])
  if (parsed.success) return parsed.data
  const fields: Record<string, string[]> = {}
  for (const { path, message } of parsed.error.issues) (fields[String(path[isList ? 1 : 0] ?? '')] ??= []).push(message)
  if (parsed.error.issues.some((issue) => issue.path[0] === 'amount')) refuse('INVALID_AMOUNT', fields)
  return refuse('VALIDATION_ERROR', fields)
}

/** Half a letter, or a letter that is none: no reader sees it, and no database takes it. The nesting is bounded. */
function isReadable(raw: unknown): boolean {
  if (typeof raw === 'string') return !raw.includes('\0') && !/\p{Cs}/u.test(raw)
  return typeof raw !== 'object' || raw === null || Object.values(raw).every(isReadable)
}

async function callerOf(request: FastifyRequest, reply: FastifyReply, row: Call, door: Door): Promise<Caller> {
  const headers = request.headers
  const caller: Caller = {
    ip: request.ip,
    agent: cutAgent(headers['user-agent']),
    proxyHeader: (name) => proxyHeader(request, name),
    isBrowser: headers['sec-fetch-site'] !== undefined || headers.origin !== undefined,
    language: languageOf({ cookies: headers.cookie, first: door.firstLanguage }),
    rawCookies: headers.cookie,
    requestId: request.id,
    onceKey: row.once ? onceKeyOf(headers[ONCE_KEY]) : null,
    session: null,
    setCookie: (value) => void reply.header('set-cookie', value),
    renewCookie: () => {},
  }
  if (row.access === 'anyone') return caller
  const token = /^Bearer\s*(.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim() ?? ''
  if (token === '') return row.access === 'guest' ? caller : refuse('UNAUTHORIZED')
  const session = await door.bearer(token, row.poll ? 'poll' : 'call')
  if (!session) return refuse('UNAUTHORIZED')
  const mustBeBound = door.binding === 'all' || (door.binding === 'money' && row.sensitive)
  if (mustBeBound && !session.isBound(headers.cookie)) return refuse('SESSION_NOT_BOUND')
  const isReading = row.method === 'GET' && !row.sensitive
  if (session.isPasswordDue && !isReading && !row.whilePasswordIsDue) return refuse('PASSWORD_CHANGE_REQUIRED')
  if (row.fresh && !(await session.isFresh())) return refuse('PASSWORD_CONFIRMATION_REQUIRED')
  return {
    ...caller,
    session,
    renewCookie() {
      const cookie = session.renewed(headers.cookie)
      if (cookie !== null) caller.setCookie(cookie)
    },
  }
}

/** A name that is none would let the same thing be asked for twice: it is refused. */
function onceKeyOf(raw: string | string[] | undefined): string | null {
  if (raw === undefined) return null
  return typeof raw === 'string' && /^[A-Za-z0-9-]{16,64}$/.test(raw) ? raw : refuse('MALFORMED_REQUEST')
}

/** Believed exactly where the address is: when a trusted proxy has said for whom it asks, there is more than one hop. */
function proxyHeader({ ips, headers }: FastifyRequest, name: string): string {
  const value = headers[name.toLowerCase()]
  return (ips?.length ?? 0) > 1 && typeof value === 'string' ? value : ''
}
