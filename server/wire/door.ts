/** What both doors have in common, the players' and the office's: how requests are let in, and what is answered before a route is known. */
import { type IncomingMessage, STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Logger } from 'pino'
import type { RefusalCode } from '@uwanja/contract/wire/errors'
import { isOwnHost, namesIn } from '@uwanja/contract/wire/own-host'
import { answerErrors } from './answer-errors.ts'
import type { Settings } from '../settings/env.ts'
import { refuse } from '../runtime/refuse.ts'
import { type AnswerHeaders, markAnswers, NOTHING_RUNS } from './answer-headers.ts'
import { BODY_LIMIT_BYTES, REQUEST_WITHIN_MS } from './bodies.ts'
import { refusal } from './to-wire.ts'
import { traceLabel, traceOptions, traceRequests } from './trace.ts'

export type DoorSettings = Pick<
  Settings,
  'publicUrl' | 'officeUrl' | 'publicCallbackUrl' | 'allowedHosts' | 'trustProxy' | 'logWagersOneIn'
>

/** The names under which we are asked. */
export const hostNames = ({
  publicUrl,
  officeUrl,
  publicCallbackUrl,
  allowedHosts,
}: DoorSettings): readonly string[] => [...namesIn([publicUrl, officeUrl, publicCallbackUrl]), ...allowedHosts]

/** What Fastify answers by itself to what it cannot read, in our words. */
export function doorOptions(settings: DoorSettings, log: Logger, headers: AnswerHeaders) {
  return {
    ...traceOptions,
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, ...traceLabel }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_WITHIN_MS,
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    // On the way out requests in flight are finished; what waits on an open line is closed.
    forceCloseConnections: 'idle' as const,
    frameworkErrors: (_error: Error, _request: FastifyRequest, reply: FastifyReply) =>
      writeRefusal(reply.raw, 400, headers),
    clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => endLine(error, socket, headers),
  }
}

/** @param headers Of every answer. */
export function guardDoor(app: FastifyInstance, settings: DoorSettings, headers: AnswerHeaders): void {
  const names = hostNames(settings)
  traceRequests(app)
  app.addHook('onRequest', async (request) => {
    if (isOwnHost(request.headers.host, names)) return
    // The address is ours alone to write; the name is a stranger's, and cut.
    request.log.warn(
      { host: request.headers.host?.slice(0, 80) },
      'asked under a name that is not ours (ALLOWED_HOSTS)',
    )
    refuse('MALFORMED_REQUEST')
  })
  // What is expected of us beyond "go on" is nothing that we do; Node would answer with an empty page.
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
    writeRefusal(response, 417, headers),
  )
  answerErrors(app, settings.logWagersOneIn)
  markAnswers(app, headers)
}

const OTHER: AnswerHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': NOTHING_RUNS,
  connection: 'close',
}

/** By Node's codes; anything else could not be read. */
const STATUS: Readonly<Record<string, readonly [number, RefusalCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'REQUEST_TOO_LARGE'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'REQUEST_TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'MALFORMED_REQUEST'],
}

const bodyOf = (code: RefusalCode) => JSON.stringify(refusal(code).body)

function writeRefusal(response: ServerResponse, http: number, headers: AnswerHeaders): void {
  const body = bodyOf('MALFORMED_REQUEST')
  response.writeHead(http, { ...headers, ...OTHER, 'content-length': Buffer.byteLength(body) }).end(body)
}

/** There is no request to answer: what is said is written on the bare line, unless an answer is being written there. */
function endLine(
  error: Error & { code?: string },
  socket: Socket & { _httpMessage?: ServerResponse | null },
  headers: AnswerHeaders,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent)
    return void socket.destroy(error)
  const [http, code] = STATUS[error.code ?? ''] ?? [400, 'MALFORMED_REQUEST']
  const body = bodyOf(code)
  const lines = Object.entries({ ...headers, ...OTHER, 'content-length': String(Buffer.byteLength(body)) })
  const head = [`HTTP/1.1 ${http} ${STATUS_CODES[http]}`, ...lines.map((line) => line.join(': '))]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
