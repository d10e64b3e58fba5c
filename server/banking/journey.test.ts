/** Deposits and withdrawals over HTTP, against the sandbox as the outside world, on both databases. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { user } from '@uwanja/contract/site/user'
import { DATABASE_KINDS, FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House } from '../testing/house.ts'
import { payments, WAIT } from '../testing/banking.ts'

describe.each(DATABASE_KINDS)('payments on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(kind)
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())

  const { deposit, withdraw, state, balance, prompts, prompt, approve, untilState } = payments(() => house)

  it('D07 D12 a pay-bill deposit is approved on the phone and credited once by the signed callback', async () => {
    const player = await aPlayer(house)
    const started = await deposit(player, '500')
    expect(started).toMatchObject({
      statusCode: 0,
      status: 'SUCCESS',
      data: { message: expect.stringContaining(player.number) as string },
    })
    expect(await prompt(player)).toMatchObject({
      amount: '500.00',
      currency: 'NGN',
      kind: 'push',
      reference: player.number,
    })
    expect(await balance(player)).toBe(0)
    await approve(player)
    await untilState(player, started.data.id, 'paid')
    expect(await balance(player)).toBe(500)
  })

  it('D12 a callback that is repeated in parallel credits once', async () => {
    const player = await aPlayer(house)
    const started = await deposit(player, 522) // the sandbox sends this amount's callback three times
    await approve(player)
    await untilState(player, started.data.id, 'paid')
    await house.sandbox.idle()
    expect(await balance(player)).toBe(522)
  })

  it('D07 a deposit declined on the phone is an error and moves nothing', async () => {
    const player = await aPlayer(house)
    const started = await deposit(player, 600)
    await house.world(`/api/phones/${player.number}/prompts/${(await prompt(player)).id}`, { decline: true })
    await untilState(player, started.data.id, 'failed')
    expect((await state(player, started.data.id)).reason).toBe('declined')
    expect(await balance(player)).toBe(0)
  })

  it('D11 a deposit that the company refuses at once answers DEPOSIT_REJECTED', async () => {
    const player = await aPlayer(house)
    expect(await deposit(player, 513)).toMatchObject({ status: 'DEPOSIT_REJECTED' })
    expect(await balance(player)).toBe(0)
  })

  it.each([
    ['whose callback is lost', 517],
    ['whose answer never came', 531],
  ])('D12 a deposit %s is found by asking', async (_what, amount) => {
    const player = await aPlayer(house)
    const started = await deposit(player, amount)
    await approve(player)
    await vi.waitFor(async () => {
      const { movements } = (await house.world(`/api/phones/${player.number}/wallet`)) as { movements: unknown[] }
      expect(movements).toHaveLength(1)
    }, WAIT)
    await house.shift(30)
    await untilState(player, started.data.id, 'paid')
    expect(await balance(player)).toBe(amount)
  })

  it.each([
    ['underpaid', 541, 270.5],
    ['overpaid', 543, 1086],
    ['told of by a changed callback first', 529, 529],
    ['told of when the next one has overtaken it', 527, 527],
  ])('X03 D12 a deposit that is %s is credited once, as the company confirms it', async (_what, amount, credited) => {
    const player = await aPlayer(house)
    const started = await deposit(player, amount)
    await approve(player)
    await house.world('/api/clock', { shiftSeconds: 61 })
    await untilState(player, started.data.id, 'paid')
    await house.sandbox.idle()
    expect(await balance(player)).toBe(credited)
  })

  it('D12 a prompt that runs out at once fails the deposit and moves nothing', async () => {
    const player = await aPlayer(house)
    const started = await deposit(player, 547)
    await house.world('/api/clock', { shiftSeconds: 5 })
    await untilState(player, started.data.id, 'failed')
    expect((await state(player, started.data.id)).reason).toBe('expired')
    expect(await balance(player)).toBe(0)
  })

  it('X05 D12 an order that the company never heard of fails only when it can no longer arrive', async () => {
    const player = await aPlayer(house)
    const started = await deposit(player, 537) // the answer is broken and nothing was taken on
    await house.shift(60)
    expect((await state(player, started.data.id)).state).toBe('sent')
    await house.shift(660)
    await untilState(player, started.data.id, 'failed')
    expect((await state(player, started.data.id)).reason).toBe('not-received')
  })

  it('D16 limits hold on the server', async () => {
    const player = await aPlayer(house)
    expect(await deposit(player, '99.99')).toMatchObject({ status: 'BELOW_MINIMUM_LIMIT' })
    expect(await deposit(player, '1000000.01')).toMatchObject({ status: 'ABOVE_MAXIMUM_LIMIT' })
    expect(await prompts(player)).toHaveLength(0)
  })

  it('K03 amounts that are none are refused and move nothing', async () => {
    const player = await aPlayer(house, { cash: 100_000n })
    const raw = async (query: string) =>
      (await (
        await fetch(`${house.apiUrl}/api/api/Banking/RegisterFastHubWithdraw?${query}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${player.token}` },
        })
      ).json()) as { status: string; statusCode: number }
    for (const query of [
      'amount=-500',
      'amount=0',
      'amount=NaN',
      'amount=1e309',
      'amount=1,000',
      'amount=0.001',
      'amount=500&amount=600',
      'amount=',
      '',
      'amount=0x10',
      'amount=%20500',
      'amount=99999999999999999999',
    ]) {
      expect(await raw(query), query).toMatchObject({ status: 'INVALID_AMOUNT' })
    }
    for (const amount of [-500, 0, '1e3', [500], { a: 1 }, true, null]) {
      const answer = await fetch(house.apiUrl + banking.registerFastHubPayBillDeposit.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ amount }),
      })
      expect(await answer.json()).toMatchObject({ status: 'INVALID_AMOUNT' })
    }
    expect(await balance(player)).toBe(1000)
    expect((await house.send(banking.checkUserWithdrawOrder, {}, player.token)).data).toBeNull()
  })

  it('W03 W06 a withdrawal is held at once, sent after the hold and paid to the own number', async () => {
    const player = await aPlayer(house, { cash: 100_000n })
    const started = await withdraw(player, '600.00')
    expect(started).toMatchObject({ statusCode: 0 })
    expect(await balance(player)).toBe(400)
    expect((await house.send(banking.checkUserWithdrawOrder, {}, player.token)).data).toMatchObject({
      state: 'requested',
      amount: 600,
    })
    expect(await withdraw(player, 500)).toMatchObject({ status: 'PENDING_TRANSACTION_ON_ACCOUNT' })
    await house.shift(61)
    expect((await house.send(banking.rejectWithdrawByUser, {}, player.token)).status).toBe('WITHDRAWAL_ALREADY_SENT')
    await house.shift(3)
    await untilState(player, started.data.id, 'paid')
    expect((await house.send(banking.checkUserWithdrawOrder, {}, player.token)).data).toBeNull()
    const wallet = (await house.world(`/api/phones/${player.number}/wallet`)) as { balance: string }
    expect(wallet.balance).toBe('100600.00')
    expect(await balance(player)).toBe(400)
  })

  it('A04 W06 a requested withdrawal can be cancelled once, and the money is back', async () => {
    const player = await aPlayer(house, { cash: 100_000n })
    const started = await withdraw(player, 600)
    const cancelled = await Promise.all([1, 2, 3].map(() => house.send(banking.rejectWithdrawByUser, {}, player.token)))
    expect(cancelled.filter((answer) => answer.statusCode === 0)).toHaveLength(1)
    expect(cancelled.filter((answer) => answer.status === 'NO_PENDING_WITHDRAWAL')).toHaveLength(2)
    expect(await state(player, started.data.id)).toMatchObject({ state: 'cancelled' })
    expect(await balance(player)).toBe(1000)
    await house.shift(61)
    expect(await balance(player)).toBe(1000)
    expect(await withdraw(player, 500)).toMatchObject({ statusCode: 0 })
  })

  it('W06 a withdrawal that the network fails is returned', async () => {
    const player = await aPlayer(house, { cash: 100_000n })
    const started = await withdraw(player, 623)
    await house.shift(61)
    await house.shift(3)
    await untilState(player, started.data.id, 'returned')
    expect(await balance(player)).toBe(1000)
  })

  it('W06 a cancel that races the sending: the money is given back or paid out, never both', async () => {
    const player = await aPlayer(house, { cash: 100_000n })
    const started = await withdraw(player, 600)
    await house.db.sql`update house_clock set shift = shift + interval '61 seconds'`
    const [answer] = await Promise.all([
      house.send(banking.rejectWithdrawByUser, {}, player.token),
      house.server.payDue(),
    ])
    await house.world('/api/clock', { shiftSeconds: 70 })
    await untilState(player, started.data.id, answer.statusCode === 0 ? 'cancelled' : 'paid')
    expect(await balance(player)).toBe(answer.statusCode === 0 ? 1000 : 400)
  })

  it('W06 parallel withdrawals: one is held, the others are told of it', async () => {
    const player = await aPlayer(house, { cash: 100_000n })
    const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(player, 600)))
    expect(answers.filter((answer) => answer.statusCode === 0)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 'PENDING_TRANSACTION_ON_ACCOUNT')).toHaveLength(7)
    expect(await balance(player)).toBe(400)
    await house.send(banking.rejectWithdrawByUser, {}, player.token)
  })

  it('W03 more than the balance answers INSUFFICIENT_AMOUNT and leaves no order', async () => {
    const player = await aPlayer(house, { cash: 100_000n })
    expect(await withdraw(player, 1000.01)).toMatchObject({ status: 'INSUFFICIENT_AMOUNT' })
    expect((await house.send(banking.checkUserWithdrawOrder, {}, player.token)).data).toBeNull()
  })

  it('W03 a number that was never proven cannot withdraw; an approved deposit proves it', async () => {
    const player = await aPlayer(house, { cash: 100_000n, isProven: false })
    expect(await withdraw(player, 600)).toMatchObject({ status: 'NUMBER_NOT_VERIFIED' })
    const started = await deposit(player, 700)
    await approve(player)
    await untilState(player, started.data.id, 'paid')
    expect(await withdraw(player, 600)).toMatchObject({ statusCode: 0 })
  })

  it('X11 K03 another player’s payment does not exist', async () => {
    const [player, other] = [await aPlayer(house), await aPlayer(house)]
    const started = await deposit(player, 700)
    expect((await house.send(banking.getPayment, { id: started.data.id }, other.token)).data).toBeNull()
    expect((await house.send(banking.getPayment, { id: '9999999999999999999' }, player.token)).data).toBeNull()
  })

  it('U05 U12 the history tells each movement with its status and balance', async () => {
    const player = await aPlayer(house, { cash: 100_000n })
    const started = await deposit(player, 700)
    await approve(player)
    await untilState(player, started.data.id, 'paid')
    await withdraw(player, 600)
    await house.send(banking.rejectWithdrawByUser, {}, player.token)
    const rows = async (filter: object) =>
      (
        (await house.send(user.transactionHistory, filter, player.token)) as {
          data: { resp: { type: string; status: number; amount: number; currentbalance: number }[] }
        }
      ).data.resp
    expect(
      (await rows({ type: 'all', status: -1, page: 1 })).map((row) => [
        row.type,
        row.status,
        row.amount,
        row.currentbalance,
      ]),
    ).toEqual([
      ['refund', 1, 600, 1700],
      ['withdraw', 6, 600, 1100],
      ['deposit', 1, 700, 1700],
    ])
    expect(await rows({ type: 'deposit' })).toHaveLength(1)
    expect(await rows({ type: 'all', status: 6 })).toHaveLength(1)
    expect(await rows({ startDate: '2020-01-01', toDate: '2020-01-02' })).toHaveLength(0)
    expect(await rows({ page: 2 })).toHaveLength(0)
    expect(await house.send(user.transactionHistory, { startDate: 'yesterday' }, player.token)).toMatchObject({
      status: 'VALIDATION_ERROR',
    })
  })
})

describe('the job library rings', () => {
  it('W06 D12 a withdrawal is sent and a silent deposit is asked about without anybody’s help', async () => {
    const house = await aHouse(FULLEST, { WITHDRAW_HOLD_S: '1', DEPOSIT_QUERY_S: '1' })
    const { deposit, withdraw, untilState, approve } = payments(() => house)
    const [saver, spender] = [await aPlayer(house, { cash: 100_000n }), await aPlayer(house)]
    const out = await withdraw(saver, 600)
    const silent = await deposit(spender, 517) // its callback is lost
    await approve(spender)
    await untilState(spender, silent.data.id, 'paid')
    await untilState(saver, out.data.id, 'paid')
    await expectBooks(house)
    await house.close()
  })
})
