/** `send` for queries: a refusal is thrown, so that a query is either data or an error. */
import type { Call, RawInput, Reply } from '@uwanja/contract/wire/call'
import { send, type Loose } from './send.ts'

export class RefusedError extends Error {
  readonly status: string
  constructor(status: string) {
    super(`refused: ${status}`)
    this.status = status
  }
}

export async function ask<C extends Call>(
  call: C,
  values: RawInput<C>,
  /** A number: how many milliseconds an answer is waited for. */
  until?: AbortSignal | number,
): Promise<NonNullable<Loose<Reply<C>>> | null> {
  const how = typeof until === 'number' ? { patienceMs: until } : until ? { signal: until } : {}
  const outcome = await send(call, values, how)
  if (!outcome.ok) throw new RefusedError(outcome.status)
  return outcome.data ?? null
}

/** Refusals are answers and are not asked again; a lost connection is tried three times. */
export function askAgain(failures: number, error: unknown): boolean {
  return !(error instanceof RefusedError) && failures < 3
}
