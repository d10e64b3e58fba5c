/** Codes of authenticator apps (RFC 6238, as every app makes them: SHA-1, six digits, 30 seconds). Pure. */
import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const STEP_S = 30
/** RFC 4226 wants 128 bits at least and recommends these 160. */
const KEY_BYTES = 20

export const newTotpKey = (): Buffer => randomBytes(KEY_BYTES)

const secretOf = (key: Uint8Array): Secret => {
  const own = new Uint8Array(key)
  return new Secret({ buffer: own.buffer })
}

/** The key as a person types it: groups of four, which apps read with or without the blanks. */
export const typedKey = (key: Uint8Array): string => secretOf(key).base32.replace(/(.{4})(?=.)/g, '$1 ')

/** The address that stands in the QR code. */
export function otpauthAddress(key: Uint8Array, issuer: string, account: string): string {
  // A colon parts issuer and account in the address, so neither may hold one.
  const named = { issuer: issuer.replaceAll(':', ' '), label: account.replaceAll(':', ' ') }
  return new TOTP({ ...named, secret: secretOf(key), algorithm: 'SHA1', digits: 6, period: STEP_S }).toString()
}

/**
 * The step whose code this is: the current one, or the one before, because a phone's clock may be late and typing takes a
 * while. Null: of neither. Whoever takes the code must refuse steps that are not newer than the last one taken.
 * @param nowMs Unix milliseconds by the clock on the wall: an app knows no other.
 */
export function stepOfCode(key: Uint8Array, rawCode: string, nowMs: number): bigint | null {
  const code = rawCode.replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return null
  const secret = secretOf(key)
  for (const late of [0, 1]) {
    const timestamp = nowMs - late * STEP_S * 1_000
    // Compares in constant time.
    if (TOTP.validate({ token: code, secret, digits: 6, period: STEP_S, timestamp, window: 0 }) === 0) {
      return BigInt(TOTP.counter({ period: STEP_S, timestamp }))
    }
  }
  return null
}
