/**
 * A PostgreSQL of a test's own: made by initdb, stopped, killed, started again and removed by the test, which may break it as
 * it likes. It needs the programs of a PostgreSQL that is installed, not one that runs.
 */
import { freePort } from '@uwanja/runtime/free-port'
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Folders of versions, the newest last; `*` stands for the version. */
const USUAL_PLACES = [
  ['/usr/lib/postgresql', 'bin'],
  ['/usr/pgsql', 'bin'],
  ['/opt/homebrew/opt', 'bin'],
  ['/usr/local/opt', 'bin'],
  ['/Applications/Postgres.app/Contents/Versions', 'bin'],
] as const

function findPrograms(): string | null {
  const versions = USUAL_PLACES.flatMap(([folder, bin]) =>
    existsSync(folder)
      ? readdirSync(folder)
          .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
          .map((version) => join(folder, version, bin))
      : [],
  ).toReversed()
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  return (
    [...versions, '/usr/local/pgsql/bin', ...onPath].find(
      (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
    ) ?? null
  )
}

/** Where initdb, postgres, pg_dump and pg_restore are; null: this machine has none. */
export const POSTGRES_PROGRAMS = findPrograms()
/** For `describe.runIf`: a drill that cannot run here says so instead of passing in silence. */
export const CAN_OWN_CLUSTER = POSTGRES_PROGRAMS !== null
if (!CAN_OWN_CLUSTER) {
  process.stderr.write(
    'LEFT OUT: the drills that start and kill a PostgreSQL of their own. No initdb was found: install PostgreSQL’s server programs.\n',
  )
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made, or as nobody. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const found = ['postgres', 'nobody'].flatMap((name) => users.filter((line) => line.startsWith(`${name}:`)))[0]
  if (!found) throw new Error('no user postgres or nobody to run PostgreSQL as')
  const [uid, gid] = found.split(':').slice(2, 4).map(Number)
  return { uid: uid!, gid: gid! }
}

export interface OwnCluster {
  readonly port: number
  /** Its data folder, for a test that fills or copies it. */
  readonly folder: string
  /** As DATABASE_URL takes it; anybody may log in from this machine. */
  url(database?: string): string
  /** Starts it and waits until it takes connections. */
  start(): Promise<void>
  /** Ends every connection, writes everything down and waits for the end. */
  stop(): Promise<void>
  /** Every process of it stands still and its lines stay open, as when the cable is pulled; `kill` still ends it. */
  freeze(): void
  /** Every process of it dies at once by SIGKILL, as by a power cut without loss of the disk. */
  kill(): Promise<void>
  restart(): Promise<void>
  /** One of PostgreSQL's programs on this cluster (`pg_dump`, `createdb`, …); answers what it wrote. */
  program(name: string, ...options: readonly string[]): Promise<string>
  /** Another cluster with the same files, as a base backup makes it: same identifier, same transactions so far. */
  copy(): Promise<OwnCluster>
  /** A replica that follows this one until it is promoted (`select pg_promote()`). */
  standby(): Promise<OwnCluster>
  /** Stops it and deletes its files. */
  remove(): Promise<void>
}

interface Options {
  /** Lines of postgresql.conf, like `{ max_connections: '20' }`. */
  readonly settings?: Readonly<Record<string, string>>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) signalAll(child.pid!, 'SIGKILL')
})

/** The processes of one postmaster; each has a session of its own, so no group holds them. */
function processesOf(postmaster: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  return [postmaster, ...pairs.filter(([, parent]) => parent === postmaster).map(([pid]) => pid!)]
}

function signalAll(postmaster: number, signal: 'SIGKILL' | 'SIGSTOP'): number[] {
  const pids = processesOf(postmaster)
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It ended by itself.
    }
  }
  return pids
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  try {
    // A dead one that nobody waited for still has its number.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return !existsSync('/proc/self')
  }
}

async function gone(pids: readonly number[]): Promise<void> {
  while (pids.some(lives)) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Runs the server until it takes connections. @returns its process; throws what it wrote when it ends before. */
async function started(folder: string, port: number, settings: Options['settings']): Promise<ChildProcess> {
  // No socket file: as another user it could not be written everywhere. Nothing waits for the disk: a test's SIGKILL takes
  // processes, and what they wrote stays with the kernel.
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', ...settings }
  const child = spawn(
    join(POSTGRES_PROGRAMS!, 'postgres'),
    ['-D', folder, '-p', `${port}`, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...unprivileged(),
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    },
  )
  running.add(child)
  child.once('exit', () => running.delete(child))
  const said: string[] = []
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stderr! }).on('line', (line) => {
      // The pipe is read for ever, else a server that says much would wait for it.
      if (said.length < 200) said.push(line)
      if (/ready to accept (read-only )?connections/.test(line)) resolve()
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said.join('\n')}`)))
  })
  return child
}

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-cluster-'))
  const user = unprivileged()
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}

/** A cluster of a test's own, started. `remove()` it in afterAll. */
export async function ownCluster({ settings = {} }: Options = {}): Promise<OwnCluster> {
  if (!POSTGRES_PROGRAMS) throw new Error('no initdb on this machine: ask CAN_OWN_CLUSTER first')
  const folder = ownFolder()
  await run(
    join(POSTGRES_PROGRAMS, 'initdb'),
    ['-D', folder, '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...unprivileged(), cwd: '/' },
  )
  return clusterIn(folder, settings)
}

async function clusterIn(folder: string, settings: Readonly<Record<string, string>>): Promise<OwnCluster> {
  const port = await freePort()
  let child: ChildProcess | null = null
  const url = (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`

  async function start(): Promise<void> {
    child ??= await started(folder, port, settings)
  }
  async function ended(how: (running: ChildProcess) => readonly number[]): Promise<void> {
    if (!child) return
    const ending = child
    const exit = ending.exitCode === null && ending.signalCode === null ? once(ending, 'exit') : null
    const pids = how(ending)
    await exit
    // Until the last backend is gone its shared memory keeps the next start away.
    await gone(pids)
    child = null
  }
  const stop = () =>
    ended((ending) => {
      const pids = processesOf(ending.pid!)
      ending.kill('SIGINT')
      return pids
    })

  await start()
  return {
    port,
    folder,
    url,
    start,
    stop,
    freeze() {
      if (child) signalAll(child.pid!, 'SIGSTOP')
    },
    kill: () => ended((ending) => signalAll(ending.pid!, 'SIGKILL')),
    async restart() {
      await stop()
      await start()
    },
    async program(name, ...options) {
      const env = { ...process.env, PGHOST: '127.0.0.1', PGPORT: `${port}`, PGUSER: 'postgres' }
      const file = join(POSTGRES_PROGRAMS!, name)
      return (await run(file, options, { env, maxBuffer: 1 << 28 })).stdout
    },
    async copy() {
      await stop()
      const other = ownFolder()
      cpSync(folder, other, { recursive: true, preserveTimestamps: true })
      const user = unprivileged()
      if (user) await run('chown', ['-R', `${user.uid}:${user.gid}`, other])
      await start()
      return clusterIn(other, settings)
    },
    async standby() {
      const other = ownFolder()
      const to = ['-D', other, '-d', url(), '--checkpoint=fast', '--write-recovery-conf', '--no-sync']
      await run(join(POSTGRES_PROGRAMS!, 'pg_basebackup'), to, { ...unprivileged(), cwd: '/' })
      return clusterIn(other, settings)
    },
    async remove() {
      await ended((ending) => signalAll(ending.pid!, 'SIGKILL'))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
