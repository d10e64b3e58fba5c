/** Dies at every failpoint of every money path, on one database; afterwards each obligation is in the books exactly once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectWholeBooks, someMoney } from '@uwanja/money/testing'
import type { DatabaseKind } from '../db/testing.ts'
import { FAILPOINTS, type Failpoint, type MoneyPath, type Point } from '../failpoints.ts'
import { bundleServer, type Bundle } from './program.ts'
import { creditedByQuery, playOut, SCENARIOS, wonTaxed, type Scenario } from './scenarios.ts'
import { aCrashHouse, kindsOfPlayers, type CrashHouse } from './testing.ts'

interface Case {
  readonly title: string
  readonly failpoint: Failpoint
  readonly scenario: Scenario
}

const pathOf = (failpoint: Failpoint) => failpoint.split(':')[0] as MoneyPath
const pointOf = (failpoint: Failpoint) => failpoint.split(':')[1] as Point

/**
 * In this order each restart serves two: the retry of one death runs in the process that is armed for the next. Neighbours
 * are of different paths, so a retry never meets the failpoint that waits for its successor.
 */
const CASES: readonly Case[] = [
  {
    title: 'deposit.credited:before-commit, asked by a job',
    failpoint: 'deposit.credited:before-commit',
    scenario: creditedByQuery,
  },
  ...FAILPOINTS.map((failpoint) => ({ title: failpoint, failpoint, scenario: SCENARIOS[pathOf(failpoint)] })),
  { title: 'wager.won:after-commit, taxed', failpoint: 'wager.won:after-commit', scenario: wonTaxed },
  {
    title: 'deposit.credited:after-commit, asked by a job',
    failpoint: 'deposit.credited:after-commit',
    scenario: creditedByQuery,
  },
]

/**
 * A start on the embedded database costs several times one on PostgreSQL, and after the COMMIT both are in the same
 * place; so there each path dies on one side of its COMMIT, in turn, and everywhere in the deep run.
 */
function casesOf(kind: DatabaseKind): readonly Case[] {
  if (kind === 'postgres' || process.env['UWANJA_DEEP']) return CASES
  const paths = [...new Set(CASES.map(({ failpoint }) => pathOf(failpoint)))]
  return CASES.filter(({ failpoint }) => {
    const side = paths.indexOf(pathOf(failpoint)) % 2 === 0 ? 'before-commit' : 'after-commit'
    return pointOf(failpoint) === side
  })
}

const STOPS_WITHIN_MS = 5_000

export function crashSuite(kind: DatabaseKind): void {
  describe(`a process that dies in the middle of somebody’s money, on ${kind}`, () => {
    const cases = casesOf(kind)
    let bundle: Bundle
    let house: CrashHouse
    const expected = new Map<bigint, readonly string[]>()
    beforeAll(async () => {
      bundle = await bundleServer()
      house = await aCrashHouse(kind, bundle, cases.length)
    }, 180_000)
    afterAll(async () => {
      await house.close()
      bundle.remove()
    })
    const arm = (one: Case | undefined) => house.start(one?.failpoint ?? null, one?.scenario.env ?? {})

    it.each(cases.map((one, index) => ({ ...one, index })))(
      'M20 $title: the retry comes out at exactly once',
      { timeout: 120_000 },
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
