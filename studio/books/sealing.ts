/**
 * Seals what decides rounds that are not over: whoever reads the studio's tables, a backup of them or a replica, must not know what
 * comes out next. AES-256-GCM under a key that is not in the database.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export interface Sealing {
  /** @param place Where it lies: copied to another row it opens no more. */
  seal(secret: string, place: string): string
  /** What was never sealed comes back as it is: rows of before 002. @throws when no key of ours sealed it, or it was changed. */
  open(kept: string, place: string): string
  /** Did the key of now seal it? */
  isFresh(kept: string): boolean
}

/** Says which key sealed it, without saying anything about the key. */
const nameOf = (key: Buffer): string =>
  createHash('sha256').update('studio seal').update(key).digest('hex').slice(0, 16)

/** @param keys 64 hex digits each: the one of now and, while it is changed, the one of before. */
export function openSealing(keys: readonly [now: string, ...before: string[]]): Sealing {
  const ring = keys.map((hex) => Buffer.from(hex, 'hex'))
  const [now] = ring as [Buffer]
  const prefix = `sealed.${nameOf(now)}.`
  return {
    seal(secret, place) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, now, nonce).setAAD(Buffer.from(place))
      const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    open(kept, place) {
      const [mark, name, text] = kept.split('.')
      if (mark !== 'sealed' || name === undefined || text === undefined) return kept
      const key = ring.find((one) => nameOf(one) === name)
      if (!key)
        throw new Error(
          'STUDIO_SEALING_KEY is not the key that sealed the studio’s seeds, nor is STUDIO_SEALING_KEY_PREVIOUS',
        )
      const bytes = Buffer.from(text, 'base64url')
      const opening = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      opening.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([opening.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), opening.final()]).toString('utf8')
    },
    isFresh: (kept) => kept.startsWith(prefix),
  }
}
