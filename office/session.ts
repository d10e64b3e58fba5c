/** Who is logged in, as far as this tab knows: the bearer half. It ends with the tab; the other half is in a cookie. */
import { create } from 'zustand'
import type { OfficeSession } from '@uwanja/contract/operators/office'

const KEY = 'officeSession'

function stored(): OfficeSession | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as OfficeSession | null
  } catch {
    return null
  }
}

export const useSession = create<{ readonly session: OfficeSession | null }>(() => ({ session: stored() }))

export function keepSession(session: OfficeSession | null): void {
  try {
    if (session === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(session))
  } catch {
    // Nothing to keep it in: it lives as long as the page.
  }
  useSession.setState({ session })
}
