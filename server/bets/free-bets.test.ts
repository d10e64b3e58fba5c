/** Free bets: given by operators within what one may give alone, shown to their player, over in their time, back with a void. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OfficeBet, OfficeFreeBet } from '@uwanja/contract/operators/bets'
import { office as rows } from '@uwanja/contract/operators/office'
import { bonus } from '@uwanja/contract/site/bonus'
import { aSlip } from '@uwanja/providers/sports/conformance-slip'
import { grantFreeBet } from '../bonus/free-bet-store.ts'
import { FULLEST } from '../db/testing.ts'
import { anOffice, type Office } from '../testing/office.ts'
import { aHouse, aPlayer, expectBooks, type House } from '../testing/house.ts'
import { atSportsbook } from '../testing/bets.ts'

const DAY_S = 86_400

describe('B67 free bets at the office', () => {
  let office: Office
  let token: string
  beforeAll(async () => {
    office = await anOffice(FULLEST, { OFFICE_FOUR_EYES_MINOR: '100000' })
    token = (await office.anOperator('finance')).token
  })
  afterAll(() => office.close())

  let nth = 0
  const grant = (id: bigint, amount: string, key = `free-bet-of-test-${++nth}`) =>
    office.send(rows.grantFreeBet, { key, id: `${id}`, amount, days: 7, why: 'goodwill' }, { token })
  const freeBets = async (id: bigint) => {
    const { data } = await office.send(rows.playerBets, { id: `${id}`, page: 1 }, { token })
    return (data as { freeBets: OfficeFreeBet[]; bets: OfficeBet[] }).freeBets.map(({ amount, state }) => [
      amount,
      state,
    ])
  }

  it('are given once a press, up to what one operator gives alone in a day, and taken back while unused', async () => {
    const { id } = await office.aPlayer({ cash: 1_000_00n })
    const first = await grant(id, '600.00', 'the-same-press-twice')
    expect((await grant(id, '600.00', 'the-same-press-twice')).data).toEqual(first.data)
    expect((await grant(id, '400.01')).status).toBe('INVALID_AMOUNT')
    expect((await grant(id, '400.00')).status).toBe('SUCCESS')
    expect(await freeBets(id)).toEqual([
      ['400.00', 'open'],
      ['600.00', 'open'],
    ])
    const { id: freeBetId } = first.data as { id: string }
    const back = () => office.send(rows.withdrawFreeBet, { id: `${id}`, freeBetId, why: 'by mistake' }, { token })
    expect([(await back()).status, (await back()).status]).toEqual(['SUCCESS', 'NO_LONGER_OPEN'])
    expect(await freeBets(id)).toEqual([
      ['400.00', 'open'],
      ['600.00', 'withdrawn'],
    ])
    const audit = await office.db.sql<{ action: string }>`
      select action from audit where subject = ${`player ${id}`} and action like 'free-bet.%' order by id`
    expect(audit.map(({ action }) => action)).toEqual(['free-bet.granted', 'free-bet.granted', 'free-bet.withdrawn'])
  })

  it('are nothing for who takes a break or is excluded', async () => {
    const { id } = await office.aPlayer({})
    const until = new Date(Date.now() + 400 * DAY_S * 1_000)
    await office.db.transaction((tx) => office.money.gate.excluded(tx, id, until))
    expect((await grant(id, '1.00')).status).not.toBe('SUCCESS')
    expect(await freeBets(id)).toEqual([])
  })
})

describe('B67 free bets of a player', () => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(FULLEST)
  })
  afterAll(async () => {
    await expectBooks(house)
    await house.close()
  })

  it('are shown until they are spent or over, come back for three days, and win cash', async () => {
    const who = await aPlayer(house, { cash: 1_000n })
    const { wallet, token } = await atSportsbook(house, 'bti', who)
    const give = (key: string, minor: bigint, days: number) =>
      house.db.transaction((tx) =>
        grantFreeBet(tx, { key, playerId: who.id, currency: 'NGN', minor, days, why: '', by: { promotion: 'a test' } }),
      )
    const shown = async () => {
      const { data } = await house.send(bonus.getBonuses, {}, who.token)
      return (data as { freeBets: { amount: number }[] }).freeBets.map(({ amount }) => amount)
    }
    // A session of its own each time: the first ends before the day does.
    const told = async () => {
      const session = await atSportsbook(house, 'bti', who)
      const heard = await wallet.player(session.token, `${who.id}`)
      return heard.heard === 'ok' && heard.freeBets.map(({ minor }) => minor)
    }
    const id = `${await give('one', 500n, 1)}`
    await give('two', 300n, 1)
    expect([await shown(), await told()]).toEqual([
      [3, 5],
      [300n, 500n],
    ])
    const common = { playerId: `${who.id}`, round: 'free-1', currency: 'NGN', minor: 500n }
    const bet = { ...common, key: 'free-1-debit', token, freeBetId: id, slip: aSlip('free-1', 500n, 'NGN') }
    expect(await wallet.debit(bet)).toMatchObject({ heard: 'ok', balanceMinor: 1_000n })
    expect(await shown()).toEqual([3])
    await house.shift(DAY_S - 60)
    await wallet.say([{ ...common, key: 'free-1-void', call: 'void', of: 'free-1-debit' }])
    expect(await shown()).toEqual([5, 3].toSorted())
    // The other one is over; this one has three days from its return on.
    await house.shift(120)
    expect([await shown(), await told()]).toEqual([[5], [500n]])
    // Its return is taken back: spent again, and won with after all.
    await wallet.say([{ ...common, key: 'free-1-change', call: 'change', of: 'free-1-void', minor: 0n }])
    expect(await shown()).toEqual([])
    const won = await wallet.say([{ ...common, key: 'free-1-credit', call: 'credit', minor: 700n }])
    expect(won).toMatchObject([{ heard: 'ok', balanceMinor: 1_700n }])
  })

  it('Y79 one that came back and was spent again owes its face once its return is taken back, and no more when the second comes back', async () => {
    const who = await aPlayer(house, { cash: 1_000n })
    const { wallet, token } = await atSportsbook(house, 'bti', who)
    const id = await house.db.transaction((tx) =>
      grantFreeBet(tx, {
        key: 'twice',
        playerId: who.id,
        currency: 'NGN',
        minor: 500n,
        days: 9,
        why: '',
        by: { promotion: 'a test' },
      }),
    )
    const common = (round: string) => ({ playerId: `${who.id}`, round, currency: 'NGN', minor: 500n })
    const bet = (round: string) =>
      wallet.debit({
        ...common(round),
        key: `${round}-debit`,
        token,
        freeBetId: `${id}`,
        slip: aSlip(round, 500n, 'NGN'),
      })
    const back = (round: string) =>
      wallet.say([{ ...common(round), key: `${round}-void`, call: 'void', of: `${round}-debit` }])
    const worth = (round: string, nth: number, minor: bigint) =>
      wallet.say([{ ...common(round), key: `${round}-change-${nth}`, call: 'change', of: `${round}-void`, minor }])
    const has = async () => {
      const { cash, debt } = (await house.server.money.read.wallet(house.db, who.id))!
      const [row] = await house.db.sql<{ state: string }>`select state from free_bet where id = ${id}`
      return [cash, debt, row!.state]
    }
    const spent = await house.server.money.read.house(house.db, 'free-bets', 'NGN')
    await bet('twice-1')
    await back('twice-1')
    expect(await bet('twice-2')).toMatchObject({ heard: 'ok' })
    expect(await has()).toEqual([1_000n, 0n, 'spent'])
    await worth('twice-1', 1, 0n)
    expect(await has()).toEqual([1_000n, 500n, 'spent'])
    // The house has paid for one of the two.
    expect((await house.server.money.read.house(house.db, 'free-bets', 'NGN')) - spent).toBe(-500n)
    // Said once more it is owed once.
    await worth('twice-1', 1, 0n)
    expect(await has()).toEqual([1_000n, 500n, 'spent'])
    // A win repays it; that the other stake comes back leaves the first to be paid by the house, and the rest is cash again.
    await wallet.say([{ ...common('twice-1'), key: 'twice-1-credit', call: 'credit', minor: 300n }])
    expect(await has()).toEqual([1_000n, 200n, 'spent'])
    await back('twice-2')
    expect(await has()).toEqual([1_300n, 0n, 'spent'])
    await worth('twice-1', 2, 500n)
    expect(await has()).toEqual([1_300n, 0n, 'open'])
  })
})
