/**
 * The embedded default: PGlite in a worker thread, one session. Statements and transactions wait for each other here,
 * so a statement through the outer handle never runs inside somebody's transaction.
 */
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Ask, Db, Sql, Tx } from './sql.ts'
import { statementText, runCommitted } from './both.ts'
import { takeLock } from './lock.ts'

interface Waiting {
  resolve(rows: unknown[]): void
  reject(error: Error): void
}
interface FromWorker {
  readonly id: number
  readonly rows?: unknown[]
  readonly error?: { message: string; code?: string; detail?: string; constraint?: string }
}

/** An error as the database raised it, with the fields that callers look at. */
class DatabaseError extends Error {
  readonly code: string | undefined
  readonly constraint: string | undefined
  constructor(raw: { message: string; code?: string; constraint?: string }) {
    super(raw.message)
    this.code = raw.code
    this.constraint = raw.constraint
  }
}

/**
 * V8 compiles a function of PostgreSQL's once more, and well, when this many of its bytes have run. Its own 1.8 million are
 * reached by two hundred functions during a start already: a second and a half of processor time, on all cores, while
 * everybody waits for them. What is really hot gets there soon enough.
 */
const COMPILED_WELL_AFTER = 50_000_000

/** Beside this module: the bundle has the worker as .js, the source tree as .ts, which Node 20 reads through tsx only. */
function startWorker(workerData: { folder: string | null; image: string | null }): Worker {
  if (import.meta.url.endsWith('.ts')) {
    const source = new URL('./pglite-worker.ts', import.meta.url).href
    const start = `import('tsx/esm/api').then((tsx) => tsx.tsImport(${JSON.stringify(source)}, ${JSON.stringify(source)}))`
    return new Worker(start, { workerData, eval: true })
  }
  return new Worker(new URL('./pglite-worker.js', import.meta.url), { workerData })
}

/** The conversation with the worker: requests by number, all of them failed when it goes. */
function conversation(worker: Worker) {
  const waiting = new Map<number, Waiting>()
  let nextId = 0
  let gone: Error | undefined
  const fail = (error: Error) => {
    gone = error
    for (const caller of waiting.values()) caller.reject(error)
    waiting.clear()
  }
  worker.on('message', (message: FromWorker) => {
    const caller = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.error) caller?.reject(new DatabaseError(message.error))
    else caller?.resolve(message.rows ?? [])
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('the embedded database has stopped')))
  return (op: 'query' | 'script' | 'copy' | 'close', text = '', values: readonly unknown[] = []) =>
    new Promise<unknown[]>((resolve, reject) => {
      if (gone) return reject(gone)
      const id = nextId++
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, op, text, values })
    })
}

/** One at a time, in the order of asking. */
function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let tail: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = tail.then(work, work)
    tail = mine.catch(() => {})
    return mine
  }
}

/**
 * Opens the database in `folder` (null: in memory, for tests), a copy of the prepared `image` when it is new and
 * there is one. Takes the folder's lock first: two processes on one folder would lose data silently.
 */
export async function openEmbedded(folder: string | null, image: string | null = null): Promise<Db> {
  const release = folder === null ? () => {} : takeLock(`${folder}.lock`)
  setFlagsFromString(`--wasm-tiering-budget=${COMPILED_WELL_AFTER}`)
  const worker = startWorker({ folder, image })
  const call = conversation(worker)
  const alone = turns()
  const query = (text: string, values: readonly unknown[]) =>
    call('query', text, values) as Promise<Record<string, unknown>[]>
  const ask: Ask = async <Row>(text: TemplateStringsArray, ...values: readonly unknown[]) =>
    (await query(statementText(text), values)) as Row[]

  try {
    await call('query', 'select 1')
  } catch (error) {
    release()
    throw error
  }
  return {
    kind: 'embedded',
    sql: (text, ...values) => alone(() => ask(text, ...values)),
    query: (text, values) => alone(() => query(text, values)),
    transaction: <T>(work: (tx: Tx) => Promise<T>) => alone(() => inTransaction(call, { sql: ask, query }, work)),
    script: (text) => alone(async () => void (await call('script', text))),
    copyTo: (copy) => alone(async () => void (await call('copy', copy))),
    close: () =>
      alone(async () => {
        await call('close').catch(() => {})
        await worker.terminate()
        release()
      }),
  }
}

async function inTransaction<T>(
  call: ReturnType<typeof conversation>,
  sql: Sql,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const later: (() => void)[] = []
  await call('script', 'begin')
  try {
    const answer = await work({
      ...sql,
      script: async (text) => void (await call('script', text)),
      afterCommit: (run) => void later.push(run),
    })
    // COMMIT alone would roll back without a word when a statement had failed and its error was caught.
    await call('script', 'select 1; commit')
    runCommitted(later)
    return answer
  } catch (error) {
    await call('script', 'rollback').catch(() => {})
    throw error
  }
}
