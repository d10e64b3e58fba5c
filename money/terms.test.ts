/** The terms of games: what is off or outside its limits is not staked; what was staked before is won and given back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase, RULE_KINDS } from '@uwanja/server/db/testing'
import { OPEN_TERMS, type Money, type Terms } from './money.ts'
import type { Db } from '@uwanja/database/sql'
import { aPlayer, expectWholeBooks, someMoney } from './testing.ts'

const ngn = (minor: bigint) => ({ currency: 'NGN' as const, minor })

describe.each(RULE_KINDS)('terms on %s', (kind) => {
  let db: Db
  let money: Money
  let player: bigint
  let last = 0
  beforeAll(async () => {
    db = await aDatabase(kind)
    money = await someMoney(db)
    player = await aPlayer(db, money, { cash: 100_000n })
  })
  afterAll(async () => {
    await expectWholeBooks(db, money)
    await db.close()
  })
  const set = (game: string, terms: Partial<Terms>) =>
    db.transaction((tx) => money.terms.set(tx, { source: 'studio', game }, 'NGN', { ...OPEN_TERMS, ...terms }))
  const stake = (game: string, minor: bigint, key = `bet-${++last}`) => ({
    kind: 'staked' as const,
    source: 'studio',
    key,
    playerId: player,
    round: `round-${key}`,
    amount: ngn(minor),
    details: { game },
  })
  const status = async (game: string, minor: bigint) => (await money.wager(stake(game, minor))).status

  it('G08 a stake below the least or above the most of its game or its company is refused as limit', async () => {
    await set('', { most: 5_000n })
    await set('g1', { least: 100n, most: 20_000n })
    expect(await status('g1', 99n)).toBe('limit')
    expect(await status('g1', 100n)).toBe('ok')
    expect(await status('g1', 5_000n)).toBe('ok')
    expect(await status('g1', 5_001n)).toBe('limit')
    expect(await status('g2', 99n)).toBe('ok')
    expect(await status('g2', 5_001n)).toBe('limit')
    await set('', {})
    expect(await status('g1', 20_000n)).toBe('ok')
    expect(await status('g1', 20_001n)).toBe('limit')
  })

  it('G08 a game that is off takes no stake, alone and among others, and still wins, is refunded and repeats its answer', async () => {
    const [won, undone] = [stake('g3', 1_000n), stake('g3', 2_000n)]
    await money.wager(won)
    await money.wager(undone)
    await set('g3', { isOn: false })
    const together = await Promise.all([stake('g3', 100n), stake('g4', 100n), stake('g3', 100n)].map(money.wager))
    expect(together.map((one) => one.status)).toEqual(['blocked', 'ok', 'blocked'])
    expect((await money.wager(won)).status).toBe('duplicate')
    const common = { source: 'studio', playerId: player }
    const win = { kind: 'won' as const, key: 'w', round: won.round, amount: ngn(1_500n), details: { game: 'g3' } }
    expect((await money.wager({ ...common, ...win })).status).toBe('ok')
    const undo = { kind: 'rolled-back' as const, key: 'u', betKey: undone.key, currency: 'NGN' as const }
    expect((await money.wager({ ...common, ...undo })).status).toBe('ok')
    expect(await money.terms.read(db, { source: 'studio', game: 'g3' })).toEqual({ ...OPEN_TERMS, isOn: false })
    await set('g3', {})
    expect(await status('g3', 100n)).toBe('ok')
  })

  it('G08 a limit in another currency is not felt', async () => {
    await db.transaction((tx) =>
      money.terms.set(tx, { source: 'studio', game: 'g5' }, 'TZS', { ...OPEN_TERMS, most: 1n }),
    )
    expect(await status('g5', 100n)).toBe('ok')
  })
})
