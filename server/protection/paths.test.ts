/** The rules that protect players on every path: each deposit method, each game company, money that is pushed in. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Flow } from '@uwanja/contract/site/cashier'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { protection } from '@uwanja/contract/site/protection'
import { type GameCompany } from '@uwanja/providers/games'
import { GAME_SUBJECTS } from '@uwanja/providers/games/conformance-table'
import { PAYMENTS, type PaymentCompanyName } from '@uwanja/providers/payments'
import { PAYMENT_SUBJECTS } from '@uwanja/providers/payments/conformance-table'
import { startDeposit } from '../banking/deposits.ts'
import { takeIncoming, validateIncoming } from '../banking/incoming.ts'
import { takeOutcome } from '../banking/outcomes.ts'
import { DATABASE_KINDS } from '../db/testing.ts'
import { openGameSession } from '../wallet/store.ts'
import { playerById } from '../players/store.ts'
import { aHouse, aPlayer, expectBooks, type House } from '../testing/house.ts'
import { DAY_S, fresh, protecting } from '../testing/protection.ts'

/** Money of these comes without an order of ours: somebody pays at a number or an agent. */
const BROUGHT: readonly Flow[] = ['pay-bill', 'agent']
const deposits = PAYMENTS.filter(({ facts }) => facts.direction === 'deposit')
const ordered = deposits.filter(({ facts }) => !BROUGHT.includes(facts.flow))
const brought = deposits.filter(({ facts }) => BROUGHT.includes(facts.flow))

describe.each(DATABASE_KINDS)('protection on every path on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    // Shillings too, so that every method is offered.
    house = await aHouse(kind, { EXCHANGE_RATES: 'NGN/TZS=1' })
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())
  const { pay, ask, say, limitOf, shift, exclude, backIn, order, paid, givenUp } = protecting(() => house)

  it.each(ordered)('B08 of N parallel deposits s by $facts.viewName a limit L accepts floor(L/s)', async (plug) => {
    const { facts } = plug
    const person = PAYMENT_SUBJECTS[facts.company as PaymentCompanyName].person?.(plug)
    const who = await aPlayer(house)
    if (facts.onlyForTestUsers)
      await house.db.sql`update player set rank_id = ${CONSTANTS.testUserRankId} where id = ${who.id}`
    const row = (await playerById(house.db, who.id))!
    const request = { details: person?.details(who.number) ?? {}, secrets: person?.secrets ?? {} }
    const begin = () =>
      startDeposit(house.server.banking, row, facts.viewName, '717', request).then(
        () => 'ok',
        (error: unknown) => (error as { code: string }).code,
      )
    await say(who, protection.setLimit, { name: 'weekDeposit', amount: '5000' })
    await say(who, protection.setLimit, { name: 'monthDeposit', amount: '2500' })
    const answers = await Promise.all(Array.from({ length: 5 }, begin))
    expect(answers.filter((one) => one === 'ok')).toHaveLength(3)
    expect(answers.filter((one) => one === 'DEPOSIT_LIMIT_REACHED')).toHaveLength(2)
    expect(await limitOf(who, 'monthDeposit')).toMatchObject({ used: 3 * 717 })
    expect(await say(who, protection.takeTimeOut, { hours: 24 })).toBe('SUCCESS')
    expect(await begin()).toBe('TIME_OUT_ACTIVE')
    await exclude(who)
    expect(await begin()).toBe('PLAYER_EXCLUDED')
  })

  it.each(brought)(
    'B08 B09 of N parallel payments s brought by $facts.viewName a limit L credits floor(L/s), and the rest is owed back',
    async ({ facts: { viewName, company, currency } }) => {
      const who = await aPlayer(house)
      await say(who, protection.setLimit, { name: 'weekDeposit', amount: '2500' })
      let nth = 0
      const next = () => ({
        viewName,
        accountReference: who.number,
        msisdn: who.number,
        amount: { currency: currency ?? 'NGN', minor: 717_00n } as const,
        reference: `${viewName}-${who.id}-${++nth}`,
      })
      const bring = () => takeIncoming(house.server.banking, company, next())
      await Promise.all(Array.from({ length: 5 }, bring))
      expect(await pay.balance(who)).toBe(3 * 717)
      expect(await validateIncoming(house.server.banking, next())).toEqual({ did: 'refused', why: 'too-high' })
      await exclude(who)
      expect(await validateIncoming(house.server.banking, next())).toEqual({ did: 'refused', why: 'not-now' })
      await bring()
      const owed = await house.db.sql<{ reason: string }>`
        select reason from payment where player_id = ${who.id} and send_back = 'owed' order by id`
      expect(owed.map(({ reason }) => reason)).toEqual(['deposit-limit', 'deposit-limit', 'player-excluded'])
    },
  )

  it('B08 D13 an order that was given up, or is paid with more than it said, brings no more than the limits allow', async () => {
    const who = await aPlayer(house)
    await say(who, protection.setLimit, { name: 'dayDeposit', amount: '1000' })
    const first = await order(who, 600)
    expect(await givenUp(first)).toBe('settled')
    const second = await order(who, 600)
    // Of the two only one fits: whichever is paid first.
    expect((await Promise.all([paid(second, 600_00n), paid(first, 600_00n)])).sort()).toEqual(['settled', 'settled'])
    expect(await pay.balance(who)).toBe(600)
    expect((await pay.deposit(who, 600)).status).toBe('DEPOSIT_LIMIT_REACHED')
    const small = await order(who, 300)
    expect(await paid(small, 401_00n)).toBe('settled')
    expect(await pay.state(who, small.id)).toMatchObject({ state: 'failed', reason: 'deposit-limit' })
    expect(await pay.balance(who)).toBe(600)
    const owed = await house.db.sql`select 1 from payment where player_id = ${who.id} and send_back = 'owed'`
    expect(owed).toHaveLength(2)
    // What comes again is the same money, and what fits is credited in full.
    expect(await paid(small, 401_00n)).toBe('known')
    expect(await paid(await order(who, 300), 400_00n)).toBe('settled')
    expect(await pay.balance(who)).toBe(1_000)
  })

  it('B08 an order that was given up and is paid another day counts on the day on which it is paid', async () => {
    const who = await aPlayer(house)
    await say(who, protection.setLimit, { name: 'dayDeposit', amount: '1000' })
    const first = await order(who, 600)
    await givenUp(first)
    await shift(who, DAY_S)
    expect(await paid(first, 600_00n)).toBe('settled')
    expect(await limitOf(who, 'dayDeposit')).toMatchObject({ used: 600 })
    expect((await pay.deposit(who, 401)).status).toBe('DEPOSIT_LIMIT_REACHED')
    expect((await pay.deposit(who, 400)).status).toBe('SUCCESS')
  })

  it('B08 X02 money that is brought and told of three times at once is credited once', async () => {
    const who = await aPlayer(house)
    const paid = {
      viewName: brought[0]!.facts.viewName,
      accountReference: who.number,
      msisdn: who.number,
      amount: { currency: 'NGN', minor: 500_00n } as const,
      reference: fresh('thrice'),
    }
    const take = () => takeIncoming(house.server.banking, brought[0]!.facts.company, paid)
    expect((await Promise.all([take(), take(), take()])).map(({ did }) => did).sort()).toEqual([
      ...['known', 'known', 'taken'],
    ])
    expect(await pay.balance(who)).toBe(500)
  })

  it('B09 money that comes in while its player is excluded is parked, owed back, and never credited later', async () => {
    const who = await aPlayer(house, { cash: 100_000n })
    const { id } = (await pay.deposit(who, '600')).data
    const prompt = await pay.prompt(who)
    await exclude(who)
    await backIn(who)
    await house.world(`/api/phones/${who.number}/prompts/${prompt.id}`, { pin: '1234' })
    await pay.untilState(who, id, 'failed')
    expect(await pay.state(who, id)).toMatchObject({ reason: 'player-excluded' })
    expect(await pay.balance(who)).toBe(1_000)
    const owed = () =>
      house.db.sql`select send_back as "sendBack" from payment where id = ${BigInt(id)} and send_back is not null`
    expect(await owed()).toEqual([{ sendBack: 'owed' }])
    await house.sandbox.idle()
    await shift(who, 190 * DAY_S)
    await say(who, protection.comeBack, {})
    await shift(who, DAY_S)
    await say(who, protection.confirmLooser, { rule: 'exclusion' })
    const [payment] = await house.db.sql<{ key: string }>`select key from payment where id = ${BigInt(id)}`
    const again = { state: 'paid', amount: { currency: 'NGN', minor: 60_000n }, reference: 'again' } as const
    expect(await takeOutcome(house.server.banking, payment!.key, 'fasthub', again)).toBe('known')
    expect(await pay.balance(who)).toBe(1_000)
  })

  it.each(Object.entries(GAME_SUBJECTS))(
    'B02 B04 B05 B39 B40 %s is told no in its own words, and wins still pass',
    async (name, subject) => {
      const company = name as GameCompany
      const who = await aPlayer(house, { cash: 100_000n })
      const callbackClient = subject.callbackClient(house.keys[company] ?? {})
      const post = async (words: Parameters<typeof callbackClient.say>[0]) => {
        const { path, headers, body } = callbackClient.say(words)
        const url = `${house.apiUrl}/callbacks/games/${company}${path}`
        const answer = await fetch(url, { method: 'POST', headers, body })
        return callbackClient.hear(answer.status, await answer.text(), words)
      }
      const token = await openGameSession(house.db, {
        playerId: who.id,
        sessionId: who.sessionId,
        company,
        ...subject.game,
      })
      const entry = { token, playerId: who.id.toString(), currency: 'NGN' }
      const publicToken = callbackClient.entry?.(entry) ?? token
      const opened = (await post({ ask: 'open', publicToken })) as unknown as { token: string }
      const move = (ask: 'bet' | 'win', round: string, minor: bigint) =>
        post({
          ask,
          key: fresh(ask),
          round,
          minor,
          token: opened.token,
          currency: 'NGN',
          ...subject.game,
        } as never)
      await say(who, protection.setLimit, { name: 'dayLoss', amount: '100' })
      const [round, other] = [fresh('round'), fresh('round')]
      expect(await move('bet', round, 6_000n)).toMatchObject({ heard: 'ok' })
      expect(await move('bet', other, 4_000n)).toMatchObject({ heard: 'ok' })
      expect(await move('bet', fresh('round'), 1n)).toMatchObject({ heard: 'refused', why: 'limit' })
      // In the room that is left, and behind a reminder that stands.
      await shift(who, 900)
      await say(who, protection.setReminder, { minutes: 15 })
      expect(await move('bet', fresh('round'), 1n)).toMatchObject({ heard: 'refused', why: 'blocked' })
      expect(await say(who, protection.answerReminder, {})).toBe('SUCCESS')
      await say(who, protection.setSessionLimit, { minutes: 15 })
      expect(await move('bet', other, 1n)).toMatchObject({ heard: 'refused', why: 'limit' })
      const { data } = await ask(who, protection.getSession, {})
      expect(data).toMatchObject({ sessionLeftS: 0 })
      expect(await move('bet', fresh('round'), 1n)).toMatchObject({ heard: 'refused', why: 'limit' })
      await say(who, protection.takeTimeOut, { hours: 24 })
      expect(await move('win', round, 5_000n)).toMatchObject({ heard: 'ok' })
      expect(await move('bet', fresh('round'), 1n)).toMatchObject({ heard: 'refused', why: 'blocked' })
      // A round that was open when its player excluded themselves is paid, and takes no further stake.
      await exclude(who)
      expect(await move('bet', other, 1n)).toMatchObject({ heard: 'refused' })
      expect(await move('win', other, 9_000n)).toMatchObject({ heard: 'ok' })
      expect(await house.server.money.read.wallet(house.db, who.id)).toMatchObject({ cash: 104_000n })
    },
  )
})
