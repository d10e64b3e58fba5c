/** Money that nobody ordered, and companies that settle in another currency, over the real server and sandbox. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { DATABASE_KINDS } from '../db/testing.ts'
import { aHouse, aNumber, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { exchangeRates, type Rates } from '../settings/exchange-rates.ts'
import { jurisdictionOf } from '../jurisdictions/jurisdictions.ts'
import type { Player } from '../players/store.ts'
import { takeIncoming } from './incoming.ts'
import { openMethods } from './methods.ts'
import { suspenseActions } from './suspense-actions.ts'
import { payments, WAIT } from '../testing/banking.ts'

/** One naira is two shillings here. */
const RATES = 'NGN/TZS=2'
const NETWORKS = [
  ['MPESA', 'FastHubMPesaDeposit', 11113],
  ['TIGOPESA', 'FastHubTigoPesaDeposit', 11112],
  ['AIRTEL', 'FastHubAirtelDeposit', 11114],
  ['HALOPESA', 'FastHubHaloPesaDeposit', 11115],
] as const

interface End {
  readonly ok: boolean
  readonly reason?: string
  readonly reference?: string
}

describe('D08 D09 money that is brought', () => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(DATABASE_KINDS[0]!, { EXCHANGE_RATES: RATES })
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())
  const { balance, untilState, state } = payments(() => house)
  const payBill = (who: TestPlayer, amount: string, more: object = {}): Promise<End> =>
    house.world(`/api/phones/${who.number}/pay-bill`, {
      business: '335757',
      account: who.number,
      amount,
      pin: '1234',
      ...more,
    })
  const agent = (account: string, amount: string): Promise<End> =>
    house.world('/api/agents/pay', { account, amount, msisdn: '255712345678' })
  const selcom = (path: string, body: object, token = house.keys['selcom']!['bearerToken']) =>
    fetch(`${house.apiUrl}/callbacks/payments/selcom/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ transid: 'T1', reference: 'R1', msisdn: '255712345678', ...body }),
    })

  it.each(NETWORKS)(
    'D08 D12 D13 %s credits %s once, with the limits of its own account',
    async (network, viewName, id) => {
      const who = await aPlayer(house)
      const { methods } = house.server.banking
      expect(methods.plug(viewName).facts.limitId).toBe(id)
      const { min, max } = methods.limits(viewName)
      expect(await payBill(who, String(min / 100n - 1n), { network })).toMatchObject({ reason: 'too-low' })
      expect(await payBill(who, String(max / 100n + 1n), { network })).toMatchObject({ reason: 'too-high' })
      // Said three times at once.
      expect(await payBill(who, '522', { network })).toMatchObject({ ok: true })
      await vi.waitFor(async () => expect(await balance(who)).toBe(522), WAIT)
      await house.sandbox.idle()
      expect(await balance(who)).toBe(522)
    },
  )

  it('D08 D12 nobody’s account takes no money, and a lost notice is found by its reference', async () => {
    const who = await aPlayer(house)
    expect(await payBill(who, '500', { account: '2348000000001' })).toEqual({ ok: false, reason: 'unknown-account' })
    const { reference } = await payBill(who, '517')
    await house.sandbox.idle()
    expect(await balance(who)).toBe(0)
    const found = (await house.send(banking.findDeposit, { reference: reference! }, who.token)) as {
      data: { id: string }
    }
    await untilState(who, found.data.id, 'paid')
    expect(await balance(who)).toBe(517)
  })

  it('D12 X02 money for nobody is never credited by being said again, and a person still decides of it', async () => {
    const number = `234${aNumber()}`
    const paid = (reference: string) => ({
      viewName: 'FastHubMPesaDeposit',
      accountReference: number,
      msisdn: number,
      reference,
      amount: { currency: 'NGN', minor: 70_000n } as const,
    })
    const take = (reference: string) => takeIncoming(house.server.banking, 'fasthub', paid(reference))
    expect(await take(`early-${number}`)).toEqual({ did: 'taken' })
    // The number's owner opens an account, and FastHub, which did not takeOutcome our answer, says it again.
    const who = await aPlayer(house, { number })
    expect(await take(`early-${number}`)).toEqual({ did: 'known' })
    expect(await balance(who)).toBe(0)
    const strays = await house.db.sql<{ id: bigint }>`
      select id from stray_payment where account_reference = ${number} and state = 'waiting'`
    expect(strays).toHaveLength(1)
    const { parkedCredited: heldCredited } = suspenseActions(house.server.banking)
    await house.db.transaction((tx) => heldCredited(tx, { kind: 'stray', id: strays[0]!.id }, who.id))
    expect(await balance(who)).toBe(700)
    expect(await take(`early-${number}`)).toEqual({ did: 'known' })
    expect(await balance(who)).toBe(700)
  })

  it('D09 an agent’s questions are answered in Selcom’s codes', async () => {
    const who = await aPlayer(house)
    const ask = async (path: string, body: object) =>
      ((await (await selcom(path, body)).json()) as { resultcode: string }).resultcode
    expect(await ask('lookup', { utilityref: who.number })).toBe('000')
    expect(await ask('lookup', { utilityref: 'nobody' })).toBe('010')
    expect(await ask('validation', { utilityref: who.number, amount: '5000' })).toBe('000')
    expect(await ask('validation', { utilityref: who.number, amount: 'many' })).toBe('012')
    expect(await ask('validation', { utilityref: who.number, amount: '9000000000' })).toBe('014')
    expect(await ask('validation', { utilityref: who.number, amount: '1' })).toBe('015')
    expect((await selcom('lookup', { utilityref: who.number }, 'guessed')).status).toBe(401)
    expect((await selcom('notification', { utilityref: who.number, amount: '5000' }, '')).status).toBe(401)
    expect(await balance(who)).toBe(0)
  })

  it('D09 D12 shillings at an agent are naira at the rate, once', async () => {
    const who = await aPlayer(house)
    expect(await agent(who.number, '5001')).toMatchObject({ ok: true })
    await vi.waitFor(async () => expect(await balance(who)).toBe(2500.5), WAIT)
    expect((await selcom('notification', { transid: 'T2', utilityref: who.number, amount: 3000 })).status).toBe(200)
    expect((await selcom('notification', { transid: 'T2', utilityref: who.number, amount: 3000 })).status).toBe(200)
    expect((await selcom('notification', { transid: 'T2', utilityref: who.number, amount: 9000 })).status).toBe(409)
    expect(await balance(who)).toBe(4000.5)
  })

  it('D10 W04 the rate is shown before the tap, asked of the company rounded up, and credited as it was agreed', async () => {
    const who = await aPlayer(house, { cash: 100_000n })
    const offered = (await house.send(banking.getDepositMethods, {}, who.token)) as {
      data: { paymentMethods: { viewName: string; currency: string; exchange?: object }[] }
    }
    expect(offered.data.paymentMethods.find(({ viewName }) => viewName === 'SelcomCreditCardDeposit')).toMatchObject({
      currency: 'NGN',
      exchange: { currency: 'TZS', rate: '2' },
    })
    const { example } = banking.registerSelcomCcDeposit
    const started = (await house.send(
      banking.registerSelcomCcDeposit,
      { ...example, amount: '1000.25' },
      who.token,
    )) as {
      data: { id: string; paymentUrl: string }
    }
    const token = new URL(started.data.paymentUrl).pathname.split('/').at(-1)!
    expect(await house.world(`/selcom/pay/${token}`)).toMatchObject({ amount: '2001.00', currency: 'TZS' })
    await house.world(`/selcom/pay/${token}`, {
      cardNumber: '4751763236699647',
      cvv: '470',
      expireMonth: '09',
      expireYear: '35',
    })
    await untilState(who, started.data.id, 'paid')
    expect(await balance(who)).toBe(2000.25)

    const asked = { amount: '500', channel: 'TTCASHIN' } as const
    const order = (await house.send(banking.registerSelcomWithdraw, asked, who.token)) as { data: { id: string } }
    await house.shift(house.server.banking.settings.withdrawHoldS + 1)
    await vi.waitFor(async () => {
      await house.shift(60)
      expect(await state(who, order.data.id)).toMatchObject({ state: 'paid' })
    }, WAIT)
    expect(await house.world(`/api/phones/${who.number}/wallet`)).toMatchObject({ balance: '100500.00' })
    expect(await balance(who)).toBe(1500.25)
  })

  it('W04 W08 a channel that is none, and no channel, are refused before anything moves', async () => {
    const who = await aPlayer(house, { cash: 100_000n })
    for (const channel of ['NOCASHIN', ''] as unknown as 'VMCASHIN'[]) {
      const answer = await house.send(banking.registerSelcomWithdraw, { amount: '500', channel }, who.token)
      expect(answer.statusCode).not.toBe(0)
    }
    expect(await balance(who)).toBe(1000)
  })
})

it('D10 without a rate a method in another currency is not offered', () => {
  const wire = { baseUrl: '', callbackUrl: '', siteUrl: '', keys: {}, timeoutMs: 1 }
  const wires = {
    payment: () => wire,
    game: () => wire,
    sport: () => wire,
    sms: () => wire,
    geo: () => wire,
    mail: () => wire,
    identity: () => wire,
    exclusion: () => wire,
    screening: () => wire,
  }
  const names = (rates: Rates) =>
    openMethods(jurisdictionOf('NG'), wires, rates)
      .offered('deposit', { currency: 'NGN', rankId: 0 } as Player)
      .map(({ facts }) => facts.viewName)
  expect(names({})).not.toContain('SelcomDeposit')
  expect(names(exchangeRates(RATES))).toContain('SelcomDeposit')
  expect(() => exchangeRates('NGN=2')).toThrow('must be like')
})
