/** Whose a game session is, how long it lasts, and what keeps a player from a launch: over the companies' own dialects. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { game } from '@uwanja/contract/site/game'
import type { GameCompany } from '@uwanja/providers/games'
import { GAME_SUBJECTS } from '@uwanja/providers/games/conformance-table'
import type { CallbackOutcome, SpokenAsk } from '@uwanja/providers/games/callback-client'
import { RULE_KINDS } from '../db/testing.ts'
import { payments } from '../testing/banking.ts'
import { aHouse, aPlayer, expectBooks, type House, type LoggedIn } from '../testing/house.ts'
import { security } from '@uwanja/contract/site/security'
import { openSession } from '../sessions/store.ts'
import { openGameSession } from './store.ts'

const HOUR_S = 3_600

describe.each(RULE_KINDS)('game sessions on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(kind)
    await house.server.listGames()
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())
  const { deposit } = payments(() => house)

  const callbackClientOf = (company: GameCompany) => GAME_SUBJECTS[company].callbackClient(house.keys[company] ?? {})
  const say = async (company: GameCompany, ask: SpokenAsk): Promise<CallbackOutcome> => {
    const { path, headers, body } = callbackClientOf(company).say(ask)
    const url = `${house.apiUrl}/callbacks/games/${company}${path}`
    const answer = await fetch(url, { method: 'POST', headers, body })
    return callbackClientOf(company).hear(answer.status, await answer.text(), ask)
  }
  const launched = (company: GameCompany, who: LoggedIn) =>
    openGameSession(house.db, { playerId: who.id, sessionId: who.sessionId, company, ...GAME_SUBJECTS[company].game })
  const open = (company: GameCompany, token: string, playerId: string) => {
    const publicToken = callbackClientOf(company).entry?.({ token, playerId, currency: 'NGN' }) ?? token
    return say(company, { ask: 'open', publicToken })
  }
  const sit = async (company: GameCompany, who: LoggedIn) => {
    const opened = await open(company, await launched(company, who), `${who.id}`)
    if (opened.heard !== 'ok' || !opened.token) throw new Error('the session did not open')
    return opened.token
  }
  let nth = 0
  const bet = (company: GameCompany, token: string) => {
    const key = `bet-${++nth}`
    const { gameId } = GAME_SUBJECTS[company].game
    return { ask: 'bet', token, key, round: key, gameId, minor: 100n, currency: 'NGN' } as const
  }
  const OK = { heard: 'ok' }
  const NO = { heard: 'refused' }

  it('G08 X11 a session takes stakes for twelve hours, and its refunds for ever', async () => {
    const who = await aPlayer(house, { cash: 1_000n })
    const token = await sit('betsolutions', who)
    await house.shift(12 * HOUR_S - 60)
    const last = bet('betsolutions', token)
    expect(await say('betsolutions', last)).toMatchObject(OK)
    await house.shift(61)
    expect(await say('betsolutions', bet('betsolutions', token))).toMatchObject({ ...NO, why: 'expired' })
    const undo = { ...last, ask: 'rollback', key: `undo-${last.key}`, betKey: last.key } as const
    expect(await say('betsolutions', undo)).toMatchObject({ ...OK, balanceMinor: 1_000n })
  })

  it('G08 A03 whose login ran out unseen stakes no more', async () => {
    const who = await aPlayer(house, { cash: 1_000n })
    const token = await sit('betsolutions', who)
    await house.db.sql`update session set expires_at = house_now() where player_id = ${who.id}`
    expect(await say('betsolutions', bet('betsolutions', token))).toMatchObject({ ...NO, why: 'expired' })
  })

  it('X07 M03 a game ends with the log-in that opened it, however many others live on; its wins come', async () => {
    const who = await aPlayer(house, { cash: 1_000n })
    const thief = await house.db.transaction((tx) =>
      openSession(tx, { playerId: who.id, isBrowser: false, isMobile: false, ip: '10.9.9.9', agent: 'thief' }),
    )
    const [own, stolen] = [await sit('betsolutions', who), await sit('qtech', { ...who, sessionId: thief.id })]
    const staked = bet('qtech', stolen)
    expect(await say('qtech', staked)).toMatchObject(OK)
    await house.send(security.revokeOtherDevices, {}, who.token)
    expect(await say('qtech', bet('qtech', stolen))).toMatchObject({ ...NO, why: 'expired' })
    expect(await say('qtech', staked)).toMatchObject(OK)
    expect(await say('qtech', { ...staked, ask: 'win', key: `win-${staked.key}` })).toMatchObject(OK)
    expect(await say('betsolutions', bet('betsolutions', own))).toMatchObject(OK)
  })

  it('X11 G08 a token is one company’s', async () => {
    const who = await aPlayer(house, { cash: 1_000n })
    const token = await launched('qtech', who)
    expect(await open('vivo', token, `${who.id}`)).toMatchObject({ ...NO, why: 'token' })
    const own = await sit('qtech', who)
    expect(await say('vivo', bet('vivo', own))).toMatchObject({ ...NO, why: 'token' })
    expect(await say('qtech', bet('qtech', own))).toMatchObject(OK)
  })

  it('X11 G08 a launch opens for its own player, and under no session that is taken', async () => {
    const [who, other] = [await aPlayer(house, { cash: 1_000n }), await aPlayer(house)]
    const token = await launched('egt', who)
    expect(await open('egt', token, `${other.id}`)).toMatchObject({ ...NO, why: 'token' })
    const { entry } = callbackClientOf('egt')
    const publicToken = entry!({ token, playerId: `${who.id}`, currency: 'NGN' })
    expect(await say('egt', { ask: 'open', publicToken })).toMatchObject(OK)
    // The same session of theirs with a fresh launch of ours.
    const second = publicToken.replace(token, await launched('egt', who))
    expect(second).not.toBe(publicToken)
    expect(await say('egt', { ask: 'open', publicToken: second })).toMatchObject({ ...NO, why: 'token' })
  })

  it('G08 a balance is told in the wallet’s currency alone', async () => {
    const token = await sit('betsolutions', await aPlayer(house, { cash: 1_000n }))
    const asked = (currency: string) => say('betsolutions', { ask: 'balance', token, currency })
    expect(await asked('TZS')).toMatchObject({ ...NO, why: 'currency' })
    expect(await asked('NGN')).toMatchObject({ ...OK, balanceMinor: 1_000n })
  })

  it('G06 B04 whom the house blocks pays nothing in and opens no game for money; a time-out closes free play too', async () => {
    const who = await aPlayer(house, { cash: 1_000n })
    const launch = async (freeplay: '0' | '1') =>
      (await house.send(game.startBetsolutions, { productId: '3', gameId: '7001', lang: 'en', freeplay }, who.token))
        .status
    const { gate } = house.server.money
    await house.db.transaction((tx) => gate.blocked(tx, who.id, 'forever'))
    expect([await launch('0'), await launch('1')]).toEqual(['PLAYER_BLOCKED', 'SUCCESS'])
    expect((await deposit(who, 500)).status).toBe('PLAYER_BLOCKED')
    await house.db.transaction((tx) => gate.blocked(tx, who.id, null))
    expect([await launch('0'), await launch('1')]).toEqual(['SUCCESS', 'SUCCESS'])
    await house.db.transaction((tx) => gate.timedOut(tx, who.id, new Date(Date.now() + 2 * 86_400_000)))
    expect([await launch('0'), await launch('1')]).toEqual(['TIME_OUT_ACTIVE', 'TIME_OUT_ACTIVE'])
  })
})
