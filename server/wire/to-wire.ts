/** The one place where refusals, bugs and protocol errors become answers. */
import { REFUSALS, type RefusalCode } from '@uwanja/contract/wire/errors'
import type { Envelope } from '@uwanja/contract/wire/call'
import { MoneyRefused } from '@uwanja/money'
import { Refused } from '../runtime/refuse.ts'

export interface WireAnswer {
  readonly http: number
  readonly body: Envelope
  /** Worth the log's attention: a bug, with what was thrown. */
  readonly bug: unknown
}

export const success = (data: unknown): Envelope => ({ statusCode: 0, status: 'SUCCESS', data })

export function refusal(code: RefusalCode, data: unknown = null): WireAnswer {
  const { statusCode, http } = REFUSALS[code]
  return { http, body: { statusCode, status: code, data }, bug: null }
}

/** Fastify's own errors, by their codes. */
function protocolRefusal(error: { code?: unknown; statusCode?: unknown }): RefusalCode | null {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'REQUEST_TOO_LARGE'
  if (error.statusCode === 429) return 'TOO_MANY_REQUESTS'
  if (typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500)
    return 'MALFORMED_REQUEST'
  return null
}

export function toWire(error: unknown): WireAnswer {
  if (error instanceof Refused) return refusal(error.code, error.data)
  // The other reasons of the ledger are never a player's doing: a rule that could meet one says so itself.
  if (error instanceof MoneyRefused && error.why === 'funds') return refusal('INSUFFICIENT_AMOUNT')
  const code = typeof error === 'object' && error !== null ? protocolRefusal(error) : null
  return code ? refusal(code) : { ...refusal('GENERAL_ERROR'), bug: error }
}
