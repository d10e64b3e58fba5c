/** Thousands of random operations beside a plain model in memory, on both databases, with the books replayed afterwards. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase, DATABASE_KINDS } from '@uwanja/server/db/testing'
import { MoneyRefused, type Money } from './money.ts'
import type { Db } from '@uwanja/database/sql'
import { aPlayer, expectWholeBooks, someMoney } from './testing.ts'

const ngn = (minor: bigint) => ({ currency: 'NGN' as const, minor })

type Step =
  | { do: 'deposit' | 'hold' | 'stake'; who: number; minor: number }
  | { do: 'win'; who: number; minor: number; pick: number }
  | { do: 'rollback' | 'release' | 'settle' | 'repeat'; who: number; pick: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('deposit' as const, 'hold' as const, 'stake' as const, 'stake' as const),
    who: fc.nat(2),
    minor: fc.integer({ min: 1, max: 3_000 }),
  }),
  fc.record({
    do: fc.constant('win' as const),
    who: fc.nat(2),
    minor: fc.integer({ min: 0, max: 5_000 }),
    pick: fc.nat(1_000),
  }),
  fc.record({
    do: fc.constantFrom('rollback' as const, 'release' as const, 'settle' as const, 'repeat' as const),
    who: fc.nat(2),
    pick: fc.nat(1_000),
  }),
)

interface Model {
  cash: bigint
  held: bigint
  bets: { key: string; minor: bigint; standing: boolean; isWon: boolean }[]
  holds: { key: string; minor: bigint; open: boolean }[]
}

describe.each(DATABASE_KINDS)('a plain model beside the ledger on %s', (kind) => {
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

  it('M19 agrees after any sequence of deposits, holds, stakes, wins, rollbacks and repeats', async () => {
    let sequence = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        const players = await Promise.all([0, 1, 2].map(() => aPlayer(db, money, { cash: 5_000n })))
        const models: Model[] = players.map(() => ({ cash: 5_000n, held: 0n, bets: [], holds: [] }))
        for (const s of steps) await take(s, players[s.who]!, models[s.who]!, `s${++sequence}-${players[0]}`)
        for (const [index, playerId] of players.entries()) {
          const { cash, held } = models[index]!
          expect(await money.read.wallet(db, playerId)).toMatchObject({ cash, held, bonus: 0n })
        }
      }),
      { numRuns: process.env['UWANJA_DEEP'] ? 300 : 30 },
    )
  })

  async function take(s: Step, playerId: bigint, model: Model, key: string): Promise<void> {
    const common = { source: 'studio', key, playerId }
    switch (s.do) {
      case 'deposit': {
        const payment = { company: 'fasthub', key, playerId, amount: ngn(BigInt(s.minor)) }
        await db.transaction((tx) => money.deposit.settled(tx, payment))
        expect((await db.transaction((tx) => money.deposit.settled(tx, payment))).fresh).toBe(false)
        model.cash += BigInt(s.minor)
        return
      }
      case 'stake': {
        const minor = BigInt(s.minor)
        const { status } = await money.wager({ ...common, kind: 'staked', round: key, amount: ngn(minor) })
        expect(status).toBe(model.cash >= minor ? 'ok' : 'funds')
        if (status !== 'ok') return
        model.cash -= minor
        model.bets.push({ key, minor, standing: true, isWon: false })
        return
      }
      case 'win': {
        const bet = model.bets[s.pick % Math.max(model.bets.length, 1)]
        const answer = await money.wager({
          ...common,
          kind: 'won',
          round: bet?.key ?? 'none',
          amount: ngn(BigInt(s.minor)),
        })
        expect(answer.status).toBe(bet?.standing ? 'ok' : 'unknown-round')
        if (bet?.standing) {
          model.cash += BigInt(s.minor)
          bet.isWon ||= s.minor > 0
        }
        return
      }
      case 'rollback': {
        const bet = model.bets[s.pick % Math.max(model.bets.length, 1)]
        expect(
          (await money.wager({ ...common, kind: 'rolled-back', betKey: bet?.key ?? `never-${key}`, currency: 'NGN' }))
            .status,
        ).toBe(bet?.standing && bet.isWon ? 'wins-stand' : 'ok')
        if (!bet?.standing || bet.isWon) return
        model.cash += bet.minor
        bet.standing = false
        return
      }
      case 'repeat': {
        const bet = model.bets[s.pick % Math.max(model.bets.length, 1)]
        if (!bet) return
        const answer = await money.wager({
          ...common,
          key: bet.key,
          kind: 'staked',
          round: bet.key,
          amount: ngn(bet.minor),
        })
        expect(answer.status).toBe('duplicate')
        return
      }
      case 'hold': {
        const minor = BigInt(s.minor)
        const payment = { company: 'fasthub', key, playerId, amount: ngn(minor) }
        const outcome = await db
          .transaction((tx) => money.withdrawal.held(tx, payment))
          .catch((error: unknown) => error)
        if (model.cash < minor) return void expect(outcome).toMatchObject({ why: 'funds' })
        model.cash -= minor
        model.held += minor
        model.holds.push({ key, minor, open: true })
        return
      }
      case 'release':
      case 'settle': {
        const hold = model.holds[s.pick % Math.max(model.holds.length, 1)]
        if (!hold) return
        const payment = { company: 'fasthub', key: hold.key, playerId, amount: ngn(hold.minor) }
        const end = () =>
          db.transaction((tx) =>
            s.do === 'settle' ? money.withdrawal.settled(tx, payment) : money.withdrawal.released(tx, payment),
          )
        if (!hold.open) return void (await end().catch((error: unknown) => expect(error).toBeInstanceOf(MoneyRefused)))
        await end()
        model.held -= hold.minor
        if (s.do === 'release') model.cash += hold.minor
        hold.open = false
        return
      }
    }
  }
})
