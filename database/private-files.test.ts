/** Nobody else on the machine reads what the platform writes down. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEmbedded } from './embedded.ts'
import { makeAllPrivate, makePrivate, writePrivately } from './private-files.ts'

/** What others may do with a folder and what is in it, by path. */
export function openToOthers(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true, recursive: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  )
  return [folder, ...below]
    .filter((path) => (statSync(path).mode & 0o077) !== 0)
    .map((path) => `${(statSync(path).mode & 0o777).toString(8)} ${path.slice(folder.length)}`)
}

describe('private files', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'uwanja-private-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('X09 an embedded database is its user’s alone', async () => {
    const database = join(folder, 'database')
    const before = process.umask()
    writePrivately()
    const db = await openEmbedded(database)
    await db.script('create table kept (x int); insert into kept select generate_series(1, 1000); checkpoint')
    await db.close()
    process.umask(before)
    expect(openToOthers(database)).toEqual([])
  })

  it('X09 what an older version left open is closed when it is opened again', async () => {
    const loose = join(folder, 'database', 'base')
    mkdirSync(loose, { recursive: true })
    writeFileSync(join(loose, '1'), '')
    for (const path of [folder, join(folder, 'database'), loose]) chmodSync(path, 0o755)
    chmodSync(join(loose, '1'), 0o666)
    makeAllPrivate(folder)
    expect(openToOthers(folder)).toEqual([])
  })

  it('a folder that is private already, or not there yet, is left alone', () => {
    makePrivate(folder)
    makePrivate(join(folder, 'nothing'))
    expect(readdirSync(folder)).toEqual([])
  })

  it.runIf(process.platform === 'linux')('X09 a folder that cannot be closed is refused in one sentence', () => {
    expect(() => makePrivate('/proc/self/task')).toThrow(
      /^Others on this machine can read \/proc\/self\/task, and that could not be changed \(E\w+\): choose another DATA_DIR\.$/,
    )
    chmodSync(folder, 0o1777)
    expect(() => makePrivate(folder)).toThrow(`${folder} is everybody's: give DATA_DIR a folder of its own.`)
  })
})
