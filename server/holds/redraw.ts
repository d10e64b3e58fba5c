/**
 * Draws a picture of a stranger's anew: in a thread of its own with a bounded memory and time, which is ended afterwards. One
 * at a time, because each may take as much memory as the rest of the process.
 */
import { Worker, type ResourceLimits } from 'node:worker_threads'
import { PICTURE } from '@uwanja/contract/site/holds'
import type { Head } from './picture-head.ts'

/** `busy`: too many wait already, nothing was looked at. */
export type Redrawn = Buffer | 'not-readable' | 'busy'
export type Redraw = (bytes: Buffer, kind: Head['kind']) => Promise<Redrawn>

const WITHIN_MS = 20_000
const MOST_WAITING = 4
/** Beside this what is drawn on, which the decoder counts itself. */
const MEMORY: ResourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }

interface Bounds {
  readonly withinMs?: number
  readonly memory?: ResourceLimits
}

export function openRedraw({ withinMs = WITHIN_MS, memory = MEMORY }: Bounds = {}): Redraw {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (bytes, kind) => {
    if (waiting >= MOST_WAITING) return 'busy'
    waiting++
    const mine = last.then(() => inThread({ bytes, kind }, withinMs, memory))
    last = mine.catch(() => {})
    return mine.finally(() => waiting--)
  }
}

interface Asked {
  readonly bytes: Buffer
  readonly kind: Head['kind']
}

/** @throws what is our own fault; whatever the picture does to the thread is an answer. */
function inThread(asked: Asked, withinMs: number, memory: ResourceLimits): Promise<Redrawn> {
  const { mostPoints, mostBytes } = PICTURE
  const thread = startWorker({ ...asked, mostPoints, mostBytes }, memory)
  return new Promise<Redrawn>((done, fail) => {
    const clock = setTimeout(() => done('not-readable'), withinMs)
    thread.once('message', (drawn: Uint8Array | null) => done(drawn === null ? 'not-readable' : Buffer.from(drawn)))
    thread.once('error', (error: Error & { code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') done('not-readable')
      else fail(error)
    })
    thread.once('exit', () => {
      clearTimeout(clock)
      done('not-readable')
    })
  }).finally(() => void thread.terminate())
}

/** Beside this module: the bundle has the worker as .js, the source tree as .ts, which Node 20 reads through tsx only. */
function startWorker(workerData: object, resourceLimits: ResourceLimits): Worker {
  if (import.meta.url.endsWith('.ts')) {
    const source = new URL('./redraw-worker.ts', import.meta.url).href
    const start = `import('tsx/esm/api').then((tsx) => tsx.tsImport(${JSON.stringify(source)}, ${JSON.stringify(source)}))`
    return new Worker(start, { workerData, resourceLimits, eval: true })
  }
  return new Worker(new URL('./redraw-worker.js', import.meta.url), { workerData, resourceLimits })
}
