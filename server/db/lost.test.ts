/** A PostgreSQL that goes away: ended connections, a restart, a line that was cut without a word, a full disk. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMoney, type Money } from '@uwanja/money'
import { expectWholeBooks } from '@uwanja/money/testing'
import type { Db } from '@uwanja/money/sql'
import { SCHEMAS } from './schemas.ts'
import { migrate, readMigrations } from '@uwanja/database/migrate'
import { tryToWrite } from './observed.ts'
import { CAN_OWN_CLUSTER, ownCluster, type OwnCluster } from '@uwanja/database/own-cluster'
import { openPostgres, type Limits } from '@uwanja/database/postgres'

const LIMITS: Limits = { connectMs: 3_000, statementMs: 2_000, lockMs: 1_000, idleMs: 5_000, keepAliveMs: 10_000 }

/** Stands before a server; from `hang` on the lines that there are say nothing more, in either direction, and stay open. */
async function door(port: number) {
  const lines = new Set<[Socket, Socket]>()
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    near.pipe(far).pipe(near)
    const line: [Socket, Socket] = [near, far]
    lines.add(line)
    for (const end of line) end.on('error', () => undefined)
    near.once('close', () => (lines.delete(line), far.destroy()))
    far.once('close', () => near.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    hang() {
      for (const [near, far] of lines) {
        near.unpipe(far)
        far.unpipe(near)
        near.resume()
        far.resume()
      }
    },
    close() {
      for (const [near, far] of lines) for (const end of [near, far]) end.destroy()
      server.close()
    },
  }
}

describe.runIf(CAN_OWN_CLUSTER)('a PostgreSQL that goes away', () => {
  let cluster: OwnCluster
  let db: Db
  let money: Money
  const playerId = 1n
  const faults: unknown[] = []
  const books = (on: Db, limitMs: number): Promise<Money> =>
    openMoney(on, {
      zone: 'Africa/Lagos',
      currencies: ['NGN'],
      house: ['games:betsolutions', 'corrections'],
      limitMs,
      onFault: (error) => void faults.push(error),
      onMoved: () => {},
    })
  let nth = 0
  const stake = (on: Money, key = `lost-${++nth}`) =>
    on.wager({
      ...({ kind: 'staked', source: 'betsolutions', round: 'r', key, playerId } as const),
      amount: { currency: 'NGN', minor: 1_00n },
    })
  beforeAll(async () => {
    cluster = await ownCluster()
    const making = openPostgres(cluster.url(), 2)
    await migrate(making, readMigrations(SCHEMAS))
    await making.close()
    db = openPostgres(cluster.url(), 4, LIMITS)
    money = await books(db, 10_000)
    await db.transaction(async (tx) => {
      await money.walletOpened(tx, playerId, 'NGN')
      const amount = { currency: 'NGN', minor: 1_000_00n } as const
      await money.correction.made(tx, { key: 'start', playerId, amount, direction: 'give', reason: 'test' })
    })
  })
  afterAll(async () => {
    await db.close()
    await cluster.remove()
  })

  it('M20 a connection that is ended between two statements of a transaction fails it, and the process lives', async () => {
    const failed = db.transaction(async (tx) => {
      const [row] = await tx.sql<{ pid: number }>`select pg_backend_pid() as pid`
      await db.sql`select pg_terminate_backend(${row!.pid})`
      // The word of the server comes while nobody waits for an answer on this line.
      await expect
        .poll(async () => (await db.sql`select 1 from pg_stat_activity where pid = ${row!.pid}`).length)
        .toBe(0)
      await tx.sql`select 1`
    })
    await expect(failed).rejects.toThrow()
    expect(await db.sql`select 1 as one`).toEqual([{ one: 1 }])
  })

  it('M20 after a restart of the server everything goes on, and nothing is counted twice', async () => {
    expect((await stake(money, 'before')).status).toBe('ok')
    await cluster.restart()
    // Whoever is answered as unknown says the same again.
    await expect.poll(async () => (await stake(money, 'after')).status, { timeout: 60_000 }).toMatch(/^(ok|duplicate)$/)
    expect((await stake(money, 'before')).status).toBe('duplicate')
    await expectWholeBooks(db, money)
  })

  it('M20 a line that is cut without a word answers its group as unknown, and the next goes over another', async () => {
    const between = await door(cluster.port)
    const url = cluster.url().replace(`:${cluster.port}`, `:${between.port}`)
    const far = openPostgres(url, 2, LIMITS)
    try {
      const cut = await books(far, 500)
      expect((await stake(cut)).status).toBe('ok')
      between.hang()
      const lost = await Promise.all([stake(cut, 'cut-1'), stake(cut, 'cut-2')])
      expect(lost.map(({ status }) => status)).toEqual(['fault', 'fault'])
      expect((await stake(cut)).status).toBe('ok')
      // The same keys tell what became of them: the server never heard of them, so now they are.
      expect((await Promise.all([stake(cut, 'cut-1'), stake(cut, 'cut-2')])).map(({ status }) => status)).toEqual([
        'ok',
        'ok',
      ])
      await expectWholeBooks(db, money)
    } finally {
      between.close()
      await far.close()
    }
  })

  it('M20 the try of an idle path waits neither for a backup that reads everything nor for another process that tries', async () => {
    // As pg_dump does for as long as it runs, and a try that has not ended yet.
    await db.transaction(async (backup) => {
      await backup.sql`lock table ready_probe in access share mode`
      await backup.sql`insert into ready_probe (filler) values (repeat('x', 7000))`
      await tryToWrite(db)
      await tryToWrite(db)
    })
    await db.sql`delete from ready_probe`
  })

  it('M20 a statement, a lock and a transaction that stands still are ended by the server', async () => {
    await expect(db.sql`select pg_sleep(10)`).rejects.toThrow('statement timeout')
    await db.transaction(async (tx) => {
      await tx.sql`select 1 from money.wallet where player_id = ${playerId} for update`
      await expect(
        db.transaction((other) => other.sql`select 1 from money.wallet where player_id = ${playerId} for update`),
      ).rejects.toThrow('lock timeout')
    })
    const short = openPostgres(cluster.url(), 1, { ...LIMITS, idleMs: 100 })
    const idle = short.transaction(async (tx) => {
      const [row] = await tx.sql<{ pid: number }>`select pg_backend_pid() as pid`
      await expect
        .poll(async () => (await db.sql`select 1 from pg_stat_activity where pid = ${row!.pid}`).length)
        .toBe(0)
      await tx.sql`select 1`
    })
    await expect(idle).rejects.toThrow()
    await short.close()
  })
})

/** Mounts a small disk in memory; false where this machine lets nobody do that. */
function mountSmall(folder: string, options: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=8m,${options}`, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const unmount = (folder: string): void => void execFileSync('umount', ['-l', folder])

const disk = mkdtempSync(join(tmpdir(), 'uwanja-disk-'))
const canMount = CAN_OWN_CLUSTER && process.platform === 'linux' && mountSmall(disk, 'mode=700')
if (canMount) unmount(disk)
else process.stderr.write('LEFT OUT: a full disk. This machine lets nobody mount a small one.\n')

describe.runIf(canMount)('a full disk', () => {
  let cluster: OwnCluster
  beforeAll(async () => {
    cluster = await ownCluster()
    const { uid, gid } = statSync(cluster.folder)
    mountSmall(disk, `mode=700,uid=${uid},gid=${gid}`)
  })
  afterAll(async () => {
    await cluster.remove()
    unmount(disk)
    rmSync(disk, { recursive: true, force: true })
  })

  it('M20 is seen by the try of an idle path of money, though a row can still be changed', async () => {
    const db = openPostgres(cluster.url(), 2)
    await migrate(db, readMigrations(SCHEMAS))
    await db.script(`create tablespace small location '${disk}'`)
    await db.script('alter table ready_probe set tablespace small')
    await db.script('alter table ready_beat set tablespace small')
    await tryToWrite(db)
    const fill = join(disk, 'fill')
    expect(() => writeFileSync(fill, Buffer.alloc(16 * 1024 * 1024))).toThrow('ENOSPC')
    await db.sql`update ready_beat set at = house_now()`
    await expect(tryToWrite(db)).rejects.toThrow(/space/)
    rmSync(fill)
    await tryToWrite(db)
    await db.close()
  })
})
