/** Whose token it is, remembered: an ended session stakes no more whichever process ended it, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GAME_SUBJECTS } from '@uwanja/providers/games/conformance-table'
import type { CallbackOutcome, SpokenAsk } from '@uwanja/providers/games/callback-client'
import { RULE_KINDS } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House, type LoggedIn } from '../testing/house.ts'
import { openSeats } from './seats.ts'
import { openGameSession } from './store.ts'

const COMPANY = 'betsolutions'

describe.each(RULE_KINDS)('remembered seats on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(kind)
  })
  afterAll(async () => {
    await expectBooks(house)
    await house.close()
  })

  const client = () => GAME_SUBJECTS[COMPANY].callbackClient(house.keys[COMPANY] ?? {})
  const say = async (ask: SpokenAsk): Promise<CallbackOutcome> => {
    const { path, headers, body } = client().say(ask)
    const answer = await fetch(`${house.apiUrl}/callbacks/games/${COMPANY}${path}`, { method: 'POST', headers, body })
    return client().hear(answer.status, await answer.text(), ask)
  }
  async function seated(who: LoggedIn): Promise<string> {
    const { game } = GAME_SUBJECTS[COMPANY]
    const launch = { playerId: who.id, sessionId: who.sessionId, company: COMPANY, ...game } as const
    const opened = await say({ ask: 'open', publicToken: await openGameSession(house.db, launch) })
    if (opened.heard !== 'ok' || !opened.token) throw new Error('the session did not open')
    return opened.token
  }
  let nth = 0
  const bet = (token: string) => {
    const key = `seat-${++nth}`
    const { gameId } = GAME_SUBJECTS[COMPANY].game
    return { ask: 'bet', token, key, round: key, gameId, minor: 100n, currency: 'NGN' } as const
  }
  const cash = async (who: LoggedIn) => (await house.server.money.read.wallet(house.db, who.id))!.cash

  it('M39 G08 of 200 stakes at once after a log-out that another process answered none is taken; a repeat and a win are', async () => {
    const who = await aPlayer(house, { cash: 100_000n })
    const token = await seated(who)
    const taken = bet(token)
    expect(await say(taken)).toMatchObject({ heard: 'ok', duplicate: false })
    expect(await say(bet(token))).toMatchObject({ heard: 'ok' })
    // As another process does it: this one hears nothing.
    await house.db.sql`update session set ended_at = house_now() where id = ${who.sessionId}`
    const late = await Promise.all(Array.from({ length: 200 }, () => say(bet(token))))
    expect(new Set(late.map((heard) => (heard.heard === 'refused' ? heard.why : heard.heard)))).toEqual(
      new Set(['expired']),
    )
    expect(await cash(who)).toBe(99_800n)
    expect(await say(taken)).toMatchObject({ heard: 'ok', duplicate: true, balanceMinor: 99_900n })
    expect(await say({ ...taken, ask: 'win', key: `${taken.key}-w`, minor: 50n })).toMatchObject({ heard: 'ok' })
    expect(await cash(who)).toBe(99_850n)
  })

  it('M39 G08 beside a session that ended another one’s stakes in the same groups are taken', async () => {
    const [gone, there] = [await aPlayer(house, { cash: 10_000n }), await aPlayer(house, { cash: 10_000n })]
    const [old, live] = [await seated(gone), await seated(there)]
    for (const token of [old, live]) expect(await say(bet(token))).toMatchObject({ heard: 'ok' })
    await house.db.sql`update game_session set expires_at = house_now() where player_id = ${gone.id}`
    const said = await Promise.all(Array.from({ length: 40 }, (_one, at) => say(bet(at % 2 === 0 ? old : live))))
    expect(said.filter(({ heard }) => heard === 'ok')).toHaveLength(20)
    expect([await cash(gone), await cash(there)]).toEqual([9_900n, 7_900n])
  })

  it('M39 a session whose row is gone is nobody’s, also for a win', async () => {
    const who = await aPlayer(house, { cash: 1_000n })
    const token = await seated(who)
    const taken = bet(token)
    expect(await say(taken)).toMatchObject({ heard: 'ok' })
    await house.db.sql`delete from game_session where player_id = ${who.id}`
    const win = await say({ ...taken, ask: 'win', key: `${taken.key}-w`, minor: 50n })
    expect(win).toMatchObject({ heard: 'refused', why: 'token' })
    expect(await cash(who)).toBe(900n)
  })

  it('M39 after a restore the number of a session may be another player’s: who remembers it stakes no more', async () => {
    const [who, other] = [await aPlayer(house, { cash: 1_000n }), await aPlayer(house, { cash: 1_000n })]
    const token = await seated(who)
    expect(await say(bet(token))).toMatchObject({ heard: 'ok' })
    await house.db.sql`
      update game_session set player_id = ${other.id}, session_id = ${other.sessionId}, public_hash = '\\x01', private_hash = '\\x02'
      where player_id = ${who.id}`
    expect(await say(bet(token))).toMatchObject({ heard: 'refused', why: 'token' })
    expect([await cash(who), await cash(other)]).toEqual([900n, 1_000n])
  })
})

it('M39 so many are remembered, each for its own company and player; the oldest is forgotten first', () => {
  const seats = openSeats(2)
  const seat = (id: bigint) => ({ id, playerId: id * 10n, currency: 'NGN' }) as const
  seats.remember('one', 'token', seat(1n))
  seats.remember('two', 'token', seat(2n))
  expect(seats.of('one', 'token')).toEqual(seat(1n))
  expect(seats.of('one', 'token', '10')).toEqual(seat(1n))
  expect(seats.of('one', 'token', '20')).toBeUndefined()
  seats.remember('one', 'other', seat(3n))
  expect(seats.of('one', 'token')).toBeUndefined()
  expect(seats.of('two', 'token')).toEqual(seat(2n))
})
