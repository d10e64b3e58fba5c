/** The sale of a jackpot: what anybody reads, what a slip must be, tickets and their stakes, and the root over them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isInTree, type Step } from '@uwanja/contract/fair/ticket-tree'
import { expectWholeBooks } from '@uwanja/money/testing'
import { RULE_KINDS } from '../db/testing.ts'
import { aJackpot, RULE, type Jackpot } from '../testing/jackpots.ts'

describe.each(RULE_KINDS)('the sale of a jackpot on %s', (kind) => {
  let jackpot: Jackpot
  beforeAll(async () => void (jackpot = await aJackpot(kind)))
  beforeEach(() => jackpot.begin())
  afterAll(async () => {
    await expectWholeBooks(jackpot.office.db, jackpot.office.money)
    await jackpot.office.close()
  })

  it('J01 J06 J08 lists open rounds with pool and price, and their matches, to anybody', async () => {
    const { calls, as, aRound } = jackpot
    const round = await aRound(RULE, { guarantee: '5000' })
    const list = await calls().getManualJackpotList({}, as(1n))
    const one = list.find(({ id }) => String(id) === round.id)!
    expect(one).toMatchObject({
      isActive: true,
      jackpotTypeID: 10,
      prizePool: 5000,
      ticketPrice: 100,
      matches: 13,
      reserves: 3,
    })
    expect(Date.parse(one.startDate) - Date.parse(one.closesAt)).toBe(60_000)
    expect(round.events).toHaveLength(16)
    expect(round.events[0]).toMatchObject({
      participant1: 'Home 0',
      participant2: 'Away 0',
      leagueName: 'Ligi ya Pwani',
      home: 'Home 0',
      draw: 'X',
      away: 'Away 0',
      isReserve: false,
      canceled: false,
      choiceId: null,
      participant1Score: null,
      participant2Score: null,
    })
    expect(round.events[13]).toMatchObject({ isReserve: true })
    await expect(calls().getManualJackpotEvents({ jackpotId: 999_999 }, as(1n))).rejects.toThrow('JACKPOT_NOT_FOUND')
  })

  it('J03 J07 a slip that is not whole says the specification’s status, and takes nothing', async () => {
    const { office, cash, aRound, slip, buy, refusal } = jackpot
    const round = await aRound()
    const { id } = await office.aPlayer({ cash: 1_000_00n })
    const incomplete = ['JACKPOT_SLIP_INCOMPLETE', 'YouMustChooseEitherHomeDrawOrAwayForAllEvent']
    const wrong = ['JACKPOT_SLIP_WRONG', 'JACKPOT_SLIP_WRONG']
    const whole = slip(round)
    expect(await refusal(buy(id, []))).toEqual(incomplete)
    expect(await refusal(buy(id, whole.slice(1)))).toEqual(incomplete)
    expect(
      await refusal(
        buy(
          id,
          whole.map((line, at) => (at === 4 ? { ...line, choiceId: 0 } : line)),
        ),
      ),
    ).toEqual(incomplete)
    expect(
      await refusal(
        buy(
          id,
          whole.map((line, at) => (at === 4 ? { ...line, choiceId: 4 } : line)),
        ),
      ),
    ).toEqual(wrong)
    expect(await refusal(buy(id, [...whole, whole[0]!]))).toEqual(wrong)
    expect(
      await refusal(
        buy(
          id,
          whole.map((line, at) => (at === 0 ? { ...line, eventId: 1 } : line)),
        ),
      ),
    ).toEqual(wrong)
    expect(
      await refusal(
        buy(
          id,
          whole.map((line) => ({ ...line, jackpotId: 999_999 })),
        ),
      ),
    ).toEqual(['JACKPOT_NOT_FOUND', 'JACKPOT_NOT_FOUND'])
    expect(await cash(id)).toBe(1_000_00n)
    // `canceled` is sent and never believed; a reserve may be picked too.
    await buy(id, slip(round, {}, 14))
    expect(await cash(id)).toBe(900_00n)
  })

  it('J03 J09 a ticket and its stake stand or fall together: funds, limits, the same tap, the most tickets', async () => {
    const { office, calls, as, cash, aRound, slip, buy, refusal } = jackpot
    const round = await aRound()
    const poor = await office.aPlayer({ cash: 99_99n })
    expect(await refusal(buy(poor.id, slip(round)))).toEqual(['INSUFFICIENT_AMOUNT', 'INSUFFICIENT_AMOUNT'])
    const blocked = await office.aPlayer({ cash: 1_000_00n })
    await office.db.transaction((tx) => office.money.gate.blocked(tx, blocked.id, 'forever'))
    expect(await refusal(buy(blocked.id, slip(round)))).toEqual(['PLAYER_BLOCKED', 'PLAYER_BLOCKED'])
    const { id } = await office.aPlayer({ cash: 1_000_00n })
    const taps = await Promise.all(Array.from({ length: 20 }, () => buy(id, slip(round))))
    expect(new Set(taps.map(({ betId }) => betId)).size).toBe(1)
    expect(await cash(id)).toBe(900_00n)
    const more = await Promise.allSettled(Array.from({ length: 9 }, (_, at) => buy(id, slip(round, { [at]: '2' }))))
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect(await cash(id)).toBe(500_00n)
    expect(await calls().getManualJackpotUserBets({}, as(id))).toHaveLength(5)
    expect(await calls().getManualJackpotUserBets({}, as(poor.id))).toEqual([])
  })

  it('J21 tickets asked for at one moment share commits, and each stands or falls by itself', async () => {
    const { office, calls, as, cash, aRound, slip } = jackpot
    const round = await aRound()
    const { placeManualJackpotBet } = calls()
    const rich = await Promise.all(Array.from({ length: 30 }, () => office.aPlayer({ cash: 100_00n })))
    const poor = await Promise.all(Array.from({ length: 5 }, () => office.aPlayer({ cash: 99_99n })))
    const first = slip(round)
    const asked = [
      ...rich.map(({ id }) => placeManualJackpotBet(first, as(id))),
      ...poor.map(({ id }) => placeManualJackpotBet(first, as(id))),
      placeManualJackpotBet(first.slice(1), as(rich[0]!.id)),
      placeManualJackpotBet(
        first.map((line) => ({ ...line, jackpotId: 999_999 })),
        as(poor[0]!.id),
      ),
      placeManualJackpotBet(first, as(rich[1]!.id)),
    ]
    const ends = await Promise.allSettled(asked)
    const told = ends.map((end) => (end.status === 'fulfilled' ? 'sold' : (end.reason as { code: string }).code))
    expect(told).toEqual([
      ...Array<string>(30).fill('sold'),
      ...Array<string>(5).fill('INSUFFICIENT_AMOUNT'),
      'JACKPOT_SLIP_INCOMPLETE',
      'JACKPOT_NOT_FOUND',
      // The same slip again: the same ticket.
      'sold',
    ])
    for (const { id } of rich) expect(await cash(id)).toBe(0n)
    for (const { id } of poor) expect(await cash(id)).toBe(99_99n)
    const [row] = await office.db.sql<{ tickets: number; commits: number }>`
      select count(*)::int as tickets, count(distinct xmin::text)::int as commits from jackpot_ticket
      where jackpot_id = ${BigInt(round.id)}`
    expect(row!.tickets).toBe(30)
    expect(row!.commits).toBeLessThan(10)
  })

  it('J10 the sale ends a minute before the first kick-off, and the root proves each ticket', async () => {
    const { office, calls, as, aRound, slip, buy, refusal, close, inOffice } = jackpot
    const round = await aRound()
    const players = await Promise.all([1, 2, 3].map(() => office.aPlayer({ cash: 1_000_00n })))
    const bets = []
    for (const [at, { id }] of players.entries()) bets.push((await buy(id, slip(round, { [at]: '3' }))).betId)
    await close()
    expect(await refusal(buy(players[0]!.id, slip(round, { 5: '2' })))).toEqual(['JACKPOT_CLOSED', 'JACKPOT_CLOSED'])
    const { root, pool } = await inOffice(round.id)
    // 60 % of three tickets.
    expect(pool).toBe('180.00')
    expect(root).toMatch(/^[0-9a-f]{64}$/)
    for (const [at, { id }] of players.entries()) {
      const { receipt } = await calls().getManualJackpotUserBetEvents({ betId: bets[at]! }, as(id))
      expect(receipt.root).toBe(root)
      const line = { number: receipt.number, at: receipt.at, choices: receipt.choices, salt: receipt.salt }
      expect(await isInTree(line, receipt.path as Step[], root)).toBe(true)
      expect(await isInTree({ ...line, choices: line.choices.replace('=3', '=1') }, receipt.path as Step[], root)).toBe(
        false,
      )
    }
    await expect(calls().getManualJackpotUserBetEvents({ betId: bets[0]! }, as(players[1]!.id))).rejects.toThrow(
      'BET_NOT_FOUND',
    )
  })
})
