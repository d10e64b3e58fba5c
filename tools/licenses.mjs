/** The licences of what we ship of others: MIT and its like ask that their text goes with every copy. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './place.mjs'

/** @typedef {{ name: string, version: string, licence: string, text: string | null }} Shipped */

const TEXT_FILE = /^(?:licen[cs]e|copying|notice)(?:\.|-|$)/i
const RULE = '-'.repeat(78)

/** @param {string} folder */
function textOf(folder) {
  const files = readdirSync(folder).filter((file) => TEXT_FILE.test(file))
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return texts.length === 0 ? null : texts.join('\n\n')
}

/**
 * Every package that may be in what players download or in what a server runs: those of the lock that are not for
 * development alone, as far as this machine has them. A package may be there in two versions.
 *
 * @returns {Shipped[]}
 */
export function shipped() {
  /** @type {{ packages: Record<string, { version?: string, license?: string, dev?: boolean, link?: boolean }> }} */
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link && existsSync(join(ROOT, path)))
    .map(([path, { version = '', license = 'no licence named' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      text: textOf(join(ROOT, path)),
    }))
    .sort((one, other) => `${one.name} ${one.version}`.localeCompare(`${other.name} ${other.version}`, 'en'))
}

/** One file: the list, then every text once, under the names of all who use it to the letter. */
export function licenceFile(packages = shipped()) {
  const lines = packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`)
  /** @type {Map<string, string[]>} */
  const byText = new Map()
  for (const { name, version, text } of packages)
    if (text !== null) byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}`])
  const texts = [...byText].map(([text, names]) => `${RULE}\n${names.join('\n')}\n\n${text}\n`)
  return `Uwanja is Apache-2.0. It holds the following packages of others.\n\n${lines.join('\n')}\n\n${texts.join('\n')}`
}
