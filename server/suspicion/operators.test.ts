/** Cases of suspicion: opened by rules of the jurisdiction or by hand, frozen, filed once, and nothing that their player could see. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import type { OfficeSuspicion } from '@uwanja/contract/operators/suspicions'
import { FULLEST } from '../db/testing.ts'
import { DATA } from '../protection/data-store.ts'
import { checkForSuspicion } from './operators.ts'
import { anOffice, type Office } from '../testing/office.ts'

let office: Office
let token: string
beforeAll(async () => {
  office = await anOffice(FULLEST)
  token = (await office.anOperator('compliance')).token
})
afterAll(() => office.close())

let keys = 0
const pay = (id: bigint, direction: 'deposit' | 'withdraw', minor: bigint, msisdn = '2348030000001') =>
  office.db.sql`
    insert into payment (key, direction, view_name, company, player_id, currency, minor, paid_minor, msisdn, state)
    values (${`SUS-${++keys}`}, ${direction}, 'FastHubPayBillDeposit', 'fasthub', ${id}, 'NGN', ${minor}, ${minor}, ${msisdn}, 'paid')`
const cases = async (state: 'open' | 'filed' | 'dismissed' = 'open') =>
  ((await office.send(rows.suspicions, { state, before: '' }, { token })).data as { cases: OfficeSuspicion[] }).cases
const of = async (id: bigint) => (await cases()).filter(({ playerId }) => playerId === `${id}`).map(({ rule }) => rule)
const look = () => checkForSuspicion(office.deps)
const aPlayer = async () => (await office.aPlayer({ cash: 100_00n })).id

it('B38 each rule of the jurisdiction’s row opens one case, and what lies below its threshold none', async () => {
  const [large, below, turned, played, many, few] = await Promise.all([
    ...[aPlayer(), aPlayer(), aPlayer(), aPlayer(), aPlayer(), aPlayer()],
  ] as const)
  // 5,000,000.00 NGN at once; 500,000.00 in, 400,000.00 out, less than 50,000.00 staked; four phones.
  await pay(large!, 'deposit', 5_000_000_00n)
  await pay(below!, 'deposit', 4_999_999_99n)
  for (const id of [turned!, played!]) {
    await pay(id, 'deposit', 500_000_00n)
    await pay(id, 'withdraw', 400_000_00n)
  }
  await office.db.transaction((tx) =>
    office.money.deposit.settled(tx, {
      company: 'fasthub',
      key: 'sus-played',
      playerId: played!,
      amount: { currency: 'NGN', minor: 60_000_00n },
    }),
  )
  await office.money.wager({
    kind: 'staked',
    source: 'betsolutions',
    key: 'sus-bet',
    round: 'r',
    playerId: played!,
    amount: { currency: 'NGN', minor: 50_000_00n },
  })
  for (const end of [1, 2, 3, 4]) await pay(many!, 'deposit', 100_00n, `234803000000${end}`)
  for (const end of [1, 2, 3]) await pay(few!, 'deposit', 100_00n, `234803000000${end}`)
  await Promise.all([look(), look()])
  await look()
  expect(await of(large!)).toEqual(['large-deposit'])
  expect(await of(turned!)).toEqual(['turned'])
  expect(await of(many!)).toEqual(['many-payers'])
  for (const id of [below!, played!, few!]) expect(await of(id)).toEqual([])
})

it('B38 what a case was opened on is frozen; it is filed once, with a reference and a day, and by compliance alone', async () => {
  const id = await aPlayer()
  await pay(id, 'deposit', 1_234_56n, '2348039998877')
  const opened = await office.send(rows.openSuspicion, { id: `${id}`, why: 'pays for others' }, { token })
  const caseId = (opened.data as { id: string }).id
  await pay(id, 'deposit', 9_00n)
  const [found] = (await cases()).filter((one) => one.id === caseId)
  expect(found).toMatchObject({ rule: 'hand', evidence: [{ amount: '1234.56', payer: '8877', state: 'paid' }] })
  await expect(office.db.sql`update suspicion_case set evidence = '[]' where id = ${BigInt(caseId)}`).rejects.toThrow(
    /stays/,
  )
  await expect(office.db.sql`delete from suspicion_case where id = ${BigInt(caseId)}`).rejects.toThrow()
  const decide = (reference: string, filedOn: string, by = token) =>
    office.send(
      rows.decideSuspicion,
      { id: caseId, decision: 'filed', why: 'many phones', reference, filedOn },
      { token: by },
    )
  expect((await decide('', '2026-11-20')).status).toBe('INCORRECT_PARAMETER_VALUE')
  expect((await decide('NFIU-7', '2026-02-31')).status).toBe('INCORRECT_PARAMETER_VALUE')
  const support = (await office.anOperator('support')).token
  const finance = (await office.anOperator('finance')).token
  for (const by of [support, finance]) {
    expect((await decide('NFIU-7', '2026-11-20', by)).status).toBe('FORBIDDEN')
    expect((await office.send(rows.suspicions, { state: 'open', before: '' }, { token: by })).status).toBe('FORBIDDEN')
  }
  expect((await decide('NFIU-7', '2026-11-20')).status).toBe('SUCCESS')
  expect((await decide('NFIU-8', '2026-11-20')).status).toBe('NO_LONGER_OPEN')
  expect((await cases('filed')).filter((one) => one.id === caseId)).toMatchObject([
    { reference: 'NFIU-7', filedOn: '2026-11-20', decidedWhy: 'many phones' },
  ])
  // Their player hears nothing, and whoever answers players sees nothing on their page.
  expect(await office.db.sql`select 1 from message where player_id = ${id}`).toEqual([])
  expect(
    await office.db.sql`select 1 from audit where subject = ${`player ${id}`} and action like 'suspicion%'`,
  ).toEqual([])
  expect(Object.values(DATA).some(({ text }) => text.includes('suspicion'))).toBe(false)
})
