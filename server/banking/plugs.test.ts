/** The rules of a payment over the real server, for every method in the table: its plug, its sandbox, its callbacks. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { PAYMENTS, type PaymentCompanyName } from '@uwanja/providers/payments'
import { PAYMENT_SUBJECTS } from '@uwanja/providers/payments/conformance-table'
import type { PaymentWay } from '@uwanja/providers/conformance'
import type { PaymentNotice } from '@uwanja/providers/payment-calls'
import type { NextStep, PaymentOutcome, PaymentPlug } from '@uwanja/providers/plugs'
import { DATABASE_KINDS } from '../db/testing.ts'
import { playerById, setPersonalDetails } from '../players/store.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { orderOf, startDeposit } from './deposits.ts'
import { paymentOf } from './store.ts'
import { payments, WAIT } from '../testing/banking.ts'
import { lookupName, requestWithdrawal } from './withdrawals.ts'

/** The sandbox settles an amount that ends so without a callback: what comes is what the test itself says. */
const NO_CALLBACK = 717
const START = 5_000
/** Late, and the player is still logged in to look. */
const LATE_S = 12 * 3_600
const wayOf = ({ facts }: PaymentPlug): PaymentWay =>
  PAYMENT_SUBJECTS[facts.company as PaymentCompanyName].ways?.[facts.viewName] ?? {}
/** What is brought without an order has its own test: incoming.test.ts. */
const ORDERED = PAYMENTS.filter((plug) => !wayOf(plug).brought)
/** The second jurisdiction's own methods meet the same statements: one database is enough for them. */
const HOUSES = [
  ...DATABASE_KINDS.map((kind) => ({ kind, jurisdiction: 'NG' })),
  { kind: DATABASE_KINDS[0]!, jurisdiction: 'TZ' },
]
const jurisdictionOf = ({ facts }: PaymentPlug) => (facts.currency === 'TZS' ? 'TZ' : 'NG')

// One house for all methods of a jurisdiction: what one leaves behind must not disturb another.
let house: House
describe.each(HOUSES)('in $jurisdiction on $kind', ({ kind, jurisdiction }) => {
  beforeAll(async () => {
    house = await aHouse(kind, { JURISDICTION: jurisdiction })
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())
  const here = ORDERED.filter((plug) => jurisdictionOf(plug) === jurisdiction)
  describe.each(here.map((plug) => ({ name: plug.facts.viewName, plug })))('$name', ({ plug }) => rules(plug))
})

function rules(plug: PaymentPlug): void {
  const { begin, settles, says, balance, state, untilState, moved, ended, player, proof, time, paidAs } = scene(
    () => house,
    plug,
  )
  const { told, signs } = wayOf(plug)
  const isAsked = proof !== 'signature'
  /** A company that calls nobody has no callbacks to get wrong. */
  const itIsTold = told === 'asked' ? it.skip : it

  it('D12 is paid once, after the company said so', async () => {
    const who = await player()
    const id = await begin(who, 700)
    await settles(who, id)
    if (told === 'asked') await house.shift(60)
    await untilState(who, id, 'paid')
    await house.sandbox.idle()
    expect(await balance(who)).toBe(START + moved(700))
  })

  it('D12 is refused when the company refuses it, and nothing moved', async () => {
    const who = await player()
    const id = await begin(who, 713).catch((error: unknown) => {
      expect(error).toMatchObject({ code: 'DEPOSIT_REJECTED' })
      return null
    })
    if (id) await untilState(who, id, ended)
    expect(id === null).toBe(plug.facts.direction === 'deposit')
    expect(await balance(who)).toBe(START)
  })

  itIsTold('D12 callbacks that are repeated in parallel, and hours later, move money once', async () => {
    const who = await player()
    const id = await begin(who, NO_CALLBACK)
    if (isAsked) await settles(who, id)
    const good = () => says(id, paidAs(NO_CALLBACK))
    expect(await Promise.all(Array.from({ length: 20 }, good))).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await balance(who)).toBe(START + moved(NO_CALLBACK))
    await house.shift(LATE_S)
    expect(await good()).toBe(200)
    expect(await state(who, id)).toMatchObject({ state: 'paid' })
    expect(await balance(who)).toBe(START + moved(NO_CALLBACK))
  })

  itIsTold('D12 a callback that was altered, signed by another or is old is not heard', async () => {
    const who = await player()
    const id = await begin(who, NO_CALLBACK)
    const before = await balance(who)
    const strangers = [{ keys: 'guessed' as const }, { keys: 'empty' as const }]
    const otherAmount = { change: (body: string) => body.replaceAll(`"${NO_CALLBACK}`, '"7170') }
    const aByteMore = { change: (body: string) => `${body} ` }
    const aged = time === 'unsigned' ? [] : [{ ageS: 301 }, { ageS: -301 }]
    // What nobody believes need not be refused: it makes the server ask, and the company says that nothing was paid.
    const harmless = { signature: [], 'signed-question': [otherAmount], question: [otherAmount, aByteMore, ...aged] }
    for (const how of harmless[proof]) expect(await says(id, paidAs(NO_CALLBACK), how)).toBe(200)
    const sealed = [otherAmount, ...aged, ...(signs === 'fields' ? [] : [aByteMore])]
    const bad = [...strangers, ...{ signature: sealed, 'signed-question': aged, question: [] }[proof]]
    for (const how of bad) expect([how, await says(id, paidAs(NO_CALLBACK), how)]).toEqual([how, 401])
    expect(await state(who, id)).toMatchObject({ state: 'sent' })
    expect(await balance(who)).toBe(before)
  })

  it('D12 what nobody said is found out by a question', async () => {
    const who = await player()
    const id = await begin(who, NO_CALLBACK)
    expect(await state(who, id)).toMatchObject({ state: 'sent' })
    await settles(who, id)
    // A callback never comes for this amount, so only the question can have told.
    await vi.waitFor(async () => {
      await house.shift(60)
      expect(await state(who, id)).toMatchObject({ state: 'paid' })
    }, WAIT)
    expect(await balance(who)).toBe(START + moved(NO_CALLBACK))
  })

  it('D12 an order that never arrived stays open until no copy of it can arrive', async () => {
    const { unknownIsFinalAfterS } = plug.facts
    const who = await player()
    const id = await begin(who, 737)
    await house.shift(60)
    expect(await state(who, id)).toMatchObject({ state: 'sent' })
    await house.shift((unknownIsFinalAfterS ?? 0) + 3_600)
    const after = unknownIsFinalAfterS === null ? 'sent' : ended
    if (after === 'sent') expect(await state(who, id)).toMatchObject({ state: after })
    else await untilState(who, id, after)
    expect(await balance(who)).toBe(START + (after === 'sent' && plug.facts.direction === 'withdraw' ? -737 : 0))
  })

  itIsTold(
    'D12 what contradicts the end changes nothing; money for a failed deposit is still the player’s',
    async () => {
      const [paid, failed] = [await player(), await player()]
      const paidId = await begin(paid, NO_CALLBACK)
      if (isAsked) await settles(paid, paidId)
      expect(await says(paidId, paidAs(NO_CALLBACK))).toBe(200)
      expect(await says(paidId, { state: 'failed', reason: 'declined' })).toBe(200)
      expect(await state(paid, paidId)).toMatchObject({ state: 'paid' })
      expect(await balance(paid)).toBe(START + moved(NO_CALLBACK))
      const failedId = await begin(failed, NO_CALLBACK)
      expect(await says(failedId, { state: 'failed', reason: 'declined' })).toBe(200)
      if (isAsked) return expect(await state(failed, failedId)).toMatchObject({ state: 'sent' })
      expect(await state(failed, failedId)).toMatchObject({ state: ended })
      expect(await balance(failed)).toBe(START)
      expect(await says(failedId, paidAs(NO_CALLBACK))).toBe(200)
      const isDeposit = plug.facts.direction === 'deposit'
      expect(await state(failed, failedId)).toMatchObject({ state: isDeposit ? 'paid' : ended })
      expect(await balance(failed)).toBe(START + (isDeposit ? NO_CALLBACK : 0))
    },
  )
}

interface How {
  readonly change?: (body: string) => string
  readonly keys?: 'right' | 'guessed' | 'empty'
  readonly ageS?: number
}

/** One method at work. @param open The house, once it is open. */
function scene(open: () => House, plug: PaymentPlug) {
  const { facts } = plug
  const subject = PAYMENT_SUBJECTS[facts.company as PaymentCompanyName]
  const person = subject.person?.(plug) ?? null
  const steps = new Map<string, NextStep>()
  const { balance, state, untilState, approve } = payments(open)
  const isDeposit = facts.direction === 'deposit'

  /** Hands an order to the company, as the call of this method would. */
  async function begin(who: TestPlayer, major: number): Promise<string> {
    const { banking } = open().server
    const row = (await playerById(open().db, who.id))!
    const details = person?.details(who.number) ?? {}
    const request = { details, secrets: person?.secrets ?? {} }
    const start = async () => {
      const { id, step } = await startDeposit(banking, row, facts.viewName, String(major), request)
      steps.set(id.toString(), step)
      return id
    }
    // An account in another name would wait for an operator.
    if (!isDeposit && plug.lookUp && details['msisdn'] !== who.number) {
      const [firstName = '', lastName = ''] = (await lookupName(banking, row, facts.viewName, details)).split(' ')
      await setPersonalDetails(open().db, who.id, { firstName, lastName, birthDate: '1990-04-03' })
    }
    const id = isDeposit
      ? await start()
      : await requestWithdrawal(banking, row, facts.viewName, String(major), { details })
    // A withdrawal is held for a while before it leaves.
    if (!isDeposit) await open().shift(banking.settings.withdrawHoldS + 1)
    return id.toString()
  }
  /** The person's part and the network's time. */
  async function settles(who: TestPlayer, id: string): Promise<void> {
    if (facts.flow === 'push') return void (await approve(who))
    const step = steps.get(id)
    if (person && step) {
      const payment = (await paymentOf(open().db, who.id, BigInt(id)))!
      const hands = {
        plug,
        wire: open().server.banking.methods.wire(facts.company),
        get: (path: string) => open().world(path),
        post: (path: string, body: unknown) => open().world(path, body as object),
      }
      await person.acts(orderOf(payment), step, hands)
    }
    await open().world('/api/clock', { shiftSeconds: 5 })
  }
  /** The company's callback about a payment; the HTTP status of our answer. */
  async function says(id: string, outcome: PaymentOutcome, how: How = {}): Promise<number> {
    const [row] = await open().db.sql<{ key: string }>`select key from payment where id = ${BigInt(id)}`
    const news: PaymentNotice = {
      key: row!.key,
      outcome: outcome.state === 'paid' ? { ...outcome, reference: `R-${row!.key}` } : outcome,
    }
    const right = open().keys[facts.company] ?? {}
    const wrong = how.keys === 'empty' ? '' : 'guessed'
    const isRight = (how.keys ?? 'right') === 'right'
    const keys = isRight ? right : Object.fromEntries(Object.keys(right).map((name) => [name, wrong]))
    const callbackClient = subject.callbackClient(keys)
    const { headers, body } = callbackClient.say(news, Date.now() - (how.ageS ?? 0) * 1000)
    const url = `${open().apiUrl}/callbacks/payments/${facts.company}`
    return (await fetch(url, { method: 'POST', headers, body: how.change?.(body) ?? body })).status
  }
  /** What the company says of so many major units. */
  function paidAs(major: number): PaymentOutcome {
    const { currency } = open().server.banking.jurisdiction
    return { state: 'paid', amount: { currency, minor: BigInt(major) * 100n }, reference: 'set below' }
  }
  /** One whom even a method for test users is offered. */
  async function player(): Promise<TestPlayer> {
    const who = await aPlayer(open(), { cash: BigInt(START) * 100n })
    if (facts.onlyForTestUsers)
      await open().db.sql`update player set rank_id = ${CONSTANTS.testUserRankId} where id = ${who.id}`
    return who
  }
  return {
    begin,
    settles,
    says,
    balance,
    state,
    untilState,
    player,
    paidAs,
    proof: subject.proof ?? 'signature',
    time: subject.time,
    moved: (major: number) => (isDeposit ? major : -major),
    /** How it ends without money. */
    ended: isDeposit ? 'failed' : 'returned',
  }
}
