/**
 * What Selcom's list of orders says of a day: the checkout's deposits. It has no list of payouts and none of agents' cash, so
 * those are asked about one by one (`unlisted`).
 */
import * as z from 'zod/mini'
import type { Wire } from '../../plugs.ts'
import type { StatementLine } from '../../statement-line.ts'
import { ofShillings } from './amount.ts'
import { get } from './client.ts'
import { resultOf, word } from './words.ts'

const DAY_MS = 86_400_000
const LONGEST_LIST = 20_000_000
/** Its document does not say whose midnight counts; a company of Dar es Salaam writes the time of Dar es Salaam. */
const ZONE = '+03:00'

const order = z.object({
  order_id: z.string(),
  creation_date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
  amount: z.union([z.string(), z.number()]),
  payment_status: z.string(),
  reference: word,
})

export async function statement(day: string, wire: Wire): Promise<readonly StatementLine[] | null> {
  const from = Date.parse(day)
  const nextDay = new Date(from + DAY_MS).toISOString().slice(0, 10)
  // A day of ours lies in two of theirs.
  const answer = await get(wire, '/v1/checkout/list-orders', { fromdate: day, todate: nextDay }, LONGEST_LIST)
  const rows = z.array(order).safeParse(answer?.data)
  if (!answer || resultOf(answer.resultcode) !== 'success' || !rows.success) return null
  const lines = rows.data.filter(({ payment_status }) => payment_status === 'COMPLETED').map(lineOf)
  if (!lines.every((line) => line !== null)) return null
  return lines.filter(({ atMs }) => atMs >= from && atMs < from + DAY_MS)
}

function lineOf({ order_id, creation_date, amount: raw, reference }: z.output<typeof order>): StatementLine | null {
  const amount = ofShillings(raw)
  const atMs = Date.parse(`${creation_date.replace(' ', 'T')}${ZONE}`)
  return amount && { key: order_id, reference: reference ?? '', direction: 'deposit', amount, atMs }
}
