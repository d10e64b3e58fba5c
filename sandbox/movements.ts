/** Movements of pretend money, on a phone's wallet or a bank account, as their books have them and as they are shown. */

export interface Moved {
  /** The obligation that it answers: the same one never moves money twice, whatever is killed in between. */
  readonly id: string
  readonly atMs: number
  readonly kind: 'in' | 'out'
  /** Decimal text, always above zero; `kind` says which way. */
  readonly amount: string
  readonly party: string
  readonly reference: string
}

export interface Movement extends Omit<Moved, 'atMs'> {
  readonly at: string
}

const SHOWN = 200

/** Newest first. */
export function shownMovements(rows: readonly Moved[]): readonly Movement[] {
  return rows
    .slice(-SHOWN)
    .reverse()
    .map(({ id, atMs, kind, amount, party, reference }) => ({
      id,
      at: new Date(atMs).toISOString(),
      kind,
      amount,
      party,
      reference,
    }))
}
