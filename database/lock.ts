/** The lock of an embedded database: one live process a folder. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** When the process started, in the kernel's ticks, where it can be known: a recycled pid is not the same process. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: somebody else's process, but alive.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return start === '' || startOf(pid) === '' || startOf(pid) === start
}

/** A live process holds it. */
export class LockedError extends Error {}

/** `database.lock.<pid>-<start>-<nonce>`: the name says whose it is, so no file is ever seen half written. */
interface Claim {
  readonly name: string
  readonly pid: number
  readonly isHeld: boolean
}

const HELD = '.held'
const LOOK_AGAIN_MS = 5
/** A rival that neither takes the lock nor goes away by then is stopped or hangs: it counts as the holder. */
const GIVE_UP_MS = 3_000

/**
 * The claims of live processes beside our own. A dead one's is removed: since no other process will ever have that name,
 * this cannot take anything from a living one, as moving a shared file away could.
 */
function rivalsOf(path: string, own: string): Claim[] {
  const names = new Set(readdirSync(dirname(path)).filter((name) => name.startsWith(`${basename(path)}.`)))
  return [...names].flatMap((name) => {
    const match = /\.(\d+)-(\d*)-[0-9a-f]+$/.exec(name)
    if (!match || name === own) return []
    const [pid, start] = [Number(match[1]), match[2] ?? '']
    if (isAlive(pid, start)) return [{ name, pid, isHeld: names.has(name + HELD) }]
    rmSync(join(dirname(path), name + HELD), { force: true })
    rmSync(join(dirname(path), name), { force: true })
    return []
  })
}

/**
 * Takes the lock or throws a sentence that names the holder. A dead process's lock is taken over; a live one's never.
 *
 * Everybody first lays down a claim and then looks: of two, the one that looks later sees the other, so no two can find
 * themselves alone. Of those that see each other before anybody holds it, the first by name waits and the others give way.
 * @returns what releases it.
 */
export function takeLock(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true })
  const own = `${basename(path)}.${process.pid}-${startOf(process.pid)}-${randomBytes(6).toString('hex')}`
  const claim = join(dirname(path), own)
  const release = () => {
    rmSync(claim + HELD, { force: true })
    rmSync(claim, { force: true })
  }
  writeFileSync(claim, '', { flag: 'wx' })
  try {
    const untilMs = performance.now() + GIVE_UP_MS
    for (;;) {
      const rivals = rivalsOf(path, own)
      if (rivals.length === 0) break
      const before = rivals.find(({ isHeld, name }) => isHeld || name < own)
      const winner = before ?? (performance.now() > untilMs ? rivals[0] : undefined)
      if (winner) throw new LockedError(refusal(path, winner.pid))
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS)
    }
    writeFileSync(claim + HELD, '')
    return release
  } catch (error) {
    release()
    throw error
  }
}

const refusal = (path: string, pid: number) =>
  `Another process (${pid}) is using this data folder: stop it first, or choose another DATA_DIR. (${path})`
