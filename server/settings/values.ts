/** How settings are read: each throws a sentence that names the setting, never its value when it is a secret. */
import { GEO, type GeoProvider } from '@uwanja/providers/geo'

export const camel = (name: string) =>
  name.toLowerCase().replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())

export function oneOf<const T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value)
  if (found === undefined) throw new Error(`${name} must be one of ${allowed.join(', ')}, not "${value}"`)
  return found
}

export function wholeNumber(name: string, value: string, least: number, most: number): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < least || number > most) {
    throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${value}"`)
  }
  return number
}

/** Players are led there, so nothing but a web address will do. */
export function webAddress(name: string, value: string): string {
  const isOne = value === '' || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
  if (!isOne) throw new Error(`${name} must be an address that starts with https://, not "${value}"`)
  return value
}

export function geoProviderOf(name: string): GeoProvider | null {
  return name === '' ? null : oneOf('GEO_PROVIDER', name, Object.keys(GEO) as GeoProvider[])
}

export function countriesOf(list: string): readonly string[] {
  const countries = list.split(',').map((one) => one.trim().toUpperCase())
  const wrong = countries.find((one) => !/^[A-Z]{2}$/.test(one))
  if (wrong !== undefined) throw new Error(`LOCATION_COUNTRIES must hold two letters a country, not "${wrong}"`)
  return countries
}

export function keyOf(name: string, value: string): string | null {
  if (value === '') return null
  if (!/^[0-9a-fA-F]{64}$/.test(value)) throw new Error(`${name} must be 64 hex digits`)
  return value
}
