/**
 * The seven rules that every wallet callback must obey, whatever the simulator (their numbers stand in the titles), as a
 * suite for any plug against any platform: the server's own test gives it the real one.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freeRounds } from './conformance-free-rounds.ts'
import { recutCalls } from './conformance-recut.ts'
import { takeSeat, type TestHouse } from './conformance-seat.ts'
import { takenBack } from './conformance-taken-back.ts'
import type { CompoundAsk, SpokenAsk } from './callback-client.ts'

type Seat = Awaited<ReturnType<typeof takeSeat>>
const OK = { heard: 'ok', duplicate: false } as const
const NO = { heard: 'refused' } as const

type Sit = (balanceMinor?: bigint) => Promise<Seat>

function repetition(sit: Sit, house: () => TestHouse): void {
  it('rule 1: the same id and content is the same answer again, and money moves once, also in parallel', async () => {
    const at = await sit(1_000n)
    const bet = at.bet(300n)
    const heard = await Promise.all(Array.from({ length: 10 }, () => at.say(bet)))
    for (const each of heard) expect(each).toMatchObject({ heard: 'ok', balanceMinor: 700n })
    expect(heard.filter((each) => each.heard === 'ok' && !each.duplicate)).toHaveLength(1)
    expect(new Set(heard.map((each) => (each.heard === 'ok' ? each.reference : ''))).size).toBe(1)
    const win = at.win(450n, bet.round)
    const wins = await Promise.all(Array.from({ length: 10 }, () => at.say(win)))
    for (const each of wins) expect(each).toMatchObject({ heard: 'ok', balanceMinor: 1_150n })
    expect(await at.say(bet)).toMatchObject({ heard: 'ok', duplicate: true, balanceMinor: 700n })
    expect(await at.balance()).toBe(1_150n)
  })

  it('rule 2: the same id with another amount, round, game, currency or player is refused, and nothing moves', async () => {
    const [at, other] = [await sit(1_000n), await sit(1_000n)]
    const bet = at.bet(300n)
    expect(await at.say(bet)).toMatchObject(OK)
    const altered: SpokenAsk[] = [
      { ...bet, minor: 200n },
      { ...bet, round: randomUUID() },
      { ...bet, gameId: '1' },
      { ...bet, currency: 'XAF' },
      { ...bet, token: other.token },
    ]
    for (const ask of altered) expect(await at.say(ask)).toMatchObject(NO)
    expect([await at.balance(), await other.balance()]).toEqual([700n, 1_000n])
    const win = at.win(100n, bet.round)
    expect(await at.say(win)).toMatchObject(OK)
    expect(await at.say({ ...win, minor: 900n } as SpokenAsk)).toMatchObject(NO)
    expect(await at.balance()).toBe(800n)
  })

  it('rule 2: a call that somebody sends again to where another call arrives moves nothing', async () => {
    const at = await sit(1_000n)
    const [bet, other] = [at.bet(300n), at.bet(200n)]
    const calls = [bet, { ...other, round: bet.round }, at.win(400n, bet.round), at.rollback(other)]
    for (const call of calls) {
      await at.say(call)
      const before = await at.balance()
      const { headers, body } = house().callbackClient.say(call)
      for (const elsewhere of calls) {
        const { path } = house().callbackClient.say(elsewhere)
        await house().post({ path, headers, rawBody: body, nowMs: Date.now() })
      }
      expect(await at.balance()).toBe(before)
    }
    expect(await at.balance()).toBe(1_100n)
  })
}

function endings(sit: Sit): void {
  it('rule 3: wins and rollbacks are taken after the session ended, bets are not', async () => {
    const at = await sit(1_000n)
    const [won, undone] = [at.bet(100n), at.bet(200n)]
    expect([await at.say(won), await at.say(undone)]).toMatchObject([OK, OK])
    await at.player.logOut()
    expect(await at.say(at.bet(100n))).toMatchObject(NO)
    expect(await at.say(at.win(500n, won.round))).toMatchObject({ ...OK, balanceMinor: 1_200n })
    expect(await at.say(at.rollback(undone))).toMatchObject({ ...OK, balanceMinor: 1_400n })
    expect(await at.balance()).toBe(1_400n)
  })

  it('rule 4: a rollback before its bet is taken and remembered; a second one does nothing', async () => {
    const at = await sit(1_000n)
    const late = at.bet(300n)
    expect(await at.say(at.rollback(late))).toMatchObject({ heard: 'ok', balanceMinor: 1_000n })
    expect(await at.say(late)).toMatchObject(NO)
    expect(await at.balance()).toBe(1_000n)
    const bet = at.bet(300n)
    expect(await at.say(bet)).toMatchObject(OK)
    const rollback = at.rollback(bet)
    const heard = await Promise.all(Array.from({ length: 5 }, () => at.say(rollback)))
    for (const each of heard) expect(each).toMatchObject({ heard: 'ok', balanceMinor: 1_000n })
    expect(await at.say(at.rollback(bet))).toMatchObject({ heard: 'ok' })
    expect(await at.balance()).toBe(1_000n)
  })

  it('rule 4: a bet and its rollback at once end without the stake, whichever came first', async () => {
    for (let run = 0; run < 5; run++) {
      const at = await sit(1_000n)
      const bet = at.bet(300n)
      const [, undone] = await Promise.all([at.say(bet), at.say(at.rollback(bet))])
      expect(undone).toMatchObject({ heard: 'ok' })
      expect(await at.balance()).toBe(1_000n)
    }
  })

  it('rule 5: a win for an unknown or rolled-back bet is refused; a zero win closes the round', async () => {
    const at = await sit(1_000n)
    expect(await at.say(at.win(500n, randomUUID()))).toMatchObject(NO)
    const undone = at.bet(300n)
    await at.say(undone)
    await at.say(at.rollback(undone))
    expect(await at.say(at.win(500n, undone.round))).toMatchObject(NO)
    const lost = at.bet(300n)
    await at.say(lost)
    expect(await at.say(at.win(0n, lost.round))).toMatchObject({ ...OK, balanceMinor: 700n })
    expect(await at.balance()).toBe(700n)
  })
}

function balances(sit: Sit, house: () => TestHouse): void {
  it('rule 6: not enough money answers with the real balance; a refusal is not remembered', async () => {
    const at = await sit(250n)
    const bet = at.bet(300n)
    expect(await at.say(bet)).toMatchObject({ ...NO, why: 'funds', balanceMinor: 250n })
    expect(await at.say(at.bet(250n))).toMatchObject({ ...OK, balanceMinor: 0n })
  })

  it('X06 rule 6: a wrong signature moves nothing and is told nothing', async () => {
    const at = await sit(1_000n)
    const bet = at.bet(300n)
    const { path, headers, body } = house().stranger.say(bet)
    const reply = await house().post({ path, headers, rawBody: body, nowMs: Date.now() })
    expect(house().callbackClient.hear(reply.http, reply.body, bet)).toMatchObject({
      ...NO,
      why: 'signature',
      balanceMinor: null,
    })
    expect(reply.body).not.toMatch(/[0-9a-f]{32}/i)
    expect(await at.balance()).toBe(1_000n)
  })

  it('rule 7: each answer carries the balance after its own transaction', async () => {
    const at = await sit(1_000n)
    const bet = at.bet(400n)
    expect(await at.say(bet)).toMatchObject({ balanceMinor: 600n })
    expect(await at.say(at.win(50n, bet.round))).toMatchObject({ balanceMinor: 650n })
    const info = await at.say({ ask: 'player', token: at.token })
    expect(info).toMatchObject({ heard: 'ok', balanceMinor: 650n, player: { currency: house().currency } })
    const balance = { ask: 'balance', token: at.token, currency: house().currency } as const
    expect(await at.say(balance)).toMatchObject({ heard: 'ok', balanceMinor: 650n })
  })

  it('rule 7: of parallel stakes exactly as many are taken as the balance holds, each with its own balance', async () => {
    const at = await sit(1_000n)
    const heard = await Promise.all(Array.from({ length: 24 }, () => at.say(at.bet(150n))))
    const taken = heard.flatMap((each) => (each.heard === 'ok' ? [each.balanceMinor] : []))
    expect(taken.sort((left, right) => Number(right! - left!))).toEqual([850n, 700n, 550n, 400n, 250n, 100n])
    for (const each of heard) if (each.heard !== 'ok') expect(each).toMatchObject({ ...NO, why: 'funds' })
    expect(await at.balance()).toBe(100n)
  })
}

/** Simulators with a call for stake and win together: the platform books two movements, and a kill may come between them. */
function compounds(sit: Sit, house: () => TestHouse): void {
  it('a stake and its win in one call are two movements, each made once', async () => {
    if (!house().callbackClient.sayBoth) return
    const at = await sit(1_000n)
    const bet = at.bet(300n)
    const both: CompoundAsk = { ...bet, ask: 'bet-and-win', winMinor: 450n }
    const heard = await Promise.all(Array.from({ length: 8 }, () => at.say(both)))
    for (const each of heard) expect(each).toMatchObject({ heard: 'ok', balanceMinor: 1_150n })
    expect(new Set(heard.map((each) => (each.heard === 'ok' ? each.reference : ''))).size).toBe(1)
    expect(await at.say({ ...both, winMinor: 900n })).toMatchObject(NO)
    expect(await at.say({ ...both, minor: 200n })).toMatchObject(NO)
    expect(await at.balance()).toBe(1_150n)
    const poor: CompoundAsk = { ...at.bet(2_000n), ask: 'bet-and-win', winMinor: 5_000n }
    expect(await at.say(poor)).toMatchObject({ ...NO, why: 'funds', balanceMinor: 1_150n })
    expect(await at.balance()).toBe(1_150n)
  })

  it('rule 4: of a stake and its win in one call the stake alone is not taken back, unless nothing was won', async () => {
    if (!house().callbackClient.sayBoth) return
    const at = await sit(1_000n)
    const [won, lost] = [at.bet(300n), at.bet(100n)]
    expect(await at.say({ ...won, ask: 'bet-and-win', winMinor: 450n })).toMatchObject(OK)
    expect(await at.say({ ...lost, ask: 'bet-and-win', winMinor: 0n })).toMatchObject(OK)
    expect(await at.say(at.rollback(won))).toMatchObject(NO)
    expect(await at.say(at.rollback(lost))).toMatchObject({ ...OK, balanceMinor: 1_150n })
    expect(await at.say({ ...lost, ask: 'bet-and-win', winMinor: 0n })).toMatchObject({ heard: 'ok', duplicate: true })
    expect(await at.balance()).toBe(1_150n)
  })

  it('a stake whose win was lost between the two is not taken again when the call is said again', async () => {
    if (!house().callbackClient.sayBoth) return
    const at = await sit(1_000n)
    const bet = at.bet(300n)
    // What a kill between the two leaves behind: the stake alone, under the call's own key.
    expect(await at.say(bet)).toMatchObject(OK)
    await at.player.logOut()
    const both: CompoundAsk = { ...bet, ask: 'bet-and-win', winMinor: 40n }
    expect(await at.say(both)).toMatchObject({ ...OK, balanceMinor: 740n })
    expect(await at.say(both)).toMatchObject({ heard: 'ok', duplicate: true, balanceMinor: 740n })
    expect(await at.balance()).toBe(740n)
  })
}

function tokens(sit: Sit, house: () => TestHouse): void {
  it('a one-time token is good once, and an unknown token for nothing', async () => {
    const at = await sit(1_000n)
    if (house().plug.facts.token !== 'direct') {
      const publicToken = await at.publicToken()
      const opened = await Promise.all([1, 2, 3].map(() => at.say({ ask: 'open', publicToken })))
      expect(opened.filter((each) => each.heard === 'ok')).toHaveLength(1)
      // Where the company's own session id becomes the token, what it opened with holds that too.
      const spent = house().callbackClient.entry ? await at.player.publicToken() : publicToken
      expect(await at.say({ ...at.bet(100n), token: spent })).toMatchObject(NO)
    }
    const stranger = await house().aPlayer(1_000n)
    const unknown = house().callbackClient.entry?.({
      token: 'unknown',
      playerId: stranger.id,
      currency: house().currency,
    })
    expect(await at.say({ ...at.bet(100n), token: unknown ?? 'unknown' })).toMatchObject(NO)
    expect(await at.say({ ...at.bet(100n), currency: house().currency === 'NGN' ? 'TZS' : 'NGN' })).toMatchObject(NO)
    expect(await at.balance()).toBe(1_000n)
  })
}

/** Simulators that name the player beside the token, who comes first in what their callback clients keep. */
function names(sit: Sit): void {
  it('X11 a token under another player’s name is nobody’s', async () => {
    const [at, other] = [await sit(1_000n), await sit(1_000n)]
    const name = `${at.player.id} `
    if (!at.token.startsWith(name)) return
    const bet = at.bet(100n)
    expect(await at.say(bet)).toMatchObject(OK)
    const token = `${other.player.id} ${at.token.slice(name.length)}`
    const moves: SpokenAsk[] = [at.bet(100n), at.win(100n, bet.round), at.rollback(bet)]
    for (const ask of moves) expect(await at.say({ ...ask, token } as SpokenAsk)).toMatchObject(NO)
    expect([await at.balance(), await other.balance()]).toEqual([900n, 1_000n])
  })
}

function launches(house: () => TestHouse): void {
  it('the launch address is the company’s own and carries the token if that is its way; free play carries none', async () => {
    const { plug, wire, productId, gameId } = house()
    const launch = {
      productId,
      gameId,
      lang: 'en',
      token: 'a-token',
      playerId: '1',
      currency: house().currency,
      platform: 'mobile',
      freeplay: false,
      lobbyUrl: '',
    } as const
    const real = await plug.launch(launch, wire)
    expect(real.slice(0, wire.baseUrl.length)).toBe(wire.baseUrl)
    expect(real.includes('a-token')).toBe(plug.facts.token === 'address')
    expect(await plug.launch({ ...launch, token: '', playerId: '', freeplay: true }, wire)).not.toContain('a-token')
  })
}

function lists(house: () => TestHouse): void {
  it('the company lists its games to us, and to nobody else', async () => {
    const { plug, wire, strangersWire } = house()
    expect(await plug.list(wire)).toBeInstanceOf(Array)
    await expect(plug.list(strangersWire)).rejects.toThrow(plug.facts.company)
  })
}

/** Runs the suite. `open` is called once. */
export function walletConformance(name: string, open: () => Promise<TestHouse>): void {
  describe(`G08 the wallet, as ${name} calls it`, () => {
    let house: TestHouse
    beforeAll(async () => {
      house = await open()
    })
    afterAll(() => house.close())
    const sit: Sit = (balanceMinor = 1_000n) => takeSeat(house, balanceMinor)
    repetition(sit, () => house)
    recutCalls(sit, () => house)
    endings(sit)
    takenBack(sit)
    freeRounds(sit, () => house)
    balances(sit, () => house)
    compounds(sit, () => house)
    tokens(sit, () => house)
    names(sit)
    launches(() => house)
    lists(() => house)
  })
}
