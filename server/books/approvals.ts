/** What two people decide about the books. */
import { detail, type ApprovalActions } from '../operators/approvals.ts'
import { correct } from './correction-rules.ts'
import type { BookDeps } from './deps.ts'
import { reverse } from './reversal-rules.ts'
import { moveTreasury } from './treasury-rules.ts'

export function bookActions(deps: BookDeps): Pick<ApprovalActions, 'correction' | 'treasury' | 'reversal'> {
  return {
    async correction(tx, by, change) {
      await correct(deps, tx, by, change)
    },
    async treasury(tx, by, change) {
      await moveTreasury(deps, tx, by, change)
    },
    async reversal(tx, by, change) {
      await reverse(deps, tx, by, BigInt(detail(change, 'journal')), change.why)
    },
  }
}
