/** Installs the packages when they are missing or the lock file changed since; otherwise costs a millisecond. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { command, npm, PlainError, ROOT, say } from './place.mjs'

const LOCK = join(ROOT, 'package-lock.json')
const PACKAGES = join(ROOT, 'node_modules')
const STAMP = join(PACKAGES, '.uwanja-lock-hash')
/** What npm writes about the folder it filled. */
const FILLED = join(PACKAGES, '.package-lock.json')

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, optional?: boolean,
 *   devOptional?: boolean }} Locked
 * @typedef {{ packages?: Record<string, Locked> }} Lock
 */

/**
 * Does the filled folder hold exactly what the lock asks for? Then a person installed by hand (`npm install x`) and a
 * second installation would only cost a minute. Packages for other platforms may be absent.
 *
 * @param {Lock} lock
 * @param {Lock} filled
 */
export function holdsWhatIsLocked(lock, filled) {
  const have = filled.packages ?? {}
  return Object.entries(lock.packages ?? {}).every(([path, wanted]) => {
    if (path === '') return true
    const found = have[path]
    if (!found) return wanted.optional === true || wanted.devOptional === true
    return (
      found.version === wanted.version && found.resolved === wanted.resolved && found.integrity === wanted.integrity
    )
  })
}

/** @param {string} lockText */
function filledByHand(lockText) {
  if (!existsSync(FILLED)) return false
  try {
    const filled = JSON.parse(readFileSync(FILLED, 'utf8'))
    // `npm install --package-lock-only` writes there what it did not bring.
    const isThere = Object.keys(filled.packages ?? {}).every((path) => existsSync(join(ROOT, path)))
    return isThere && holdsWhatIsLocked(JSON.parse(lockText), filled)
  } catch {
    // A torn file of an interrupted installation: install again.
    return false
  }
}

/** Makes node_modules fit the lock file. Throws a PlainError when npm could not. */
export async function install() {
  if (!existsSync(LOCK)) throw new PlainError('package-lock.json is missing: this is not a whole checkout of Uwanja.')
  const lockText = readFileSync(LOCK, 'utf8')
  const hash = createHash('sha256').update(lockText).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
  if (!filledByHand(lockText)) {
    say('Installing packages with npm ci: once, and again when package-lock.json changes.')
    // NODE_ENV=production must not leave out what the build needs.
    const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    if (code === 127) throw new PlainError('npm was not found. Install Node with npm from https://nodejs.org.')
    if (code !== 0) {
      throw new PlainError(
        `npm ci failed with code ${code}; its own words are above. Most often the package registry cannot be reached: see npm config get registry.`,
      )
    }
  }
  writeFileSync(STAMP, hash)
}

await command(import.meta.url, async () => {
  await install()
  return 0
})
