/** The history never rewrites itself: an order's row keeps its date and its balance, and what is given back is a row of its own. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { identity } from '@uwanja/contract/site/identity'
import { user } from '@uwanja/contract/site/user'
import { openEmbedded } from '@uwanja/database/embedded'
import { migrate, readMigrations } from '@uwanja/database/migrate'
import { SCHEMAS } from '../db/schemas.ts'
import { releaseSql } from '../db/releases.ts'
import { RULE_KINDS } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { bankingActions } from './actions.ts'
import { payments } from '../testing/banking.ts'

interface Row {
  readonly transactionStartDate: string
  readonly type: string
  readonly amount: number
  readonly currentbalance: number | null
  readonly status: number
  readonly customerNote: string
  readonly paymentId?: string
}

describe.each(RULE_KINDS)('U05 the history on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(kind)
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())
  const { deposit, withdraw, approve, untilState } = payments(() => house)

  const history = async (who: TestPlayer, filter: object = {}): Promise<Row[]> =>
    ((await house.send(user.transactionHistory, filter, who.token)) as unknown as { data: { resp: Row[] } }).data.resp
  const told = (rows: readonly Row[]) =>
    rows.map(({ type, status, amount, currentbalance }) => [type, status, amount, currentbalance])
  let last = 0
  const gives = (who: TestPlayer, minor: bigint) =>
    house.db.transaction((tx) =>
      house.server.money.correction.made(tx, {
        key: `goodwill-${++last}`,
        playerId: who.id,
        amount: { currency: 'NGN', minor },
        direction: 'give',
        reason: 'goodwill',
      }),
    )
  const moved = async (who: TestPlayer) => {
    const answer = (await house.send(identity.getIdentity, {}, who.token)) as unknown as {
      data: { deposited: number; withdrawn: number }
    }
    return [answer.data.deposited, answer.data.withdrawn]
  }

  it('U05 a withdrawal that is paid keeps the balance and the date of its hold, below what came later', async () => {
    const who = await aPlayer(house, { cash: 1_000_00n })
    const order = await withdraw(who, 600)
    const [asked] = await history(who)
    expect(asked).toMatchObject({ type: 'withdraw', status: 2, amount: 600, currentbalance: 400 })
    await gives(who, 50_00n)
    await house.shift(70)
    await untilState(who, order.data.id, 'paid')
    const rows = await history(who)
    expect(told(rows)).toEqual([
      ['correction', 1, 50, 450],
      ['withdraw', 1, 600, 400],
    ])
    expect(rows[1]!.transactionStartDate).toBe(asked!.transactionStartDate)
  })

  it('U05 what a cancelled, a rejected and a failed withdrawal give back is a row refund, and the order stays as it was', async () => {
    const who = await aPlayer(house, { cash: 1_000_00n })
    const cancelled = await withdraw(who, 600)
    await gives(who, 50_00n)
    await house.send(banking.rejectWithdrawByUser, {}, who.token)
    const rows = await history(who)
    expect(told(rows)).toEqual([
      ['refund', 1, 600, 1050],
      ['correction', 1, 50, 450],
      ['withdraw', 6, 600, 400],
    ])
    expect(rows[0]).toMatchObject({ customerNote: 'FastHubWithdraw', paymentId: cancelled.data.id })
    expect(rows[2]!.paymentId).toBe(cancelled.data.id)

    const failing = await withdraw(who, 613) // the network fails this payout
    await house.shift(70)
    await untilState(who, failing.data.id, 'returned')
    expect(told(await history(who)).slice(0, 2)).toEqual([
      ['refund', 1, 613, 1050],
      ['withdraw', 5, 613, 437],
    ])

    await withdraw(who, 500)
    await house.db.transaction(async (tx) => {
      const [row] = await tx.sql<{ id: bigint }>`
        select id from payment where player_id = ${who.id} and state = 'requested' for update`
      await bankingActions(house.server.banking).withdrawalRejected(tx, row!.id, 'not yours')
    })
    expect(told(await history(who)).slice(0, 2)).toEqual([
      ['refund', 1, 500, 1050],
      ['withdraw', 4, 500, 550],
    ])
    // Of the filters it is a success of no type of its own.
    expect(told(await history(who, { type: 'withdraw' })).map(([type]) => type)).toEqual(Array(3).fill('withdraw'))
    expect(told(await history(who, { status: 1 })).map(([type]) => type)).toEqual([
      'refund',
      'refund',
      'refund',
      'correction',
    ])
  })

  it('U05 a deposit has no balance until it is paid, and is dated by its payment from then on', async () => {
    const who = await aPlayer(house, { cash: 100_00n })
    const order = await deposit(who, 700)
    await gives(who, 50_00n)
    expect(told(await history(who))).toEqual([
      ['correction', 1, 50, 150],
      ['deposit', 2, 700, null],
    ])
    expect(await moved(who)).toEqual([0, 0])
    await approve(who)
    await untilState(who, order.data.id, 'paid')
    const [paid] = await history(who)
    await gives(who, 1_00n)
    expect(told(await history(who))).toEqual([
      ['correction', 1, 1, 851],
      ['deposit', 1, 700, 850],
      ['correction', 1, 50, 150],
    ])
    expect((await history(who))[1]).toEqual(paid)
    expect(await moved(who)).toEqual([700, 0])
  })

  it('U05 B57 B62 stake that comes back, a result said anew and what is owed stand in the history; a free bet does not', async () => {
    const who = await aPlayer(house, { cash: 100_00n })
    const amount = (minor: bigint) => ({ currency: 'NGN', minor }) as const
    const bet = { source: 'bsbetting', playerId: who.id, round: `history-${who.id}` }
    const key = (name: string) => `${name}-${who.id}`
    const named = { source: 'bsbetting', playerId: who.id }
    for (const item of [
      {
        ...bet,
        kind: 'staked',
        key: key('free'),
        amount: amount(5_00n),
        round: key('free'),
        funding: { freeBet: 'f' },
      },
      { ...bet, kind: 'staked', key: key('bet'), amount: amount(100_00n) },
      { ...named, kind: 'voided', key: key('void'), stakeKey: key('bet'), amount: amount(40_00n) },
      { ...bet, kind: 'won', key: key('won'), amount: amount(30_00n) },
      { ...bet, kind: 'staked', key: key('more'), amount: amount(65_00n), round: key('more') },
      { ...named, kind: 'changed', key: key('anew'), ofKey: key('won'), amount: amount(20_00n) },
    ] as const)
      expect((await house.server.money.wager(item)).status).toBe('ok')
    const reply = async () =>
      ((await house.send(user.transactionHistory, {}, who.token)) as unknown as { data: { owed?: object } }).data.owed
    expect(told(await history(who))).toEqual([
      ['correction', 1, -5, 0],
      ['bet', 1, 65, 5],
      ['win', 1, 30, 70],
      ['refund', 1, 40, 40],
      ['bet', 1, 100, 0],
    ])
    expect(await reply()).toEqual({ amount: 5, currency: 'NGN' })
    await house.server.money.wager({ ...bet, kind: 'won', key: key('next'), amount: amount(12_00n) })
    expect(told(await history(who))[0]).toEqual(['win', 1, 7, 7])
    expect(await reply()).toBeUndefined()
  })

  it('U05 a deposit that failed stays where it was begun, without a balance', async () => {
    const who = await aPlayer(house, { cash: 100_00n })
    await deposit(who, 513) // refused by the company at once
    await gives(who, 50_00n)
    expect(told(await history(who))).toEqual([
      ['correction', 1, 50, 150],
      ['deposit', 3, 513, null],
    ])
    expect(await moved(who)).toEqual([0, 0])
  })

  it('U05 paid out so far counts what was paid out, not what is asked for or was given back', async () => {
    const who = await aPlayer(house, { cash: 3_000_00n })
    await withdraw(who, 600)
    expect(await moved(who)).toEqual([0, 0])
    await house.send(banking.rejectWithdrawByUser, {}, who.token)
    expect(await moved(who)).toEqual([0, 0])
    const order = await withdraw(who, 700)
    await house.shift(70)
    await untilState(who, order.data.id, 'paid')
    expect(await moved(who)).toEqual([0, 700])
  })

  it('U05 whatever is said later, the database keeps an order’s balance and date', async () => {
    const who = await aPlayer(house, { cash: 1_000_00n })
    const order = await withdraw(who, 600)
    const [before] = await history(who)
    await house.db
      .sql`update payment set balance_after = 1, moved_at = '2020-01-01' where id = ${BigInt(order.data.id)}`
    expect((await history(who))[0]).toEqual(before)
    await house.send(banking.rejectWithdrawByUser, {}, who.token)
  })
})

it('U05 M14 each order of v0.1.0 takes the date and the balance of its movement from the books', async () => {
  const db = await openEmbedded(null)
  await db.script(`${releaseSql('v0.1.0')};\nreset all`)
  // As the end of an order overwrote it then.
  await db.sql`update payment set balance_after = 1 where direction = 'withdraw'`
  await migrate(db, readMigrations(SCHEMAS))
  const rows = await db.sql<{ direction: string; isOfBooks: boolean; n: bigint }>`
    select p.direction, p.moved_at is not distinct from j.at
        and p.balance_after is not distinct from j.cash_after + j.bonus_after as "isOfBooks", count(*) as n
    from payment p left join money.journal j on j.key = p.key and j.player_id = p.player_id
      and j.kind in ('withdrawal.held', 'deposit.settled', 'deposit.unparked')
    group by 1, 2 order by 1`
  expect(rows.map(({ n, ...row }) => ({ ...row, some: n > 0n }))).toEqual([
    { direction: 'deposit', isOfBooks: true, some: true },
    { direction: 'withdraw', isOfBooks: true, some: true },
  ])
  await db.close()
})
