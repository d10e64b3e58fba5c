/** The history's filters, its pages and its words (U05, U12). Pure. */
import { CONSTANTS, HISTORY_STATUS, type HistoryStatus } from '@uwanja/contract/wire/constants'
import { isReference } from '../messages/message-rules.ts'

export interface Filters {
  /** Days as 2026-11-20; empty is open. */
  readonly startDate: string
  readonly toDate: string
  readonly type: 'all' | 'deposit' | 'withdraw'
  readonly status: number
}

export const TYPES = ['all', 'deposit', 'withdraw'] as const
export const STATUSES = Object.entries(HISTORY_STATUS).filter(([name]) => name !== 'all') as readonly [
  HistoryStatus,
  number,
][]

export function historyRequest(filters: Filters, page: number) {
  return { ...filters, page }
}

/** Only a full page may have another behind it. */
export function nextPage(rows: readonly unknown[], page: number): number | undefined {
  return rows.length === CONSTANTS.historyRowsPerPage ? page + 1 : undefined
}

/** The name of a row's status, or null for a number that is none of ours. */
export function statusName(rawStatus: unknown): HistoryStatus | null {
  return STATUSES.find(([, number]) => number === Number(rawStatus))?.[0] ?? null
}

/** The activities that this site has words for; the filter offers the first two (U05). */
export const ACTIVITIES = ['deposit', 'withdraw', 'bet', 'win', 'refund', 'correction'] as const

/**
 * Which way the money of a row went; where none moved, which is where no balance stands, it has no direction. What a withdrawal
 * gives back is a row `refund`, so the order keeps its minus. A correction says its direction itself, by its sign.
 */
export function signOf(type: unknown, status: HistoryStatus | null, balance: unknown): '+' | '−' | '' {
  if (balance === null || balance === undefined || status === null || status === 'error') return ''
  if (type === 'withdraw' || type === 'bet') return '−'
  return status === 'success' && (type === 'deposit' || type === 'win' || type === 'refund') ? '+' : ''
}

/** What colour a status deserves: money that came or went, money that may still, money that did not. */
export function statusTone(name: HistoryStatus | null): 'win' | 'wait' | 'loss' {
  if (name === 'success') return 'win'
  return name === 'processing' || name === null ? 'wait' : 'loss'
}

/** Where more is told of a row: a payment has a page, a round can be asked about. Null: nowhere. */
export function pageOfRow(row: { readonly paymentId?: unknown; readonly round?: unknown }): string | null {
  if (typeof row.paymentId === 'string' && row.paymentId !== '') return `/payment?id=${row.paymentId}`
  return typeof row.round === 'string' && isReference(row.round) ? `/TransactionHistory?round=${row.round}` : null
}
