/** What admins do about operators: at once where one may, else written down for a second admin. */
import { isWeighty, type Role } from '@uwanja/contract/operators/roles'
import type { Tx } from '@uwanja/money/sql'
import { refuse } from '../runtime/refuse.ts'
import { APPROVAL_DEEDS } from './approval-deeds.ts'
import { askApproval, type Wish } from './approvals.ts'
import { freshPassword, type FirstPassword } from './operator-rules.ts'
import type { OfficeParts, Operator } from './parts.ts'
import { lockAdmins, lockOperator } from './store.ts'

export interface DoneOrWaits {
  readonly waits: boolean
  readonly first: FirstPassword | null
}

/** Is there an admin to ask, who is neither the one who asks nor the one it is about? Their rows stay locked. */
export async function hasSecondAdmin(tx: Tx, by: Operator, aboutId: bigint | null): Promise<boolean> {
  const admins = await lockAdmins(tx)
  // Somebody may have let him go while he pressed.
  if (!admins.some(({ id }) => id === by.id)) refuse('FORBIDDEN')
  return admins.some(({ id, isEnrolled }) => isEnrolled && id !== by.id && id !== aboutId)
}

/**
 * Who gives somebody a weighty role, or holds such an operator's first password, could be his own second person: then a
 * second admin approves. So does letting an admin go, or else one could become the only one. Where there is no other admin
 * who has logged in there is nobody to ask, and it is done at once.
 */
async function askOrDo(
  parts: OfficeParts,
  by: Operator,
  aboutId: bigint | null,
  wishOf: (role: string | null) => Wish & { readonly isWeighty: boolean },
): Promise<DoneOrWaits> {
  if (by.id === aboutId) refuse('SECOND_PERSON_REQUIRED')
  const fresh = await freshPassword(parts)
  return parts.db.transaction(async (tx) => {
    const hasSecond = await hasSecondAdmin(tx, by, aboutId)
    const operator = aboutId === null ? null : ((await lockOperator(tx, aboutId)) ?? refuse('NOT_FOUND'))
    const wish = wishOf(operator?.role ?? null)
    if (wish.isWeighty && hasSecond) {
      const { kind, subject, details, why } = wish
      await askApproval(tx, by, { kind, subject, details, why })
      return { waits: true, first: null }
    }
    return {
      waits: false,
      first: await APPROVAL_DEEDS[wish.kind](parts, tx, by, { ...wish, key: null, askedBy: by.id }, fresh),
    }
  })
}

export const addOperatorBy = (parts: OfficeParts, by: Operator, details: { name: string; role: Role }) =>
  askOrDo(parts, by, null, () => ({
    ...{ kind: 'operator-added', subject: `name ${details.name}`, details, why: '' },
    isWeighty: isWeighty(details.role),
  }))

interface About {
  readonly id: bigint
  readonly why: string
}

const wishAbout = <K extends Wish['kind']>(kind: K, { id, why }: About, more: Record<string, string> = {}) => ({
  ...{ kind, subject: `operator ${id}`, details: { id: String(id), ...more }, why },
})

/** Never for oneself: a session left open must not outlive its owner's factor. */
export const resetOperatorBy = (parts: OfficeParts, by: Operator, about: About) =>
  askOrDo(parts, by, about.id, (role) => ({
    ...wishAbout('operator-reset', about),
    isWeighty: role !== null && isWeighty(role),
  }))

export const setRoleBy = (parts: OfficeParts, by: Operator, { role, ...about }: About & { readonly role: Role }) =>
  askOrDo(parts, by, about.id, (was) => ({
    ...wishAbout('operator-role', about, { role }),
    isWeighty: isWeighty(role) || was === 'admin',
  }))

export const dismissBy = (parts: OfficeParts, by: Operator, about: About) =>
  askOrDo(parts, by, about.id, (was) => ({ ...wishAbout('operator-left', about), isWeighty: was === 'admin' }))
