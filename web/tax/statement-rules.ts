/** A statement of tax as a file. Pure. */
import type { Reply } from '@uwanja/contract/wire/call'
import type { user } from '@uwanja/contract/site/user'

export type Statement = Reply<typeof user.getTaxStatement>

/** The columns, in their order. */
export const SUMS = ['deposited', 'depositTax', 'withdrawn', 'withdrawalTax', 'staked', 'won', 'winningsTax'] as const

const cell = (text: string) => (/[",;\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** @param titles Of the columns, the month's first. */
export function statementCsv({ months, total, currency }: Statement, titles: readonly string[]): string {
  const row = (first: string, sums: Statement['total']) => [first, ...SUMS.map((name) => sums[name].toFixed(2))]
  const rows = [
    [...titles.slice(0, 1), ...titles.slice(1).map((title) => `${title} (${currency})`)],
    ...months.map(({ month, ...sums }) => row(month, sums)),
    row('', total),
  ]
  return rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}
