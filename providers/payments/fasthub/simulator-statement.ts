/** The sandbox's FastHub tells a day from its books, a page at a time. */
import type { SimulatorReply } from '../../world.ts'
import type { OrderRow } from './simulator-orders.ts'
import type { StatementPage } from './statement-words.ts'

export type Line = StatementPage['lines'][number]

const PAGE = 500

export function tellDay(query: Readonly<Record<string, string>>, all: readonly Line[]): SimulatorReply {
  const { day = '', page: rawPage = '1' } = query
  const page = Number(rawPage)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !Number.isInteger(page) || page < 1)
    return { http: 400, body: JSON.stringify({ status: 'INVALID_REQUEST', reason: 'day and page' }) }
  const lines = all.filter(({ at }) => at.startsWith(day))
  const told: StatementPage = {
    day,
    page,
    pages: Math.max(1, Math.ceil(lines.length / PAGE)),
    lines: lines.slice((page - 1) * PAGE, page * PAGE),
  }
  return { http: 200, body: JSON.stringify(told) }
}

export function paidOf(rows: readonly OrderRow[]): Line[] {
  return rows
    .filter(({ status }) => status === 'PAID')
    .map(({ id, kind, reference, amount, came = amount, currency, settledMs, takenMs }) => ({
      requestId: id,
      reference,
      kind: kind === 'c2b' ? 'C2B' : 'B2C',
      amount: came,
      currency,
      at: new Date(settledMs ?? takenMs).toISOString(),
    }))
}
