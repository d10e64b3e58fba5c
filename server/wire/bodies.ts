/** How bodies are read: JSON with a bounded depth for calls, bytes as they came for callbacks. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../runtime/refuse.ts'

export const BODY_LIMIT_BYTES = 64 * 1024
/** Head and body together: enough for the slowest line, and nobody holds one open by sending a byte now and then. */
export const REQUEST_WITHIN_MS = 60_000
/** Deeper than any row of the contract. */
const MOST_NESTING = 12

/** How deep a JSON text nests at most; brackets inside strings do not count. */
export function nesting(text: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (isInString) {
      if (letter === '\\') at++
      else if (letter === '"') isInString = false
    } else if (letter === '"') isInString = true
    else if (letter === '{' || letter === '[') deepest = Math.max(deepest, ++depth)
    else if (letter === '}' || letter === ']') depth--
  }
  return deepest
}

type Done = (error: Error | null, body?: unknown) => void

/**
 * A page elsewhere cannot read our answers, and its visitors' browsers send what it likes all the same: an address in a
 * picture is enough to have a code sent at our cost. So a call comes from our own pages, from a person who typed it, or from
 * no browser at all. Older browsers tell the origin alone, and only of what is not a plain look.
 */
export function isFromOwnPage({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

/**
 * For the scope of the calls. An empty body is no body: clients in the field say "JSON" and send nothing, or send JSON and
 * say nothing, and what they send beside a query is not looked at.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const read = (request: FastifyRequest, text: string, done: Done) => {
    if (text.trim() === '' || request.routeOptions.config.readsBody === false) return done(null, {})
    if (nesting(text) > MOST_NESTING) return done(new Refused('MALFORMED_REQUEST'))
    return void parse(request, text, done)
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    read(request, body as string, done),
  )
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) =>
    isFromOwnPage(request) ? read(request, body as string, done) : done(new Refused('MALFORMED_REQUEST')),
  )
}

/** For the scope of the callbacks: signatures are over bytes. */
export function readRaw(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
}
