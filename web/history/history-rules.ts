/** The history's filters, its pages and its words (specification B2, B4, B9). Pure. */
import { CONSTANTS, HISTORY_STATUS, type HistoryStatus } from '@uwanja/contract/constants'

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

/** The activities that this site has words for; the filter offers the first two (specification B2). */
export const ACTIVITIES = ['deposit', 'withdraw', 'bet', 'win', 'refund', 'correction'] as const

/** Which way the money of a row went. A correction says so itself, by its sign; money that did not move has no direction. */
export function signOf(type: unknown, status: HistoryStatus | null): '+' | '−' | '' {
  if (status !== 'success' && status !== 'processing') return ''
  if (type === 'withdraw' || type === 'bet') return '−'
  return type === 'deposit' || type === 'win' || type === 'refund' ? '+' : ''
}

/** What colour a status deserves: money that came or went, money that may still, money that did not. */
export function statusTone(name: HistoryStatus | null): 'win' | 'wait' | 'loss' {
  if (name === 'success') return 'win'
  return name === 'processing' || name === null ? 'wait' : 'loss'
}
