/** Mounts rows of the contract: input and reply are checked, every answer has the envelope, faults say nothing of themselves. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Envelope, Input, Reply } from '@uwanja/contract/wire/call'
import type { RefusalCode } from '@uwanja/contract/wire/errors'
import { REFUSALS } from '@uwanja/contract/wire/errors'

/** Thrown by a handler: the row lists it. */
export class Refused extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode) {
    super(code)
    this.code = code
  }
}

export type Handlers<Rows> = {
  readonly [Name in keyof Rows]: (input: Input<Rows[Name]>, request: FastifyRequest) => Promise<Reply<Rows[Name]>>
}

export function refusal(reply: FastifyReply, code: RefusalCode): FastifyReply {
  const { statusCode, http } = REFUSALS[code]
  return reply.code(http).send({ statusCode, status: code, data: null } satisfies Envelope)
}

export function mountRows<Rows extends Readonly<Record<string, Call>>>(
  app: FastifyInstance,
  rows: Rows,
  handlers: Handlers<Rows>,
  onFault: (error: unknown) => void,
  /** Bytes of a body, where a row takes fewer than the others. */
  bodies: { readonly [Name in keyof Rows]?: number } = {},
): void {
  for (const [name, row] of Object.entries(rows)) {
    const handle = handlers[name] as (input: unknown, request: FastifyRequest) => Promise<unknown>
    app.route({
      method: row.method,
      url: row.path,
      ...(bodies[name] === undefined ? {} : { bodyLimit: bodies[name] }),
      handler: async (request, reply) => {
        const input = row.input.safeParse((row.place === 'query' ? request.query : request.body) ?? {})
        if (!input.success) return refusal(reply, 'VALIDATION_ERROR')
        try {
          const data = row.reply.parse(await handle(input.data, request))
          return { statusCode: 0, status: 'SUCCESS', data } satisfies Envelope
        } catch (error) {
          if (error instanceof Refused) return refusal(reply, error.code)
          onFault(error)
          return refusal(reply, 'GENERAL_ERROR')
        }
      },
    })
  }
}

/** What never came to a row: a body that is too long or no JSON, an unknown address, a fault. */
export function mountFaults(app: FastifyInstance, onFault: (error: unknown) => void): void {
  app.setErrorHandler<{ statusCode?: number }>((error, _request, reply) => {
    if (error.statusCode === 413) return refusal(reply, 'REQUEST_TOO_LARGE')
    if ((error.statusCode ?? 500) < 500) return refusal(reply, 'MALFORMED_REQUEST')
    onFault(error)
    return refusal(reply, 'GENERAL_ERROR')
  })
  app.setNotFoundHandler((_request, reply) => refusal(reply, 'UNKNOWN_CALL'))
}
