/** The calls of the log of breaches, each with its row of the audit log. */
import { BREACH_HOURS, type officeBreaches } from '@uwanja/contract/operators/breaches'
import { refuse } from '../runtime/refuse.ts'
import { recordAudit } from '../operators/audit-store.ts'
import { insertBreach, insertBreachStep, listBreaches, lockedSteps } from './store.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import type { OperatorDeps } from '../operators/deps.ts'

const MOST_BREACHES = 200

export function breachHandlers({ db }: OperatorDeps): Pick<OfficeHandlers, keyof typeof officeBreaches> {
  return {
    async breaches() {
      const rows = await listBreaches(db, BREACH_HOURS, MOST_BREACHES)
      return {
        breaches: rows.map((row) => ({
          ...row,
          id: String(row.id),
          knownAt: row.knownAt.toISOString(),
          dueAt: row.dueAt.toISOString(),
          steps: row.steps.map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
        })),
      }
    },
    async noteBreach({ hours, affected, why }, { operator: by }) {
      await db.transaction(async (tx) => {
        const id = await insertBreach(tx, { hours, affected, what: why, by: by.id })
        await recordAudit(tx, { by, action: 'breach.noted', subject: `breach ${id}`, why, after: { affected, hours } })
      })
      return null
    },
    async breachStep({ id, step, why }, { operator: by }) {
      await db.transaction(async (tx) => {
        const done = (await lockedSteps(tx, BigInt(id))) ?? refuse('NOT_FOUND')
        // Whoever closes has said of the authority and of the players what was told, or why nothing was.
        const isReady = step !== 'closed' || (done.includes('authority') && done.includes('players'))
        if (done.includes('closed') || done.includes(step) || !isReady) refuse('NO_LONGER_OPEN')
        await insertBreachStep(tx, { id: BigInt(id), step, why, by: by.id })
        await recordAudit(tx, { by, action: `breach.${step}`, subject: `breach ${id}`, why })
      })
      return null
    },
  }
}
