/** The calls about who a player is: what is known, and a document granted by hand, with its row of the trail. */
import type { officeIdentity } from '@uwanja/contract/operators/identity'
import { writeDown } from '../operators/audit-store.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import type { OfficeParts } from './parts.ts'
import { refuse } from '../runtime/refuse.ts'
import { listErasures } from './erasures-store.ts'

const MOST_ERASURES = 200

export function identityHandlers({ db, identity }: OfficeParts): Pick<OfficeHandlers, keyof typeof officeIdentity> {
  return {
    playerIdentity: ({ id }) => identity.identityShown(db, BigInt(id)),
    async erasures() {
      const rows = await listErasures(db, MOST_ERASURES)
      return {
        erasures: rows.map(({ id, playerId, askedAt, dueAt, endedAt, ...row }) => ({
          ...{ ...row, id: String(id), playerId: String(playerId), askedAt: askedAt.toISOString() },
          ...{ dueAt: dueAt.toISOString(), endedAt: endedAt?.toISOString() ?? null },
        })),
      }
    },
    async grantDocument({ id, why, ...typed }, { operator: by }) {
      const playerId = BigInt(id)
      await identity.ofAge(playerId, typed)
      const refusal = await db.transaction(async (tx) => {
        const { refusal: told, ...granted } = await identity.documentGranted(tx, playerId, typed, by.id)
        const after = { ...granted, ...(told !== null && { refusal: told }) }
        await writeDown(tx, { by, action: 'identity.granted', subject: `player ${playerId}`, why, after })
        return told
      })
      if (refusal !== null) refuse(refusal)
      return null
    },
  }
}
