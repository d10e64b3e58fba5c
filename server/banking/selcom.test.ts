/** Selcom's withdrawals where Selcom cannot or may not serve us: the player's money waits, and operators are alarmed. */
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { complaintsNow } from './complaints-store.ts'
import { openFloats } from './floats.ts'
import { answerNotTaken } from './not-taken.ts'
import { reconcile } from './reconcile.ts'
import { payments, WAIT } from '../testing/banking.ts'

const RULES = readFileSync(new URL('../../docs/alerts.yml', import.meta.url), 'utf8')

let house: House
beforeAll(async () => {
  house = await aHouse(FULLEST, { JURISDICTION: 'TZ' })
})
afterEach(() => expectBooks(house))
afterAll(() => house.close())
const { state, balance } = payments(() => house)

/** Handed over when its hold is over. */
async function withdrawn(who: TestPlayer, amount: string, channel = 'VMCASHIN'): Promise<string> {
  const change = { amount, channel: channel as 'VMCASHIN' }
  const { data } = (await house.send(banking.registerSelcomWithdraw, change, who.token)) as { data: { id: string } }
  await house.shift(house.server.banking.settings.withdrawHoldS + 1)
  return data.id
}
const alarms = async () => (await complaintsNow(house.db)).map(({ company, what }) => `${company} ${what}`)

it('W08 D12 a network that tells no names keeps nobody from their own number', async () => {
  for (const channel of ['VMCASHIN', 'SPCASHIN', 'AMCASHIN']) {
    const who = await aPlayer(house, { cash: 5_000_00n })
    const id = await withdrawn(who, '700', channel)
    await vi.waitFor(async () => {
      await house.shift(60)
      expect(await state(who, id)).toMatchObject({ state: 'paid' })
    }, WAIT)
    expect(await balance(who)).toBe(4_300)
  }
})

it('W08 O11 an empty float is an alarm and no decline: the money stays held', async () => {
  const who = await aPlayer(house, { cash: 5_000_00n })
  const id = await withdrawn(who, '753')
  await vi.waitFor(async () => expect(await alarms()).toContain('selcom no-float'), WAIT)
  // The rule for Prometheus speaks of what the process tells at this moment.
  const [, rule] = /alert: CompanyCannotServe\n +expr: (\w+) > 0/.exec(RULES)!
  const seen = await (await fetch(`${house.apiUrl}/metrics`)).text()
  expect(seen).toMatch(new RegExp(`^${rule!}\\{company="selcom",what="no-float"\\} [1-9]`, 'm'))
  await house.shift(3_600)
  expect(await state(who, id)).toMatchObject({ state: 'sent', reason: null })
  expect(await balance(who)).toBe(5_000 - 753)
})

it('W08 O11 a call that is not enabled for us is an alarm and no decline', async () => {
  const who = await aPlayer(house, { cash: 5_000_00n })
  const id = await withdrawn(who, '759')
  await vi.waitFor(async () => expect(await alarms()).toContain('selcom not-enabled'), WAIT)
  await house.shift(3_600)
  expect(await state(who, id)).toMatchObject({ state: 'sent', reason: null })
  expect(await balance(who)).toBe(5_000 - 759)
})

const answered = (id: string, answer: 'again' | 'back') =>
  answerNotTaken(house.server.banking, BigInt(id), answer).catch((error: unknown) => (error as { code: string }).code)
const trouble = (testOutcome: string | null) =>
  fetch(`${house.sandbox.url}/api/chaos`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ company: 'selcom', fate: testOutcome }),
  })

it('W08 O11 what was not taken goes again under its key, or back, after the company said that nothing moved', async () => {
  const [one, other] = [await aPlayer(house, { cash: 5_000_00n }), await aPlayer(house, { cash: 5_000_00n })]
  const mark = (id: string) => house.db.sql`select not_taken as why from payment where id = ${BigInt(id)}`
  await trouble('not-enabled')
  const [again, back] = [await withdrawn(one, '700'), await withdrawn(other, '800')]
  for (const id of [again, back])
    await vi.waitFor(async () => expect(await mark(id)).toEqual([{ why: 'not-enabled' }]), WAIT)
  await trouble(null)
  expect(await answered(again, 'again')).toBe('again')
  await vi.waitFor(async () => {
    await house.shift(60)
    expect(await state(one, again)).toMatchObject({ state: 'paid' })
  }, WAIT)
  expect(await answered(again, 'again')).toBe('NO_LONGER_OPEN')
  expect(await answered(back, 'back')).toBe('back')
  expect(await state(other, back)).toMatchObject({ state: 'returned' })
  expect([await balance(one), await balance(other)]).toEqual([4_300, 5_000])
})

it('O12 a day of payouts is compared by a question for each, and one that the company paid and we gave back is found', async () => {
  const who = await aPlayer(house, { cash: 5_000_00n })
  const id = await withdrawn(who, '900')
  await vi.waitFor(async () => {
    await house.shift(60)
    expect(await state(who, id)).toMatchObject({ state: 'paid' })
  }, WAIT)
  const compared = async () => {
    const [day] = await house.db.sql<{ day: string }>`
      select to_char(house_now() at time zone 'Africa/Dar_es_Salaam', 'YYYY-MM-DD') as day`
    expect(await reconcile(house.server.banking, 'selcom', day!.day)).toBe('compared')
    return house.db.sql`
      select kind, theirs_minor as theirs from reconciliation_item
      where company = 'selcom' and day = ${day!.day}::date and payment_id = ${BigInt(id)}`
  }
  expect(await compared()).toEqual([])
  await house.db.sql`update payment set state = 'returned' where id = ${BigInt(id)}`
  expect(await compared()).toEqual([{ kind: 'missing-here', theirs: 900_00n }])
  await house.db.sql`update payment set state = 'paid' where id = ${BigInt(id)}`
  expect(await compared()).toEqual([])
})

it('O11 our float is read when somebody looks, and a company that is silent holds nobody up', async () => {
  const { methods } = house.server.banking
  let ms = 0
  const floats = openFloats(methods, () => ms)
  expect(floats()).toEqual([])
  await expect.poll(floats, WAIT).toMatchObject([{ company: 'selcom', amounts: [{ currency: 'TZS' }] }])
  const nowhere = { ...methods.wire('selcom'), baseUrl: 'http://127.0.0.1:9' }
  const silent = openFloats({ ...methods, wire: () => nowhere }, () => ms)
  expect(silent()).toEqual([])
  await expect.poll(silent, WAIT).toEqual([{ company: 'selcom', amounts: null, atMs: 0 }])
  // Nobody awaits these questions: one that cannot even be put must not end the process.
  const broken = openFloats(
    {
      ...methods,
      wire() {
        throw new Error('no such key')
      },
    },
    () => ms,
  )
  expect(broken()).toEqual([])
  await expect.poll(broken, WAIT).toEqual([{ company: 'selcom', amounts: null, atMs: 0 }])
  // Asked again a minute later, and not before.
  ms = 60_000
  expect(floats()).toMatchObject([{ atMs: 0 }])
  await expect.poll(floats, WAIT).toMatchObject([{ atMs: 60_000 }])
})
