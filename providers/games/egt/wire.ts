/** What both ends of EGT's wire agree on: credentials in the body, and who a session is. */
import { sameText } from '../same-text.ts'
import { CALLS, type Call } from './facts.ts'
import { type Element, fieldsOf, readXml } from './xml.ts'

export type Fields = Readonly<Record<string, string>>
type Keys = Readonly<Record<string, string>>

/** The longest request is far shorter. */
const LONGEST = 4_096

/** A callback's root and fields; null when it is not one. */
export function readCall(rawBody: string): { readonly root: string; readonly fields: Fields } | null {
  const root: Element | null = rawBody.length > LONGEST ? null : readXml(rawBody)
  const fields = root && fieldsOf(root)
  return root && fields ? { root: root.name, fields } : null
}

/** The call of a path, in any letter case: the last segment. */
export function callOf(path: string): Call | null {
  const last = path.split('?')[0]!.split('/').filter(Boolean).at(-1)?.toLowerCase()
  return (Object.keys(CALLS) as Call[]).find((call) => call.toLowerCase() === last) ?? null
}

export function isOurs(keys: Keys, fields: Fields): boolean {
  const isPassword = (password: string) => sameText(fields['Password'] ?? '', password)
  const held = [keys['password'], keys['passwordPrevious']].map((password) => isPassword(password ?? ''))
  return sameText(fields['UserName'] ?? '', keys['userName'] ?? '') && held.some(Boolean)
}

/** "PORTAL_NGN" of our portal code and a currency. */
export const portalOf = (keys: Keys, currency: string): string => `${keys['portalCode'] ?? ''}_${currency}`

/** The currency of a portal code of ours; null when it is not ours. */
export function currencyOf(keys: Keys, portalCode: string): string | null {
  const currency = portalCode.slice(-3)
  return /^[A-Z]{3}$/.test(currency) && sameText(portalCode, portalOf(keys, currency)) ? currency : null
}

/** The player and EGT's own session id are the session's token: they exchange the code and give nothing for it but these. */
export const sessionToken = (playerId: string, sessionId: string): string => `${playerId}.${sessionId}`
