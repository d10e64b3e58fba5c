/** Jackpot pools, ticket trees and races by hand, and pools against a recount of another form. */
import type { PoolMatch, PoolRule } from './pool.ts'
import { counting, endOf, poolOf, rightOf } from './pool.ts'
import { raceEnd } from './race.ts'
import { isInTree, leafOf, levelsOf, pathOf, rootOf } from './ticket-tree.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const RULE: PoolRule = {
  salesShare: 7000,
  tiers: [
    { right: 13, share: 8500 },
    { right: 12, share: 1000 },
    { right: 11, share: 500 },
  ],
  fixed: [],
  cancelledEnds: 4,
  matches: 13,
}

const matches = (
  results: readonly (string | null)[],
  reserves: readonly (string | null)[] = ['1', '2', '3'],
): PoolMatch[] => [
  ...results.map((result, at) => ({ id: `m${String(at + 1)}`, number: at + 1, isReserve: false, result })),
  ...reserves.map((result, at) => ({ id: `r${String(at + 1)}`, number: at + 1, isReserve: true, result })),
]
const thirteen = (cancelled: readonly number[] = []): (string | null)[] =>
  Array.from({ length: 13 }, (_, at) => (cancelled.includes(at + 1) ? null : '1'))

describe('a pool', () => {
  test('J05 is the share of sales, what rolled in, and what the operator adds up to the guarantee', () => {
    expect(poolOf(100_000n, 5000n, 0n, RULE)).toEqual({
      fromSales: 70_000n,
      rolledIn: 5000n,
      added: 0n,
      total: 75_000n,
    })
    expect(poolOf(100_000n, 5000n, 90_000n, RULE)).toMatchObject({ added: 15_000n, total: 90_000n })
  })

  test('J05 divides each tier equally and rolls what nobody won and what does not divide', () => {
    const pool = poolOf(0n, 100_000n, 0n, RULE)
    const tickets = [13, 13, 13, 12, 10].map((right, at) => ({ number: at + 1, right }))
    const end = endOf(tickets, pool, RULE)
    // 85,000 / 3 = 28,333 and 1 over; 12 right: 10,000; 11 right: 5,000 roll.
    expect([...end.prizes]).toEqual([
      [13, 28_333n],
      [12, 10_000n],
    ])
    expect(end).toMatchObject({ paidFromPool: 94_999n, rolls: 5001n, returned: 0n })
  })

  test('J05 gives the operator’s addition back first out of what rolls', () => {
    const pool = poolOf(10_000n, 0n, 50_000n, RULE)
    expect(pool.added).toBe(43_000n)
    expect(endOf([{ number: 1, right: 12 }], pool, RULE)).toMatchObject({
      paidFromPool: 5000n,
      returned: 43_000n,
      rolls: 2000n,
    })
    expect(endOf([{ number: 1, right: 13 }], pool, RULE)).toMatchObject({
      paidFromPool: 42_500n,
      returned: 7500n,
      rolls: 0n,
    })
  })

  test('J05 the earliest tickets alone have the fixed prizes, beside the pool', () => {
    const rule = { ...RULE, fixed: [{ right: 10, prize: 700n, winners: 2 }] }
    const end = endOf(
      [10, 9, 10, 10].map((right, at) => ({ number: at + 1, right })),
      poolOf(0n, 1000n, 0n, rule),
      rule,
    )
    expect([...end.fixed]).toEqual([
      [1, 700n],
      [3, 700n],
    ])
    expect(end.rolls).toBe(1000n)
  })

  test('J05 reserves replace the cancelled in order, a cancelled reserve is skipped, four cancelled end the round', () => {
    const ids = (list: readonly PoolMatch[] | null): string[] | null => list?.map(({ id }) => id) ?? null
    expect(ids(counting(matches(thirteen([2])), RULE))).toEqual(expect.arrayContaining(['m1', 'm3', 'r1']))
    expect(ids(counting(matches(thirteen([2]), [null, '2', '3']), RULE))).toContain('r2')
    expect(ids(counting(matches(thirteen([1, 2, 3])), RULE))?.length).toBe(13)
    expect(counting(matches(thirteen([1, 2, 3, 4])), RULE)).toBeNull()
    // Three cancelled and two reserves: twelve count, which is not the full number.
    expect(counting(matches(thirteen([1, 2, 3]), [null, '2', '3']), RULE)).toBeNull()
  })

  test('J05 a reserve that was not picked is wrong', () => {
    const counted = counting(matches(thirteen([13])), RULE)!
    const picks = new Map(Array.from({ length: 13 }, (_, at) => [`m${String(at + 1)}`, '1'] as const))
    expect(rightOf(picks, counted)).toBe(12)
    expect(rightOf(new Map([...picks, ['r1', '1']]), counted)).toBe(13)
  })

  test('J05 prizes, what goes back and what rolls are the pool, for ten thousand rounds against a ticket-by-ticket recount', () => {
    const rights = fc.array(fc.integer({ min: 0, max: 13 }), { maxLength: 40 })
    fc.assert(
      fc.property(
        rights,
        fc.bigInt(0n, 10n ** 9n),
        fc.bigInt(0n, 10n ** 8n),
        fc.bigInt(0n, 10n ** 9n),
        (numbers, sales, rolled, guarantee) => {
          const pool = poolOf(sales, rolled, guarantee, RULE)
          const end = endOf(
            numbers.map((right, at) => ({ number: at + 1, right })),
            pool,
            RULE,
          )
          // Of another form: every ticket asks for itself.
          const paid = numbers.reduce((sum, right) => {
            const percent = right === 13 ? 85n : right === 12 ? 10n : right === 11 ? 5n : 0n
            const alike = BigInt(numbers.filter((one) => one === right).length)
            return sum + (pool.total * percent) / 100n / alike
          }, 0n)
          expect(end.paidFromPool).toBe(paid)
          expect(paid + end.returned + end.rolls).toBe(pool.total)
          expect(end.returned <= pool.added && end.rolls >= 0n).toBe(true)
        },
      ),
      { numRuns: process.env['UWANJA_DEEP'] ? 10_000 : 500 },
    )
  })
})

describe('the tree over tickets', () => {
  const ticket = (number: number) => ({
    number,
    at: '2026-11-22T12:00:00.000Z',
    choices: 'm1=1,m2=3',
    salt: `salt${String(number)}`,
  })

  test('J05 proves each ticket of any number of them, and no other', async () => {
    for (const count of [1, 2, 3, 5, 8, 13]) {
      const tickets = Array.from({ length: count }, (_, at) => ticket(at + 1))
      const leaves = await Promise.all(tickets.map((one) => leafOf(one)))
      const levels = await levelsOf(leaves)
      const root = await rootOf(leaves)
      for (const [at, one] of tickets.entries()) {
        const path = pathOf(levels, at)
        expect(await isInTree(one, path, root)).toBe(true)
        expect(await isInTree({ ...one, choices: 'm1=1,m2=1' }, path, root)).toBe(false)
      }
    }
  })

  test('J05 another order, a ticket more or a ticket less is another root', async () => {
    const leaves = await Promise.all([1, 2, 3].map((number) => leafOf(ticket(number))))
    const roots = await Promise.all(
      [leaves, leaves.slice(0, 2), [...leaves].reverse(), [...leaves, leaves[2]!]].map((one) => rootOf(one)),
    )
    expect(new Set(roots).size).toBe(4)
  })
})

describe('a race', () => {
  test('C04 tied players share the prizes of their places, floored, and the rest is the operator’s', () => {
    const end = raceEnd(
      [
        { player: 'a', points: 10n },
        { player: 'b', points: 30n },
        { player: 'c', points: 10n },
        { player: 'd', points: 10n },
        { player: 'e', points: 0n },
      ],
      [1000n, 500n, 300n, 100n, 50n],
    )
    expect(end.placed.map(({ player, place, prize }) => [player, place, prize])).toEqual([
      ['b', 1, 1000n],
      ['a', 2, 300n],
      ['c', 2, 300n],
      ['d', 2, 300n],
    ])
    // 900 / 3 leaves nothing; nobody with a point is fifth.
    expect([end.paid, end.left]).toEqual([1900n, 50n])
  })

  test('C04 the tied stay in the order in which they came, whatever their ids look like as text', () => {
    const tied = ['9', '10', '8'].map((player) => ({ player, points: 5n }))
    expect(raceEnd(tied, [30n]).placed.map(({ player }) => player)).toEqual(['9', '10', '8'])
  })

  test('C04 an excluded player has no place, and those below move up', () => {
    const end = raceEnd(
      [
        { player: 'a', points: 9n, isExcluded: true },
        { player: 'b', points: 5n },
        { player: 'c', points: 4n },
      ],
      [70n, 30n],
    )
    expect(end.placed.map(({ player, place, prize }) => [player, place, prize])).toEqual([
      ['b', 1, 70n],
      ['c', 2, 30n],
    ])
  })

  test('C04 ties at the last prize share it over the edge', () => {
    const end = raceEnd(
      [
        { player: 'a', points: 5n },
        { player: 'b', points: 5n },
        { player: 'c', points: 5n },
      ],
      [100n],
    )
    expect([end.placed.map(({ prize }) => prize), end.left]).toEqual([[33n, 33n, 33n], 1n])
  })
})
