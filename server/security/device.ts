/** By what a device is known again: browsers by a cookie that lasts, other clients by what they call themselves. */
import { createHash } from 'node:crypto'
import type { Settings } from '../settings/env.ts'
import { deviceCookie, deviceToken } from '../sessions/cookie.ts'
import { hashToken, newToken } from '../sessions/store.ts'

export interface Device {
  /** What is kept of it: a hash. */
  readonly mark: Buffer
  /** The Set-Cookie that lets it be known for another year; null for a client that is no browser. */
  readonly cookie: string | null
}

/**
 * A hint for the player and for reviews, and by its cookie the better queue at the door (docs/decisions/056); never a key: no
 * rule lets anyone in because of a device.
 */
export function deviceOf(
  settings: Settings,
  caller: { readonly isBrowser: boolean; readonly agent: string; readonly rawCookies: string | undefined },
): Device {
  if (!caller.isBrowser) return { mark: createHash('sha256').update(`agent ${caller.agent}`).digest(), cookie: null }
  const token = deviceToken(settings, caller.rawCookies) ?? newToken()
  return { mark: hashToken(token), cookie: deviceCookie(settings, token) }
}
