/** The edges of payments: another company's word, the last amount and the last prompt allowed, whole units, money from no phone. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { PAYMENT_SUBJECTS } from '@uwanja/providers/payments/conformance-table'
import { shiftClock } from '@uwanja/database/clock'
import { RULE_KINDS } from '../db/testing.ts'
import { playerById } from '../players/store.ts'
import { protecting } from '../testing/protection.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { openThrottle } from '../throttle/throttle.ts'
import { allowedAmount, startDeposit } from './deposits.ts'
import { takeIncoming, validateIncoming } from './incoming.ts'
import { counted } from './limits.ts'
import { saveMethod } from './method-store.ts'
import { takeOutcome } from './outcomes.ts'
import { takeReturnOutcome } from './returns.ts'
import { payments } from '../testing/banking.ts'
import { requestWithdrawal } from './withdrawals.ts'

const paidWith = (reference: string, minor: bigint) =>
  ({ state: 'paid', amount: { currency: 'NGN', minor }, reference }) as const
const codeOf = (error: unknown) => (error as { code: string }).code
const CARD = { cardNumber: '5531 8866 5214 2950', cvv: '564', expireMonth: '09', expireYear: '32' }
const inADay = () => new Date(Date.now() + 86_400_000)
const ADDRESS = { city: 'Lagos', address: '1 Marina', country: 'NG', zipCode: '100001', state: 'Lagos' }

describe.each(RULE_KINDS)('the edges of payments on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(kind)
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())
  const { deposit, withdraw, state, balance } = payments(() => house)
  const { exclude } = protecting(() => house)
  const rowOf = async (who: TestPlayer) => (await playerById(house.db, who.id))!
  const keyOf = async (id: string | bigint) =>
    (await house.db.sql<{ key: string }>`select key from payment where id = ${BigInt(id)}`)[0]!.key
  const paid = async (id: string | bigint, reference: string, minor: bigint, company = 'fasthub') =>
    takeOutcome(house.server.banking, await keyOf(id), company, paidWith(reference, minor))

  it('D12 X01 one company’s word about another’s payment is not heard, and makes nobody ask', async () => {
    const who = await aPlayer(house)
    const { id } = (await deposit(who, 717)).data
    for (const company of ['selcom', 'kudipal']) expect(await paid(id, 'R', 717_00n, company)).toBe('unknown-payment')
    const { headers, body } = PAYMENT_SUBJECTS.kudipal
      .callbackClient(house.keys['kudipal']!)
      .say({ key: await keyOf(id), outcome: paidWith('R', 717_00n) }, Date.now())
    const answer = await fetch(`${house.apiUrl}/callbacks/payments/kudipal`, { method: 'POST', headers, body })
    expect(answer.status).toBe(404)
    const [asked] = await house.db.sql<{ tries: number }>`select tries from payment where id = ${BigInt(id)}`
    expect([asked!.tries, await balance(who)]).toEqual([0, 0])
  })

  it('D12 one reference is one credit of one company: another’s, and its own payout, may bear the same', async () => {
    const who = await aPlayer(house, { cash: 5_000_00n })
    const { id } = (await deposit(who, 717)).data
    const transfer = await startDeposit(house.server.banking, await rowOf(who), 'KudipalBankTransfer', '717')
    const order = (await withdraw(who, 600)).data
    await house.db.sql`update payment set state = 'sent' where id = ${BigInt(order.id)}`
    expect(await paid(id, 'ONE', 717_00n)).toBe('settled')
    expect(await paid(transfer.id, 'ONE', 717_00n, 'kudipal')).toBe('settled')
    expect(await paid(order.id, 'ONE', 600_00n)).toBe('settled')
    for (const one of [id, `${transfer.id}`, order.id])
      expect(await state(who, one)).toMatchObject({ state: 'paid', reason: null })
    expect(await balance(who)).toBe(5_000 + 2 * 717 - 600)
  })

  it('W03 a transfer proves no number: only who approved on the phone has shown that it is theirs', async () => {
    const who = await aPlayer(house, { cash: 5_000_00n, isProven: false })
    const { id } = await startDeposit(house.server.banking, await rowOf(who), 'KudipalBankTransfer', '717')
    expect(await paid(id, 'T', 717_00n, 'kudipal')).toBe('settled')
    expect((await withdraw(who, 600)).status).toBe('NUMBER_NOT_VERIFIED')
  })

  it('D16 W03 the least and the most are allowed, and nothing beyond', async () => {
    const who = await rowOf(await aPlayer(house))
    const said = (text: string) => {
      try {
        return allowedAmount(house.server.banking, who, text, 'FastHubWithdraw').minor
      } catch (error) {
        return codeOf(error)
      }
    }
    expect(['499.99', '500', '2000000', '2000000.01'].map(said)).toEqual([
      ...['BELOW_MINIMUM_LIMIT', 500_00n, 2_000_000_00n, 'ABOVE_MAXIMUM_LIMIT'],
    ])
  })

  it('D07 X10 five prompts may wait on a phone, for ten minutes', async () => {
    const who = await aPlayer(house)
    const statuses = []
    for (let nth = 0; nth < 6; nth++) statuses.push((await deposit(who, 717)).status)
    expect(statuses).toEqual([...Array<string>(5).fill('SUCCESS'), 'PENDING_TRANSACTION_ON_ACCOUNT'])
    await shiftClock(house.db, 601)
    expect((await deposit(who, 717)).status).toBe('SUCCESS')
  })

  it('D15 B04 a card that waits for its PIN takes no address for it, and no PIN once its owner takes a break', async () => {
    const who = await aPlayer(house)
    const started = (await house.send(banking.registerKudipalCardDeposit, { amount: '500', ...CARD }, who.token)) as {
      data: { id: string; errorMessage: string }
    }
    expect(started.data.errorMessage).toBe('pin')
    const step = { ...CARD, ...ADDRESS, amount: '500', id: started.data.id }
    expect((await house.send(banking.kudipalCardNoAuth, step, who.token)).status).toBe('NO_LONGER_OPEN')
    // Nor its PIN from who has promised themselves a break since: the card is not charged to be paid back.
    await house.db.transaction((tx) => house.server.money.gate.timedOut(tx, who.id, inADay()))
    const pin = { ...step, pin: '3310' }
    expect((await house.send(banking.kudipalChargeWithPin, pin, who.token)).status).toBe('TIME_OUT_ACTIVE')
    expect(await state(who, step.id)).toMatchObject({ state: 'sent' })
  })

  it('D02 D08 a method that is for test users takes no one else’s money at the pay-bill', async () => {
    const who = await aPlayer(house)
    const { methods } = house.server.banking
    const viewName = 'FastHubMPesaDeposit'
    const came = {
      viewName,
      accountReference: who.number,
      msisdn: who.number,
      reference: `FOR-TESTS-${who.id}`,
      amount: { currency: 'NGN', minor: 700_00n } as const,
    }
    const setting = { viewName, isOn: true, minMinor: null, maxMinor: null }
    await house.db.transaction((tx) => saveMethod(tx, { ...setting, isForTests: true }))
    await methods.refresh(house.db)
    expect(await validateIncoming(house.server.banking, came)).toEqual({ did: 'refused', why: 'unknown-account' })
    expect(await takeIncoming(house.server.banking, 'fasthub', came)).toEqual({ did: 'taken' })
    expect(await balance(who)).toBe(0)
    await house.db.transaction((tx) => saveMethod(tx, { ...setting, isForTests: null }))
    await methods.refresh(house.db)
  })

  it('X10 D12 thirty searches a day are enough, however slowly they come', async () => {
    const who = await aPlayer(house)
    const throttle = openThrottle(house.db, null)
    const search = () => counted({ throttle }, 'deposit.find', who.id).then(() => 'ok', codeOf)
    for (let times = 0; times < 6; times++) {
      expect(await Promise.all([1, 2, 3, 4, 5].map(search))).toEqual(Array(5).fill('ok'))
      await shiftClock(house.db, 601)
    }
    expect(await search()).toBe('TOO_MANY_ATTEMPTS')
  })

  it('B24 what came from no phone stays owed for a person, and a return is its own company’s to tell of', async () => {
    const who = await aPlayer(house)
    await exclude(who)
    const push = async (msisdn: string) => {
      const reference = `PHONE-${who.id}-${msisdn}`
      const amount = { currency: 'NGN', minor: 600_00n } as const
      const came = { viewName: 'FastHubPayBillDeposit', accountReference: who.number, msisdn, amount, reference }
      expect(await takeIncoming(house.server.banking, 'fasthub', came)).toMatchObject({ did: 'taken' })
    }
    const planned = () =>
      house.db.sql<{ key: string }>`
        select r.key from parked_return r join payment p on p.id = r.payment_id where p.player_id = ${who.id}`
    await push('AGENT 77')
    expect(await planned()).toEqual([])
    await push(who.number)
    const [row] = await planned()
    const says = (company: string) => takeReturnOutcome(house.server.banking, row!.key, paidWith('R', 600_00n), company)
    expect([await says('selcom'), await says('fasthub')]).toEqual([false, true])
  })

  it('B24 only who has excluded themselves is sent their money back without being asked', async () => {
    const who = await aPlayer(house)
    const amount = { currency: 'TZS', minor: 600_00n } as const
    const { id } = (await deposit(who, 717)).data
    await takeOutcome(house.server.banking, await keyOf(id), 'fasthub', { ...paidWith('X', 717_00n), amount })
    const other = (await deposit(who, 717)).data
    await house.db.transaction((tx) => house.server.money.gate.timedOut(tx, who.id, inADay()))
    expect(await paid(other.id, 'MORE', 900_00n)).toBe('settled')
    expect(await state(who, other.id)).toMatchObject({ state: 'failed', reason: 'time-out' })
    expect(
      await house.db.sql`select 1 from parked_return r join payment p on p.id = r.payment_id
      where p.player_id = ${who.id}`,
    ).toEqual([])
  })
})

it('D10 W04 T03 a company of the jurisdiction’s own currency that takes whole units is asked for whole units, also after tax', async () => {
  const house = await aHouse(RULE_KINDS[0]!, { JURISDICTION: 'TZ', TAX_RATES: 'withdrawal@2020-01-01=5' })
  const who = await aPlayer(house, { cash: 20_000_00n })
  const player = (await playerById(house.db, who.id))!
  const { banking: deps } = house.server
  expect(await startDeposit(deps, player, 'SelcomCreditCardDeposit', '1000.50').catch(codeOf)).toBe('INVALID_AMOUNT')
  const details = { channel: 'VMCASHIN', msisdn: who.number }
  // Five in a hundred of 5,010 are 250.50.
  const id = await requestWithdrawal(deps, player, 'SelcomWithdraw', '5010', { details })
  const rows = await house.db.sql`select minor, tax_minor as "taxMinor" from payment where id = ${id as bigint}`
  expect(rows).toEqual([{ minor: 5_010_00n, taxMinor: 250_00n }])
  // The wallet is their own proven number's, so its name need not be theirs: nobody has to look.
  expect(await house.db.sql`select reasons from withdrawal_review where payment_id = ${id as bigint}`).toEqual([])
  await expectBooks(house)
  await house.close()
})
