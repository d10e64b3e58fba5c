/** The table of jobs, and the library that runs them: kept in the database, so a killed process loses none. */
import PgBoss from 'pg-boss'
import type { Db, Sql, Tx } from '@uwanja/money/sql'

export const JOBS = {
  'payment-due': {
    about: 'A payment’s next step: send a withdrawal whose hold is over, ask a company that is silent.',
  },
  'list-games': {
    about: 'Takes the game companies’ lists: at their first start, once an hour, and when an operator asks.',
  },
  reconcile: { about: 'Compares companies’ statements of the days that are over with our books, once an hour.' },
  'erase-player': { about: 'Erases an account whose player asked for it, when his days to think are over.' },
  'return-due': { about: 'A step of parked money on its way back to whoever paid it.' },
  'report-exclusion': { about: 'Tells the national register of a player who excluded himself, until it has taken it.' },
  sweep: { about: 'Removes old tries, codes and campaign clicks, once an hour.' },
} as const
export type JobName = keyof typeof JOBS
export interface JobData {
  'payment-due': { readonly paymentId: string }
  /** Without a company: every one. */
  'list-games': { readonly company?: string }
  reconcile: Record<never, never>
  'erase-player': { readonly requestId: string }
  'return-due': { readonly returnId: string }
  'report-exclusion': { readonly playerId: string }
  sweep: Record<never, never>
}

export interface Jobs {
  /** Asks for a job after so many seconds; it exists when the transaction commits. */
  ask<N extends JobName>(tx: Tx, name: N, data: JobData[N], afterS: number): Promise<void>
  /** Starts working; a job that throws is tried again by the library, with growing delays. */
  work(workers: { readonly [N in JobName]: (data: JobData[N]) => Promise<void> }): Promise<void>
  /** A job that failed for good runs once more. False: there is none of that name and id. */
  retry(name: string, id: string): Promise<boolean>
  stop(): Promise<void>
}

const EVERY_HOUR = '17 * * * *'
const EVERY_HOUR_TOO = '47 * * * *'
const EVERY_HOUR_AS_WELL = '32 * * * *'

/** pg-boss speaks through our handle, so it works on both databases and inside our transactions. */
function speaking(handle: Sql & { script(text: string): Promise<void> }): PgBoss.Db {
  return {
    async executeSql(text: string, values?: unknown[]) {
      // The library sends its schema as one text of many statements, which the embedded database takes as a script.
      if ((values === undefined || values.length === 0) && /;\s*\S/.test(text)) {
        await handle.script(text)
        return { rows: [] }
      }
      return { rows: await handle.query(text, values ?? []) }
    },
  }
}

/**
 * Two processes that make the library's schema at once trip over each other: one waits. The library works on connections
 * beside this one; on the embedded database that would hang, and there is only one process.
 */
function oneAtATime(db: Db, work: () => Promise<void>): Promise<void> {
  if (db.kind === 'embedded') return work()
  return db.transaction(async (tx) => {
    await tx.sql`select pg_advisory_xact_lock(867530903)`
    await work()
  })
}

export async function openJobs(db: Db, onError: (error: unknown) => void): Promise<Jobs> {
  const boss = new PgBoss({ db: speaking(db), schema: 'jobs', schedule: true, supervise: true })
  boss.on('error', onError)
  await oneAtATime(db, async () => {
    await boss.start()
    for (const name of Object.keys(JOBS))
      await boss.createQueue(name, { name, retryLimit: 20, retryDelay: 5, retryBackoff: true })
  })
  return {
    async ask(tx, name, data, afterS) {
      await boss.send(name, data, { startAfter: afterS, db: speaking(tx) })
    },
    async work(workers) {
      for (const name of Object.keys(workers) as JobName[]) {
        const run = workers[name] as (data: object) => Promise<void>
        await boss.work<object>(name, { pollingIntervalSeconds: 1, batchSize: 10 }, async (jobs) => {
          // One after the other: each is a few statements and one request. The library would fail all of them with the first
          // that throws, again and again, so each is failed by itself; what is left of the batch it completes.
          for (const job of jobs) {
            try {
              await run(job.data)
            } catch (error) {
              onError(error)
              await boss.fail(name, job.id, { message: error instanceof Error ? error.message : String(error) })
            }
          }
        })
      }
      await boss.schedule('sweep', EVERY_HOUR)
      await boss.schedule('reconcile', EVERY_HOUR_AS_WELL)
      await boss.schedule('list-games', EVERY_HOUR_TOO, {})
    },
    async retry(name, id) {
      if (!Object.hasOwn(JOBS, name) || (await boss.getJobById(name, id))?.state !== 'failed') return false
      await boss.retry(name, id)
      return true
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 3_000, wait: true })
    },
  }
}
