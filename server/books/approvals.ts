/** What two people decide about the books. */
import { detail, type ApprovalDeeds } from '../operators/approvals.ts'
import { correct } from './correction-rules.ts'
import type { BookParts } from './parts.ts'
import { reverse } from './reversal-rules.ts'
import { moveTreasury } from './treasury-rules.ts'

export function bookDeeds(parts: BookParts): Pick<ApprovalDeeds, 'correction' | 'treasury' | 'reversal'> {
  return {
    async correction(tx, by, wish) {
      await correct(parts, tx, by, wish)
    },
    async treasury(tx, by, wish) {
      await moveTreasury(parts, tx, by, wish)
    },
    async reversal(tx, by, wish) {
      await reverse(parts, tx, by, BigInt(detail(wish, 'journal')), wish.why)
    },
  }
}
