/** How races end beside the ordinary way: reversed, paid as a bonus, ended early, cancelled; and who is told of being overtaken. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import { EXPORT_PATH } from '@uwanja/contract/operators/reports'
import { expectWholeBooks } from '@uwanja/money/testing'
import { RULE_KINDS } from '../db/testing.ts'
import { movements } from '../user/store.ts'
import { as, aRacing, RULE, visitor, type Racing } from '../testing/cashraces.ts'

const HOUR_S = 3_600

describe.each(RULE_KINDS)('endings of cash races on %s', (kind) => {
  let racing: Racing
  beforeAll(async () => void (racing = await aRacing(kind)))
  // What a test before left open is over.
  beforeEach(() => racing.pass(96 * HOUR_S))
  afterAll(async () => {
    await expectWholeBooks(racing.office.db, racing.office.money)
    await racing.office.close()
  })
  const details = (urlSuffix: string) => racing.calls.getCashraceDetails({ urlSuffix }, visitor())
  const players = async (count: number) => {
    const made = await Promise.all(Array.from({ length: count }, () => racing.office.aPlayer({ cash: 100_000_00n })))
    // Made side by side: their numbers come in any order.
    return made.map(({ id }) => id).toSorted((a, b) => Number(a - b)) as [bigint, bigint, bigint, bigint]
  }
  const standing = async (id: string, playerId: bigint) =>
    racing.calls.getCashRaceStanding({ cashraceId: Number(id) }, as(playerId))

  it('C17 a reversal takes prizes back, leaves what was spent, and the next settlement pays the rest', async () => {
    const { aRace, spin, stake, pass, ask, approve, due, cash, house, office, inOffice } = racing
    const race = await aRace()
    const [cheat, one, two] = await players(3)
    await spin(cheat, 300_00n)
    await spin(one, 200_00n)
    await spin(two, 100_00n)
    await pass(72 * HOUR_S + 60)
    const settle = async () => {
      expect((await ask(rows.askCashraceSettled, { id: race.id, why: 'looked at' })).status).toBe('SUCCESS')
      expect(await approve('race-settled', race.id)).toBe('SUCCESS')
      await due()
    }
    await settle()
    const paid = [await cash(cheat), await cash(two)] as const
    const { db } = office
    const any = { playerId: one, from: null, to: null, types: null, states: null, limit: 50, offset: 0 } as const
    // A prize stands in its player's history under the race's name.
    expect(
      (await movements(db, any)).filter(({ what }) => what === race.urlSuffix.replace('race-', 'Race ')),
    ).toMatchObject([{ type: 'correction', minor: 500_00n, state: 'paid' }])
    // One spends everything.
    await stake(one, await cash(one))
    const before = await house()
    expect((await ask(rows.askCashraceReversed, { id: race.id, why: 'a farm of accounts' })).status).toBe('SUCCESS')
    expect(await approve('race-reversed', race.id)).toBe('SUCCESS')
    await due()
    expect([await cash(cheat), await cash(one), await cash(two)]).toEqual([paid[0] - 1_000_00n, 0n, paid[1] - 100_00n])
    expect(await house()).toBe(before + 1_100_00n)
    await office.db.transaction((tx) => office.money.gate.blocked(tx, cheat, 'forever'))
    expect((await ask(rows.cashraceDryRun, { id: race.id })).data).toMatchObject({
      paid: '1000.00',
      prizes: [
        { playerId: String(one), prize: '500.00' },
        { playerId: String(two), prize: '500.00' },
      ],
    })
    await settle()
    expect([await cash(one), await cash(two)]).toEqual([500_00n, paid[1] + 400_00n])
    expect((await inOffice(race.id)).payouts).toHaveLength(5)
    expect((await ask(rows.askCashraceCancelled, { id: race.id, why: 'no' })).status).toBe('NO_LONGER_OPEN')
  })

  it('C40 every prize that was paid is in a file with who won it, and what became of it when its race was reversed', async () => {
    const { aRace, spin, stake, pass, ask, approve, due, cash, office } = racing
    const race = await aRace()
    const [first, second, third] = await players(3)
    await spin(first, 300_00n)
    await spin(second, 200_00n)
    await spin(third, 100_00n)
    await pass(72 * HOUR_S + 60)
    const [day] = await office.db.sql<{ today: string; later: string }>`
      select (house_now() at time zone 'Africa/Lagos')::date::text as today,
        ((house_now() at time zone 'Africa/Lagos')::date + 1)::text as later`
    const { today, later } = day!
    const file = async (from: string) => {
      const url = `${EXPORT_PATH}/prizes?from=${from}&to=${from}`
      const answer = await office.app.inject({ url, headers: { authorization: `Bearer ${racing.second()}` } })
      expect(answer.statusCode).toBe(200)
      const [head, ...lines] = answer.payload.replace('\ufeff', '').trim().split('\r\n')
      const names = head!.split(',')
      return lines
        .map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at]!, cell])))
        .filter((line) => line['race'] === race.id)
    }
    expect(await file(today)).toEqual([])
    expect((await ask(rows.askCashraceSettled, { id: race.id, why: 'looked at' })).status).toBe('SUCCESS')
    expect(await approve('race-settled', race.id)).toBe('SUCCESS')
    await due()
    const sums = (lines: Awaited<ReturnType<typeof file>>) =>
      lines.map((line) =>
        ['place', 'player', 'currency', 'paid', 'as', 'taken back', 'state'].map((name) => line[name]),
      )
    expect(sums(await file(today))).toEqual([
      ['1', String(first), 'NGN', '1000.00', 'cash', '0.00', 'paid'],
      ['2', String(second), 'NGN', '500.00', 'cash', '0.00', 'paid'],
      ['3', String(third), 'NGN', '100.00', 'cash', '0.00', 'paid'],
    ])
    const [who] = await office.db.sql<{ number: string; name: string }>`
      select number, first_name as name from player where id = ${first}`
    expect((await file(today))[0]).toMatchObject({ number: who!.number, 'first name': who!.name, kind: 'volume' })
    expect(await file(later)).toEqual([])
    // The second has spent everything by the time the race is reversed.
    await stake(second, await cash(second))
    expect((await ask(rows.askCashraceReversed, { id: race.id, why: 'a farm of accounts' })).status).toBe('SUCCESS')
    expect(await approve('race-reversed', race.id)).toBe('SUCCESS')
    await due()
    expect(sums(await file(today)).map((line) => line.slice(3))).toEqual([
      ['1000.00', 'cash', '1000.00', 'taken-back'],
      ['500.00', 'cash', '0.00', 'kept'],
      ['100.00', 'cash', '100.00', 'taken-back'],
    ])
  })

  it('C16 a prize in bonus money is a bonus to be staked, and adds to the one that is open', async () => {
    const { aRace, spin, pass, ask, approve, due, office, house } = racing
    const rule = { ...RULE, prizes: ['100', '50'], payAs: 'bonus', times: 5, days: 7 }
    const [one, two] = await players(2)
    const open = await aRace(rule)
    await spin(one, 20_00n)
    await spin(two, 10_00n)
    const before = await house()
    const settle = async (id: string) => {
      await pass(72 * HOUR_S + 60)
      expect((await ask(rows.askCashraceSettled, { id, why: 'looked at' })).status).toBe('SUCCESS')
      expect(await approve('race-settled', id)).toBe('SUCCESS')
      await due()
    }
    await settle(open.id)
    const again = await aRace(rule)
    await spin(one, 20_00n)
    await settle(again.id)
    const bonuses = await office.db.sql`
      select player_id as player, state, granted_minor as granted, required_minor as required from bonus order by player_id`
    expect(bonuses.filter(({ player }) => player === one || player === two)).toEqual([
      { player: one, state: 'active', granted: 200_00n, required: 1_000_00n },
      { player: two, state: 'active', granted: 50_00n, required: 250_00n },
    ])
    expect((await office.money.read.wallet(office.db, one))!.bonus).toBe(200_00n)
    expect(await house()).toBe(before - 250_00n)
    expect((await ask(rows.askCashraceReversed, { id: again.id, why: 'no' })).status).toBe('NO_LONGER_OPEN')
  })

  it('C18 who wants to is told when they are overtaken in the last hour, and not again at once', async () => {
    const { aRace, spin, count, pass, overtaken, calls, office } = racing
    const race = await aRace(RULE, {}, 2)
    const [one, two, three] = await players(3)
    await calls.setCashRaceNews({ isOn: true }, as(one))
    expect(await standing(race.id, one)).toMatchObject({ wantsNews: true, place: null })
    await office.db.sql`update player set language = 'sw' where id = ${one}`
    await spin(one, 50_00n)
    await spin(three, 20_00n)
    await count()
    await overtaken()
    await spin(two, 60_00n)
    await count()
    await overtaken()
    const letters = () => office.db.sql`select letter, filled ->> 'race' as race from message where player_id = ${one}`
    expect(await letters()).toEqual([])
    await pass(HOUR_S + 60)
    await overtaken()
    await spin(three, 90_00n)
    await count()
    await overtaken()
    expect(await letters()).toEqual([{ letter: 'raceOvertaken', race: expect.stringMatching(/^Mbio \d+$/) }])
    await spin(two, 900_00n)
    await spin((await players(1))[0], 300_00n)
    await count()
    await overtaken()
    expect(await letters()).toHaveLength(1)
    expect(await office.db.sql`select letter from message where player_id = ${three}`).toEqual([])
  })

  it('C19 an early end counts what was played by then; a cancelled race pays nobody', async () => {
    const { aRace, spin, count, pass, ask, approve, calls } = racing
    const race = await aRace()
    const [one] = await players(1)
    await spin(one, 100_00n)
    await pass(60)
    expect((await ask(rows.endCashrace, { id: race.id, why: 'a fault' })).status).toBe('SUCCESS')
    await pass(1)
    await spin(one, 100_00n)
    await count()
    expect(await standing(race.id, one)).toMatchObject({ points: 10 })
    expect(await calls.getCashRacesList({}, visitor())).toEqual([])
    expect((await ask(rows.askCashraceCancelled, { id: race.id, why: 'a fault' })).status).toBe('SUCCESS')
    expect(await approve('race-cancelled', race.id)).toBe('SUCCESS')
    await pass(72 * HOUR_S)
    expect((await ask(rows.cashraceDryRun, { id: race.id })).status).toBe('NO_LONGER_OPEN')
    expect(await details(race.urlSuffix)).toMatchObject({ state: 'cancelled', leaderboard: [] })
  })
})
