/**
 * The stored session (A01, A02): the cookie `user` and local storage `user`, both JSON. Logged in means that the
 * cookie exists (A4.3); local storage is its copy for pages in the field that read that.
 */
import { CONSTANTS, STORAGE } from '@uwanja/contract/wire/constants'
import type { StoredUser } from '@uwanja/contract/site/security'
import { jurisdiction } from '../jurisdiction.ts'
import { moneyText } from '../money-text.ts'

/** The browser's two stores, so that the rules below can be tested without a browser. */
export interface Jar {
  cookie: string
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  readonly secure: boolean
}

/** Where the server renders there is nobody: every page is a visitor's. */
const NOWHERE: Jar = { cookie: '', storage: null, secure: false }

export function browserJar(): Jar {
  if (typeof document === 'undefined') return NOWHERE
  let storage: Storage | null = null
  try {
    storage = window.localStorage
  } catch {
    // Storage may be closed to us; the cookie alone carries the session then.
  }
  return {
    get cookie() {
      return document.cookie
    },
    set cookie(value: string) {
      document.cookie = value
    },
    storage,
    secure: location.protocol === 'https:',
  }
}

export function cookieValue(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const [key, ...rest] = part.trim().split('=')
    if (key === name) return rest.join('=')
  }
  return null
}

function part(raw: unknown, name: string): unknown {
  return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>)[name] : undefined
}

/** What a login answers, or what was stored, as a session. Only the token is indispensable; a stranger's server may lack the rest. */
export function asStoredUser(raw: unknown): StoredUser | null {
  const token = part(raw, 'token')
  if (typeof token !== 'string' || token === '') return null
  const user = part(raw, 'user')
  const balance = part(part(raw, 'balanceInfo'), 'totalBalance')
  return {
    token,
    user: {
      userName: String(part(user, 'userName') ?? ''),
      currency: String(part(user, 'currency') ?? jurisdiction.currency),
      rankId: Number(part(user, 'rankId')) || 0,
    },
    balanceInfo: { totalBalance: moneyText(balance) },
  }
}

/** A cookie or an entry that is no session (cut off, from elsewhere, without a token) is none. */
export function parseUser(rawText: string | null): StoredUser | null {
  if (!rawText) return null
  try {
    return asStoredUser(JSON.parse(rawText.startsWith('%') ? decodeURIComponent(rawText) : rawText))
  } catch {
    return null
  }
}

export function readUser(jar: Jar = browserJar()): StoredUser | null {
  const cookie = cookieValue(jar.cookie, STORAGE.userCookie)
  if (cookie === null) return null
  return parseUser(cookie) ?? parseUser(jar.storage?.getItem(STORAGE.userCookie) ?? null)
}

/** The bearer of every call; empty for a visitor. */
export function readToken(): string {
  return readUser()?.token ?? ''
}

/** Writes both, the cookie for two days from now. */
export function writeUser(user: StoredUser, jar: Jar = browserJar()): void {
  const json = JSON.stringify(user)
  const maxAge = CONSTANTS.userCookieDays * 24 * 60 * 60
  const secure = jar.secure ? '; Secure' : ''
  jar.cookie = `${STORAGE.userCookie}=${encodeURIComponent(json)}; path=/; max-age=${maxAge}; SameSite=Lax${secure}`
  try {
    jar.storage?.setItem(STORAGE.userCookie, json)
  } catch {
    // A full disk loses the copy, not the session.
  }
}

export function removeUser(jar: Jar = browserJar()): void {
  jar.cookie = `${STORAGE.userCookie}=; path=/; max-age=0; SameSite=Lax${jar.secure ? '; Secure' : ''}`
  jar.storage?.removeItem(STORAGE.userCookie)
}
