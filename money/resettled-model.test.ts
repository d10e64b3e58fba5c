/** Rounds whose stakes go back in part and whose wins are said anew, beside a plain model: money, taxes, windows, statements. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase, RULE_KINDS, freezeClock, shiftClock } from '@uwanja/server/db/testing'
import type { Db } from '@uwanja/database/sql'
import { ruleOfPlay, type PlayRule } from './gate.ts'
import { taxOf, type Money } from './money.ts'
import { aPlayer, expectWholeBooks, someMoney } from './testing.ts'

const ngn = (minor: bigint) => ({ currency: 'NGN' as const, minor })
const HOUR_S = 3_600
const [WINNINGS, STAKE] = [1_275, 333]
const RULE = { pauseS: 1_800, reminderS: 0 } as const
const EVER = { from: '2020-01-01', to: '2090-01-01', zone: 'Africa/Lagos' } as const
let sequence = 0

interface Bet {
  readonly key: string
  readonly minor: bigint
  readonly at: number
  readonly round: Round
  isUndone: boolean
}
/** What came back or was won under one key, as it is worth now. */
interface Paid {
  readonly key: string
  readonly at: number
  readonly of: Bet | Round
  minor: bigint
}
interface Round {
  readonly id: string
  withheld: bigint
}
interface Model {
  readonly rate: number
  readonly bets: Bet[]
  readonly voids: Paid[]
  readonly wins: Paid[]
}

const sum = (rows: readonly { readonly minor: bigint }[]) => rows.reduce((all, { minor }) => all + minor, 0n)
const backOf = (model: Model, bet: Bet) => sum(model.voids.filter((one) => one.of === bet))
const standsOf = (model: Model, bet: Bet) => (bet.isUndone ? 0n : bet.minor - backOf(model, bet))
const stakedIn = (model: Model, round: Round) =>
  model.bets.reduce((all, bet) => (bet.round === round ? all + standsOf(model, bet) : all), 0n)
const wonIn = (model: Model, round: Round) => sum(model.wins.filter((one) => one.of === round))
/** Withholds what the round owes by now, at most of what came in. */
function withhold(model: Model, round: Round, cameIn: bigint): void {
  const net = wonIn(model, round) - stakedIn(model, round)
  const due = taxOf(net > 0n ? net : 0n, model.rate) - round.withheld
  const most = cameIn > 0n ? cameIn : 0n
  round.withheld += due > most ? most : due
}

const step = fc.record({
  hours: fc.constantFrom(0, 0, 1, 23, 100, 300),
  what: fc.constantFrom(
    'stake',
    'more',
    'void',
    'void',
    'win',
    'win',
    'undo',
    'change-win',
    'change-win',
    'change-void',
    'flip',
    'spend',
  ),
  which: fc.nat(20),
  minor: fc.integer({ min: 0, max: 900 }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

describe.each(RULE_KINDS)('rounds said anew on %s', (kind) => {
  let db: Db
  let plain: Money
  let taxed: Money
  beforeAll(async () => {
    db = await aDatabase(kind)
    await freezeClock(db)
    plain = await someMoney(db)
    taxed = await someMoney(db, (_source, base) => [
      { from: '2020-01-01', basisPoints: base === 'stake' ? STAKE : WINNINGS },
    ])
  })
  afterAll(async () => {
    await expectWholeBooks(db, plain)
    await db.close()
  })
  const gross = async () => {
    const days = (await plain.taxReports.grossDays(db, EVER)).filter(({ source }) => source === 'studio')
    return [days.reduce((all, { staked }) => all + staked, 0n), days.reduce((all, { won }) => all + won, 0n)] as const
  }

  /** One player's rounds: every answer, and after each step what the wallet, its windows and its statements say. */
  async function play(steps: readonly Step[], money: Money, rate: number, bonus: bigint): Promise<Model> {
    const start = 4_000n
    const playerId = await aPlayer(db, money, { cash: start, ...(bonus > 0n && { bonus }) })
    const model: Model = { rate, bets: [], voids: [], wins: [] }
    let windows: PlayRule['windows'] = 'sliding'
    const flip = async () => {
      windows = windows === 'sliding' ? 'calendar' : 'sliding'
      await ruleOfPlay(db, { ...RULE, windows })
    }
    await ruleOfPlay(db, { ...RULE, windows })
    for (const { hours, what, which, minor } of steps) {
      await shiftClock(db, hours * HOUR_S)
      if (what === 'flip') await flip()
      else await take({ what, which, minor: BigInt(minor) }, playerId, money, model)
      await compare(money, playerId, model, start + bonus, windows)
    }
    return model
  }

  async function take(
    { what, which, minor }: { readonly what: Step['what']; readonly which: number; readonly minor: bigint },
    playerId: bigint,
    money: Money,
    model: Model,
  ): Promise<void> {
    const key = `${what}-${++sequence}`
    const common = { source: 'studio', key, playerId }
    const amount = ngn(minor)
    const at = (await money.gate.read(db, playerId))!.now.getTime()
    const one = <T>(rows: readonly T[]): T | undefined => rows[which % Math.max(rows.length, 1)]
    const bet = one(model.bets)
    if (what === 'stake' || what === 'more' || what === 'spend' || !bet) {
      const round = what === 'more' && bet ? bet.round : { id: key, withheld: 0n }
      const { cash, bonus } = (await money.read.wallet(db, playerId))!
      const stake = what === 'spend' ? cash + bonus : minor
      if (stake === 0n) return
      const { status } = await money.wager({ ...common, kind: 'staked', round: round.id, amount: ngn(stake) })
      expect(status).toBe(cash + bonus >= stake ? 'ok' : 'funds')
      if (status === 'ok') model.bets.push({ key, minor: stake, at, round, isUndone: false })
    } else if (what === 'void') {
      const left = bet.minor - backOf(model, bet)
      // Mostly of what is left, now and then a little more than that.
      const part = minor % (left + 20n)
      const isRoom = !bet.isUndone && part <= left
      const { status } = await money.wager({ ...common, kind: 'voided', stakeKey: bet.key, amount: ngn(part) })
      expect(status).toBe(part === 0n ? 'amount' : isRoom ? 'ok' : 'too-much')
      if (status !== 'ok') return
      model.voids.push({ key, at, of: bet, minor: part })
      withhold(model, bet.round, part)
    } else if (what === 'win') {
      const { status } = await money.wager({ ...common, kind: 'won', round: bet.round.id, amount })
      expect(status).toBe(stakedIn(model, bet.round) > 0n ? 'ok' : 'unknown-round')
      if (status !== 'ok') return
      model.wins.push({ key, at, of: bet.round, minor })
      withhold(model, bet.round, minor)
    } else if (what === 'undo') {
      const alone = model.bets.filter(({ round }) => round === bet.round).length === 1
      // Which win leans on which of several stakes: wager.test.ts and tax.test.ts.
      if (!alone) return
      const stands = !bet.isUndone && (backOf(model, bet) > 0n || wonIn(model, bet.round) > 0n)
      const { status } = await money.wager({ ...common, kind: 'rolled-back', betKey: bet.key, currency: 'NGN' })
      expect(status).toBe(stands ? 'wins-stand' : 'ok')
      if (stands || bet.isUndone) return
      bet.isUndone = true
      withhold(model, bet.round, bet.minor)
    } else {
      const paid = one(what === 'change-win' ? model.wins : model.voids)
      if (!paid) return
      const more = minor - paid.minor
      const named = what === 'change-void' ? (paid.of as Bet) : null
      const isRoom = named === null || (!named.isUndone && more <= named.minor - backOf(model, named))
      const { status } = await money.wager({ ...common, kind: 'changed', ofKey: paid.key, amount })
      expect(status).toBe(isRoom ? 'ok' : 'too-much')
      if (!isRoom) return
      paid.minor = minor
      withhold(model, named?.round ?? (paid.of as Round), more)
    }
  }

  async function compare(
    money: Money,
    playerId: bigint,
    model: Model,
    start: bigint,
    windows: PlayRule['windows'],
  ): Promise<void> {
    const staked = model.bets.map((bet) => ({ at: bet.at, minor: standsOf(model, bet) }))
    const withheld = [...new Set(model.bets.map(({ round }) => round))].reduce((all, one) => all + one.withheld, 0n)
    const has = (await money.read.wallet(db, playerId))!
    expect(has.cash + has.bonus - has.debt).toBe(start - sum(staked) + sum(model.wins) - withheld)
    expect(await money.read.playSince(db, playerId, new Date(0))).toEqual({
      staked: sum(staked),
      won: sum(model.wins) - withheld,
    })
    const months = await money.taxReports.taxMonthsOf(db, playerId, EVER)
    const total = (name: 'staked' | 'won' | 'winningsTax') => months.reduce((all, month) => all + month[name], 0n)
    expect([total('staked'), total('won'), total('winningsTax')]).toEqual([sum(staked), sum(model.wins), withheld])
    if (model.rate > 0) return
    const { used, began, now } = (await money.gate.read(db, playerId))!
    const within = (rows: readonly { at: number; minor: bigint }[], window: 'day' | 'week' | 'month') =>
      sum(
        rows.filter(({ at }) => (windows === 'sliding' ? at > began[window].getTime() : at >= began[window].getTime())),
      )
    for (const window of ['day', 'week', 'month'] as const) {
      expect([window, used[`${window}Stake`], used[`${window}Loss`], now]).toEqual([
        ...[window, within(staked, window), within(staked, window) - within(model.wins, window), now],
      ])
    }
  }

  it('B55 B56 B57 M19 whatever is staked, given back, won, said anew and undone, wallet, taxes, windows and statements agree', async () => {
    const before = await gross()
    const [stakeTax, winTax] = [
      await plain.read.house(db, 'tax:stake', 'NGN'),
      await plain.read.house(db, 'tax:winnings', 'NGN'),
    ]
    const models: Model[] = []
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 24 }),
        fc.boolean(),
        fc.constantFrom(0n, 700n),
        async (steps, isTaxed, bonus) => {
          models.push(await play(steps, isTaxed ? taxed : plain, isTaxed ? WINNINGS : 0, bonus))
        },
      ),
      { numRuns: process.env['UWANJA_DEEP'] ? 400 : 25, endOnFailure: true },
    )
    // What all of them left in the house's accounts and in the reports of its days.
    const all = models.flatMap((model) => model.bets.map((bet) => ({ model, bet })))
    const staked = all.reduce((total, { model, bet }) => total + standsOf(model, bet), 0n)
    const won = models.reduce((total, { wins }) => total + sum(wins), 0n)
    const after = await gross()
    expect([after[0] - before[0], after[1] - before[1]]).toEqual([staked, won])
    const ofStakes = all
      .filter(({ model, bet }) => model.rate > 0 && !bet.isUndone)
      .reduce((total, { model, bet }) => {
        const tax = taxOf(bet.minor, STAKE)
        return total + tax - (backOf(model, bet) * tax) / bet.minor
      }, 0n)
    const rounds = new Set(all.map(({ bet }) => bet.round))
    expect((await plain.read.house(db, 'tax:stake', 'NGN')) - stakeTax).toBe(ofStakes)
    expect((await plain.read.house(db, 'tax:winnings', 'NGN')) - winTax).toBe(
      [...rounds].reduce((total, { withheld }) => total + withheld, 0n),
    )
  })
})
