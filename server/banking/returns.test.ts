/** Money pushed in for an excluded player, on its way back: sent once, ended once, and a person's where it failed. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { RULE_KINDS } from '../db/testing.ts'
import { protecting } from '../testing/protection.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { takeIncoming } from './incoming.ts'
import { takeOutcome } from './outcomes.ts'
import { bankingActions } from './actions.ts'
import { takeReturnOutcome, returnDue } from './returns.ts'
import { WAIT } from '../testing/banking.ts'

describe.each(RULE_KINDS)('parked money sent back on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(kind)
  })
  afterAll(async () => {
    await expectBooks(house)
    await house.close()
  })
  const { exclude } = protecting(() => house)
  const held = () => house.server.money.read.house(house.db, 'parked:fasthub', 'NGN')
  const rows = (who: TestPlayer) =>
    house.db.sql<{ id: bigint; paymentId: bigint; key: string; state: string; sendBack: string | null }>`
      select r.id, r.payment_id as "paymentId", r.key, r.state, p.send_back as "sendBack"
      from parked_return r join payment p on p.id = r.payment_id where p.player_id = ${who.id}`
  let nth = 0
  /** Somebody pays at the pay-bill for who has excluded themselves. */
  const push = async (who: TestPlayer, minor = 600_00n) => {
    const amount = { currency: 'NGN' as const, minor }
    const said = await takeIncoming(house.server.banking, 'fasthub', {
      viewName: 'FastHubPayBillDeposit',
      accountReference: who.number,
      msisdn: who.number,
      amount,
      reference: `BACK-${kind}-${++nth}`,
    })
    expect(said).toMatchObject({ did: 'taken' })
  }
  const anExcluded = async () => {
    const who = await aPlayer(house)
    await exclude(who)
    return who
  }
  const settled = (who: TestPlayer, state: string) =>
    vi.waitFor(async () => expect((await rows(who))[0]).toMatchObject({ state }), WAIT)
  const walletOf = async ({ number }: TestPlayer) =>
    ((await house.world(`/api/phones/${number}/wallet`)) as { balance: string }).balance

  it('B24 goes back to the phone that paid, an hour later, once, however often it rings', async () => {
    const who = await anExcluded()
    const [before, had] = [await held(), await walletOf(who)]
    await push(who)
    expect(await held()).toBe(before + 600_00n)
    expect(await rows(who)).toMatchObject([{ state: 'waiting', sendBack: 'owed' }])
    const { id } = (await rows(who))[0]!
    await returnDue(house.server.banking, id)
    expect(await rows(who)).toMatchObject([{ state: 'waiting' }])
    await house.shift(3_600)
    await Promise.all([1, 2, 3].map(() => returnDue(house.server.banking, id)))
    await settled(who, 'paid')
    await house.sandbox.idle()
    expect(await rows(who)).toMatchObject([{ state: 'paid', sendBack: 'sent' }])
    expect(await held()).toBe(before)
    expect(Number(await walletOf(who)) - Number(had)).toBe(600)
  })

  it('B24 an order that a kill left between writing and sending is asked about, and then a person’s', async () => {
    const who = await anExcluded()
    const before = await held()
    await push(who)
    const { id, paymentId } = (await rows(who))[0]!
    // As the process leaves it that dies after the commit: sent, and the company has never heard of it.
    await house.db
      .sql`update parked_return set state = 'sent', due_at = house_now(), updated_at = house_now() where id = ${id}`
    await returnDue(house.server.banking, id)
    expect(await rows(who)).toMatchObject([{ state: 'sent', sendBack: 'owed' }])
    const actions = bankingActions(house.server.banking)
    const byHand = () => house.db.transaction((tx) => actions.parkedSentBack(tx, { kind: 'parked', id: paymentId }))
    await expect(byHand()).rejects.toMatchObject({ code: 'NO_LONGER_OPEN' })
    await house.shift(8 * 86_400)
    await house.db.sql`update parked_return set due_at = house_now() where id = ${id} and state = 'sent'`
    await returnDue(house.server.banking, id)
    expect(await rows(who)).toMatchObject([{ state: 'failed', sendBack: 'owed' }])
    expect(await held()).toBe(before + 600_00n)
    await byHand()
    expect(await held()).toBe(before)
  })

  it('B24 D12 the next question is fixed before this one, and no news moves it', async () => {
    const who = await anExcluded()
    await push(who)
    const { id, key } = (await rows(who))[0]!
    const next = async () =>
      (await house.db.sql`select tries, due_at from parked_return where id = ${id}`)[0] as {
        tries: number
        due_at: Date
      }
    // The company has never heard of it, so it says nothing that would end it.
    await house.db
      .sql`update parked_return set state = 'sent', tries = 2, due_at = house_now(), updated_at = house_now() where id = ${id}`
    await returnDue(house.server.banking, id)
    const fixed = await next()
    expect(fixed.tries).toBe(3)
    await returnDue(house.server.banking, id)
    for (let times = 0; times < 3; times++) await takeReturnOutcome(house.server.banking, key, { state: 'pending' })
    expect(await next()).toEqual(fixed)
    expect(await rows(who)).toMatchObject([{ state: 'sent' }])
  })

  it('B24 what the network refuses stays owed for a person, and news of it is known', async () => {
    const who = await anExcluded()
    // Whole units ending in 13 are declined by the outside world.
    await push(who, 613_00n)
    await house.shift(3_600)
    await settled(who, 'failed')
    const { key } = (await rows(who))[0]!
    expect(await takeOutcome(house.server.banking, key, 'fasthub', { state: 'failed', reason: 'x' })).toBe(
      'unknown-payment',
    )
    expect(await rows(who)).toMatchObject([{ state: 'failed', sendBack: 'owed' }])
  })

  it('B24 X02 news that comes while somebody has the payment waits for them, and neither fails', async () => {
    const who = await anExcluded()
    await push(who)
    const { id, paymentId, key } = (await rows(who))[0]!
    await house.db
      .sql`update parked_return set state = 'sent', due_at = null, updated_at = house_now() where id = ${id}`
    const amount = { currency: 'NGN', minor: 600_00n } as const
    let heard: Promise<boolean> | null = null
    await house.db.transaction(async (tx) => {
      await tx.sql`select 1 from payment where id = ${paymentId} for update`
      heard = takeReturnOutcome(house.server.banking, key, { state: 'paid', amount, reference: `R-${key}` })
      await new Promise((resolve) => setTimeout(resolve, 200))
      await tx.sql`select 1 from parked_return where id = ${id} for update`
    })
    expect(await heard!).toBe(true)
    expect(await rows(who)).toMatchObject([{ state: 'paid', sendBack: 'sent' }])
  })

  it('B24 an operator who is faster keeps it', async () => {
    const who = await anExcluded()
    await push(who)
    const { paymentId } = (await rows(who))[0]!
    await house.db.sql`
      insert into operator (name, role, password_hash) values (${`quick-${kind}`}, 'finance', 'none') on conflict do nothing`
    await house.db.sql`
      insert into parked_decision (payment_id, decision, player_id, why, asked_by)
      select ${paymentId}, 'credit', ${who.id}, 'asked', id from operator where name = ${`quick-${kind}`}`
    await house.shift(3_600)
    await settled(who, 'dropped')
  })
})
