/** A forgotten password over the wire: the code's life, its tries, its one use, and what the new password ends. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { security } from '@uwanja/contract/site/security'
import { user } from '@uwanja/contract/site/user'
import { RULE_KINDS, FULLEST } from '../db/testing.ts'
import { login as startLogin } from './login-rules.ts'
import type { Passwords } from './passwords.ts'
import { aSite, PASSWORD, type Site } from './testing.ts'
import { purgeSecurity } from './purge.ts'

const NEW = 'a new canary at 6'

describe.each(RULE_KINDS)('recovery on %s', (kind) => {
  let site: Site
  let lastNumber = 8_030_000_000
  beforeAll(async () => {
    site = await aSite(kind)
  })
  afterAll(() => site.close())
  const fresh = async () => {
    const number = String(++lastNumber)
    await site.aPlayer(number)
    return { number, full: `234${number}` }
  }
  const ask = (userName: string, ip?: string) =>
    site.send(security.sendSmsCode, { userName }, ip === undefined ? {} : { ip })
  const asked = async () => {
    const player = await fresh()
    const { data } = await ask(player.full)
    return { ...player, code: site.lastCode(player.full), key: String(data?.['smsVerificationKey']) }
  }
  const recover = (full: string, smsCode: string, smsVerificationKey: string, password = NEW, confirm = password) =>
    site.send(security.passwordRecovery, {
      userName: full,
      smsCode,
      smsVerificationKey,
      newPassword: password,
      newPasswordConfirm: confirm,
    })
  const login = (userName: string, password: string, ip = '10.0.0.1') =>
    site.send(security.login, { ...security.login.example, userName, password }, { ip })
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  it('A17 A19 the code goes to the phone in the player’s language, the key to the caller', async () => {
    const { number, full } = await fresh()
    await site.db.sql`update player set language = 'sw' where number = ${full}`
    const answer = await ask(number)
    expect(answer).toMatchObject({
      statusCode: 0,
      data: {
        remainingTime: 300,
        message: 'Verification_code_sent',
        smsVerificationKey: expect.stringMatching(/^[\w-]{32}$/),
      },
    })
    const sent = site.phone.messages.at(-1)!
    expect(sent).toMatchObject({ msisdn: full, reference: expect.stringMatching(/^recovery-\d+$/) })
    expect(sent.text).toContain(`uthibitisho ni ${site.lastCode(full)}. Itadumu dakika 5.`)
    expect(JSON.stringify(answer)).not.toContain(site.lastCode(full))
  })

  it('A12 the code sets the new password, ends every session, proves the number, and logs nobody in', async () => {
    const { full, code, key } = await asked()
    const tokens = [await login(full, PASSWORD), await login(full, PASSWORD)].map(({ data }) => String(data?.['token']))
    const answer = await recover(full, code, key)
    expect(answer).toMatchObject({ statusCode: 0, data: null, cookie: '' })
    for (const token of tokens) {
      expect((await site.send(user.getBalance, {}, { token })).status).toBe('UNAUTHORIZED')
    }
    expect((await login(full, PASSWORD)).status).toBe('INVALID_USERNAME_OR_PASSWORD')
    expect((await login(full, NEW)).statusCode).toBe(0)
    const [row] = await site.db.sql<{ proven: unknown }>`
      select number_proven_at as proven from player where number = ${full}`
    expect(row?.proven).toBeInstanceOf(Date)
  })

  it('A12 a code works once, also for twenty who send it in parallel', async () => {
    const { full, code, key } = await asked()
    const answers = await Promise.all(Array.from({ length: 20 }, () => recover(full, code, key)))
    expect(answers.filter((answer) => answer.statusCode === 0)).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set(['SUCCESS', 'INVALID_VERIFICATION_CODE']))
    expect((await recover(full, code, key)).status).toBe('INVALID_VERIFICATION_CODE')
  })

  it('A12 five wrong tries end a code, also in parallel', async () => {
    const { full, code, key } = await asked()
    await Promise.all(Array.from({ length: 5 }, () => recover(full, wrong(code), key)))
    expect((await recover(full, code, key)).status).toBe('INVALID_VERIFICATION_CODE')
    const four = await asked()
    for (let times = 0; times < 4; times++) await recover(four.full, wrong(four.code), four.key)
    expect((await recover(four.full, four.code, four.key)).statusCode).toBe(0)
  })

  it('A11 a code lives 300 seconds', async () => {
    const early = await asked()
    await site.shift(299)
    expect((await recover(early.full, early.code, early.key)).statusCode).toBe(0)
    const late = await asked()
    await site.shift(300)
    expect((await recover(late.full, late.code, late.key)).status).toBe('INVALID_VERIFICATION_CODE')
  })

  it('A19 the code is bound to its number and its key', async () => {
    const one = await asked()
    const two = await asked()
    expect((await recover(two.full, one.code, one.key)).status).toBe('INVALID_VERIFICATION_CODE')
    expect((await recover(one.full, one.code, two.key)).status).toBe('INVALID_VERIFICATION_CODE')
    for (const key of ["' or 1=1 --", 'a\u0001b']) {
      expect((await recover(one.full, one.code, key)).status).toBe('INVALID_VERIFICATION_CODE')
    }
    expect((await recover(one.full, one.code, '')).status).toBe('INVALID_VERIFICATION_CODE')
    expect((await recover(one.full, one.code, one.key)).statusCode).toBe(0)
  })

  it('A12 K03 the other refusals leave the code and the password as they were', async () => {
    const { full, code, key } = await asked()
    expect((await recover(full, code, key, NEW, 'other')).status).toBe('PASSWORDS_DO_NOT_MATCH')
    for (const bad of ['12345', 'qwerty', full, 'aaaaaaaa']) {
      expect((await recover(full, code, key, bad)).status).toBe('INCORRECT_PARAMETER_VALUE')
    }
    expect((await recover('2348099999999', code, key)).status).toBe('MOBILE_NUMBER_DOES_NOT_EXIST')
    for (const typed of ['12345', 'abcdef', '１２３４５６']) {
      expect((await recover(full, typed, key)).status).toBe('INVALID_VERIFICATION_CODE')
    }
    expect((await login(full, PASSWORD)).statusCode).toBe(0)
    expect((await recover(full, code, key)).statusCode).toBe(0)
  })

  it('A20 what the steps leave empty is refused here too, and costs the code nothing', async () => {
    expect((await ask('')).status).toBe('VALIDATION_ERROR')
    expect((await ask('   ')).status).toBe('MOBILE_NUMBER_DOES_NOT_EXIST')
    const { full, code, key } = await asked()
    const refusals = [
      await recover('', code, key),
      await recover(full, '', key),
      await recover(full, ' ', key),
      await recover(full, code, key, ''),
      await recover(full, code, key, '      '),
      await recover(full, code, key, NEW, ''),
    ]
    expect(refusals.map(({ statusCode }) => statusCode !== 0)).toEqual(refusals.map(() => true))
    expect((await recover(full, code, key)).statusCode).toBe(0)
  })

  it('A17 a number without an account is told so, and nothing is sent', async () => {
    const before = site.phone.messages.length
    for (const userName of ['2348099999999', 'not a number']) {
      expect(await ask(userName)).toMatchObject({ statusCode: 7104, status: 'MOBILE_NUMBER_DOES_NOT_EXIST' })
    }
    expect(site.phone.messages).toHaveLength(before)
  })

  it('A17 an SMS that no company took is told, its code is gone, and it may be asked for at once', async () => {
    const { full } = await fresh()
    site.phone.answers = false
    const refused = await ask(full)
    site.phone.answers = true
    expect(refused).toMatchObject({ statusCode: 7110, status: 'SMS_CODE_NOT_SEND', data: null })
    expect(await site.db.sql`select 1 from sms_code where number = ${full}`).toEqual([])
    expect((await ask(full)).statusCode).toBe(0)
  })

  it('A17 again after 60 seconds, five an hour, ten a day, and in parallel no more', async () => {
    const { full } = await fresh()
    const sent = () => site.phone.messages.filter((message) => message.msisdn === full).length
    const burst = await Promise.all(Array.from({ length: 10 }, () => ask(full)))
    expect(burst.filter((answer) => answer.statusCode === 0)).toHaveLength(1)
    const wait = await ask(full)
    expect(wait).toMatchObject({
      statusCode: 7111,
      status: 'PLEASE_TRY_RESEND_CODE_IN_X_SECONDS',
      data: { remainingTime: 60 },
    })
    for (let times = 2; times <= 5; times++) {
      await site.shift(60)
      expect((await ask(full)).statusCode).toBe(0)
    }
    await site.shift(60)
    expect((await ask(full)).data?.['remainingTime']).toBeGreaterThan(3_000)
    await site.shift(3_600)
    for (let times = 6; times <= 10; times++) {
      expect((await ask(full)).statusCode).toBe(0)
      await site.shift(60)
    }
    await site.shift(3_600)
    expect((await ask(full)).data?.['remainingTime']).toBeGreaterThan(70_000)
    expect(sent()).toBe(10)
  })

  it('A12 recovery clears the tries that strangers have spent', async () => {
    const { full, code, key } = await asked()
    for (let times = 0; times < 9; times++) await login(full, 'a guess', '10.8.0.1')
    expect((await login(full, PASSWORD, '10.8.0.1')).status).toBe('TOO_MANY_ATTEMPTS')
    await recover(full, code, key)
    expect((await login(full, NEW, '10.8.0.1')).statusCode).toBe(0)
  })

  it('A12 a login that began with the old password opens nothing after the recovery', async () => {
    const { full, code, key } = await asked()
    const { passwords } = site.deps
    const slow: Passwords = {
      ...passwords,
      // The login has found the old password right, and only then does the recovery happen.
      async verify(passwordHash, password) {
        const isRight = await passwords.verify(passwordHash, password, 'known')
        expect((await recover(full, code, key)).statusCode).toBe(0)
        return isRight
      },
    }
    const device = { mark: Buffer.from('x'), cookie: null }
    const from = { ip: '10.0.0.1', agent: '', isBrowser: false, isMobile: false, device }
    const typed = { userName: full, password: PASSWORD, google2faPin: '', mobileValidationCode: '' }
    const early = startLogin({ ...site.deps, passwords: slow }, typed, from)
    await expect(early).rejects.toMatchObject({ code: 'INVALID_USERNAME_OR_PASSWORD' })
    const live = await site.db.sql`
      select 1 from session s join player p on p.id = s.player_id where p.number = ${full} and s.ended_at is null`
    expect(live).toEqual([])
  })

  it('A12 codes and new passwords are in no row and in no log; old rows are swept', async () => {
    const { full, code, key } = await asked()
    await recover(full, code, key)
    const rows = await site.db.sql<{ text: string }>`
      select row_to_json(c)::text as text from (select verification_key, number, purpose, code_hash from sms_code) c
      union all select row_to_json(p)::text from player p union all select kind || subject from attempt`
    const everything = rows.map((row) => row.text).join('\n')
    expect(everything).toContain(key)
    expect(everything).not.toMatch(new RegExp(`\\b${code}\\b`))
    expect(everything + site.log.join()).not.toContain(NEW)
    expect(site.log.join()).not.toContain(key)
    await site.shift(2 * 86_400)
    await purgeSecurity(site.db)
    for (const left of [await site.db.sql`select 1 from attempt`, await site.db.sql`select 1 from sms_code`]) {
      expect(left).toEqual([])
    }
  })
})

describe('the caps on messages', () => {
  it.each([
    ['sms.address', '10.0.0.1', 60],
    ['sms.asked-prefix', '234803', 500],
    ['sms.asked-total', 'everyone', 20_000],
  ])('A17 %s holds, and nothing is sent beyond it', async (capped, subject, most) => {
    const site = await aSite(FULLEST)
    try {
      await site.aPlayer('8030000001')
      await site.db
        .sql`insert into attempt (kind, subject) select ${capped}, ${subject} from generate_series(2, ${most}::int)`
      const ask = () => site.send(security.sendSmsCode, { userName: '2348030000001' })
      expect((await ask()).statusCode).toBe(0)
      await site.shift(61)
      expect((await ask()).status).toBe('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS')
      expect(site.phone.messages).toHaveLength(1)
    } finally {
      await site.close()
    }
  })
})
