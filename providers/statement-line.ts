/**
 * What a statement says of one movement of money. A company that did not answer, or of whose statement a line cannot be read,
 * gives none at all: half a statement would show money as lost that is not.
 */
import type { Amount } from '@uwanja/contract/wire/amounts'

/** One movement of money, as the company's own books have it. */
export interface StatementLine {
  /** Our order's key; empty: money without an order of ours. */
  readonly key: string
  /** The company's own reference, as its callbacks say it. */
  readonly reference: string
  readonly direction: 'deposit' | 'withdraw'
  readonly amount: Amount
  /** Under which moment the company files it: that of the order or that of the money. */
  readonly atMs: number
}
