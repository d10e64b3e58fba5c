/** Reconciliation over the real server and sandbox: a day that agrees, each kind of difference, and explaining one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAYMENT_COMPANIES } from '@uwanja/providers/payments'
import type { StatementLine } from '@uwanja/providers/statement-line'
import { office as rows } from '@uwanja/contract/operators/office'
import type { OfficeCall } from '@uwanja/contract/operators/call'
import { requestOf } from '@uwanja/contract/wire/request'
import { insertOperator, openOperatorSession } from '../operators/store.ts'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { compare, type OursMoved } from './compare.ts'
import { reconcileDue } from './reconcile.ts'
import { payments } from '../testing/banking.ts'

const AT = Date.parse('2026-11-20T12:00:00Z')
const ngn = (minor: bigint) => ({ currency: 'NGN', minor }) as const
const line = (key: string, minor: bigint, more: Partial<StatementLine> = {}): StatementLine => ({
  key,
  reference: `R-${key}`,
  direction: 'deposit',
  amount: ngn(minor),
  atMs: AT,
  ...more,
})
const mine = (key: string, minor: bigint, more: Partial<OursMoved> = {}): OursMoved => ({
  paymentId: 1n,
  key,
  reference: `R-${key}`,
  direction: 'deposit',
  amount: ngn(minor),
  ordered: ngn(minor),
  details: {},
  isMoved: true,
  at: new Date(AT),
  createdAt: new Date(AT),
  ...more,
})
const both = (ours: readonly OursMoved[]) => ({ moved: ours, named: ours })

describe('O12 two sides of a day', () => {
  it('agree when each line is a payment of ours, also across midnight', () => {
    const yesterday = line('b', 200n)
    expect(compare([line('a', 100n)], [line('a', 100n), yesterday], both([mine('a', 100n), mine('b', 200n)]))).toEqual({
      totals: [{ direction: 'deposit', currency: 'NGN', ours: 100n, theirs: 100n }],
      items: [],
    })
  })

  it('differ by exactly the items: lost, unknown, not credited, twice and another amount', () => {
    const lines = [line('a', 100n), line('open', 7n), line('twice', 5n), line('twice', 5n), line('unknown', 3n)]
    const ours = [mine('a', 90n), mine('lost', 11n), mine('open', 7n, { isMoved: false }), mine('twice', 5n)]
    const { totals, items } = compare(lines, lines, { moved: ours.filter((one) => one.isMoved), named: ours })
    expect(items.map(({ kind, mark, ours, theirs }) => [kind, mark, ours, theirs])).toEqual([
      ['other-amount', 'a', 90n, 100n],
      ['missing-here', 'open', null, 7n],
      ['missing-here', 'twice', null, 5n],
      ['missing-here', 'unknown', null, 3n],
      ['missing-there', 'lost', 11n, null],
    ])
    const gap = items.reduce((sum, { ours, theirs }) => sum + (theirs ?? 0n) - (ours ?? 0n), 0n)
    expect(totals).toEqual([{ direction: 'deposit', currency: 'NGN', ours: 106n, theirs: 106n + gap }])
  })

  it('are compared in the company’s currency, at the rate that was agreed', () => {
    const exchange = { theirCurrency: 'TZS', theirMinor: '162000', rate: '1.62' }
    const shillings = { amount: { currency: 'TZS', minor: 1620_00n } } as const
    const agrees = compare(
      [line('x', 0n, shillings)],
      [line('x', 0n)],
      both([mine('x', 1000_00n, { details: exchange })]),
    )
    expect(agrees.items).toEqual([])
    const half = { amount: { currency: 'TZS', minor: 810_00n } } as const
    const partly = mine('x', 500_00n, { ordered: ngn(1000_00n), details: exchange })
    expect(compare([line('x', 0n, half)], [line('x', 0n)], both([partly])).items).toEqual([])
  })

  it('meet by the company’s reference where there was no order', () => {
    const brought = line('', 5n, { reference: 'FP1' })
    const ours = mine('fasthub-FP1', 5n, { reference: 'FP1' })
    expect(compare([brought], [brought], both([ours])).items).toEqual([])
  })
})

describe('O12 reconciliation of a day', () => {
  let house: House
  let player: TestPlayer
  let operatorId: bigint
  beforeAll(async () => {
    house = await aHouse(FULLEST)
    // From noon on, so that no midnight lies between the test's payments.
    const [noon] = await house.db.sql<{ inS: number }>`
      select extract(epoch from ((house_now() at time zone 'Africa/Lagos')::date + 1.5 * interval '1 day')
        - house_now() at time zone 'Africa/Lagos')::float8 as "inS"`
    await house.shift(Math.ceil(noon!.inS))
    player = await aPlayer(house, { cash: 50_000_00n })
    const operator = { name: 'finance-1', role: 'finance', passwordHash: 'none' } as const
    operatorId = (await house.db.transaction((tx) => insertOperator(tx, operator)))!
  })
  afterAll(() => house.close())
  const { deposit, withdraw, approve, untilState } = payments(() => house)
  const today = async () => {
    const [row] = await house.db.sql<{ day: string }>`
      select to_char(house_now() at time zone 'Africa/Lagos', 'YYYY-MM-DD') as day`
    return row!.day
  }
  const ask = async (row: OfficeCall, values: Record<string, string>) => {
    // A session of its own, because the test's hours would end an idle one.
    const from = { isBrowser: false, ip: '10.0.0.1', agent: 'test' }
    const { token } = await house.db.transaction((tx) => openOperatorSession(tx, { operatorId, ...from }))
    const { path, method, headers, body } = requestOf(row, values, token)
    const asked = { method: method as 'GET' | 'POST', url: path, headers, ...(body === null ? {} : { payload: body }) }
    const answer = await house.server.office.inject(asked)
    return answer.json<{ status: string; data: never }>()
  }
  const now = async (company: string, day: string) => ask(rows.reconcileNow, { company, day })
  const shown = async (day: string) =>
    (await ask(rows.reconciliation, { from: day, to: day })).data as {
      days: { company: string; comparedAt: string | null; totals: { difference: string; ours: string }[] }[]
      items: { id: string; kind: string; mark: string; ours: string; theirs: string; state: string; playerId: string }[]
    }

  it('agrees, finds what was lost and what differs, and keeps who explained it', async () => {
    const one = (await deposit(player, 700)).data.id
    await approve(player)
    await untilState(player, one, 'paid')
    const two = (await withdraw(player, 900)).data.id
    await house.shift(3_600)
    await house.shift(10)
    await untilState(player, two, 'paid')
    const day = await today()
    for (const { name: company } of PAYMENT_COMPANIES)
      expect((await now(company, day)).data).toEqual({ did: 'compared' })
    const equal = await shown(day)
    expect(equal.items).toEqual([])
    expect(equal.days.find(({ company }) => company === 'fasthub')!.totals).toMatchObject([
      { ours: '700.00', difference: '0.00' },
      { ours: '900.00', difference: '0.00' },
    ])
    // Our books are made wrong, each in its own way; the ledger stays whole.
    await house.db.sql`update payment set paid_minor = 60000 where id = ${one}`
    await house.db.sql`update payment set state = 'returned' where id = ${two}`
    await house.db.sql`
      insert into payment (key, direction, view_name, company, player_id, currency, minor, msisdn, state, paid_minor)
      values ('UWLOST', 'deposit', 'FastHubPayBillDeposit', 'fasthub', ${player.id}, 'NGN', 5000, '', 'paid', 5000)`
    const both = await Promise.all([now('fasthub', day), now('fasthub', day)])
    expect(both.map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS'])
    const { items } = await shown(day)
    expect(items.map(({ kind, ours, theirs }) => [kind, ours, theirs]).sort()).toEqual([
      ['missing-here', '', '900.00'],
      ['missing-there', '50.00', ''],
      ['other-amount', '600.00', '700.00'],
    ])
    expect(items.every(({ playerId }) => playerId === String(player.id))).toBe(true)
    const lost = items.find(({ mark }) => mark === 'UWLOST')!
    const explain = () => ask(rows.explainDifference, { id: lost.id, why: 'paid in cash at the desk' })
    expect((await Promise.all([explain(), explain()])).map(({ status }) => status).sort()).toEqual([
      'NO_LONGER_OPEN',
      'SUCCESS',
    ])
    expect(await house.db.sql`select why from audit where action = 'difference.explained'`).toEqual([
      { why: 'paid in cash at the desk' },
    ])
    // What is right again goes by itself; what was explained stays so.
    await house.db.sql`update payment set paid_minor = 70000 where id = ${one}`
    await house.db.sql`update payment set state = 'paid' where id = ${two}`
    await now('fasthub', day)
    expect((await shown(day)).items).toMatchObject([{ mark: 'UWLOST', state: 'explained' }])
    await expectBooks(house)
  })

  it('is made by itself when the day is over; a silent company is asked again, and nobody asks for tomorrow', async () => {
    const day = await today()
    await house.shift(26 * 3_600)
    const deps = { ...house.server.banking }
    const silent = { ...deps.methods.wire('fasthub'), baseUrl: 'http://127.0.0.1:9' }
    const methods = { ...deps.methods, wire: () => silent }
    await reconcileDue({ ...deps, methods, warn: () => {} })
    const run = async (one: string) =>
      house.db.sql<{ isLate: boolean }>`
        select compared_at > ('2026-01-01'::date)::timestamptz as "isLate" from reconciliation_run
        where company = ${one} and day = ${day}::date - 1`
    expect(await run('fasthub')).toEqual([{ isLate: null }])
    await reconcileDue(deps)
    expect(await run('fasthub')).toEqual([{ isLate: true }])
    const { kept } = (await house.db.sql<{ kept: string }>`select count(*)::text as kept from reconciliation_run`)[0]!
    await reconcileDue(deps)
    expect(Number(kept)).toBeGreaterThan(3)
    const later = new Date(Date.parse(`${day}T12:00:00Z`) + 3 * 86_400_000).toISOString().slice(0, 10)
    expect((await now('fasthub', later)).status).not.toBe('SUCCESS')
    expect((await now('nobody', day)).status).not.toBe('SUCCESS')
  })
})
