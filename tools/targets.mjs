/** What is built from what, and whether it is stale: a hash of everything that went in stands beside what came out. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './place.mjs'

/**
 * `pages` are built by their own vite config; `node` bundles our rooms and the npm packages; `image` is made by
 * running a program that another target built. `worker` is the service worker of a site, `early` what runs in the head of
 * some of its pages; `isCompressed` writes compressed
 * copies, as a site with a worker has them.
 *
 * @typedef {{ name: string, from: string[], without: string[] }} Sources
 * @typedef {Sources & { kind: 'pages', config: string, worker?: string, early?: string, isCompressed?: true }} PagesTarget
 * @typedef {Sources & { kind: 'node', entries: Record<string, string>, copies: Record<string, string>, leavesOut?: RegExp }} NodeTarget
 * @typedef {Sources & { kind: 'image', program: string }} ImageTarget
 * @typedef {PagesTarget | NodeTarget | ImageTarget} Target
 */

const SERVER_ROOMS = ['contract', 'database', 'runtime', 'money', 'providers', 'book', 'server', 'i18n']

/** The commands that whoever runs a release needs beside its programs: built, because a release holds no sources. */
const COMMANDS = ['operator', 'verify', 'migrate', 'roles', 'environment', 'recount', 'backup', 'archive']

/** @type {readonly (PagesTarget | NodeTarget)[]} */
export const BUNDLES = [
  {
    name: 'web',
    kind: 'pages',
    config: 'web/vite.config.ts',
    worker: 'web/service-worker.ts',
    early: 'web/early/early-start.ts',
    from: ['contract', 'ui', 'i18n', 'web'],
    without: ['ui/gallery'],
  },
  {
    name: 'site-renderer',
    kind: 'node',
    entries: { main: 'web/server-entry.tsx' },
    copies: {},
    from: ['contract', 'ui', 'i18n', 'web'],
    without: ['ui/gallery'],
  },
  {
    name: 'office',
    kind: 'pages',
    config: 'office/vite.config.ts',
    from: ['contract', 'ui', 'i18n', 'office'],
    without: ['ui/gallery'],
  },
  {
    name: 'sandbox-pages',
    kind: 'pages',
    config: 'sandbox/pages/vite.config.ts',
    isCompressed: true,
    from: ['contract', 'ui', 'i18n', 'sandbox/pages'],
    without: ['ui/gallery'],
  },
  {
    name: 'studio-pages',
    kind: 'pages',
    config: 'studio/vite.config.ts',
    isCompressed: true,
    from: ['contract', 'ui', 'i18n', 'studio'],
    without: ['ui/gallery'],
  },
  {
    name: 'frame-pages',
    kind: 'pages',
    config: 'book/frame/vite.config.ts',
    isCompressed: true,
    from: ['contract', 'ui', 'i18n', 'book/frame'],
    without: ['ui/gallery'],
  },
  {
    name: 'frame-renderer',
    kind: 'node',
    entries: { main: 'book/frame/server-entry.tsx' },
    copies: {},
    from: ['contract', 'ui', 'i18n', 'book/frame'],
    without: ['ui/gallery'],
  },
  {
    name: 'server',
    kind: 'node',
    // The first entry is the program; the others are bundled when they exist.
    entries: {
      main: 'server/main.ts',
      'pglite-worker': 'database/pglite-worker.ts',
      'redraw-worker': 'server/holds/redraw-worker.ts',
      prepare: 'server/process/prepare.ts',
      // For the launcher, which makes the companies' keys.
      companies: 'providers/companies.ts',
      ...Object.fromEntries(COMMANDS.map((name) => [name, `tools/${name}.ts`])),
    },
    copies: {
      'database/schema': 'database-schema',
      'money/schema': 'money-schema',
      'server/db/migrations': 'server-schema',
      'book/schema': 'book-schema',
    },
    from: [
      ...SERVER_ROOMS,
      'studio/process/settings.ts',
      'tools/place.mjs',
      ...COMMANDS.map((name) => `tools/${name}.ts`),
    ],
    without: [],
    // The companies' own side, which they import late: it is the sandbox's and the suites'.
    leavesOut: /\/(?:simulator|conformance|callback-client)\.ts$/,
  },
  {
    name: 'book',
    kind: 'node',
    entries: { main: 'book/main.ts' },
    copies: { 'database/schema': 'database-schema', 'book/schema': 'book-schema' },
    from: ['contract', 'database', 'runtime', 'providers', 'i18n', 'book'],
    without: [],
  },
  {
    name: 'studio',
    kind: 'node',
    entries: { main: 'studio/main.ts' },
    copies: { 'database/schema': 'database-schema', 'studio/schema': 'studio-schema', 'bets/schema': 'bets-schema' },
    leavesOut: /\/conformance\.ts$/,
    from: ['contract', 'database', 'runtime', 'bets', 'providers', 'i18n', 'studio'],
    without: [],
  },
  {
    name: 'sandbox',
    kind: 'node',
    entries: { main: 'sandbox/main.ts' },
    copies: {},
    // The suites' part of a company.
    leavesOut: /\/conformance\.ts$/,
    from: ['contract', 'runtime', 'bets', 'providers', 'i18n', 'studio', 'sandbox'],
    without: ['sandbox/pages'],
  },
]

/** After the bundles: a database that is migrated and filled already, so that the first start need not do it. */
/** @type {readonly ImageTarget[]} */
export const IMAGES = [
  { name: 'image', kind: 'image', program: 'dist/server/prepare.js', from: SERVER_ROOMS, without: [] },
]

/**
 * For those who work on the parts; nothing that runs for players needs it, so that only `npm run gallery` builds it.
 *
 * @type {PagesTarget}
 */
export const GALLERY = {
  name: 'gallery',
  kind: 'pages',
  config: 'ui/gallery/vite.config.ts',
  from: ['ui'],
  without: [],
}

/** These decide the outcome of every target. */
const ALWAYS = [
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'tools/targets.mjs',
  'tools/bundle.mjs',
  'tools/finish-site.mjs',
  'tools/former-assets.mjs',
]
/** Tests and prose do not reach a bundle. */
const BESIDE = /\.test\.tsx?$|\.md$/

/** @param {Target} target */
export function outFolder(target) {
  return join(ROOT, 'dist', target.name)
}

/** @param {Target} target */
function stampFile(target) {
  return join(outFolder(target), '.stamp')
}

/**
 * Rooms are still being built one after the other; a target whose beginning is not there yet is left out.
 *
 * @param {Target} target
 */
export function canBeBuilt(target) {
  return existsSync(join(ROOT, firstNeed(target)))
}

/** @param {Target} target */
function firstNeed(target) {
  if (target.kind === 'pages') return target.config
  if (target.kind === 'image') return target.program
  return Object.values(target.entries)[0] ?? ''
}

/**
 * A function that hashes targets, and reads each file and looks through each folder once.
 *
 * @returns {(target: Target) => string}
 */
export function hasher() {
  /** @type {Map<string, string | null>} */
  const known = new Map()
  /** @type {Map<string, string[]>} */
  const listed = new Map()
  /** @param {string} folder */
  const filesIn = (folder) => {
    const files = listed.get(folder) ?? filesUnder(folder)
    listed.set(folder, files)
    return files
  }
  /** @param {string} path */
  const fileHash = (path) => {
    let hash = known.get(path)
    if (hash === undefined) {
      const place = join(ROOT, path)
      hash = existsSync(place) ? createHash('sha256').update(readFileSync(place)).digest('base64') : null
      known.set(path, hash)
    }
    return hash
  }
  return (target) => {
    // Two targets may be made of the same files.
    const all = createHash('sha256').update(`${target.name}\n`)
    for (const path of [...ALWAYS, ...sourcesOf(target, filesIn)]) {
      const hash = fileHash(path)
      if (hash !== null) all.update(`${path}\0${hash}\n`)
    }
    return all.digest('hex')
  }
}

/**
 * @param {Target} target
 * @param {(folder: string) => string[]} filesIn
 */
function sourcesOf(target, filesIn) {
  return target.from
    .flatMap(filesIn)
    .filter((path) => !BESIDE.test(path) && !target.without.some((folder) => path.startsWith(`${folder}/`)))
    .sort()
}

/**
 * @param {string} folder Or one file.
 * @returns {string[]}
 */
function filesUnder(folder) {
  const found = statSync(join(ROOT, folder), { throwIfNoEntry: false })
  if (found === undefined) return []
  if (found.isFile()) return [folder]
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesUnder(path)
    return entry.isFile() ? [path] : []
  })
}

/**
 * @param {Target} target
 * @param {string} hash
 */
export function isFresh(target, hash) {
  const stamp = stampFile(target)
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) return false
  return target.kind !== 'node' || existsSync(join(outFolder(target), 'main.js'))
}
