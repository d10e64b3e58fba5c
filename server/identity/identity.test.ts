/** Who a player is, on the full PostgreSQL where it is there: tiers at their edge, the register's answers, and what is kept. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { identity } from '@uwanja/contract/site/identity'
import { protection } from '@uwanja/contract/site/protection'
import { user } from '@uwanja/contract/site/user'
import { sharesName } from '../banking/withdrawal-risk.ts'
import { payments } from '../testing/banking.ts'
import { FULLEST } from '../db/testing.ts'
import { setPersonalDetails } from '../players/store.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'

let house: House
const { deposit, withdraw } = payments(() => house)
beforeAll(async () => {
  house = await aHouse(FULLEST, { COMPANY_TIMEOUT_MS: '400' })
})
afterEach(() => expectBooks(house))
afterAll(() => house.close())

const ADAEZE = { firstName: 'Adaeze', lastName: 'Okafor', dateOfBirth: '1990-04-03' }
let last = 0
/** A NIN that nobody has shown before. */
const aNin = (end = '1') => `${20_000_000 + ++last}${end.padStart(3, '1')}`
const check = async (who: TestPlayer, documentNumber: string, details = ADAEZE) =>
  (await house.send(
    identity.checkIdentity,
    { ...details, documentType: 'NIN', documentNumber },
    who.token,
  )) as unknown as { status: string; data: { result: string; tier: number } }
const known = async (who: TestPlayer) =>
  ((await house.send(identity.getIdentity, {}, who.token)) as { data: Record<string, unknown> }).data
/** As if they had moved so much before, long ago. */
const moved = (who: TestPlayer, direction: 'deposit' | 'withdraw', minor: bigint) =>
  house.db.sql`
    insert into payment (key, direction, view_name, company, player_id, currency, minor, paid_minor, msisdn, state)
    values (${`OLD-${direction}-${who.id}`}, ${direction}, 'FastHubPayBillDeposit', 'fasthub', ${who.id}, 'NGN', ${minor},
      ${minor}, ${who.number}, 'paid')`

it('N01 deposits beyond a tier are refused, also in parallel, and names open the next one', async () => {
  const who = await aPlayer(house, { isNamed: false })
  await moved(who, 'deposit', 99_000_00n)
  const said = await Promise.all(['600', '600', '600'].map((amount) => deposit(who, amount)))
  expect(said.filter(({ statusCode }) => statusCode === 0)).toHaveLength(1)
  expect(said.filter(({ status }) => status === 'IDENTITY_REQUIRED')).toHaveLength(2)
  expect(said.find(({ status }) => status === 'IDENTITY_REQUIRED')?.data).toEqual({ tier: 1, upTo: 100_000 })
  expect((await deposit(who, '400')).statusCode).toBe(0)
  expect((await deposit(who, '100')).status).toBe('IDENTITY_REQUIRED')
  await setPersonalDetails(house.db, who.id, { firstName: 'Adaeze', lastName: 'Okafor', birthDate: '1990-04-03' })
  expect((await deposit(who, '100')).statusCode).toBe(0)
})

it('N01 N02 a withdrawal beyond names waits for a document that the register confirms', async () => {
  const who = await aPlayer(house, { cash: 9_000_00n })
  await moved(who, 'withdraw', 999_000_00n)
  expect((await withdraw(who, '1001')).status).toBe('IDENTITY_REQUIRED')
  expect(await check(who, aNin('404'))).toMatchObject({ data: { result: 'mismatch', tier: 1 } })
  expect(await check(who, aNin('13'))).toMatchObject({ data: { result: 'mismatch', tier: 1 } })
  for (const end of ['503', '000'])
    expect(await check(who, aNin(end))).toMatchObject({ data: { result: 'unavailable', tier: 1 } })
  expect((await withdraw(who, '1001')).status).toBe('IDENTITY_REQUIRED')
  expect(await check(who, aNin())).toMatchObject({ data: { result: 'match', tier: 2 } })
  expect((await withdraw(who, '1001')).statusCode).toBe(0)
  expect((await check(who, aNin())).status).toBe('TOO_MANY_ATTEMPTS')
})

it('N01 B33 no money leaves without names and birthday: 15,000 is refused on the server, and goes when they are given', async () => {
  const who = await aPlayer(house, { cash: 20_000_00n, isNamed: false })
  expect(await withdraw(who, '15000')).toMatchObject({ status: 'IDENTITY_REQUIRED', data: { tier: 1, upTo: 0 } })
  expect(await known(who)).toMatchObject({
    tier: 0,
    tiers: [{ outUpTo: 0 }, { outUpTo: 1_000_000 }, { outUpTo: null }],
  })
  // As a client of the specification gives them from its page.
  const details = { firstName: 'Amaka', lastName: 'Umeh', dateOfBirth: '1991-5-6' }
  expect((await house.send(user.saveUserPersonalDetails, details, who.token)).status).toBe('SUCCESS')
  expect((await withdraw(who, '15000')).status).toBe('SUCCESS')
})

it('N01 B33 a jurisdiction may want names before the first deposit: it is refused without them, and nothing moves', async () => {
  const early = await aHouse(FULLEST, { NAMES_BEFORE: 'deposit' })
  const pay = payments(() => early)
  const who = await aPlayer(early, { isNamed: false })
  expect(await pay.deposit(who, '100')).toMatchObject({ status: 'IDENTITY_REQUIRED', data: { tier: 1, upTo: 0 } })
  expect(await pay.prompts(who)).toEqual([])
  expect(await early.db.sql`select 1 from payment where player_id = ${who.id}`).toEqual([])
  const details = { firstName: 'Amaka', lastName: 'Eke', dateOfBirth: '1991-5-6' }
  expect((await early.send(user.saveUserPersonalDetails, details, who.token)).status).toBe('SUCCESS')
  expect((await pay.deposit(who, '100')).status).toBe('SUCCESS')
  await expectBooks(early)
  await early.close()
})

it('N02 another name than the document’s is no longer known by it', async () => {
  const who = await aPlayer(house)
  expect((await check(who, '123')).status).toBe('VALIDATION_ERROR')
  await check(who, aNin())
  await setPersonalDetails(house.db, who.id, { firstName: 'Bola', lastName: 'Okafor', birthDate: '1990-04-03' })
  expect(await known(who)).toMatchObject({ tier: 1, checked: { documentType: 'NIN' } })
})

it('N03 a document is kept sealed, and is one player’s, also when two show it at once', async () => {
  const both = [await aPlayer(house), await aPlayer(house)]
  const number = aNin()
  const said = await Promise.all(both.map((who) => check(who, number)))
  expect(said.map(({ status }) => status)).toContain('DOCUMENT_ALREADY_USED')
  expect(said.filter(({ data }) => data?.tier === 2)).toHaveLength(1)
  const rows = await house.db.sql<{ all: string }>`
    select (select string_agg(i::text, ' ') from player_identity i) || (select string_agg(c::text, ' ') from identity_check c) as all`
  expect(rows[0]!.all).not.toContain(number)
  expect(rows[0]!.all).not.toContain(Buffer.from(number).toString('hex'))
})

it('N04 who says that they are a minor is refused and held', async () => {
  const who = await aPlayer(house, { cash: 5_000_00n })
  const year = new Date().getFullYear() - 15
  expect(await check(who, aNin(), { ...ADAEZE, dateOfBirth: `${year}-01-01` })).toMatchObject({
    status: 'VALIDATION_ERROR',
    data: { DateOfBirth: ['AGE_AT_LEAST_18'] },
  })
  expect((await deposit(who, '500')).status).toBe('ACCOUNT_ON_HOLD')
  expect((await withdraw(who, '1000')).status).toBe('ACCOUNT_ON_HOLD')
  const holds = (await house.send(protection.getHolds, {}, who.token)) as { data: { holds: object[] } }
  expect(holds.data.holds).toMatchObject([{ reason: 'age', blocks: 'play' }])
})

it('N05 an account in another name waits for an operator', async () => {
  expect(sharesName('OKAFOR ADAÉZE', 'Adaeze Nwosu')).toBe(true)
  expect(sharesName('A. OKAFOR', 'Bola A. Eze')).toBe(false)
  const who = await aPlayer(house, { cash: 5_000_00n })
  await setPersonalDetails(house.db, who.id, { firstName: 'Zhou', lastName: 'Ming', birthDate: '1990-04-03' })
  const to = { accountNumber: '0690000031', code: '044', accountName: 'HALIMA DANJUMA' }
  const { data } = (await house.send(banking.registerKudipalWithdraw, { ...to, amount: '1000' }, who.token)) as {
    data: { id: string }
  }
  expect(await house.db.sql`select reasons from withdrawal_review where payment_id = ${BigInt(data.id)}`).toEqual([
    { reasons: ['payee-name'] },
  ])
})
