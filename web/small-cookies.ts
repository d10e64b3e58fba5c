/** Cookies of one word that the site keeps for some days: the partner's code, the country that was let in. */
import { cookieValue, type Jar } from './session/stored-user.ts'

const DAY_S = 24 * 60 * 60

export type CookieJar = Pick<Jar, 'cookie' | 'secure'>

/** Empty when there is none. */
export function readCookie(jar: CookieJar, name: string): string {
  try {
    return decodeURIComponent(cookieValue(jar.cookie, name) ?? '')
  } catch {
    // Cut off, or from elsewhere.
    return ''
  }
}

export function writeCookie(jar: CookieJar, name: string, value: string, days: number): void {
  const secure = jar.secure ? '; Secure' : ''
  jar.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${days * DAY_S}; SameSite=Lax${secure}`
}
