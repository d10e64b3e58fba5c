/** Races that need an entry: only who was let in has a place, whatever they played before. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectWholeBooks } from '@uwanja/money/testing'
import { FULLEST } from '../db/testing.ts'
import { enterRace } from './entries.ts'
import { aRacing, as, visitor, type Racing } from '../testing/cashraces.ts'

describe('C35 a race that needs an entry', () => {
  let racing: Racing
  beforeAll(async () => void (racing = await aRacing(FULLEST)))
  afterAll(async () => {
    await expectWholeBooks(racing.office.db, racing.office.money)
    await racing.office.close()
  })

  it('C35 has a place for whom a promotion let in alone, also for what they played before', async () => {
    const { office, calls } = racing
    const { id, urlSuffix } = await racing.aRace(undefined, { entry: 'promotion' })
    const [one, other] = [await office.aPlayer({ cash: 1_000_00n }), await office.aPlayer({ cash: 1_000_00n })]
    await racing.spin(one.id, 100_00n)
    await racing.spin(other.id, 300_00n)
    await racing.count()
    const details = async () => await calls.getCashraceDetails({ urlSuffix }, visitor())
    expect(await details()).toMatchObject({ needsEntry: true, leaderboard: [], players: 0 })
    const standing = (playerId: bigint) => calls.getCashRaceStanding({ cashraceId: Number(id) }, as(playerId))
    expect(await standing(one.id)).toMatchObject({ place: null, points: 10, isOutside: true })
    const [row] = await office.db.sql<{ id: bigint }>`
      insert into promotion (state, texts) values ('published', '{}'::jsonb) returning id`
    const letIn = (race: string) =>
      office.db.transaction((tx) => enterRace(tx, { race, playerId: one.id, promotionId: row!.id }))
    expect(await letIn('no-such-race')).toBeNull()
    expect(await letIn(urlSuffix)).toMatch(/^Race \d+$/)
    expect(await letIn(urlSuffix)).toMatch(/^Race \d+$/)
    expect(await standing(one.id)).toMatchObject({ place: 1, points: 10, isOutside: false })
    expect(await standing(other.id)).toMatchObject({ place: null, points: 30, isOutside: true })
    expect((await office.db.sql`select 1 from race_entry`).length).toBe(1)
  })

  it('C35 is open to everybody unless it says otherwise, and then lets nobody in', async () => {
    const { office } = racing
    const { urlSuffix } = await racing.aRace()
    const who = await office.aPlayer({})
    const entry = { race: urlSuffix, playerId: who.id, promotionId: 1n }
    expect(await office.db.transaction((tx) => enterRace(tx, entry))).toBeNull()
  })
})
