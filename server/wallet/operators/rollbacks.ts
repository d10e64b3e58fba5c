/** The calls about refused rollbacks: from the wire's words to the rules and back. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { officeRollbacks } from '@uwanja/contract/operators/rollbacks'
import type { OfficeHandlers } from '../../operators/mount.ts'
import type { BookDeps } from '../../books/deps.ts'
import { detail, type ApprovalActions } from '../../operators/approvals.ts'
import { askRollback, leaveRollback, takeBack } from './rollback-rules.ts'
import { countRollbacks, listRollbacks, roundsOf, type RollbackRow, type RoundMovement } from './rollbacks-store.ts'

const MOST = 100
const MOST_OF_ROUND = 40

const toMovement = ({ rollback: _, journal, at, minor, ...rest }: RoundMovement) => ({
  ...rest,
  journal: String(journal),
  at: at.toISOString(),
  amount: decimalText(minor),
})

const toRollback = ({ key: _key, isOpen: _isOpen, ...row }: RollbackRow, movements: readonly RoundMovement[]) => ({
  ...row,
  id: String(row.id),
  playerId: String(row.playerId),
  firstAt: row.firstAt.toISOString(),
  lastAt: row.lastAt.toISOString(),
  movements: movements.filter(({ rollback }) => rollback === row.id).map(toMovement),
})

export function rollbackHandlers(deps: BookDeps): Pick<OfficeHandlers, keyof typeof officeRollbacks> {
  const { db } = deps
  return {
    async refusedRollbacks() {
      const rows = await listRollbacks(db, MOST)
      const ids = rows.map(({ id }) => id)
      const movements = ids.length === 0 ? [] : await roundsOf(db, ids, MOST_OF_ROUND)
      return {
        rollbacks: rows.map((row) => toRollback(row, movements)),
        total: rows.length < MOST ? rows.length : await countRollbacks(db),
      }
    },
    async askRollback({ id, why }, { operator }) {
      await askRollback(deps, operator, BigInt(id), why)
      return { waits: true, first: null }
    },
    async leaveRollback({ id, why }, { operator }) {
      await leaveRollback(deps, operator, BigInt(id), why)
      return null
    },
  }
}

export function rollbackActions(deps: BookDeps): Pick<ApprovalActions, 'rollback'> {
  return {
    async rollback(tx, by, pending) {
      await takeBack(deps, tx, by, BigInt(detail(pending, 'rollback')), pending.why)
    },
  }
}
