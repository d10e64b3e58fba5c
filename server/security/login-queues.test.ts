/** Known devices and strangers at the door: who waits for whom (docs/decisions/056). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { security } from '@uwanja/contract/site/security'
import { RULE_KINDS } from '../db/testing.ts'
import { aSite, BROWSER, PASSWORD, type Site } from './testing.ts'

const typed = (userName: string, password: string) => ({ ...security.login.example, userName, password })

describe.each(RULE_KINDS)('known devices and strangers on %s', (kind) => {
  let site: Site
  beforeAll(async () => {
    site = await aSite(kind)
  })
  afterAll(() => site.close())
  const login = (userName: string, password: string, ip: string) =>
    site.send(security.login, typed(userName, password), { ip })
  const counted = (all: string[]) => all.filter((status) => status === 'INVALID_USERNAME_OR_PASSWORD').length

  it('A10 the player’s own browser is known by its cookie at any address, whatever strangers and neighbours try', async () => {
    const number = '8030000021'
    await site.aPlayer(number)
    const from = (ip: string, deviceCookie = '') => ({
      ip,
      headers: { ...BROWSER, cookie: deviceCookie.split(';')[0]! },
    })
    const at = (ip: string, password: string, deviceCookie?: string) =>
      site.send(security.login, typed(number, password), from(ip, deviceCookie))
    const { deviceCookie } = await at('10.7.0.1', PASSWORD)
    const flood = Array.from({ length: 40 }, (_, n) => at(n < 15 ? '10.7.0.1' : `10.7.1.${n}`, 'a guess'))
    await Promise.all(flood)
    for (const address of ['10.7.0.1', '10.7.1.20', '10.7.2.1']) {
      expect((await at(address, PASSWORD, deviceCookie)).statusCode, address).toBe(0)
    }
    // A cookie that somebody made up is a stranger’s, and so is one that belongs to another player.
    await site.aPlayer('8030000022')
    const other = await site.send(security.login, typed('8030000022', PASSWORD), from('10.7.3.1'))
    for (const cookie of [`uwanja_device=${'a'.repeat(43)}`, other.deviceCookie]) {
      expect((await at('10.7.4.1', PASSWORD, cookie)).status).toBe('TOO_MANY_ATTEMPTS')
    }
    // Its own wrong tries count, wherever it goes.
    const own = await Promise.all(Array.from({ length: 12 }, (_, n) => at(`10.7.5.${n}`, 'a guess', deviceCookie)))
    expect(counted(own.map(({ status }) => status))).toBe(8)
  })

  it('A10 one account that strangers guess for a day from ever new addresses costs them all but 120 guesses, its owner nothing', async () => {
    const number = '8030000025'
    await site.aPlayer(number)
    const own = (ip: string, deviceCookie = '') =>
      site.send(security.login, typed(number, PASSWORD), {
        ip,
        headers: { ...BROWSER, cookie: deviceCookie.split(';')[0]! },
      })
    const { deviceCookie } = await own('10.10.0.1')
    const ends: string[] = []
    // Every five minutes of a day three at once, each from an address that nobody has seen.
    for (let n = 0; n < 288; n++) {
      const three = [1, 2, 3].map((one) => login(number, 'a guess', `11.${one}.${n >> 7}.${n & 127}`))
      ends.push(...(await Promise.all(three)).map(({ status }) => status))
      await site.shift(300)
    }
    expect(new Set(ends)).toEqual(new Set(['INVALID_USERNAME_OR_PASSWORD', 'TOO_MANY_ATTEMPTS']))
    // Twenty are free, then one a quarter of an hour: 96 in what is left of the day, and no more than a few while waits grow.
    expect(counted(ends)).toBeGreaterThan(20)
    expect(counted(ends)).toBeLessThanOrEqual(125)
    expect((await own('10.10.9.9', deviceCookie)).statusCode).toBe(0)
  })

  it('A10 a flood of log-ins from everywhere leaves places for a known device and for an operator', async () => {
    const number = '8030000023'
    await site.aPlayer(number)
    const own = { ip: '10.8.0.1', headers: { ...BROWSER } }
    const { deviceCookie } = await site.send(security.login, typed(number, PASSWORD), own)
    const flood = Array.from({ length: 160 }, (_, n) =>
      login(`80311${10_000 + n}`, 'a guess', `10.8.${1 + (n >> 7)}.${n & 127}`),
    )
    const known = site.send(security.login, typed(number, PASSWORD), {
      ip: '10.8.9.9',
      headers: { ...BROWSER, cookie: deviceCookie.split(';')[0]! },
    })
    expect((await known).statusCode).toBe(0)
    expect(await site.deps.passwords.verify(null, 'an operator', 'office')).toBe(false)
    const ends = (await Promise.all(flood)).map(({ status }) => status)
    // How many found the strangers' queue full depends on how fast they came; that it fills is seen in passwords.test.ts.
    expect(ends.filter((end) => end !== 'TOO_MANY_REQUESTS' && end !== 'INVALID_USERNAME_OR_PASSWORD')).toEqual([])
    expect(ends).toContain('INVALID_USERNAME_OR_PASSWORD')
  })

  it('A10 who recovers an account that strangers try is known there at once', async () => {
    const number = '8030000024'
    await site.aPlayer(number)
    await Promise.all(Array.from({ length: 25 }, (_, n) => login(number, 'a guess', `10.9.1.${n}`)))
    const own = { ip: '10.9.2.1', headers: { ...BROWSER } }
    const asked = await site.send(security.sendSmsCode, { userName: number }, own)
    const recovered = await site.send(
      security.passwordRecovery,
      {
        ...security.passwordRecovery.example,
        userName: number,
        newPassword: 'kuku watatu',
        newPasswordConfirm: 'kuku watatu',
        smsCode: site.lastCode(`234${number}`),
        smsVerificationKey: String(asked.data?.['smsVerificationKey']),
      },
      own,
    )
    expect(recovered.statusCode).toBe(0)
    await Promise.all(Array.from({ length: 25 }, (_, n) => login(number, 'a guess', `10.9.3.${n}`)))
    expect((await login(number, 'kuku watatu', '10.9.2.1')).status).toBe('TOO_MANY_ATTEMPTS')
    const cookie = recovered.deviceCookie.split(';')[0]!
    const entered = await site.send(security.login, typed(number, 'kuku watatu'), {
      ...own,
      headers: { ...BROWSER, cookie },
    })
    expect(entered.statusCode).toBe(0)
  })
})
