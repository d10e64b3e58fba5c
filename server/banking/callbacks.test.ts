/** Payment callbacks under attack: forged, old, altered, repeated in parallel, contradicting, unknown. */
import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DATABASE_KINDS } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House } from '../testing/house.ts'
import { payments } from '../testing/banking.ts'

describe.each(DATABASE_KINDS)('attacked payment callbacks on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(kind)
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())

  const { deposit, withdraw, state, balance } = payments(() => house)
  const forge = async (
    body: object | string,
    change: { secret?: string; timestamp?: number; bodyAfter?: string } = {},
  ) => {
    const raw = typeof body === 'string' ? body : JSON.stringify(body)
    const timestamp = String(Math.floor((change.timestamp ?? Date.now()) / 1000))
    const signature = createHmac('sha256', change.secret ?? house.keys.fasthub.callbackSecret)
      .update(`${timestamp}.${raw}`)
      .digest('hex')
    return fetch(`${house.apiUrl}/callbacks/payments/fasthub`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-gmm-timestamp': timestamp, 'x-gmm-signature': signature },
      body: change.bodyAfter ?? raw,
    })
  }
  const keyOf = async (id: string) =>
    (await house.db.sql<{ key: string }>`select key from payment where id = ${BigInt(id)}`)[0]!.key
  const paid = (requestId: string, more: object = {}) => ({
    status: 'PAID',
    requestId,
    reference: `FH-${requestId}`,
    amount: '700.00',
    currency: 'NGN',
    ...more,
  })

  it('X01 D12 a wrong signature, an old timestamp, an altered body and rubbish are refused and move nothing', async () => {
    const player = await aPlayer(house)
    const started = await deposit(player, 700)
    const body = paid(await keyOf(started.data.id))
    expect((await forge(body, { secret: 'guessed' })).status).toBe(401)
    expect((await forge(body, { timestamp: Date.now() - 301_000 })).status).toBe(401)
    expect((await forge(body, { bodyAfter: JSON.stringify({ ...body, amount: '7000.00' }) })).status).toBe(401)
    expect((await forge('not json')).status).toBe(401)
    expect((await forge('')).status).toBe(401)
    expect((await forge(body, { bodyAfter: 'x'.repeat(70_000) })).status).toBe(413)
    expect((await fetch(`${house.apiUrl}/callbacks/payments/nobody`, { method: 'POST', body: '{}' })).status).toBe(404)
    expect(await balance(player)).toBe(0)
    expect(await state(player, started.data.id)).toMatchObject({ state: 'sent' })
  })

  it('X02 D12 twenty good callbacks in parallel credit once, and contradictions change nothing', async () => {
    const player = await aPlayer(house)
    const started = await deposit(player, 700)
    const body = paid(await keyOf(started.data.id))
    const answers = await Promise.all(Array.from({ length: 20 }, () => forge(body)))
    expect(answers.every((answer) => answer.status === 200)).toBe(true)
    expect(await balance(player)).toBe(700)
    expect((await forge({ ...body, amount: '9000.00' })).status).toBe(200)
    expect((await forge({ ...body, status: 'FAILED', reason: 'DECLINED' })).status).toBe(200)
    expect(await balance(player)).toBe(700)
  })

  it('X03 D12 what the company confirms is credited, not what was asked for', async () => {
    const player = await aPlayer(house)
    const started = await deposit(player, 700)
    await forge(paid(await keyOf(started.data.id), { amount: '650.00' }))
    expect(await balance(player)).toBe(650)
  })

  it('X03 D12 money in another currency is parked, not credited', async () => {
    const player = await aPlayer(house)
    const started = await deposit(player, 700)
    await forge(paid(await keyOf(started.data.id), { currency: 'TZS' }))
    expect(await balance(player)).toBe(0)
    expect(await state(player, started.data.id)).toMatchObject({ state: 'failed', reason: 'wrong-currency' })
    expect(await house.server.money.read.house(house.db, 'parked:fasthub', 'TZS')).toBe(70_000n)
  })

  it('X03 D12 M21 money under another payment’s reference is parked for people to look at, and said once', async () => {
    const [one, other] = [await aPlayer(house), await aPlayer(house)]
    const [first, second] = [await deposit(one, 700), await deposit(other, 700)]
    const reference = 'FH-TWICE'
    const bodies = [paid(await keyOf(first.data.id), { reference }), paid(await keyOf(second.data.id), { reference })]
    for (const body of [...bodies, ...bodies]) expect((await forge(body)).status).toBe(200)
    expect([await balance(one), await balance(other)]).toEqual([700, 0])
    expect(await state(other, second.data.id)).toMatchObject({ state: 'failed', reason: 'reference-used' })
    const [row] = await house.db.sql<{ reference: string; key: string }>`
      select company_reference as reference, key from payment where id = ${BigInt(second.data.id)}`
    expect(row!.reference).toBe(row!.key)
    expect(await house.server.money.read.house(house.db, 'parked:fasthub', 'NGN')).toBe(70_000n)
  })

  it('W06 M12 a withdrawal that is paid under another payment’s reference ends all the same', async () => {
    const [one, other] = [await aPlayer(house, { cash: 1_000_00n }), await aPlayer(house, { cash: 1_000_00n })]
    for (const player of [one, other]) {
      const { data } = await withdraw(player, '500')
      await house.db.sql`update payment set state = 'sent' where id = ${BigInt(data.id)}`
      const body = paid(await keyOf(data.id), { reference: 'FH-OUT-TWICE', amount: '500.00' })
      for (let times = 0; times < 2; times++) expect((await forge(body)).status).toBe(200)
      const reason = player === one ? null : 'reference-used'
      expect(await state(player, data.id)).toMatchObject({ state: 'paid', reason })
      expect(await balance(player)).toBe(500)
    }
  })

  it('X04 D12 a payment that we do not know is not acknowledged, so that it comes again', async () => {
    expect((await forge(paid('UWUNKNOWN'))).status).toBe(404)
  })

  it('X03 D12 money for a deposit that had failed is still credited', async () => {
    const player = await aPlayer(house)
    const started = await deposit(player, 700)
    const key = await keyOf(started.data.id)
    await forge({ ...paid(key), status: 'FAILED', reason: 'EXPIRED' })
    expect(await state(player, started.data.id)).toMatchObject({ state: 'failed', reason: 'expired' })
    await forge(paid(key))
    expect(await balance(player)).toBe(700)
  })
})
