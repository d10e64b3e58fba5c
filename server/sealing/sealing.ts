/**
 * Seals the few secrets that must be kept readable (the keys of authenticator apps): AES-256-GCM under a key that is not
 * in the database. The key is a setting, or is made in DATA_DIR when it is first needed.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings/env.ts'

const CIPHER = 'aes-256-gcm'
const NAME_BYTES = 8
const NONCE_BYTES = 12
const TAG_BYTES = 16

export interface Sealing {
  /** @param owner Whose it is: sealed for one player it opens for no other, wherever in the table it is copied. */
  seal(secret: Uint8Array, owner: string): Buffer
  /** Throws when it was sealed with another key, for another owner, or was changed. */
  open(sealed: Uint8Array, owner: string): Buffer
  /** What begins all that was sealed with the key before; null: there is none. */
  previousName(): Uint8Array | null
}

function readKey(path: string): Buffer | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${path} holds no key of 64 hex digits`)
  return Buffer.from(text, 'hex')
}

/** Written aside and linked: of two processes that need a key at once one makes it, and nobody reads half of it. */
function makeKey(folder: string, path: string): Buffer {
  mkdirSync(folder, { recursive: true })
  const aside = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(aside, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
  try {
    linkSync(aside, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(aside)
  }
  return readKey(path)!
}

/** Says which key sealed it, without saying anything about the key. */
const nameOf = (key: Buffer) => createHash('sha256').update('sealing').update(key).digest().subarray(0, NAME_BYTES)

type KeySettings = Pick<Settings, 'sealingKey' | 'dataDir'> & Partial<Pick<Settings, 'sealingKeyPrevious'>>

/** The setting, or what stands in DATA_DIR; made there when nobody needed one before. */
export function sealingKeyNow({ sealingKey, dataDir }: KeySettings): Buffer {
  const path = join(dataDir, 'sealing.key')
  return sealingKey === null ? (readKey(path) ?? makeKey(dataDir, path)) : Buffer.from(sealingKey, 'hex')
}

export function openSealing(settings: KeySettings): Sealing {
  let known: Buffer | null = null
  const keyNow = () => (known ??= sealingKeyNow(settings))
  const previous = settings.sealingKeyPrevious ? Buffer.from(settings.sealingKeyPrevious, 'hex') : null
  /** The one whose name it bears. */
  const keyOf = (name: Uint8Array): Buffer | undefined =>
    [keyNow(), previous].find((key) => key !== null && nameOf(key).equals(name)) ?? undefined
  return {
    previousName: () => (previous === null || previous.equals(keyNow()) ? null : nameOf(previous)),
    seal(secret, owner) {
      const key = keyNow()
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner))
      const hidden = Buffer.concat([cipher.update(secret), cipher.final()])
      return Buffer.concat([nameOf(key), nonce, cipher.getAuthTag(), hidden])
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed)
      const key = keyOf(bytes.subarray(0, NAME_BYTES))
      if (!key) {
        throw new Error(
          'sealed with another key: SEALING_KEY, or sealing.key in DATA_DIR, is not the one that sealed it; bring that one ' +
            'back from where you keep keys, or set it as SEALING_KEY_PREVIOUS (docs/operators/keys.md)',
        )
      }
      const nonce = bytes.subarray(NAME_BYTES, NAME_BYTES + NONCE_BYTES)
      const tag = bytes.subarray(NAME_BYTES + NONCE_BYTES, NAME_BYTES + NONCE_BYTES + TAG_BYTES)
      const opening = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
      opening.setAAD(Buffer.from(owner)).setAuthTag(tag)
      const hidden = bytes.subarray(NAME_BYTES + NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([opening.update(hidden), opening.final()])
    },
  }
}
