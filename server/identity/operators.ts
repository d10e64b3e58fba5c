/** The calls about who a player is: what is known, and a document granted by hand, with its row of the audit log. */
import type { officeIdentity } from '@uwanja/contract/operators/identity'
import { recordAudit } from '../operators/audit-store.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import type { OperatorDeps } from '../operators/deps.ts'
import { identityActions, type DocumentDeps } from './actions.ts'
import { refuse } from '../runtime/refuse.ts'

export function identityHandlers(
  deps: OperatorDeps & DocumentDeps,
): Pick<OfficeHandlers, Exclude<keyof typeof officeIdentity, 'erasures'>> {
  const { db } = deps
  const identity = identityActions(deps)
  return {
    playerIdentity: ({ id }) => identity.identityShown(db, BigInt(id)),
    async grantDocument({ id, why, ...typed }, { operator: by }) {
      const playerId = BigInt(id)
      await identity.ofAge(playerId, typed)
      const refusal = await db.transaction(async (tx) => {
        const { refusal: told, ...granted } = await identity.documentGranted(tx, playerId, typed, by.id)
        const after = { ...granted, ...(told !== null && { refusal: told }) }
        await recordAudit(tx, { by, action: 'identity.granted', subject: `player ${playerId}`, why, after })
        return told
      })
      if (refusal !== null) refuse(refusal)
      return null
    },
  }
}
