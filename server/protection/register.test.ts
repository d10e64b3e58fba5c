/** The national exclusion register over the wire: who is asked when, what a yes does on every path, and what silence means. */
import { patient } from '@uwanja/runtime/patience'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { game } from '@uwanja/contract/site/game'
import { protection } from '@uwanja/contract/site/protection'
import { security } from '@uwanja/contract/site/security'
import { betsolutionsCallbackClient } from '@uwanja/providers/games/betsolutions'
import { validateIncoming } from '../banking/incoming.ts'
import { WAIT } from '../testing/banking.ts'
import { RULE_KINDS } from '../db/testing.ts'
import { openGameSession } from '../wallet/store.ts'
import { aHouse, aNumber, aPlayer, expectBooks, type House, type LoggedIn } from '../testing/house.ts'
import { DAY_S, fresh, PASSWORD, protecting } from '../testing/protection.ts'

describe.each(RULE_KINDS)('the exclusion register on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(kind, { EXCLUSION_PROVIDER: 'sandbox', WITHDRAW_HOLD_S: '0', COMPANY_TIMEOUT_MS: '2500' })
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())
  const { pay, ask, say, shift, stake, exclude, backIn } = protecting(() => house)

  const put = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(house.sandbox.url + path, { method: 'PUT', headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
  }
  const list = (subject: string, until: string | null = null) =>
    put('/api/exclusions', { subject, listed: true, until })
  const silence = (testOutcome: 'silent' | null) => put('/api/chaos', { company: 'exclusion', fate: testOutcome })
  const inRegister = async () =>
    ((await house.world('/api/exclusions')) as { subject: string }[]).map(({ subject }) => subject)
  const register = async (number: string) => {
    const form = { username: number, mobileNumber: number, password: PASSWORD, confirmPassword: PASSWORD, agreeAll: 1 }
    return (await house.send(security.register, form as never)).status
  }
  const login = async (number: string) =>
    (await house.send(security.login, { userName: number, password: PASSWORD } as never)) as never as {
      status: string
      data: { token: string }
    }

  it('B21 a listed number opens no account, nor does any while the register is silent', async () => {
    const [listed, free] = [aNumber(), aNumber()]
    await list(`234${listed}`)
    expect(await register(listed)).toBe('NUMBER_EXCLUDED')
    await silence('silent')
    expect(await register(free)).toBe('REGISTER_NOT_ANSWERING')
    await silence(null)
    expect(await register(free)).toBe('SUCCESS')
    const [row] = await house.db.sql`
      select c.result from exclusion_check c join player p on p.id = c.player_id where p.number = ${`234${free}`}`
    expect(row).toEqual({ result: 'clear' })
  })

  it('B21 who is listed at their log-in comes in, plays and pays in no more, and withdraws', async () => {
    const number = aNumber()
    await register(number)
    await list(`234${number}`, new Date(Date.now() + 400 * DAY_S * 1000).toISOString())
    // The answer of the registration is an hour old by then.
    await shift({ id: -1n } as never, 3_700)
    const { status, data } = await login(number)
    expect(status).toBe('SUCCESS')
    const [{ id }] = (await house.db.sql`select id from player where number = ${`234${number}`}`) as [{ id: bigint }]
    const who = { id, number: `234${number}`, token: data.token }
    expect((await pay.deposit(who, '500')).status).toBe('PLAYER_EXCLUDED')
    expect((await stake(who, 1n)).status).toBe('blocked')
    const amount = { currency: 'NGN' as const, minor: 2_000_00n }
    await house.db.transaction(async (tx) => {
      await house.server.money.correction.made(tx, {
        key: `c-${id}`,
        playerId: id,
        amount,
        direction: 'give',
        reason: 'x',
      })
      await tx.sql`update player set number_proven_at = house_now(), first_name = 'Ada', last_name = 'Obi', birth_date = '1990-01-01' where id = ${id}`
    })
    expect((await pay.withdraw(who, '1000')).status).toBe('SUCCESS')
    expect(await say(who, protection.comeBack, {})).toBe('PLAYER_EXCLUDED')
  })

  it('B21 a deposit asks anew after an hour; a yes excludes, ends the sessions and is told in a letter', async () => {
    const who = await aPlayer(house, { cash: 1_000_00n })
    expect((await pay.deposit(who, '500')).status).toBe('SUCCESS')
    await list(who.number)
    // The answer is fresh.
    expect((await pay.deposit(who, '500')).status).toBe('SUCCESS')
    await shift(who, 3_601)
    expect((await pay.deposit(who, '500')).status).toBe('PLAYER_EXCLUDED')
    expect((await pay.deposit(who, '500')).status).toBe('UNAUTHORIZED')
    const letters = await house.db
      .sql`select 1 from message where player_id = ${who.id} and letter = 'excludedByRegister'`
    expect(letters).toHaveLength(1)
  })

  it('B21 silence lets a known player on for three days, and nobody after that', async () => {
    const who = await aPlayer(house, { cash: 1_000_00n })
    const launch = () => say(who, game.startBetsolutions, { productId: '3', gameId: '7001', lang: 'en' })
    await house.server.listGames()
    expect(await launch()).toBe('SUCCESS')
    await silence('silent')
    await shift(who, 2 * DAY_S)
    expect((await pay.deposit(who, '500')).status).toBe('SUCCESS')
    await shift(who, DAY_S)
    expect((await pay.deposit(who, '500')).status).toBe('REGISTER_NOT_ANSWERING')
    expect(await launch()).toBe('REGISTER_NOT_ANSWERING')
    await silence(null)
    expect((await pay.deposit(who, '500')).status).toBe('SUCCESS')
  })

  /** Sits down at a game; what comes back places a stake. */
  const atTheTable = async (who: LoggedIn) => {
    const token = await openGameSession(house.db, {
      playerId: who.id,
      sessionId: who.sessionId,
      company: 'betsolutions' as const,
      productId: '3',
      gameId: '7001',
    })
    const callbackClient = betsolutionsCallbackClient(house.keys.betsolutions, '3')
    const post = async (words: Parameters<typeof callbackClient.say>[0]) => {
      const { path, headers, body } = callbackClient.say(words)
      const url = `${house.apiUrl}/callbacks/games/betsolutions${path}`
      const answer = await fetch(url, { method: 'POST', headers, body })
      return callbackClient.hear(answer.status, await answer.text(), words) as unknown as {
        heard: string
        token: string
      }
    }
    const opened = await post({ ask: 'open', publicToken: token } as never)
    return (key = fresh('bet')) =>
      post({
        ask: 'bet',
        key,
        round: key,
        minor: 100n,
        token: opened.token,
        currency: 'NGN',
        gameId: '7001',
      } as never)
  }

  it('B21 the first stake of a day asks; the others read the answer with their session', async () => {
    const who = await aPlayer(house, { cash: 1_000_00n })
    const bet = await atTheTable(who)
    const first = fresh('bet')
    expect(await bet(first)).toMatchObject({ heard: 'ok' })
    await silence('silent')
    expect(await bet()).toMatchObject({ heard: 'ok' })
    await house.db.sql`
      update exclusion_check set answered_at = house_now() - interval '73 hours' where player_id = ${who.id}`
    expect(await bet()).toMatchObject({ heard: 'refused', why: 'blocked' })
    // The company says a stake again that was taken: it hears its first answer.
    expect(await bet(first)).toMatchObject({ heard: 'ok' })
    await silence(null)
    expect(await bet()).toMatchObject({ heard: 'ok' })
    await list(who.number)
    await house.db.sql`
      update exclusion_check set answered_at = house_now() - interval '25 hours' where player_id = ${who.id}`
    expect((await Promise.all([bet(), bet(), bet()])).map(({ heard }) => heard)).toEqual(Array(3).fill('refused'))
    expect(await house.db.sql`select 1 from protection_step where player_id = ${who.id}`).toHaveLength(1)
  })

  it('B21 who is listed mid-session stakes no more after a quarter of an hour, and the session ends', async () => {
    const who = await aPlayer(house, { cash: 1_000_00n })
    const bet = await atTheTable(who)
    expect(await bet()).toMatchObject({ heard: 'ok' })
    await list(who.number)
    expect(await bet()).toMatchObject({ heard: 'ok' })
    await house.db.sql`
      update exclusion_check set answered_at = house_now() - interval '901 seconds' where player_id = ${who.id}`
    expect(await bet()).toMatchObject({ heard: 'refused' })
    expect(await house.db.sql`select 1 from session where player_id = ${who.id} and ended_at is null`).toEqual([])
  })

  it('B21 the answer of a day is that of the number: another number is asked for anew', async () => {
    const who = await aPlayer(house, { cash: 1_000_00n })
    const bet = await atTheTable(who)
    expect(await bet()).toMatchObject({ heard: 'ok' })
    const other = `234${aNumber()}`
    await list(other)
    await house.db.sql`update player set number = ${other} where id = ${who.id}`
    expect(await bet()).toMatchObject({ heard: 'refused', why: 'blocked' })
  })

  it('B21 who is listed is told no before somebody pays at the pay-bill for them', async () => {
    const who = await aPlayer(house)
    await list(who.number)
    const asked = { viewName: 'FastHubPayBillDeposit', accountReference: who.number, msisdn: who.number }
    const amount = { currency: 'NGN', minor: 700_00n } as const
    expect(await validateIncoming(house.server.banking, { ...asked, amount, reference: fresh('listed') })).toEqual({
      did: 'refused',
      why: 'not-now',
    })
  })

  it('B22 our own exclusions reach the register, also when it was silent at first, and hold who wants to come back', async () => {
    const who = await aPlayer(house)
    await silence('silent')
    await exclude(who, 6)
    const owed = () => house.db.sql`select 1 from exclusion_report where player_id = ${who.id} and reported_at is null`
    expect(await owed()).toHaveLength(1)
    await silence(null)
    await vi.waitFor(async () => expect(await inRegister()).toContain(who.number), {
      ...WAIT,
      timeout: patient(30_000),
    })
    await vi.waitFor(async () => expect(await owed()).toHaveLength(0), WAIT)
    await shift(who, 190 * DAY_S)
    await list(who.number)
    await backIn(who)
    expect(await say(who, protection.comeBack, {})).toBe('PLAYER_EXCLUDED')
    await put('/api/exclusions', { subject: who.number, listed: false })
    expect((await ask(who, protection.comeBack, {})).status).toBe('PLAYER_EXCLUDED')
    await shift(who, 31 * DAY_S)
    await backIn(who)
    expect((await ask(who, protection.comeBack, {})).status).toBe('SUCCESS')
  })
})
