/** Deposits that need attention over the office's door: asked about, sent back, credited by two people, each once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/office'
import type { Attention } from '@uwanja/contract/office-deposits'
import { expectWholeBooks } from '@uwanja/money/testing'
import { takeIncoming } from '../banking/incoming.ts'
import { RULE_KINDS } from '../db/testing.ts'
import { anOffice, type Office } from './testing.ts'

describe.each(RULE_KINDS)('deposits in the office on %s', (kind) => {
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
  let moneys = 0
  const comes = async (account: string, currency: 'NGN' | 'TZS' = 'NGN') => {
    const reference = `FH-${kind}-${++moneys}`
    await takeIncoming(office.banking, 'fasthub', {
      ...{ viewName: 'FastHubPayBillDeposit', accountReference: account, reference, msisdn: '2348030000001' },
      amount: { currency, minor: 700_00n },
    })
    return reference
  }
  const queue = async () => ((await office.send(rows.deposits, {}, first)).data as { deposits: Attention[] }).deposits
  const open = async (reference: string) => (await queue()).find((one) => one.reference === reference)
  const which = (one: Attention) => ({ kind: one.kind === 'stray' ? 'stray' : 'parked', id: one.id }) as const
  const parked = (currency: 'NGN' | 'TZS' = 'NGN') => office.money.read.house(office.db, 'parked:fasthub', currency)
  const cash = async (id: bigint) => (await office.money.read.wallet(office.db, id))!.cash

  it('O09 money for nobody waits; a named player has it after a second person approved, once', async () => {
    const { id } = await office.aPlayer()
    const before = await parked()
    const one = (await open(await comes('nobody')))!
    expect(one).toMatchObject({ kind: 'stray', amount: '700.00', number: 'nobody', isSendBackOwed: true })
    const ask = () => office.send(rows.askCredit, { ...which(one), playerId: `${id}`, why: 'receipt' }, first)
    expect((await ask()).status).toBe('SUCCESS')
    expect((await ask()).status).toBe('NO_LONGER_OPEN')
    const decide = (who: { token: string }) =>
      office.send(rows.decideCredit, { ...which(one), decision: 'approve' }, who)
    expect((await decide(first)).status).toBe('SECOND_PERSON_REQUIRED')
    const both = await Promise.all([decide(second), decide(second)])
    expect(both.map(({ status }) => status).sort()).toEqual(['NO_LONGER_OPEN', 'SUCCESS'])
    expect([await cash(id), await parked()]).toEqual([700_00n, before])
    expect(await open(one.reference)).toBeUndefined()
    expect(
      await office.db.sql`select state, paid_minor from payment where player_id = ${id} and direction = 'deposit'`,
    ).toEqual([{ state: 'paid', paid_minor: 700_00n }])
    // The company tells of the same money again: it is known.
    expect(
      await takeIncoming(office.banking, 'fasthub', {
        ...{ viewName: 'FastHubPayBillDeposit', accountReference: 'nobody', msisdn: '', reference: one.reference },
        amount: { currency: 'NGN', minor: 700_00n },
      }),
    ).toEqual({ did: 'known' })
    expect(await cash(id)).toBe(700_00n)
  })

  it('O09 a credit that is refused leaves the money open; sent back it is settled with its reference', async () => {
    const { id } = await office.aPlayer()
    const one = (await open(await comes('nobody')))!
    await office.send(rows.askCredit, { ...which(one), playerId: `${id}`, why: 'receipt' }, first)
    const back = () => office.send(rows.sendBack, { ...which(one), reference: 'R-1', why: 'wrong account' }, second)
    expect((await back()).status).toBe('NO_LONGER_OPEN')
    await office.send(rows.decideCredit, { ...which(one), decision: 'refuse' }, second)
    const before = await parked()
    expect((await Promise.all([back(), back()])).map(({ status }) => status).sort()).toEqual([
      'NO_LONGER_OPEN',
      'SUCCESS',
    ])
    expect([await parked(), await cash(id)]).toEqual([before - 700_00n, 0n])
    expect(await open(one.reference)).toBeUndefined()
  })

  it('O09 B09 money of an excluded player can go back and never to him; another currency only back', async () => {
    const { id, number } = await office.aPlayer()
    await office.db.transaction((tx) => office.money.gate.excluded(tx, id, new Date('2020-01-01')))
    const excluded = (await open(await comes(number)))!
    expect(excluded).toMatchObject({ kind: 'parked', reason: 'player-excluded', playerId: `${id}` })
    const credit = (one: Attention) => office.send(rows.askCredit, { ...which(one), playerId: '', why: 'x' }, first)
    expect((await credit(excluded)).status).toBe('PLAYER_EXCLUDED')
    // Also when the exclusion is over and he is back.
    await office.db.transaction((tx) => office.money.gate.cameBack(tx, id))
    expect((await credit(excluded)).status).toBe('PLAYER_EXCLUDED')
    const back = { ...which(excluded), reference: 'R-2', why: 'excluded' }
    expect((await office.send(rows.sendBack, back, first)).status).toBe('SUCCESS')
    expect(await office.db.sql`select send_back from payment where player_id = ${id}`).toEqual([{ send_back: 'sent' }])
    const other = await office.aPlayer()
    const foreign = (await open(await comes(other.number, 'TZS')))!
    expect(foreign).toMatchObject({ reason: 'wrong-currency', currency: 'TZS', amount: '700.00' })
    const again = {
      ...{ viewName: 'FastHubPayBillDeposit', accountReference: other.number, msisdn: '2348030000001' },
      ...{ reference: foreign.reference, amount: { currency: 'TZS', minor: 700_00n } as const },
    }
    expect(await takeIncoming(office.banking, 'fasthub', again)).toEqual({ did: 'known' })
    expect((await credit(foreign)).status).toBe('SUCCESS')
    const decided = await office.send(rows.decideCredit, { ...which(foreign), decision: 'approve' }, second)
    expect(decided.status).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await cash(other.id)).toBe(0n)
  })

  it('O09 a deposit that stays silent is seen and asked about; no answer changes nothing', async () => {
    const { id, number } = await office.aPlayer()
    await office.db.sql`
      insert into payment (key, direction, view_name, company, player_id, currency, minor, msisdn, state)
      values (${`UWSILENT${kind}`}, 'deposit', 'FastHubPayBillDeposit', 'fasthub', ${id}, 'NGN', 5000, ${number}, 'sent')`
    expect(await open(`UWSILENT${kind}`)).toBeUndefined()
    await office.shift(1_000)
    const one = (await open(`UWSILENT${kind}`))!
    expect(one).toMatchObject({ kind: 'silent', reason: 'sent' })
    expect((await office.send(rows.askCompany, { id: one.id }, first)).data).toEqual({ heard: 'pending' })
    expect(await open(`UWSILENT${kind}`)).toMatchObject({ tries: 1 })
  })
})
