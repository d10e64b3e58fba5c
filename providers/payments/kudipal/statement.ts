/** Kudipal's statement of a day, of two lists: charges and transfers, each filed under the moment it was ordered. */
import { parseAmount } from '@uwanja/contract/wire/amounts'
import * as z from 'zod/mini'
import type { Wire } from '../../plugs.ts'
import type { StatementLine } from '../../statement-line.ts'
import { exchange } from './client.ts'
import { isCurrency } from './outcome.ts'
import { chargeWords, transferWords } from './words.ts'

const created = { created_at: z.iso.datetime() }
const charges = z.array(z.extend(chargeWords, created))
const transfers = z.array(z.extend(transferWords, created))
/** What failed may lack a reference, and moved nothing: it has to be no more than that. */
const anyRow = z.array(z.looseObject({ status: z.string() }))
const pageInfo = z.object({ page_info: z.object({ total_pages: z.int().check(z.maximum(1_000)) }) })

export async function statement(day: string, wire: Wire): Promise<readonly StatementLine[] | null> {
  const [charged, transferred] = [
    await listed('/v3/transactions', day, wire, charges),
    await listed('/v3/transfers', day, wire, transfers),
  ]
  const lines = [
    ...(charged ?? []).map((row) => lineOf(row, { key: row.tx_ref, reference: row.flw_ref, direction: 'deposit' })),
    ...(transferred ?? []).map((row) =>
      lineOf(row, { key: row.reference, reference: String(row.id), direction: 'withdraw' }),
    ),
  ]
  return charged && transferred && lines.every((line) => line !== null) ? lines : null
}

/** What succeeded on every page of a list, or null. */
async function listed<Row>(
  path: string,
  day: string,
  wire: Wire,
  shape: { safeParse(raw: unknown): { success: true; data: Row[] } | { success: false } },
): Promise<Row[] | null> {
  const all: Row[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { http, words } = await exchange(wire, 'GET', `${path}?from=${day}&to=${day}&page=${String(page)}`)
    const listedRows = anyRow.safeParse(words?.data)
    const rows = shape.safeParse(listedRows.data?.filter(({ status }) => status.toLowerCase() === 'successful'))
    const meta = pageInfo.safeParse(words?.meta)
    if (http !== 200 || words?.status !== 'success' || !rows.success || !meta.success) return null
    all.push(...rows.data)
    pages = meta.data.page_info.total_pages
  }
  return all
}

function lineOf(
  { amount: raw, currency, created_at }: { amount: number | string; currency: string; created_at: string },
  what: Pick<StatementLine, 'key' | 'reference' | 'direction'>,
): StatementLine | null {
  const amount = isCurrency(currency) ? parseAmount(String(raw), currency) : null
  return amount && { ...what, amount, atMs: Date.parse(created_at) }
}
