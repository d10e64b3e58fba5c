/** The worker thread that holds PGlite: on the main thread each statement would stall every player's request. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'

interface Request {
  readonly id: number
  readonly op: 'query' | 'script' | 'image' | 'close'
  readonly text?: string
  readonly values?: unknown[]
}

const { folder, image } = workerData as { folder: string | null; image: string | null }

/** A prepared database (a tar of a fresh cluster with all migrations) saves the first start its seconds. */
const isNew = folder === null || !existsSync(join(folder, 'PG_VERSION'))
const opening = PGlite.create({
  ...(folder === null ? {} : { dataDir: folder }),
  ...(isNew && image !== null && existsSync(image) ? { loadDataDir: new Blob([readFileSync(image)]) } : {}),
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
    case 'image': {
      const file = await database.dumpDataDir('none')
      return [new Uint8Array(await file.arrayBuffer())]
    }
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
