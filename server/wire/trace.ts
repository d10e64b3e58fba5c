/**
 * One id for all that one request causes (W3C Trace Context): taken from whoever asks, else made; returned, in every line of the
 * log, and sent to the companies that are asked meanwhile, so that two companies' help desks speak of the same thing.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isOneOfMany } from './answer-headers.ts'

export interface Trace {
  /** 32 hex digits. */
  readonly id: string
  /** 16 hex digits: our part of it. */
  readonly span: string
}

/** Version 00; a later one begins alike and may say more. */
const PARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/

const storage = new AsyncLocalStorage<Trace>()

/** @param parent The caller’s header: a stranger's word, so only what has its exact form is taken. */
export function newTrace(parent?: string): Trace {
  const taken = PARENT.exec(parent ?? '')?.[1]
  return { id: taken ?? randomDigits(), span: randomDigits().slice(-16) }
}

/**
 * 32 hex digits. Node draws the bytes of many UUIDs at once; bytes of one's own are a call to the system each, and two of
 * them cost a quarter of a balance poll.
 */
const randomDigits = (): string => randomUUID().replaceAll('-', '')

/** The one of this moment; undefined where nobody asked for what is done. */
export const traceNow = (): Trace | undefined => storage.getStore()

/** As the header says it. The last digits: nobody has been asked to keep it. */
export const traceHeader = ({ id, span }: Trace): string => `00-${id}-${span}-00`

/** All that it does, to its end, is one trace. */
export const traced = <T>(work: () => T): T => storage.run(newTrace(), work)

type Workers = Readonly<Record<string, (data: never) => Promise<void>>>

/** Each job is a trace of its own. */
export const eachTraced = <All extends Workers>(workers: All): All =>
  Object.fromEntries(
    Object.entries(workers).map(([name, run]) => [name, (data: never) => traced(() => run(data))]),
  ) as unknown as All

/** For whoever opens a door: the id of a request is that of its trace, so each line that is written about it holds it. */
export const traceLabel = { requestIdLogLabel: 'trace' } as const
export const traceOptions = {
  genReqId: (request: { readonly headers: IncomingHttpHeaders }) => newTrace(textOf(request.headers)).id,
}

const textOf = ({ traceparent }: IncomingHttpHeaders) => (typeof traceparent === 'string' ? traceparent : undefined)

/** For an answer that is given before the framework looks at what was asked. */
export const traceResponse = (headers: IncomingHttpHeaders): { readonly traceresponse: string } => ({
  traceresponse: traceHeader(newTrace(textOf(headers))),
})

/** For a line that is written beside the request's own log. */
export const traceField = (): { readonly trace?: string } => {
  const trace = traceNow()?.id
  return trace === undefined ? {} : { trace }
}

export function traceRequests(app: FastifyInstance): void {
  const known = new WeakMap<FastifyRequest, Trace>()
  app.addHook('onRequest', (request, reply, done) => {
    const trace = { ...newTrace(), id: request.id }
    known.set(request, trace)
    // A file causes nothing that could be looked for, and what a picture's company was asked stands in the log.
    if (!isOneOfMany(request.url)) void reply.header('traceresponse', traceHeader(trace))
    storage.run(trace, done)
  })
  // A body that is read in between comes from the line, which knows nothing of requests.
  app.addHook('preValidation', (request, _reply, done) => storage.run(known.get(request)!, done))
}
