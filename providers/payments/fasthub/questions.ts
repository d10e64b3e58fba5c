/** What we ask FastHub beside its orders: money that came by itself, and what moved on a day. */
import type { Wire } from '../../plugs.ts'
import { exchange } from './client.ts'
import { type PayBillCall, payBillFound } from './pay-bill-words.ts'
import { type StatementPage, statementPage } from './statement-words.ts'

/** Asks about pay-bill money by FastHub's own reference; null unless it says that it was paid. */
export async function askPayBill(reference: string, wire: Wire): Promise<PayBillCall | null> {
  if (!/^[\w-]{1,64}$/.test(reference)) return null
  const path = `/paybill/${reference}`
  const words = payBillFound.safeParse(await exchange(wire, { method: 'GET', path, signed: path }))
  return words.success && words.data.payment.reference === reference ? words.data.payment : null
}

/** One page of a day's statement; null when it cannot be read, or is another one. */
export async function askStatement(day: string, page: number, wire: Wire): Promise<StatementPage | null> {
  const path = `/statement?day=${day}&page=${String(page)}`
  const words = statementPage.safeParse(await exchange(wire, { method: 'GET', path, signed: path, longest: 500_000 }))
  return words.success && words.data.day === day && words.data.page === page ? words.data : null
}
