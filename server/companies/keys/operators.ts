/** The calls about the companies' keys: from the wire's words to the rules and back. */
import type { officeKeys } from '@uwanja/contract/operators/keys'
import { detail, type ApprovalDeeds } from '../../operators/approvals.ts'
import { endPrevious, listKeys, setKey } from './rules.ts'
import { stand } from './standing.ts'
import type { OfficeHandlers } from '../../operators/mount.ts'
import type { KeyParts } from './parts.ts'

export function keyHandlers(parts: KeyParts): Pick<OfficeHandlers, keyof typeof officeKeys> {
  return {
    companyKeys: async () => ({ keys: await listKeys(parts) }),
    async setCompanyKey(asked, { operator }) {
      const done = await setKey(parts, operator, asked)
      await parts.companyKeys.refresh(parts.db)
      return done
    },
    async endPreviousKey(asked, { operator }) {
      await endPrevious(parts, operator, asked)
      return null
    },
  }
}

export function keyDeeds(parts: KeyParts): Pick<ApprovalDeeds, 'key'> {
  return {
    async key(tx, by, wish) {
      const which = { company: detail(wish, 'company'), name: detail(wish, 'name') }
      await stand(parts, tx, by, {
        ...{ ...which, keepPrevious: detail(wish, 'keepPrevious') === 'true' },
        ...{ why: wish.why, setBy: wish.askedBy },
      })
    },
  }
}
