/** Load for drills: companies that stake over HTTP as fast as they are answered, and say the same again until they are. */
import { setTimeout as rest } from 'node:timers/promises'
import { openCompany, companyEnv } from '../../bench/wagers/companies.ts'
import { PLAYERS } from '../../bench/wagers/seats.ts'
import type { Db } from '@uwanja/database/sql'
import { must, mustBe, ready, started, type Running } from './drill.ts'
import { freePort } from '@uwanja/runtime/free-port'

/** Its sessions may be opened by several callers, and again. */
const COMPANY = 'OneWallet'
const CALLERS = 16
const AGAIN_AFTER_MS = 50
const STAKE_MINOR = 100n

export interface Api extends Running {
  readonly url: string
}

/** The platform as it is shipped, with nothing beside it. */
export async function anApi(folder: string, env: NodeJS.ProcessEnv): Promise<Api> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const running = started(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    PORT: String(port),
    OFFICE_PORT: '0',
    BOOK_PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ...companyEnv(),
    ...env,
  })
  await ready(running, `${url}/ready`, 120_000)
  return { ...running, url }
}

export interface Load {
  /** Keys that were answered with a yes, and when; only these are promised. */
  readonly taken: ReadonlyMap<string, number>
  /** Ends when everything that was begun is answered. */
  stop(): Promise<void>
  /** When the first stake was taken that was asked for after this moment. */
  firstAfter(momentMs: number, withinMs: number): Promise<number>
}

/** Every key that no answer came for is said again, as a company says it: the same. */
export async function staking(name: string, apis: readonly Api[]): Promise<Load> {
  const taken = new Map<string, number>()
  const last: { readonly asked: number; readonly answered: number }[] = []
  let isOver = false
  const companies = await Promise.all(apis.map(({ url }) => openCompany(COMPANY, url, CALLERS)))

  async function caller(nth: number): Promise<void> {
    const company = companies[nth % companies.length]!
    for (let count = 0; !isOver; count++) {
      const key = `${name}-${nth}-${count}`
      const playerId = BigInt(((nth + count * CALLERS) % PLAYERS) + 1)
      for (let isTaken = false; !isTaken;) {
        const asked = performance.now()
        isTaken = await company.stake(key, playerId, STAKE_MINOR).then(
          () => true,
          () => false,
        )
        if (!isTaken) await rest(AGAIN_AFTER_MS)
        else {
          taken.set(key, performance.now())
          last.push({ asked, answered: performance.now() })
        }
      }
    }
  }
  const callers = Promise.all(Array.from({ length: CALLERS }, (_one, nth) => caller(nth)))
  return {
    taken,
    async stop() {
      isOver = true
      await callers
      for (const company of companies) company.close()
    },
    async firstAfter(momentMs, withinMs) {
      const untilMs = performance.now() + withinMs
      for (;;) {
        const found = last.find(({ asked }) => asked > momentMs)
        if (found) return found.answered
        if (performance.now() > untilMs) throw new Error(`no stake was taken within ${withinMs / 1000} s`)
        await rest(10)
      }
    },
  }
}

/** What was answered with a yes and is not in this database, the oldest first. */
export async function missingOf(db: Db, taken: ReadonlyMap<string, number>): Promise<readonly string[]> {
  const rows = await db.query(
    `select key, count(*)::int as n from money.journal where kind = 'wager.staked' group by key`,
    [],
  )
  const times = new Map(rows.map(({ key, n }) => [String(key).replace(/^.*?:/, ''), Number(n)]))
  for (const [key, n] of times) mustBe(n, 1, `journals of ${key}`)
  return [...taken.keys()].filter((key) => !times.has(key))
}

/** `uwanja verify` on this database. */
export async function mustBeWhole(url: string): Promise<void> {
  const said = await must(process.execPath, ['dist/server/verify.js'], { DATABASE_URL: url })
  mustBe(said.includes('the books are whole'), true, `verify said ${said}`)
}
