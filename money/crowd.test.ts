/** A queue of wagers that grows: new stakes are refused at once, what is owed to players is taken. On both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase, RULE_KINDS } from '@uwanja/server/db/testing'
import type { Db } from '@uwanja/database/sql'
import { moneyDoor, type Money, type WagerStatus } from './money.ts'
import { aPlayer, expectWholeBooks, someMoney } from './testing.ts'

const MOST_WAITING = 4
const STAKE = 100n

describe.each(RULE_KINDS)('a crowd before the ledger on %s', (kind) => {
  let db: Db
  let whole: Money
  let crowded: Money
  beforeAll(async () => {
    db = await aDatabase(kind)
    whole = await someMoney(db)
    const tell = { onFault: () => {}, onMoved: () => {} }
    crowded = moneyDoor(db, { zone: 'Africa/Lagos', mostWaiting: MOST_WAITING, ...tell })
  })
  afterAll(async () => {
    await expectWholeBooks(db, whole)
    await db.close()
  })

  const stake = (playerId: bigint, key: string, by = crowded) =>
    by.wager({
      kind: 'staked',
      source: 'studio',
      key,
      playerId,
      round: key,
      amount: { currency: 'NGN', minor: STAKE },
    })
  const win = (playerId: bigint, key: string, round: string) =>
    crowded.wager({ kind: 'won', source: 'studio', key, playerId, round, amount: { currency: 'NGN', minor: STAKE } })

  it('M38 beyond the bound a stake is refused at once and moves nothing, a win is taken, and the same stake may come again', async () => {
    const player = await aPlayer(db, whole, { cash: 10_000n })
    const rounds = Array.from({ length: 10 }, (_one, nth) => `crowd-${nth}`)
    for (const round of rounds) expect((await stake(player, round, whole)).status).toBe('ok')
    // All of them before a group can begin: four wait, and who comes then is sent away.
    const stakes = Array.from({ length: 10 }, (_one, nth) => stake(player, `more-${nth}`))
    expect(crowded.groups().queue.waiting).toBe(MOST_WAITING)
    const wins = rounds.map((round) => win(player, `w-${round}`, round))
    const said = await Promise.all(stakes)
    const expected: WagerStatus[] = [...Array<'ok'>(4).fill('ok'), ...Array<'busy'>(6).fill('busy')]
    expect(said.map(({ status }) => status)).toEqual(expected)
    expect(said[9]).toEqual({ status: 'busy', journalId: null, balance: null })
    expect((await Promise.all(wins)).map(({ status }) => status)).toEqual(Array<'ok'>(10).fill('ok'))
    // 10,000 less ten stakes, their ten wins, and the four that were taken.
    expect((await whole.read.wallet(db, player))!.cash).toBe(9_600n)
    expect(crowded.groups().queue.waiting).toBe(0)
    expect((await stake(player, 'more-9')).status).toBe('ok')
  })

  it('M39 whoever remembers a session without anybody to look at it again is told so, and nothing moves', async () => {
    const player = await aPlayer(db, whole, { cash: 1_000n })
    const amount = { currency: 'NGN', minor: STAKE } as const
    const item = { kind: 'staked', source: 'studio', key: 'unseen', playerId: player, round: 'unseen', amount } as const
    expect((await crowded.wager({ ...item, guard: 1n })).status).toBe('stale')
    expect((await whole.read.wallet(db, player))!.cash).toBe(1_000n)
  })
})
