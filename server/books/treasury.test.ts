/** Money apart: what is owed to players beside what lies in trust, and that nobody takes the players' money for the house's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { EXPORT_PATH } from '@uwanja/contract/operators/reports'
import { office as rows } from '@uwanja/contract/operators/office'
import type { TreasuryMove, TrustDay } from '@uwanja/contract/operators/treasury'
import { expectWholeBooks } from '@uwanja/money/testing'
import { RULE_KINDS } from '../db/testing.ts'
import { anOffice, type Office } from '../testing/office.ts'

// The clock of an office under test stands at noon of this day.
const DAY = '2026-11-20'

describe.each(RULE_KINDS)('money apart on %s', (kind) => {
  let office: Office
  let first: { token: string }
  let second: { token: string }
  beforeAll(async () => {
    office = await anOffice(kind)
    first = await office.anOperator('finance')
    second = await office.anOperator('finance')
  })
  afterAll(async () => {
    await expectWholeBooks(office.db, office.money)
    await office.close()
  })

  let nth = 0
  const ngn = (minor: bigint) => ({ currency: 'NGN', minor }) as const
  const paidIn = (playerId: bigint, minor: bigint) =>
    office.db.transaction((tx) =>
      office.money.deposit.settled(tx, { company: 'fasthub', key: `apart-${++nth}`, playerId, amount: ngn(minor) }),
    )
  const report = async () => {
    const answer = await office.send(rows.trustReport, { day: DAY }, first)
    const { days, moves } = answer.data as { days: TrustDay[]; moves: { kind: string; amount: string }[] }
    return { ...days.find(({ currency }) => currency === 'NGN')!, moves }
  }
  const ask = (move: TreasuryMove, of: string, amount: string, key = `apart-key-${String(++nth).padStart(16, '0')}`) =>
    office.send(rows.askTreasury, { move, of, amount, key, why: 'bank reference 17' }, first)
  const approve = (id: string, by = second) =>
    office.send(rows.decideApproval, { id, decision: 'approve', why: '' }, by)
  const made = async (move: TreasuryMove, of: string, amount: string) => {
    const { status, data } = await ask(move, of, amount)
    return status === 'SUCCESS' ? (await approve((data as { id: string }).id)).status : status
  }

  it('O21 what is owed to players stands beside what lies in trust; revenue is what lies above it, and no kobo more', async () => {
    const { id } = await office.aPlayer()
    await paidIn(id, 1_000_00n)
    const tester = await office.aPlayer()
    await office.db.sql`update player set rank_id = ${CONSTANTS.testUserRankId} where id = ${tester.id}`
    await paidIn(tester.id, 70_00n)
    expect(await report()).toMatchObject({
      players: '1000.00',
      tests: '70.00',
      trust: '0.00',
      inTransit: '1070.00',
      difference: '-1000.00',
      moves: [],
    })
    expect(await made('swept', 'fasthub', '1070')).toBe('SUCCESS')
    expect(await report()).toMatchObject({ trust: '1070.00', inTransit: '0.00', difference: '70.00' })
    // The player loses 300: from then on they are the house's.
    const lost = { source: 'betsolutions', playerId: id, round: 'apart' } as const
    await office.money.wager({ ...lost, kind: 'staked', key: 'apart-stake', amount: ngn(300_00n) })
    await office.money.wager({ ...lost, kind: 'won', key: 'apart-win', amount: ngn(0n) })
    expect(await made('revenue-taken', '-', '370.01')).toBe('INSUFFICIENT_AMOUNT')
    expect(await made('revenue-taken', '-', '370')).toBe('SUCCESS')
    const after = await report()
    expect(after).toMatchObject({ players: '700.00', trust: '700.00', operating: '370.00', difference: '0.00' })
    // As the bank's statement says it: in above zero, out below.
    expect(after.moves.map(({ kind: what, amount }) => [what, amount])).toEqual([
      ['treasury.swept', '1070.00'],
      ['treasury.revenue-taken', '-370.00'],
    ])
  })

  it('O21 money goes back: a float for payouts, a top-up, and tax that is paid to the state', async () => {
    const before = await report()
    expect(await made('float-fed', 'fasthub', '40')).toBe('SUCCESS')
    expect(await made('topped-up', '-', '15')).toBe('SUCCESS')
    expect(await made('tax-paid', 'winnings', '5')).toBe('SUCCESS')
    const after = await report()
    const moved = (name: 'trust' | 'inTransit' | 'operating' | 'taxOwed') => Number(after[name]) - Number(before[name])
    expect([moved('trust'), moved('inTransit'), moved('operating'), moved('taxOwed')]).toEqual([-25, 40, -20, -5])
    // What was paid is no less withheld.
    const month = await office.send(rows.taxReturn, { from: DAY, to: DAY }, first)
    expect((month.data as { rows: object[] }).rows).toEqual([])
  })

  it('O21 the days and the trust account’s moves are taken away as files, as the page has them', async () => {
    const file = async (name: 'trust' | 'moves', from: string) => {
      const headers = { authorization: `Bearer ${first.token}` }
      const answer = await office.app.inject({ url: `${EXPORT_PATH}/${name}?from=${from}&to=${DAY}`, headers })
      const lines = answer.body.trim().split(/\r?\n/)
      return lines.slice(1).map((line) => line.replaceAll('"', '').split(','))
    }
    const { moves, players, trust, difference } = await report()
    const days = (await file('trust', '2026-11-18')).filter(([, currency]) => currency === 'NGN')
    expect(days.map(([day]) => day)).toEqual(['2026-11-18', '2026-11-19', DAY])
    expect(days[0]!.slice(2).every((amount) => amount === '0.00')).toBe(true)
    expect([days[2]![2], days[2]![4], days[2]![5]]).toEqual([players, trust, difference])
    const taken = (await file('moves', DAY)).map(([, , kind, currency, amount]) => ({ kind, currency, amount }))
    expect(taken.length).toBeGreaterThanOrEqual(4)
    expect(taken).toEqual(moves.map(({ kind: what, amount }) => ({ kind: what, currency: 'NGN', amount })))
  })

  it('O21 it takes two people, once, for accounts that there are, and a role that may', async () => {
    const { data } = await ask('topped-up', '-', '1', 'apart-the-same-key')
    const { id } = data as { id: string }
    expect((await approve(id, first)).status).toBe('SECOND_PERSON_REQUIRED')
    expect(((await ask('topped-up', '-', '1', 'apart-the-same-key')).data as { id: string }).id).toBe(id)
    expect((await ask('topped-up', '-', '2', 'apart-the-same-key')).status).toBe('INCORRECT_PARAMETER_VALUE')
    expect((await approve(id)).status).toBe('SUCCESS')
    expect((await approve(id)).status).toBe('NO_LONGER_OPEN')
    expect((await ask('swept', 'nobody', '1')).status).toBe('INCORRECT_PARAMETER_VALUE')
    expect((await ask('topped-up', 'fasthub', '1')).status).toBe('INCORRECT_PARAMETER_VALUE')
    expect((await ask('topped-up', '-', '0')).status).toBe('INVALID_AMOUNT')
    const support = await office.anOperator('support')
    expect((await office.send(rows.trustReport, { day: DAY }, support)).status).toBe('FORBIDDEN')
  })
})
