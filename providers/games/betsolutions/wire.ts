/** BetSolutions' signature and form encoding, the same at both ends of the wire. */
import { hash } from 'node:crypto'
import { SIGNED, type Action } from './facts.ts'

export type Fields = Readonly<Record<string, string>>

/** Lower-case hexadecimal SHA-256 of the call's values in signing order, the key last. A missing value signs as empty. */
export function hashOf(action: keyof typeof SIGNED, fields: Fields, key: string): string {
  const values = SIGNED[action].map((name) => (Object.hasOwn(fields, name) ? fields[name] : ''))
  return hash('sha256', [...values, key].join('|'), 'hex')
}

/** The body of a signed call. */
export function signedForm(action: keyof typeof SIGNED, fields: Fields, key: string): string {
  return new URLSearchParams({ ...fields, Hash: hashOf(action, fields, key) }).toString()
}

/** A form as its fields; null when it is too large or says a thing twice, because then two readers may differ. */
export function readForm(rawBody: string): Fields | null {
  if (rawBody.length > 4096) return null
  const fields: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(rawBody)) {
    if (Object.hasOwn(fields, name)) return null
    fields[name] = value
  }
  return fields
}

/** The action of a callback's path, in any letter case: the last segment. */
export function actionOf(path: string): Action | null {
  const last = path.split('?')[0]!.split('/').filter(Boolean).at(-1)?.toLowerCase()
  const actions = Object.keys(SIGNED).filter((name) => name !== 'GetGameList') as Action[]
  return actions.find((action) => action.toLowerCase() === last) ?? null
}
