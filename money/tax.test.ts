/** Tax: rounds beside a plain model on both databases, deposits and withdrawals, and what a reversal gives back. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase, RULE_KINDS } from '@uwanja/server/db/testing'
import { type Money, rateOn, taxOf, type TaxBase } from './money.ts'
import type { Db } from '@uwanja/database/sql'
import { aPlayer, cursorsReachTheEnd, expectWholeBooks, someMoney } from './testing.ts'

const ngn = (minor: bigint) => ({ currency: 'NGN' as const, minor })
const WINNINGS = 1_275
const STAKE = 333
let sequence = 0
const fresh = (word: string) => `${word}-${++sequence}`
/** What is not yet in force, and what was before, must both be left alone. */
const dated = (basisPoints: number) => [
  { from: '2999-01-01', basisPoints: 9_000 },
  { from: '2020-01-01', basisPoints },
  { from: '2001-01-01', basisPoints: 1 },
]

it('T05 a rate holds from its day until the next one begins', () => {
  const rates = dated(1_500)
  expect(
    ['2000-12-31', '2001-01-01', '2019-12-31', '2020-01-01', '2999-01-01'].map((day) => rateOn(rates, day)),
  ).toEqual([null, 1, 1, 1_500, 9_000])
  expect(taxOf(199n, 1_500)).toBe(29n)
})

type Step = { do: 'stake'; minor: number } | { do: 'win'; minor: number; again: boolean } | { do: 'undo'; pick: number }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('stake' as const), minor: fc.integer({ min: 1, max: 900 }) }),
  fc.record({ do: fc.constant('win' as const), minor: fc.integer({ min: 0, max: 3_000 }), again: fc.boolean() }),
  fc.record({ do: fc.constant('undo' as const), pick: fc.nat(20) }),
)

describe.each(RULE_KINDS)('tax on %s', (kind) => {
  let db: Db
  let money: Money
  beforeAll(async () => {
    db = await aDatabase(kind)
    money = await someMoney(db, (source, base) =>
      source === 'studio' ? dated(base === 'stake' ? STAKE : WINNINGS) : [],
    )
  })
  afterAll(async () => {
    await expectWholeBooks(db, money)
    await db.close()
  })
  const held = (base: TaxBase) => money.read.house(db, `tax:${base}`, 'NGN')
  const common = (playerId: bigint, word: string) => ({ source: 'studio', key: fresh(word), playerId })
  const stake = async (playerId: bigint, minor: bigint, round: string, source = 'studio') => {
    const key = fresh('bet')
    expect((await money.wager({ kind: 'staked', source, key, playerId, round, amount: ngn(minor) })).status).toBe('ok')
    return key
  }
  const win = (playerId: bigint, minor: bigint, round: string, key = fresh('win')) =>
    money.wager({ kind: 'won', source: 'studio', key, playerId, round, amount: ngn(minor) })

  it('T05 withholds of a whole round what its net winnings owe, whatever order stakes, wins and undone stakes come in', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 14 }),
        fc.bigInt({ min: 0n, max: 2_000n }),
        async (steps, bonus) => {
          const cash = 20_000n
          const playerId = await aPlayer(db, money, { cash, ...(bonus > 0n ? { bonus } : {}) })
          const round = fresh('round')
          const before = { winnings: await held('winnings'), stake: await held('stake') }
          const bets: { key: string; minor: bigint; stands: boolean; at: number }[] = []
          const wins: number[] = []
          const staked = () => bets.reduce((sum, bet) => (bet.stands ? sum + bet.minor : sum), 0n)
          let won = 0n
          let withheld = 0n
          for (const [at, s] of steps.entries()) {
            if (s.do === 'stake') {
              const minor = BigInt(s.minor)
              bets.push({ key: await stake(playerId, minor, round), minor, stands: true, at })
            } else if (s.do === 'undo') {
              const bet = bets[s.pick % Math.max(bets.length, 1)]
              if (!bet) continue
              const isLast = (paidAt: number) => !bets.some((one) => one.stands && one !== bet && one.at < paidAt)
              const leans = bet.stands && wins.some(isLast)
              const undo = {
                ...common(playerId, 'undo'),
                kind: 'rolled-back',
                betKey: bet.key,
                currency: 'NGN',
              } as const
              expect((await money.wager(undo)).status).toBe(leans ? 'wins-stand' : 'ok')
              if (leans) continue
              if (bet.stands && won > 0n) {
                bet.stands = false
                withheld = taxOf(won > staked() ? won - staked() : 0n, WINNINGS)
              }
              bet.stands = false
            } else {
              const minor = BigInt(s.minor)
              const key = fresh('win')
              const answer = await win(playerId, minor, round, key)
              if (s.again) expect((await win(playerId, minor, round, key)).balance).toEqual(answer.balance)
              if (staked() === 0n) {
                expect(answer.status).toBe('unknown-round')
                continue
              }
              won += minor
              if (minor > 0n) wins.push(at)
              const net = won > staked() ? won - staked() : 0n
              const tax = taxOf(net, WINNINGS) - withheld
              withheld += tax > minor ? minor : tax
            }
          }
          expect((await held('winnings')) - before.winnings).toBe(withheld)
          const owed = bets.reduce((sum, bet) => (bet.stands ? sum + taxOf(bet.minor, STAKE) : sum), 0n)
          expect((await held('stake')) - before.stake).toBe(owed)
          const wallet = (await money.read.wallet(db, playerId))!
          expect(wallet.cash + wallet.bonus).toBe(cash + bonus - staked() + won - withheld)
        },
      ),
      { numRuns: process.env['UWANJA_DEEP'] ? 300 : 25 },
    )
  })

  it('T05 many wins of many players at once withhold each their own', async () => {
    const before = await held('winnings')
    const players = await Promise.all(Array.from({ length: 12 }, () => aPlayer(db, money, { cash: 1_000n })))
    await Promise.all(players.map((playerId) => stake(playerId, 100n, 'r')))
    await Promise.all(players.flatMap((playerId) => [win(playerId, 700n, 'r'), win(playerId, 0n, 'r')]))
    expect((await held('winnings')) - before).toBe(12n * taxOf(600n, WINNINGS))
    for (const playerId of players)
      expect((await money.read.wallet(db, playerId))!.cash).toBe(1_600n - taxOf(600n, WINNINGS))
  })

  it('T05 a win that was wrong is reversed with its tax, and counts no more towards its round', async () => {
    const playerId = await aPlayer(db, money, { cash: 1_000n })
    const before = await held('winnings')
    await stake(playerId, 100n, 'wrong')
    const { journalId } = await win(playerId, 900n, 'wrong')
    await db.transaction((tx) =>
      money.correction.reversed(tx, { key: fresh('reversal'), journalId: journalId!, reason: 'wrong result' }),
    )
    expect(await held('winnings')).toBe(before)
    expect((await money.read.wallet(db, playerId))!.cash).toBe(900n)
    await win(playerId, 300n, 'wrong')
    expect((await held('winnings')) - before).toBe(taxOf(200n, WINNINGS))
  })

  it('T05 of two wins one is undone: what the other owes alone stays withheld, to the smallest unit', async () => {
    const playerId = await aPlayer(db, money, { cash: 800n, bonus: 200n })
    const before = await held('winnings')
    await stake(playerId, 900n, 'two')
    const { journalId } = await win(playerId, 700n, 'two')
    await win(playerId, 999n, 'two')
    expect((await held('winnings')) - before).toBe(taxOf(799n, WINNINGS))
    const undo = { key: fresh('reversal'), journalId: journalId!, reason: 'wrong result' }
    await db.transaction((tx) => money.correction.reversed(tx, undo))
    await db.transaction((tx) => money.correction.reversed(tx, undo))
    expect((await held('winnings')) - before).toBe(taxOf(99n, WINNINGS))
    const { cash, bonus } = (await money.read.wallet(db, playerId))!
    expect(cash + bonus).toBe(1_099n - taxOf(99n, WINNINGS))
    // A ninth of the stake was bonus: of the 89 that come back 9 are.
    expect([cash, bonus]).toEqual([878n, 209n])
    expect(await money.read.playSince(db, playerId, new Date(0))).toEqual({
      staked: 900n,
      won: 999n - taxOf(99n, WINNINGS),
    })
  })

  it('T05 a stake undone after the win is taxed out of what comes back, and counts whole for who counts stakes', async () => {
    const playerId = await aPlayer(db, money, { cash: 1_000n })
    const before = await held('winnings')
    await stake(playerId, 100n, 'late')
    const betKey = await stake(playerId, 400n, 'late')
    await win(playerId, 300n, 'late')
    expect(await held('winnings')).toBe(before)
    const undo = { ...common(playerId, 'undo'), kind: 'rolled-back' as const, betKey, currency: 'NGN' as const }
    const first = await money.wager(undo)
    expect((await money.wager(undo)).balance).toEqual(first.balance)
    expect((await held('winnings')) - before).toBe(taxOf(200n, WINNINGS))
    expect((await money.read.wallet(db, playerId))!.cash).toBe(1_200n - taxOf(200n, WINNINGS))
    expect(await money.read.playSince(db, playerId, new Date(0))).toEqual({
      staked: 100n,
      won: 300n - taxOf(200n, WINNINGS),
    })
    // A limit on losses has seen the same.
    const lost = taxOf(200n, WINNINGS) - 200n
    const { used } = (await money.gate.read(db, playerId))!
    expect(used).toMatchObject({ dayLoss: lost, weekLoss: lost, monthLoss: lost })
    await cursorsReachTheEnd(db)
    const journals = await db.transaction((tx) => money.read.follow(tx, fresh('reader'), 100_000))
    expect(journals.find(({ key }) => key === undo.key)).toMatchObject({ totalMinor: 400n })
  })

  it('T05 B55 B56 a round owes what it won by what of its stake stands, whatever goes back and is said anew', async () => {
    const playerId = await aPlayer(db, money, { cash: 1_000n })
    const before = { winnings: await held('winnings'), stake: await held('stake') }
    const now = async () => [
      (await money.read.wallet(db, playerId))!.cash,
      (await held('winnings')) - before.winnings,
      (await held('stake')) - before.stake,
    ]
    const stakeKey = await stake(playerId, 1_000n, 'anew')
    const won = fresh('win')
    await win(playerId, 1_500n, 'anew', won)
    // 12.75 % of 500, and 3.33 % of 1,000.
    expect(await now()).toEqual([1_437n, 63n, 33n])
    const said = async (
      item: { kind: 'voided'; stakeKey: string } | { kind: 'changed'; ofKey: string },
      minor: bigint,
    ) => {
      const key = fresh('said')
      expect((await money.wager({ ...common(playerId, 'said'), key, ...item, amount: ngn(minor) })).status).toBe('ok')
      return key
    }
    // Of 333, 666 and 1,000 in all the tax of the stake is 10.989, 21.978 and 33; the round has won 833, 1,166 and 1,500.
    const first = await said({ kind: 'voided', stakeKey }, 333n)
    expect(await now()).toEqual([1_727n, 106n, 23n])
    await said({ kind: 'voided', stakeKey }, 333n)
    expect(await now()).toEqual([2_018n, 148n, 12n])
    await said({ kind: 'voided', stakeKey }, 334n)
    expect(await now()).toEqual([2_309n, 191n, 0n])
    // Staked again 333: the round has won 1,167, and 667 stand back.
    await said({ kind: 'changed', ofKey: first }, 0n)
    expect(await now()).toEqual([2_019n, 148n, 11n])
    // 1,000 for 333, then 2,333 for it.
    await said({ kind: 'changed', ofKey: won }, 1_000n)
    expect(await now()).toEqual([1_582n, 85n, 11n])
    await said({ kind: 'changed', ofKey: won }, 2_333n)
    expect(await now()).toEqual([2_745n, 255n, 11n])
  })

  it('T05 B57 a win repays what is owed out of what the state leaves of it', async () => {
    const playerId = await aPlayer(db, money, { cash: 200n })
    for (const round of ['owes-1', 'owes-2']) await stake(playerId, 100n, round)
    const ofKey = fresh('win')
    await win(playerId, 1_000n, 'owes-1', ofKey)
    // 114 of 900 went to the state.
    await stake(playerId, 886n, 'owes-3')
    await money.wager({ ...common(playerId, 'anew'), kind: 'changed', ofKey, amount: ngn(0n) })
    expect(await money.read.wallet(db, playerId)).toMatchObject({ cash: 0n, debt: 886n })
    // 51 of 400 do.
    expect((await win(playerId, 500n, 'owes-2')).status).toBe('ok')
    expect(await money.read.wallet(db, playerId)).toMatchObject({ cash: 0n, debt: 437n })
  })

  it('T05 what is not taxed carries nothing, and the reminder counts what reached the player', async () => {
    const playerId = await aPlayer(db, money, { cash: 1_000n })
    const since = new Date(0)
    await stake(playerId, 100n, 'plain', 'other')
    await money.wager({ ...common(playerId, 'win'), source: 'other', kind: 'won', round: 'plain', amount: ngn(500n) })
    await stake(playerId, 100n, 'taxed')
    await win(playerId, 500n, 'taxed')
    expect(await money.read.playSince(db, playerId, since)).toEqual({
      staked: 200n,
      won: 1_000n - taxOf(400n, WINNINGS),
    })
  })

  it('T05 a deposit and a withdrawal leave their tax in its account, once, and a returned one gives it back', async () => {
    const playerId = await aPlayer(db, money)
    const before = { deposit: await held('deposit'), withdrawal: await held('withdrawal') }
    const payment = { company: 'fasthub', playerId, amount: ngn(1_000n) }
    const paid = { ...payment, key: fresh('in'), taxMinor: 50n }
    await db.transaction((tx) => money.deposit.settled(tx, paid))
    // The same news on a day with another rate is the same news.
    expect((await db.transaction((tx) => money.deposit.settled(tx, { ...paid, taxMinor: 70n }))).fresh).toBe(false)
    expect((await money.read.wallet(db, playerId))!.cash).toBe(950n)
    const out = { ...payment, key: fresh('out'), amount: ngn(400n), taxMinor: 20n }
    const returned = { ...out, key: fresh('back') }
    await db.transaction((tx) => money.withdrawal.held(tx, out))
    await db.transaction((tx) => money.withdrawal.settled(tx, out))
    await db.transaction((tx) => money.withdrawal.held(tx, returned))
    await db.transaction((tx) => money.withdrawal.released(tx, returned))
    expect(await money.read.wallet(db, playerId)).toMatchObject({ cash: 550n, held: 0n })
    expect((await held('deposit')) - before.deposit).toBe(50n)
    expect((await held('withdrawal')) - before.withdrawal).toBe(20n)
  })

  it('T05 parked money that is credited after all leaves its tax too, once, and what goes back leaves none', async () => {
    const playerId = await aPlayer(db, money)
    const before = await held('deposit')
    const park = async (key: string) => {
      const held = { company: 'fasthub', key, amount: ngn(1_000n) }
      await db.transaction((tx) => money.deposit.parked(tx, { ...held, reason: 'unknown-account' }))
      return held
    }
    const credit = { ...(await park(fresh('in'))), playerId, taxMinor: 50n }
    expect(await db.transaction((tx) => money.deposit.assigned(tx, credit))).toMatchObject({ fresh: true, cash: 950n })
    const again = await db.transaction((tx) => money.deposit.assigned(tx, { ...credit, taxMinor: 70n }))
    expect(again).toMatchObject({ fresh: false, cash: 950n })
    const back = await park(fresh('in'))
    await db.transaction((tx) => money.deposit.sentBack(tx, back))
    expect((await held('deposit')) - before).toBe(50n)
    expect((await money.read.wallet(db, playerId))!.cash).toBe(950n)
  })
})
