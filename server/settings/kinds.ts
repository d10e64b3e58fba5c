/** Kinds of settings that only the platform has, beside those of the room `runtime/`. */
import { resolve } from 'node:path'
import { oneOf, orNone } from '@uwanja/runtime/kinds'
import type { Kind } from '@uwanja/runtime/settings'

/** One of a table's names; null: none of them. */
export const named = <Name extends string>(table: Readonly<Record<Name, unknown>>): Kind<Name | null> =>
  orNone(oneOf(Object.keys(table) as Name[]))

/** ISO 3166 alpha-2, in capitals. */
export const country: Kind<string> = (text) => {
  const name = text.toUpperCase()
  if (!/^[A-Z]{2}$/.test(name)) throw new Error(`must hold two letters a country, not "${name}"`)
  return name
}

export const folder: Kind<string> = (text) => resolve(text)

/** A word that stands before a colon. */
export const prefix: Kind<string> = (text) => {
  if (!/^[a-z0-9][a-z0-9-]{0,31}$/.test(text))
    throw new Error(`must be up to 32 small letters, digits and hyphens, not "${text}"`)
  return text
}
