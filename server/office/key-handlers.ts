/** The calls about the companies' keys: from the wire's words to the rules and back. */
import type { officeKeys } from '@uwanja/contract/operators/keys'
import { endPrevious, listKeys, setKey } from './key-rules.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import type { OfficeParts } from './parts.ts'

export function keyHandlers(parts: OfficeParts): Pick<OfficeHandlers, keyof typeof officeKeys> {
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
