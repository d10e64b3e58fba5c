/** Refused rollbacks: a company takes back a stake whose win was paid; two people undo both, or one says why both stay. */
import type { Tx } from '@uwanja/money/sql'
import { refuse } from '../../runtime/refuse.ts'
import { askApproval } from '../../operators/approvals.ts'
import { recordAudit } from '../../operators/audit-store.ts'
import type { Operator } from '../../operators/deps.ts'
import type { BookDeps } from '../../books/deps.ts'
import { reverse, publishBalance } from '../../books/reversal-rules.ts'
import { leftAsItIs, lockRollback, type RollbackRow } from './rollbacks-store.ts'

async function open(tx: Tx, id: bigint): Promise<RollbackRow> {
  const row = (await lockRollback(tx, id)) ?? refuse('NOT_FOUND')
  return row.isOpen ? row : refuse('NO_LONGER_OPEN')
}

export async function askRollback(deps: BookDeps, by: Operator, id: bigint, why: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { playerId, company, betKey } = await open(tx, id)
    const details = { rollback: `${id}`, player: `${playerId}`, company, key: betKey }
    await askApproval(tx, by, { kind: 'rollback', subject: `rollback ${id}`, details, why })
  })
}

/** The wins that lean on the stake, and then the stake, in one transaction; what was spent since is owed. */
export async function takeBack(deps: BookDeps, tx: Tx, by: Operator, id: bigint, why: string): Promise<void> {
  const { playerId, company, betKey, key, currency } = await open(tx, id)
  for (const win of await deps.money.browse.winsLeaning(tx, playerId, company, betKey))
    await reverse(deps, tx, by, win, why)
  const item = { kind: 'rolled-back', source: company, key, playerId, betKey, currency } as const
  const { status, journalId, balance } = await deps.money.rolledBack(tx, item)
  if (status !== 'ok' || balance === null) return refuse('NO_LONGER_OPEN')
  const after = { rollback: id, journal: journalId, cashMinor: balance.cash }
  await recordAudit(tx, { by, action: 'rollback.made', subject: `player ${playerId}`, why, after })
  publishBalance(deps, tx, { playerId, currency, done: balance })
}

export async function leaveRollback({ db }: BookDeps, by: Operator, id: bigint, why: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { playerId, company, betKey } = await open(tx, id)
    await leftAsItIs(tx, id, by.id, why)
    const after = { rollback: id, company, key: betKey }
    await recordAudit(tx, { by, action: 'rollback.left', subject: `player ${playerId}`, why, after })
  })
}
