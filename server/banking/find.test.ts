/** A payment's life, finding it by its references, and a callback that somebody changed on its way. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House } from '../testing/house.ts'
import { payments } from '../testing/banking.ts'

describe('a payment’s life', () => {
  let house: House
  beforeAll(async () => void (house = await aHouse(FULLEST)))
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())
  const { deposit, approve, balance, untilState } = payments(() => house)

  it('D12 a payment tells its timeline, and is found by its references, by its owner alone', async () => {
    const player = await aPlayer(house)
    const started = await deposit(player, 517) // its callback is lost: only a question finds out
    await approve(player)
    const life = async () =>
      (await house.send(banking.getPayment, { id: started.data.id }, player.token)) as {
        data: { reference: string; timeline: { state: string }[] }
      }
    const { reference } = (await life()).data
    const find = async (who: typeof player, text: string) =>
      ((await house.send(banking.findDeposit, { reference: text }, who.token)) as { data: { id: string | null } }).data
    expect(await find(await aPlayer(house), reference)).toEqual({ id: null })
    expect(await find(player, ` ${reference} `)).toEqual({ id: started.data.id })
    // Looking for it asked the company, which knew.
    expect((await life()).data.timeline.map((step) => step.state)).toEqual(['requested', 'sent', 'paid'])
    expect(await balance(player)).toBe(517)
    for (let tries = 0; tries < 4; tries++) await find(player, 'no such')
    expect(await house.send(banking.findDeposit, { reference }, player.token)).toMatchObject({
      status: 'TOO_MANY_ATTEMPTS',
    })
  })

  it('D12 X01 a callback that was changed on its way is refused, and the right one behind it credits once', async () => {
    const player = await aPlayer(house)
    const trouble = (testOutcome: string | null) =>
      fetch(`${house.sandbox.url}/api/chaos`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ company: 'fasthub', fate: testOutcome }),
      })
    expect((await trouble('callback-altered')).status).toBe(200)
    const started = await deposit(player, '500')
    await approve(player)
    await untilState(player, started.data.id, 'paid')
    await trouble(null)
    await house.sandbox.idle()
    const sent = (await house.world('/api/deliveries')) as { id: string; state: string; lastHttp: number }[]
    const changed = sent.find(({ id }) => id.endsWith('.altered'))
    expect(changed).toMatchObject({ state: 'given-up', lastHttp: 401 })
    expect(await balance(player)).toBe(500)
  })
})
