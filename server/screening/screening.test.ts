/** Screening over the wire: who is asked about when, what a hit keeps back until a person has looked, and what silence means. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import type { OfficeSuspicion } from '@uwanja/contract/operators/suspicions'
import { identity } from '@uwanja/contract/site/identity'
import { user } from '@uwanja/contract/site/user'
import { payments, WAIT } from '../testing/banking.ts'
import { RULE_KINDS } from '../db/testing.ts'
import { insertOperator, openOperatorSession } from '../operators/store.ts'
import { DATA, dataRows } from '../protection/data-store.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'

const SHOWN = { lastName: 'Mwinyi', dateOfBirth: '1970-02-03' }

describe.each(RULE_KINDS)('screening on %s', (kind) => {
  let house: House
  let operatorId: bigint
  beforeAll(async () => {
    house = await aHouse(kind, {
      SCREENING_PROVIDER: 'sandbox',
      COMPANY_TIMEOUT_MS: '400',
      WITHDRAW_HOLD_S: '60',
      JOB_RETRY_S: '1',
      WITHDRAW_AUTOMATIC_MINOR: '100000000000',
      WITHDRAW_SMALL_MINOR: '100000000000',
    })
    const operator = { name: 'cora', role: 'compliance', passwordHash: 'none' } as const
    operatorId = (await house.db.transaction((tx) => insertOperator(tx, operator)))!
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())
  const pay = payments(() => house)

  const shift = async (seconds: number) => {
    await house.shift(seconds)
    await house.db.sql`update session set expires_at = house_now() + interval '2 days' where ended_at is null`
  }
  /** A day later, as the row says. */
  const again = async () => {
    await house.db.sql`update screening set answered_at = answered_at - interval '86401 seconds'`
    await house.server.screenAgain()
  }
  const put = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(house.sandbox.url + path, { method: 'PUT', headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
  }
  const list = (reference: string, of: 'sanctions' | 'pep', name: string) =>
    put('/api/screening', { reference, listed: true, list: of, name, born: SHOWN.dateOfBirth })
  const silence = (testOutcome: 'silent' | null) => put('/api/chaos', { company: 'screening', fate: testOutcome })
  const name = async (who: TestPlayer, firstName: string) =>
    (await house.send(user.saveUserPersonalDetails, { ...SHOWN, firstName }, who.token)).status
  const nobody = () => aPlayer(house, { cash: 1_000_000_00n, isNamed: false })
  const inOffice = async (row: (typeof rows)[keyof typeof rows], values: object) => {
    // A session of its own: the test's days would end an idle one.
    const from = { operatorId, isBrowser: false, ip: '127.0.0.1', agent: 'test' }
    const { token } = await house.db.transaction((tx) => openOperatorSession(tx, from))
    const answer = await house.server.office.inject({
      method: row.method,
      url: row.path,
      headers: { authorization: `Bearer ${token}` },
      ...(row.method === 'GET' ? { query: values as Record<string, string> } : { payload: values }),
    })
    return answer.json<{ status: string; data: never }>()
  }
  const cases = async (who: TestPlayer) => {
    const answer = await inOffice(rows.suspicions, { state: 'open', before: '' })
    return (answer.data as { cases: OfficeSuspicion[] }).cases.filter(({ playerId }) => playerId === `${who.id}`)
  }
  const decide = async (who: TestPlayer, decision: 'filed' | 'dismissed') => {
    const [one] = await cases(who)
    const filing =
      decision === 'filed' ? { reference: 'NFIU-9', filedOn: '2026-11-20' } : { reference: '', filedOn: '' }
    expect((await inOffice(rows.decideSuspicion, { id: one!.id, decision, why: 'looked', ...filing })).status).toBe(
      'SUCCESS',
    )
  }
  const answered = (who: TestPlayer) =>
    vi.waitFor(async () => {
      const [row] = await house.db.sql`
        select 1 from screening where player_id = ${who.id} and answered = asked and answered_at is not null`
      expect(row).toBeDefined()
    }, WAIT)
  const reasons = async (id: string) => {
    const [row] = await house.db.sql<{ reasons: string[] }>`
      select reasons from withdrawal_review where payment_id = ${BigInt(id)}`
    return row?.reasons ?? null
  }
  const withdrawn = async (who: TestPlayer, amount: string) => {
    const { status, data } = await pay.withdraw(who, amount)
    expect(status).toBe('SUCCESS')
    return data.id
  }
  const letters = async (who: TestPlayer) =>
    (await house.db.sql<{ letter: string }>`select letter from message where player_id = ${who.id} order by id`).map(
      ({ letter }) => letter,
    )

  it('B45 a name on a list of sanctions opens one case, keeps any sum from leaving, and nothing says so to the player', async () => {
    const who = await nobody()
    await list('UN-77', 'sanctions', 'MWINYI, Jabari')
    expect(await name(who, 'Jabari')).toBe('SUCCESS')
    await answered(who)
    expect(await cases(who)).toMatchObject([
      { rule: 'sanctions', hit: { reference: 'UN-77', score: 100 }, openedBy: '' },
    ])
    const order = await withdrawn(who, '500')
    expect(await reasons(order)).toEqual(['screening'])
    expect(await pay.state(who, order)).toMatchObject({ state: 'requested' })
    expect(await letters(who)).toEqual([])
    const file = await Promise.all(
      Object.keys(DATA).map((one) => dataRows(house.db, one as keyof typeof DATA, who.id, { after: 0n, most: 100 })),
    )
    expect(
      JSON.stringify(file, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
    ).not.toMatch(/screening|sanction|UN-77/i)
    // Filed: it stays kept back, and the same entry is no second case.
    await decide(who, 'filed')
    await again()
    expect(await cases(who)).toEqual([])
    expect(await house.db.sql`select 1 from screening_hit where player_id = ${who.id}`).toHaveLength(1)
    await put('/api/screening', { reference: 'UN-77', listed: false })
  })

  it('B45 an entry that a person found to be somebody else is remembered; another entry is a case of its own', async () => {
    const who = await nobody()
    await list('UN-1', 'sanctions', 'Zuberi Mwinyi')
    await name(who, 'Zuberi')
    await answered(who)
    await decide(who, 'dismissed')
    await again()
    expect(await cases(who)).toEqual([])
    const order = await withdrawn(who, '500')
    expect(await reasons(order)).toBeNull()
    await shift(61)
    await pay.untilState(who, order, 'paid')
    await list('EU-1', 'sanctions', 'Zuberi Mwinyi')
    await again()
    expect(await cases(who)).toMatchObject([{ rule: 'sanctions', hit: { reference: 'EU-1' } }])
    for (const reference of ['UN-1', 'EU-1']) await put('/api/screening', { reference, listed: false })
  })

  it('B45 what is learnt after an order keeps it from leaving', async () => {
    const who = await nobody()
    await name(who, 'Faraji')
    await answered(who)
    const order = await withdrawn(who, '500')
    expect(await reasons(order)).toBeNull()
    await list('UN-9', 'sanctions', 'Faraji Mwinyi')
    await again()
    await shift(61)
    expect(await reasons(order)).toEqual(['screening'])
    expect(await pay.state(who, order)).toMatchObject({ state: 'requested' })
    await put('/api/screening', { reference: 'UN-9', listed: false })
  })

  it('B45 an exposed person is asked where the money comes from before any leaves, until a person has looked', async () => {
    const who = await nobody()
    await list('PEP-5', 'pep', 'Imani Mwinyi')
    await name(who, 'Imani')
    await answered(who)
    expect(await cases(who)).toMatchObject([{ rule: 'pep', hit: { reference: 'PEP-5', score: 100 } }])
    expect((await pay.withdraw(who, '500')).status).toBe('ACCOUNT_ON_HOLD')
    expect((await pay.deposit(who, '500')).status).toBe('SUCCESS')
    expect(await letters(who)).toEqual(['holdPlaced'])
    await decide(who, 'dismissed')
    expect(await letters(who)).toEqual(['holdPlaced', 'holdLifted'])
    expect(await reasons(await withdrawn(who, '500'))).toBeNull()
    await again()
    expect(await cases(who)).toEqual([])
    await put('/api/screening', { reference: 'PEP-5', listed: false })
  })

  it('B45 another name and a document that is proven are asked about, the same name again is not', async () => {
    const who = await nobody()
    await list('UN-2', 'sanctions', 'Tumaini Mwinyi')
    await name(who, 'Neema')
    await answered(who)
    expect(await cases(who)).toEqual([])
    const asked = async () =>
      (await house.db.sql<{ asked: bigint }>`select asked from screening where player_id = ${who.id}`)[0]!.asked
    const before = await asked()
    await name(who, 'Neema')
    expect(await asked()).toBe(before)
    await name(who, 'Tumaini')
    await answered(who)
    expect(await cases(who)).toMatchObject([{ hit: { reference: 'UN-2' } }])
    await list('UN-3', 'sanctions', 'Tumaini Mwinyi')
    const shown = { ...SHOWN, firstName: 'Tumaini', documentType: 'NIN' as const, documentNumber: '71234500022' }
    expect((await house.send(identity.checkIdentity, shown, who.token)).status).toBe('SUCCESS')
    await answered(who)
    expect((await cases(who)).map(({ hit }) => hit?.reference)).toEqual(['UN-3', 'UN-2'])
    for (const reference of ['UN-2', 'UN-3']) await put('/api/screening', { reference, listed: false })
  })

  it('B45 a silent company lets deposits and small sums go; above the jurisdiction’s sum a withdrawal waits, in pieces too', async () => {
    const [who, other] = [await nobody(), await nobody()]
    await silence('silent')
    for (const one of [who, other]) await name(one, 'Salama')
    expect((await pay.deposit(who, '500')).status).toBe('SUCCESS')
    // 100,000.00 NGN is the row's.
    const small = await withdrawn(who, '100000')
    expect(await reasons(small)).toBeNull()
    await shift(61)
    await pay.untilState(who, small, 'paid')
    expect(await reasons(await withdrawn(who, '500'))).toEqual(['screening'])
    expect(await reasons(await withdrawn(other, '100001'))).toEqual(['screening'])
    await silence(null)
    for (const one of [who, other]) await answered(one)
    expect(await cases(who)).toEqual([])
  })
})
