/** What admins do about operators: at once where one may, else written down for a second admin. */
import { isWeighty, type Role } from '@uwanja/contract/operators/roles'
import type { Tx } from '@uwanja/money/sql'
import { refuse } from '../runtime/refuse.ts'
import { askApproval, detail, type ApprovalActions, type Approved, type PendingChange } from './approvals.ts'
import { added, leave, resetCredentials, roleChanged, type FirstPassword } from './operator-rules.ts'
import { handOut } from './operator-start-rules.ts'
import type { OperatorDeps, Operator } from './deps.ts'
import { lockAdmins, lockOperator, operatorByName } from './store.ts'

/** Who asked and who approved, if that is another; nobody of them has seen a password by now. */
const startBy = (by: Operator, { askedBy }: Approved) => ({
  sponsors: { askedBy, approvedBy: askedBy === by.id ? null : by.id },
  passwordHash: null,
})

const aboutOf = (change: Approved) => ({ id: BigInt(detail(change, 'id')), why: change.why })

export const OPERATOR_ACTIONS = {
  async 'operator-added'(tx, by, change) {
    await added(tx, by, { name: detail(change, 'name'), role: detail(change, 'role') }, startBy(by, change))
  },
  'operator-reset': (tx, by, change) => resetCredentials(tx, by, aboutOf(change), startBy(by, change)),
  'operator-role': (tx, by, change) =>
    roleChanged(tx, by, { ...aboutOf(change), role: detail(change, 'role'), sponsors: startBy(by, change).sponsors }),
  'operator-left': (tx, by, change) => leave(tx, by, aboutOf(change)),
} as const satisfies Partial<ApprovalActions>

export interface DoneOrWaits {
  readonly waits: boolean
  readonly first: FirstPassword | null
}

/** Is there an admin to ask, who is neither the one who asks nor the one it is about? Their rows stay locked. */
export async function hasSecondAdmin(tx: Tx, by: Operator, aboutId: bigint | null): Promise<boolean> {
  const admins = await lockAdmins(tx)
  // Somebody may have let them go while they pressed.
  if (!admins.some(({ id }) => id === by.id)) refuse('FORBIDDEN')
  return admins.some(({ id, isEnrolled }) => isEnrolled && id !== by.id && id !== aboutId)
}

/**
 * Who gives somebody a weighty role or a new start could be their own second person: then a second admin approves, and stands
 * for the person too. So does letting an admin go, or else one could become the only one. Where there is no other admin
 * who has logged in there is nobody to ask, and it is done at once.
 */
async function askOrDo(
  deps: OperatorDeps,
  by: Operator,
  aboutId: bigint | null,
  changeOf: (
    role: string | null,
  ) => PendingChange & { readonly kind: keyof typeof OPERATOR_ACTIONS; readonly isWeighty: boolean },
): Promise<{ readonly waits: boolean }> {
  if (by.id === aboutId) refuse('SECOND_PERSON_REQUIRED')
  return deps.db.transaction(async (tx) => {
    const hasSecond = await hasSecondAdmin(tx, by, aboutId)
    const operator = aboutId === null ? null : ((await lockOperator(tx, aboutId)) ?? refuse('NOT_FOUND'))
    const change = changeOf(operator?.role ?? null)
    if (change.isWeighty && hasSecond) {
      const { kind, subject, details, why } = change
      await askApproval(tx, by, { kind, subject, details, why })
      return { waits: true }
    }
    await OPERATOR_ACTIONS[change.kind](tx, by, { ...change, key: null, askedBy: by.id })
    return { waits: false }
  })
}

export async function addOperatorBy(
  deps: OperatorDeps,
  by: Operator,
  details: { readonly name: string; readonly role: Role },
): Promise<DoneOrWaits> {
  const { waits } = await askOrDo(deps, by, null, () => ({
    kind: 'operator-added',
    subject: `name ${details.name}`,
    details,
    why: '',
    isWeighty: isWeighty(details.role),
  }))
  if (waits) return { waits, first: null }
  const made = (await operatorByName(deps.db, details.name)) ?? refuse('NOT_FOUND')
  return { waits, first: await handOut(deps, by, made.id) }
}

interface About {
  readonly id: bigint
  readonly why: string
}

const changeAbout = <K extends keyof typeof OPERATOR_ACTIONS>(
  kind: K,
  { id, why }: About,
  more: Record<string, string> = {},
) => ({
  kind,
  subject: `operator ${id}`,
  details: { id: String(id), ...more },
  why,
})

/** Never for oneself: a session left open must not outlive its owner's factor. */
export async function resetOperatorBy(deps: OperatorDeps, by: Operator, about: About): Promise<DoneOrWaits> {
  const { waits } = await askOrDo(deps, by, about.id, (role) => ({
    ...changeAbout('operator-reset', about),
    isWeighty: role !== null && isWeighty(role),
  }))
  return { waits, first: waits ? null : await handOut(deps, by, about.id) }
}

export async function setRoleBy(
  deps: OperatorDeps,
  by: Operator,
  { role, ...about }: About & { readonly role: Role },
): Promise<DoneOrWaits> {
  const { waits } = await askOrDo(deps, by, about.id, (was) => ({
    ...changeAbout('operator-role', about, { role }),
    isWeighty: isWeighty(role) || was === 'admin',
  }))
  return { waits, first: null }
}

export async function deactivateBy(deps: OperatorDeps, by: Operator, about: About): Promise<DoneOrWaits> {
  const { waits } = await askOrDo(deps, by, about.id, (was) => ({
    ...changeAbout('operator-left', about),
    isWeighty: was === 'admin',
  }))
  return { waits, first: null }
}
