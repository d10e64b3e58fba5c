/** Dies at every failpoint of every money path, on one database; afterwards each obligation is in the books exactly once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectWholeBooks, someMoney } from '@uwanja/money/testing'
import { DATABASE_KINDS, type DatabaseKind } from '../db/testing.ts'
import { ASKED, FAILPOINTS, MONEY_PATHS, type Failpoint, type MoneyPath, type Point } from '../runtime/failpoints.ts'
import { buildServer } from './program.ts'
import { playOut } from './play-out.ts'
import { SCENARIOS, VARIANTS, type Scenario } from './scenarios.ts'
import { aCrashHouse, kindsOfPlayers, type CrashHouse } from './testing.ts'

interface Case {
  readonly title: string
  readonly failpoint: Failpoint
  readonly scenario: Scenario
  readonly isVariant: boolean
}

const pathOf = (failpoint: Failpoint) => failpoint.split(':')[0] as MoneyPath
const pointOf = (failpoint: Failpoint) => failpoint.split(':')[1] as Point

/**
 * In this order each restart serves two: the retry of one death runs in the process that is armed for the next. Neighbours
 * are of different paths, so a retry never meets the failpoint that waits for its successor.
 */
const CASES: readonly Case[] = [
  ...FAILPOINTS.map((failpoint) => ({
    title: failpoint,
    failpoint,
    scenario: SCENARIOS[pathOf(failpoint)],
    isVariant: false,
  })),
  ...ASKED.flatMap((point) =>
    VARIANTS.filter(({ points }) => points.includes(point)).map(({ path, as, scenario }) => {
      const failpoint = `${path}:${point}` as Failpoint
      return { title: `${failpoint}, ${as}`, failpoint, scenario, isVariant: true }
    }),
  ),
]

/** A start of the embedded database takes as long as several deaths on PostgreSQL: beside it, one path in so many is its own. */
const EMBEDDED_IN = 3
/** Of the three the one whose shares leave no path beside a path that its retry walks (paths.test.ts). */
const EMBEDDED_AT = 2

/**
 * A deep run dies everywhere on both databases. Otherwise they share: of each path one point, in turn, is the embedded
 * database's, which dies on every third path; PostgreSQL dies on the others in its place, on the other side of each path's COMMIT,
 * and wherever something was handed over. Where there is no PostgreSQL the embedded one dies all of it.
 */
export function casesOf(kind: DatabaseKind): readonly Case[] {
  if (process.env['UWANJA_DEEP']) return CASES
  const kinds: readonly DatabaseKind[] = DATABASE_KINDS.includes('postgres') ? [kind] : ['embedded', 'postgres']
  // One share after the other: the sides of one path stand apart, because a retry may not walk the way of the next case.
  return [...new Set(kinds.flatMap(shareOf))]
}

function shareOf(kind: DatabaseKind): readonly Case[] {
  const paths = Object.keys(MONEY_PATHS)
  return CASES.filter(({ failpoint, isVariant }) => {
    const [path, point] = [pathOf(failpoint), pointOf(failpoint)]
    const { points } = MONEY_PATHS[path]
    const turn = points[(2 * paths.indexOf(path)) % points.length]
    if (isVariant) return kind === 'postgres' && point === 'after-commit'
    const isEmbeddeds = point === turn && paths.indexOf(path) % EMBEDDED_IN === EMBEDDED_AT
    if (kind === 'embedded') return isEmbeddeds
    return (
      (point === turn ||
        point === (turn === 'before-commit' ? 'after-commit' : 'before-commit') ||
        point === 'handed-over') &&
      !isEmbeddeds
    )
  })
}

/** Beside each case's own player. */
const OTHERS = 4
const STOPS_WITHIN_MS = 5_000

export function crashSuite(kind: DatabaseKind): void {
  describe(`a process that dies in the middle of somebody’s money, on ${kind}`, () => {
    const cases = casesOf(kind)
    let house: CrashHouse
    const expected = new Map<bigint, readonly string[]>()
    beforeAll(async () => {
      await buildServer()
      house = await aCrashHouse(kind, cases.length + OTHERS)
    })
    afterAll(() => house.close())
    const arm = (one: Case | undefined) => house.start(one?.failpoint ?? null, one?.scenario.env ?? {})

    it.each(cases.map((one, index) => ({ ...one, index })))(
      'M20 $title: the retry comes out at exactly once',
      async ({ index, failpoint, scenario }) => {
        if (house.armedWith() !== failpoint) {
          await house.stop()
          await arm(cases[index])
        }
        const player = house.nextPlayer()
        const restart = () => arm(cases[index + 1])
        expected.set(player.id, await playOut(house, player, scenario, { point: pointOf(failpoint), restart }))
      },
    )

    it('M20 SIGTERM ends the process within five seconds, and proof and replay find nothing', async () => {
      if (!house.isUp()) await arm(undefined)
      expect(await house.stop()).toBeLessThan(STOPS_WITHIN_MS)
      await house.atRest(async (db) => {
        await expectWholeBooks(db, await someMoney(db))
        expect(await kindsOfPlayers(db, [...expected.keys()])).toEqual(expected)
      })
    })
  })
}
