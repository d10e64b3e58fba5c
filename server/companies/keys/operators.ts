/** The calls about the companies' keys: from the wire's words to the rules and back. */
import type { officeKeys } from '@uwanja/contract/operators/keys'
import { detail, type ApprovalActions } from '../../operators/approvals.ts'
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

export function keyActions(deps: KeyDeps): Pick<ApprovalActions, 'key'> {
  return {
    async key(tx, by, change) {
      const which = { company: detail(change, 'company'), name: detail(change, 'name') }
      await stand(deps, tx, by, {
        ...which,
        keepPrevious: detail(change, 'keepPrevious') === 'true',
        why: change.why,
        setBy: change.askedBy,
      })
    },
  }
}
