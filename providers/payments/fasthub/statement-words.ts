/** GMM/1's words about a day. */
import * as z from 'zod/mini'
import { amount, currency, requestId } from './words.ts'

/** What moved on a day, in UTC: `GET /statement?day=…&page=…`. The signature covers the query too. */
export const statementPage = z.object({
  day: z.string(),
  page: z.int(),
  pages: z.int().check(z.minimum(1), z.maximum(1_000)),
  lines: z.array(
    z.object({
      /** Absent: money without an order, by its reference alone. */
      requestId: z.optional(requestId),
      reference: z.string().check(z.minLength(1), z.maxLength(64)),
      kind: z.enum(['C2B', 'B2C']),
      amount,
      currency,
      at: z.iso.datetime(),
    }),
  ),
})
export type StatementPage = z.output<typeof statementPage>
