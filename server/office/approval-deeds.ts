/** What is done when a second person approves: one deed for each kind of contract/office-approvals.ts, in its transaction. */
import { REVERSIBLE, type ApprovalKind } from '@uwanja/contract/office-approvals'
import type { Tx } from '@uwanja/money/sql'
import { mayDie } from '../failpoints.ts'
import { refuse } from '../refuse.ts'
import type { ApprovalRow } from './approvals-store.ts'
import { writeDown } from './audit-store.ts'
import { stand } from './key-standing.ts'
import { added, leave, newStart, roleChanged, type FirstPassword, type Fresh } from './operator-rules.ts'
import type { OfficeParts, Operator } from './parts.ts'

type ApprovalDeed = (
  parts: OfficeParts,
  tx: Tx,
  by: Operator,
  wish: Pick<ApprovalRow, 'details' | 'why' | 'askedBy'>,
  fresh: Fresh,
) => Promise<FirstPassword | null>

const detail = ({ details }: Pick<ApprovalRow, 'details'>, name: string): string =>
  details[name] ?? refuse('INCORRECT_PARAMETER_VALUE', { field: name })

const about = (wish: Pick<ApprovalRow, 'details' | 'why'>) => ({ id: BigInt(detail(wish, 'id')), why: wish.why })

export const APPROVAL_DEEDS: Readonly<Record<ApprovalKind, ApprovalDeed>> = {
  'operator-added': (_parts, tx, by, wish, fresh) =>
    added(tx, by, { name: detail(wish, 'name'), role: detail(wish, 'role') }, fresh),
  'operator-reset': (_parts, tx, by, wish, fresh) => newStart(tx, by, about(wish), fresh),
  async 'operator-role'(_parts, tx, by, wish) {
    await roleChanged(tx, by, { ...about(wish), role: detail(wish, 'role') })
    return null
  },
  async 'operator-left'(_parts, tx, by, wish) {
    await leave(tx, by, about(wish))
    return null
  },
  async key(parts, tx, by, wish) {
    const which = { company: detail(wish, 'company'), name: detail(wish, 'name') }
    await stand(parts, tx, by, {
      ...{ ...which, keepPrevious: detail(wish, 'keepPrevious') === 'true' },
      ...{ why: wish.why, setBy: wish.askedBy },
    })
    return null
  },
  async reversal(parts, tx, by, wish) {
    await reverse(parts, tx, by, BigInt(detail(wish, 'journal')), wish.why)
    return null
  },
}

/** Refuses what is no paid result, and what was undone before. */
export async function reversible({ money }: OfficeParts, tx: Tx, id: bigint) {
  const journal = (await money.browse.journal(tx, id)) ?? refuse('NOT_FOUND')
  const { kind, playerId, postings } = journal
  // A lost round's win of zero has nothing to undo.
  const isOne = (REVERSIBLE as readonly string[]).includes(kind) && playerId !== null && postings.length > 0
  if (!isOne) return refuse('INCORRECT_PARAMETER_VALUE', { field: 'id', why: 'kind' })
  if (journal.reversedBy !== null) refuse('NO_LONGER_OPEN')
  return { ...journal, playerId }
}

async function reverse(parts: OfficeParts, tx: Tx, by: Operator, id: bigint, reason: string): Promise<void> {
  const { playerId, currency, kind } = await reversible(parts, tx, id)
  const done = await parts.money.correction.reversed(tx, { key: `reversal-${id}`, journalId: id, reason })
  const after = { journal: done.journalId, reverses: id, kind, cashMinor: done.cash }
  await writeDown(tx, { by, action: 'reversal.made', subject: `player ${playerId}`, why: reason, after })
  // The player's open page follows at once, as with every journal.
  const [version, totalMinor] = [`${done.version}`, `${done.cash + done.bonus}`]
  tx.afterCommit(() => parts.bus.tell({ news: 'balance', playerId: `${playerId}`, version, totalMinor, currency }))
  mayDie(tx, 'result.reversed')
}
