/** The office's calls about reconciliation: companies' statements beside our books, and each difference until it is explained. */
import * as z from 'zod/mini'
import { idText, written } from '../wire/fields.ts'
import { officeCall } from './call.ts'
import { day } from './reports.ts'

const direction = z.enum(['deposit', 'withdraw'])

const companyDay = z.object({
  day: z.string(),
  company: z.string(),
  /** Null: the company was asked and has not answered yet. */
  comparedAt: z.nullable(z.string()),
  totals: z.array(
    z.object({ direction, currency: z.string(), ours: z.string(), theirs: z.string(), difference: z.string() }),
  ),
  openItems: z.number(),
})
export type CompanyDay = z.output<typeof companyDay>

const item = z.object({
  id: z.string(),
  day: z.string(),
  company: z.string(),
  kind: z.enum(['missing-here', 'missing-there', 'other-amount']),
  direction,
  /** Our order's key, or the company's reference. */
  mark: z.string(),
  reference: z.string(),
  currency: z.string(),
  /** Empty: not on this side. */
  ours: z.string(),
  theirs: z.string(),
  /** Empty: there is no payment of ours. */
  paymentId: z.string(),
  playerId: z.string(),
  number: z.string(),
  paymentState: z.string(),
  state: z.enum(['open', 'explained']),
  why: z.string(),
  by: z.string(),
  explainedAt: z.nullable(z.string()),
})
export type ReconciliationItem = z.output<typeof item>

export const officeReconciliation = {
  reconciliation: officeCall('reconciliation.read', {
    method: 'GET',
    path: '/api/office/Reconciliation',
    about:
      'Totals by day and company, ours beside theirs, newest first, and the differences, open ones first; 300 at most.',
    query: { from: day, to: day },
    reply: z.object({
      zone: z.string(),
      companies: z.array(z.string()),
      days: z.array(companyDay),
      items: z.array(item),
      totalItems: z.number(),
    }),
    refusals: ['INCORRECT_PARAMETER_VALUE'],
    example: { from: '2026-11-19', to: '2026-11-20' },
  }),
  reconcileNow: officeCall('reconciliation.decide', {
    method: 'POST',
    path: '/api/office/ReconcileNow',
    about: 'Asks a company for its statement of a day and compares it now. No answer changes nothing.',
    body: { company: z.string().check(z.minLength(1), z.maxLength(40)), day },
    reply: z.object({ did: z.enum(['compared', 'unanswered']) }),
    refusals: ['INCORRECT_PARAMETER_VALUE'],
    example: { company: 'fasthub', day: '2026-11-20' },
  }),
  explainDifference: officeCall('reconciliation.decide', {
    method: 'POST',
    path: '/api/office/ExplainDifference',
    about: 'Says why a difference is none that still has to be looked at; kept with who and when.',
    body: { id: idText, why: written(300) },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
    example: { id: '1', why: 'paid out by hand, receipt 77' },
  }),
}
