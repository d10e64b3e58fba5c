/** The calls by which admins look after operators: from the wire's words to the rules and back. */
import type { OfficeHandlers } from './mount.ts'
import { addOperatorBy, deactivateBy, resetOperatorBy, setRoleBy } from './operator-actions.ts'
import { confirm, handOut } from './operator-start-rules.ts'
import type { OperatorDeps } from './deps.ts'
import { listOperators } from './store.ts'

type Calls =
  | 'operators'
  | 'firstPassword'
  | 'confirmOperator'
  | 'addOperator'
  | 'resetOperator'
  | 'setOperatorRole'
  | 'dismissOperator'

export function operatorHandlers(deps: OperatorDeps): Pick<OfficeHandlers, Calls> {
  const { db } = deps
  return {
    async operators(_nothing, { operator }) {
      const operators = await listOperators(db, operator.id)
      return {
        operators: operators.map((one) => ({
          ...one,
          waitsFor: [...one.waitsFor],
          id: String(one.id),
          createdAt: one.createdAt.toISOString(),
          lastSeenAt: one.lastSeenAt?.toISOString() ?? null,
        })),
      }
    },
    firstPassword: ({ id }, { operator }) => handOut(deps, operator, BigInt(id)),
    confirmOperator: async ({ id, code }, { operator }) => ({
      waitsFor: [...(await confirm(deps, operator, { id: BigInt(id), code }))],
    }),
    addOperator: (asked, { operator }) => addOperatorBy(deps, operator, asked),
    resetOperator: ({ id, why }, { operator }) => resetOperatorBy(deps, operator, { id: BigInt(id), why }),
    setOperatorRole: ({ id, role, why }, { operator }) => setRoleBy(deps, operator, { id: BigInt(id), role, why }),
    dismissOperator: ({ id, why }, { operator }) => deactivateBy(deps, operator, { id: BigInt(id), why }),
  }
}
