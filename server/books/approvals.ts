/** What two people decide about the books. */
import { detail, type ApprovalDeeds } from '../operators/approvals.ts'
import { correct } from './correction-rules.ts'
import type { BookDeps } from './deps.ts'
import { reverse } from './reversal-rules.ts'
import { moveTreasury } from './treasury-rules.ts'

export function bookDeeds(deps: BookDeps): Pick<ApprovalDeeds, 'correction' | 'treasury' | 'reversal'> {
  return {
    async correction(tx, by, wish) {
      await correct(deps, tx, by, wish)
    },
    async treasury(tx, by, wish) {
      await moveTreasury(deps, tx, by, wish)
    },
    async reversal(tx, by, wish) {
      await reverse(deps, tx, by, BigInt(detail(wish, 'journal')), wish.why)
    },
  }
}
