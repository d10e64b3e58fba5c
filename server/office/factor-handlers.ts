/** The calls about how a player logs in: shown at once, reset by two. */
import type { officeFactors } from '@uwanja/contract/operators/factors'
import { refuse } from '../runtime/refuse.ts'
import { askApproval } from '../operators/approvals.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import type { OfficeParts } from './parts.ts'

export function factorHandlers({ db, factors }: OfficeParts): Pick<OfficeHandlers, keyof typeof officeFactors> {
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
