/** A stolen session alone changes no door of an account: the password is shown again first (docs/decisions/057). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { security } from '@uwanja/contract/site/security'
import { user } from '@uwanja/contract/site/user'
import { RULE_KINDS } from '../db/testing.ts'
import { aSite, BROWSER, PASSWORD, type From, type Site } from './testing.ts'

const MINUTE = 60

describe.each(RULE_KINDS)('the password shown again on %s', (kind) => {
  let site: Site
  let lastNumber = 8_035_000_000
  beforeAll(async () => {
    site = await aSite(kind)
  })
  afterAll(() => site.close())

  async function aSession(headers: Record<string, string> = BROWSER): Promise<{ number: string; from: From }> {
    const number = String(++lastNumber)
    await site.aPlayer(number)
    const opened = await site.send(
      security.login,
      { ...security.login.example, userName: number, password: PASSWORD },
      { headers },
    )
    const cookie = opened.cookie.split(';')[0]!
    return { number, from: { token: String(opened.data?.['token']), headers: { ...headers, cookie } } }
  }
  const CHANGES = [
    [user.getGoogleAuth, {}],
    [user.toggleTwoFactor, { pin: '123456' }],
    [user.updateSmsTwoFactor, {}],
    [user.updateEmail, { email: 'asha@example.com' }],
  ] as const
  const statuses = async (from: From) => {
    const all: string[] = []
    for (const [row, values] of CHANGES) all.push((await site.send(row, values, from)).status)
    return all
  }
  const heard = (number: string) =>
    site.phone.messages.filter(({ msisdn }) => msisdn === `234${number}`).map(({ text }) => text.slice(8, 40))

  it('U01 U07 ten minutes after a login a browser’s session changes nothing until the password was shown', async () => {
    const { number, from } = await aSession()
    await site.shift(10 * MINUTE)
    expect(await statuses(from)).toEqual(Array.from(CHANGES, () => 'PASSWORD_CONFIRMATION_REQUIRED'))
    expect((await site.send(user.updateSmsTwoFactor, {}, from)).statusCode).toBe(7118)
    const confirm = (password: string, by = from) => site.send(security.confirmPassword, { password }, by)
    expect((await confirm('a guess')).status).toBe('WRONG_PASSWORD')
    expect((await confirm(PASSWORD, { token: from.token! })).status).toBe('SESSION_NOT_BOUND')
    expect((await statuses(from))[0]).toBe('PASSWORD_CONFIRMATION_REQUIRED')
    expect((await confirm(PASSWORD)).status).toBe('SUCCESS')
    expect(await statuses(from)).toEqual(['SUCCESS', 'INVALID_VERIFICATION_CODE', 'SUCCESS', 'SUCCESS'])
    await expect
      .poll(() => heard(number).toSorted())
      .toEqual(['SMS security was switched on for', 'the e-mail address of your accou'])
    await site.shift(10 * MINUTE)
    expect((await statuses(from))[2]).toBe('PASSWORD_CONFIRMATION_REQUIRED')
  })

  it('U07 each change is told by SMS, also where messages are switched off; what changed nothing is not', async () => {
    const { number, from } = await aSession()
    await site.db.sql`update player set sms_notifications = false where number = ${`234${number}`}`
    for (let twice = 0; twice < 2; twice++) await site.send(user.updateSmsTwoFactor, {}, from)
    for (let twice = 0; twice < 2; twice++) await site.send(user.updateEmail, { email: 'a@example.com' }, from)
    const expected = [
      'SMS security was switched on for',
      'SMS security was switched off on',
      'the e-mail address of your accou',
    ]
    await expect.poll(() => heard(number).toSorted()).toEqual(expected.toSorted())
  })

  it('U07 guesses are slowed, and a client that is no browser changes what the specification lets it', async () => {
    const { from } = await aSession()
    const guesses: string[] = []
    for (let turn = 0; turn < 9; turn++)
      guesses.push((await site.send(security.confirmPassword, { password: `guess ${turn}` }, from)).status)
    expect(guesses).toEqual([...Array<string>(8).fill('WRONG_PASSWORD'), 'TOO_MANY_ATTEMPTS'])
    const bare = await aSession({})
    await site.shift(10 * MINUTE)
    expect(await statuses(bare.from)).toEqual(['SUCCESS', 'INVALID_VERIFICATION_CODE', 'SUCCESS', 'SUCCESS'])
  })
})
