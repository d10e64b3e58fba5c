/** Area office: from the wire's words to the rules and back. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import { may, PERMISSIONS, type Permission, type Role } from '@uwanja/contract/operators/roles'
import { approvalHandlers } from './approval-handlers.ts'
import { searchAudit } from './audit-store.ts'
import { officeCookie } from './cookie.ts'
import { closingHandlers } from './closing-handlers.ts'
import { dormantHandlers } from './dormant-handlers.ts'
import { depositHandlers } from './deposit-handlers.ts'
import { factorHandlers } from './factor-handlers.ts'
import { breachHandlers } from './breach-handlers.ts'
import { harmHandlers } from './harm-handlers.ts'
import { protectionHandlers } from './protection-handlers.ts'
import { holdHandlers } from './hold-handlers.ts'
import { identityHandlers } from './identity-handlers.ts'
import { gameHandlers } from './game-handlers.ts'
import { integrationHandlers } from './integration-handlers.ts'
import { keyHandlers } from './key-handlers.ts'
import { enrol, login, logOff } from './login-rules.ts'
import type { OfficeHandlers } from './mount.ts'
import { messageHandlers } from './message-handlers.ts'
import { minorHandlers } from './minor-handlers.ts'
import { moneyHandlers } from './money-handlers.ts'
import { operatorHandlers } from './operator-handlers.ts'
import type { Check } from './operator-start-rules.ts'
import type { OfficeParts } from './parts.ts'
import { playerHandlers } from './player-handlers.ts'
import { reconciliationHandlers } from './reconciliation-handlers.ts'
import { reportHandlers } from './report-handlers.ts'
import { dayOrNone } from './report-rules.ts'
import { returnHandlers } from './return-handlers.ts'
import { rollbackHandlers } from './rollback-handlers.ts'
import { suspicionHandlers } from './suspicion-handlers.ts'
import { treasuryHandlers } from './treasury-handlers.ts'
import { withdrawalHandlers } from './withdrawal-handlers.ts'

const AUDIT_PAGE = 50

const beforeOf = (raw: string | undefined): bigint | null => (raw ? BigInt(raw) : null)

/** One row more than a page says whether there is another page. */
function pageOf<R extends { readonly id: bigint }>(
  rows: readonly R[],
  size: number,
): { rows: R[]; next: string | null } {
  const page = rows.slice(0, size)
  return { rows: page, next: rows.length > size ? String(page.at(-1)!.id) : null }
}

/** The calls by which persons are known, protected and kept out. */
const aboutPersons = (parts: OfficeParts) => ({
  ...closingHandlers(parts),
  ...suspicionHandlers(parts),
  ...minorHandlers(parts),
  ...dormantHandlers(parts),
  ...holdHandlers(parts),
  ...harmHandlers(parts),
  ...breachHandlers(parts),
  ...messageHandlers(parts),
  ...protectionHandlers(parts),
  ...identityHandlers(parts),
})

const shown = (check: Check | null | undefined) => (check ? { ...check, waitsFor: [...check.waitsFor] } : null)

/** @param companies Names under which companies stand in the books. */
export function officeHandlers(parts: OfficeParts, companies: readonly string[]): OfficeHandlers {
  const { db, settings, market } = parts
  return {
    ...playerHandlers(parts, companies),
    ...moneyHandlers(parts),
    ...withdrawalHandlers(parts),
    ...aboutPersons(parts),
    ...factorHandlers(parts),
    ...approvalHandlers(parts),
    ...gameHandlers(parts),
    ...depositHandlers(parts),
    ...reconciliationHandlers(parts),
    ...reportHandlers(parts),
    ...returnHandlers(parts),
    ...rollbackHandlers(parts),
    ...treasuryHandlers(parts),
    ...integrationHandlers(parts),
    ...keyHandlers(parts),
    ...operatorHandlers(parts),
    async login(typed, caller) {
      const { enrol: offered, opened } = await login(parts, typed, caller)
      if (opened?.cookie) caller.setCookie(officeCookie(settings, opened.cookie))
      return { enrol: offered, session: opened?.session ?? null, check: shown(opened?.check) }
    },
    async enrol(typed, caller) {
      const { session, cookie, check } = await enrol(parts, typed, caller)
      if (cookie !== null) caller.setCookie(officeCookie(settings, cookie))
      return { session, check: shown(check) }
    },
    async logOff(_nothing, caller) {
      await logOff(parts, caller.operator)
      if (caller.isBrowser) caller.setCookie(officeCookie(settings, ''))
      return null
    },
    async me(_nothing, { operator: { name, role } }) {
      return {
        name,
        role: role as Role,
        may: (Object.keys(PERMISSIONS) as Permission[]).filter((one) => may(role, one)),
        currency: market.currency,
        fourEyesAbove: decimalText(settings.officeFourEyesMinor),
      }
    },
    async auditTrail(asked) {
      const limit = AUDIT_PAGE + 1
      const days = { from: dayOrNone(asked.from), to: dayOrNone(asked.to), zone: market.zone }
      const { rows, next } = pageOf(
        await searchAudit(db, { ...asked, ...days, before: beforeOf(asked.before), limit }),
        AUDIT_PAGE,
      )
      return { rows: rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() })), next }
    },
  }
}
