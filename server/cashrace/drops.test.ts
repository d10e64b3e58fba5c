/** Drops and wins: committed at the start, taken by real rounds, shown whole after the end; and which games lobbies mark meanwhile. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dropsDiffer, takenDrops } from '@uwanja/contract/fair/drops'
import { GAME_TYPES } from '@uwanja/contract/site/lobbies'
import { office as rows } from '@uwanja/contract/operators/office'
import { FULLEST } from '../db/testing.ts'
import { as, aRacing, RULE, visitor, type Racing } from '../testing/cashraces.ts'

const HOUR_S = 3_600
const DROPS = { ...RULE, counts: 'drops', prizes: ['100', '50', '50', '20', '20', '20'] } as const

describe('drops and wins', () => {
  let racing: Racing
  beforeAll(async () => void (racing = await aRacing(FULLEST)))
  beforeEach(() => racing.pass(96 * HOUR_S))
  afterAll(() => racing.office.close())
  const details = (urlSuffix: string) => racing.calls.getCashraceDetails({ urlSuffix }, visitor())

  it('C12 moments come one by one, the excluded take none, and after the end everything follows from the seed', async () => {
    const { aRace, spin, pass, count, ask, approve, due, cash, office } = racing
    const race = await aRace(DROPS, {}, 24)
    const start = (await details(race.urlSuffix)).drops!
    expect(start).toMatchObject({ seed: '', commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
    const [one, two, out] = await Promise.all([1, 2, 3].map(() => office.aPlayer({ cash: 100_000_00n })))
    const played: { player: string; atMs: number }[] = []
    for (let hour = 0; hour < 24; hour++) {
      const id = [one, two, out][hour % 3]!.id
      await spin(id, 10_00n)
      const [row] = await office.db.sql<{ now: Date }>`select house_now() as now`
      if (id !== out!.id) played.push({ player: String(id), atMs: row!.now.getTime() })
      // Read in three turns: each waits until nobody has a transaction open that is older, and that is anybody on the server.
      await (hour % 8 === 7 ? pass(HOUR_S) : office.shift(HOUR_S))
    }
    await office.db.transaction((tx) => office.money.gate.blocked(tx, out!.id, 'forever'))
    await count()
    const { drops, fromDate } = await details(race.urlSuffix)
    const told = drops!.list.map(({ number, at, takenAt }) => {
      return { number, atMs: Date.parse(at), takenAtMs: takenAt === null ? null : Date.parse(takenAt) }
    })
    const plan = { fromMs: Date.parse(fromDate), untilMs: Date.parse(drops!.until), count: 6 }
    expect(drops!.commitment).toBe(start.commitment)
    expect(await dropsDiffer(drops!.seed, start.commitment, plan, told)).toEqual([])
    // In another form: all rounds of those who are not excluded, in their order.
    const takers = takenDrops(told, played)
    expect(told.map(({ takenAtMs }) => takenAtMs)).toEqual(takers.map((taker) => taker?.atMs ?? null))
    await pass(24 * HOUR_S + 60)
    const before = await cash(one!.id)
    expect((await ask(rows.askCashraceSettled, { id: race.id, why: 'looked at' })).status).toBe('SUCCESS')
    expect(await approve('race-settled', race.id)).toBe('SUCCESS')
    await due()
    const mine = told.flatMap(({ number }, at) =>
      takers[at]?.player === String(one!.id) ? [DROPS.prizes[number - 1]!] : [],
    )
    const won = mine.reduce((sum, prize) => sum + BigInt(prize) * 100n, 0n)
    expect(await cash(one!.id)).toBe(before + won)
    expect((await details(race.urlSuffix)).drops!.list).toEqual(drops!.list)
    const own = await racing.calls.getCashRaceStanding({ cashraceId: Number(race.id) }, as(one!.id))
    expect(own).toMatchObject({ prize: Number(won) / 100, points: 0, rounds: 8, place: null })
  })

  it('C12 while it runs no moment to come is told, and the stored seed opens for this race alone', async () => {
    const { aRace, pass, office } = racing
    const race = await aRace(DROPS, {}, 24)
    await pass(12 * HOUR_S)
    const [clock] = await office.db.sql<{ now: Date }>`select house_now() as now`
    const { drops } = await details(race.urlSuffix)
    expect(drops!.seed).toBe('')
    expect(drops!.list.every(({ at }) => Date.parse(at) < clock!.now.getTime())).toBe(true)
    expect(drops!.list.every(({ player, takenAt }) => player === '' && takenAt === null)).toBe(true)
    const [row] = await office.db.sql<{ seed: Uint8Array }>`select seed from race where id = ${BigInt(race.id)}`
    expect(() => office.deps.sealing.open(row!.seed, 'race other')).toThrow()
  })

  it('C08 C15 lobbies mark the games of running races, and the games of a race are those that were fixed', async () => {
    const { aRace, pass, office, calls } = racing
    const byCode = async (code: string) => {
      office.deps.catalogue.changed()
      return (await office.deps.catalogue.lists()).byCode('betsolutions', code)!
    }
    const category = async (number: number) => {
      const question = { gameType: GAME_TYPES.slots, category: number, companyId: 0, device: null, words: '', page: 1 }
      return (await office.deps.catalogue.lists()).page({ ...question, favourites: [] }).map(({ code }) => code)
    }
    const list = async (code: string) => ({ by: 'list', which: [String((await byCode(code)).id)] })
    const race = await aRace({ ...RULE, scope: await list('2') }, {}, 24)
    const drops = await aRace({ ...DROPS, scope: await list('3') }, {}, 12)
    expect((await byCode('2')).row).toMatchObject({ isInActiveTournament: true, hasIngameDropsAndWins: false })
    expect((await byCode('3')).row).toMatchObject({ isInActiveTournament: false, hasIngameDropsAndWins: true })
    expect([await category(4), await category(25)]).toEqual([['2'], ['3']])
    const games = (ids: string, isMobile?: boolean) =>
      calls.getCashRaceGames({ cashraceIdsStr: ids, isMobile }, visitor())
    expect((await games(`${race.id},${drops.id}`, true)).map(({ gameName }) => gameName).sort()).toEqual([
      'Lion 2',
      'Lion 3',
    ])
    expect((await games(race.id))[0]).toMatchObject({
      gameName: 'Lion 2',
      realUrl: '/game/StartBetSolutions/2?gameId=2',
    })
    expect(await games('')).toEqual([])
    await pass(12 * HOUR_S)
    expect((await byCode('3')).row).toMatchObject({ hasIngameDropsAndWins: false })
    expect([await category(4), await category(25)]).toEqual([['2'], []])
    await pass(12 * HOUR_S)
    expect(await category(4)).toEqual([])
  })
})
