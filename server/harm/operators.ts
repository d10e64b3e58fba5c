/** The calls about signs of harm, with a row of the audit log for what a person did. */
import type { officeHarm } from '@uwanja/contract/operators/harm'
import { listSigns, markDone } from './store.ts'
import { refuse } from '../runtime/refuse.ts'
import { recordAudit } from '../operators/audit-store.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import type { OperatorDeps } from '../operators/deps.ts'

const MOST_SIGNS = 200

export function harmHandlers({ db }: OperatorDeps): Pick<OfficeHandlers, keyof typeof officeHarm> {
  return {
    async harmSigns({ playerId }) {
      const rows = await listSigns(db, playerId ? BigInt(playerId) : null, MOST_SIGNS)
      return {
        signs: rows.map((row) => ({
          ...row,
          id: String(row.id),
          playerId: String(row.playerId),
          at: row.at.toISOString(),
          doneAt: row.doneAt?.toISOString() ?? null,
        })),
      }
    },
    async harmDone({ id, why }, { operator: by }) {
      await db.transaction(async (tx) => {
        const playerId = await markDone(tx, { id: BigInt(id), operatorId: by.id, what: why })
        if (playerId === undefined) refuse('NOT_FOUND')
        if (playerId === null) refuse('NO_LONGER_OPEN')
        await recordAudit(tx, { by, action: 'harm.answered', subject: `player ${playerId}`, why, after: { sign: id } })
      })
      return null
    },
  }
}
