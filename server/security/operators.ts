/** The calls about how a player logs in: shown at once, reset by two. */
import type { officeFactors } from '@uwanja/contract/operators/factors'
import { refuse } from '../runtime/refuse.ts'
import { askApproval, detail, type ApprovalDeeds } from '../operators/approvals.ts'
import { writeDown } from '../operators/audit-store.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import type { OperatorDeps } from '../operators/deps.ts'
import { factorDeeds, type FactorDeps } from './factor-deeds.ts'

type Deps = OperatorDeps & FactorDeps

export function factorHandlers(deps: Deps): Pick<OfficeHandlers, keyof typeof officeFactors> {
  const { db } = deps
  const factors = factorDeeds(deps)
  return {
    playerFactors: async ({ id }) => (await factors.shown(db, BigInt(id))) ?? refuse('NOT_FOUND'),
    async askFactors({ id, deed, why }, { operator }) {
      await db.transaction(async (tx) => {
        const { hasApp, hasSms, sessions } = (await factors.shown(tx, BigInt(id))) ?? refuse('NOT_FOUND')
        const isNothing = deed === 'factors-reset' ? !hasApp && !hasSms : sessions === 0
        if (isNothing) refuse('NO_LONGER_OPEN')
        await askApproval(tx, operator, { kind: deed, subject: `player ${id}`, details: { player: id }, why })
      })
      return { waits: true, first: null }
    },
  }
}

export function factorApprovals(deps: Deps): Pick<ApprovalDeeds, 'factors-reset' | 'sessions-ended'> {
  const factors = factorDeeds(deps)
  return {
    async 'factors-reset'(tx, by, wish) {
      const id = detail(wish, 'player')
      await factors.reset(tx, BigInt(id))
      await writeDown(tx, { by, action: 'factors.reset', subject: `player ${id}`, why: wish.why })
    },
    async 'sessions-ended'(tx, by, wish) {
      const id = detail(wish, 'player')
      await factors.sessionsEnded(tx, BigInt(id))
      await writeDown(tx, { by, action: 'player.logged-out', subject: `player ${id}`, why: wish.why })
    },
  }
}
