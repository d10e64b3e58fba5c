/**
 * Long answers to visitors go out compressed: a page of games is an eighth of its size. A player's own answers do not: one
 * could guess at what stands in them by their length.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** What fits into one packet arrives no sooner for being shorter. */
const LEAST_LETTERS = 1_400
/** Of 1 to 9: a tenth of a millisecond for a page of games. */
const LEVEL = 4

const compress = promisify(gzip)

export async function shorten(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < LEAST_LETTERS) return payload
  void reply.header('vary', 'Accept-Encoding')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload
  void reply.header('content-encoding', 'gzip')
  return compress(payload, { level: LEVEL })
}
