/**
 * A back-up of the embedded database while it works. The command cannot open the files that this process holds, so it leaves a note
 * in DATA_DIR, which nobody else can write, and reads what became of it.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '@uwanja/money/sql'
import { every, type Repeated } from '../runtime/every.ts'

const LOOK_MS = 1_000
const DONE = 'done'

const wantedIn = (dataDir: string) => join(dataDir, 'backup.wanted')
const saidIn = (dataDir: string) => join(dataDir, 'backup.said')

/** Whole or not at all: the other side never reads half of it. */
function write(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600 })
  renameSync(`${path}.new`, path)
}

/** One look: is a copy wanted? */
export async function backupWanted(db: Db, dataDir: string): Promise<void> {
  const wanted = wantedIn(dataDir)
  if (!existsSync(wanted)) return
  const folder = readFileSync(wanted, 'utf8')
  rmSync(wanted)
  const said = await db.copyTo!(folder).then(
    () => DONE,
    (error: Error) => error.message,
  )
  write(saidIn(dataDir), said)
}

export const openBackups = (db: Db, dataDir: string, onFault: (error: unknown) => void): readonly Repeated[] =>
  db.kind === 'embedded' ? [every(LOOK_MS, () => backupWanted(db, dataDir), onFault)] : []

/** For the command. @throws What the process said, or that none did. */
export async function askForBackup(dataDir: string, folder: string, withinMs: number): Promise<void> {
  const said = saidIn(dataDir)
  rmSync(said, { force: true })
  write(wantedIn(dataDir), folder)
  for (const untilMs = performance.now() + withinMs; !existsSync(said);) {
    if (performance.now() > untilMs) {
      rmSync(wantedIn(dataDir), { force: true })
      throw new Error('the process that holds the database did not make a copy in time: is it of this release?')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const text = readFileSync(said, 'utf8')
  rmSync(said)
  if (text !== DONE) throw new Error(text)
}
