/** The operators' own calls: from the wire's words to the rules and back. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import { may, PERMISSIONS, type Permission, type Role } from '@uwanja/contract/operators/roles'
import { approvalHandlers, type ApprovalDeps } from './approval-handlers.ts'
import { searchAudit } from './audit-store.ts'
import { officeCookie } from './cookie.ts'
import { enrol, login, logOff } from './login-rules.ts'
import type { OfficeHandlers } from './mount.ts'
import { operatorHandlers } from './operator-handlers.ts'
import type { Check } from './operator-start-rules.ts'
import { dayOrNone } from './days.ts'

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

const shown = (check: Check | null | undefined) => (check ? { ...check, waitsFor: [...check.waitsFor] } : null)

type Own = keyof ReturnType<typeof approvalHandlers> | keyof ReturnType<typeof operatorHandlers>

/** The door's own calls: log-in, operators, approvals and the audit log. Every other one is its feature's. */
export function ownHandlers(
  deps: ApprovalDeps,
): Pick<OfficeHandlers, Own | 'login' | 'enrol' | 'logOff' | 'me' | 'auditTrail'> {
  const { db, settings, jurisdiction } = deps
  return {
    ...approvalHandlers(deps),
    ...operatorHandlers(deps),
    async login(typed, caller) {
      const { enrol: offered, opened } = await login(deps, typed, caller)
      if (opened?.cookie) caller.setCookie(officeCookie(settings, opened.cookie))
      return { enrol: offered, session: opened?.session ?? null, check: shown(opened?.check) }
    },
    async enrol(typed, caller) {
      const { session, cookie, check } = await enrol(deps, typed, caller)
      if (cookie !== null) caller.setCookie(officeCookie(settings, cookie))
      return { session, check: shown(check) }
    },
    async logOff(_nothing, caller) {
      await logOff(deps, caller.operator)
      if (caller.isBrowser) caller.setCookie(officeCookie(settings, ''))
      return null
    },
    async me(_nothing, { operator: { name, role } }) {
      return {
        name,
        role: role as Role,
        may: (Object.keys(PERMISSIONS) as Permission[]).filter((one) => may(role, one)),
        currency: jurisdiction.currency,
        fourEyesAbove: decimalText(settings.officeFourEyesMinor),
        // Port 0: no book listens in this process, and none was named elsewhere.
        hasBook: settings.bookKey !== '' && new URL(settings.bookDeskUrl).port !== '0',
      }
    },
    async auditTrail(asked) {
      const limit = AUDIT_PAGE + 1
      const days = { from: dayOrNone(asked.from), to: dayOrNone(asked.to), zone: jurisdiction.zone }
      const { rows, next } = pageOf(
        await searchAudit(db, { ...asked, ...days, before: beforeOf(asked.before), limit }),
        AUDIT_PAGE,
      )
      return { rows: rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() })), next }
    },
  }
}
