/** Keys in a table of their own: one is one journal, whoever writes it, and the replay sees one that is missing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase, DATABASE_KINDS } from '@uwanja/server/db/testing'
import type { Db, Sql } from '@uwanja/database/sql'
import { keyDigest } from './hash.ts'
import type { Money } from './money.ts'
import { aPlayer, expectWholeBooks, ngn, someMoney, studioSays } from './testing.ts'

/** A correction that is written past every function of ours, as an accountant's script would. */
const byHand = (db: Sql, key: string) => db.sql`
  insert into money.journal (epoch, id, at, source, kind, key, input_hash, currency)
  values (money.epoch_to_write(), nextval('money.journal_id'), house_now(), 'house', 'correction.made', ${key}, 'x', 'NGN')`

describe.each(DATABASE_KINDS)('M46 keys on %s', (kind) => {
  let db: Db
  let money: Money
  beforeAll(async () => {
    db = await aDatabase(kind)
    money = await someMoney(db)
  })
  afterAll(async () => {
    await expectWholeBooks(db, money)
    await db.close()
  })

  it('M46 digests are made alike by Node and by SQL, also of letters beyond ASCII', async () => {
    for (const id of ['bet-1', 'ünï-💸', 'line\nbreak', '']) {
      const [row] = await db.sql<{ digest: string }>`
        select replace(money.key_digest('studio', 'wager.staked', ${id}::text)::text, '-', '') as digest`
      expect(row!.digest).toBe(keyDigest('studio', id))
    }
  })

  it('M46 tell of a wager by one row: its kind, its journal, its player and its round', async () => {
    const playerId = await aPlayer(db, money, { cash: 1_000n })
    const stake = studioSays.stake(playerId, 100n, { key: 'one-row', round: 'its-round' })
    const { journalId } = await money.wager(stake)
    await money.wager(studioSays.rollback(playerId, 'one-row', 'its-undo'))
    const found = await db.sql`
      select code, journal, player, round = ${keyDigest('studio', 'its-round')}::uuid as "isOfRound" from money.key
      where digest = ${keyDigest('studio', 'one-row')}::uuid order by code`
    const undo = await db.sql<{ id: bigint }>`select id from money.journal where key = 'its-undo'`
    expect(found).toEqual([
      { code: 1, journal: journalId, player: playerId, isOfRound: true },
      // The stake is known to be undone by its own id.
      { code: 6, journal: undo[0]!.id, player: playerId, isOfRound: null },
    ])
  })

  it('M46 hold for what is written by hand, and are never said of another journal', async () => {
    await byHand(db, 'by-hand')
    expect(await money.read.isKnown(db, 'house', 'correction.made', 'by-hand')).toBe(true)
    await expect(byHand(db, 'by-hand')).rejects.toMatchObject({ code: '23505' })
    await expect(db.sql`update money.key set journal = journal + 1`).rejects.toThrow('append-only')
    await expect(db.sql`delete from money.key`).rejects.toThrow('append-only')
    await expect(db.script('truncate money.key')).rejects.toThrow('append-only')
  })

  it('M46 let a company use one id for one kind of movement alone, voids among them', async () => {
    const playerId = await aPlayer(db, money, { cash: 1_000n })
    const stake = studioSays.stake(playerId, 100n, { source: 'other', key: 'stake-1', round: 'r' })
    await money.wager(stake)
    const back = { source: 'other', key: 'void-1', playerId, stakeKey: 'stake-1', amount: ngn(10n) } as const
    expect((await money.wager({ ...back, kind: 'voided' })).status).toBe('ok')
    const again = studioSays.stake(playerId, 100n, { source: 'other', key: 'void-1' })
    expect((await money.wager(again)).status).toBe('reused')
  })

  it('M46 are missed by the replay where a journal has none', async () => {
    const rows = db.transaction(async (tx) => {
      await tx.script(`set local uwanja.keys = 'written'`)
      await byHand(tx, 'without')
      const found = await tx.sql`select what from money.replay() where what = 'key'`
      throw Object.assign(new Error('taken back'), { found })
    })
    await expect(rows).rejects.toMatchObject({ found: [{ what: 'key' }] })
  })

  it('M46 are too many for the replay where nobody moved anything', async () => {
    const rows = db.transaction(async (tx) => {
      await tx.sql`insert into money.key (journal, digest, code) values (1, ${keyDigest('studio', 'never-was')}::uuid, 1)`
      const found = await tx.sql`select what from money.replay()`
      throw Object.assign(new Error('taken back'), { found })
    })
    await expect(rows).rejects.toMatchObject({ found: [{ what: 'keys' }] })
  })
})
