/** The first door: the seven rules of a wallet callback, group commit, the gate, and parallel stakes, on both databases. */
import { hash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase, DATABASE_KINDS } from '@uwanja/server/db/testing'
import type { Money, Wager } from './money.ts'
import type { Db } from '@uwanja/database/sql'
import { aPlayer, expectWholeBooks, freshKey, ngn, someMoney, studioSays } from './testing.ts'

describe.each(DATABASE_KINDS)('wager on %s', (kind) => {
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

  it('M01 rule 1: same id and content answers the same again, in parallel too, and moves money once', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    const bet = stake(player, 3_000n)
    const answers = await Promise.all(Array.from({ length: 20 }, () => money.wager(bet)))
    expect(answers.filter((a) => a.status === 'ok')).toHaveLength(1)
    expect(new Set(answers.map((a) => a.journalId)).size).toBe(1)
    await money.wager(stake(player, 1_000n))
    const again = await money.wager(bet)
    expect(again).toMatchObject({ status: 'duplicate', balance: { cash: 7_000n } })
    expect(await money.read.wallet(db, player)).toMatchObject({ cash: 6_000n })
  })

  it('M01 M02 a fingerprint of the version before, which is longer, tells repeats and other inputs all the same', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    const [old, fresh] = [stake(player, 1_000n), stake(player, 1_000n)] as Extract<Wager, { kind: 'staked' }>[]
    const asBefore = async (bet: Extract<Wager, { kind: 'staked' }>, minor = 1_000n) => {
      const fields = ['staked', player, 'NGN', minor, bet.round, '']
      const whole = hash('sha256', fields.map((field) => `=${field}`).join('\n'), 'base64url')
      const row = { i: 0, source: 'studio', kind: 'wager.staked', key: bet.key, hash: whole, player: String(player) }
      const rows = [{ ...row, currency: 'NGN', minor: String(minor), round: bet.round, house: 'games:studio' }]
      const [said] = await db.sql<{ status: string }>`
        select status from money.wager(${JSON.stringify(rows)}::jsonb, 'Africa/Lagos')`
      return said!.status
    }
    expect([await asBefore(old!), (await money.wager(old!)).status]).toEqual(['ok', 'duplicate'])
    expect((await money.wager({ ...old!, amount: ngn(999n) })).status).toBe('reused')
    expect([(await money.wager(fresh!)).status, await asBefore(fresh!)]).toEqual(['ok', 'duplicate'])
    expect(await asBefore(fresh!, 999n)).toBe('reused')
    const lengths = await db.sql<{ letters: number }>`
      select length(input_hash) as letters from money.journal where key in (${old!.key}, ${fresh!.key}) order by id`
    expect(lengths.map(({ letters }) => letters)).toEqual([43, 22])
  })

  it('M02 an id is one kind of movement, but for a call that stakes and wins and an undone stake under its own id', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    const bet = stake(player, 3_000n) as Extract<Wager, { kind: 'staked' }>
    const won = win(player, 500n, bet.round)
    const statuses = async (...items: Wager[]) => {
      const all = []
      for (const item of items) all.push((await money.wager(item)).status)
      return all
    }
    expect(await statuses(bet, won)).toEqual(['ok', 'ok'])
    const again = [
      win(player, 3_000n, bet.round, { key: bet.key }),
      stake(player, 500n, { key: won.key }),
      rollback(player, bet.key, won.key),
    ]
    expect(await statuses(...again)).toEqual(['reused', 'reused', 'reused'])
    const both = stake(player, 1_000n) as Extract<Wager, { kind: 'staked' }>
    const its = win(player, 200n, both.round, { key: both.key, isPaired: true })
    const undone = stake(player, 1_000n)
    expect(await statuses(both, its, undone, rollback(player, undone.key, undone.key))).toEqual([
      'ok',
      'ok',
      'ok',
      'ok',
    ])
    expect(await statuses(win(player, 1n, bet.round, { key: undone.key }))).toEqual(['reused'])
    expect(await money.read.wallet(db, player)).toMatchObject({ cash: 6_700n })
  })

  it('M02 rule 2: same id with another amount, player, round, game or currency is refused and moves nothing', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    const other = await aPlayer(db, money, { cash: 10_000n })
    const bet = stake(player, 3_000n, { details: { game: '1' } })
    expect((await money.wager(bet)).status).toBe('ok')
    const changed: Partial<Wager>[] = [
      { amount: ngn(3_001n) },
      { playerId: other },
      { round: 'another' },
      { details: { game: '2' } },
      { amount: { currency: 'TZS', minor: 3_000n } },
    ]
    for (const change of changed) {
      expect((await money.wager({ ...bet, ...change } as Wager)).status).toBe('reused')
    }
    expect(await money.read.wallet(db, player)).toMatchObject({ cash: 7_000n })
    expect(await money.read.wallet(db, other)).toMatchObject({ cash: 10_000n })
  })

  it('M03 rule 3: a blocked player cannot stake, and still wins and is refunded', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    const [won, undone] = [stake(player, 1_000n), stake(player, 2_000n)]
    await money.wager(won)
    await money.wager(undone)
    await db.transaction((tx) => money.gate.blocked(tx, player, 'forever'))
    expect((await money.wager(stake(player, 1n))).status).toBe('blocked')
    expect((await money.wager(win(player, 5_000n, (won as { round: string }).round))).status).toBe('ok')
    expect((await money.wager(rollback(player, undone.key))).status).toBe('ok')
    expect(await money.read.wallet(db, player)).toMatchObject({ cash: 14_000n })
    await db.transaction((tx) => money.gate.blocked(tx, player, null))
    expect((await money.wager(stake(player, 1n))).status).toBe('ok')
  })

  it('M04 rule 4: a rollback before its bet leaves a tombstone; a second rollback does nothing', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    const late = stake(player, 1_000n)
    expect((await money.wager(rollback(player, late.key))).status).toBe('ok')
    expect((await money.wager(late)).status).toBe('rolled-back')
    const bet = stake(player, 4_000n)
    await money.wager(bet)
    const undo = rollback(player, bet.key)
    expect((await money.wager(undo)).balance).toMatchObject({ cash: 10_000n })
    expect((await money.wager(rollback(player, bet.key))).balance).toMatchObject({ cash: 10_000n })
    expect((await money.wager(undo)).status).toBe('duplicate')
    expect((await money.wager(win(player, 9_000n, (bet as { round: string }).round))).status).toBe('unknown-round')
  })

  it('M04 a rollback is its own player’s and its own company’s, and leaves the bet of another as it was', async () => {
    const [player, other] = [await aPlayer(db, money, { cash: 10_000n }), await aPlayer(db, money)]
    const bet = stake(player, 4_000n)
    await money.wager(bet)
    expect((await money.wager(rollback(other, bet.key))).status).toBe('reused')
    const elsewhere = { ...bet, source: 'other' as const }
    expect((await money.wager({ ...rollback(player, bet.key), source: 'other' })).status).toBe('ok')
    expect((await money.wager(elsewhere)).status).toBe('rolled-back')
    expect(await money.read.wallet(db, player)).toMatchObject({ cash: 6_000n })
    expect((await money.wager(rollback(player, bet.key))).balance).toMatchObject({ cash: 10_000n })
    // The id of a bet that was taken back at one company is any other id at the next.
    const [here, there] = [stake(player, 100n), freshKey('there')]
    expect((await money.wager(rollback(player, there))).status).toBe('ok')
    expect((await money.wager({ ...here, source: 'other', key: there } as Wager)).status).toBe('ok')
  })

  it('M04 M13 a stake and a win under one key: the stake is taken back when people have undone the win', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    const bet = stake(player, 4_000n)
    const { round } = bet as { round: string }
    await money.wager(bet)
    const { journalId } = await money.wager(
      win(player, 9_000n, round, { key: bet.key, isPaired: true } as Partial<Wager>),
    )
    expect((await money.wager(rollback(player, bet.key))).status).toBe('wins-stand')
    const undo = { key: freshKey('reversal'), journalId: journalId!, reason: 'wrong result' }
    await db.transaction((tx) => money.correction.reversed(tx, undo))
    expect(await money.wager(rollback(player, bet.key))).toMatchObject({ status: 'ok', balance: { cash: 10_000n } })
  })

  it('M04 a rollback while the round’s win stands leaves no tombstone: undone by people, the same call is taken', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    const bet = stake(player, 1_000n)
    const { round } = bet as { round: string }
    await money.wager(bet)
    const { journalId } = await money.wager(win(player, 2_500n, round))
    const undone = rollback(player, bet.key)
    expect(await money.wager(undone)).toMatchObject({
      status: 'wins-stand',
      balance: { cash: 11_500n },
      journalId: null,
    })
    expect((await money.wager(stake(player, 100n, { round }))).balance).toMatchObject({ cash: 11_400n })
    const undo = { key: freshKey('reversal'), journalId: journalId!, reason: 'the round was void' }
    await db.transaction((tx) => money.correction.reversed(tx, undo))
    expect(await money.wager(undone)).toMatchObject({ status: 'ok', balance: { cash: 9_900n } })
    expect((await money.wager(undone)).status).toBe('duplicate')
  })

  it('M04 no rollback takes back a win that it names', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    const bet = stake(player, 1_000n)
    await money.wager(bet)
    const won = win(player, 2_500n, (bet as { round: string }).round)
    await money.wager(won)
    expect((await money.wager(rollback(player, won.key))).status).toBe('reused')
    expect((await money.read.wallet(db, player))!.cash).toBe(11_500n)
  })

  it('M05 rule 5: a win without a standing bet is refused; a zero win closes the round', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    const other = await aPlayer(db, money, { cash: 10_000n })
    const bet = stake(player, 1_000n)
    await money.wager(bet)
    const { round } = bet as { round: string }
    expect((await money.wager(win(player, 500n, 'nobody-played'))).status).toBe('unknown-round')
    expect((await money.wager(win(other, 500n, round))).status).toBe('unknown-round')
    expect((await money.wager(win(player, 0n, round))).balance).toMatchObject({ cash: 9_000n })
  })

  it('M06 rules 6 and 7: too little money answers the real balance; every answer tells the balance after it', async () => {
    const player = await aPlayer(db, money, { cash: 1_000n })
    expect(await money.wager(stake(player, 1_001n))).toMatchObject({ status: 'funds', balance: { cash: 1_000n } })
    expect(await money.wager(stake(player, 400n))).toMatchObject({ status: 'ok', balance: { cash: 600n } })
  })

  it('M07 impossible amounts and keys are refused before the database', async () => {
    const player = await aPlayer(db, money, { cash: 1_000n })
    for (const minor of [-1n, 1_000_000_000_001n])
      expect((await money.wager(stake(player, minor))).status).toBe('amount')
    expect((await money.wager(stake(player, 1n, { key: '' }))).status).toBe('amount')
    expect((await money.wager(win(player, -1n, 'r'))).status).toBe('amount')
    expect((await money.wager(stake(999_999_999n, 1n))).status).toBe('unknown-player')
    expect((await money.wager(stake(player, 1n, { amount: { currency: 'TZS', minor: 1n } }))).status).toBe('currency')
  })

  it('M08 stakes take cash first; wins and refunds return in the stake’s proportion', async () => {
    const player = await aPlayer(db, money, { cash: 600n, bonus: 1_000n })
    const bet = stake(player, 900n)
    expect((await money.wager(bet)).balance).toMatchObject({ cash: 0n, bonus: 700n })
    expect((await money.wager(win(player, 1_000n, (bet as { round: string }).round))).balance).toMatchObject({
      cash: 667n,
      bonus: 1_033n,
    })
    const undone = stake(player, 700n)
    await money.wager(undone)
    expect((await money.wager(rollback(player, undone.key))).balance).toMatchObject({ cash: 667n, bonus: 1_033n })
  })

  it('M09 N parallel stakes s on a balance B accept exactly min(N, floor(B/s))', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 5_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        async (n, s, b) => {
          const player = await aPlayer(db, money, { cash: BigInt(b) })
          const answers = await Promise.all(Array.from({ length: n }, () => money.wager(stake(player, BigInt(s)))))
          const accepted = answers.filter((a) => a.status === 'ok').length
          expect(accepted).toBe(Math.min(n, Math.floor(b / s)))
          expect(answers.filter((a) => a.status === 'funds')).toHaveLength(n - accepted)
          expect(await money.read.wallet(db, player)).toMatchObject({ cash: BigInt(b - accepted * s) })
        },
      ),
      { numRuns: process.env['UWANJA_DEEP'] ? 200 : 25 },
    )
  })

  it('M11 one item that the database refuses never fails its neighbours', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    const answers = await Promise.all([
      money.wager(stake(player, 100n)),
      money.wager(stake(player, 100n, { source: 'a-company-without-an-account' })),
      money.wager(stake(player, 100n)),
      money.wager(stake(player, 100n, { details: { note: 'a nul \u0000 no database takes' } })),
      money.wager(stake(player, 100n)),
    ])
    expect(answers.map((a) => a.status)).toEqual(['ok', 'fault', 'ok', 'fault', 'ok'])
    expect(await money.read.wallet(db, player)).toMatchObject({ cash: 9_700n })
  })

  it('M05 a win that waits in one batch with its bet is not refused', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    const bet = stake(player, 1_000n)
    const answers = await Promise.all([
      money.wager(stake(player, 1n)),
      money.wager(bet),
      money.wager(win(player, 2_000n, (bet as { round: string }).round)),
    ])
    expect(answers.map((a) => a.status)).toEqual(['ok', 'ok', 'ok'])
  })
})
