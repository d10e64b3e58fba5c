/** What strangers have sent by SMS uses up nothing that the owner of a number needs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { security } from '@uwanja/contract/site/security'
import { FULLEST } from '../db/testing.ts'
import { aSite, BROWSER, PASSWORD, type Site } from './testing.ts'

describe('budgets of codes', () => {
  let site: Site
  let lastNumber = 8_034_000_000
  beforeAll(async () => {
    site = await aSite(FULLEST)
  })
  afterAll(() => site.close())
  const fresh = async () => {
    const number = String(++lastNumber)
    await site.aPlayer(number)
    return `234${number}`
  }
  const ask = (userName: string, ip: string, headers = {}) =>
    site.send(security.sendSmsCode, { userName }, { ip, headers })
  const login = (userName: string, code = '', headers = {}) =>
    site.send(
      security.login,
      { ...security.login.example, userName, password: PASSWORD, mobileValidationCode: code },
      { ip: '10.0.0.1', headers },
    )
  const sentTo = (full: string) => site.phone.messages.filter(({ msisdn }) => msisdn === full)

  /** A stranger has as many recovery codes sent as there are in a day. */
  const useUp = async (full: string) => {
    for (let times = 0; times < 10; times++) {
      expect((await ask(full, `10.66.0.${times}`)).statusCode).toBe(0)
      await site.shift(times === 4 ? 3_601 : 61)
    }
    await site.shift(3_601)
    expect((await ask(full, '10.66.1.1')).status).toBe('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS')
    expect(sentTo(full)).toHaveLength(10)
  }

  it('A17 X10 ten recovery requests of a stranger leave the owner’s log-in, proof and recovery alone', async () => {
    const full = await fresh()
    const opened = await login(full, '', BROWSER)
    expect(opened.statusCode).toBe(0)
    const session = {
      token: String(opened.data?.['token']),
      headers: { ...BROWSER, cookie: [opened.cookie, opened.deviceCookie].map((one) => one.split(';')[0]).join('; ') },
    }
    await useUp(full)
    // A session.
    expect(await site.send(security.sendNumberCode, {}, session)).toMatchObject({ statusCode: 0 })
    expect(sentTo(full)).toHaveLength(11)
    // A right password.
    await site.db.sql`update player set sms_security = true where number = ${full}`
    expect(await login(full)).toMatchObject({ status: 'TWO_FACTOR_REQUIRED' })
    const loggedIn = sentTo(full).filter(({ reference }) => reference.startsWith('login-'))
    expect(loggedIn).toHaveLength(1)
    expect((await login(full, site.lastCode(full))).statusCode).toBe(0)
    // A device of the account, from wherever it is; without its cookie the same browser is a stranger.
    const cookie = opened.deviceCookie.split(';')[0]!
    expect((await ask(full, '10.77.0.1', BROWSER)).status).toBe('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS')
    expect((await ask(full, '10.77.0.1', { ...BROWSER, cookie })).statusCode).toBe(0)
    const other = await fresh()
    await useUp(other)
    expect((await ask(other, '10.77.0.1', { ...BROWSER, cookie })).status).toBe('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS')
  })

  it('A12 X10 calls without a key cost the owner’s code none of its tries', async () => {
    const full = await fresh()
    const { data } = await ask(full, '10.0.0.1')
    const [code, key] = [site.lastCode(full), String(data?.['smsVerificationKey'])]
    const recover = (smsCode: string, smsVerificationKey: string) =>
      site.send(security.passwordRecovery, {
        userName: full,
        smsCode,
        smsVerificationKey,
        newPassword: 'a new canary at 6',
        newPasswordConfirm: 'a new canary at 6',
      })
    for (let times = 0; times < 8; times++)
      expect((await recover('000000', '')).status).toBe('INVALID_VERIFICATION_CODE')
    // Nor do those with the key of a code that the stranger asked for.
    await site.shift(61)
    const own = await ask(full, '10.66.0.1')
    for (let times = 0; times < 8; times++) await recover('000000', String(own.data?.['smsVerificationKey']))
    expect((await recover(code, key)).statusCode).toBe(0)
  })

  it.each(['sms.asked-prefix', 'sms.asked-total'])(
    'A17 X10 what strangers have sent to a region (%s) stops nobody’s log-in there',
    async (kind) => {
      const full = await fresh()
      await site.db.sql`update player set sms_security = true where number = ${full}`
      const subject = kind.endsWith('total') ? 'everyone' : full.slice(0, 6)
      await site.db.sql`insert into attempt (kind, subject) select ${kind}, ${subject} from generate_series(1, 20000)`
      expect((await ask(full, '10.0.0.1')).status).toBe('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS')
      expect((await login(full)).status).toBe('TWO_FACTOR_REQUIRED')
      expect(sentTo(full)).toHaveLength(1)
      await site.db.sql`delete from attempt where kind = ${kind}`
    },
  )

  it('A17 the caps are settings', async () => {
    const strict = await aSite(FULLEST, { SMS_NUMBER_HOUR: '1', SMS_OWN_HOUR: '2' })
    try {
      await strict.aPlayer('8034999999')
      const asked = () => strict.send(security.sendSmsCode, { userName: '2348034999999' })
      expect((await asked()).statusCode).toBe(0)
      await strict.shift(61)
      expect((await asked()).data?.['remainingTime']).toBeGreaterThan(3_000)
    } finally {
      await strict.close()
    }
  })
})
