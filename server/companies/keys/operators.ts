/** The calls about the companies' keys: from the wire's words to the rules and back. */
import type { officeKeys } from '@uwanja/contract/operators/keys'
import { detail, type ApprovalDeeds } from '../../operators/approvals.ts'
import { endPrevious, listKeys, setKey } from './rules.ts'
import { stand } from './standing.ts'
import type { OfficeHandlers } from '../../operators/mount.ts'
import type { KeyDeps } from './deps.ts'

export function keyHandlers(deps: KeyDeps): Pick<OfficeHandlers, keyof typeof officeKeys> {
  return {
    companyKeys: async () => ({ keys: await listKeys(deps) }),
    async setCompanyKey(asked, { operator }) {
      const done = await setKey(deps, operator, asked)
      await deps.companyKeys.refresh(deps.db)
      return done
    },
    async endPreviousKey(asked, { operator }) {
      await endPrevious(deps, operator, asked)
      return null
    },
  }
}

export function keyDeeds(deps: KeyDeps): Pick<ApprovalDeeds, 'key'> {
  return {
    async key(tx, by, wish) {
      const which = { company: detail(wish, 'company'), name: detail(wish, 'name') }
      await stand(deps, tx, by, {
        ...{ ...which, keepPrevious: detail(wish, 'keepPrevious') === 'true' },
        ...{ why: wish.why, setBy: wish.askedBy },
      })
    },
  }
}
