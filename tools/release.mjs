/**
 * `npm run release [-- FOLDER]`: one archive with everything built, for a machine that has Node and nothing of ours, its list
 * of components (CycloneDX), the licences of what it holds, and the checksums of all three.
 */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { NOT_BUNDLED } from './bundle.mjs'
import { buildApart } from './build.mjs'
import { install } from './install.mjs'
import { licenceFile } from './licenses.mjs'
import { command, npm, PlainError, ROOT, run, say } from './place.mjs'
import { BUNDLES, IMAGES } from './targets.mjs'

/** What is built runs for players but for this: the outside world must never face the public. */
const OUTSIDE = ['sandbox', 'sandbox-pages']
export const RELEASED = [...BUNDLES, ...IMAGES].map(({ name }) => name).filter((name) => !OUTSIDE.includes(name))
const BESIDE = ['deploy', 'docs', 'LICENSE', 'README.md', 'CHANGELOG.md', 'SECURITY.md', '.nvmrc']

/** @type {{ name: string, version: string, license: string, engines: Record<string, string> }} */
const PACKAGE = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/** The moment of the last commit, so that an archive does not hang on when it was made. */
async function commit() {
  const { code, output } = await run('git', ['log', '-1', '--format=%H %ct'], { quiet: true })
  const [hash = 'unknown', seconds = '0'] = code === 0 ? output.trim().split(' ') : []
  return { hash, seconds: Number(seconds) }
}

/**
 * Packages that find files of their own beside themselves lie in the archive as they are, with what they need of others.
 *
 * @param {string} name
 * @param {NodeJS.Require} from
 * @param {string} into
 */
function copyPackage(name, from, into) {
  const place = join(into, 'node_modules', name)
  if (existsSync(place)) return
  const found = from.resolve.paths(name)?.find((folder) => existsSync(join(folder, name, 'package.json')))
  if (found === undefined) return // Of another kind of machine.
  const folder = realpathSync(join(found, name))
  cpSync(folder, place, { recursive: true, filter: (path) => !path.endsWith('.map') })
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const inside = createRequire(join(folder, 'package.json'))
  for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) copyPackage(one, inside, into)
}

/**
 * @param {string} into
 * @param {string} hash
 */
async function fill(into, hash) {
  mkdirSync(into, { recursive: true })
  for (const target of RELEASED) {
    cpSync(join(ROOT, 'dist', target), join(into, 'dist', target), {
      recursive: true,
      // Where a bundle is stale is asked of a checkout only.
      filter: (path) => !path.endsWith('/.stamp'),
    })
  }
  for (const name of BESIDE) cpSync(join(ROOT, name), join(into, name), { recursive: true })
  const require = createRequire(join(ROOT, 'package.json'))
  for (const name of NOT_BUNDLED) copyPackage(name, require, into)
  const { name, version, license, engines } = PACKAGE
  writeFileSync(
    join(into, 'package.json'),
    `${JSON.stringify({ name, version, license, type: 'module', engines }, null, 2)}\n`,
  )
  writeFileSync(join(into, 'COMMIT'), `${hash}\n`)
  writeFileSync(join(into, 'licenses.txt'), licenceFile())
}

/** @param {string} path */
export const sha256 = (path) => createHash('sha256').update(readFileSync(path)).digest('hex')

/**
 * The same bytes each time but for its serial number and moment, which the library draws anew; those are taken from the commit.
 *
 * @param {{ hash: string, seconds: number }} made
 */
async function components({ hash, seconds }) {
  const { code, output } = await npm(['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'], {
    quiet: true,
  })
  if (code !== 0) throw new PlainError(`npm could not list the components:\n${output}`)
  const all = JSON.parse(output)
  const id = createHash('sha256').update(hash).digest('hex')
  all.serialNumber = `urn:uuid:${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-a${id.slice(17, 20)}-${id.slice(20, 32)}`
  all.metadata.timestamp = new Date(seconds * 1000).toISOString()
  return `${JSON.stringify(all, null, 2)}\n`
}

/**
 * Sorted, of one owner and one moment.
 *
 * @param {string} folder
 * @param {string} name
 * @param {string} archive
 * @param {number} seconds
 */
async function pack(folder, name, archive, seconds) {
  const same = [
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    `--mtime=@${seconds}`,
    '--mode=u+rwX,go+rX,go-w',
  ]
  const { code, output } = await run('tar', ['-C', folder, ...same, '-I', 'gzip -9n', '-cf', archive, name], {
    quiet: true,
  })
  if (code !== 0) throw new PlainError(`tar failed: ${output}`)
}

/**
 * @param {string} out Where the files are to lie.
 * @returns {Promise<{ archive: string, folder: string }>} The archive, and the one folder that it holds.
 */
export async function release(out) {
  await install()
  if (!(await buildApart())) throw new PlainError('The build failed; its own words are above.')
  const made = await commit()
  const folder = `uwanja-${PACKAGE.version}`
  const archive = join(out, `${folder}-${process.platform}-${process.arch}.tar.gz`)
  const stage = mkdtempSync(join(tmpdir(), 'uwanja-release-'))
  try {
    await fill(join(stage, folder), made.hash)
    mkdirSync(out, { recursive: true })
    await pack(stage, folder, archive, made.seconds)
    const files = [archive, join(out, 'sbom.cdx.json'), join(out, 'licenses.txt')]
    writeFileSync(files[1] ?? '', await components(made))
    cpSync(join(stage, folder, 'licenses.txt'), files[2] ?? '')
    writeFileSync(
      join(out, 'SHA256SUMS'),
      files.map((file) => `${sha256(file)}  ${file.slice(dirname(file).length + 1)}\n`).join(''),
    )
    return { archive, folder }
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

await command(import.meta.url, async ([out = 'release', ...more]) => {
  if (more.length > 0) throw new PlainError('npm run release -- FOLDER')
  const { archive } = await release(resolve(ROOT, out))
  say(`${archive}\nBeside it: its components, the licences, and the checksums of all three (sha256sum -c SHA256SUMS).`)
  return 0
})
