/** What is done when a second person approves: one deed for each kind of contract/operators/approvals.ts, in its transaction. */
import { detail, type ApprovalDeeds } from '../operators/approvals.ts'
import { writeDown } from '../operators/audit-store.ts'
import { correct } from './correction-rules.ts'
import { stand } from './key-standing.ts'
import type { OfficeParts } from './parts.ts'
import { reverse } from './reversal-rules.ts'
import { takeBack } from './rollback-rules.ts'
import { moveTreasury } from './treasury-rules.ts'

type Kind = 'key' | 'minor-returned' | 'correction' | 'treasury' | 'reversal' | 'rollback'

/** Of the kinds whose features' operators' side still lies here. */
export const officeDeeds = (parts: OfficeParts): Pick<ApprovalDeeds, Kind> => ({
  async key(tx, by, wish) {
    const which = { company: detail(wish, 'company'), name: detail(wish, 'name') }
    await stand(parts, tx, by, {
      ...{ ...which, keepPrevious: detail(wish, 'keepPrevious') === 'true' },
      ...{ why: wish.why, setBy: wish.askedBy },
    })
  },
  async 'minor-returned'(tx, by, wish) {
    const id = detail(wish, 'player')
    const key = `minor-${detail(wish, 'key')}`
    await parts.payments.minorSettled(tx, BigInt(id), { key, why: wish.why, asked: wish.details })
    await writeDown(tx, { by, action: 'minor.returned', subject: `player ${id}`, why: wish.why, after: wish.details })
  },
  async correction(tx, by, wish) {
    await correct(parts, tx, by, wish)
  },
  async treasury(tx, by, wish) {
    await moveTreasury(parts, tx, by, wish)
  },
  async reversal(tx, by, wish) {
    await reverse(parts, tx, by, BigInt(detail(wish, 'journal')), wish.why)
  },
  async rollback(tx, by, wish) {
    await takeBack(parts, tx, by, BigInt(detail(wish, 'rollback')), wish.why)
  },
})
