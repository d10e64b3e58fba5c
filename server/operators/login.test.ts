/** Operators' log-in over the door: the first one, both factors, cookies, throttle, new starts, and the audit log of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TOTP } from 'otpauth'
import { office as rows } from '@uwanja/contract/operators/office'
import { RULE_KINDS } from '../db/testing.ts'
import { addFirstOperator, addOperator, giveNewStartByName, isAcceptableOperatorPassword } from './operator-rules.ts'
import { anOffice, BROWSER, type Office } from '../testing/office.ts'

const OWN = 'green boats at dawn'

describe.each(RULE_KINDS)('the log-in of operators on %s', (kind) => {
  let office: Office
  beforeAll(async () => {
    office = await anOffice(kind)
  })
  afterAll(() => office.close())

  const generate = (url: string) => {
    const secret = new URL(url).searchParams.get('secret')!
    return new TOTP({ secret }).generate({ timestamp: office.wall.ms })
  }
  const offered = async (name: string, password: string) => {
    const answer = await office.send(rows.login, { name, password, code: '' })
    return (answer.data as { enrol: { address: string; key: string } | null }).enrol!
  }
  /** Through the first log-in; what makes codes afterwards. */
  const enrolled = async (name: string, firstPassword: string) => {
    const { address } = await offered(name, firstPassword)
    const typed = { name, password: firstPassword, newPassword: OWN, code: generate(address) }
    const answer = await office.send(rows.enrol, typed, { headers: BROWSER })
    expect(answer.status).toBe('SUCCESS')
    office.wall.ms += 30_000
    return {
      code: () => generate(address),
      session: (answer.data as { session: { token: string } }).session,
      cookie: answer.cookie,
    }
  }
  const add = async (name: string, role: 'admin' | 'support' = 'support') =>
    (await addOperator(office.deps, null, { name, role })).firstPassword

  it('O02 the first operator is made once', async () => {
    const first = await addFirstOperator(office.deps)
    expect(first).toMatchObject({ name: 'admin' })
    expect(first!.firstPassword.length).toBeGreaterThan(20)
    expect(await addFirstOperator(office.deps)).toBeNull()
  })

  it('O02 the first password opens nothing until a password and a code are one’s own', async () => {
    const firstPassword = await add('fatma')
    const { address, key } = await offered('fatma', firstPassword)
    expect((await offered('fatma', firstPassword)).key).toBe(key)
    const form = { name: 'fatma', password: firstPassword, newPassword: OWN, code: generate(address) }
    for (const newPassword of ['short', 'fatmafatmafatma', 'aaaaaaaaaaaaaaa', firstPassword]) {
      expect((await office.send(rows.enrol, { ...form, newPassword })).status).toBe('INCORRECT_PARAMETER_VALUE')
    }
    expect((await office.send(rows.enrol, { ...form, code: '000000' })).status).toBe('INVALID_VERIFICATION_CODE')
    const answer = await office.send(rows.enrol, form)
    expect(answer).toMatchObject({
      status: 'SUCCESS',
      data: { session: { name: 'fatma', role: 'support' }, check: null },
    })
    const again = await office.send(rows.enrol, form)
    expect(again.status).toBe('INVALID_USERNAME_OR_PASSWORD')
  })

  it('O02 afterwards both factors are needed, and a code opens once', async () => {
    const { code } = await enrolled('juma', await add('juma'))
    const form = { name: 'juma', password: OWN, code: code() }
    expect((await office.send(rows.login, { ...form, code: '' })).status).toBe('TWO_FACTOR_REQUIRED')
    expect((await office.send(rows.login, { ...form, code: '123456' })).status).toBe('INVALID_VERIFICATION_CODE')
    expect((await office.send(rows.login, { ...form, password: 'wrong' })).status).toBe('INVALID_USERNAME_OR_PASSWORD')
    const both = await Promise.all([office.send(rows.login, form), office.send(rows.login, form)])
    expect(both.map(({ status }) => status).sort()).toEqual(['INVALID_VERIFICATION_CODE', 'SUCCESS'])
  })

  it('O02 a browser shows both halves, under a cookie that is no player’s', async () => {
    const { session, cookie } = await enrolled('neema', await add('neema', 'admin'))
    expect(cookie).toMatch(/^uwanja_office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    const { token } = session
    expect((await office.send(rows.me, {}, { token })).status).toBe('SESSION_NOT_BOUND')
    const headers = { cookie: cookie.split(';')[0]! }
    expect((await office.send(rows.me, {}, { token, headers })).data).toMatchObject({ name: 'neema', role: 'admin' })
    const player = { cookie: headers.cookie.replace('office', 'session') }
    expect((await office.send(rows.me, {}, { token, headers: player })).status).toBe('SESSION_NOT_BOUND')
    expect((await office.send(rows.logOff, {}, { token, headers })).status).toBe('SUCCESS')
    expect((await office.send(rows.me, {}, { token, headers })).status).toBe('UNAUTHORIZED')
  })

  it('X10 O02 wrong tries are slowed, and the wait ends', async () => {
    const { code } = await enrolled('asha', await add('asha'))
    const wrong = { name: 'asha', password: OWN, code: '000000' }
    const seen: string[] = []
    for (let tries = 0; tries < 8; tries++)
      seen.push((await office.send(rows.login, wrong, { address: '10.7.7.7' })).status)
    expect(seen.at(-1)).toBe('TOO_MANY_ATTEMPTS')
    await office.shift(3_700)
    const right = { ...wrong, code: code() }
    expect((await office.send(rows.login, right, { address: '10.7.7.7' })).status).toBe('SUCCESS')
  })

  it('O02 a new start ends sessions, password and authenticator; nobody gives one to themselves', async () => {
    const { session } = await enrolled('salma', await add('salma'))
    await office.db.sql`update operator_session set cookie_hash = null`
    const admin = await office.anOperator('admin')
    const salma = (await office.db.sql<{ id: bigint }>`select id from operator where name = 'salma'`)[0]!
    const ask = (id: bigint, token: string) =>
      office.send(rows.resetOperator, { id: `${id}`, why: 'lost phone' }, { token })
    expect((await ask(admin.id, admin.token)).status).toBe('SECOND_PERSON_REQUIRED')
    expect((await ask(999_999n, admin.token)).status).toBe('NOT_FOUND')
    const { first } = (await ask(salma.id, admin.token)).data as { first: { firstPassword: string } }
    const { firstPassword } = first
    expect((await office.send(rows.me, {}, { token: session.token })).status).toBe('UNAUTHORIZED')
    expect(await offered('salma', firstPassword)).not.toBeNull()
    expect((await giveNewStartByName(office.deps, 'salma')).firstPassword).not.toBe(firstPassword)
    expect((await office.send(rows.login, { name: 'salma', password: firstPassword, code: '' })).status).toBe(
      'INVALID_USERNAME_OR_PASSWORD',
    )
  })

  it('O03 the trail tells who did it, to whom and why; it can be searched and never changed', async () => {
    const admin = await office.anOperator('admin')
    const { token } = admin
    await office.send(rows.addOperator, { name: 'zuri', role: 'support' }, { token, address: '10.3.3.3' })
    const search = async (asked: object) => {
      const none = { operator: '', action: '', subject: '', words: '' }
      return ((await office.send(rows.auditTrail, { ...none, ...asked }, { token })).data as { rows: object[] }).rows
    }
    const [row] = await search({ operator: admin.name, action: 'operator.added' })
    expect(row).toMatchObject({
      action: 'operator.added',
      after: { name: 'zuri', role: 'support' },
      address: '10.3.3.3',
    })
    expect(await search({ words: 'LOST phone' })).toHaveLength(1)
    const [{ day, before: yesterday }] = (await office.db.sql<{ day: string; before: string }>`
      select ((select house_now()) at time zone 'Africa/Lagos')::date::text as day,
        (((select house_now()) at time zone 'Africa/Lagos')::date - 1)::text as before`) as [
      { day: string; before: string },
    ]
    expect(await search({ words: 'LOST phone', from: day, to: day })).toHaveLength(1)
    expect(await search({ words: 'LOST phone', to: yesterday })).toEqual([])
    const never = { operator: '', action: '', subject: '', words: '', from: '2026-02-31' }
    expect((await office.send(rows.auditTrail, never, { token })).status).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await search({ action: 'operator.re', subject: 'operator 999999' })).toEqual([])
    expect(JSON.stringify(await search({}))).not.toContain(OWN)
    // What is said once is found behind ten thousand actions that say something else.
    await office.db.sql`
      insert into audit (action, subject, why, address) select 'filler.made', 'filler', 'as agreed', '' from generate_series(1, 10100)`
    expect(await search({ words: 'ost pho' })).toHaveLength(1)
    expect(await search({ words: 'lost phobia' })).toEqual([])
    expect(await search({ words: 'agreed' })).toHaveLength(50)
    for (const act of ['update audit set why = $1', 'delete from audit where why = $1']) {
      await expect(office.db.query(act, ['x'])).rejects.toThrow(/append-only/)
    }
  })

  it('O02 X09 no row holds a password, a key or a token as it was typed', async () => {
    const { session } = await enrolled('imani', await add('imani'))
    const held = await office.db
      .sql`select o::text, (select string_agg(s::text, ',') from operator_session s) from operator o`
    const text = JSON.stringify(held)
    expect(text).not.toContain(session.token)
    expect(text).not.toContain(OWN)
  })
})

it('O02 which passwords of operators are taken', () => {
  expect(isAcceptableOperatorPassword('amina', 'eleven chars')).toBe(true)
  for (const bad of ['elevenchars', 'amina amina amina', '111111111111111', 'ababababababab'])
    expect(isAcceptableOperatorPassword('amina', bad), bad).toBe(false)
})
