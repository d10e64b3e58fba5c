/** Races over play in the ledger: what counts, what is undone, places, prizes, two people and payment. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import { expectWholeBooks } from '@uwanja/money/testing'
import { RULE_KINDS } from '../db/testing.ts'
import { as, aRacing, RULE, visitor, type Racing } from '../testing/cashraces.ts'

const HOUR_S = 3_600

describe.each(RULE_KINDS)('cash races on %s', (kind) => {
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

  it('C01 C07 C13 the list holds running races alone, with pool, prizes, end, picture and name in the asked language', async () => {
    const { aDraft, aRace, calls, pass, inSeconds } = racing
    await aDraft()
    expect(await calls.getCashRacesList({}, visitor())).toEqual([])
    const toAt = await inSeconds(24 * HOUR_S)
    const race = await aRace(RULE, { toAt, banner: `data:image/png;base64,${PNG}` })
    const [shown, ...others] = await calls.getCashRacesList({}, visitor('sw'))
    expect(others).toEqual([])
    expect(shown).toMatchObject({
      id: Number(race.id),
      cashRaceName: expect.stringMatching(/^Mbio /) as string,
      periodPrizePool: 1_600,
      periodPrizePoolCurrency: 'NGN',
      prizeDistribution: [{ prize: 1_000 }, { prize: 500 }, { prize: 100 }],
      toDate: toAt,
      urlSuffix: race.urlSuffix,
      banner: { iconImageData: `data:image/png;base64,${PNG}` },
      state: 'running',
    })
    expect((await calls.getCashRacesList({}, visitor('zh')))[0]!.cashRaceName).toMatch(/^Race /)
    await pass(24 * HOUR_S)
    expect(await calls.getCashRacesList({}, visitor())).toEqual([])
    const [past] = await calls.getCashRaceArchive({}, visitor())
    expect(past).toMatchObject({ id: Number(race.id), state: 'counting' })
    await expect(details('no-such-race')).rejects.toMatchObject({ code: 'RACE_NOT_FOUND' })
  })

  it('C04 C14 points follow real stakes; what was taken back, too small, elsewhere or by a free bet counts nothing', async () => {
    const { aRace, spin, stake, takeBack, count, anew } = racing
    const scope = { by: 'list', which: [String(await gameId('2')), String(await gameId('3'))] }
    const race = await aRace({ ...RULE, scope })
    const [one, two] = await players(2)
    await spin(one, 55_00n)
    await spin(one, 14_99n, 500_00n, '3')
    await spin(one, 4_99n)
    await spin(one, 900_00n, 0n, '1')
    const undone = await stake(two, 700_00n)
    await count()
    expect((await details(race.urlSuffix)).players).toBe(2)
    expect(await standing(race.id, two)).toMatchObject({ points: 70, place: 1 })
    await takeBack(two, undone)
    await count()
    // 69.99 in tens.
    expect(await standing(race.id, one)).toMatchObject({ points: 6, place: 1, rounds: 2, ahead: null, prize: 1_000 })
    expect(await standing(race.id, two)).toMatchObject({ points: 0, place: null, prize: 0 })
    const before = await racing.office.db.sql`select * from race_round order by race_id, journal_id`
    await anew()
    expect(await racing.office.db.sql`select * from race_round order by race_id, journal_id`).toEqual(before)
    expect(await standing(race.id, one)).toMatchObject({ points: 6, place: 1 })
  })

  const gameId = async (code: string) => {
    const { byCode } = await racing.office.deps.catalogue.lists()
    return byCode('betsolutions', code)!.id
  }

  it('C14 bets count when they are settled, by the part that counts, and as their newest word says', async () => {
    const { aRace, bet, settleBet, changeBet, count, pass } = racing
    const [one, two] = await players(2)
    const early = await bet(two, 100_00n)
    const race = await aRace({ ...RULE, scope: { by: 'company', which: ['altenar'] } })
    const whole = await bet(one, 100_00n)
    await count()
    expect(await standing(race.id, one)).toMatchObject({ points: 0 })
    await settleBet(one, whole, 210_00n, 100_00n)
    // Staked before the race, settled in it.
    await settleBet(two, early, 100_00n, 0n)
    await count()
    expect(await standing(race.id, one)).toMatchObject({ points: 10, place: 1 })
    expect(await standing(race.id, two)).toMatchObject({ points: 0, place: null })
    await changeBet(one, whole, 100_00n, 0n)
    await count()
    expect(await standing(race.id, one)).toMatchObject({ points: 0, place: null })
    await changeBet(two, early, 0n, 100_00n)
    await count()
    expect(await standing(race.id, two)).toMatchObject({ points: 10, place: 1 })
    const late = await bet(one, 500_00n)
    await pass(48 * HOUR_S)
    await settleBet(one, late, 0n, 500_00n)
    await count()
    expect(await standing(race.id, one)).toMatchObject({ points: 0 })
  })

  it('C10 the best multiple leaves out games that sell their bonus; wins in a row end with a round that lost', async () => {
    const { aRace, spin, stake, count } = racing
    const best = await aRace({ ...RULE, counts: 'multiple' })
    const row = await aRace({ ...RULE, counts: 'row' })
    const [one] = await players(1)
    await spin(one, 10_00n, 12_50n)
    await spin(one, 100_00n, 9_000_00n, '1')
    await spin(one, 10_00n, 77_77n, '3')
    await spin(one, 10_00n, 0n)
    await spin(one, 10_00n, 11_00n)
    // Open: it has not won.
    await stake(one, 10_00n)
    await spin(one, 10_00n, 30_00n)
    await count()
    expect(await standing(best.id, one)).toMatchObject({ points: 777 })
    expect(await standing(row.id, one)).toMatchObject({ points: 3 })
  })

  it('C11 C15 C16 tied players share, the excluded have no place, two settle by the dry run, and each is paid once', async () => {
    const { aRace, spin, count, pass, ask, approve, due, cash, house, office, inOffice } = racing
    const race = await aRace()
    const [cheat, one, two, three] = await players(4)
    const [tester] = await players(1)
    await spin(cheat, 900_00n)
    await spin(tester, 800_00n)
    await office.db.sql`update player set rank_id = 33 where id = ${tester}`
    for (const id of [one, two]) await spin(id, 100_00n)
    await spin(three, 50_00n)
    await count()
    expect(await standing(race.id, three)).toMatchObject({ place: 4, ahead: 10 })
    await office.db.transaction((tx) => office.money.gate.blocked(tx, cheat, 'forever'))
    expect((await ask(rows.cashraceDryRun, { id: race.id })).status).toBe('NO_LONGER_OPEN')
    await pass(48 * HOUR_S)
    expect((await ask(rows.cashraceDryRun, { id: race.id })).status).toBe('RACE_STILL_COUNTS')
    await pass(24 * HOUR_S)
    const dry = (await ask(rows.cashraceDryRun, { id: race.id })).data
    // 1,000 and 500 for two, 100 for the third.
    expect(dry).toMatchObject({
      paid: '1600.00',
      left: '0.00',
      prizes: [
        { place: 1, playerId: String(one), points: '10', prize: '750.00' },
        { place: 1, playerId: String(two), points: '10', prize: '750.00' },
        { place: 3, playerId: String(three), points: '5', prize: '100.00' },
      ],
    })
    const before = [await cash(one), await cash(three), await house()] as const
    const settle = await ask(rows.askCashraceSettled, { id: race.id, why: 'looked at' })
    expect(settle).toMatchObject({ status: 'SUCCESS', data: { waits: true } })
    await due()
    expect(await cash(one)).toBe(before[0])
    expect(await approve('race-settled', race.id)).toBe('SUCCESS')
    await Promise.all([due(), due()])
    await due()
    expect([await cash(one), await cash(three)]).toEqual([before[0] + 750_00n, before[1] + 100_00n])
    expect(await house()).toBe(before[2] - 1_600_00n)
    expect((await inOffice(race.id)).race).toMatchObject({ state: 'settled', paid: '1600.00', left: '0.00' })
    expect(await standing(race.id, one)).toMatchObject({ prize: 750 })
    const letters = await office.db.sql`select letter from message where player_id = ${one}`
    expect(letters).toEqual([{ letter: 'racePrize' }])
    expect((await ask(rows.askCashraceSettled, { id: race.id, why: 'again' })).status).toBe('NO_LONGER_OPEN')
  })

  it('C16 other places than those that were asked for are not paid; a race without points pays nobody', async () => {
    const { aRace, spin, pass, ask, approve, office } = racing
    const race = await aRace()
    const [one, two] = await players(2)
    await spin(one, 100_00n)
    await spin(two, 50_00n)
    await pass(72 * HOUR_S + 60)
    expect((await ask(rows.askCashraceSettled, { id: race.id, why: 'looked at' })).status).toBe('SUCCESS')
    await office.db.transaction((tx) => office.money.gate.blocked(tx, one, 'forever'))
    expect(await approve('race-settled', race.id)).toBe('INCORRECT_PARAMETER_VALUE')
    const empty = await aRace()
    await pass(72 * HOUR_S + 60)
    expect((await ask(rows.cashraceDryRun, { id: empty.id })).data).toEqual({
      paid: '0.00',
      left: '1600.00',
      prizes: [],
    })
  })

  it('C14 what is undone within a day of the end still counts, and later never', async () => {
    const { aRace, stake, win, takeBack, count, pass, ask } = racing
    const race = await aRace()
    const [one, two] = await players(2)
    const [early, late] = [await stake(one, 100_00n), await stake(two, 60_00n)]
    await pass(48 * HOUR_S + 20 * HOUR_S)
    await takeBack(one, early)
    await count()
    expect(await standing(race.id, one)).toMatchObject({ points: 0 })
    await pass(4 * HOUR_S + 60)
    await takeBack(two, late)
    await count()
    expect(await standing(race.id, two)).toMatchObject({ points: 6, place: 1 })
    expect((await ask(rows.cashraceDryRun, { id: race.id })).data).toMatchObject({ paid: '1000.00', left: '600.00' })
    await win(one, await stake(one, 10_00n), 10_00n)
  })

  it('C13 a rule, a picture, an address or a time that does not fit is refused and changes nothing', async () => {
    const { ask, aDraft, inSeconds } = racing
    const keep = async (more: object) =>
      (await ask(rows.keepCashraceRule, { name: 'bad', rule: { ...RULE, ...more } })).status
    expect(await keep({ prizes: ['100', '200'] })).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await keep({ payAs: 'bonus' })).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await keep({ scope: { by: 'company', which: ['nobody'] } })).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await keep({ scope: { by: 'category', which: ['slots:99'] } })).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await keep({ scope: { by: 'company', which: ['altenar'] }, counts: 'drops' })).toBe(
      'INCORRECT_PARAMETER_VALUE',
    )
    const { id, urlSuffix } = await aDraft()
    const { rules } = (await ask(rows.cashraceRules, {})).data as { rules: { id: string; name: string }[] }
    expect(rules.some(({ name }) => name === 'bad')).toBe(false)
    const good = {
      ruleId: rules[0]!.id,
      names: { en: 'Race', sw: '', zh: '' },
      urlSuffix: 'another',
      banner: '',
      fromAt: await inSeconds(0),
      toAt: await inSeconds(3_600),
    }
    const make = async (more: object) => (await ask(rows.makeCashrace, { ...good, ...more })).status
    expect(await make({ urlSuffix })).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await make({ toAt: good.fromAt })).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await make({ banner: `data:image/png;base64,${btoa('<svg onload=alert(1)>')}` })).toBe(
      'INCORRECT_PARAMETER_VALUE',
    )
    expect(await make({ banner: `data:image/svg+xml;base64,${PNG}` })).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await make({ ruleId: '999999' })).toBe('NOT_FOUND')
    expect((await ask(rows.publishCashrace, { id })).status).toBe('SUCCESS')
    expect((await ask(rows.publishCashrace, { id })).status).toBe('NO_LONGER_OPEN')
  })
})

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(40)]).toString('base64')
