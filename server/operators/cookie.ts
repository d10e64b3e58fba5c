/** The other half of an operator's session, under a name of its own: no player's cookie opens the office. */
import { timingSafeEqual } from 'node:crypto'
import type { Settings } from '../settings/env.ts'
import { hashToken } from '../sessions/store.ts'

type OfficeUrl = Pick<Settings, 'officeUrl'>

const isSecure = ({ officeUrl }: OfficeUrl): boolean => officeUrl.startsWith('https://')

/** The prefix binds the cookie to this host and to HTTPS; browsers refuse it without Secure, so plain HTTP goes without. */
const cookieName = (settings: OfficeUrl): string => (isSecure(settings) ? '__Host-uwanja_office' : 'uwanja_office')

/** Ends with the browser. @param value Empty: the browser forgets it. */
export function officeCookie(settings: OfficeUrl, value: string): string {
  const [secure, end] = [isSecure(settings) ? '; Secure' : '', value === '' ? '; Max-Age=0' : '']
  return `${cookieName(settings)}=${value}; Path=/${end}; HttpOnly; SameSite=Strict${secure}`
}

export function showsOfficeHalf(
  settings: OfficeUrl,
  rawCookieHeader: string | undefined,
  cookieHash: Uint8Array,
): boolean {
  const start = `${cookieName(settings)}=`
  // A neighbour under the same name may have set another one beside ours: any of them may be the right one.
  return (rawCookieHeader ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
    .slice(0, 8)
    .some((pair) => timingSafeEqual(hashToken(pair.slice(start.length)), cookieHash))
}
