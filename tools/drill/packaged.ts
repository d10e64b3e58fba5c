/** The Debian package in a bare Debian: built, installed, served from, removed and purged. */
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { freePort } from '@uwanja/runtime/free-port'
import { debian } from '../debian.mjs'
import { must, mustBe, ready, started, type Drill } from './drill.ts'

// systemd does not run there; its own units are what ours name.
const DEPENDS = ['adduser', 'ca-certificates', 'libstdc++6', 'libgcc-s1', 'logrotate', 'systemd']

/** Of a unit, in the order in which they stand. */
const valuesOf = (unit: string, name: string): string[] =>
  unit.split('\n').flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []))

/** What systemd would make of the unit's own words, in a root that has none: its environment, its file, its user, its program. */
function asUnit(root: string, name: string, more: NodeJS.ProcessEnv) {
  const unit = readFileSync(join(root, 'lib/systemd/system', `${name}.service`), 'utf8')
  const [command = ''] = valuesOf(unit, 'ExecStart')
  const [user = '', group = ''] = [valuesOf(unit, 'User')[0], valuesOf(unit, 'Group')[0]]
  const env = valuesOf(unit, 'Environment').flatMap((line) => line.split(' '))
  const file = readFileSync(join(root, valuesOf(unit, 'EnvironmentFile')[0] ?? ''), 'utf8')
  const given = file.split('\n').filter((line) => /^[A-Z]/.test(line))
  const all = [...env, ...given, ...Object.entries(more).map(([key, value]) => `${key}=${value}`)]
  return started(
    'chroot',
    [`--userspec=${user}:${group}`, root, '/usr/bin/env', '-i', 'PATH=/usr/bin:/bin', ...all, ...command.split(' ')],
    {},
  )
}

async function units(root: string, say: (line: string) => void): Promise<void> {
  // The names of our programs are those of the root; what the units say of them is what is looked at.
  const said = await must('systemd-analyze', [
    'verify',
    '--root',
    root,
    ...['uwanja', 'uwanja-book', 'uwanja-studio', 'uwanja-verify'].map((unit) => `${unit}.service`),
    'uwanja-verify.timer',
  ])
  say(`the units are in order${said.trim() === '' ? '' : `: ${said.trim()}`}`)
}

async function serves(root: string, say: (line: string) => void): Promise<void> {
  const [port, office] = await Promise.all([freePort(), freePort()])
  const settings = join(root, 'etc/uwanja/uwanja.env')
  // Of what an operator fills in: the least with which a site starts. The embedded database is allowed by its name.
  writeFileSync(
    settings,
    `${readFileSync(settings, 'utf8')}\nPORT=${port}\nOFFICE_PORT=${office}\nPRODUCTION_ALLOWS=embedded\nHELP_CONTACT=+234 700 000 000\n`,
  )
  const program = asUnit(root, 'uwanja', {})
  try {
    const ms = await ready(program, `http://127.0.0.1:${port}/ready`, 120_000)
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text()
    mustBe(page.includes('Uwanja'), true, 'the first page')
    say(`the site answered ${(ms / 1000).toFixed(1)} s after its unit's own program was started as its own user`)
  } finally {
    await program.stop()
  }
  const verified = await must('chroot', [root, '/usr/bin/uwanja', 'verify'])
  mustBe(verified.includes('the books are whole'), true, 'uwanja verify')
}

async function removed(root: string, say: (line: string) => void): Promise<void> {
  await must('chroot', [root, 'apt-get', 'purge', '-y', 'uwanja'], { DEBIAN_FRONTEND: 'noninteractive' })
  const left = [
    'opt/uwanja/dist',
    'etc/uwanja',
    'usr/bin/uwanja',
    'var/log/uwanja',
    'lib/systemd/system/uwanja.service',
  ]
  mustBe(
    left.filter((path) => existsSync(join(root, path))),
    [],
    'what stays after a purge',
  )
  mustBe(existsSync(join(root, 'var/lib/uwanja/sealing.key')), true, 'the keys of the database stay')
  say('purged: nothing of it is left but the keys')
}

export const packaged: Drill = {
  about: 'the Debian package: built, installed in a bare Debian, served from, removed',
  needs: { mmdebstrap: 'mmdebstrap', 'dpkg-deb': 'dpkg', 'systemd-analyze': 'systemd', chroot: 'coreutils' },
  async run(say) {
    const folder = mkdtempSync(join(tmpdir(), 'uwanja-package-'))
    const root = join(folder, 'root')
    try {
      const made = await debian(folder)
      say(`${basename(made)} is built`)
      // What it depends on comes with the root: from within, no archive need be reached.
      await must('mmdebstrap', ['--variant=apt', `--include=${DEPENDS.join(',')}`, 'bookworm', root])
      copyFileSync(made, join(root, basename(made)))
      await must('chroot', [root, 'apt-get', 'install', '-y', '--no-install-recommends', `./${basename(made)}`], {
        DEBIAN_FRONTEND: 'noninteractive',
      })
      await units(root, say)
      await serves(root, say)
      await removed(root, say)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
