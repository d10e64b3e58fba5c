/** Cash-outs: quotes, taps that wait, parts, rules of players, two people who take one back, stakes that come back. */
import { RULE_KINDS, shiftClock } from '@uwanja/database/testing'
import type { FeedFacts } from '@uwanja/providers/feeds/feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rebet } from '../codes/codes.ts'
import { changeWord } from '../desk/store.ts'
import { played } from '../results/testing.ts'
import { reverseCashOut } from './reverse.ts'
import { stakeBack } from './stake-back.ts'
import type { Bookie } from './testing.ts'
import { aBookie, EXPECTED } from './testing.ts'
import { valueOf } from './value.ts'

const DEED = { who: 'Neema', what: 'sliders', details: {} }
const AHEAD: FeedFacts = { status: 'not-started', expected: EXPECTED }

describe.each(RULE_KINDS)('cash-out on %s', (kind) => {
  let house: Bookie
  let nth = 0
  let player = 0n
  beforeAll(async () => {
    house = await aBookie(kind)
    const first = await house.bet('first', [{ event: await house.match('first', 3) }])
    player = first.player
  })
  afterAll(() => house.db.close())

  /** At a price that is too high, so that what holds its first cash-out below its stake is seen. */
  const HIGH = 3000
  const aBet = async (hours = 3, price: { odds?: number } = { odds: HIGH }) => {
    const name = `m${String(++nth)}`
    const event = await house.match(name, hours)
    return { name, event, bet: await house.bet(`bet-${String(nth)}`, [{ event, ...price }]) }
  }
  const quoteOf = async (id: string) => (await house.open().values(player, [id]))[0]!
  const tapOf = async (id: string, more: { id?: string; stake?: number; value?: number } = {}) => {
    const { quote } = await quoteOf(id)
    return house.open().tap(player, { id: 'tap-0001', ...quote!, ...more })
  }
  const moved = async (id: string): Promise<unknown[]> =>
    (
      await house.db.sql<{ text: string }>`
        select kind || ' ' || minor || coalesce(' ' || of, '') as text from book.movement where bet = ${id} order by nth`
    ).map(({ text }) => text)
  /** What the wallet is told of each of the bet's payments: why, and whether nobody tapped. */
  const saidOf = async (id: string): Promise<unknown[]> =>
    (
      await house.db.sql<{ why: string; isAuto: boolean | null }>`
        select document ->> 'why' as why, document -> 'is_auto' as "isAuto" from book.movement
        where bet = ${id} and kind = 'credit' order by nth`
    ).map(({ why, isAuto }) => [why, isAuto])
  const exposed = async (event: string): Promise<string> =>
    (
      await house.db.sql<{ sum: string }>`
        select coalesce(sum(singles_minor), 0)::text as sum from book.exposure where event = ${event}::bigint`
    )[0]!.sum

  it('Y61 unchanged prices give 0.985 of the stake at most, and no value is above what it takes', async () => {
    const { bet, name, event } = await aBet()
    const first = await quoteOf(bet.id)
    expect([first.quote!.value, first.delay, first.partOf]).toEqual([98_500, 0, 100_000])
    const values: number[] = []
    for (const supremacy of [-1.5, -0.5, 0.3, 1, 2]) {
      await changeWord(house.db, event, DEED, (word) => ({ ...word, total: 2.6, supremacy }))
      await house.catalogue.follow()
      const valued = valueOf(house.known, await house.read(bet.id))
      if (!('offer' in valued)) throw new Error(`${name} is worth nothing`)
      const { value, expectation } = valued.offer
      expect(Number(value)).toBeLessThanOrEqual(expectation)
      values.push(Number(value))
    }
    expect(values).toEqual([...values].sort((one, other) => one - other))
    expect(new Set(values).size).toBe(5)
    expect(values[2]).toBe(98_500)
    // At our own price the margin stays with us too: 0.95 of what is expected.
    const own = valueOf(house.known, (await aBet(3, {})).bet)
    if (!('offer' in own)) throw new Error('no offer')
    expect(own.offer.value).toBe(BigInt(Math.floor(own.offer.expectation * 0.95)))
    expect(own.offer.value).toBeLessThan(98_500n)
  })

  it('Y61 a full cash-out ends the bet, is owed to the wallet once and puts nothing at risk', async () => {
    const { bet, event } = await aBet()
    expect(await exposed(event)).not.toBe('0')
    const done = await tapOf(bet.id)
    expect([done.state, done.paid]).toEqual(['done', 98_500])
    // The same tap once more is the same answer.
    const again = await house.open().tap(player, {
      id: 'tap-0001',
      bet: bet.id,
      revision: 0,
      value: 98_500,
      epochs: {},
      until: new Date(0).toISOString(),
    })
    expect([again.state, again.paid]).toEqual(['done', 98_500])
    const { outcome, openMinor, cashedMinor, revision } = await house.read(bet.id)
    expect([outcome, openMinor, cashedMinor, revision]).toEqual(['cashed', 0n, 98_500n, 1])
    expect(await moved(bet.id)).toEqual(['debit 100000', 'credit 98500'])
    expect(await exposed(event)).toBe('0')
    expect((await quoteOf(bet.id)).none).toBe('ended')
  })

  it('Y62 a share of the stake of one line is cashed out, and what is left goes on for what is left', async () => {
    const { bet, event } = await aBet()
    const before = BigInt(await exposed(event))
    expect((await tapOf(bet.id, { stake: 40_001 })).paid).toBe(39_400)
    const { outcome, openMinor, cashedMinor } = await house.read(bet.id)
    expect([outcome, openMinor, cashedMinor]).toEqual(['open', 59_999n, 39_400n])
    expect(BigInt(await exposed(event))).toBe((before * 59_999n) / 100_000n)
    const left = await quoteOf(bet.id)
    // 0.985 of 59,999 is 59,099.015.
    expect([left.quote!.value, left.quote!.revision, left.partOf]).toEqual([59_099, 1, 59_999])
    await expect(tapOf(bet.id, { id: 'tap-0002', stake: 59_999 })).rejects.toThrow('INVALID_AMOUNT')
    expect((await tapOf(bet.id, { id: 'tap-0003' })).paid).toBe(59_099)
    expect(await moved(bet.id)).toEqual(['debit 100000', 'credit 39400', 'credit 59099'])
  })

  it('Y62 of a system, with a free bet, of a flex or on a market that is shut nothing, or no part, is offered', async () => {
    const events = [await house.match('s1', 3), await house.match('s2', 4), await house.match('s3', 5)]
    const choices = events.map((event) => ({ event, odds: HIGH }))
    const system = await house.bet('system', choices, { kind: 'system', sizes: [2], lines: 3 })
    const offered = await quoteOf(system.id)
    expect([offered.quote!.value, offered.partOf]).toEqual([295_500, null])
    await expect(tapOf(system.id, { stake: 1000 })).rejects.toThrow('INVALID_AMOUNT')
    const free = await house.bet('free', choices, { freeBet: 'token' })
    expect((await quoteOf(free.id)).none).toBe('free-bet')
    await changeWord(house.db, events[0]!, DEED, (word) => ({ ...word, isSuspended: true }))
    await house.catalogue.follow()
    expect((await quoteOf(system.id)).none).toBe('market')
  })

  it('Y63 a live tap waits as a live bet does; a goal meanwhile ends it with a new quote, a rise pays the rise', async () => {
    const { bet, name } = await aBet(-1)
    const started = played([0, 0], 'live')
    await house.say(name, started)
    const offered = await quoteOf(bet.id)
    expect(offered.delay).toBe(6)
    const waits = await tapOf(bet.id)
    expect([waits.state, waits.paid]).toEqual(['waiting', null])
    await house.open().look()
    expect((await house.open().tapped(player, bet.id, 'tap-0001')).state).toBe('waiting')
    await house.say(name, played([1, 0], 'live'))
    await shiftClock(house.db, 6)
    await house.open().look()
    const changed = await house.open().tapped(player, bet.id, 'tap-0001')
    expect([changed.state, changed.paid]).toEqual(['changed', null])
    expect(changed.now!.quote!.value).toBeGreaterThan(offered.quote!.value)
    expect(await moved(bet.id)).toEqual(['debit 100000'])
    // Odds alone move: less than quoted is a new quote, more is paid.
    await tapOf(bet.id, { id: 'tap-0002' })
    await house.say(name, { ...played([1, 0], 'live'), expected: { total: 2.6, supremacy: -1 } })
    await shiftClock(house.db, 6)
    await house.open().look()
    expect((await house.open().tapped(player, bet.id, 'tap-0002')).state).toBe('changed')
    const low = await tapOf(bet.id, { id: 'tap-0003' })
    expect(low.state).toBe('waiting')
    await house.say(name, { ...played([1, 0], 'live'), expected: { total: 2.6, supremacy: 0.3 } })
    await shiftClock(house.db, 6)
    await house.open().look()
    const { paid } = await house.open().tapped(player, bet.id, 'tap-0003')
    expect(paid).toBe(changed.now!.quote!.value)
  })

  it('Y63 a quote ends after five seconds, and another player’s bet does not exist', async () => {
    const { bet } = await aBet()
    const { quote } = await quoteOf(bet.id)
    const late = new Date(house.clock.nowMs - 1).toISOString()
    const ask = { id: 'tap-0001', ...quote! }
    await expect(house.open().tap(player, { ...ask, until: late })).rejects.toThrow('QUOTE_ENDED')
    await expect(house.open().tap(player + 1n, ask)).rejects.toThrow('BET_NOT_FOUND')
    expect(await house.open().values(player + 1n, [bet.id])).toEqual([])
  })

  it('Y64 what a player has set is tapped when the bet is worth so much, and not before', async () => {
    const { bet, name, event } = await aBet()
    const desk = house.open()
    await desk.auto(player, bet.id, 105_000)
    await desk.look()
    expect([(await house.read(bet.id)).outcome, (await quoteOf(bet.id)).auto]).toEqual(['open', 105_000])
    await changeWord(house.db, event, DEED, (word) => ({ ...word, total: 2.6, supremacy: 1 }))
    await house.catalogue.follow()
    desk.changed([house.catalogue.event(event)!])
    const worth = (await quoteOf(bet.id)).quote!.value
    expect(worth).toBeGreaterThan(105_000)
    await desk.look()
    const { outcome, cashedMinor } = await house.read(bet.id)
    expect([outcome, cashedMinor]).toEqual(['cashed', BigInt(worth)])
    expect(await saidOf(bet.id)).toEqual([['cash-out', true]])
    await house.say(name, AHEAD)
  })

  it('R96 the wallet is told which cash-out nobody tapped', async () => {
    const { bet } = await aBet()
    await tapOf(bet.id)
    await shiftClock(house.db, 6)
    await house.open().look()
    expect(await saidOf(bet.id)).toEqual([['cash-out', null]])
  })

  it('Y65 two people take a full cash-out back within a day, when a goal was taken back; one alone does not', async () => {
    const { bet, name, event } = await aBet(-1)
    await house.say(name, played([1, 0], 'live'))
    const before = await exposed(event)
    await tapOf(bet.id)
    await shiftClock(house.db, 6)
    await house.open().look()
    expect((await house.read(bet.id)).outcome).toBe('cashed')
    const reverse = (who: string) => reverseCashOut(house.db, house.known, bet.id, who)
    await expect(reverse('amina')).rejects.toThrow('CASH_OUT_NOT_AVAILABLE')
    await house.say(name, { ...played([1, 0], 'live', 'cancelled'), scores: played([0, 0], 'live').scores! })
    expect(await reverse('amina')).toBe('asked')
    await expect(reverse('amina')).rejects.toThrow('FORBIDDEN')
    expect(await reverse('baraka')).toBe('reversed')
    const { outcome, openMinor, cashedMinor } = await house.read(bet.id)
    expect([outcome, openMinor, cashedMinor]).toEqual(['open', 100_000n, 0n])
    expect((await moved(bet.id)).at(-1)).toBe(`change 0 ${bet.id}:2`)
    expect(await exposed(event)).toBe(before)
    await expect(reverse('chausiku')).rejects.toThrow('CASH_OUT_NOT_AVAILABLE')
  })

  it('Y66 a whole stake comes back while nothing began and no price differs, five times a day', async () => {
    const aDay = 5
    const back = (bet: string, who = player) => stakeBack(house.db, house.catalogue, { bet, player: who, aDay })
    const { bet, event } = await aBet(3, {})
    await expect(back(bet.id, player + 1n)).rejects.toThrow('BET_NOT_FOUND')
    await changeWord(house.db, event, DEED, (word) => ({ ...word, total: 2.6, supremacy: 1 }))
    await house.catalogue.follow()
    await expect(back(bet.id)).rejects.toThrow('STAKE_BACK_NOT_AVAILABLE')
    await changeWord(house.db, event, DEED, (word) => ({ ...word, ...EXPECTED }))
    await house.catalogue.follow()
    expect(await back(bet.id)).toEqual({ stake: 100_000, leftToday: 4 })
    const { outcome, openMinor, voidedMinor } = await house.read(bet.id)
    expect([outcome, openMinor, voidedMinor]).toEqual(['void', 0n, 100_000n])
    expect(await moved(bet.id)).toEqual(['debit 100000', `void 100000 ${bet.id}:1`])
    expect(await exposed(event)).toBe('0')
    await expect(back(bet.id)).rejects.toThrow('STAKE_BACK_NOT_AVAILABLE')
    const others = await Promise.all(
      Array.from({ length: 6 }, async () => house.bet(`back-${String(++nth)}`, [{ event }])),
    )
    const answers = await Promise.allSettled(others.map(({ id }) => back(id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    const begun = await aBet(-1)
    await expect(back(begun.bet.id)).rejects.toThrow('STAKE_BACK_NOT_AVAILABLE')
  })

  it('Y60 a bet’s selections are loaded once more by its player, and by nobody else', async () => {
    const { bet, event } = await aBet(3, {})
    const slip = await rebet(house, bet.id, player)
    expect(slip.legs).toMatchObject([{ isMoved: false, picks: [{ event, market: 'goals.match.1x2', outcome: '1' }] }])
    await expect(rebet(house, bet.id, player + 1n)).rejects.toThrow('BET_NOT_FOUND')
  })
})
