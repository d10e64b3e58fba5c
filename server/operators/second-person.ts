/** Four eyes are two people who both may: the one rule for whatever one operator begins and another lets happen. */
import { may, type Permission } from '@uwanja/contract/operators/roles'
import type { Operator } from './deps.ts'

/** Who asked for it, or approved first. */
export interface FirstPerson {
  readonly id: bigint
  /** What they are now; empty: they have left. */
  readonly role: string
}

/** Pure. Do they still count as one of two? Who has left, or may no longer, is nobody. */
export const stillCounts = ({ role }: FirstPerson, permission: Permission): boolean => may(role, permission)

/** Pure. Is this somebody else than who began it, while that one still counts? */
export const isSecond = (by: Pick<Operator, 'id'>, first: FirstPerson, permission: Permission): boolean =>
  by.id !== first.id && stillCounts(first, permission)
