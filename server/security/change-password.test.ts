/** Changing the password over the wire: who may, what is taken, which sessions end, and no faster way to guess. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { security } from '@uwanja/contract/site/security'
import { RULE_KINDS } from '../db/testing.ts'
import { aSite, BROWSER, PASSWORD, type From, type Site } from './testing.ts'

const NEW = 'the robin sings at 6'

describe.each(RULE_KINDS)('changing the password on %s', (kind) => {
  let site: Site
  let last = 0
  beforeAll(async () => {
    site = await aSite(kind)
  })
  afterAll(() => site.close())

  async function aNumber(): Promise<string> {
    const number = `80340000${String(++last).padStart(2, '0')}`
    await site.aPlayer(number)
    return number
  }
  const login = (userName: string, password = PASSWORD, from: From = {}) =>
    site.send(security.login, { ...security.login.example, userName, password }, from)
  const tokenOf = async (number: string) => String((await login(number)).data?.['token'])
  const change = (
    token: string,
    values: Partial<Record<'oldPassword' | 'newPassword' | 'confirmPassword', string>> = {},
    from: From = {},
  ) => {
    const newPassword = values.newPassword ?? NEW
    return site.send(
      security.changePassword,
      { oldPassword: PASSWORD, confirmPassword: newPassword, ...values, newPassword },
      { token, ...from },
    )
  }
  const isAlive = async (token: string) =>
    (await site.send(security.getDevices, {}, { token })).status !== 'UNAUTHORIZED'

  it('U04 sets the new password: this session goes on, every other one ends, and the old password opens nothing', async () => {
    const number = await aNumber()
    const [here, there, elsewhere] = [await tokenOf(number), await tokenOf(number), await tokenOf(number)]
    const neighbour = await tokenOf(await aNumber())
    expect(await change(here)).toMatchObject({ statusCode: 0, data: null })
    expect([await isAlive(here), await isAlive(there), await isAlive(elsewhere)]).toEqual([true, false, false])
    expect(await isAlive(neighbour)).toBe(true)
    expect((await login(number)).status).toBe('INVALID_USERNAME_OR_PASSWORD')
    expect((await login(number, NEW)).statusCode).toBe(0)
  })

  it('U04 tells other processes of each session that ended, and not of this one', async () => {
    const number = await aNumber()
    const [here] = [await tokenOf(number), await tokenOf(number)]
    const told: string[] = []
    const { bus } = site.deps as unknown as {
      bus: { subscribe(run: (news: { news: string; sessionId?: string | null }) => void): () => void }
    }
    const stop = bus.subscribe((news) => news.news === 'session-ended' && told.push(String(news.sessionId)))
    await change(here)
    stop()
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(/^\d+$/)
  })

  it.each([
    ['short', 'abc12'],
    ['the number', '08034000099'],
    ['common', 'password1'],
  ])('U04 a new password that is %s is a VALIDATION_ERROR', async (what, newPassword) => {
    const number = await aNumber()
    const token = await tokenOf(number)
    const typed = what === 'the number' ? `0${number}` : newPassword
    expect(await change(token, { newPassword: typed })).toMatchObject({
      statusCode: 422,
      status: 'VALIDATION_ERROR',
      data: { newPassword: [expect.any(String)] },
    })
    expect((await login(number)).statusCode).toBe(0)
  })

  it('U04 any field missing, or two that do not match, change nothing', async () => {
    const number = await aNumber()
    const token = await tokenOf(number)
    expect((await change(token, { confirmPassword: 'another' })).status).toBe('PASSWORDS_DO_NOT_MATCH')
    for (const name of ['oldPassword', 'newPassword', 'confirmPassword'] as const)
      expect((await change(token, { [name]: '' })).status).toBe('VALIDATION_ERROR')
    expect((await login(number)).statusCode).toBe(0)
  })

  it('U04 a wrong old password is refused as such, ends no session, and is slowed like a login', async () => {
    const number = await aNumber()
    const [token, other] = [await tokenOf(number), await tokenOf(number)]
    const statuses: string[] = []
    for (let turn = 0; turn < 9; turn++) statuses.push((await change(token, { oldPassword: `guess ${turn}` })).status)
    expect(statuses).toEqual([...Array<string>(8).fill('OLD_PASSWORD_INCORRECT'), 'TOO_MANY_ATTEMPTS'])
    // The right password is no exception here; the front door counts apart, so that neither keeps anybody from the other.
    expect((await login(number)).statusCode).toBe(0)
    expect((await change(token)).status).toBe('TOO_MANY_ATTEMPTS')
    expect(await isAlive(other)).toBe(true)
    await site.shift(60)
    expect((await change(token)).statusCode).toBe(0)
    for (let turn = 0; turn < 3; turn++)
      expect((await change(token, { oldPassword: 'wrong' })).status).toBe('OLD_PASSWORD_INCORRECT')
  })

  it('U04 two changes at once: one of them wins and the other is told', async () => {
    const number = await aNumber()
    const [one, two] = [await tokenOf(number), await tokenOf(number)]
    const answers = await Promise.all([change(one), change(two, { newPassword: 'the wren sings at 7' })])
    expect(answers.filter(({ statusCode }) => statusCode === 0)).toHaveLength(1)
  })

  it('U04 needs a live session, in a browser both of its halves, and logs no password', async () => {
    const number = await aNumber()
    const opened = await login(number, PASSWORD, { headers: BROWSER })
    const token = String(opened.data?.['token'])
    expect((await change('')).status).toBe('UNAUTHORIZED')
    expect((await change(token)).status).toBe('SESSION_NOT_BOUND')
    const cookie = opened.cookie.split(';')[0]!
    expect((await change(token, {}, { headers: { ...BROWSER, cookie } })).statusCode).toBe(0)
    for (const secret of [PASSWORD, NEW]) expect(site.log.join('\n')).not.toContain(secret)
  })
})
