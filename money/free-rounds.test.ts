/** Stakes of 0, which open the rounds that a company gives away, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase, RULE_KINDS } from '@uwanja/server/db/testing'
import type { Money, Wager } from './money.ts'
import type { Db } from '@uwanja/database/sql'
import { aPlayer, expectWholeBooks, freshKey, ngn, someMoney, studioSays } from './testing.ts'

describe.each(RULE_KINDS)('free rounds on %s', (kind) => {
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
  const { stake, win, rollback } = studioSays

  it('M33 a stake of 0 opens a free round: it moves nothing, its win is cash, and it stands and falls as any stake', async () => {
    const player = await aPlayer(db, money, { cash: 100n, bonus: 1_000n })
    const bet = stake(player, 0n)
    const { round } = bet as { round: string }
    expect(await money.wager(bet)).toMatchObject({ status: 'ok', balance: { cash: 100n, bonus: 1_000n } })
    expect(await money.wager(bet)).toMatchObject({ status: 'duplicate', balance: { cash: 100n, bonus: 1_000n } })
    expect((await money.wager({ ...bet, amount: ngn(1n) } as Wager)).status).toBe('reused')
    const won = win(player, 700n, round)
    expect(await money.wager(won)).toMatchObject({ status: 'ok', balance: { cash: 800n, bonus: 1_000n } })
    expect((await money.wager(rollback(player, bet.key))).status).toBe('wins-stand')
    const undone = stake(player, 0n)
    await money.wager(undone)
    expect(await money.wager(rollback(player, undone.key))).toMatchObject({ status: 'ok', balance: { cash: 800n } })
    expect((await money.wager(win(player, 5n, (undone as { round: string }).round))).status).toBe('unknown-round')
    expect((await money.wager(rollback(player, 'free-and-late'))).status).toBe('ok')
    expect((await money.wager(stake(player, 0n, { key: 'free-and-late' }))).status).toBe('rolled-back')
    const voided = { ...rollback(player, ''), kind: 'voided', amount: ngn(1n), round } as unknown as Wager
    expect((await money.wager({ ...voided, stakeKey: bet.key } as unknown as Wager)).status).toBe('too-much')
  })

  it('M33 a real stake beside a free one decides the proportion, and one given back whole opens nothing', async () => {
    const player = await aPlayer(db, money, { cash: 100n, bonus: 300n })
    const bet = stake(player, 400n)
    const { round } = bet as { round: string }
    await money.wager(bet)
    await money.wager(stake(player, 0n, { round }))
    expect((await money.wager(win(player, 800n, round))).balance).toMatchObject({ cash: 200n, bonus: 600n })
    const whole = stake(player, 200n)
    await money.wager(whole)
    const back = { ...whole, kind: 'voided', key: freshKey('void'), stakeKey: whole.key } as Wager
    expect((await money.wager(back)).status).toBe('ok')
    expect((await money.wager(win(player, 5n, (whole as { round: string }).round))).status).toBe('unknown-round')
  })

  it('M33 the gate asks a free round’s player for blocks, and no free bet stakes nothing', async () => {
    const player = await aPlayer(db, money, { cash: 100n })
    const free = { ...stake(player, 0n), funding: { freeBet: 'f1' } } as Wager
    expect((await money.wager(free)).status).toBe('amount')
    await db.transaction((tx) => money.gate.blocked(tx, player, 'forever'))
    expect((await money.wager(stake(player, 0n))).status).toBe('blocked')
  })
})
