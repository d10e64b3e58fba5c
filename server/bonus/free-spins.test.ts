/** Free spins: given once, played one by one at a company, won as cash or as a bonus, and ended; what they cost is their promotion's. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeEffect } from '@uwanja/contract/operators/promotions'
import { bonus } from '@uwanja/contract/site/bonus'
import { game } from '@uwanja/contract/site/game'
import { protection } from '@uwanja/contract/site/protection'
import { GAME_SUBJECTS } from '@uwanja/providers/games/conformance-table'
import type { SpokenAsk } from '@uwanja/providers/games/callback-client'
import { payments } from '../testing/banking.ts'
import { RULE_KINDS } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House, type LoggedIn } from '../testing/house.ts'
import { exchangeToken, openGameSession } from '../wallet/store.ts'
import { endFreeSpins } from './free-spins.ts'
import { aPromotionDesk } from '../testing/promotions.ts'

const DAY_S = 86_400
const SPINS = {
  kind: 'free-spins',
  base: 'joining',
  takers: 'joined',
  spins: 3,
  amount: '50',
  least: '1',
  most: '400',
  winnings: 'cash',
  times: 5,
  days: 7,
} as const
const SLOT = 'en-400'

describe.each(RULE_KINDS)('free spins on %s', (kind) => {
  let house: House
  let desk: Awaited<ReturnType<typeof aPromotionDesk>>
  beforeAll(async () => {
    house = await aHouse(kind, { OFFICE_FOUR_EYES_MINOR: '100000000' })
    desk = await aPromotionDesk(house)
    await house.db.sql`insert into game_company (company) values ('endorphina') on conflict do nothing`
    await house.db.sql`
      insert into game (company_id, code, name, kind, features, launch, image, released_on, devices)
      select c.id, g.code, g.code, g.kind, '[]', '{}', '', '2026-01-01', '[]'
      from game_company c, (values (${SLOT}, 'slot-video'), ('en-901', 'video-poker')) as g (code, kind)
      where c.company = 'endorphina'`
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())
  const { deposit, approve, untilState } = payments(() => house)

  const join = async (who: LoggedIn, id: string) =>
    (await house.send(bonus.joinPromotion, { PromotionID: Number(id) }, who.token)).status
  const spinsOf = async (who: LoggedIn) =>
    ((await house.send(bonus.getBonuses, {}, who.token)).data as { freeSpins: { id: string; left: number }[] })
      .freeSpins
  const wallet = async (who: LoggedIn) => (await house.server.money.read.wallet(house.db, who.id))!
  const account = (id: string) => house.server.money.read.house(house.db, `promotion:${BigInt(id)}`, 'NGN')
  const inOffice = async (id: string) =>
    ((await desk.ask(office.promotion, { id })).data as { promotion: { effect: OfficeEffect } }).promotion.effect
  const letters = (who: LoggedIn) => house.db.sql<{ header: string }>`
    select header from message where player_id = ${who.id} and direction = 'to-player' order by id`

  /** The company's own end, at a session of this player's. */
  async function atCompany(who: LoggedIn) {
    const seat = {
      playerId: who.id,
      sessionId: who.sessionId,
      company: 'endorphina',
      productId: '',
      gameId: SLOT,
    } as const
    const publicToken = await openGameSession(house.db, seat)
    const token = (await exchangeToken(house.db, 'endorphina', { ask: 'open', publicToken }))!
    const client = GAME_SUBJECTS.endorphina.callbackClient(house.keys['endorphina']!)
    const say = async (ask: SpokenAsk) => {
      const { path, headers, body } = client.say(ask)
      const answer = await fetch(`${house.apiUrl}/callbacks/games/endorphina${path}`, { method: 'POST', headers, body })
      return client.hear(answer.status, await answer.text(), ask)
    }
    const common = { token: `${who.id} ${token}`, currency: 'NGN', gameId: SLOT }
    const move = (key: string, freeSpins: string, minor: bigint) => ({
      ...common,
      key: `${who.id}-${key}`,
      round: `${who.id}-r-${key.replace(/^\w-/, '')}`,
      minor,
      freeSpins,
    })
    return {
      say,
      balance: () => say({ ask: 'balance', ...common }),
      bet: (key: string, id: string, more: object = {}) => say({ ask: 'bet', ...move(`b-${key}`, id, 0n), ...more }),
      win: (key: string, id: string, minor: bigint, more: object = {}) =>
        say({ ask: 'win', ...move(`w-${key}`, id, minor), ...more }),
      back: (key: string, id: string) =>
        say({ ask: 'rollback', ...move(`c-${key}`, id, 0n), betKey: `${who.id}-b-${key}` }),
    }
  }
  const OK = { heard: 'ok', duplicate: false } as const

  it('C27 are given once however often they are asked for at once, told in the inbox, and take their most from the cap', async () => {
    const id = await desk.aPromotion(SPINS, { code: `BURE${kind.slice(0, 1).toUpperCase()}`, cap: '900' })
    const who = await aPlayer(house)
    const all = await Promise.all(Array.from({ length: 6 }, () => join(who, id)))
    expect(all.toSorted()).toEqual([...Array(5).fill('BONUS_NOT_AVAILABLE'), 'SUCCESS'])
    expect(await spinsOf(who)).toMatchObject([
      { left: 3, spins: 3, amount: 50, won: 0, most: 400, winnings: 'cash', times: 5, currency: 'NGN' },
    ])
    expect((await letters(who)).map(({ header }) => header)).toContain('Free spins for you')
    // Promised, and nothing of it paid.
    expect(await inOffice(id)).toMatchObject({ given: '400.00', cost: '0.00', joined: 1 })
    expect(await join(await aPlayer(house), id)).toBe('SUCCESS')
    expect(await join(await aPlayer(house), id)).toBe('PROMOTION_USED_UP')
  })

  it('C28 each is played once by a bet of nothing that names it, and its win is cash that its promotion pays, up to the most', async () => {
    const id = await desk.aPromotion(SPINS)
    const who = await aPlayer(house, { cash: 1_000n })
    await join(who, id)
    const free = (await spinsOf(who))[0]!.id
    const at = await atCompany(who)
    expect(await at.balance()).toMatchObject({ heard: 'ok', freeSpins: [{ id: free, left: 3, minor: 50_00n }] })
    // Twice, and by two lines at once: one spin.
    const bets = await Promise.all([at.bet('1', free), at.bet('1', free)])
    expect(bets.map((one) => one.heard === 'ok' && one.balanceMinor)).toEqual([1_000n, 1_000n])
    expect(await spinsOf(who)).toMatchObject([{ left: 2 }])
    const wins = await Promise.all([1, 2, 3].map(() => at.win('1', free, 150_00n)))
    for (const one of wins) expect(one).toMatchObject({ heard: 'ok', balanceMinor: 160_00n })
    expect(await at.win('1', free, 160_00n)).toMatchObject({ heard: 'refused', why: 'reused' })
    // A win that does not name its free spins has no round, and a paid one is not taken back.
    expect(await at.win('1', free, 10n, { key: randomUUID(), freeSpins: undefined })).toMatchObject({
      heard: 'refused',
    })
    expect(await at.back('1', free)).toMatchObject({ heard: 'refused', code: 'ROUND_STANDS' })
    expect(await account(id)).toBe(-150_00n)
    // Of 300 there are 250 left below the most.
    expect(await at.bet('2', free)).toMatchObject(OK)
    expect(await at.win('2', free, 300_00n)).toMatchObject({ ...OK, balanceMinor: 410_00n })
    expect(await at.win('2', free, 300_00n)).toMatchObject({ heard: 'ok', duplicate: true, balanceMinor: 410_00n })
    expect(await at.bet('3', free)).toMatchObject(OK)
    expect(await at.bet('4', free)).toMatchObject({ heard: 'refused', why: 'limit', balanceMinor: null })
    expect(await at.win('3', free, 5_00n)).toMatchObject({ ...OK, balanceMinor: 410_00n })
    expect(await spinsOf(who)).toEqual([])
    expect(await inOffice(id)).toMatchObject({ given: '400.00', cost: '400.00', takers: 1 })
    expect((await letters(who)).map(({ header }) => header)).toContain('Your free spins are over')
    expect(await at.balance()).toMatchObject({ freeSpins: [] })
  })

  it('C28 a bet that is taken back gives its spin back once, and a bet with an amount, of another player or elsewhere is none', async () => {
    const id = await desk.aPromotion(SPINS)
    const [who, other] = [await aPlayer(house, { cash: 100_00n }), await aPlayer(house, { cash: 100_00n })]
    await join(who, id)
    const free = (await spinsOf(who))[0]!.id
    const [at, elsewhere] = [await atCompany(who), await atCompany(other)]
    expect(await at.bet('1', free)).toMatchObject(OK)
    expect(await at.back('1', free)).toMatchObject(OK)
    expect(await at.back('1', free)).toMatchObject({ heard: 'ok', duplicate: true })
    expect(await spinsOf(who)).toMatchObject([{ left: 3 }])
    expect(await at.win('1', free, 50_00n)).toMatchObject({ heard: 'refused' })
    // Taken back before it came: it never comes.
    expect(await at.back('2', free)).toMatchObject(OK)
    expect(await at.bet('2', free)).toMatchObject({ heard: 'refused' })
    expect(await at.bet('3', free, { minor: 50_00n })).toMatchObject({ heard: 'refused', why: 'amount' })
    expect(await at.bet('4', free, { gameId: 'en-901' })).toMatchObject({ heard: 'refused', why: 'limit' })
    expect(await at.bet('5', 'x')).toMatchObject({ heard: 'refused' })
    expect(await elsewhere.bet('6', free)).toMatchObject({ heard: 'refused', why: 'limit' })
    expect(await spinsOf(who)).toMatchObject([{ left: 3 }])
    expect([(await wallet(who)).cash, (await wallet(other)).cash, await account(id)]).toEqual([100_00n, 100_00n, 0n])
  })

  it('C29 what is won as a bonus is a bonus of that promotion, to be staked as its rule says', async () => {
    const id = await desk.aPromotion({ ...SPINS, winnings: 'bonus' })
    const who = await aPlayer(house, { cash: 10_00n })
    await join(who, id)
    const free = (await spinsOf(who))[0]!.id
    const at = await atCompany(who)
    for (const [key, minor] of [
      ['1', 40_00n],
      ['2', 0n],
      ['3', 60_00n],
    ] as const) {
      expect(await at.bet(key, free)).toMatchObject(OK)
      const heard = await at.win(key, free, minor)
      expect(heard).toMatchObject(OK)
      // Said again it is the same answer, balance and all.
      expect(await at.win(key, free, minor)).toEqual({ ...heard, duplicate: true })
    }
    expect(await wallet(who)).toMatchObject({ cash: 10_00n, bonus: 100_00n })
    const { bonuses } = (await house.send(bonus.getBonuses, {}, who.token)).data as { bonuses: object[] }
    expect(bonuses).toMatchObject([{ state: 'active', granted: 100, required: 500, wagered: 0 }])
    expect([await account(id), await inOffice(id)]).toMatchObject([-100_00n, { given: '100.00', cost: '100.00' }])
    // Who takes money out loses it, and it goes back to the promotion.
    await house.db.transaction(async (tx) => {
      const { forfeitBonus } = await import('./bonus.ts')
      await forfeitBonus(house.server.bonusParts, tx, who.id)
    })
    expect([await account(id), (await wallet(who)).bonus]).toEqual([0n, 0n])
  })

  it('C30 everybody’s first deposit brings what registering promises, without a code, and no later one', async () => {
    const id = await desk.aPromotion({ ...SPINS, base: 'first-deposit', takers: 'everybody', least: '500' })
    const who = await aPlayer(house)
    const pay = async (amount: number) => {
      const { data } = await deposit(who, amount)
      await approve(who)
      await untilState(who, data.id, 'paid')
    }
    await pay(600)
    expect(await spinsOf(who)).toMatchObject([{ left: 3 }])
    await pay(700)
    expect(await spinsOf(who)).toHaveLength(1)
    expect(await inOffice(id)).toMatchObject({ given: '400.00', joined: 1 })
    await desk.ask(office.setPromotionState, { id, state: 'ended', why: 'a test' })
    const wrong = { id, code: '', cap: '900', why: 'a test', effect: { ...SPINS, takers: 'everybody' } } as const
    expect((await desk.ask(office.askPromotionEffect, wrong)).status).not.toBe('SUCCESS')
  })

  it('C31 the studio’s slots play them over the company’s own wire: the bet is nothing, the stake is their worth', async () => {
    const id = await desk.aPromotion({ ...SPINS, most: '90000', spins: 12 }, { cap: '100000' })
    const who = await aPlayer(house, { cash: 7_00n })
    await join(who, id)
    const opened = await house.send(game.startEndorphina, { ...game.startEndorphina.example, gameId: SLOT }, who.token)
    const page = await fetch((opened.data as { url: string }).url, { redirect: 'manual' })
    const [, fragment = ''] = (page.headers.get('location') ?? page.url).split('#')
    const headers = {
      'content-type': 'application/json',
      'x-studio-session': new URLSearchParams(fragment).get('s') ?? '',
    }
    const api = `${house.sandbox.url}/studio/api/play`
    type Me = { commitment: string; freeSpins: { id: string; left: number; stakeMinor: string } | null }
    const state = async () => (await (await fetch(`${api}/state`, { headers })).json()) as { me: Me }
    const open = async (more: object) => {
      const { me } = await state()
      const bet = { id: randomUUID(), stake: '50.00', wish: null, commitment: me.commitment, words: 'w', ...more }
      const answer = await fetch(`${api}/open`, { method: 'POST', headers, body: JSON.stringify(bet) })
      return (await answer.json()) as {
        ok: boolean
        why?: string
        me: Me
        round: { winMinor: string; costMinor: string }
      }
    }
    const free = (await spinsOf(who))[0]!.id
    expect((await state()).me.freeSpins).toMatchObject({ id: free, left: 12, stakeMinor: '5000' })
    expect(await open({ freeSpins: free, stake: '60.00' })).toMatchObject({ ok: false, why: 'bad-bet' })
    let won = 0n
    for (let left = 11; left >= 0; left--) {
      const spun = await open({ freeSpins: free })
      expect(spun).toMatchObject({ ok: true, round: { stakeMinor: '5000', costMinor: '0' } })
      expect(spun.me.freeSpins?.left ?? 0).toBe(left)
      won += BigInt(spun.round.winMinor)
    }
    expect(await open({ freeSpins: free })).toMatchObject({ ok: false, why: 'bad-bet' })
    await expect.poll(async () => (await wallet(who)).cash, { timeout: 60_000 }).toBe(7_00n + won)
    await expect.poll(() => spinsOf(who), { timeout: 60_000 }).toEqual([])
    expect(await account(id)).toBe(-won)
  })

  it('C30 nobody on a break is given or plays any, and those whose time is over are ended and paid no more', async () => {
    const id = await desk.aPromotion(SPINS)
    const [away, late] = [await aPlayer(house), await aPlayer(house)]
    for (const who of [away, late]) await join(who, id)
    const [at, slow] = [await atCompany(away), await atCompany(late)]
    const [his, hers] = [(await spinsOf(away))[0]!.id, (await spinsOf(late))[0]!.id]
    await house.send(protection.takeTimeOut, { hours: 24 }, away.token)
    expect(await at.bet('1', his)).toMatchObject({ heard: 'refused' })
    expect(await slow.bet('1', hers)).toMatchObject(OK)
    await house.shift(8 * DAY_S)
    await endFreeSpins(house.server.bonusParts)
    // Hers is under way: what it wins is paid, and then they end.
    const [row] = await house.db.sql<{ open: number }>`
      select count(*)::int as open from free_spins where promotion_id = ${BigInt(id)} and state = 'open'`
    expect(row!.open).toBe(1)
    expect(await slow.win('1', hers, 20_00n)).toMatchObject({ ...OK, balanceMinor: 20_00n })
    expect(await slow.bet('2', hers)).toMatchObject({ heard: 'refused' })
    const [effect] = await house.db.sql`
      select given_minor as given from promotion_effect where promotion_id = ${BigInt(id)}`
    expect([effect, await account(id)]).toEqual([{ given: 20_00n }, -20_00n])
  })
})
