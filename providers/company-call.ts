/**
 * What is known of a request to an outside company: whose it was, how it ended and how long it took. Node publishes each
 * fetch (`undici:request:…`); a plug that speaks another protocol publishes its own calls here, for whoever counts.
 */
import { channel } from 'node:diagnostics_channel'

/** `answered`: whatever the company said, but for a fault of its own (HTTP 5xx, SMTP 4xx), which is `failed`. */
export type CompanyOutcome = 'answered' | 'failed' | 'no-answer'

export interface CompanyCall {
  readonly company: string
  readonly outcome: CompanyOutcome
  readonly seconds: number
}

export const COMPANY_CALLS = 'uwanja:company-call'
const calls = channel(COMPANY_CALLS)

/** Publishes that the call, which began at that moment of `performance.now()`, has ended now. */
export function companyCalled(company: string, startedMs: number, outcome: CompanyOutcome): void {
  calls.publish({ company, outcome, seconds: (performance.now() - startedMs) / 1000 } satisfies CompanyCall)
}
