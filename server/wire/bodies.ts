/** How bodies are read: JSON with a bounded depth for calls, bytes as they came for callbacks. */
import type { FastifyInstance } from 'fastify'
import { Refused } from '../refuse.ts'

export const BODY_LIMIT_BYTES = 64 * 1024
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

/** For the scope of the calls. An empty body is no body: clients in the field say "JSON" and send nothing. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    if (text.trim() === '') return done(null, {})
    if (nesting(text) > MOST_NESTING) return done(new Refused('MALFORMED_REQUEST'))
    return void parse(request, text, done)
  })
}

/** For the scope of the callbacks: signatures are over bytes. */
export function readRaw(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
}
