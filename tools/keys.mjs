/** The keys that the API and the sandbox share, as a company and its customer do: made once, at random, on this machine. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from './place.mjs'

export const KEY_NAMES = [
  'FASTHUB_CLIENT_ID',
  'FASTHUB_CLIENT_SECRET',
  'FASTHUB_CALLBACK_SECRET',
  'KUDIPAL_SECRET_KEY',
  'KUDIPAL_PUBLIC_KEY',
  'KUDIPAL_ENCRYPTION_KEY',
  'KUDIPAL_WEBHOOK_HASH',
  'SELCOM_API_KEY',
  'SELCOM_API_SECRET',
  'SELCOM_VENDOR',
  'SELCOM_PIN',
  'SELCOM_BEARER_TOKEN',
  'BETSOLUTIONS_MERCHANT_ID',
  'BETSOLUTIONS_KEY',
  'EGT_PORTAL_CODE',
  'EGT_USER_NAME',
  'EGT_PASSWORD',
  'SOFTGAMING_API_KEY',
  'SOFTGAMING_PASSWORD',
  'SOFTGAMING_SECRET',
  'ENDORPHINA_OPERATOR_ID',
  'ENDORPHINA_SECRET',
  'BETCONSTRUCT_PARTNER_ID',
  'BETCONSTRUCT_KEY',
  'QTECH_OPERATOR_ID',
  'QTECH_SECRET',
  'GLOBALBET_OPERATOR_ID',
  'GLOBALBET_SECRET',
  'VIVO_OPERATOR_ID',
  'VIVO_SECRET',
  'IDENTITY_CLIENT_ID',
  'IDENTITY_SECRET',
  'EXCLUSION_CLIENT_ID',
  'EXCLUSION_SECRET',
  'SCREENING_CLIENT_ID',
  'SCREENING_SECRET',
  'BOOK_KEY',
  'FEED_KEY',
]

/** Where a protocol fixes the length: a 3DES key has 24 characters. */
/** @type {Readonly<Record<string, number>>} */
const BYTES = { KUDIPAL_ENCRYPTION_KEY: 12 }

/**
 * Reads DATA_DIR/keys.json and makes what is missing there, so that a key that a later version adds is added to an
 * older file. What the environment sets wins and is not written down.
 *
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
export function sharedKeys(dataDir, env) {
  const path = join(dataDir, 'keys.json')
  const kept = readKeys(path)
  const missing = KEY_NAMES.filter((name) => !kept[name])
  if (missing.length > 0) {
    for (const name of missing) kept[name] = randomBytes(BYTES[name] ?? 32).toString('hex')
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    // Written aside and renamed: a power cut leaves the old file or the new one, never half of it.
    const aside = `${path}.${process.pid}`
    writeFileSync(aside, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
    renameSync(aside, path)
  }
  return Object.fromEntries(KEY_NAMES.map((name) => [name, env[name] || kept[name] || '']))
}

/**
 * @param {string} path
 * @returns {Record<string, string>}
 */
function readKeys(path) {
  if (!existsSync(path)) return {}
  try {
    /** @type {unknown} */
    const raw = JSON.parse(readFileSync(path, 'utf8'))
    if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) throw new Error('not an object')
    const pairs = Object.entries(raw).filter((pair) => typeof pair[1] === 'string')
    return Object.fromEntries(pairs)
  } catch {
    throw new PlainError(`${path} is not readable as JSON. Mend it, or delete it to have new keys made.`)
  }
}
