/** The calls about how a player logs in: shown at once, reset by two. */
import type { officeFactors } from '@uwanja/contract/operators/factors'
import { refuse } from '../runtime/refuse.ts'
import { askApproval, detail, type ApprovalActions } from '../operators/approvals.ts'
import { recordAudit } from '../operators/audit-store.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import type { OperatorDeps } from '../operators/deps.ts'
import { factorActions, type FactorDeps } from './factor-actions.ts'

type Deps = OperatorDeps & FactorDeps

export function factorHandlers(deps: Deps): Pick<OfficeHandlers, keyof typeof officeFactors> {
  const { db } = deps
  const factors = factorActions(deps)
  return {
    playerFactors: async ({ id }) => (await factors.shown(db, BigInt(id))) ?? refuse('NOT_FOUND'),
    async askFactors({ id, deed: action, why }, { operator }) {
      await db.transaction(async (tx) => {
        const { hasApp, hasSms, sessions } = (await factors.shown(tx, BigInt(id))) ?? refuse('NOT_FOUND')
        const isNothing = action === 'factors-reset' ? !hasApp && !hasSms : sessions === 0
        if (isNothing) refuse('NO_LONGER_OPEN')
        await askApproval(tx, operator, { kind: action, subject: `player ${id}`, details: { player: id }, why })
      })
      return { waits: true, first: null }
    },
  }
}

export function factorApprovals(deps: Deps): Pick<ApprovalActions, 'factors-reset' | 'sessions-ended'> {
  const factors = factorActions(deps)
  return {
    async 'factors-reset'(tx, by, change) {
      const id = detail(change, 'player')
      await factors.reset(tx, BigInt(id))
      await recordAudit(tx, { by, action: 'factors.reset', subject: `player ${id}`, why: change.why })
    },
    async 'sessions-ended'(tx, by, change) {
      const id = detail(change, 'player')
      await factors.sessionsEnded(tx, BigInt(id))
      await recordAudit(tx, { by, action: 'player.logged-out', subject: `player ${id}`, why: change.why })
    },
  }
}
