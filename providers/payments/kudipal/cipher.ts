/** Flutterwave's envelope around card data: 3DES-ECB with the encryption key's 24 bytes, in base64. */
import { createCipheriv, createDecipheriv } from 'node:crypto'

const KEY_BYTES = 24

/** Throws when the key is too short: a card must not travel under a padded key. */
function keyOf(key: string): Buffer {
  const bytes = Buffer.from(key, 'utf8').subarray(0, KEY_BYTES)
  if (bytes.length < KEY_BYTES) throw new Error('the encryption key needs 24 bytes')
  return bytes
}

export function seal(key: string, plain: object): string {
  const cipher = createCipheriv('des-ede3', keyOf(key), null)
  return cipher.update(JSON.stringify(plain), 'utf8', 'base64') + cipher.final('base64')
}

/** Null when it was sealed with another key, or is no JSON. */
export function unseal(key: string, sealed: string): unknown {
  try {
    const decipher = createDecipheriv('des-ede3', keyOf(key), null)
    return JSON.parse(decipher.update(sealed, 'base64', 'utf8') + decipher.final('utf8'))
  } catch {
    return null
  }
}
