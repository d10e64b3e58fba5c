/** Passwords that have had their time, over the wire: what each code opens, and what ends it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { game } from '@uwanja/contract/site/game'
import { security } from '@uwanja/contract/site/security'
import { user } from '@uwanja/contract/site/user'
import { RULE_KINDS } from '../db/testing.ts'
import { demandPassword } from './password-due-rules.ts'
import { aSite, BROWSER, PASSWORD, type From, type Site } from './testing.ts'

const NEW = 'a new canary at 6'

describe.each(RULE_KINDS)('a password that has had its time, on %s', (kind) => {
  let site: Site
  let lastNumber = 8_030_000_000
  beforeAll(async () => {
    site = await aSite(kind)
  })
  afterAll(() => site.close())
  const login = (userName: string, password = PASSWORD, from?: From) =>
    site.send(security.login, { ...security.login.example, userName, password }, from)
  const fresh = async () => {
    const number = String(++lastNumber)
    await site.aPlayer(number)
    const [row] = await site.db.sql<{ id: bigint }>`select id from player where number = ${`234${number}`}`
    return { id: row!.id, number, full: `234${number}` }
  }

  it('A09 111 opens a session with its data and cookie half, which reads and changes the password, nothing else', async () => {
    const { id, number } = await fresh()
    const before = String((await login(number)).data?.['token'])
    await demandPassword(site.deps, id, 'change')
    const answer = await login(number, PASSWORD, { headers: BROWSER })
    expect(answer).toMatchObject({
      http: 200,
      statusCode: 111,
      status: 'PASSWORD_CHANGE_REQUIRED',
      data: { token: expect.stringMatching(/^[\w-]{43}$/), balanceInfo: { totalBalance: '0.00' } },
      cookie: expect.stringMatching(/^uwanja_session=/),
    })
    const token = String(answer.data?.['token'])
    const own = { token, headers: { ...BROWSER, cookie: answer.cookie.split(';')[0]! } }
    for (const from of [own, { token: before }]) {
      const refused = [
        await site.send(banking.registerFastHubWithdraw, { amount: '500' }, from),
        await site.send(game.startBetsolutions, game.startBetsolutions.example, from),
        await site.send(user.updateSmsTwoFactor, {}, from),
        await site.send(user.getGoogleAuth, {}, from),
        await site.send(security.revokeOtherDevices, {}, from),
      ]
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([111, 111, 111, 111, 111])
      // Polls go on: three refused ones would log the player out.
      expect((await site.send(user.getBalance, {}, from)).status).toBe('NOT_AVAILABLE_YET')
      expect((await site.send(security.getDevices, {}, from)).statusCode).toBe(0)
    }
    const passwords = { oldPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW }
    expect((await site.send(security.changePassword, passwords, own)).statusCode).toBe(0)
    expect((await site.send(user.updateSmsTwoFactor, {}, own)).statusCode).toBe(0)
    await site.send(user.updateSmsTwoFactor, {}, own)
    expect((await login(number, NEW)).statusCode).toBe(0)
  })

  it('A09 whoever cannot or will not may log off', async () => {
    const { id, number } = await fresh()
    await demandPassword(site.deps, id, 'change')
    const token = String((await login(number)).data?.['token'])
    expect((await site.send(security.logOff, {}, { token })).statusCode).toBe(0)
    expect((await site.send(user.getBalance, {}, { token })).status).toBe('UNAUTHORIZED')
  })

  it('A08 7015 opens nothing, ends what is open, is told to the right password alone, and a recovery ends it', async () => {
    const { id, number, full } = await fresh()
    const token = String((await login(number)).data?.['token'])
    await demandPassword(site.deps, id, 'reset')
    expect((await site.send(user.getBalance, {}, { token })).status).toBe('UNAUTHORIZED')
    expect(await login(number)).toMatchObject({
      http: 200,
      statusCode: 7015,
      status: 'PASSWORD_RESET_REQUIRED',
      data: null,
      cookie: '',
    })
    expect((await login(number, 'not the one')).status).toBe('INVALID_USERNAME_OR_PASSWORD')
    const { data } = await site.send(security.sendSmsCode, { userName: full })
    const recovered = await site.send(security.passwordRecovery, {
      userName: full,
      smsCode: site.lastCode(full),
      smsVerificationKey: String(data?.['smsVerificationKey']),
      newPassword: NEW,
      newPasswordConfirm: NEW,
    })
    expect(recovered.statusCode).toBe(0)
    expect((await login(number, NEW)).statusCode).toBe(0)
  })
})
