/** The login history and the trusted devices over the wire: what is listed, who may end what, and how fast it ends. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIVE_PATH } from '@uwanja/contract/site/live'
import { security, type Device, type LoginRow } from '@uwanja/contract/site/security'
import { site } from '@uwanja/contract/site/site'
import { user } from '@uwanja/contract/site/user'
import { FULLEST } from '../db/testing.ts'
import { openSession } from '../sessions/store.ts'
import { aHouse, aPlayer, sendCall, type House, type TestPlayer } from '../testing/house.ts'

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
const DAY_S = 86_400

describe('sessions that a player sees', () => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(FULLEST)
  })
  afterAll(() => house.close())

  const another = (player: TestPlayer, session: { agent?: string; isMobile?: boolean; isBrowser?: boolean } = {}) =>
    house.db.transaction((tx) =>
      openSession(tx, {
        playerId: player.id,
        isBrowser: session.isBrowser ?? false,
        isMobile: session.isMobile ?? false,
        ip: '198.51.100.7',
        agent: session.agent ?? FIREFOX,
      }),
    )
  const devicesOf = async (token: string) =>
    ((await house.send(security.getDevices, {}, token)) as { data: unknown }).data as Device[]
  const historyOf = async (token: string, fromDate: string, todate: string) =>
    ((await house.send(security.userLoginHistory, { fromDate, todate }, token)) as { data: unknown }).data as LoginRow[]
  const statusOf = async (token: string) => (await house.send(user.getBalance, {}, token)).status
  /** The jurisdiction's day of an instant: Lagos is an hour ahead of UTC all year. */
  const lagosDay = (instant: string, plusDays = 0) =>
    new Date(Date.parse(instant) + 3_600_000 + plusDays * DAY_S * 1000).toISOString().slice(0, 10)

  it('U06 lists log-ins with the five columns as the specification spells them, newest first', async () => {
    const player = await aPlayer(house)
    await another(player, { agent: CHROME, isMobile: true })
    await another(player)
    const { createTime } = (await devicesOf(player.token))[0]!
    const rows = await historyOf(player.token, lagosDay(createTime, -1), lagosDay(createTime, 1))
    expect(rows).toHaveLength(3)
    expect(rows[0]).toEqual({
      IsMobile: false,
      os: 'Linux',
      browser: 'Firefox',
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as unknown,
      hostAddress: '198.51.100.7',
    })
    expect(rows[1]).toMatchObject({ IsMobile: true, os: 'Android', browser: 'Chrome' })
  })

  it('U06 keeps to the dates: the last day is included, by the jurisdiction’s own days, and ended sessions stay', async () => {
    const player = await aPlayer(house)
    const day = lagosDay((await devicesOf(player.token))[0]!.createTime)
    const before = lagosDay(`${day}T12:00:00Z`, -1)
    const after = lagosDay(`${day}T12:00:00Z`, 1)
    expect(await historyOf(player.token, day, day)).toHaveLength(1)
    expect(await historyOf(player.token, before, before)).toEqual([])
    expect(await historyOf(player.token, after, after)).toEqual([])
    expect(await historyOf(player.token, after, before)).toEqual([])
    const { id } = await another(player)
    await house.send(security.revokeDevice, { id: id.toString() }, player.token)
    expect(await historyOf(player.token, day, after)).toHaveLength(2)
  })

  it('U06 both dates are required and must be days of the calendar', async () => {
    const { token } = await aPlayer(house)
    const day = '2026-11-20'
    for (const [values, field] of [
      [{}, 'fromDate'],
      [{ fromDate: day }, 'todate'],
      [{ fromDate: day, todate: '' }, 'todate'],
      [{ todate: day }, 'fromDate'],
      [{ fromDate: '2026-02-31', todate: day }, 'fromDate'],
      [{ fromDate: day, todate: '2026-13-01' }, 'todate'],
      [{ fromDate: 'yesterday', todate: day }, 'fromDate'],
    ] as const) {
      const answer = await sendCall(house.apiUrl, security.userLoginHistory, values, token)
      expect(answer).toMatchObject({ statusCode: 422, status: 'VALIDATION_ERROR' })
      expect(Object.keys(answer.data)).toContain(field)
    }
  })

  it('U07 lists what holds a live session, this one first, and no one else’s', async () => {
    const player = await aPlayer(house)
    await another(await aPlayer(house))
    const here = await another(player, { agent: CHROME, isMobile: true })
    await another(player)
    const list = await devicesOf(here.token)
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
    expect(list[0]).toEqual({
      id: here.id.toString(),
      browser: 'Chrome',
      os: 'Android',
      isMobile: true,
      createTime: expect.any(String) as unknown,
      lastSeen: expect.any(String) as unknown,
      hostAddress: '198.51.100.7',
      isCurrent: true,
      isNew: false,
    })
    expect(list[0]!.lastSeen).toBe(list[0]!.createTime)
  })

  it('U07 a device that polls was seen later than it logged in; one that is silent for two days is gone', async () => {
    const player = await aPlayer(house)
    await another(player)
    await house.shift(DAY_S)
    expect(await statusOf(player.token)).toBe('SUCCESS')
    const [here, silent] = await devicesOf(player.token)
    expect(Date.parse(here!.lastSeen) - Date.parse(here!.createTime)).toBeGreaterThanOrEqual(DAY_S * 1000)
    expect(silent!.lastSeen).toBe(silent!.createTime)
    await house.shift(DAY_S + 1)
    expect(await devicesOf(player.token)).toHaveLength(1)
  })

  it('U07 a revoked device is out at once, from the poll that is remembered and from its open stream', async () => {
    const player = await aPlayer(house)
    const there = await another(player)
    const stream = await fetch(house.apiUrl + LIVE_PATH, { headers: { authorization: `Bearer ${there.token}` } })
    expect(stream.status).toBe(200)
    expect(await statusOf(there.token)).toBe('SUCCESS')
    expect(await house.send(security.revokeDevice, { id: there.id.toString() }, player.token)).toMatchObject({
      statusCode: 0,
      data: null,
    })
    expect(await statusOf(there.token)).toBe('UNAUTHORIZED')
    expect(await stream.text()).toContain('retry:')
    expect(await statusOf(player.token)).toBe('SUCCESS')
    // Twice is once: another page may have been faster.
    expect(await house.send(security.revokeDevice, { id: there.id.toString() }, player.token)).toMatchObject({
      statusCode: 0,
    })
  })

  it('U07 this session and somebody else’s are not ended', async () => {
    const [player, neighbour] = [await aPlayer(house), await aPlayer(house)]
    const [here] = await devicesOf(player.token)
    const [theirs] = await devicesOf(neighbour.token)
    expect(await house.send(security.revokeDevice, { id: here!.id }, player.token)).toMatchObject({
      status: 'INCORRECT_PARAMETER_VALUE',
    })
    const unknown = await house.send(security.revokeDevice, { id: '999999999999999999' }, player.token)
    expect(await house.send(security.revokeDevice, { id: theirs!.id }, player.token)).toEqual(unknown)
    expect([await statusOf(player.token), await statusOf(neighbour.token)]).toEqual(['SUCCESS', 'SUCCESS'])
    for (const id of ['', 'x', '-1', '9'.repeat(19)])
      expect(await house.send(security.revokeDevice, { id }, player.token)).toMatchObject({
        status: 'VALIDATION_ERROR',
      })
  })

  it('U07 revoking all others leaves this one and other players alone', async () => {
    const [player, neighbour] = [await aPlayer(house), await aPlayer(house)]
    const others = [await another(player), await another(player, { agent: CHROME })]
    for (const { token } of others) expect(await statusOf(token)).toBe('SUCCESS')
    expect(await house.send(security.revokeOtherDevices, {}, player.token)).toMatchObject({ statusCode: 0 })
    for (const { token } of others) expect(await statusOf(token)).toBe('UNAUTHORIZED')
    expect(await devicesOf(player.token)).toHaveLength(1)
    expect(await statusOf(neighbour.token)).toBe('SUCCESS')
  })

  it('U07 U01 a browser’s token alone ends nothing and changes nothing', async () => {
    const player = await aPlayer(house)
    const { token } = await another(player, { isBrowser: true })
    const [other] = (await devicesOf(token)).filter(({ isCurrent }) => !isCurrent)
    for (const [row, values] of [
      [security.revokeDevice, { id: other!.id }],
      [security.revokeOtherDevices, {}],
      [user.saveUserPersonalDetails, user.saveUserPersonalDetails.example],
      [user.updateEmailSubscription, { flag: true }],
      [user.updateSmsNotificationStatus, { flag: false }],
    ] as const)
      expect(await sendCall(house.apiUrl, row, values, token)).toMatchObject({ status: 'SESSION_NOT_BOUND' })
    expect(await statusOf(player.token)).toBe('SUCCESS')
  })

  it('U07 the capability call names the devices’ calls', async () => {
    expect(await house.send(site.getCapabilities, {})).toMatchObject({
      data: {
        calls: expect.arrayContaining([
          'Security/GetDevices',
          'Security/RevokeDevice',
          'Security/RevokeOtherDevices',
        ]) as unknown,
      },
    })
  })
})
