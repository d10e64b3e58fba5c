/** The longest slip there is, from the book to the ledger: thirty selections pass with the longest names, one more does not. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BetView } from '@uwanja/contract/book/bets'
import type { Slip } from '@uwanja/contract/book/slip'
import { asBookSees } from '../testing/bets.ts'
import { RULE_KINDS } from '../db/testing.ts'
import { openGameSession } from '../wallet/store.ts'
import { aPlayer } from '../testing/house.ts'
import type { Fixture } from './calendar-testing.ts'
import { aStage, type Stage, type Visit } from './stage-testing.ts'

const UNIT = 10_000
const LONG = 'Chama cha Mpira cha Wilaya ya Kaskazini Magharibi '

describe.each(RULE_KINDS)('slips of many selections on %s', (kind) => {
  let stage: Stage
  let visit: Visit
  const fixtures = Array.from({ length: 31 }, (_, nth): Fixture => {
    const name = (side: string) => `${LONG}${side} ${String(nth)}`
    const common = { league: 'Ligi', afterMs: 3_600_000, fullTime: null, halfTime: null, fate: 'told' } as const
    return { ...common, id: `long-${String(nth)}`, home: name('Nyumbani'), away: name('Ugenini') }
  })
  beforeAll(async () => {
    stage = await aStage(kind, 1)
    await stage.announce(fixtures)
    visit = await stage.visit(stage.players[0]!)
  })
  afterAll(() => stage.close())

  /** The likeliest of its totals: thirty of them together pay no more than the book lets anybody win. */
  const legOf = async (fixture: Fixture) => {
    const { epoch, markets } = await stage.shown(fixture)
    const totals = markets.filter(({ market, specifiers }) => market === 'goals.match.total' && /\.5$/.test(specifiers))
    const [least] = totals
      .flatMap(({ market, specifiers, outcomes }) => outcomes.map((one) => ({ market, specifiers, ...one })))
      .toSorted((one, other) => one.odds - other.odds)
    const { id: outcome, odds, market, specifiers } = least!
    return { odds, picks: [{ event: stage.idOf(fixture), market, specifiers, outcome, epoch }] }
  }
  const balance = async (player: bigint): Promise<bigint> =>
    (await stage.house.server.money.read.wallet(stage.house.db, player))!.cash

  it('Y75 of one bet thirty selections pass the wallet with the longest names, and thirty-one do not', async () => {
    const legs = await Promise.all(fixtures.map(legOf))
    const before = await balance(visit.player)
    const placed = await visit.ask<BetView>('/book/v1/bets/place', {
      id: randomUUID(),
      legs: legs.slice(1),
      unit: UNIT,
    })
    expect(placed.data).toMatchObject({ state: 'accepted', stake: UNIT })
    expect(before - (await balance(visit.player))).toBe(BigInt(UNIT))
    const [kept] = await stage.house.db.sql<{ slip: Slip }>`select slip from bet where bet_id = ${placed.data.id}`
    expect(kept!.slip.legs.map(({ picks }) => picks[0]!.event_id)).toEqual(fixtures.slice(1).map(stage.idOf))
    const refused = await visit.ask('/book/v1/bets/place', { id: randomUUID(), legs, unit: UNIT })
    expect(refused).toMatchObject({ status: 'VALIDATION_ERROR', data: null })

    // Nor past the book: the wallet reads the slip itself.
    const { wallet } = asBookSees(stage.house, 'bti')
    const player = await aPlayer(stage.house, { cash: 100_000n })
    const launch = {
      playerId: player.id,
      sessionId: player.sessionId,
      company: 'bti',
      productId: '',
      gameId: 'sports',
    } as const
    const opened = await wallet().session(await openGameSession(stage.house.db, launch))
    const token = opened.heard === 'ok' ? opened.token : ''
    const said = (id: string, slip: Slip) =>
      wallet().debit({
        token,
        playerId: `${player.id}`,
        currency: 'NGN',
        round: id,
        key: `${id}:1`,
        minor: BigInt(UNIT),
        slip: { ...slip, bet_id: id },
      })
    const longer = { ...kept!.slip, legs: [...kept!.slip.legs, kept!.slip.legs[0]!], sizes: [31] }
    expect(await said('too-long', longer)).not.toMatchObject({ heard: 'ok' })
    expect(await balance(player.id)).toBe(100_000n)
    expect(await said('long-enough', kept!.slip)).toMatchObject({ heard: 'ok' })
    expect(await balance(player.id)).toBe(90_000n)
  })
})
