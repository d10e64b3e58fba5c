/** A long text that is the same for everybody: made once, and kept in each form in which it is sent. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface Kept {
  readonly etag: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

/** Of 0 to 11: a tenth of a second for a megabyte, and a twentieth of its size. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

async function formsOf(text: string): Promise<Kept> {
  const plain = Buffer.from(text)
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain, BROTLI), promisify(gzip)(plain)])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  return { etag, plain, br, gzip: zipped }
}

/** @param make Called when the text is first asked for: making it may take longer than all else that a start does. */
export function keptText(make: () => string, type: string) {
  let kept: Promise<Kept> | undefined
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const forms = await (kept ??= formsOf(make()))
    void reply.headers({ 'cache-control': 'no-cache', etag: forms.etag, vary: 'Accept-Encoding' }).type(type)
    if (request.headers['if-none-match']?.includes(forms.etag)) return reply.code(304).send()
    const accepted = request.headers['accept-encoding'] ?? ''
    const form = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
    if (form !== 'plain') void reply.header('content-encoding', form)
    return reply.send(forms[form])
  }
}
