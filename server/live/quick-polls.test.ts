/** Polls that are answered before the framework: the same bytes, the same count, and only when all is known. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { security } from '@uwanja/contract/site/security'
import { user } from '@uwanja/contract/site/user'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, type House } from '../testing/house.ts'

/** Another spelling of the same call goes through the framework. */
const spelledOtherwise = (path: string) => path.toLowerCase()

describe('quick polls', () => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(FULLEST)
  })
  afterAll(() => house.close())

  const poll = async (path: string, token: string) => {
    const answer = await fetch(house.apiUrl + path, { headers: { authorization: `Bearer ${token}` } })
    const { date: _date, traceresponse, ...headers } = Object.fromEntries(answer.headers)
    expect(traceresponse).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
    return { http: answer.status, headers, text: await answer.text() }
  }
  const counted = async (call: string) => {
    const text = await (await fetch(`${house.apiUrl}/metrics`)).text()
    return Number(new RegExp(`uwanja_call_seconds_count\\{call="${call}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
  }

  it.each([user.getBalance.path, banking.checkUserWithdrawOrder.path])(
    'A03 A04 %s answers the same from memory as through the framework',
    async (path) => {
      const player = await aPlayer(house, { cash: 123_456n })
      const states = [async () => {}, () => house.send(banking.registerFastHubWithdraw, { amount: 600 }, player.token)]
      for (const change of states) {
        await change()
        const slow = await poll(spelledOtherwise(path), player.token)
        expect(slow.http).toBe(200)
        expect(await poll(path, player.token)).toEqual(slow)
        expect(await poll(path, player.token)).toEqual(slow)
      }
    },
  )

  it('A03 each answer is counted, whoever gave it', async () => {
    const player = await aPlayer(house)
    const before = await counted('user.getBalance')
    await poll(spelledOtherwise(user.getBalance.path), player.token)
    for (let time = 0; time < 3; time++) await poll(user.getBalance.path, player.token)
    expect((await counted('user.getBalance')) - before).toBe(4)
  })

  it('A02 A03 a dead, a missing and a logged-off token are refused, however young the memory', async () => {
    const player = await aPlayer(house)
    expect((await poll(user.getBalance.path, player.token)).http).toBe(200)
    await house.send(security.logOff, {}, player.token)
    for (const token of [player.token, 'dead', '']) {
      expect(await poll(user.getBalance.path, token)).toMatchObject({ http: 401 })
    }
  })
})
