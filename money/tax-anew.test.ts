/** The tax of a win that is said anew: what was nothing may turn out to be one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase, RULE_KINDS } from '@uwanja/server/db/testing'
import type { Money } from './money.ts'
import type { Db } from '@uwanja/database/sql'
import { aPlayer, expectWholeBooks, someMoney } from './testing.ts'

const ngn = (minor: bigint) => ({ currency: 'NGN' as const, minor })

describe.each(RULE_KINDS)('a win of nothing that is said anew, on %s', (kind) => {
  let db: Db
  let money: Money
  beforeAll(async () => {
    db = await aDatabase(kind)
    const rates = [{ from: '2020-01-01', basisPoints: 1_275 }]
    money = await someMoney(db, (_source, base) => (base === 'winnings' ? rates : []))
  })
  afterAll(async () => {
    await expectWholeBooks(db, money)
    await db.close()
  })

  it('T05 B56 it is taxed like any win once it is one, and not when it is nothing again', async () => {
    const playerId = await aPlayer(db, money, { cash: 1_000n })
    const before = await money.read.house(db, 'tax:winnings', 'NGN')
    const of = { source: 'studio', playerId, round: 'lost' }
    await money.wager({ ...of, key: 'bet', kind: 'staked', amount: ngn(100n) })
    await money.wager({ ...of, key: 'win', kind: 'won', amount: ngn(0n) })
    const worth = async (key: string, minor: bigint) => {
      const { source } = of
      await money.wager({ source, playerId, key, kind: 'changed', ofKey: 'win', amount: ngn(minor) })
      const held = await money.read.house(db, 'tax:winnings', 'NGN')
      return [(await money.read.wallet(db, playerId))!.cash, held - before]
    }
    // 12.75 % of 1,000.
    expect(await worth('anew', 1_100n)).toEqual([1_873n, 127n])
    expect(await worth('again', 0n)).toEqual([900n, 0n])
  })
})
