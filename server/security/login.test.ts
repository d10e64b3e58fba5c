/** Logging in and out over the wire: sessions and their two halves, and a throttle that no stranger can make a lock. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { security } from '@uwanja/contract/site/security'
import { user } from '@uwanja/contract/site/user'
import { RULE_KINDS, FULLEST } from '../db/testing.ts'
import { aRedis, HAS_REDIS } from '../runtime/redis-testing.ts'
import { openRedis } from '../runtime/redis.ts'
import { extendSession, findSession } from '../sessions/store.ts'
import { MOST_SESSIONS } from './limits.ts'
import { aSite, BROWSER, PASSES, PASSWORD, type From, type Site } from './testing.ts'

const withdraw = banking.registerFastHubWithdraw
const typed = (userName: string, password = PASSWORD) => ({ ...security.login.example, userName, password })
const halfOf = (cookie: string) => cookie.split(';')[0]!

describe.each(RULE_KINDS)('logging in on %s', (kind) => {
  let site: Site
  beforeAll(async () => {
    site = await aSite(kind)
    await site.aPlayer('8030000001')
  })
  afterAll(() => site.close())
  const login = (userName: string, password?: string, from?: From) =>
    site.send(security.login, typed(userName, password), from)
  const tokenOf = async (userName: string, from?: From) =>
    String((await login(userName, PASSWORD, from)).data?.['token'])

  it('A06 A18 A21 the answer holds what the browser keeps, the name with its prefix', async () => {
    const [row] = await site.db.sql<{ id: bigint }>`select id from player where number = '2348030000001'`
    const amount = { currency: 'NGN' as const, minor: 123_456_750n }
    await site.db.transaction((tx) =>
      site.money.deposit.settled(tx, { company: 'fasthub', key: 'first', playerId: row!.id, amount }),
    )
    const answer = await login('2348030000001')
    expect(answer).toMatchObject({
      http: 200,
      statusCode: 0,
      data: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        user: { userName: '2348030000001', currency: 'NGN', rankId: 0 },
        balanceInfo: { totalBalance: '1,234,567.50' },
      },
    })
  })

  it('A21 the number is known in every spelling that people use', async () => {
    for (const spelling of ['8030000001', '08030000001', '+2348030000001', ' 2348030000001 ', '23408030000001']) {
      expect([spelling, (await login(spelling)).status]).toEqual([spelling, 'SUCCESS'])
    }
  })

  it('A10 a wrong password, an unknown number and what is no number are answered alike', async () => {
    const wrong = await login('8030000001', 'not the one', { ip: '10.1.0.1' })
    expect(wrong).toMatchObject({ statusCode: 7001, status: 'INVALID_USERNAME_OR_PASSWORD', data: null, cookie: '' })
    expect(await login('8039999999', PASSWORD, { ip: '10.1.0.2' })).toEqual(wrong)
    expect(await login("' or 1=1 --", PASSWORD, { ip: '10.1.0.3' })).toEqual(wrong)
  })

  it('A02 logging off ends the session at once; a visitor is told the same', async () => {
    const token = await tokenOf('8030000001')
    expect((await site.send(user.getBalance, {}, { token })).status).toBe('NOT_AVAILABLE_YET')
    const off = await site.send(security.logOff, {}, { token, headers: BROWSER })
    expect(off).toMatchObject({ statusCode: 0, data: null })
    expect(off.cookie).toMatch(/^uwanja_session=; Path=\/; Max-Age=0; HttpOnly; SameSite=Strict$/)
    expect(await site.send(user.getBalance, {}, { token })).toMatchObject({ http: 401, status: 'UNAUTHORIZED' })
    expect(await site.send(security.logOff, {}, { headers: BROWSER })).toMatchObject({
      statusCode: 0,
      data: null,
      cookie: '',
    })
  })

  it('K02 an empty bearer is a visitor, a dead or foreign one is refused, also where visitors are welcome', async () => {
    expect((await site.send(security.logOff, {}, { token: '' })).statusCode).toBe(0)
    for (const token of ['A'.repeat(43), 'short', "x' or true --", 'ü'.repeat(5)]) {
      expect((await site.send(security.logOff, {}, { token: encodeURI(token) })).status).toBe('UNAUTHORIZED')
    }
    expect((await site.send(user.getBalance, {}, { token: '' })).status).toBe('UNAUTHORIZED')
  })

  it('K08 calls of visitors never look at the bearer', async () => {
    expect((await site.send(security.login, typed('8030000001'), { token: 'dead' })).statusCode).toBe(0)
  })

  it('A03 a session ends two days after the last good poll', async () => {
    const token = await tokenOf('8030000001')
    await site.shift(2 * 86_400 - 60)
    expect((await site.send(user.getBalance, {}, { token })).status).toBe('NOT_AVAILABLE_YET')
    await site.shift(61)
    expect((await site.send(user.getBalance, {}, { token })).status).toBe('UNAUTHORIZED')
  })

  it('K02 X08 a browser’s session moves money only with its cookie half; another client has only the bearer', async () => {
    const { data, cookie } = await login('8030000001', PASSWORD, { headers: BROWSER })
    const token = String(data?.['token'])
    expect(cookie).toMatch(/^uwanja_session=[\w-]{43}; Path=\/; Max-Age=172800; HttpOnly; SameSite=Strict$/)
    const values = { amount: '500' }
    const other = halfOf((await login('8030000001', PASSWORD, { headers: BROWSER })).cookie)
    for (const headers of [
      {},
      { cookie: 'uwanja_session=' },
      { cookie: other },
      { cookie: `uwanja_session=${token}` },
    ]) {
      const refused = await site.send(withdraw, values, { token, headers: { ...BROWSER, ...headers } })
      expect(refused).toMatchObject({ http: 401, status: 'SESSION_NOT_BOUND' })
    }
    const bound = { ...BROWSER, cookie: `user=x; ${other}; ${halfOf(cookie)}` }
    expect((await site.send(withdraw, values, { token, headers: bound })).status).toBe('NOT_AVAILABLE_YET')
    // Reading needs no more than the bearer (X08).
    expect((await site.send(user.getBalance, {}, { token })).status).toBe('NOT_AVAILABLE_YET')
    const script = await login('8030000001')
    expect(script.cookie).toBe('')
    const free = await site.send(withdraw, values, { token: String(script.data?.['token']) })
    expect(free.status).toBe('NOT_AVAILABLE_YET')
  })

  it('A18 a hash made with older parameters is made anew at the next login', async () => {
    const { hash } = await import('@node-rs/argon2')
    const old = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    await site.db.sql`update player set password_hash = ${old} where number = '2348030000001'`
    expect((await login('8030000001')).statusCode).toBe(0)
    const [row] = await site.db.sql<{ hash: string }>`
      select password_hash as hash from player where number = '2348030000001'`
    expect(row!.hash).toMatch(new RegExp(`^\\$argon2id\\$v=19\\$m=19456,t=${PASSES},p=1\\$`))
    expect((await login('8030000001')).statusCode).toBe(0)
  })

  it('A10 passwords, tokens and cookie halves are in no row and in no log', async () => {
    const wrong = 'wrong canary 77'
    await login(wrong, wrong, { ip: '10.1.0.9' })
    const { data, cookie } = await login('8030000001', PASSWORD, { headers: BROWSER })
    const tables = await site.db.sql<{ name: string; text: string }>`
      select t.table_name as name, query_to_xml(format('select * from %I.%I', t.table_schema, t.table_name), true, true, '')::text as text
      from information_schema.tables t where t.table_schema in ('public', 'money') and t.table_type = 'BASE TABLE'`
    expect(tables.map((table) => table.name)).toContain('session')
    const everything = tables.map((table) => table.text).join() + site.log.join()
    expect(everything).toContain('2348030000001')
    for (const canary of [PASSWORD, wrong, String(data?.['token']), halfOf(cookie).split('=')[1]!]) {
      expect(everything).not.toContain(canary)
    }
  })
})

describe('the throttle on logging in', () => {
  let site: Site
  beforeAll(async () => {
    site = await aSite(FULLEST)
    for (const number of ['8030000001', '8030000002', '8030000003', '8030000004']) await site.aPlayer(number)
  })
  afterAll(() => site.close())
  const login = (userName: string, password: string, ip: string) =>
    site.send(security.login, typed(userName, password), { ip })
  const statuses = async (times: number, userName: string, ip: string) => {
    const answers = await Promise.all(Array.from({ length: times }, () => login(userName, 'a guess', ip)))
    return answers.map((answer) => answer.status)
  }
  const counted = (all: string[]) => all.filter((status) => status === 'INVALID_USERNAME_OR_PASSWORD').length

  it('A10 thirty guesses in parallel are eight, then waits grow, and right or wrong makes no difference', async () => {
    expect(counted(await statuses(30, '8030000001', '10.2.0.1'))).toBe(8)
    const refused = await login('8030000001', PASSWORD, '10.2.0.1')
    expect(refused).toMatchObject({ statusCode: 7020, status: 'TOO_MANY_ATTEMPTS', data: { remainingTime: 2 } })
    for (const waitS of [2, 4, 8, 16]) {
      await site.shift(waitS)
      expect((await login('8030000001', 'a guess', '10.2.0.1')).status).toBe('INVALID_USERNAME_OR_PASSWORD')
      const next = await login('8030000001', 'a guess', '10.2.0.1')
      expect(next.data).toEqual({ remainingTime: waitS * 2 })
    }
  })

  it('A10 strangers share what an account allows in a day, and do not slow it where its player has been before', async () => {
    expect((await login('8030000002', PASSWORD, '10.3.0.1')).statusCode).toBe(0)
    for (let stranger = 2; stranger < 6; stranger++) await statuses(8, '8030000002', `10.3.0.${stranger}`)
    const home = await login('8030000002', PASSWORD, '10.3.0.1')
    expect(home.statusCode).toBe(0)
    // Each from an address of its own: twenty were free, then the wait doubles to a quarter of an hour and stays there.
    const waits: unknown[] = []
    for (let more = 0; more < 13; more++) {
      const refused = await login('8030000002', 'a guess', `10.3.1.${more}`)
      waits.push(refused.data?.['remainingTime'])
      await site.shift(Number(refused.data?.['remainingTime']))
      expect((await login('8030000002', 'a guess', `10.3.1.${more}`)).status).toBe('INVALID_USERNAME_OR_PASSWORD')
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
    expect((await login('8030000002', PASSWORD, '10.3.0.9')).data).toEqual({ remainingTime: 900 })
    expect((await login('8030000002', PASSWORD, '10.3.0.1')).statusCode).toBe(0)
    await site.shift(900)
    expect((await login('8030000002', PASSWORD, '10.3.0.9')).statusCode).toBe(0)
  })

  it('A10 success clears what the account has tried from that address', async () => {
    await statuses(7, '8030000003', '10.4.0.1')
    expect((await login('8030000003', PASSWORD, '10.4.0.1')).statusCode).toBe(0)
    expect(counted(await statuses(7, '8030000003', '10.4.0.1'))).toBe(7)
  })

  it('A10 X10 an account opens so many sessions and no more in ten minutes; beyond the most that live the idlest ends', async () => {
    await site.aPlayer('8030000006')
    const enter = () => login('8030000006', PASSWORD, '10.7.0.1')
    const lives = async (token: unknown) =>
      (await site.send(user.getBalance, {}, { token: String(token) })).status !== 'UNAUTHORIZED'
    const first = (await enter()).data?.['token']
    const second = (await enter()).data?.['token']
    await site.shift(400)
    // A good poll is life: of the two, one has none.
    const { id } = (await findSession(site.db, String(first)))!
    expect(await extendSession(site.db, id)).toBe(true)
    for (let opened = 2; opened < MOST_SESSIONS; opened++) await enter()
    expect([await lives(first), await lives(second)]).toEqual([true, true])
    expect((await enter()).statusCode).toBe(0)
    expect([await lives(first), await lives(second)]).toEqual([true, false])
    const [row] = await site.db.sql<{ live: number }>`
      select count(*)::int as live from session s join player p on p.id = s.player_id
      where p.number = '2348030000006' and s.ended_at is null`
    expect(row!.live).toBe(MOST_SESSIONS)

    const more = async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, enter))
      return answers.every(({ statusCode }) => statusCode === 0)
    }
    let isOpen = true
    for (let round = 0; isOpen && round < 10; round++) isOpen = await more()
    expect(isOpen).toBe(false)
    const refused = await enter()
    expect(refused).toMatchObject({
      status: 'TOO_MANY_ATTEMPTS',
      data: { remainingTime: expect.any(Number) as number },
    })
    await site.shift(Number(refused.data?.['remainingTime']))
    expect((await enter()).statusCode).toBe(0)
  })

  it('A07 X10 log-ins that stop after the right password are counted apart, before anything is hashed', async () => {
    await site.aPlayer('8030000007')
    await site.db.sql`update player set password_due = 'reset' where number = '2348030000007'`
    const enter = () => login('8030000007', PASSWORD, '10.8.0.1')
    expect((await enter()).status).toBe('PASSWORD_RESET_REQUIRED')
    await site.db.sql`
      insert into attempt (kind, subject) select 'login.halfway', '2348030000007' from generate_series(1, 58)`
    expect((await enter()).status).toBe('PASSWORD_RESET_REQUIRED')
    expect((await enter()).status).toBe('TOO_MANY_ATTEMPTS')
    await site.shift(601)
    expect((await enter()).status).toBe('PASSWORD_RESET_REQUIRED')
  })

  it('A10 one address that tries many numbers is slowed, earlier when everybody tries', async () => {
    await site.db.sql`
      insert into attempt (kind, subject) select 'login.address', '10.5.0.1' from generate_series(1, 50)`
    expect((await login('8030000004', 'a guess', '10.5.0.1')).status).toBe('INVALID_USERNAME_OR_PASSWORD')
    await site.db.sql`
      insert into attempt (kind, subject) select 'login.total', 'everyone' from generate_series(1, 2000)`
    expect((await login('8030000004', PASSWORD, '10.5.0.1')).status).toBe('TOO_MANY_ATTEMPTS')
    expect((await login('8030000004', PASSWORD, '10.5.0.2')).statusCode).toBe(0)
  })
})

describe.runIf(HAS_REDIS)('with the tries in Redis', () => {
  it('A10 parallel guesses are eight, success clears them, and the database counts none', async () => {
    const server = await aRedis()
    const redis = openRedis(server.url, () => {})
    const site = await aSite(FULLEST, {}, redis)
    try {
      await site.aPlayer('8030000005')
      const login = (password: string) => site.send(security.login, typed('8030000005', password), { ip: '10.6.0.1' })
      const guesses = async (times: number) =>
        (await Promise.all(Array.from({ length: times }, () => login('a guess')))).map(({ status }) => status)
      expect((await guesses(7)).every((status) => status === 'INVALID_USERNAME_OR_PASSWORD')).toBe(true)
      expect((await login(PASSWORD)).statusCode).toBe(0)
      expect((await guesses(12)).filter((status) => status === 'INVALID_USERNAME_OR_PASSWORD')).toHaveLength(8)
      expect((await login(PASSWORD)).status).toBe('TOO_MANY_ATTEMPTS')
      expect(await site.db.sql`select 1 from attempt where kind like 'login.%'`).toEqual([])
    } finally {
      await site.close()
      await redis.close()
      await server.stop()
    }
  })
})

describe('under HTTPS', () => {
  it('A02 the cookie half is bound to the host and never sent in the clear', async () => {
    const site = await aSite(FULLEST, { PUBLIC_URL: 'https://uwanja.example' })
    try {
      await site.aPlayer('8030000001')
      const { cookie, data } = await site.send(security.login, typed('8030000001'), { headers: BROWSER })
      expect(cookie).toMatch(/^__Host-uwanja_session=[\w-]{43}; .*; HttpOnly; SameSite=Strict; Secure$/)
      const headers = { cookie: halfOf(cookie) }
      const answer = await site.send(withdraw, { amount: '500' }, { token: String(data?.['token']), headers })
      expect(answer.status).toBe('NOT_AVAILABLE_YET')
    } finally {
      await site.close()
    }
  })
})
