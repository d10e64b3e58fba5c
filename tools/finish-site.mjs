/** What the bundler leaves to do for the player site: the styles in pieces, the list of files, the service worker, compression. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { takeStylesApart } from './first-styles.mjs'
import { PlainError } from './place.mjs'
import { screenModules } from './screen-modules.mjs'

/** Of the whole sheet, compressed, which every first visit downloads; above it somebody must think. */
const MOST_STYLE_BYTES = 12_000
/** Smaller files gain nothing. */
const LEAST_BYTES = 200

const ASKING = 'home/ask-now.ts'

/**
 * @typedef {Record<string, { file: string, src?: string, isEntry?: boolean, imports?: string[], css?: string[] }>} Manifest
 * @typedef {{
 *   version: string,
 *   start: string[],
 *   kept: string[],
 *   screens: Record<string, string[]>,
 *   texts: Record<string, Record<string, string[]>>,
 *   says: Record<string, string>,
 * }} SiteFiles What the browser needs: at every start, of which more is kept for the next visit, for a screen, and for so much of a language (first, player, all) as a
 *   screen says. Addresses; `says` goes by the paths of screens.
 */

/** @param {string | Buffer} bytes */
export const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })

/**
 * @param {string} outDir A built site.
 * @param {(outDir: string, files: SiteFiles) => Promise<void>} buildWorker
 */
export async function finishSite(outDir, buildWorker) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))
  rmSync(join(outDir, '.vite'), { recursive: true })
  const sheet = await takeStyles(outDir, manifest)
  const early = readFileSync(join(outDir, 'early.js'), 'utf8')
  if (early.includes('</script')) throw new PlainError('The early script would end itself in a page.')
  const page = readFileSync(join(outDir, 'index.html'), 'utf8') + early
  const files = filesOf(manifest, { page, sheet }, await screenModules())
  writeFileSync(join(outDir, 'site-files.json'), JSON.stringify(files))
  await buildWorker(outDir, files)
  await compressAll(outDir)
}

/**
 * Writes what each page takes its first rules from.
 *
 * @param {string} outDir
 * @param {Manifest} manifest
 * @returns The sheet's address.
 */
async function takeStyles(outDir, manifest) {
  const html = readFileSync(join(outDir, 'index.html'), 'utf8')
  const name = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(html)?.[1]
  if (!name || Object.values(manifest).filter((one) => one.css).length > 1) {
    throw new PlainError('The site must have exactly one stylesheet, and index.html must name it.')
  }
  const css = readFileSync(join(outDir, name), 'utf8').trim()
  const { length } = await brotli(css)
  if (length > MOST_STYLE_BYTES) throw new PlainError(`The styles have ${length} bytes of at most ${MOST_STYLE_BYTES}.`)
  if (css.includes('</style')) throw new PlainError('The styles would end themselves in a page.')
  writeFileSync(join(outDir, 'style-pieces.json'), JSON.stringify(takeStylesApart(css)))
  // The bundler has every late chunk wait for the stylesheet, for which the entry has waited; it waits for the entry instead.
  const entry = Object.values(manifest).find((one) => one.isEntry)?.file ?? ''
  for (const file of readdirSync(join(outDir, 'assets')).filter((one) => one.endsWith('.js'))) {
    const path = join(outDir, 'assets', file)
    const code = readFileSync(path, 'utf8')
    if (code.includes(name)) writeFileSync(path, code.replaceAll(name, entry))
  }
  return `/${name}`
}

/**
 * @param {Manifest} manifest
 * @param {{ page: string, sheet: string }} built
 * @param {import('./screen-modules.mjs').ScreenModule[]} rows
 * @returns {SiteFiles}
 */
function filesOf(manifest, { page, sheet }, rows) {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entry === undefined) throw new PlainError('The built site has no entry.')
  const start = closure(manifest, entry)
  /** @param {string} key */
  const beyondStart = (key) => closure(manifest, key).filter((file) => !start.includes(file))
  /** @param {RegExp} module With the language's name as its first group. */
  const ofLanguages = (module) =>
    Object.fromEntries(
      Object.keys(manifest).flatMap((key) => {
        const name = module.exec(key)?.[1]
        return name ? [[name, beyondStart(key)]] : []
      }),
    )
  const texts = {
    first: ofLanguages(/^\.\.\/i18n\/([a-z]{2})\/first\.ts$/),
    player: ofLanguages(/^\.\.\/i18n\/([a-z]{2})\/player\.ts$/),
    all: ofLanguages(/^\.\.\/i18n\/([a-z]{2})\.ts$/),
  }
  const everything = Object.values(manifest).map((one) => one.file)
  const version = createHash('sha256').update(page).update(everything.sort().join()).digest('hex').slice(0, 12)
  const screens = Object.fromEntries(rows.map(({ path, key }) => [path, beyondStart(key)]))
  const says = Object.fromEntries(rows.map(({ path, says }) => [path, says]))
  // What asks the server anything, as nearly every visit does by its end: a worker that has it asks for it no second time.
  const kept = [sheet, ...start, ...beyondStart(ASKING)]
  return { version, start, kept, screens, texts, says }
}

/**
 * A chunk after all that it imports, in the order in which a browser runs them.
 *
 * @param {Manifest} manifest
 * @param {string} key
 * @returns {string[]}
 */
function closure(manifest, key, seen = new Set()) {
  const one = manifest[key]
  if (!one) throw new PlainError(`The built site has no chunk of ${key}.`)
  if (seen.has(key)) return []
  seen.add(key)
  return [...(one.imports ?? []).flatMap((name) => closure(manifest, name, seen)), `/${one.file}`]
}

/** Writes beside each text what is sent to a browser that knows brotli or gzip. @param {string} outDir */
export async function compressAll(outDir) {
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  const texts = names.filter((name) => /\.(?:js|css|svg|html|txt)$/.test(name))
  await Promise.all(
    texts.map(async (name) => {
      const bytes = readFileSync(join(outDir, name))
      if (bytes.length < LEAST_BYTES) return
      writeFileSync(join(outDir, `${name}.br`), await brotli(bytes))
      writeFileSync(join(outDir, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}
