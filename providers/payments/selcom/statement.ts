/** Selcom's statement of a day: a call of ours in Selcom's envelope and under its signature; its papers name none. */
import * as z from 'zod/mini'
import type { Wire } from '../../plugs.ts'
import type { StatementLine } from '../../statement-line.ts'
import { ofShillings } from './amount.ts'
import { get } from './client.ts'
import { resultOf } from './words.ts'

export const STATEMENT = '/v1/statement'

const text = z.string().check(z.minLength(1), z.maxLength(64))
const statementWords = z.object({
  /** An order at the checkout, a payout, money brought to an agent. */
  type: z.enum(['CHECKOUT', 'CASHIN', 'C2B']),
  transid: text,
  reference: text,
  amount: z.union([z.string(), z.number()]),
  date: z.iso.datetime(),
  pages: z.int().check(z.minimum(1), z.maximum(1_000)),
})
export type StatementWords = z.output<typeof statementWords>

export async function statement(day: string, wire: Wire): Promise<readonly StatementLine[] | null> {
  const all: StatementLine[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await get(wire, STATEMENT, { day, page }, 500_000)
    const rows = z.array(statementWords).safeParse(answer?.data)
    if (!answer || resultOf(answer.resultcode) !== 'success' || !rows.success) return null
    const lines = rows.data.map(lineOf)
    if (!lines.every((line) => line !== null)) return null
    all.push(...lines)
    pages = rows.data[0]?.pages ?? 1
  }
  return all
}

function lineOf({ type, transid, reference, amount: raw, date }: StatementWords): StatementLine | null {
  const amount = ofShillings(raw)
  const atMs = Date.parse(date)
  // What an agent took has no order of ours: his transaction is its reference, as in his own calls.
  if (type === 'C2B') return amount && { key: '', reference: transid, direction: 'deposit', amount, atMs }
  return amount && { key: transid, reference, direction: type === 'CASHIN' ? 'withdraw' : 'deposit', amount, atMs }
}
