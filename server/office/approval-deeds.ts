/** What is done when a second person approves: one deed for each kind of contract/operators/approvals.ts, in its transaction. */
import { detail, type ApprovalDeeds } from '../operators/approvals.ts'
import { writeDown } from '../operators/audit-store.ts'
import type { OPERATOR_DEEDS } from '../operators/operator-deeds.ts'
import { correct } from './correction-rules.ts'
import { stand } from './key-standing.ts'
import type { OfficeParts } from './parts.ts'
import { reverse } from './reversal-rules.ts'
import { takeBack } from './rollback-rules.ts'
import { moveTreasury } from './treasury-rules.ts'

/** Of the kinds whose features' operators' side still lies here. */
export const officeDeeds = (parts: OfficeParts): Omit<ApprovalDeeds, keyof typeof OPERATOR_DEEDS> => ({
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
  async 'dormant-handed-over'(tx, by, wish) {
    const subject = `player ${detail(wish, 'player')}`
    const minor = BigInt(detail(wish, 'minor'))
    await parts.dormancy.handedOver(tx, BigInt(detail(wish, 'id')), { minor, why: wish.why })
    await writeDown(tx, { by, action: 'dormant.handed-over', subject, why: wish.why, after: wish.details })
  },
  async 'dormant-claimed'(tx, by, wish) {
    const subject = `player ${detail(wish, 'player')}`
    const claimant = detail(wish, 'claimant') === 'heirs' ? 'heirs' : 'player'
    const claim = { by: claimant, reference: detail(wish, 'reference'), why: wish.why } as const
    await parts.dormancy.claimed(tx, BigInt(detail(wish, 'id')), claim)
    await writeDown(tx, { by, action: 'dormant.claimed', subject, why: wish.why, after: wish.details })
  },
  async 'exclusion-lifted'(tx, by, wish) {
    const id = detail(wish, 'player')
    await parts.protection.lifted(tx, BigInt(id), { why: wish.why, operatorId: by.id })
    await writeDown(tx, { by, action: 'exclusion.lifted', subject: `player ${id}`, why: wish.why })
  },
  async 'factors-reset'(tx, by, wish) {
    const id = detail(wish, 'player')
    await parts.factors.reset(tx, BigInt(id))
    await writeDown(tx, { by, action: 'factors.reset', subject: `player ${id}`, why: wish.why })
  },
  async 'sessions-ended'(tx, by, wish) {
    const id = detail(wish, 'player')
    await parts.factors.sessionsEnded(tx, BigInt(id))
    await writeDown(tx, { by, action: 'player.logged-out', subject: `player ${id}`, why: wish.why })
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
