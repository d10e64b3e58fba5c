/** The second factor over the wire: set up, asked for by a login, used once, switched off; and by SMS. */
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { security } from '@uwanja/contract/site/security'
import { user } from '@uwanja/contract/site/user'
import { RULE_KINDS } from '../db/testing.ts'
import { login as startLogin } from './login-rules.ts'
import { toggleApp } from './second-factor-rules.ts'
import { takeStep } from './store.ts'
import { aSite, BROWSER, codesTo, type From, PASSWORD, type Site } from './testing.ts'

describe.each(RULE_KINDS)('the second factor on %s', (kind) => {
  let site: Site
  let lastNumber = 8_030_000_000
  beforeAll(async () => {
    site = await aSite(kind)
  })
  afterAll(() => site.close())

  const login = (userName: string, codes: { pin?: string; sms?: string } = {}, from?: From, password = PASSWORD) =>
    site.send(
      security.login,
      { userName, password, google2faPin: codes.pin ?? '', mobileValidationCode: codes.sms ?? '' },
      from,
    )
  const fresh = async () => {
    const number = String(++lastNumber)
    await site.aPlayer(number)
    const token = String((await login(number)).data?.['token'])
    return { number, full: `234${number}`, token }
  }
  type Fresh = Awaited<ReturnType<typeof fresh>>
  const setUp = async ({ token }: Pick<Fresh, 'token'>) => {
    const { data } = await site.send(user.getGoogleAuth, {}, { token })
    const app = new TOTP({ secret: String(data?.['manualCode']).replace(/ /g, '') })
    return { data, code: (late = 0) => app.generate({ timestamp: site.wall.ms - late * 30_000 }) }
  }
  const toggle = (token: string, pin: string) => site.send(user.toggleTwoFactor, { pin }, { token })
  const nextStep = () => void (site.wall.ms += 30_000)
  const withApp = async () => {
    const player = await fresh()
    const app = await setUp(player)
    expect((await toggle(player.token, app.code())).statusCode).toBe(0)
    nextStep()
    return { ...player, ...app }
  }
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  it('U02 the key is base32 in groups of four, and the address of the QR code holds it with issuer and account', async () => {
    const player = await fresh()
    const { data } = await setUp(player)
    expect(data?.['manualCode']).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    const address = new URL(String(data?.['qrUrl']))
    expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/Uwanja:${player.full}`,
    ])
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret: String(data?.['manualCode']).replace(/ /g, ''),
      issuer: 'Uwanja',
      digits: '6',
      period: '30',
    })
    // The same one for this session until it is confirmed; one that another session saw is worth nothing.
    expect((await setUp(player)).data).toEqual(data)
    const other = String((await login(player.number)).data?.['token'])
    const second = await setUp({ token: other })
    expect(second.data?.['manualCode']).not.toBe(data?.['manualCode'])
    expect((await toggle(player.token, second.code())).status).toBe('INVALID_VERIFICATION_CODE')
    expect((await toggle(other, second.code())).statusCode).toBe(0)
  })

  it('U02 A07 switched on, a login asks for the code with 7008 and takes it as google2faPin', async () => {
    const { number, code, token } = await withApp()
    const asked = await login(number)
    expect(asked).toMatchObject({
      http: 200,
      statusCode: 7008,
      status: 'TWO_FACTOR_REQUIRED',
      data: { secondFactor: 'authenticator', remainingTime: 0 },
      cookie: '',
    })
    expect(await login(number, { pin: wrong(code()) })).toMatchObject({ statusCode: 7112, data: null, cookie: '' })
    // An SMS code is not what was asked for.
    expect((await login(number, { sms: code() })).statusCode).toBe(7008)
    expect((await login(number, { pin: code() })).statusCode).toBe(0)
    expect((await site.send(user.getGoogleAuth, {}, { token })).status).toBe('TWO_FACTOR_IS_ON')
    // A wrong password never comes so far.
    expect((await login(number, {}, {}, 'not the one')).status).toBe('INVALID_USERNAME_OR_PASSWORD')
  })

  it('A07 a code works once, also for some who send it in parallel; the step before is taken, no older one', async () => {
    const { number, code } = await withApp()
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(number, { pin: code() })))
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 3 }, () => 'INVALID_VERIFICATION_CODE'),
      'SUCCESS',
    ])
    // The step before the one that was used is over, though it is within the window.
    const from = { ip: '10.7.0.9' }
    expect((await login(number, { pin: code(1) }, from)).statusCode).toBe(7112)
    site.wall.ms += 90_000
    expect((await login(number, { pin: code(2) }, from)).statusCode).toBe(7112)
    expect((await login(number, { pin: ` ${code(1).slice(0, 3)} ${code(1).slice(3)} ` }, from)).statusCode).toBe(0)
    expect((await login(number, { pin: code() }, from)).statusCode).toBe(0)
    expect((await login(number, { pin: code(-1) }, from)).statusCode).toBe(7112)
  })

  it('A07 of those who all found the same code right, one uses it up; an older one and another key’s never', async () => {
    const { full } = await withApp()
    const [row] = await site.db.sql<{ playerId: bigint; sealedKey: Uint8Array; lastStep: bigint }>`
      select player_id as "playerId", sealed_key as "sealedKey", last_step as "lastStep"
      from authenticator join player p on p.id = player_id where number = ${full}`
    const { lastStep, ...own } = row!
    const take = (step: bigint, key = own.sealedKey) =>
      site.db.transaction((tx) => takeStep(tx, { ...own, sealedKey: key, step }))
    expect(await take(lastStep + 1n, Buffer.from('another key'))).toBe(false)
    const all = await Promise.all(Array.from({ length: 5 }, () => take(lastStep + 1n)))
    expect(all.filter(Boolean)).toHaveLength(1)
    expect(await take(lastStep)).toBe(false)
  })

  it('U11 switching off asks for a code of its own, tells the player, and one press is one switch', async () => {
    const { number, full, token, code } = await withApp()
    expect((await toggle(token, wrong(code()))).status).toBe('INVALID_VERIFICATION_CODE')
    expect((await site.send(user.toggleTwoFactor, { pin: '' }, { token })).status).toBe('VALIDATION_ERROR')
    const both = await Promise.all([toggle(token, code()), toggle(token, code())])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([0, 7112])
    expect((await login(number)).statusCode).toBe(0)
    await expect
      .poll(() => site.phone.messages.filter(({ msisdn }) => msisdn === full).map(({ text }) => text))
      .toEqual(['on', 'off'].map((way) => expect.stringContaining(`2-step verification was switched ${way}`) as string))
    expect(
      await site.db.sql`select 1 from authenticator a join player p on p.id = player_id where number = ${full}`,
    ).toEqual([])
  })

  it('A07 guesses are slowed down, and the wait ends', async () => {
    const { number, code } = await withApp()
    const from = { ip: '10.7.0.1' }
    const guesses = await Promise.all(Array.from({ length: 12 }, () => login(number, { pin: wrong(code()) }, from)))
    expect(guesses.filter(({ statusCode }) => statusCode === 7112)).toHaveLength(5)
    const waiting = await login(number, { pin: code() }, from)
    expect(waiting).toMatchObject({ status: 'TOO_MANY_ATTEMPTS', data: { remainingTime: 5 } })
    // Elsewhere, where the player is known, nothing is slow.
    expect((await login(number, { pin: code() })).statusCode).toBe(0)
    await site.shift(6)
    nextStep()
    expect((await login(number, { pin: code() }, from)).statusCode).toBe(0)
  })

  it('K02 a change needs both halves of a browser’s session', async () => {
    const { number } = await fresh()
    const { data } = await login(number, {}, { headers: BROWSER })
    const half = { token: String(data?.['token']), headers: BROWSER }
    const setUpAnswer = await site.send(user.getGoogleAuth, {}, half)
    const switched = await site.send(user.updateSmsTwoFactor, {}, half)
    const toggled = await site.send(user.toggleTwoFactor, { pin: '123456' }, half)
    expect([setUpAnswer, switched, toggled].map(({ status }) => status)).toEqual(Array(3).fill('SESSION_NOT_BOUND'))
  })

  it('U02 no key and no code is in a row or in the log, and a sealed key opens for its player alone', async () => {
    const one = await withApp()
    const two = await withApp()
    const tables = await site.db.sql<{ text: string }>`
      select query_to_xml(format('select * from %I.%I', t.table_schema, t.table_name), true, true, '')::text as text
      from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`
    const everything = tables.map(({ text }) => text).join() + site.log.join()
    const key = String(one.data?.['manualCode'])
    const bare = key.replace(/ /g, '')
    const rawKey = Buffer.from(new TOTP({ secret: bare }).secret.bytes)
    for (const secret of [key, bare, rawKey.toString('base64'), rawKey.toString('hex')]) {
      expect(everything).not.toContain(secret)
    }
    // As a word of its own: six digits are by chance within many a hash or a moment's fraction.
    expect(everything).not.toMatch(new RegExp(`(?<![\\w.])${one.code()}(?!\\w)`))
    await site.db.sql`
      update authenticator set sealed_key = (
        select a.sealed_key from authenticator a join player p on p.id = a.player_id where number = ${one.full})
      where player_id = (select id from player where number = ${two.full})`
    expect((await login(two.number, { pin: one.code() })).status).toBe('GENERAL_ERROR')
    expect((await login(one.number, { pin: one.code() })).statusCode).toBe(0)
  })

  describe('by SMS', () => {
    const withSms = async () => {
      const player = await fresh()
      expect((await site.send(user.updateSmsTwoFactor, {}, player)).statusCode).toBe(0)
      return player
    }
    const sentTo = (full: string) => codesTo(site.phone.messages, full)

    it('U03 A07 switched on, the login sends a code and takes it as mobileValidationCode', async () => {
      const { number, full } = await withSms()
      await site.db.sql`update player set language = 'sw' where number = ${full}`
      site.phone.answers = false
      expect((await login(number)).status).toBe('SMS_CODE_NOT_SEND')
      site.phone.answers = true
      const asked = { statusCode: 7008, data: { secondFactor: 'sms', remainingTime: 60 }, cookie: '' }
      expect(await login(number)).toMatchObject(asked)
      expect(sentTo(full)).toHaveLength(1)
      expect(sentTo(full)[0]!.text).toContain('namba yako ya kuingia')
      const code = site.lastCode(full)
      expect((await login(number, { sms: wrong(code) })).statusCode).toBe(7112)
      const twice = await Promise.all([login(number, { sms: code }), login(number, { sms: code })])
      expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([0, 7112])
    })

    it('A07 a client that knows the specification alone sends it as google2faPin', async () => {
      const { number, full } = await withSms()
      await login(number)
      expect((await login(number, { pin: site.lastCode(full) })).statusCode).toBe(0)
    })

    it('A07 one code at a time: asked again within a minute nothing is sent, later a new one', async () => {
      const { number, full } = await withSms()
      await login(number)
      await site.shift(20)
      expect(await login(number)).toMatchObject({ statusCode: 7008, data: { remainingTime: 40 } })
      expect(sentTo(full)).toHaveLength(1)
      await site.shift(41)
      expect((await login(number)).statusCode).toBe(7008)
      expect(sentTo(full)).toHaveLength(2)
      await site.shift(301)
      expect((await login(number, { sms: site.lastCode(full) })).statusCode).toBe(7112)
      expect((await login(number)).statusCode).toBe(7008)
      const from = { ip: '10.7.0.8' }
      for (let tries = 0; tries < 5; tries++) await login(number, { sms: wrong(site.lastCode(full)) }, from)
      await site.shift(10)
      expect((await login(number, { sms: site.lastCode(full) }, from)).statusCode).toBe(7112)
    })

    it('A07 nobody who lacks the password has codes sent, and recoveries use up none of them', async () => {
      const { number, full } = await withSms()
      expect((await login(number, {}, {}, 'not the one')).status).toBe('INVALID_USERNAME_OR_PASSWORD')
      expect(sentTo(full)).toHaveLength(0)
      for (let hour = 0; hour < 6; hour++) {
        await site.send(security.sendSmsCode, { userName: full }, { ip: '10.8.0.1' })
        await site.shift(61)
      }
      expect((await site.send(security.sendSmsCode, { userName: full })).status).toBe(
        'PLEASE_TRY_RESEND_CODE_IN_X_SECONDS',
      )
      expect((await login(number)).statusCode).toBe(7008)
      expect((await login(number, { sms: site.lastCode(full) })).statusCode).toBe(0)
    })

    it('U03 with both switched on the app alone is asked for; off again, nothing is', async () => {
      const player = await withApp()
      await site.send(user.updateSmsTwoFactor, {}, player)
      expect((await login(player.number)).data).toMatchObject({ secondFactor: 'authenticator' })
      expect(sentTo(player.full)).toHaveLength(0)
      await toggle(player.token, player.code())
      expect((await login(player.number)).data).toMatchObject({ secondFactor: 'sms' })
      await site.send(user.updateSmsTwoFactor, {}, player)
      expect((await login(player.number)).statusCode).toBe(0)
    })
  })

  it('A12 a recovery does not switch the second factor off', async () => {
    const { number, full, code } = await withApp()
    const { data } = await site.send(security.sendSmsCode, { userName: full }, { ip: '10.8.0.2' })
    const renewed = 'a new canary at 6'
    const answer = await site.send(security.passwordRecovery, {
      userName: full,
      smsCode: site.lastCode(full),
      smsVerificationKey: String(data?.['smsVerificationKey']),
      newPassword: renewed,
      newPasswordConfirm: renewed,
    })
    expect(answer.statusCode).toBe(0)
    expect((await login(number, {}, {}, renewed)).statusCode).toBe(7008)
    expect((await login(number, { pin: code() }, {}, renewed)).statusCode).toBe(0)
  })

  it('U02 switched on between the password and the session, it still stands in the way', async () => {
    const player = await fresh()
    const app = await setUp(player)
    const { db, passwords } = site.deps
    let isOn = false
    const verify: typeof passwords.verify = async (hash, password, lane) => {
      const isRight = await passwords.verify(hash, password, lane)
      if (!isOn) {
        const [own] = await db.sql<{ id: bigint; playerId: bigint }>`
          select s.id, player_id as "playerId" from session s join player p on p.id = player_id
          where number = ${player.full} order by s.id desc limit 1`
        isOn = true
        await toggleApp(site.deps, own!, app.code(), '10.0.0.1')
      }
      return isRight
    }
    const device = { mark: Buffer.from('x'), cookie: null }
    const from = { ip: '10.0.0.1', agent: '', isBrowser: false, isMobile: false, device }
    const typed = { userName: player.number, password: PASSWORD, google2faPin: '', mobileValidationCode: '' }
    await expect(startLogin({ ...site.deps, passwords: { ...passwords, verify } }, typed, from)).rejects.toThrow()
    expect(isOn).toBe(true)
  })
})
