/**
 * `npm run debian [-- FOLDER]`: a Debian package of a release that carries its own Node, so that a machine needs nothing of npm.
 * It installs the programs, their units, the user that they run as, the settings to fill in, the turning of logs, and a site for nginx.
 */
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { command, PlainError, ROOT, run, say } from './place.mjs'
import { release } from './release.mjs'

/** What dpkg calls the kinds of machine. */
const ARCHITECTURES = /** @type {Record<string, string>} */ ({ x64: 'amd64', arm64: 'arm64' })
const HOME = 'opt/uwanja'
/** Whoever installs it fills these in; an upgrade leaves them as they are. */
const SETTINGS = { platform: 'uwanja.env', book: 'book.env', studio: 'studio.env' }

/** @type {{ version: string, description: string }} */
const { version, description } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/** @param {string[]} words */
async function must(...words) {
  const [program = '', ...args] = words
  const { code, output } = await run(program, args, { quiet: true })
  if (code !== 0) throw new PlainError(`${program} failed: ${output}`)
  return output
}

/**
 * @param {string} path
 * @param {string} text
 * @param {number} [mode]
 */
function put(path, text, mode = 0o644) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  chmodSync(path, mode)
}

/** @param {string} stage */
async function settings(stage) {
  for (const [program, file] of Object.entries(SETTINGS)) {
    const rows = await must(process.execPath, join(stage, HOME, 'dist/server/environment.js'), 'template', program)
    put(join(stage, 'etc/uwanja', file), rows, 0o640)
  }
}

/** @param {string} stage */
function files(stage) {
  const deploy = (/** @type {string} */ path) => join(ROOT, 'deploy', path)
  cpSync(deploy('systemd'), join(stage, 'lib/systemd/system'), { recursive: true })
  put(join(stage, 'etc/logrotate.d/uwanja'), readFileSync(deploy('debian/logrotate'), 'utf8'))
  put(join(stage, 'etc/nginx/sites-available/uwanja'), readFileSync(deploy('nginx/uwanja.conf'), 'utf8'))
  put(join(stage, 'usr/bin/uwanja'), readFileSync(deploy('debian/uwanja'), 'utf8'), 0o755)
  const docs = join(stage, 'usr/share/doc/uwanja')
  put(join(docs, 'copyright'), readFileSync(deploy('debian/copyright'), 'utf8'))
  for (const name of ['docs', 'README.md', 'CHANGELOG.md', 'licenses.txt']) {
    cpSync(join(stage, HOME, name), join(docs, name), { recursive: true })
  }
  cpSync(deploy('.'), join(docs, 'deploy'), { recursive: true })
}

/** @param {string} stage */
async function control(stage) {
  const [kilobytes = '0'] = (await must('du', '-sk', stage)).split('\t')
  const text = readFileSync(join(ROOT, 'deploy/debian/control'), 'utf8')
    .replace('@VERSION@', version)
    .replace('@ARCHITECTURE@', ARCHITECTURES[process.arch] ?? process.arch)
    .replace('@SIZE@', kilobytes)
    .replace('@DESCRIPTION@', description)
  put(join(stage, 'DEBIAN/control'), text)
  const kept = [...Object.values(SETTINGS).map((file) => `/etc/uwanja/${file}`), '/etc/logrotate.d/uwanja']
  put(join(stage, 'DEBIAN/conffiles'), [...kept, '/etc/nginx/sites-available/uwanja', ''].join('\n'))
  for (const script of ['postinst', 'prerm', 'postrm'])
    put(join(stage, 'DEBIAN', script), readFileSync(join(ROOT, 'deploy/debian', script), 'utf8'), 0o755)
}

/**
 * @param {string} out Where the package is to lie, beside the release that it holds.
 * @param {string} node The program that it carries.
 * @returns {Promise<string>} The package.
 */
export async function debian(out, node = process.execPath) {
  const { archive, folder } = await release(out)
  const stage = mkdtempSync(join(tmpdir(), 'uwanja-deb-'))
  try {
    chmodSync(stage, 0o755)
    mkdirSync(join(stage, HOME), { recursive: true })
    await must('tar', '-xzf', archive, '-C', join(stage, HOME), '--strip-components=1')
    mkdirSync(join(stage, HOME, 'bin'))
    cpSync(node, join(stage, HOME, 'bin/node'), { dereference: true })
    await settings(stage)
    files(stage)
    await control(stage)
    const made = join(out, `${folder.replace('-', '_')}_${ARCHITECTURES[process.arch] ?? process.arch}.deb`)
    await must('dpkg-deb', '--root-owner-group', '-Zgzip', '--build', stage, made)
    return made
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

await command(import.meta.url, async ([out = 'release', ...more]) => {
  if (more.length > 0) throw new PlainError('npm run debian -- FOLDER')
  say(await debian(resolve(ROOT, out)))
  return 0
})
