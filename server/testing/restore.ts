/** What the tests of restored backups share: a small house, its readers, and whether all of them agree. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { cursorsReachTheEnd, isEverythingRead, someMoney } from '@uwanja/money/testing'
import { WAGERED } from '../bonus/wagering.ts'
import { PLAYS } from '../catalogue/plays.ts'
import { project } from '../runtime/projections.ts'
import { migrate, readMigrations } from '@uwanja/database/migrate'
import { SCHEMAS } from '../db/schemas.ts'

const migrations = readMigrations(SCHEMAS)
export const READERS = ['bonus', 'hours', 'plays', 'proof']
export const STAKE = 100n
let nextKey = 0

export interface House {
  readonly db: Db
  readonly money: Money
}

export async function opened(db: Db): Promise<House> {
  await migrate(db, migrations)
  return { db, money: await someMoney(db) }
}

export async function stakes(money: Money, playerId: bigint, times: number): Promise<void> {
  for (let nth = 0; nth < times; nth++) {
    const key = `stake-${nextKey++}`
    const amount = { currency: 'NGN', minor: STAKE } as const
    const common = { source: 'studio', key, playerId, round: key, details: { game: 'g' } }
    const { status } = await money.wager({ kind: 'staked', ...common, amount })
    expect(status).toBe('ok')
  }
}

/** Every reader to its end, as the timers do it. */
export async function readToTheEnd({ db, money }: House): Promise<void> {
  await cursorsReachTheEnd(db)
  while ((await money.read.proof(db)).journals > 0);
  while ((await money.reports.countHours(db, 100)) > 0);
  while ((await project(db, money, PLAYS)) > 0);
  while ((await project(db, money, WAGERED)) > 0);
  for (const name of READERS) expect({ name, isRead: await isEverythingRead(db, name) }).toEqual({ name, isRead: true })
}

/** Staked so often in all: each way of looking at the house's account says so, and the replay finds nothing. */
export async function expectWhole(house: House, times: number, epoch: number): Promise<void> {
  await readToTheEnd(house)
  const { db, money } = house
  const staked = STAKE * BigInt(times)
  expect(await money.read.house(db, 'games:studio', 'NGN')).toBe(staked)
  const totals = await db.sql`select minor from money.book_totals() where name = 'games:studio' and currency = 'NGN'`
  expect(totals).toEqual([{ minor: staked }])
  const [checkpoint] = await db.sql<{ minor: bigint }>`
    select c.minor from money.checkpoint c join money.account a on a.id = c.account_id
    where a.name = 'games:studio' and a.currency = 'NGN'`
  expect(checkpoint!.minor).toBe(staked)
  expect(await money.read.replay(db)).toEqual([])
  expect((await money.readers.epoch(db))!.number).toBe(epoch)
  expect((await money.readers.lag(db, 1000)).map(({ name, behind }) => [name, behind])).toEqual(
    READERS.map((name) => [name, 0]),
  )
  expect(await money.readers.ahead(db)).toEqual([])
}

/** Half of what is there is read by everybody, the rest by nobody. */
export async function halfRead(house: House): Promise<void> {
  await cursorsReachTheEnd(house.db)
  await house.money.read.proof(house.db, 3)
  await house.money.reports.countHours(house.db, 4)
  await project(house.db, house.money, PLAYS, 5)
  await project(house.db, house.money, WAGERED, 6)
}

/** What is behind is younger than the newest id of this cluster: as many transactions as it takes. */
export async function burn(db: Db, transactions: number): Promise<void> {
  for (let nth = 0; nth < transactions; nth++) await db.sql`select pg_current_xact_id()`
}

/** One address behind which the server changes, as a balancer's does. */
export async function relay(first: number): Promise<{ port: number; to(port: number): void; close(): Promise<void> }> {
  let target = first
  const lines = new Set<Socket>()
  const server = createServer((line) => {
    const on = connect(target, '127.0.0.1')
    for (const [end, other] of [
      [line, on],
      [on, line],
    ] as const) {
      lines.add(end)
      end.pipe(other)
      end.on('error', () => other.destroy())
      end.on('close', () => (lines.delete(end), other.destroy()))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    to: (port) => (target = port),
    async close() {
      server.close()
      for (const line of lines) line.destroy()
    },
  }
}

const TOOL = fileURLToPath(new URL('../../tools/verify.ts', import.meta.url))

/** `npm run verify` as cron runs it. */
export function verified(databaseUrl: string, ...args: readonly string[]): Promise<{ code: number; said: string }> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, NODE_ENV: 'test' }
  const all = ['--import', import.meta.resolve('tsx'), TOOL, ...args]
  return new Promise((resolve) => {
    execFile(process.execPath, all, { env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: out + err }),
    )
  })
}
