/** A player's bets as the platform tells them: by company, day and status, each with its legs and all that moved for it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Settlement, Slip } from '@uwanja/contract/book/slip'
import type { BetDetails, BetRow } from '@uwanja/contract/site/bets'
import { user } from '@uwanja/contract/site/user'
import type { SportCompany } from '@uwanja/providers/sports'
import { aSettlement, aSlip } from '@uwanja/providers/sports/conformance-slip'
import type { MovementSaid } from '@uwanja/providers/sports/wallet-client'
import { FULLEST } from '../db/testing.ts'
import { obstaclesOf } from '../protection/erasure-store.ts'
import { aHouse, aPlayer, expectBooks, type House, type LoggedIn } from '../testing/house.ts'
import { purgeSlips } from './store.ts'
import { atSportsbook } from '../testing/bets.ts'

const DAY_S = 86_400

describe('P09 bets of a player', () => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(FULLEST)
  })
  afterAll(async () => {
    await expectBooks(house)
    await house.close()
  })

  const list = async (who: LoggedIn, filters: object = {}) =>
    (await house.send(user.getUserBettingHistory, filters, who.token)).data as unknown as BetRow[]
  const details = async (who: LoggedIn, betId: string, company = '') =>
    await house.send(user.getBettingDetails, { betId, company }, who.token)
  const ids = (rows: readonly BetRow[]) => rows.map(({ betId }) => betId)

  /** A player at a sportsbook, whose bets have short names. */
  async function better(who: LoggedIn, company: SportCompany) {
    const { wallet, token } = await atSportsbook(house, company, who)
    const common = (betId: string) => ({ playerId: `${who.id}`, round: betId, currency: 'NGN' })
    return {
      bet: (betId: string, minor: bigint, slip: Partial<Slip> = {}) =>
        wallet.debit({
          ...common(betId),
          key: `${betId}-debit`,
          minor,
          token,
          slip: { ...aSlip(betId, minor, 'NGN'), ...slip },
        }),
      credit: (betId: string, minor: bigint, settlement?: Settlement) =>
        wallet.say([
          { ...common(betId), key: `${betId}-credit`, minor, call: 'credit', ...(settlement ? { settlement } : {}) },
        ]),
      say: (betId: string, said: Pick<Extract<MovementSaid, { of: string }>, 'call' | 'of' | 'key' | 'minor'>) =>
        wallet.say([{ ...common(betId), ...said } as MovementSaid]),
    }
  }

  it('R75 the history of an account names the match of a stake and of its win, and how many more there were', async () => {
    const who = await aPlayer(house, { cash: 100_000n })
    const bti = await better(who, 'bti')
    const [leg] = aSlip('m-1', 1_000n, 'NGN').legs
    const named = (en: string, sw?: string) => ({
      ...leg!,
      picks: leg!.picks.map((pick) => ({ ...pick, event: { en, ...(sw === undefined ? {} : { sw }) } })),
    })
    await bti.bet('m-one', 1_000n, { legs: [named('Simba - Yanga', 'Simba na Yanga')] })
    await bti.credit('m-one', 2_000n)
    await bti.bet('m-three', 1_500n, { legs: [named('Kano - Enyimba'), named('Kano - Enyimba'), named('Gor - AFC')] })
    const rows = async () =>
      (
        (await house.send(user.transactionHistory, { type: 'all', status: -1 }, who.token)).data as unknown as {
          resp: { type: string; game?: string }[]
        }
      ).resp.map(({ type, game }) => `${type} ${game}`)
    expect(await rows()).toEqual(['bet Kano - Enyimba +1', 'win Simba - Yanga', 'bet Simba - Yanga'])
  })

  it('lists those that were taken, newest first, by company, status, day and page', async () => {
    const who = await aPlayer(house, { cash: 100_000n })
    const bti = await better(who, 'bti')
    await bti.bet('h-lost', 10_000n)
    await bti.credit('h-lost', 0n)
    await house.shift(DAY_S)
    const again = await better(who, 'bti')
    expect(await again.bet('h-too-dear', 1_000_000n)).toMatchObject({ status: 'INSUFFICIENT_FUNDS' })
    await again.bet('h-open', 5_000n)
    const there = await better(who, 'altenar')
    await there.bet('h-won', 20_000n, { booking_code: 'KARIBU' })
    await there.credit('h-won', 40_000n)
    await there.bet('h-undone', 1_000n)
    await there.say('h-undone', { call: 'rollback', key: 'h-undone-back', of: 'h-undone-debit', minor: 1_000n })

    const rows = await list(who)
    expect(
      rows.map(({ betId, company, status, stake, payout, returned }) => [
        betId,
        company,
        status,
        stake,
        payout,
        returned,
      ]),
    ).toEqual([
      ['h-undone', 'altenar', 'undone', 10, 0, 10],
      ['h-won', 'altenar', 'won', 200, 400, 0],
      ['h-open', 'bti', 'open', 50, 0, 0],
      ['h-lost', 'bti', 'lost', 100, 0, 0],
    ])
    expect(rows[1]).toMatchObject({
      bookingCode: 'KARIBU',
      type: 'single',
      potentialWin: 800,
      currency: 'NGN',
      isFree: false,
    })
    expect(ids(await list(who, { company: 'bti' }))).toEqual(['h-open', 'h-lost'])
    expect(ids(await list(who, { status: 'settled' }))).toEqual(['h-undone', 'h-won', 'h-lost'])
    expect(ids(await list(who, { status: 'open', page: 1 }))).toEqual(['h-open'])
    expect(ids(await list(who, { status: 'open', page: 2 }))).toEqual([])
    const yesterday = new Date(Date.parse(rows[3]!.placedAt) + DAY_S * 500).toISOString()
    expect(ids(await list(who, { to: yesterday }))).toEqual(['h-lost'])
    expect(ids(await list(who, { from: yesterday, status: 'won' }))).toEqual(['h-won'])
    expect((await house.send(user.getUserBettingHistory, { from: 'soon' }, who.token)).status).toBe('VALIDATION_ERROR')
    // A slip whose stake was refused is of no bet, and goes; those that wait for a result stay.
    await house.shift(DAY_S + 60)
    await purgeSlips(house.db)
    const left = await house.db.sql<{ bet_id: string }>`select bet_id from bet where player_id = ${who.id} order by id`
    expect(left.map(({ bet_id }) => bet_id)).toEqual(['h-lost', 'h-open', 'h-won', 'h-undone'])
  })

  it('tells one bet with its legs in the reader’s language, its movements and its rules', async () => {
    const who = await aPlayer(house, { cash: 10_000n })
    const book = await better(who, 'bti')
    const [one] = aSlip('d-1', 3_000n, 'NGN').legs
    const legs = [
      one!,
      { odds: 1_850, is_banker: true, picks: one!.picks },
      { odds: 3_500, picks: [one!.picks[0]!, one!.picks[0]!] },
    ]
    await book.bet('d-1', 3_000n, { kind: 'system', unit: 1_000, lines: 3, sizes: [2], legs })
    const settlement = aSettlement('d-1', {
      revision: 2,
      legs: [
        { leg: 0, r: 1, v: '1/2', f: '1', score: '2-1 (1-0)' },
        { leg: 1, r: 0, v: '1', f: '1', void_case: 'abandoned' },
        { leg: 2, pick: 1, r: 0, v: '0', f: '1' },
        { leg: 2, r: 0, v: '0', f: '1', odds: 2_000 },
      ],
      worth: { open: 0, won: 4_500, cashed: 0, voided: 1_000, bonus: 300 },
      rules: { voids: '1' },
    })
    await book.credit('d-1', 4_500n, settlement)
    await book.say('d-1', { call: 'void', key: 'd-1-void', of: 'd-1-debit', minor: 1_000n })
    // An older word that comes late changes nothing.
    await book.say('d-1', { call: 'change', key: 'd-1-change', of: 'd-1-credit', minor: 4_400n })

    const told = (await details(who, 'd-1')).data as unknown as BetDetails
    expect(told).toMatchObject({
      betId: 'd-1',
      type: 'system',
      lines: 3,
      unit: 10,
      stake: 30,
      sizes: [2],
      status: 'won',
      payout: 45,
      returned: 10,
      bonus: 3,
      rules: { settlement: '1', voids: '1' },
      legs: [
        { odds: 2, isBanker: false, result: 'half-won', selections: [{ result: 'half-won', score: '2-1 (1-0)' }] },
        { odds: 1.85, isBanker: true, result: 'void', selections: [{ result: 'void', voidCase: 'abandoned' }] },
        { odds: 3.5, settledOdds: 2, result: 'lost', selections: [{ result: 'lost' }, { result: 'lost' }] },
      ],
    })
    expect(told.movements.map(({ type, amount }) => [type, amount])).toEqual([
      ['bet', -30],
      ['win', 45],
      ['refund', 10],
      ['correction', -1],
    ])
    expect(told.legs[0]!.selections[0]!.event).toBe('Mawimbi Athletic - Radi City')
    const { path } = user.getBettingDetails
    const chinese = await fetch(house.apiUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}`, cookie: 'appLanguage=zh' },
      body: JSON.stringify({ betId: 'd-1' }),
    })
    const read = ((await chinese.json()) as { data: BetDetails }).data
    expect(read.legs[0]!.selections[0]).toMatchObject({ event: '海浪竞技 - 闪电城', market: '1X2' })
  })

  it('is nobody else’s, and binds its player while it is open, however long', async () => {
    const [who, other] = [await aPlayer(house, { cash: 1_000n }), await aPlayer(house)]
    const book = await better(who, 'bti')
    await book.bet('o-1', 1_000n)
    expect((await details(other, 'o-1')).status).toBe('BET_NOT_FOUND')
    expect((await details(who, 'o-1', 'altenar')).status).toBe('BET_NOT_FOUND')
    expect(await list(other)).toEqual([])
    const obstacles = async () => {
      const [row] = await house.db.sql<{ outcome: string }>`select outcome from bet where bet_id = 'o-1'`
      return [row!.outcome, await obstaclesOf(house.db, who.id)]
    }
    await house.shift(400 * DAY_S)
    expect(await obstacles()).toEqual(['open', ['round']])
    await book.credit('o-1', 0n)
    expect(await obstacles()).toEqual(['lost', []])
  })

  it('binds its player still when it was edited without a raise, and again, until the last one has ended', async () => {
    const who = await aPlayer(house, { cash: 1_000n })
    await (await better(who, 'bti')).bet('e-1', 1_000n)
    const { wallet } = await atSportsbook(house, 'bti', who)
    const obstacles = () => obstaclesOf(house.db, who.id)
    const replaced = (bet: string, by: string) =>
      aSettlement(bet, { why: 'edit', outcome: 'replaced', legs: [], replaced_by: by })
    const common = { playerId: `${who.id}`, round: 'e-1', currency: 'NGN', minor: 0n, call: 'credit' } as const
    const said = (key: string, settlement: Settlement) => wallet.say([{ ...common, key, settlement }])
    await said('e-1:2', replaced('e-1', 'e-2'))
    expect(await obstacles()).toEqual(['round'])
    await said('e-1:3', replaced('e-2', 'e-3'))
    expect(await obstacles()).toEqual(['round'])
    await said('e-1:4', aSettlement('e-3', { revision: 1, outcome: 'lost' }))
    expect(await obstacles()).toEqual([])
    // Open again, and lost again; what was said before says nothing more.
    await said('e-1:5', aSettlement('e-3', { revision: 2, outcome: 'open' }))
    expect(await obstacles()).toEqual(['round'])
    await said('e-1:6', aSettlement('e-3', { revision: 3, outcome: 'lost' }))
    await said('e-1:2', replaced('e-1', 'e-2'))
    await said('e-1:5', aSettlement('e-3', { revision: 2, outcome: 'open' }))
    expect(await obstacles()).toEqual([])
  })
})
