/** The other half of a browser's session: a cookie that no script can read and no other site can make the browser send. */
import { timingSafeEqual } from 'node:crypto'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { Settings } from '../settings/env.ts'
import { hashToken } from './store.ts'

const isSecure = (settings: Settings): boolean => settings.publicUrl.startsWith('https://')

/** The prefix binds the cookie to this host and to HTTPS; browsers refuse it without Secure, so plain HTTP goes without. */
export const cookieName = (settings: Settings): string =>
  isSecure(settings) ? '__Host-uwanja_session' : 'uwanja_session'

/** @param value Empty: the browser forgets the cookie. */
export function sessionCookie(settings: Settings, value: string): string {
  const maxAgeS = value === '' ? 0 : CONSTANTS.userCookieDays * 86_400
  const secure = isSecure(settings) ? '; Secure' : ''
  return `${cookieName(settings)}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${secure}`
}

export const deviceCookieName = (settings: Settings): string =>
  isSecure(settings) ? '__Host-uwanja_device' : 'uwanja_device'

/** As long as browsers keep any cookie. */
const DEVICE_DAYS = 400
const TOKEN = /^[\w-]{43}$/

/** By which a browser is known again after a log-out. It opens nothing. */
export function deviceCookie(settings: Settings, token: string): string {
  const secure = isSecure(settings) ? '; Secure' : ''
  const maxAgeS = DEVICE_DAYS * 86_400
  return `${deviceCookieName(settings)}=${token}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${secure}`
}

export function deviceToken(settings: Settings, rawCookieHeader: string | undefined): string | null {
  const start = `${deviceCookieName(settings)}=`
  const own = (rawCookieHeader ?? '').split(';').map((pair) => pair.trim())
  const value = own.find((pair) => pair.startsWith(start))?.slice(start.length) ?? ''
  return TOKEN.test(value) ? value : null
}

/** The half in the request's cookie header that belongs to this hash, or null. */
export function bindingCookie(
  settings: Settings,
  rawCookieHeader: string | undefined,
  cookieHash: Uint8Array,
): string | null {
  const start = `${cookieName(settings)}=`
  // A neighbour under the same name may have set another one beside ours: any of them may be the right one.
  const half = (rawCookieHeader ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
    .slice(0, 8)
    .map((pair) => pair.slice(start.length))
    .find((value) => timingSafeEqual(hashToken(value), cookieHash))
  return half ?? null
}
