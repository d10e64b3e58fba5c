/** The balance poll keeps a session alive, and with it the browser's cookie half; the session's end is at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aNumber, aPlayer, sendCall, type House } from '../testing/house.ts'
import { security } from '@uwanja/contract/site/security'
import { user } from '@uwanja/contract/site/user'
import { banking } from '@uwanja/contract/site/banking'

const DAY_S = 86_400

describe('the balance poll', () => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(FULLEST)
  })
  afterAll(() => house.close())

  async function aBrowser() {
    const mobileNumber = aNumber()
    const password = 'a long password'
    await house.send(security.register, {
      username: mobileNumber,
      mobileNumber,
      password,
      confirmPassword: password,
      agreeAll: 1,
    } as never)
    const answer = await fetch(house.apiUrl + security.login.path, {
      method: 'POST',
      headers: { origin: house.apiUrl, 'content-type': 'application/json' },
      body: JSON.stringify({ userName: mobileNumber, password }),
    })
    const { data } = (await answer.json()) as { data: { token: string } }
    return { token: data.token, cookie: answer.headers.get('set-cookie')!.split(';')[0]! }
  }
  const poll = async (browser: { token: string; cookie: string }) => {
    const answer = await fetch(house.apiUrl + user.getBalance.path, {
      headers: { authorization: `Bearer ${browser.token}`, cookie: browser.cookie },
    })
    return { status: ((await answer.json()) as { status: string }).status, setCookie: answer.headers.get('set-cookie') }
  }

  it('A03 a good poll makes the session and its cookie half live two days more', async () => {
    const browser = await aBrowser()
    expect(await poll(browser)).toEqual({ status: 'SUCCESS', setCookie: null })
    for (let day = 0; day < 4; day++) {
      await house.shift(DAY_S)
      const { status, setCookie } = await poll(browser)
      expect(status).toBe('SUCCESS')
      expect(setCookie).toContain(`${browser.cookie}; Path=/; Max-Age=172800`)
    }
    const money = await fetch(`${house.apiUrl}${banking.registerFastHubWithdraw.path}?amount=1000`, {
      method: 'POST',
      headers: { authorization: `Bearer ${browser.token}`, cookie: browser.cookie },
    })
    expect(await money.json()).not.toMatchObject({ status: 'SESSION_NOT_BOUND' })
  })

  it('A03 two days without a poll end the session', async () => {
    const player = await aPlayer(house)
    await house.shift(2 * DAY_S + 1)
    expect(await sendCall(house.apiUrl, user.getBalance, {}, player.token)).toMatchObject({
      statusCode: 401,
      status: 'UNAUTHORIZED',
    })
  })

  it('A02 a logged-off token is dead at once', async () => {
    const player = await aPlayer(house)
    expect(await house.send(security.logOff, {}, player.token)).toMatchObject({ statusCode: 0 })
    expect(await house.send(user.getBalance, {}, player.token)).toMatchObject({ status: 'UNAUTHORIZED' })
  })

  it('A03 U10 the profile tells the number without its prefix and the currency', async () => {
    const player = await aPlayer(house)
    expect(await house.send(user.personalInformation, {}, player.token)).toMatchObject({
      data: { userName: player.number, mobileNumber: player.number.slice(3), countryCode: '234', currencyName: 'NGN' },
    })
  })
})
