/** A range goes and comes while others read and write: they are let pass, whatever order they take the tables in. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPostgres, DATABASE_KINDS } from '@uwanja/server/db/testing'
import type { Db, Tx } from '@uwanja/database/sql'
import type { Money } from './money.ts'
import type { Part } from './archive.ts'
import { aPlayer, cursorsReachTheEnd, expectWholeBooks, nextRange, someMoney, studioSays } from './testing.ts'

const { stake } = studioSays
const FOLLOWS = { timeout: 50_000, interval: 20 } as const

describe.runIf(DATABASE_KINDS.includes('postgres'))('M50 the archive beside others', () => {
  let db: Db
  let money: Money
  let player: bigint
  const lines: Record<Part, string[]> = { journal: [], posting: [] }
  beforeAll(async () => {
    ;({ db } = await aPostgres(4))
    money = await someMoney(db)
    await db.sql`select money.make_ranges(2)`
    player = await aPlayer(db, money, { cash: 1_000n })
    await money.wager(stake(player, 10n))
    await nextRange(db)
    await cursorsReachTheEnd(db)
    while ((await money.read.proof(db)).journals > 0);
    while ((await db.sql<{ n: bigint }>`select money.count_hours(1000) as n`)[0]!.n > 0n);
  })
  afterAll(async () => {
    await expectWholeBooks(db, money)
    await db.close()
  })

  /** Is anybody waiting to have the table for themselves? */
  const isWantedAlone = async (table: string): Promise<boolean> => {
    const rows = await db.sql`
      select 1 from pg_locks where relation = ${table}::regclass and mode = 'AccessExclusiveLock' and not granted`
    return rows.length > 0
  }

  /** Somebody who has read the one table when the range wants both, and the other one then. */
  async function between(work: () => Promise<void>, one: string, other: string): Promise<void> {
    let done: Promise<void> | undefined
    await db.transaction(async (tx: Tx) => {
      await tx.query(`select 1 from ${one} limit 1`, [])
      done = work()
      await expect.poll(() => isWantedAlone(one), FOLLOWS).toBe(true)
      await tx.query(`select 1 from ${other} limit 1`, [])
    })
    await done
  }

  const goes = (): Promise<void> =>
    db.transaction(async (tx) => {
      for (const part of ['journal', 'posting'] as const) {
        lines[part] = []
        for await (const page of money.archive.linesOf(tx, 0, part)) lines[part].push(...page)
      }
      await money.archive.away(tx, 0, await money.archive.sumsHere(tx, 0))
    })
  const comes = (): Promise<void> =>
    db.transaction((tx) =>
      money.archive.back(tx, 0, async function* (part) {
        yield lines[part]
      }),
    )

  it.each([
    ['journals, then postings', 'money.journal', 'money.posting'],
    ['postings, then journals', 'money.posting', 'money.journal'],
  ])('M50 whoever reads %s is let pass, and then the range goes, and comes back', async (_order, one, other) => {
    await between(goes, one, other)
    expect((await money.wager(stake(player, 10n))).status).toBe('ok')
    await between(comes, `${one}_rest`, `${other}_rest`)
    expect((await money.archive.listed(db))[0]).toMatchObject({ state: 'here' })
  })
})
