/** What is done when a second person approves: one deed for each kind of contract/operators/approvals.ts, in its transaction. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { ApprovalKind } from '@uwanja/contract/operators/approvals'
import type { Tx } from '@uwanja/money/sql'
import { mayDie } from '../runtime/failpoints.ts'
import { refuse } from '../runtime/refuse.ts'
import type { ApprovalRow } from './approvals-store.ts'
import { writeDown } from './audit-store.ts'
import { stand } from './key-standing.ts'
import { added, leave, newStart, roleChanged } from './operator-rules.ts'
import type { OfficeParts, Operator } from './parts.ts'
import { reverse, tellBalance } from './reversal-rules.ts'
import { takeBack } from './rollback-rules.ts'
import { moveTreasury } from './treasury-rules.ts'

type Asked = Pick<ApprovalRow, 'details' | 'why' | 'key' | 'askedBy'>

type ApprovalDeed = (parts: OfficeParts, tx: Tx, by: Operator, wish: Asked) => Promise<void>

/** Who asked and who approved, if that is another; nobody of them has seen a password by now. */
const startBy = (by: Operator, { askedBy }: Asked) => ({
  sponsors: { askedBy, approvedBy: askedBy === by.id ? null : by.id },
  passwordHash: null,
})

const detail = ({ details }: Pick<ApprovalRow, 'details'>, name: string): string =>
  details[name] ?? refuse('INCORRECT_PARAMETER_VALUE', { field: name })

const about = (wish: Pick<ApprovalRow, 'details' | 'why'>) => ({ id: BigInt(detail(wish, 'id')), why: wish.why })

export const APPROVAL_DEEDS: Readonly<Record<ApprovalKind, ApprovalDeed>> = {
  async 'operator-added'(_parts, tx, by, wish) {
    await added(tx, by, { name: detail(wish, 'name'), role: detail(wish, 'role') }, startBy(by, wish))
  },
  'operator-reset': (_parts, tx, by, wish) => newStart(tx, by, about(wish), startBy(by, wish)),
  'operator-role': (_parts, tx, by, wish) =>
    roleChanged(tx, by, { ...about(wish), role: detail(wish, 'role'), sponsors: startBy(by, wish).sponsors }),
  async 'operator-left'(_parts, tx, by, wish) {
    await leave(tx, by, about(wish))
  },
  async key(parts, tx, by, wish) {
    const which = { company: detail(wish, 'company'), name: detail(wish, 'name') }
    await stand(parts, tx, by, {
      ...{ ...which, keepPrevious: detail(wish, 'keepPrevious') === 'true' },
      ...{ why: wish.why, setBy: wish.askedBy },
    })
  },
  async 'minor-returned'(parts, tx, by, wish) {
    const id = detail(wish, 'player')
    const key = `minor-${detail(wish, 'key')}`
    await parts.payments.minorSettled(tx, BigInt(id), { key, why: wish.why, asked: wish.details })
    await writeDown(tx, { by, action: 'minor.returned', subject: `player ${id}`, why: wish.why, after: wish.details })
  },
  async 'dormant-handed-over'(parts, tx, by, wish) {
    const subject = `player ${detail(wish, 'player')}`
    const minor = BigInt(detail(wish, 'minor'))
    await parts.dormancy.handedOver(tx, BigInt(detail(wish, 'id')), { minor, why: wish.why })
    await writeDown(tx, { by, action: 'dormant.handed-over', subject, why: wish.why, after: wish.details })
  },
  async 'dormant-claimed'(parts, tx, by, wish) {
    const subject = `player ${detail(wish, 'player')}`
    const claimant = detail(wish, 'claimant') === 'heirs' ? 'heirs' : 'player'
    const claim = { by: claimant, reference: detail(wish, 'reference'), why: wish.why } as const
    await parts.dormancy.claimed(tx, BigInt(detail(wish, 'id')), claim)
    await writeDown(tx, { by, action: 'dormant.claimed', subject, why: wish.why, after: wish.details })
  },
  async 'exclusion-lifted'(parts, tx, by, wish) {
    const id = detail(wish, 'player')
    await parts.protection.lifted(tx, BigInt(id), { why: wish.why, operatorId: by.id })
    await writeDown(tx, { by, action: 'exclusion.lifted', subject: `player ${id}`, why: wish.why })
  },
  async 'factors-reset'(parts, tx, by, wish) {
    const id = detail(wish, 'player')
    await parts.factors.reset(tx, BigInt(id))
    await writeDown(tx, { by, action: 'factors.reset', subject: `player ${id}`, why: wish.why })
  },
  async 'sessions-ended'(parts, tx, by, wish) {
    const id = detail(wish, 'player')
    await parts.factors.sessionsEnded(tx, BigInt(id))
    await writeDown(tx, { by, action: 'player.logged-out', subject: `player ${id}`, why: wish.why })
  },
  async correction(parts, tx, by, wish) {
    await correct(parts, tx, by, wish)
  },
  async treasury(parts, tx, by, wish) {
    await moveTreasury(parts, tx, by, wish)
  },
  async reversal(parts, tx, by, wish) {
    await reverse(parts, tx, by, BigInt(detail(wish, 'journal')), wish.why)
  },
  async rollback(parts, tx, by, wish) {
    await takeBack(parts, tx, by, BigInt(detail(wish, 'rollback')), wish.why)
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
