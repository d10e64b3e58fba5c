/** A device never seen before: told by SMS, shown as new, and a reason to look at the next withdrawal. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { security } from '@uwanja/contract/site/security'
import { RULE_KINDS } from '../db/testing.ts'
import { aSite, BROWSER, PASSWORD, type From, type Site } from './testing.ts'

const CHROME =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'

describe.each(RULE_KINDS)('a new device on %s', (kind) => {
  let site: Site
  let lastNumber = 8_030_000_000
  beforeAll(async () => {
    site = await aSite(kind)
  })
  afterAll(() => site.close())
  const login = (userName: string, from: From = {}) =>
    site.send(security.login, { ...security.login.example, userName, password: PASSWORD }, from)
  const browser = (deviceCookie = ''): From => ({
    headers: { ...BROWSER, 'user-agent': CHROME, cookie: deviceCookie.split(';')[0]! },
  })
  const fresh = async () => {
    const number = String(++lastNumber)
    await site.aPlayer(number)
    return { number, full: `234${number}` }
  }
  const heard = (full: string) => site.phone.messages.filter(({ msisdn }) => msisdn === full).map(({ text }) => text)
  const riskFlagOf = async (full: string) =>
    (
      await site.db.sql<{ doubt: string | null; now: boolean }>`
      select doubt, doubt_at = house_now() as now from player where number = ${full}`
    )[0]!
  const news = async (token: unknown) => {
    const { data } = await site.send(security.getDevices, {}, { token: String(token) })
    return (data as unknown as { isNew: boolean; isCurrent: boolean }[]).map(({ isNew, isCurrent }) => ({
      isNew,
      isCurrent,
    }))
  }

  it('U07 the first one is nobody’s news; the next one is told, shown as new, and makes the account doubtful', async () => {
    const { number, full } = await fresh()
    const first = await login(number, browser())
    expect(first.deviceCookie).toMatch(
      /^uwanja_device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    )
    expect((await login(number, browser(first.deviceCookie))).deviceCookie.split(';')[0]).toBe(
      first.deviceCookie.split(';')[0],
    )
    expect(await riskFlagOf(full)).toEqual({ doubt: null, now: null })
    await site.db.sql`update player set language = 'sw' where number = ${full}`
    const second = await login(number, browser())
    expect(second.deviceCookie.split(';')[0]).not.toBe(first.deviceCookie.split(';')[0])
    await expect.poll(() => heard(full)).toEqual([expect.stringMatching(/^Uwanja: kifaa kipya .*\(Chrome, Android\)/)])
    expect(await riskFlagOf(full)).toEqual({ doubt: 'new-device', now: true })
    expect((await news(second.data?.['token'])).filter(({ isNew }) => isNew)).toEqual([
      { isNew: true, isCurrent: true },
    ])
    // Shown as new for a day, told once, and the same browser is another player's first one.
    const again = await login(number, browser(second.deviceCookie))
    expect((await news(again.data?.['token'])).filter(({ isNew }) => isNew)).toHaveLength(2)
    await site.shift(86_401)
    const later = await login(number, browser(second.deviceCookie))
    expect(await news(later.data?.['token'])).toContainEqual({ isNew: false, isCurrent: true })
    const other = await fresh()
    await login(other.number, browser(second.deviceCookie))
    expect([heard(full).length, heard(other.full).length]).toEqual([1, 0])
  })

  it('U07 a client that is no browser is known by what it calls itself', async () => {
    const { number, full } = await fresh()
    const app = { headers: { 'user-agent': 'the app' } }
    expect((await login(number, app)).deviceCookie).toBe('')
    await login(number, app)
    expect(heard(full)).toEqual([])
    await login(number, { headers: { 'user-agent': 'a script' } })
    await expect.poll(() => heard(full)).toHaveLength(1)
  })

  it('U01 U07 who switched the messages off hears nothing, and it is a new device all the same', async () => {
    const { number, full } = await fresh()
    await login(number, browser())
    await site.db.sql`update player set sms_notifications = false where number = ${full}`
    const { data } = await login(number, browser())
    expect(await news(data?.['token'])).toContainEqual({ isNew: true, isCurrent: true })
    expect(heard(full)).toEqual([])
    expect(await riskFlagOf(full)).toEqual({ doubt: 'new-device', now: true })
  })

  it('U07 a browser’s cookie that is not ours is given a new one, and no more than ten messages a day go out', async () => {
    const { number, full } = await fresh()
    await login(number, browser('uwanja_device=short'))
    for (let at = 0; at < 12; at++) {
      expect((await login(number, browser(`uwanja_device=${'é'.repeat(3)}`))).deviceCookie).toMatch(/=[\w-]{43};/)
    }
    await expect.poll(() => heard(full)).toHaveLength(10)
  })

  it('U07 a company that takes no message keeps nobody out', async () => {
    const { number } = await fresh()
    await login(number, browser())
    site.phone.answers = false
    expect((await login(number, browser())).statusCode).toBe(0)
    site.phone.answers = true
  })
})
