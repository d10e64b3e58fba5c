/** What is done when a second person approves: one deed for each kind of contract/office-approvals.ts, in its transaction. */
import type { Currency } from '@uwanja/contract/amounts'
import { REVERSIBLE, type ApprovalKind } from '@uwanja/contract/office-approvals'
import type { Tx } from '@uwanja/money/sql'
import { mayDie } from '../failpoints.ts'
import { refuse } from '../refuse.ts'
import type { ApprovalRow } from './approvals-store.ts'
import { writeDown } from './audit-store.ts'
import { stand } from './key-standing.ts'
import { added, leave, newStart, roleChanged, type FirstPassword, type Fresh } from './operator-rules.ts'
import type { OfficeParts, Operator } from './parts.ts'

type Asked = Pick<ApprovalRow, 'details' | 'why' | 'key' | 'askedBy'>

type ApprovalDeed = (
  parts: OfficeParts,
  tx: Tx,
  by: Operator,
  wish: Asked,
  fresh: Fresh,
) => Promise<FirstPassword | null>

interface Moved {
  readonly playerId: bigint
  readonly currency: Currency
  readonly done: { readonly cash: bigint; readonly bonus: bigint; readonly version: bigint }
}

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
  async correction(parts, tx, by, wish) {
    await correct(parts, tx, by, wish)
    return null
  },
  async reversal(parts, tx, by, wish) {
    await reverse(parts, tx, by, BigInt(detail(wish, 'journal')), wish.why)
    return null
  },
}

/** The ledger holds its key too: the same press never moves money twice. */
export async function correct(parts: OfficeParts, tx: Tx, by: Operator, wish: Asked): Promise<void> {
  const playerId = BigInt(detail(wish, 'player'))
  const direction = detail(wish, 'direction') === 'give' ? 'give' : 'take'
  const amount = { currency: detail(wish, 'currency') as Currency, minor: BigInt(detail(wish, 'minor')) }
  const made = { key: `correction-${wish.key}`, playerId, amount, direction, reason: wish.why } as const
  const done = await parts.money.correction.made(tx, made)
  await writeDown(tx, {
    ...{ by, action: 'correction.made', subject: `player ${playerId}`, why: wish.why },
    before: { cashMinor: direction === 'give' ? done.cash - amount.minor : done.cash + amount.minor },
    after: { direction, ...amount, cashMinor: done.cash, journal: done.journalId },
  })
  tellBalance(parts, tx, { playerId, currency: amount.currency, done })
  mayDie(tx, 'correction.made')
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
  tellBalance(parts, tx, { playerId, currency, done })
  mayDie(tx, 'result.reversed')
}

/** The player's open page follows at once, as with every journal. */
function tellBalance({ bus }: OfficeParts, tx: Tx, { playerId, currency, done }: Moved): void {
  const [version, totalMinor] = [`${done.version}`, `${done.cash + done.bonus}`]
  tx.afterCommit(() => bus.tell({ news: 'balance', playerId: `${playerId}`, version, totalMinor, currency }))
}
