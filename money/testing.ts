/** What the tests of money share: players with a balance, and the whole books replayed. */
import { expect, vi } from 'vitest'
import type { Currency } from '@uwanja/contract/wire/amounts'
import { openMoney, type Money, type Wager } from './money.ts'
import type { Db } from '@uwanja/database/sql'
import type { WagerTax } from './tax.ts'

let nextPlayer = 1000n

export const someMoney = (db: Db, wagerTax: WagerTax = () => [], zone = 'Africa/Lagos'): Promise<Money> =>
  openMoney(db, {
    zone,
    currencies: ['NGN', 'TZS'],
    house: ['bank:fasthub', 'games:studio', 'games:other', 'parked:fasthub', 'corrections'],
    wagerTax,
    // The second of the two companies may not say anything anew.
    resettles: (source) => source === 'studio',
    onFault: () => {},
    onMoved: () => {},
  })

/** A player with this much cash (minor units). */
export async function aPlayer(
  db: Db,
  money: Money,
  start: { cash?: bigint; bonus?: bigint; currency?: Currency } = {},
): Promise<bigint> {
  const playerId = nextPlayer++
  const currency = start.currency ?? 'NGN'
  await db.transaction(async (tx) => {
    await money.walletOpened(tx, playerId, currency)
    if (start.cash) {
      await money.deposit.settled(tx, {
        company: 'fasthub',
        key: `start-${playerId}`,
        playerId,
        amount: { currency, minor: start.cash },
      })
    }
    if (start.bonus) {
      const entry = {
        source: 'house',
        kind: 'bonus.given',
        key: `bonus-${playerId}`,
        hash: 'start',
        player: String(playerId),
        currency,
        moves: [{ from: 'corrections', to: 'bonus', minor: String(start.bonus) }],
      }
      await tx.sql`select money.record(${JSON.stringify(entry)}::jsonb)`
    }
  })
  return playerId
}

/** The transaction may be another file's that copies a database on a busy machine. */
const NEVER_COMES_MS = 50_000

/**
 * Resolves when no transaction is open that began before the newest journal. A cursor stops below the oldest open
 * transaction of the whole database server (tests of other files run on it too), so only then it reaches the end.
 */
export async function cursorsReachTheEnd(db: Db): Promise<void> {
  await vi.waitFor(async () => {
    const [row] = await db.sql<{ isReached: boolean }>`
      select not exists (select 1 from money.journal j, money.horizon() h
        where (j.epoch, j.xid) >= (h.epoch, h.xid)) as "isReached"`
    expect(row!.isReached).toBe(true)
  }, NEVER_COMES_MS)
}

/** Has the projection of this name read every journal, whoever moved its cursor? */
export async function isEverythingRead(db: Db, name: string): Promise<boolean> {
  const [row] = await db.sql<{ isRead: boolean }>`
    select not exists (select 1 from money.journal j left join money.cursor c on c.name = ${name}
      where c.name is null or (j.epoch, j.xid, j.id) > (c.epoch, c.xid, c.id)) as "isRead"`
  return row!.isRead
}

/** The proof, slice by slice to its end, and the full replay: both must find nothing. */
export async function expectWholeBooks(db: Db, money: Money): Promise<void> {
  await cursorsReachTheEnd(db)
  let slice = await money.read.proof(db)
  let findings = slice.findings
  while (slice.journals > 0) {
    slice = await money.read.proof(db)
    findings += slice.findings
  }
  expect(findings).toBe(0)
  expect(await money.read.replay(db)).toEqual([])
}

let lastKey = 0
/** A key that nobody had before. */
export const freshKey = (word: string): string => `${word}-${++lastKey}`

export const ngn = (minor: bigint) => ({ currency: 'NGN' as const, minor })

/** What the studio says, each under a key of its own; `more` says otherwise. */
export const studioSays = {
  stake: (playerId: bigint, minor: bigint, more: Partial<Wager> = {}): Wager =>
    ({
      kind: 'staked',
      source: 'studio',
      key: freshKey('bet'),
      playerId,
      round: freshKey('round'),
      amount: ngn(minor),
      ...more,
    }) as Wager,
  win: (playerId: bigint, minor: bigint, round: string, more: Partial<Wager> = {}): Wager =>
    ({ kind: 'won', source: 'studio', key: freshKey('win'), playerId, round, amount: ngn(minor), ...more }) as Wager,
  rollback: (playerId: bigint, betKey: string, key = freshKey('undo')): Wager => ({
    kind: 'rolled-back',
    source: 'studio',
    key,
    playerId,
    betKey,
    currency: 'NGN',
  }),
}

/** The next range of ids begins, as at a month's end, whoever has a transaction open on this server. */
export async function nextRange(db: Db): Promise<bigint> {
  const [row] = await db.sql<{ number: bigint }>`
    update money.range set began_at = house_now()
    where number = (select min(number) from money.range where number > money.range_here()) returning number::bigint`
  await db.sql`select setval('money.journal_id', ${row!.number} * money.range_size(), false)`
  return row!.number
}
