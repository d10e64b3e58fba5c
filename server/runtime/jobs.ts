/** The table of jobs, and the library that runs them: kept in the database, so a killed process loses none. */
import PgBoss from 'pg-boss'
import type { Db, Sql, Tx } from '@uwanja/database/sql'
import { hastenJob } from '../db/observed.ts'

export const JOBS = {
  'payment-due': {
    about: 'A payment’s next step: send a withdrawal whose hold is over, ask a company that is silent.',
  },
  'list-games': {
    about: 'Takes the game companies’ lists: at their first start, once an hour, and when an operator asks.',
  },
  reconcile: { about: 'Compares companies’ statements of the days that are over with our books, once an hour.' },
  'erase-player': { about: 'Erases an account whose player asked for it, when their days to think are over.' },
  'return-due': { about: 'A step of parked money on its way back to whoever paid it.' },
  'close-out': { about: 'Pays out the money of an account that is closed.' },
  'report-exclusion': {
    about: 'Tells the national register of a player who excluded themselves, until it has taken it.',
  },
  screen: { about: 'Asks the lists of sanctions and exposed persons about a player, until they have answered.' },
  'screen-again': {
    about: 'Asks them again about everybody whose answer is as old as the jurisdiction says, once an hour.',
  },
  'find-dormant': { about: 'Finds accounts that nobody uses and tells their players, twice a day.' },
  'look-for-harm': { about: 'Looks for signs of harm in what was played and paid since the last look, once an hour.' },
  sweep: {
    about:
      'Removes old tries, codes, campaign clicks and what windows of limits held, and looks for payments that open a case, once an hour.',
  },
} as const
export type JobName = keyof typeof JOBS
export interface JobData {
  'payment-due': { readonly paymentId: string }
  /** Without a company: every one. */
  'list-games': { readonly company?: string }
  reconcile: Record<never, never>
  'erase-player': { readonly requestId: string }
  'return-due': { readonly returnId: string }
  'close-out': { readonly playerId: string }
  'report-exclusion': { readonly playerId: string }
  screen: { readonly playerId: string }
  'screen-again': Record<never, never>
  'find-dormant': Record<never, never>
  'look-for-harm': Record<never, never>
  sweep: Record<never, never>
}

export interface Jobs {
  /** Asks for a job after so many seconds; it exists when the transaction commits. */
  ask<N extends JobName>(tx: Tx, name: N, data: JobData[N], afterS: number): Promise<void>
  /** Starts working; a job that throws is tried again by the library, with growing delays. */
  work(workers: { readonly [N in JobName]: (data: JobData[N]) => Promise<void> }): Promise<void>
  /** Asks for the hour's rounds and the half day's. However many processes ask, and however often, each has its own once. */
  askHourly(): Promise<void>
  /** A job that failed runs once more, now. False: there is none of that name and id that waits for it. */
  retry(name: string, id: string): Promise<boolean>
  /** The process is about to end, and with it perhaps whom the jobs ask: none begins any more, and one that throws is no fault. */
  ending(): void
  stop(): Promise<void>
}

/**
 * With delays that double from five seconds on the last try comes after about a week, before the library drops what it has
 * kept for two. What failed for good stays in sight for a month.
 */
const RETRIES = { retryLimit: 16, retryDelay: 5, retryBackoff: true } as const
const FAILED_KEPT_S = 30 * 86_400

/** Done once an hour, from these minutes on, so that they do not come together. */
const HOURLY = {
  'look-for-harm': 7,
  sweep: 17,
  'screen-again': 24,
  reconcile: 32,
  'list-games': 47,
} as const satisfies {
  readonly [N in JobName]?: number
}
const RARE: readonly JobName[] = ['sweep', 'reconcile', 'look-for-harm', 'screen-again', 'find-dormant']
/** Done in each half of a day, from this hour of it on; the library keeps a round once for no longer than that. */
const HALF_DAILY = { 'find-dormant': 2 } as const satisfies { readonly [N in JobName]?: number }
/** Each look is a statement for each kind of job. What a player waits for the process that is first in line looks for each second. */
const LOOK_S = 10
const FIRST_LOOK_MS = 1_000
/** An alarm of a payment or a return is only put into its line: many at once. */
const looksOf = (name: JobName) => ({
  pollingIntervalSeconds: LOOK_S,
  batchSize: name === 'payment-due' || name === 'return-due' ? 200 : 10,
})
const [HOUR_S, HOUR_MS, MINUTE_MS] = [3_600, 3_600_000, 60_000]
const [HALF_DAY_S, HALF_DAY_MS] = [12 * HOUR_S, 12 * HOUR_MS]

/** The hour's rounds and the half day's: which, from when, and in how many seconds once. */
function roundsNow(): (readonly [string, Date, number])[] {
  const begun = (lengthMs: number) => Math.floor(Date.now() / lengthMs) * lengthMs
  return [
    ...Object.entries(HOURLY).map(
      ([name, minute]) => [name, new Date(begun(HOUR_MS) + minute * MINUTE_MS), HOUR_S] as const,
    ),
    ...Object.entries(HALF_DAILY).map(
      ([name, hour]) => [name, new Date(begun(HALF_DAY_MS) + hour * HOUR_MS), HALF_DAY_S] as const,
    ),
  ]
}

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

/** A lock of its own: the one of the books (schema/functions/epoch.sql) every session takes that writes its first journal. */
const STARTING = 867530914

function lookOften(isFirst: () => boolean, look: () => void): NodeJS.Timeout {
  const timer = setInterval(() => {
    if (isFirst()) look()
  }, FIRST_LOOK_MS)
  timer.unref()
  return timer
}

/**
 * Two processes that make the library's schema at once trip over each other: one waits. The library works on connections
 * beside this one; on the embedded database that would hang, and there is only one process.
 */
function oneAtATime(db: Db, work: () => Promise<void>): Promise<void> {
  if (db.kind === 'embedded') return work()
  return db.transaction(async (tx) => {
    await tx.sql`select pg_advisory_xact_lock(${STARTING})`
    await work()
  })
}

export async function openJobs(db: Db, onError: (error: unknown) => void): Promise<Jobs> {
  const jobs = jobsOn(db, onError)
  await jobs.start()
  return jobs
}

/**
 * @param retryDelay Seconds before a job that failed is tried again; from try to try they double.
 * @param isFirst Does this process look for what players wait for (live/first-in-line.ts)?
 * @returns jobs that can be handed on, and may be asked for when they have been started.
 */
export function jobsOn(
  db: Db,
  onError: (error: unknown) => void,
  retryDelay: number = RETRIES.retryDelay,
  isFirst: () => boolean = () => true,
): Jobs & { start(): Promise<void> } {
  const boss = new PgBoss({
    db: speaking(db),
    schema: 'jobs',
    schedule: false,
    supervise: true,
    archiveFailedAfterSeconds: FAILED_KEPT_S,
  })
  boss.on('error', onError)
  let isEnding = false
  const quick: string[] = []
  const looking = lookOften(isFirst, () => quick.forEach((worker) => boss.notifyWorker(worker)))
  /** Back into the queue: it is tried again, here or by the process that comes after us. */
  const fail = (name: JobName, id: string, why: unknown) =>
    boss.fail(name, id, { message: why instanceof Error ? why.message : String(why) })
  return {
    start: () =>
      oneAtATime(db, async () => {
        await boss.start()
        const made = new Set((await boss.getQueues()).map(({ name }) => name))
        for (const name of Object.keys(JOBS).filter((one) => !made.has(one)))
          await boss.createQueue(name, { name, ...RETRIES })
      }),
    async ask(tx, name, data, afterS) {
      await boss.send(name, data, { startAfter: afterS, retryDelay, db: speaking(tx) })
    },
    async work(workers) {
      for (const name of Object.keys(workers) as JobName[]) {
        const run = workers[name] as (data: object) => Promise<void>
        const worker = await boss.work<object>(name, looksOf(name), async (jobs) => {
          // One after the other: each is a few statements and one request. The library would fail all of them with the first
          // that throws, again and again, so each is failed by itself; what is left of the batch it completes.
          for (const job of jobs) {
            try {
              if (isEnding) await fail(name, job.id, 'the process ended')
              else await run(job.data)
            } catch (error) {
              if (!isEnding) onError(error)
              await fail(name, job.id, error)
            }
          }
        })
        if (!RARE.includes(name)) quick.push(worker)
      }
    },
    async askHourly() {
      for (const [name, startAfter, singletonSeconds] of roundsNow())
        await boss.send(name, {}, { startAfter, retryDelay, singletonSeconds })
    },
    async retry(name, id) {
      if (!Object.hasOwn(JOBS, name)) return false
      if ((await boss.getJobById(name, id))?.state !== 'failed') return hastenJob(db, name, id)
      await boss.retry(name, id)
      return true
    },
    ending() {
      isEnding = true
    },
    async stop() {
      isEnding = true
      clearInterval(looking)
      await boss.stop({ graceful: true, timeout: 3_000, wait: true })
    },
  }
}
