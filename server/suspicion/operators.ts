/** Cases of suspicion: opened by the rules once an hour or by hand, decided by compliance. Nothing of them reaches a player. */
import type { officeSuspicions } from '@uwanja/contract/operators/suspicions'
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { Db } from '@uwanja/database/sql'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { refuse } from '../runtime/refuse.ts'
import { recordAudit } from '../operators/audit-store.ts'
import { endHoldIn, type HoldDeps } from '../holds/rules.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import { dayOrNone } from '../operators/days.ts'
import { caseState, decideCase, holdOfCase, insertCase, listCases, suspects, type CaseRow } from './store.ts'

const PAGE = 50

/** Once an hour: each rule opens one case a player, and no other one while it is open or within thirty days. */
export async function checkForSuspicion({
  db,
  jurisdiction,
}: {
  readonly db: Db
  readonly jurisdiction: Jurisdiction
}): Promise<void> {
  for (const { playerId, rule } of await suspects(db, jurisdiction.suspicion))
    await db.transaction((tx) => insertCase(tx, { playerId, rule, openedBy: null, why: '' }))
}

const shown = ({ evidence, ...row }: CaseRow) => ({
  ...row,
  id: String(row.id),
  playerId: String(row.playerId),
  openedAt: row.openedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  evidence: evidence.map(({ minor, at, ...one }) => ({
    ...one,
    at: new Date(at).toISOString(),
    amount: decimalText(BigInt(minor)),
  })),
})

export function suspicionHandlers(deps: HoldDeps): Pick<OfficeHandlers, keyof typeof officeSuspicions> {
  const { db } = deps
  return {
    async suspicions({ state, before }) {
      const rows = await listCases(db, state, before ? BigInt(before) : null, PAGE)
      return { cases: rows.map(shown), next: rows.length === PAGE ? String(rows.at(-1)!.id) : null }
    },
    async openSuspicion({ id, why }, { operator: by }) {
      return db.transaction(async (tx) => {
        const one = { playerId: BigInt(id), rule: 'hand', openedBy: by.id, why } as const
        const made = (await insertCase(tx, one)) ?? refuse('NOT_FOUND')
        // Not under the player: whoever reads their page must not stumble over it.
        await recordAudit(tx, { by, action: 'suspicion.opened', subject: `suspicion ${made}`, why })
        return { id: String(made) }
      })
    },
    async decideSuspicion({ id, decision, why, reference, filedOn }, { operator: by }) {
      const isFiled = decision === 'filed'
      if (isFiled !== (reference.trim() !== '')) refuse('INCORRECT_PARAMETER_VALUE', { field: 'reference' })
      if (isFiled !== (dayOrNone(filedOn) !== '')) refuse('INCORRECT_PARAMETER_VALUE', { field: 'filedOn' })
      await db.transaction(async (tx) => {
        const state = (await caseState(tx, BigInt(id))) ?? refuse('NOT_FOUND')
        if (state !== 'open') refuse('NO_LONGER_OPEN')
        const how = { state: decision, by: by.id, why, reference: reference.trim(), filedOn }
        await decideCase(tx, BigInt(id), how)
        // What asked about their money because of it asks no more; the case itself is not named where others read.
        const hold = isFiled ? null : await holdOfCase(tx, BigInt(id))
        if (hold !== null) await endHoldIn(deps, tx, by, { id: hold, why: 'checked' })
        const after = { reference: how.reference, filedOn }
        await recordAudit(tx, { by, action: `suspicion.${decision}`, subject: `suspicion ${id}`, why, after })
      })
      return null
    },
  }
}
