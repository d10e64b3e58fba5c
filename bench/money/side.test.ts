/** Both sides do the same work and do it right: a race between them means something only then. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '@uwanja/money/sql'
import { aDatabase, RULE_KINDS } from '@uwanja/server/db/testing'
import { acceptedMinor, offers, runRound, TARGETS } from './load.ts'
import { openBare, openOurs, seed, SIDES, START_MINOR, type Side } from './side.ts'

const BOUNDS = { callers: 8, roundMs: 10_000, mostEvents: 60 }

describe.each(RULE_KINDS)('the sides of the money bench on %s', (kind) => {
  let db: Db
  let sides: Record<(typeof SIDES)[number], Side>
  beforeAll(async () => {
    db = await aDatabase(kind)
    await seed(db, 10_000)
    sides = { ours: await openOurs(db), bare: openBare(db) }
    // Ten thousand players on the embedded database, beside whatever else the machine tests.
  })
  afterAll(() => db.close())

  it('answer every offer as expected, and their books are whole; a missing acceptance is seen', async () => {
    for (const name of SIDES) {
      // The two targets share a key for each number, so each side meets one target only: their keys would be repeats.
      const target = name === 'ours' ? TARGETS[0] : TARGETS[1]
      const round = await runRound(sides[name].take, offers(target), BOUNDS)
      expect(round).toMatchObject({ accepted: name === 'ours' ? 60 : 30, refused: name === 'ours' ? 0 : 30, wrong: 0 })
      expect(round.latenciesMs).toHaveLength(60)
      const accepted = { count: round.accepted, minor: acceptedMinor(round.accepted) }
      expect((await sides[name].check(accepted)).faults).toEqual([])
      const short = { count: round.accepted - 1, minor: acceptedMinor(round.accepted - 1) }
      expect((await sides[name].check(short)).faults).not.toEqual([])
    }
  })

  it('the bare function takes a key once, remembers its answer, and forgets a refusal', async () => {
    const stake = (key: string, minor: bigint, playerId = 77n) =>
      db.sql<{ status: string; cash: bigint }>`select * from bare.stake(${key}, ${playerId}, 1, ${minor})`
    const answers = (await Promise.all(Array.from({ length: 6 }, () => stake('twice', 500n)))).flat()
    expect(answers.map((one) => one.status).sort()).toEqual([...Array<string>(5).fill('duplicate'), 'ok'])
    expect(new Set(answers.map((one) => one.cash))).toEqual(new Set([START_MINOR - 500n]))
    expect((await stake('twice', 501n))[0]).toMatchObject({ status: 'reused' })
    expect((await stake('short', START_MINOR))[0]).toMatchObject({ status: 'funds', cash: START_MINOR - 500n })
    expect((await stake('short', 100n))[0]).toMatchObject({ status: 'ok', cash: START_MINOR - 600n })
  })
})
