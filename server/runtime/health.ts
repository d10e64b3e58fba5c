/**
 * Two questions of whoever watches over the process. `/health`: does it live? Then leave it alone; it asks nobody else,
 * because a database that is away is no reason to kill us. `/ready`: should it be sent players?
 */
import type { FastifyInstance } from 'fastify'
import type { GroupsNow } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import type { Migration } from '@uwanja/database/migrate'
import { missingMigrations, tryToWrite } from '../db/observed.ts'

export interface Health {
  mount(app: FastifyInstance): void
  /** The jobs run: from now on it may be ready. */
  working(): void
  /** Not ready any more. Resolves after the pause for balancers, when the calls under way have been answered or took too long. */
  drain(): Promise<void>
}

type Check = 'ok' | 'no answer' | 'failing' | 'behind' | 'not started' | 'stopping'

/** A database that takes longer is not one to send players to. */
const ANSWER_MS = 1_000
interface HealthTimes {
  readonly drainMs: number
  readonly companyTimeoutMs: number
  readonly answerMs?: number
}
/** Beyond a company's time-out: whoever waits for one is answered before the process goes. */
const AFTER_COMPANY_MS = 1_000

/**
 * @param groups What the last groups of wagers did: the path of money is judged by it, and only an idle one by a try of its own.
 */
export function openHealth(
  db: Db,
  migrations: readonly Migration[],
  { drainMs, companyTimeoutMs, answerMs = ANSWER_MS }: HealthTimes,
  groups: () => GroupsNow,
): Health {
  let life: 'starting' | 'working' | 'stopping' = 'starting'
  let underWay = 0
  let publishIdle = () => {}
  let asking: Promise<Check> | null = null

  /** Strangers may ask too: however many do, the database is asked once at a time. */
  const database = () => {
    asking ??= askDatabase(db, migrations, answerMs).finally(() => (asking = null))
    return asking
  }
  const money = openMoneyPath(db, groups, answerMs)
  return {
    mount(app) {
      app.addHook('onRequest', async (request, reply) => {
        if (request.routeOptions.config?.call === undefined && !request.url.startsWith('/callbacks/')) return
        underWay++
        reply.raw.once('close', () => {
          if (--underWay === 0) publishIdle()
        })
      })
      app.get('/health', async () => ({ status: 'ok' }))
      app.get('/ready', async (_request, reply) => {
        const process: Check = life === 'working' ? 'ok' : life === 'starting' ? 'not started' : 'stopping'
        const [known, path] = await Promise.all([database(), money()])
        const checks = { process, database: known, money: path }
        const isReady = Object.values(checks).every((check) => check === 'ok')
        return reply
          .code(isReady ? 200 : 503)
          .header('cache-control', 'no-store')
          .send({ status: isReady ? 'ready' : 'not ready', checks })
      })
    },
    working() {
      if (life === 'starting') life = 'working'
    },
    async drain() {
      life = 'stopping'
      if (drainMs > 0) await within(new Promise(() => {}), drainMs, null)
      const idle = new Promise<null>((resolve) => (publishIdle = () => resolve(null)))
      if (underWay > 0) await within(idle, companyTimeoutMs + AFTER_COMPANY_MS, null)
    },
  }
}

/** A group that takes longer is not one to send players to. */
const SLOW_GROUP_MS = 2_000
/** So long the last group speaks for the path. */
const FRESH_MS = 5_000
/** So long a try of an idle path speaks for it; one that failed is tried again at once. */
const TRIED_MS = 2_000

/** Can a stake be written? By what real ones met, and while there are none by a write of the same kind that stays nowhere. */
function openMoneyPath(db: Db, groups: () => GroupsNow, answerMs: number): () => Promise<Check> {
  let trying: Promise<Check> | null = null
  let triedMs = -Infinity
  const tried = (): Promise<Check> => {
    if (performance.now() - triedMs < TRIED_MS) return Promise.resolve('ok')
    trying ??= within(
      tryToWrite(db).then(
        (): Check => 'ok',
        (): Check => 'failing',
      ),
      answerMs,
      'no answer' as Check,
    )
      .then((check) => {
        if (check === 'ok') triedMs = performance.now()
        return check
      })
      .finally(() => (trying = null))
    return trying
  }
  return async () => {
    const { sinceMs, last } = groups()
    const nowMs = performance.now()
    if (sinceMs !== null && nowMs - sinceMs > SLOW_GROUP_MS) return 'no answer'
    if (last && nowMs - last.atMs < FRESH_MS) return last.isDone ? 'ok' : 'failing'
    return tried()
  }
}

async function askDatabase(db: Db, migrations: readonly Migration[], answerMs: number): Promise<Check> {
  const asked = missingMigrations(db, migrations).then(
    (missing): Check => (missing.length === 0 ? 'ok' : 'behind'),
    (): Check => 'no answer',
  )
  return within(asked, answerMs, 'no answer')
}

async function within<T>(work: Promise<T>, mostMs: number, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>((resolve) => (timer = setTimeout(resolve, mostMs, otherwise)))
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
