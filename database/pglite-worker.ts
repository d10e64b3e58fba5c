/** The worker thread that holds PGlite: on the main thread each statement would stall every player's request. */
import fs, { cpSync, existsSync, renameSync, rmSync, type Mode } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import { makeAllPrivate } from './private-files.ts'

interface Request {
  readonly id: number
  readonly op: 'query' | 'script' | 'copy' | 'close'
  readonly text?: string
  readonly values?: unknown[]
}

const { folder, image } = workerData as { folder: string | null; image: string | null }

/**
 * PostgreSQL's own 128 MiB of buffers are taken from the start, whether anything is in them or not; what falls out of these
 * the system still has in memory. Journal files of 1 MiB instead of 16, since a new database begins with one of them, and a
 * killed one has at most 64 MiB to go through again.
 */
const SHARED_BUFFERS = ['-c', 'shared_buffers=32MB']
const INITDB = ['--wal-segsize=1']

/** Makes `folder` a copy of the prepared database, unless it holds one: whole or not at all, even when the process is killed. */
function copyImage(image: string, folder: string): void {
  if (existsSync(join(folder, 'PG_VERSION'))) return
  const aside = `${folder}.new`
  rmSync(aside, { recursive: true, force: true })
  cpSync(image, aside, { recursive: true })
  renameSync(aside, folder)
}

/** Everything stands in its files, and nobody writes while this thread copies them: whole or not at all. */
function copyAll(from: string | null, to: string): void {
  if (from === null) throw new Error('a database in memory has no files')
  if (existsSync(to)) throw new Error(`${to} is there already`)
  const aside = `${to}.new`
  rmSync(aside, { recursive: true, force: true })
  cpSync(from, aside, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') })
  makeAllPrivate(aside)
  renameSync(aside, to)
}

/**
 * PGlite gives each file that it makes a mode of its own, 0666 for most, whatever the umask says. It looks `chmodSync` up in
 * the module at each call, and this thread is its alone.
 */
function giveNothingToOthers(): void {
  const { chmodSync, fchmodSync } = fs
  const own = (mode: Mode) => (typeof mode === 'number' ? mode & ~0o077 : mode)
  fs.chmodSync = (path, mode) => chmodSync(path, own(mode))
  fs.fchmodSync = (file, mode) => fchmodSync(file, own(mode))
}

giveNothingToOthers()
if (folder !== null && image !== null) copyImage(image, folder)
if (folder !== null) makeAllPrivate(folder)
const opening = PGlite.create({
  ...(folder === null ? {} : { dataDir: folder }),
  startParams: [...PGlite.defaultStartParams, ...SHARED_BUFFERS],
  initDbStartParams: INITDB,
  parsers: { [types.INT8]: (text: string) => BigInt(text) },
})

async function answer(request: Request): Promise<unknown[]> {
  const database = await opening
  switch (request.op) {
    case 'query':
      return (await database.query(request.text!, request.values)).rows
    case 'script':
      await database.exec(request.text!)
      return []
    case 'copy':
      await database.exec('checkpoint')
      copyAll(folder, request.text!)
      return []
    case 'close':
      await database.close()
      return []
  }
}

parentPort!.on('message', (request: Request) => {
  answer(request).then(
    (rows) => parentPort!.postMessage({ id: request.id, rows }),
    (raw: { message?: string; code?: string; constraint?: string }) =>
      parentPort!.postMessage({
        id: request.id,
        error: { message: raw.message ?? String(raw), code: raw.code, constraint: raw.constraint },
      }),
  )
})
