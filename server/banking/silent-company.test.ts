/** A company that takes every question and answers none, in a whole house: it holds up nobody but itself. */
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House } from '../testing/house.ts'
import { insertPayment, lockPayment, takeStep } from './store.ts'
import { payments, WAIT } from '../testing/banking.ts'

const DEPOSITS = 200
const AT_ONCE = 5

let company: Server
let house: House
/** Nothing of the company is answered before somebody says so. */
const held = new Set<ServerResponse>()
const asked: string[] = []
let isSilent = true
beforeAll(async () => {
  company = createServer((request, answer) => {
    asked.push(`${request.method} ${request.url?.split('?')[0]}`)
    if (isSilent) held.add(answer)
    else answer.writeHead(503).end()
  })
  await new Promise<void>((resolve) => void company.listen(0, '127.0.0.1', resolve))
  house = await aHouse(FULLEST, {
    KUDIPAL_URL: `http://127.0.0.1:${String((company.address() as AddressInfo).port)}`,
    // As long as it may be: no question ends by itself before the test is over.
    COMPANY_TIMEOUT_MS: '60000',
    COMPANY_AT_ONCE: String(AT_ONCE),
    DEPOSIT_QUERY_S: '1',
    WITHDRAW_HOLD_S: '0',
  })
})
afterAll(async () => {
  isSilent = false
  for (const answer of held) answer.writeHead(503).end()
  await expectBooks(house)
  await house.close()
  await new Promise((resolve) => company.close(resolve))
})
const { deposit, withdraw, approve, untilState } = payments(() => house)

it('D12 W06 200 deposits at a silent company hold up no withdrawal and no other company’s question', async () => {
  const { id: playerId, number } = await aPlayer(house)
  await house.db.transaction(async (tx) => {
    for (let nth = 0; nth < DEPOSITS; nth++) {
      const id = await insertPayment(tx, {
        key: `SILENT${nth}`,
        direction: 'deposit',
        viewName: 'KudipalBankTransfer',
        company: 'kudipal',
        playerId,
        amount: { currency: 'NGN', minor: 100_00n },
        msisdn: number,
        dueInS: 0,
      })
      await takeStep(tx, (await lockPayment(tx, id!))!, { state: 'sent', dueInS: 0 })
      await house.server.banking.jobs.ask(tx, 'payment-due', { paymentId: id!.toString() }, 0)
    }
  })
  const questions = (path: string) => asked.filter((one) => one.startsWith(path)).length
  const ofDeposits = () => questions('GET /v3/transactions/')
  await expect.poll(ofDeposits, WAIT).toBe(AT_ONCE)

  const [paying, taking, silent] = [
    await aPlayer(house),
    await aPlayer(house, { cash: 5_000_00n }),
    await aPlayer(house, { cash: 5_000_00n }),
  ]
  // The callback of an amount that ends in 17 is lost: only a question finds it out.
  const { id: paidIn } = (await deposit(paying, 717)).data
  await approve(paying)
  const { id: paidOut } = (await withdraw(taking, 500)).data
  const toKudipal = await house.db.transaction(async (tx) => {
    const amount = { currency: 'NGN', minor: 500_00n } as const
    const { money } = house.server
    await money.withdrawal.held(tx, { company: 'kudipal', key: 'SILENTOUT', playerId: silent.id, amount })
    const id = await insertPayment(tx, {
      key: 'SILENTOUT',
      direction: 'withdraw',
      viewName: 'KudipalWithdraw',
      company: 'kudipal',
      amount,
      playerId: silent.id,
      msisdn: silent.number,
      dueInS: 0,
      details: { bankCode: '044', accountNumber: '0690000031' },
    })
    await house.server.banking.jobs.ask(tx, 'payment-due', { paymentId: id!.toString() }, 0)
    return id!
  })
  await untilState(paying, paidIn, 'paid')
  await expect
    .poll(async () => {
      house.sandbox.clock.shift(1_000)
      return (await house.db.sql<{ state: string }>`select state from payment where id = ${BigInt(paidOut)}`)[0]!.state
    }, WAIT)
    .toBe('paid')
  // Its own payouts stand in another line than its deposits.
  await expect.poll(() => questions('POST /v3/transfers'), WAIT).toBe(1)
  expect(await house.db.sql`select state from payment where id = ${toKudipal}`).toEqual([{ state: 'sent' }])
  // And all the time it had as many questions as it may have at once, and no more.
  expect(ofDeposits()).toBe(AT_ONCE)
})
