/** Another number over the wire: what it takes, what it ends, and who hears of it; and recovery of a silent account. */
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { security } from '@uwanja/contract/site/security'
import { user } from '@uwanja/contract/site/user'
import { RULE_KINDS } from '../db/testing.ts'
import { aSite, PASSWORD, registerForm, type From, type Site } from './testing.ts'

const NEW = 'a new canary at 6'
const DAY_S = 86_400

describe.each(RULE_KINDS)('numbers that change hands, on %s', (kind) => {
  let site: Site
  let lastNumber = 8_030_000_000
  beforeAll(async () => {
    site = await aSite(kind)
  })
  afterAll(() => site.close())
  const login = (userName: string, password = PASSWORD) =>
    site.send(security.login, { ...security.login.example, userName, password })
  const free = () => {
    const number = String(++lastNumber)
    return { number, full: `234${number}` }
  }
  const fresh = async () => {
    const { number, full } = free()
    await site.aPlayer(number)
    const token = String((await login(number)).data?.['token'])
    return { number, full, token }
  }
  const heard = (full: string) => site.phone.messages.filter(({ msisdn }) => msisdn === full).map(({ text }) => text)
  const start = (token: string, newNumber: string, password = PASSWORD) =>
    site.send(security.startNumberChange, { newNumber, password }, { token })
  const change = (
    token: string,
    newNumber: string,
    smsCode: string,
    key: unknown,
    more: object = {},
    from: From = {},
  ) =>
    site.send(
      security.changeNumber,
      { newNumber, password: PASSWORD, smsCode, smsVerificationKey: String(key), ...more },
      { token, ...from },
    )
  const started = async () => {
    const player = await fresh()
    const next = free()
    const { data } = await start(player.token, next.number)
    return { ...player, next, key: data?.['smsVerificationKey'], code: site.lastCode(next.full) }
  }
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  describe('W11 the own number', () => {
    const ask = (token: string) => site.send(security.sendNumberCode, {}, { token })
    const prove = (token: string, smsCode: string, smsVerificationKey: unknown) =>
      site.send(security.proveNumber, { smsCode, smsVerificationKey: String(smsVerificationKey) }, { token })
    const provenAt = async (full: string) => {
      const [row] = await site.db.sql<{ at: Date | null }>`
        select number_proven_at as at from player where number = ${full}`
      return row!.at
    }

    it('W11 is proven by the code that went to it, once', async () => {
      const { full, token } = await fresh()
      expect(await provenAt(full)).toBeNull()
      const key = (await ask(token)).data?.['smsVerificationKey']
      expect(heard(full)).toEqual([expect.stringContaining('confirm this number')])
      expect((await prove(token, site.lastCode(full), key)).statusCode).toBe(0)
      expect(await provenAt(full)).toBeInstanceOf(Date)
      expect((await prove(token, site.lastCode(full), key)).status).toBe('INVALID_VERIFICATION_CODE')
      expect((await ask(token)).status).toBe('NO_LONGER_OPEN')
      expect(heard(full)).toHaveLength(1)
    })

    it('W11 is not proven by another code, another player or an old code, and a second SMS waits a minute', async () => {
      const { full, token } = await fresh()
      const key = (await ask(token)).data?.['smsVerificationKey']
      const again = await ask(token)
      expect([again.status, again.data]).toMatchObject([
        'PLEASE_TRY_RESEND_CODE_IN_X_SECONDS',
        { remainingTime: expect.any(Number) as unknown },
      ])
      const code = site.lastCode(full)
      const thief = await fresh()
      for (const [who, typed, typedKey] of [
        [token, wrong(code), key],
        [token, code, 'A'.repeat(32)],
        [thief.token, code, key],
      ] as const)
        expect((await prove(who, typed, typedKey)).status).toBe('INVALID_VERIFICATION_CODE')
      await site.shift(301)
      expect((await prove(token, code, key)).status).toBe('INVALID_VERIFICATION_CODE')
      expect([await provenAt(full), await provenAt(thief.full)]).toEqual([null, null])
    })
  })

  describe('a new number', () => {
    it('U10 takes the password and the code of the new number; the account goes on under it', async () => {
      const { full, number, token, next, key, code } = await started()
      expect(code).toMatch(/^\d{6}$/)
      expect(heard(full)).toEqual([])
      const other = String((await login(number)).data?.['token'])
      const answer = await change(token, `0${next.number}`, code, key)
      expect(answer).toMatchObject({ statusCode: 0, data: { userName: next.full } })
      expect((await site.send(security.getDevices, {}, { token })).statusCode).toBe(0)
      expect((await site.send(security.getDevices, {}, { token: other })).status).toBe('UNAUTHORIZED')
      expect((await login(number)).status).toBe('INVALID_USERNAME_OR_PASSWORD')
      expect((await login(next.number)).data?.['user']).toMatchObject({ userName: next.full })
      await expect.poll(() => heard(full)).toEqual([expect.stringContaining('another mobile number')])
      const [row] = await site.db.sql<{ doubt: string; proven: Date | null }>`
        select doubt, number_proven_at as proven from player where number = ${next.full}`
      expect(row).toMatchObject({ doubt: 'new-number', proven: expect.any(Date) as unknown })
      // The old number is free: its next owner opens an account of their own.
      expect((await site.send(security.register, registerForm(number))).statusCode).toBe(0)
    })

    it('U10 is refused with a wrong password, code, key or player, and changes nothing', async () => {
      const { full, token, next, key, code } = await started()
      expect((await start(token, next.number, 'not the one')).status).toBe('OLD_PASSWORD_INCORRECT')
      expect((await change(token, next.number, code, key, { password: 'not it' })).status).toBe(
        'OLD_PASSWORD_INCORRECT',
      )
      for (const [typed, typedKey] of [
        [wrong(code), key],
        [code, 'A'.repeat(32)],
        ['12345', key],
      ] as const) {
        expect((await change(token, next.number, typed, typedKey)).status).toBe('INVALID_VERIFICATION_CODE')
      }
      const thief = await fresh()
      expect((await change(thief.token, next.number, code, key)).status).toBe('INVALID_VERIFICATION_CODE')
      for (const bad of [full, '12', 'no number']) {
        expect((await start(token, bad)).status).toBe('VALIDATION_ERROR')
      }
      expect((await start(token, thief.full)).status).toBe('MOBILE_ALREADY_EXISTS')
      expect((await login(full)).statusCode).toBe(0)
      expect(heard(full)).toEqual([])
    })

    it('U10 is refused when somebody opened an account with it meanwhile', async () => {
      const { full, token, next, key, code } = await started()
      await site.aPlayer(next.number)
      expect((await change(token, next.number, code, key)).status).toBe('MOBILE_ALREADY_EXISTS')
      expect((await login(full)).statusCode).toBe(0)
    })

    it('U10 B23 is refused when the number rests, also since the code was sent', async () => {
      const { full, token, next, key, code } = await started()
      const other = free()
      site.resting.add(next.full).add(other.full)
      expect((await start(token, other.number)).status).toBe('NUMBER_RESTS')
      expect(heard(other.full)).toEqual([])
      expect((await change(token, next.number, code, key)).status).toBe('NUMBER_RESTS')
      expect((await login(full)).statusCode).toBe(0)
    })

    it('U10 U02 takes the app’s code too while 2-step verification is on', async () => {
      const { token, next, key, code } = await started()
      const { data } = await site.send(user.getGoogleAuth, {}, { token })
      const app = new TOTP({ secret: String(data?.['manualCode']).replace(/ /g, '') })
      const pin = () => app.generate({ timestamp: site.wall.ms })
      await site.send(user.toggleTwoFactor, { pin: pin() }, { token })
      site.wall.ms += 30_000
      const without = await change(token, next.number, code, key)
      expect(without).toMatchObject({ statusCode: 7008, data: { secondFactor: 'authenticator' } })
      const google2faPin = wrong(pin())
      expect((await change(token, next.number, code, key, { google2faPin })).status).toBe('INVALID_VERIFICATION_CODE')
      expect((await change(token, next.number, code, key, { google2faPin: pin() })).statusCode).toBe(0)
    })

    it('U10 sends no more than eight codes a day for one player', async () => {
      const { token } = await fresh()
      const answers = []
      for (let at = 0; at < 9; at++) answers.push((await start(token, free().number)).status)
      expect(answers.slice(7)).toEqual(['SUCCESS', 'TOO_MANY_ATTEMPTS'])
    })
  })

  describe('the recovery of an account that was silent for long', () => {
    const recover = async (full: string, birthDate?: string) => {
      const { data } = await site.send(security.sendSmsCode, { userName: full }, { ip: '10.6.0.1' })
      return again(full, String(data?.['smsVerificationKey']), birthDate)
    }
    const keyOf = async (full: string) => {
      const rows = await site.db.sql<{ key: string }>`
        select verification_key as key from sms_code where number = ${full} order by id desc limit 1`
      return rows[0]!.key
    }
    const again = (full: string, smsVerificationKey: string, birthDate = '') =>
      site.send(security.passwordRecovery, {
        userName: full,
        smsCode: site.lastCode(full),
        smsVerificationKey,
        newPassword: NEW,
        newPasswordConfirm: NEW,
        birthDate,
      })
    const named = (full: string, birthDate: string | null) => site.db.sql`
      update player set first_name = 'Amina', birth_date = ${birthDate}::date where number = ${full}`

    it('A12 asks for the birth date when it holds a person, three times a day', async () => {
      const { full } = await fresh()
      await named(full, '1990-04-03')
      await site.shift(91 * DAY_S)
      expect(await recover(full)).toMatchObject({ statusCode: 7115, status: 'BIRTH_DATE_REQUIRED', data: null })
      expect((await again(full, await keyOf(full), '1990-03-04')).status).toBe('BIRTH_DATE_INCORRECT')
      expect((await login(full)).statusCode).toBe(0)
      await site.shift(91 * DAY_S)
      expect((await recover(full, '1990-4-3')).statusCode).toBe(0)
      expect((await login(full, NEW)).statusCode).toBe(0)

      const other = await fresh()
      await named(other.full, '1990-04-03')
      await site.shift(91 * DAY_S)
      await recover(other.full, '1991-01-01')
      for (const day of ['1991-01-02', '1991-01-03']) await again(other.full, await keyOf(other.full), day)
      expect((await again(other.full, await keyOf(other.full), '1990-04-03')).status).toBe('TOO_MANY_ATTEMPTS')
    })

    it('A12 sends to a person when there is money or a name and no birth date', async () => {
      const { full } = await fresh()
      const [row] = await site.db.sql<{ id: bigint }>`select id from player where number = ${full}`
      const amount = { currency: 'NGN' as const, minor: 1n }
      await site.db.transaction((tx) =>
        site.money.deposit.settled(tx, { company: 'fasthub', key: `silent-${full}`, playerId: row!.id, amount }),
      )
      await site.shift(91 * DAY_S)
      expect(await recover(full, '1990-04-03')).toMatchObject({ statusCode: 7117, status: 'RECOVERY_NEEDS_SUPPORT' })
    })

    it('A12 asks nothing more of an empty account, nor of one that was there yesterday', async () => {
      const empty = await fresh()
      await site.shift(400 * DAY_S)
      expect((await recover(empty.full)).statusCode).toBe(0)
      const lively = await fresh()
      await named(lively.full, '1990-04-03')
      await site.shift(89 * DAY_S)
      expect((await recover(lively.full)).statusCode).toBe(0)
      expect(await site.db.sql`select doubt from player where number = ${lively.full}`).toEqual([{ doubt: 'recovery' }])
    })
  })
})
