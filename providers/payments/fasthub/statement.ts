/** FastHub's statement of a day: every page, translated, or nothing. */
import { parseAmount } from '@uwanja/contract/wire/amounts'
import type { Wire } from '../../plugs.ts'
import type { StatementLine } from '../../statement-line.ts'
import { isCurrency } from './outcome.ts'
import { askStatement } from './questions.ts'
import type { StatementPage } from './statement-words.ts'

export async function statement(day: string, wire: Wire): Promise<readonly StatementLine[] | null> {
  const all: StatementLine[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const read = await askStatement(day, page, wire)
    const lines = read?.lines.map(lineOf)
    if (!read || !lines?.every((line) => line !== null)) return null
    all.push(...lines)
    pages = read.pages
  }
  return all
}

function lineOf(words: StatementPage['lines'][number]): StatementLine | null {
  const { requestId, reference, kind, currency, at } = words
  const amount = isCurrency(currency) ? parseAmount(words.amount, currency) : null
  const direction = kind === 'C2B' ? 'deposit' : 'withdraw'
  return amount && { key: requestId ?? '', reference, direction, amount, atMs: Date.parse(at) }
}
