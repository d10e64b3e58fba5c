/** The keys that the API and the sandbox share, as a company and its customer do: made once, at random, on this machine. */
import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from './place.mjs'

/** Of programs and registers that are in no list of companies. */
const OWN = ['IDENTITY', 'EXCLUSION', 'SCREENING'].flatMap((name) => [`${name}_CLIENT_ID`, `${name}_SECRET`])

/**
 * The keys by their names in the environment: how many bytes at random each has, or that it is an RSA key or one for push.
 *
 * @typedef {import('../providers/company.ts').Company} Company
 * @param {readonly Company[]} companies
 * @returns {Record<string, number | 'rsa' | 'push'>}
 */
const keysToMake = (companies) => ({
  ...Object.assign({}, ...companies.map(keysOf)),
  ...Object.fromEntries(
    [...OWN, 'AGGREGATOR_SECRET', 'BOOK_KEY', 'FEED_KEY', 'STUDIO_SEALING_KEY'].map((name) => [name, BYTES]),
  ),
  PUSH_PRIVATE_KEY: 'push',
})

/**
 * The same of one company.
 *
 * @param {Company} company
 * @returns {Record<string, number | 'rsa'>}
 */
export const keysOf = ({ name, settings }) =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([key, { ours }]) => key !== 'url' && !ours)
      .map(([key, { made = BYTES }]) => [envName(name, key), made]),
  )

/**
 * As providers/company-settings.ts says it, for whoever cannot import a source.
 *
 * @param {string} company
 * @param {string} key
 */
export const envName = (company, key) =>
  `${company.toUpperCase().replaceAll('-', '_')}_${key.replace(/[A-Z]/g, '_$&').toUpperCase()}`

const BYTES = 32

/**
 * The public half that browsers are given.
 *
 * @param {string} privateKey
 */
export function pushPublicKey(privateKey) {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  return pair.getPublicKey('base64url')
}

/** @param {number | 'rsa' | 'push'} made */
function newKey(made) {
  if (made === 'push') {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    // Numbers that begin with zeros come shorter.
    return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url')
  }
  if (made !== 'rsa') return randomBytes(made).toString('hex')
  // Either side takes the public half from it.
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trim()
}

/**
 * Reads DATA_DIR/keys.json and makes what is missing there, so that a key that a later version adds is added to an
 * older file. What the environment sets wins and is not written down.
 *
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly Company[]} companies
 * @returns {Record<string, string>}
 */
export function sharedKeys(dataDir, env, companies) {
  const path = join(dataDir, 'keys.json')
  const kept = readKeys(path)
  const wanted = Object.entries(keysToMake(companies))
  const missing = wanted.filter(([name]) => !kept[name])
  if (missing.length > 0) {
    for (const [name, made] of missing) kept[name] = newKey(made)
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    // Written aside and renamed: a power cut leaves the old file or the new one, never half of it.
    const aside = `${path}.${process.pid}`
    writeFileSync(aside, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
    renameSync(aside, path)
  }
  return Object.fromEntries(wanted.map(([name]) => [name, env[name] || kept[name] || '']))
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
