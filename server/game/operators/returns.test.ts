/** Actual returns beside stated ones: sums by hand, bounds by hand, and who may see them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import { EXPORT_PATH } from '@uwanja/contract/operators/reports'
import type { OfficeReturn } from '@uwanja/contract/operators/returns'
import { FULLEST, shiftClock } from '../../db/testing.ts'
import { judged } from './return-rules.ts'
import { anOffice, type Office } from '../../testing/office.ts'

const DAY = '2026-11-20'
const RULES = { errors: 3, leastRounds: 1_000 }

describe('B51 the bounds', () => {
  // A thousand stakes of 100: nine of ten lose, one wins 1000. Of R = 0.965 the spread is
  // 900 * 96.5² + 100 * 903.5² = 90 012 250, its root 9487.4786; three of them over 100 000 are 0.28462.
  const lottery = {
    rounds: 1_000,
    staked: 100_000n,
    won: 100_000n,
    stakedSquared: '10000000',
    stakedWon: '10000000',
    wonSquared: '100000000',
  }
  it('B51 are the stated return and three standard errors of the rounds’ own spread', () => {
    const { bounds, actual, verdict } = judged(lottery, 9_650, RULES)
    expect([actual, verdict]).toEqual([1, 'within'])
    expect(bounds!.low).toBeCloseTo(0.68038, 5)
    expect(bounds!.high).toBeCloseTo(1.24962, 5)
  })

  // Every stake of 100 wins 110: the spread is 1000 * 13.5² = 182 250, three errors are 0.01281.
  const generous = {
    rounds: 1_000,
    staked: 100_000n,
    won: 110_000n,
    stakedSquared: '10000000',
    stakedWon: '11000000',
    wonSquared: '12100000',
  }
  it('B51 flag what lies outside on either side, and what is little or not stated says nothing', () => {
    expect(judged(generous, 9_650, RULES).verdict).toBe('above')
    // Every stake wins 90: 1000 * 6.5², its root 205.55, three errors are 0.00617, and 0.9 is below 0.95883.
    const mean = { ...generous, won: 90_000n, stakedWon: '9000000', wonSquared: '8100000' }
    expect(judged(mean, 9_650, RULES)).toMatchObject({ verdict: 'below', actual: 0.9 })
    expect(judged({ ...generous, rounds: 999 }, 9_650, RULES)).toMatchObject({ verdict: 'few', bounds: null })
    expect(judged(generous, null, RULES)).toMatchObject({ verdict: 'unstated', bounds: null, actual: 1.1 })
  })
})

describe('B51 the report', () => {
  let office: Office
  let finance: { token: string }
  beforeAll(async () => {
    office = await anOffice(FULLEST)
    finance = await office.anOperator('finance')
    await office.db.sql`insert into game_company (company) values ('betsolutions')`
    await office.db.sql`
      insert into game (company_id, code, name, kind, features, launch, image, rtp_basis_points, released_on, devices)
      select id, code, 'Game ' || code, 'slot', '[]', '{}', '', points, '2026-01-01', '["mobile"]'
      from game_company, (values ('fair', 9650), ('mean', 9650), ('silent', null)) g (code, points)`
  })
  afterAll(() => office.close())

  let round = 0
  const play = async (playerId: bigint, game: string, staked: bigint, won: bigint | null) => {
    const one = { source: 'betsolutions', playerId, round: `r${++round}`, details: { game } } as const
    const amount = (minor: bigint) => ({ currency: 'NGN', minor }) as const
    await office.money.wager({ ...one, kind: 'staked', key: `s-${one.round}`, amount: amount(staked) })
    if (won !== null) await office.money.wager({ ...one, kind: 'won', key: `w-${one.round}`, amount: amount(won) })
  }
  const returns = async (by: 'day' | 'all' = 'all') => {
    const { data } = await office.send(rows.returns, { from: DAY, to: DAY, by }, finance)
    return data as { rows: OfficeReturn[]; companies: object[] }
  }

  it('B51 counts rounds that ended and whose stakes stand, what is outside first, and each company as a whole', async () => {
    const { id } = await office.aPlayer({ cash: 10_000_00n })
    await Promise.all(Array.from({ length: 1_000 }, () => play(id, 'mean', 1_00n, 90n)))
    await play(id, 'silent', 7_00n, 21_00n)
    // Open: it does not count.
    await play(id, 'fair', 50_00n, null)
    // Two stakes of one round, of which one is taken back: the other counts.
    const bet = { source: 'betsolutions', playerId: id, round: 'two', details: { game: 'fair' } } as const
    const ngn = (minor: bigint) => ({ currency: 'NGN', minor }) as const
    await office.money.wager({ ...bet, kind: 'staked', key: 'two-1', amount: ngn(10_00n) })
    await office.money.wager({ ...bet, kind: 'staked', key: 'two-2', amount: ngn(60_00n) })
    const back = { source: 'betsolutions', playerId: id, betKey: 'two-2', currency: 'NGN' } as const
    await office.money.wager({ ...back, kind: 'rolled-back', key: 'back' })
    await office.money.wager({ ...bet, kind: 'won', key: 'two-3', amount: ngn(9_50n) })
    const found = await returns()
    expect(found.rows).toMatchObject([
      { game: 'mean', name: 'Game mean', rounds: 1_000, staked: '1000.00', won: '900.00', verdict: 'below' },
      { game: 'fair', rounds: 1, staked: '10.00', won: '9.50', actual: '95.00', verdict: 'few', low: null },
      { game: 'silent', rounds: 1, staked: '7.00', won: '21.00', stated: null, verdict: 'unstated' },
    ])
    expect(found.rows[0]).toMatchObject({ period: DAY, actual: '90.00', stated: '96.50', low: '95.88', high: '97.12' })
    // 1017.00 staked and 930.50 won.
    expect(found.companies).toEqual([
      { company: 'betsolutions', currency: 'NGN', rounds: 1_002, staked: '1017.00', won: '930.50', actual: '91.49' },
    ])
    const headers = { authorization: `Bearer ${finance.token}` }
    const { body } = await office.app.inject({ url: `${EXPORT_PATH}/returns?from=${DAY}&to=${DAY}`, headers })
    expect(body.split(/\r?\n/)[1]).toBe(
      '2026-11-20,betsolutions,mean,Game mean,NGN,1000,1000.00,900.00,90.00,96.50,95.88,97.12,below',
    )
  })

  it('B51 a round that goes over the edge of a stretch is whole in the one in which its first stake stands', async () => {
    const { id } = await office.aPlayer({ cash: 10_000_00n })
    const bet = { source: 'betsolutions', playerId: id, round: 'edge', details: { game: 'silent' } } as const
    const ngn = (minor: bigint) => ({ currency: 'NGN', minor }) as const
    const later = async (days: number) => {
      await shiftClock(office.db, days * 86_400)
      const [row] = await office.db.sql<{ day: string }>`
        select (house_now() at time zone 'Africa/Lagos')::date::text as day`
      return row!.day
    }
    const first = await later(40)
    await office.money.wager({ ...bet, kind: 'staked', key: 'edge-1', amount: ngn(10_00n) })
    const next = await later(1)
    await office.money.wager({ ...bet, kind: 'staked', key: 'edge-2', amount: ngn(5_00n) })
    await office.money.wager({ ...bet, kind: 'won', key: 'edge-3', amount: ngn(40_00n) })
    const on = (from: string, to = from) =>
      office.money.returns.gameReturns(office.db, { from, to, zone: 'Africa/Lagos' }, 'all')
    const whole = { game: 'silent', rounds: 1, staked: 15_00n, won: 40_00n, stakedSquared: '2250000' }
    expect(await on(first)).toMatchObject([whole])
    expect(await on(next)).toEqual([])
    expect(await on(first, next)).toMatchObject([whole])
  })

  it('B51 who may not read reports does not see it', async () => {
    const support = await office.anOperator('support')
    expect((await office.send(rows.returns, { from: DAY, to: DAY, by: 'day' }, support)).status).toBe('FORBIDDEN')
  })
})
