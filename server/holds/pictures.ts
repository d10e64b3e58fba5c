/** The office's one address of pictures for a hold: by a session with the right, one at a time, kept by no browser. */
import type { FastifyInstance } from 'fastify'
import { HOLD_PICTURE_PATH } from '@uwanja/contract/operators/holds'
import type { OperatorDeps } from '../operators/deps.ts'
import { letIn } from '../operators/mount.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Sealing } from '../sealing/sealing.ts'
import { isFromOwnPage } from '../wire/bodies.ts'
import { lookAt } from './picture-rules.ts'

export function mountHoldPictures(
  app: FastifyInstance,
  deps: OperatorDeps & { readonly sealing: Pick<Sealing, 'open'> },
): void {
  app.get<{ Querystring: Record<string, unknown> }>(HOLD_PICTURE_PATH, async (request, reply) => {
    void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    if (!isFromOwnPage(request)) refuse('MALFORMED_REQUEST')
    const operator = await letIn(deps, request, { permission: 'pictures.look', poll: false })
    const rawId = String(request.query['id'])
    const jpeg = await lookAt(deps, operator, /^[1-9]\d{0,17}$/.test(rawId) ? BigInt(rawId) : refuse('NOT_FOUND'))
    return reply.type('image/jpeg').header('content-security-policy', `default-src 'none'; sandbox`).send(jpeg)
  })
}
