/**
 * Writes what the studio's memory became, in its order: one transaction at a time takes all that has come since the one before, and
 * each of them only while this process leads.
 */
import type { Db, Sql } from '@uwanja/database/sql'
import { holdsLease } from './store.ts'

export interface Change {
  /** Of a row that changes twice before it is written, the last word is. */
  readonly id: string
  save(tx: Sql): Promise<void>
}

export interface Writer {
  /** Safe when it resolves. */
  put(change: Change): Promise<void>
  /** When all that came is safe. */
  idle(): Promise<void>
}

export interface WriterWorld {
  readonly db: Db
  readonly holder: string
  /** Another process leads, or the database refused what can never be written: this one must say and do nothing more. */
  readonly onLost: (why: unknown) => void
  readonly onFault: (error: unknown) => void
}

const AGAIN_MS = 200

class LeaseLost extends Error {}

/** The database's own no to a row, which a second try would hear again. */
function isRefusal(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^(?:22|23|42|P0)/.test(code)
}

export function openWriter({ db, holder, onLost, onFault }: WriterWorld): Writer {
  let changes = new Map<string, Change>()
  let batch: Promise<void> | null = null
  /** Of everything that is not in a transaction yet. */
  let next: { readonly done: Promise<void>; readonly resolve: () => void } | null = null

  async function write(taken: readonly Change[]): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await holdsLease(tx, holder))) throw new LeaseLost('another process leads')
      for (const change of taken) await change.save(tx)
    })
  }
  /** Never ends when the lease is lost: what waits for it must not go on. */
  async function writeUntilKept(taken: readonly Change[]): Promise<void> {
    for (;;) {
      try {
        return await write(taken)
      } catch (error) {
        if (error instanceof LeaseLost || isRefusal(error)) {
          onLost(error)
          return new Promise(() => {})
        }
        onFault(error)
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      }
    }
  }
  async function run(): Promise<void> {
    while (next) {
      const taken = [...changes.values()]
      const { resolve } = next
      changes = new Map()
      next = null
      await writeUntilKept(taken)
      resolve()
    }
    batch = null
  }
  return {
    put(change) {
      // In the order of the last change: what was written of a row before goes with it.
      changes.delete(change.id)
      changes.set(change.id, change)
      if (!next) {
        let resolve = () => {}
        next = { done: new Promise<void>((go) => (resolve = go)), resolve: () => resolve() }
      }
      const { done } = next
      // What changes in one turn of the program is written together.
      batch ??= Promise.resolve().then(run)
      return done
    },
    idle: () => next?.done ?? batch ?? Promise.resolve(),
  }
}
