/** The second account of a person is closed and paid out by rule: once, whatever rings, and a person's where it fails. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { identity } from '@uwanja/contract/site/identity'
import { banking } from '@uwanja/contract/site/banking'
import { RULE_KINDS } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { bankingActions } from './actions.ts'
import { closeOutDue } from './closing.ts'
import { payments, WAIT } from '../testing/banking.ts'

let last = 0

describe.each(RULE_KINDS)('a closed account on %s', (kind) => {
  let house: House
  beforeAll(async () => void (house = await aHouse(kind)))
  afterAll(async () => {
    await expectBooks(house)
    await house.close()
  })
  const pay = payments(() => house)
  const show = async (who: TestPlayer, documentNumber: string) => {
    const details = { firstName: 'Ngozi', lastName: 'Ezeh', dateOfBirth: '1988-02-09' }
    const input = { ...details, documentType: 'NIN', documentNumber } as const
    return (await house.send(identity.checkIdentity, input, who.token)).status
  }
  const aSecond = async (cash: bigint, isProven = true) => {
    const nin = `${70_000_000 + ++last}111`
    expect(await show(await aPlayer(house), nin)).toBe('SUCCESS')
    const second = await aPlayer(house, { cash, isProven })
    expect(await show(second, nin)).toBe('DOCUMENT_ALREADY_USED')
    return second
  }
  const orders = (who: TestPlayer) =>
    house.db.sql<{ minor: bigint; state: string }>`
      select minor, state from payment where player_id = ${who.id} and direction = 'withdraw' order by id`
  const closing = async (who: TestPlayer) =>
    (await bankingActions(house.server.banking).closings(200)).find(({ playerId }) => playerId === who.id)!
  const due = (who: TestPlayer) => closeOutDue(house.server.banking, who.id)
  const untilPaid = (who: TestPlayer) =>
    vi.waitFor(async () => expect(await orders(who)).toMatchObject([{ state: 'paid' }]), WAIT)

  it('B30 B34 an hour later all its cash goes to its own number, once, and its player cannot take it back', async () => {
    const who = await aSecond(2_000_55n)
    expect(await closing(who)).toMatchObject({ state: 'waiting', cashMinor: 2_000_55n, paidMinor: 0n })
    await due(who)
    expect(await orders(who)).toEqual([])
    await house.db.sql`update closing set due_at = house_now() where player_id = ${who.id}`
    await Promise.all([due(who), due(who), due(who)])
    expect(await orders(who)).toEqual([{ minor: 2_000_55n, state: 'requested' }])
    expect((await house.send(banking.rejectWithdrawByUser, {}, who.token)).status).toBe('WITHDRAWAL_CANCEL_FORBIDDEN')
    await house.shift(60)
    await untilPaid(who)
    expect(await closing(who)).toMatchObject({ state: 'waiting', cashMinor: 0n, paidMinor: 2_000_55n })
    await house.shift(2 * 86_400)
    expect(await orders(who)).toHaveLength(1)
  })

  it('B34 a start finds what no alarm remembers', async () => {
    const who = await aSecond(700_00n)
    await house.db.sql`delete from jobs.job where name = 'close-out'`
    await house.shift(3_600)
    expect(await orders(who)).toMatchObject([{ minor: 700_00n }])
    await house.shift(60)
    await untilPaid(who)
  })

  it('B34 what cannot go is a person’s, who lets the rule try again', async () => {
    const who = await aSecond(900_00n, false)
    await house.shift(3_600)
    expect(await closing(who)).toMatchObject({ state: 'person', reason: 'NUMBER_NOT_VERIFIED', cashMinor: 900_00n })
    await house.db.sql`update player set number_proven_at = house_now() where id = ${who.id}`
    const actions = bankingActions(house.server.banking)
    expect(await house.db.transaction((tx) => actions.closingAgain(tx, who.id))).toBe(true)
    expect(await house.db.transaction((tx) => actions.closingAgain(tx, who.id))).toBe(false)
    await due(who)
    expect(await orders(who)).toMatchObject([{ minor: 900_00n }])
  })

  it('B34 an order that comes back is not sent again by itself, and an account that is opened again is left alone', async () => {
    // Whole units that end in 13 are declined by the outside world.
    const [back, opened] = [await aSecond(513_00n), await aSecond(800_00n)]
    await house.db.sql`insert into operator (name, role, password_hash) values ('closer', 'compliance', 'none')`
    await house.db.sql`update player_hold set lifted_at = house_now(), lifted_by = (
      select id from operator where name = 'closer') where player_id = ${opened.id}`
    await house.shift(3_600)
    expect(await closing(opened)).toMatchObject({ state: 'dropped', cashMinor: 800_00n })
    await house.shift(60)
    await vi.waitFor(async () => expect(await orders(back)).toMatchObject([{ state: 'returned' }]), WAIT)
    await house.shift(86_400)
    expect(await closing(back)).toMatchObject({ state: 'person', reason: 'returned', cashMinor: 513_00n })
    expect(await orders(back)).toHaveLength(1)
    expect(await pay.balance(back)).toBe(513)
  })
})
