/** The kinds of settings that any program has. Each throws the end of a sentence that begins with the setting's name. */
import type { Kind } from './settings.ts'

/** @param least, most Both may be had. */
export const whole =
  (least: number, most: number): Kind<number> =>
  (text) => {
    const number = Number(text)
    if (text === '' || !Number.isInteger(number) || number < least || number > most)
      throw new Error(`must be a whole number from ${least} to ${most}, not "${text}"`)
    return number
  }

export const port: Kind<number> = whole(0, 65_535)

/** Null for 0: there is no such door. */
export const portOrNone: Kind<number | null> = (text) => port(text) || null

/** An amount in the smallest unit of the player's currency. */
export const minor: Kind<bigint> = (text) => BigInt(whole(0, 1_000_000_000_000)(text))

export const oneOf =
  <const Name extends string>(allowed: readonly Name[]): Kind<Name> =>
  (text) => {
    const found = allowed.find((one) => one === text)
    if (found === undefined) throw new Error(`must be one of ${allowed.join(', ')}, not "${text}"`)
    return found
  }

/** Null for an empty one. */
export const orNone =
  <Value>(kind: Kind<Value>): Kind<Value | null> =>
  (text) =>
    text === '' ? null : kind(text)

export const text: Kind<string> = (given) => given

export const textOrNone: Kind<string | null> = orNone(text)

/** `1` says yes; anything else says no. */
export const yes: Kind<boolean> = (given) => given === '1'

export const on: Kind<boolean> = (given) => oneOf(['on', 'off'])(given) === 'on'

/** Players are led there, so nothing but a web address will do; an empty one leads nowhere. */
export const webAddress: Kind<string> = (given) => {
  const isOne = given === '' || (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol))
  if (!isOne) throw new Error(`must be an address that starts with https://, not "${given}"`)
  return given
}

/** @param between What stands between two. */
export const list =
  <Value>(between: RegExp | string, kind: Kind<Value>): Kind<readonly Value[]> =>
  (given) =>
    given
      .split(between)
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => kind(one))

/** 64 hex digits; null for an empty one. */
export const key: Kind<string | null> = orNone((given) => {
  if (!/^[0-9a-fA-F]{64}$/.test(given)) throw new Error('must be 64 hex digits')
  return given
})
