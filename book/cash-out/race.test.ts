/** Cash-outs beside settlements, cancels, one another, and deaths of processes. */
import type { CashOutQuote } from '@uwanja/contract/book/cash-out'
import { RULE_KINDS, shiftClock } from '@uwanja/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBet } from '../bets/store.ts'
import { played } from '../results/testing.ts'
import { moveExposure } from '../risk/store.ts'
import type { Worth } from '../settlement/worth.ts'
import { sayWorth } from '../settlement/worth.ts'
import { atRisk } from './execute.ts'
import type { Bookie } from './testing.ts'
import { aBookie } from './testing.ts'

const raise = (why: string): never => {
  throw new Error(why)
}

/** All of them in every order of their beginning. */
const ORDERS = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
] as const
const ROUNDS = process.env['UWANJA_DEEP'] ? 198 : 18

describe.each(RULE_KINDS)('beside one another on %s', { timeout: 600_000 }, (kind) => {
  let house: Bookie
  beforeAll(async () => void (house = await aBookie(kind)))
  afterAll(() => house.db.close())
  const quoteOf = async (player: bigint, id: string): Promise<CashOutQuote> =>
    (await house.open().values(player, [id]))[0]!.quote!

  /** As a settlement or a cancel does: what was read is said, and where somebody was quicker nothing is. */
  async function said(id: string, end: Pick<Worth, 'why' | 'outcome' | 'wonMinor' | 'voidedMinor' | 'movements'>) {
    return house.db.transaction(async (tx) => {
      const bet = (await readBet(tx, id))!
      if (bet.outcome !== 'open') return false
      const { revision, openMinor, cashedMinor } = bet
      const open = end.outcome === 'void' ? 0n : openMinor
      const isSaid = await sayWorth(tx, { bet: id, revision, openMinor: open, cashedMinor, ...end })
      if (isSaid) await moveExposure(tx, atRisk(bet), [])
      return isSaid
    })
  }

  it('Y68 of a cash-out, a settlement and a cancel of one bet exactly one wins, and nothing else is owed', async () => {
    const event = await house.match('race', 3)
    const wins = [0, 0, 0]
    for (let round = 0; round < ROUNDS; round++) {
      const id = `race-${String(round)}`
      const { player } = await house.bet(id, [{ event }])
      const quote = await quoteOf(player, id)
      const contestants = [
        () =>
          house
            .open()
            .tap(player, { id: 'tap-0001', ...quote })
            .then(({ state }) => state === 'done'),
        () =>
          said(id, {
            why: 'result',
            outcome: 'won',
            wonMinor: 230_000n,
            voidedMinor: 0n,
            movements: [{ kind: 'credit', of: null, minor: 230_000n }],
          }),
        () =>
          said(id, {
            why: 'cancel',
            outcome: 'void',
            wonMinor: 0n,
            voidedMinor: 100_000n,
            movements: [{ kind: 'void', of: `${id}:1`, minor: 100_000n }],
          }),
      ]
      const order = ORDERS[round % ORDERS.length]!
      const done = await Promise.all(order.map(async (at) => contestants[at]!().catch(() => false)))
      const winner = order[done.indexOf(true)]!
      expect(done.filter(Boolean)).toHaveLength(1)
      wins[winner]!++
      const { outcome, revision, wonMinor, cashedMinor, voidedMinor } = await house.read(id)
      const worth = [BigInt(quote.value), 230_000n, 100_000n][winner]
      expect([outcome, revision]).toEqual([['cashed', 'won', 'void'][winner], 1])
      expect(wonMinor + cashedMinor + voidedMinor).toBe(worth)
      const owed = await house.db.sql<{ minor: string }>`
        select minor::text as minor from book.movement where bet = ${id} and nth > 1`
      expect(owed).toEqual([{ minor: String(worth) }])
    }
    const [left] = await house.db.sql<{
      sum: string
    }>`select sum(singles_minor + stake_minor)::text as sum from book.exposure`
    expect(left!.sum).toBe('0')
    expect(wins.filter((count) => count > 0).length).toBeGreaterThan(1)
  })

  it('Y68 a hundred taps of one bet from two processes pay once', async () => {
    const { id, player } = await house.bet('taps', [{ event: await house.match('taps', 3) }])
    const quote = await quoteOf(player, id)
    const processes = [house.open(), house.open()]
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, (_, at) =>
        processes[at % 2]!.tap(player, { id: `tap-${String(1000 + (at % 10))}`, ...quote }),
      ),
    )
    const paid = new Set(
      answers.flatMap((one) => (one.status === 'fulfilled' && one.value.state === 'done' ? [one.value.id] : [])),
    )
    expect(paid.size).toBe(1)
    const [owed] = await house.db.sql<{ count: number }>`
      select count(*)::int as count from book.movement where bet = ${id} and kind = 'credit'`
    expect(owed!.count).toBe(1)
  })

  it('Y69 a tap of a process that dies before or after its commit is executed once, by whoever looks next', async () => {
    const event = await house.match('deaths', -1)
    const { id, player } = await house.bet('deaths', [{ event, odds: 3000 }])
    await house.say('deaths', played([0, 0], 'live'))
    const quote = await quoteOf(player, id)
    const faults: unknown[] = []
    const dies = () => Promise.reject(new Error('killed'))
    const dead = house.open({ reached: dies, onFault: (error) => void faults.push(error) })
    const ask = { id: 'tap-0001', ...quote, stake: 40_000 }
    expect((await dead.tap(player, ask)).state).toBe('waiting')
    await shiftClock(house.db, 6)
    // Within its transaction: nothing of it stands.
    const { catalogue } = house.known
    const cut = { ...catalogue, circumstances: (): never => raise('cut off') }
    await house.open({ known: { ...house.known, catalogue: cut }, onFault: (error) => void faults.push(error) }).look()
    expect([(await house.open().tapped(player, id, ask.id)).state, (await house.read(id)).revision]).toEqual([
      'waiting',
      0,
    ])
    // After its commit, before its answer: the same tap tells.
    await dead.look()
    expect(faults.map(String)).toEqual(['Error: cut off', 'Error: killed'])
    await house.open().look()
    const told = await house.open().tap(player, ask)
    const { revision, cashedMinor, openMinor } = await house.read(id)
    expect([told.state, BigInt(told.paid!), revision, openMinor]).toEqual(['done', cashedMinor, 1, 60_000n])
    const owed = await house.db.sql`select 1 from book.movement where bet = ${id} and kind = 'credit'`
    expect(owed).toHaveLength(1)
  })
})
