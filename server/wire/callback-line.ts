/** What a company's callback was about, for the one line that the log has of it: who, what, under which key, and how it ended. */
import type { FastifyRequest } from 'fastify'

export interface CallbackLine {
  readonly company: string
  readonly ask: string
  /** The company's own id of the movement, or ours of the payment; a question has none. */
  readonly key?: string
  readonly outcome: string
  /** Of a batch: each movement that it carried, by its key. */
  readonly movements?: readonly { readonly key: string; readonly outcome: string }[]
}

/** As long as any company's id; what a stranger sends is cut. */
const KEY_CHARACTERS = 80

const lines = new WeakMap<FastifyRequest, CallbackLine>()

const cut = (key: string) => key.slice(0, KEY_CHARACTERS)

export function noteCallback(request: FastifyRequest, { company, ask, key, outcome, movements }: CallbackLine): void {
  lines.set(request, {
    company,
    ask,
    outcome,
    ...(key !== undefined && { key: cut(key) }),
    ...(movements && { movements: movements.map((one) => ({ key: cut(one.key), outcome: one.outcome })) }),
  })
}

export const callbackLine = (request: FastifyRequest): CallbackLine | undefined => lines.get(request)

/** Stakes and wins that went as ever: they are most of the log, and each is in the books with its key. */
const WAGERS: ReadonlySet<string> = new Set(['bet', 'win', 'bet-and-win', 'balance', 'player'])

/** @returns whether this one is written; each that did not go as ever is. */
export function sampler(oneIn: number): (line: CallbackLine | undefined, http: number) => boolean {
  let nth = 0
  return (line, http) => {
    if (!line || http >= 400 || line.outcome !== 'ok' || !WAGERS.has(line.ask)) return true
    return nth++ % oneIn === 0
  }
}
