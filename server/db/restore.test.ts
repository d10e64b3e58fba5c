/** Backups restored elsewhere: whoever reads the book goes on, nothing is skipped, and what cannot be right is found. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPlayer } from '@uwanja/money/testing'
import { refuseForeignCursors } from '../process/books-watch.ts'
import { CAN_OWN_CLUSTER, ownCluster, type OwnCluster } from '@uwanja/database/own-cluster'
import { openPostgres } from '@uwanja/database/postgres'
import {
  burn,
  expectWhole,
  halfRead,
  opened,
  readToTheEnd,
  relay,
  STAKE,
  stakes,
  READERS,
  verified,
  type House,
} from '../testing/restore.ts'
import { aDatabase } from './testing.ts'

describe.runIf(CAN_OWN_CLUSTER)('M22 a backup of PostgreSQL', () => {
  let [a, b] = [] as unknown as [OwnCluster, OwnCluster]
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-restore-'))
  beforeAll(async () => {
    a = await ownCluster()
    b = await ownCluster()
  })
  afterAll(async () => {
    await a?.remove()
    await b?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Its whole life in one connection pool, closed as the processes are before anything is restored. */
  async function living<T>(cluster: OwnCluster, database: string, life: (house: House) => Promise<T>): Promise<T> {
    const db = openPostgres(cluster.url(database), 6)
    try {
      return await life(await opened(db))
    } finally {
      await db.close()
    }
  }
  async function carried(from: OwnCluster, to: OwnCluster, database: string): Promise<void> {
    const file = join(folder, `${database}.dump`)
    await from.program('pg_dump', '-Fc', '-f', file, database)
    await to.program('dropdb', '--if-exists', database)
    await to.program('createdb', database)
    await to.program('pg_restore', '--exit-on-error', '-d', database, file)
  }

  it('M22 with readers behind goes on in another cluster, and back in the first', async () => {
    await a.program('createdb', 'there')
    const player = await living(a, 'there', async (house) => {
      // Its ids are far ahead of the other cluster's, as an old server's are of a new one's.
      await burn(house.db, 3_000)
      const playerId = await aPlayer(house.db, house.money, { cash: 100_000n })
      await stakes(house.money, playerId, 20)
      await halfRead(house)
      return playerId
    })
    await carried(a, b, 'there')
    await living(b, 'there', async (house) => {
      // What was unread at the dump is read before anybody writes.
      await readToTheEnd(house)
      await stakes(house.money, player, 10)
      await expectWhole(house, 30, 2)
      expect(await verified(b.url('there'))).toMatchObject({
        code: 0,
        said: expect.stringContaining('31 journals in 2 epochs: the books are whole'),
      })
      await stakes(house.money, player, 5)
      await halfRead(house)
    })
    await carried(b, a, 'there')
    await living(a, 'there', async (house) => {
      await stakes(house.money, player, 7)
      await expectWhole(house, 42, 3)
      expect(await house.db.sql`select details from money.finding where what = 'epoch' order by id`).toEqual([
        { details: { number: 2 } },
        { details: { number: 3 } },
      ])
    })
  })

  it('M22 goes on in a copy of the same cluster, whose identifier and database are the same', async () => {
    await a.program('createdb', 'copied')
    const player = await living(a, 'copied', (house) => aPlayer(house.db, house.money, { cash: 100_000n }))
    const copy = await a.copy()
    try {
      await living(a, 'copied', async (house) => {
        await burn(house.db, 500)
        await stakes(house.money, player, 9)
        await halfRead(house)
      })
      // Into the database that is there, so that not even its oid tells.
      const file = join(folder, 'copied.dump')
      await a.program('pg_dump', '-Fc', '-f', file, 'copied')
      await copy.program('pg_restore', '--exit-on-error', '--clean', '--single-transaction', '-d', 'copied', file)
      await living(copy, 'copied', async (house) => {
        await stakes(house.money, player, 6)
        await expectWhole(house, 15, 2)
      })
    } finally {
      await copy.remove()
    }
  })

  it('M22 whose first writers come at once begins one epoch', async () => {
    await a.program('createdb', 'rushed')
    const players = await living(a, 'rushed', async (house) => {
      await burn(house.db, 3_000)
      return Promise.all(Array.from({ length: 6 }, () => aPlayer(house.db, house.money, { cash: 100_000n })))
    })
    await carried(a, b, 'rushed')
    await living(b, 'rushed', async (house) => {
      await Promise.all(
        players.map((playerId, nth) =>
          house.db.transaction((tx) =>
            house.money.deposit.settled(tx, {
              company: 'fasthub',
              key: `rush-${nth}`,
              playerId,
              amount: { currency: 'NGN', minor: 1n },
            }),
          ),
        ),
      )
      expect(await house.db.sql`select epoch, count(*)::int as n from money.journal group by 1 order by 1`).toEqual([
        { epoch: 1, n: 6 },
        { epoch: 2, n: 6 },
      ])
      await readToTheEnd(house)
      expect(await house.money.read.replay(house.db)).toEqual([])
    })
  })

  it('M22 a replica that is promoted under living processes begins an epoch', async () => {
    await a.program('createdb', 'replicated')
    const standby = await a.standby()
    const door = await relay(a.port)
    const db = openPostgres(`postgres://postgres@127.0.0.1:${door.port}/replicated`, 4)
    try {
      const house = await opened(db)
      const player = await aPlayer(db, house.money, { cash: 100_000n })
      await stakes(house.money, player, 11)
      await halfRead(house)
      const replica = openPostgres(standby.url('replicated'), 1)
      const isThere = async () =>
        (await replica.sql<{ n: number }>`select count(*)::int as n from money.journal`)[0]?.n === 12
      await expect.poll(() => isThere().catch(() => false), { timeout: 30_000 }).toBe(true)
      await a.kill()
      await replica.sql`select pg_promote()`
      await replica.close()
      door.to(standby.port)
      // The lines to the dead one fail first; whoever stakes asks again.
      const amount = { currency: 'NGN', minor: STAKE } as const
      const again = {
        kind: 'staked',
        source: 'studio',
        key: 'again',
        playerId: player,
        round: 'again',
        amount,
      } as const
      await expect
        .poll(async () => (await house.money.wager(again)).status, { timeout: 30_000 })
        .toMatch(/ok|duplicate/)
      await stakes(house.money, player, 3)
      await expectWhole(house, 15, 2)
    } finally {
      await db.close()
      await door.close()
      await standby.remove()
      await a.start()
    }
  })

  it('M22 a journal that turns up behind the readers is found', async () => {
    await a.program('createdb', 'late')
    await living(a, 'late', async (house) => {
      const playerId = await aPlayer(house.db, house.money, { cash: 100_000n })
      await stakes(house.money, playerId, 3)
      await readToTheEnd(house)
      await house.db.script(`
        insert into money.journal (epoch, id, xid, at, source, kind, key, input_hash, currency)
          values (1, nextval('money.journal_id'), '1', house_now(), 'house', 'correction.made', 'late', 'late', 'NGN')`)
      const found = await house.money.read.replay(house.db)
      const skipped = READERS.map((reader) => ({ what: 'skipped', details: { reader, read: 4, journals: 5 } }))
      expect(found).toHaveLength(READERS.length)
      expect(found).toEqual(expect.arrayContaining(skipped))
      expect(await verified(a.url('late'))).toMatchObject({ code: 1, said: expect.stringContaining('skipped') })
      // What cannot be looked at is not called whole.
      expect(await verified(a.url('nobody'))).toMatchObject({ code: 2 })
    })
  })

  it('M22 whose book is older than its cursors refuses the start and says what to do', async () => {
    await a.program('createdb', 'mixed')
    await living(a, 'mixed', async (house) => {
      const playerId = await aPlayer(house.db, house.money, { cash: 100_000n })
      await stakes(house.money, playerId, 3)
      await readToTheEnd(house)
      await refuseForeignCursors(house.db, house.money)
      await house.db.script(`update money.cursor set xid = (xid::text::bigint + 1000)::text::xid8 where name = 'hours'`)
      await expect(refuseForeignCursors(house.db, house.money)).rejects.toThrow(
        /already \(hours\).*npm run verify -- --rebuild/,
      )
      await house.db.transaction((tx) => house.money.readers.begunAnew(tx))
      await refuseForeignCursors(house.db, house.money)
      await expectWhole(house, 3, 1)
    })
  })
})

const TABLES = [
  'account',
  'wallet',
  'epoch',
  'journal',
  'posting',
  'cursor',
  'checkpoint',
  'proven',
  'hour_moved',
  'hour_total',
].map((table) => `money.${table}`)

describe('M22 an embedded database', () => {
  it('M22 takes the rows of another install, whose identifier is the same', async () => {
    const one = await opened(await aDatabase('embedded'))
    await burn(one.db, 200)
    const player = await aPlayer(one.db, one.money, { cash: 100_000n })
    await stakes(one.money, player, 8)
    await halfRead(one)
    const rows: string[] = []
    for (const table of TABLES) {
      const [all] = await one.db.query(`select coalesce(jsonb_agg(t), '[]')::text as rows from ${table} t`, [])
      const text = `jsonb_populate_recordset(null::${table}, '${String(all!['rows'])}'::jsonb)`
      rows.push(`insert into ${table} select * from ${text}`)
    }
    await one.db.close()

    const other = await aDatabase('embedded')
    await other.script(`delete from money.cursor; ${rows.join(';\n')};
      select setval('money.journal_id', 1000), setval('money.house_account_id', 1000)`)
    const house = await opened(other)
    await stakes(house.money, player, 4)
    await expectWhole(house, 12, 2)
    await other.close()
  })
})
