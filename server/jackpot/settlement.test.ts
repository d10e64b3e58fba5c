/** How a jackpot ends: by two, as its dry run says, with reserves, refunds, fixed prizes and what rolls on; paid once. */
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import { recount, type RoundFile } from '@uwanja/contract/fair/recount'
import { expectWholeBooks } from '@uwanja/money/testing'
import { RULE_KINDS } from '../db/testing.ts'
import { mountTicketFile } from './file.ts'
import { aJackpot, RULE, SCORES, type Jackpot } from '../testing/jackpots.ts'

describe.each(RULE_KINDS)('the end of a jackpot on %s', (kind) => {
  let jackpot: Jackpot
  beforeAll(async () => void (jackpot = await aJackpot(kind)))
  beforeEach(() => jackpot.begin())
  afterAll(async () => {
    await expectWholeBooks(jackpot.office.db, jackpot.office.money)
    await jackpot.office.close()
  })

  it('J04 J05 J11 two people settle by the dry run; equal tickets have equal prizes, and the rest rolls on', async () => {
    const { office, calls, as, ask, cash, house, aRound, slip, buy, close, play, settle, payDue } = jackpot
    const round = await aRound(RULE, { guarantee: '10000' })
    const winner = await office.aPlayer({ cash: 100_00n })
    const twelve = await Promise.all([1, 2].map(() => office.aPlayer({ cash: 100_00n })))
    const loser = await office.aPlayer({ cash: 100_00n })
    await buy(winner.id, slip(round))
    for (const { id } of twelve) await buy(id, slip(round, { 7: '2' }))
    await buy(loser.id, slip(round, { 0: '2', 1: '2', 2: '2' }))
    const before = { pools: await house('pools'), guarantees: await house('guarantees') }
    await close()
    expect((await ask(rows.jackpotDryRun, { id: round.id })).status).toBe('RESULTS_MISSING')
    await play(round)
    const dry = (await ask(rows.jackpotDryRun, { id: round.id })).data
    // 4 x 100 x 60 % = 240, guaranteed 10,000: 8,500 for thirteen, 1,000 for twelve in two parts, nobody has eleven.
    expect(dry).toMatchObject({
      outcome: {
        how: 'played',
        pool: '10000.00',
        paidFromPool: '9500.00',
        returned: '500.00',
        rolls: '0.00',
        winners: [
          { right: 13, tickets: 1, each: '8500.00' },
          { right: 12, tickets: 2, each: '500.00' },
          { right: 11, tickets: 0, each: '0.00' },
        ],
      },
    })
    expect(await cash(winner.id)).toBe(0n)
    await settle(round.id)
    await payDue()
    expect([await cash(winner.id), await cash(twelve[0]!.id), await cash(twelve[1]!.id), await cash(loser.id)]).toEqual(
      [...[8_500_00n, 500_00n, 500_00n, 0n]],
    )
    expect((await house('pools')) - before.pools).toBe(0n)
    // Given 9,760, and 500 came back.
    expect((await house('guarantees')) - before.guarantees).toBe(-9_260_00n)
    const [mine] = await calls().getManualJackpotUserBets({}, as(winner.id))
    expect(mine).toMatchObject({ state: 'won', right: 13, possible: 13, prize: 8_500 })
    const [theirs] = await calls().getManualJackpotUserBets({}, as(loser.id))
    expect(theirs).toMatchObject({ state: 'lost', right: 10, prize: 0 })
    const { events } = await calls().getManualJackpotUserBetEvents({ betId: theirs!.id }, as(loser.id))
    expect(events.slice(0, 4).map(({ isRight, choiceId }) => [isRight, choiceId])).toEqual([
      ...[
        [false, 1],
        [false, 1],
        [false, 1],
        [true, 1],
      ],
    ])
    expect((await ask(rows.askJackpotSettled, { id: round.id, why: 'again' })).status).toBe('NO_LONGER_OPEN')
  })

  it('J11 an outcome that changed since it was asked for is not settled, and one person alone settles nothing', async () => {
    const { office, ask, cash, aRound, slip, buy, close, play, approve, inOffice, first } = jackpot
    const round = await aRound()
    const { id } = await office.aPlayer({ cash: 100_00n })
    await buy(id, slip(round))
    await close()
    await play(round)
    await ask(rows.askJackpotSettled, { id: round.id, why: 'official' })
    expect(await approve(round.id, first())).toBe('SECOND_PERSON_REQUIRED')
    await play(round, { 12: '0:0' })
    expect(await approve(round.id)).toBe('INCORRECT_PARAMETER_VALUE')
    expect((await inOffice(round.id)).state).toBe('closed')
    expect(await cash(id)).toBe(0n)
  })

  it('J05 reserves stand in for cancelled matches in their order', async () => {
    const { office, ask, aRound, slip, buy, close, play } = jackpot
    const round = await aRound()
    const { id } = await office.aPlayer({ cash: 200_00n })
    await buy(id, slip(round, { 13: '3', 14: '2' }, 15))
    await buy(id, slip(round, { 0: '2' }))
    await close()
    // Two are cancelled; the first reserve is, too: the second and third count.
    await play(round, { 3: 'cancelled', 9: 'cancelled', 13: 'cancelled', 14: '1:1', 15: '2:0' }, 16)
    const dry = (await ask(rows.jackpotDryRun, { id: round.id })).data as { prizes: { right: number }[] }
    // One has the second reserve right and no pick for the third; the other has neither, and one match wrong.
    expect(dry.prizes.map(({ right }) => right)).toEqual([12])
  })

  it('J05 with too many cancelled matches every ticket is given back', async () => {
    const { office, calls, as, cash, house, aRound, slip, buy, close, play, settle, inOffice } = jackpot
    const round = await aRound(RULE, { guarantee: '10000' })
    const { id } = await office.aPlayer({ cash: 100_00n })
    const before = {
      pools: await house('pools'),
      guarantees: await house('guarantees'),
      games: await house('games:jackpot'),
    }
    await buy(id, slip(round))
    await close()
    await play(round, { 0: 'cancelled', 1: 'cancelled', 2: 'cancelled', 3: 'cancelled' })
    await settle(round.id)
    expect(await cash(id)).toBe(100_00n)
    expect((await calls().getManualJackpotUserBets({}, as(id)))[0]).toMatchObject({ state: 'refunded' })
    expect({
      pools: await house('pools'),
      guarantees: await house('guarantees'),
      games: await house('games:jackpot'),
    }).toEqual(before)
    expect((await inOffice(round.id)).state).toBe('cancelled')
  })

  it('J02 J05 exact scores: the scores alone say what was picked, fixed prizes go to the earliest, and the pool rolls once', async () => {
    const { office, ask, cash, aRound, slip, buy, close, play, settle, inOffice } = jackpot
    const round = await aRound(SCORES, { typeId: 1 })
    const scores = { 0: '2:1', 1: '0:0', 2: '3:2', 3: '1:0', 4: '1:1', 5: '0:2' }
    const [early, late] = await Promise.all([1, 2].map(() => office.aPlayer({ cash: 100_00n })))
    const four = { ...scores, 4: '9:9', 5: '8:8' }
    await buy(early!.id, slip(round, four, 6))
    await buy(late!.id, slip(round, four, 6))
    await close()
    await play(round, scores, 6)
    await settle(round.id)
    expect([await cash(early!.id), await cash(late!.id)]).toEqual([200_00n, 0n])
    // 2 x 100 x 50 %, nobody has six.
    expect(await inOffice(round.id)).toMatchObject({ state: 'settled', rolls: '100.00' })
    const next = await aRound(SCORES, { typeId: 1, rolledFrom: round.id })
    expect(await inOffice(next.id)).toMatchObject({ rolledIn: '100.00', pool: '100.00' })
    const sets = (await ask(rows.jackpotRules, {})).data as { rules: { id: string }[] }
    const again = { ruleId: sets.rules[0]!.id, name: 'x', price: '100', guarantee: '0', rolledFrom: round.id }
    expect((await ask(rows.makeJackpot, again)).status).toBe('INCORRECT_PARAMETER_VALUE')
  })

  it('J12 the file of a round names nobody, and from it alone the round is counted again', async () => {
    const { office, aRound, slip, buy, close, play, settle } = jackpot
    const round = await aRound(RULE, { guarantee: '10000' })
    const players = await Promise.all(Array.from({ length: 5 }, () => office.aPlayer({ cash: 100_00n })))
    for (const [at, { id }] of players.entries()) await buy(id, slip(round, at < 2 ? {} : { [at]: '2' }))
    await close()
    await play(round, { 12: 'cancelled', 13: '0:0' }, 14)
    await settle(round.id)
    const app = fastify()
    mountTicketFile(app, office)
    const asked = (id: string) => app.inject({ url: `/jackpots/${id}/tickets.txt` })
    const open = await aRound()
    for (const id of ['999999', '0', 'x', open.id]) expect((await asked(id)).statusCode).toBe(404)
    const { body: text, headers } = await asked(round.id)
    expect(headers['content-disposition']).toBe(`attachment; filename="jackpot-${round.id}-tickets.txt"`)
    await app.close()
    const [first, ...lines] = text.trimEnd().split('\n')
    const file = JSON.parse(first!) as RoundFile
    expect(lines).toHaveLength(5)
    for (const { id, number } of players) expect(text).not.toMatch(new RegExp(`player|${number}|"${id}"`))
    // Five tickets of 100 are 300, guaranteed 10,000; the reserve that counts was picked by nobody, so twelve are the most:
    // 1,000 for two with twelve, 500 for three with eleven, floored to 166.66 each.
    expect(file.said).toMatchObject({ tickets: 5, pool: '1000000', paidFromPool: '149998' })
    expect((await recount(file, lines)).differs).toEqual([])
    const changed = lines.map((line, at) => (at === 4 ? line.replace('=2', '=1') : line))
    expect((await recount(file, changed)).differs).toContain('root')
  })

  it('J13 a reserve that begins while tickets are sold is not published', async () => {
    const { office, ask, aRound } = jackpot
    const { id } = await aRound()
    const { rules } = (await ask(rows.jackpotRules, {})).data as { rules: { id: string; typeId: number }[] }
    const made = { ruleId: rules.find(({ typeId }) => typeId === 10)!.id, name: 'Early', price: '100', guarantee: '0' }
    const draft = ((await ask(rows.makeJackpot, { ...made, rolledFrom: '' })).data as { id: string }).id
    const [{ at }] = (await office.db.sql<{ at: Date }>`select house_now() as at`) as [{ at: Date }]
    const inHours = (hours: number) => new Date(at.getTime() + hours * 3_600_000).toISOString()
    const match = (place: number, startsAt: string) => ({
      isReserve: place >= 13,
      participant1: `A ${String(place)}`,
      participant2: `B ${String(place)}`,
      league: '',
      startsAt,
      bookEvent: '',
    })
    const matches = Array.from({ length: 16 }, (_, place) => match(place, inHours(place === 15 ? 2 : 24)))
    expect((await ask(rows.putJackpotMatches, { id: draft, matches })).status).toBe('SUCCESS')
    expect((await ask(rows.publishJackpot, { id: draft })).status).toBe('INCORRECT_PARAMETER_VALUE')
    const later = matches.map((one, place) => (place === 15 ? { ...one, startsAt: inHours(24) } : one))
    expect((await ask(rows.putJackpotMatches, { id: draft, matches: later })).status).toBe('SUCCESS')
    expect((await ask(rows.publishJackpot, { id: draft })).status).toBe('SUCCESS')
    expect(id).not.toBe(draft)
  })

  it('J10 a round that could not be closed before its kick-off is void: a root that comes later proves nothing', async () => {
    const { office, cash, aRound, slip, buy, inOffice, payDue, oversleep } = jackpot
    const round = await aRound()
    const { id } = await office.aPlayer({ cash: 100_00n })
    await buy(id, slip(round))
    await oversleep()
    await payDue()
    expect(await cash(id)).toBe(100_00n)
    expect((await inOffice(round.id)).state).toBe('cancelled')
  })
})
