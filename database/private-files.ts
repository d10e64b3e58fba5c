/** What we write down is for this user alone: balances, numbers, keys and codes lie in DATA_DIR. */
import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Of whoever else is on the machine. */
const OTHERS = 0o077
/** Of a folder like /tmp, which belongs to everybody by intention. */
const STICKY = 0o1000

/** The first thing that a program does: no file of ours is anybody else's, not even for a moment. */
export const writePrivately = (): void => void process.umask(OTHERS)

/**
 * Takes a folder that stands away from others; its files are out of their reach then. Throws a sentence where it cannot be
 * done: not ours, or on a disk that knows no modes.
 */
export function makePrivate(folder: string): void {
  // Windows keeps no such modes; who may read there is said by the folder that the user put it into.
  if (process.platform === 'win32' || !existsSync(folder)) return
  const { mode } = statSync(folder)
  if ((mode & OTHERS) === 0) return
  if ((mode & STICKY) !== 0) throw new Error(`${folder} is everybody's: give DATA_DIR a folder of its own.`)
  const failed = (why: string) =>
    new Error(
      `Others on this machine can read ${folder}, and that could not be changed (${why}): choose another DATA_DIR.`,
    )
  try {
    chmodSync(folder, mode & 0o700)
  } catch (error) {
    throw failed((error as NodeJS.ErrnoException).code ?? String(error))
  }
  if ((statSync(folder).mode & OTHERS) !== 0) throw failed('its disk keeps no such rights')
}

/** The same for everything in it: a copy of it, as a backup is made, keeps each file's own rights. */
export function makeAllPrivate(folder: string): void {
  makePrivate(folder)
  if (process.platform === 'win32' || !existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) makeAllPrivate(path)
    else if (entry.isFile() && (statSync(path).mode & OTHERS) !== 0) chmodSync(path, 0o600)
  }
}
