/** Undoing a paid result, which two people decided. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import { REVERSIBLE } from '@uwanja/contract/operators/approvals'
import type { Tx } from '@uwanja/money/sql'
import { mayDie } from '../runtime/failpoints.ts'
import { refuse } from '../runtime/refuse.ts'
import { recordAudit } from '../operators/audit-store.ts'
import type { Operator } from '../operators/deps.ts'
import type { BookDeps } from './deps.ts'

interface Moved {
  readonly playerId: bigint
  readonly currency: Currency
  readonly done: { readonly cash: bigint; readonly bonus: bigint; readonly version: bigint }
}

/** Refuses what is no paid result, and what was undone before. */
export async function reversible({ money }: BookDeps, tx: Tx, id: bigint) {
  const journal = (await money.browse.journal(tx, id)) ?? refuse('NOT_FOUND')
  const { kind, playerId, postings } = journal
  // A lost round's win of zero has nothing to undo.
  const isOne = (REVERSIBLE as readonly string[]).includes(kind) && playerId !== null && postings.length > 0
  if (!isOne) return refuse('INCORRECT_PARAMETER_VALUE', { field: 'id', why: 'kind' })
  if (journal.reversedBy !== null) refuse('NO_LONGER_OPEN')
  return { ...journal, playerId }
}

export async function reverse(deps: BookDeps, tx: Tx, by: Operator, id: bigint, reason: string): Promise<void> {
  const { playerId, currency, kind } = await reversible(deps, tx, id)
  const done = await deps.money.correction.reversed(tx, { key: `reversal-${id}`, journalId: id, reason })
  const after = { journal: done.journalId, reverses: id, kind, cashMinor: done.cash }
  await recordAudit(tx, { by, action: 'reversal.made', subject: `player ${playerId}`, why: reason, after })
  publishBalance(deps, tx, { playerId, currency, done })
  mayDie(tx, 'result.reversed')
}

/** The player's open page follows at once, as with every journal. */
export function publishBalance({ bus }: BookDeps, tx: Tx, { playerId, currency, done }: Moved): void {
  const [version, totalMinor] = [`${done.version}`, `${done.cash + done.bonus}`]
  tx.afterCommit(() => bus.publish({ news: 'balance', playerId: `${playerId}`, version, totalMinor, currency }))
}
