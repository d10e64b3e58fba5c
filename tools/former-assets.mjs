/** Keeps the files of the release before beside the new ones: pages that are open while a release comes go on asking for them. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Names what a release made itself, so that the one after it keeps these and none that were kept already. */
const OWN = '.assets.json'

/** @param {string} folder A built site. @returns {string[]} The files that its own build made, below `assets`. */
export function ownAssets(folder) {
  const list = join(folder, OWN)
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}

/**
 * Names hold a hash of what is in them, so what is called the same is the same.
 *
 * @param {string} made The new release's folder, before it is put in place.
 * @param {string} place Where the release before stands, if there is one.
 */
export function keepFormerAssets(made, place) {
  const assets = join(made, 'assets')
  if (!existsSync(assets)) return
  const own = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(assets, name)).isFile(),
  )
  writeFileSync(join(made, OWN), JSON.stringify(own))
  for (const name of ownAssets(place)) {
    const [from, to] = [join(place, 'assets', name), join(assets, name)]
    if (existsSync(to) || !existsSync(from)) continue
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(from, to)
  }
}
