/** Deposits that need attention over the office's door: asked about, sent back, credited by two people, each once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import type { Attention } from '@uwanja/contract/operators/deposits'
import { NO_LIMITS } from '@uwanja/money'
import { expectWholeBooks } from '@uwanja/money/testing'
import { takeIncoming } from '../incoming.ts'
import { RULE_KINDS } from '../../db/testing.ts'
import { playerById } from '../../players/store.ts'
import { aWelcomeBonus } from '../../testing/promotions.ts'
import { anOffice, type Office } from '../../testing/office.ts'

describe.each(RULE_KINDS)('deposits in the office on %s', (kind) => {
  let office: Office
  let first: { token: string }
  let second: { token: string }
  beforeAll(async () => {
    office = await anOffice(kind)
    first = await office.anOperator('finance')
    second = await office.anOperator('finance')
    await aWelcomeBonus({ db: office.db, server: { office: office.app } })
  })
  afterAll(async () => {
    await expectWholeBooks(office.db, office.money)
    await office.close()
  })
  let moneys = 0
  const comes = async (account: string, currency: 'NGN' | 'TZS' = 'NGN') => {
    const reference = `FH-${kind}-${++moneys}`
    await takeIncoming(office.banking, 'fasthub', {
      viewName: 'FastHubPayBillDeposit',
      accountReference: account,
      reference,
      msisdn: '2348030000001',
      amount: { currency, minor: 700_00n },
    })
    return reference
  }
  const queue = async () => ((await office.send(rows.deposits, {}, first)).data as { deposits: Attention[] }).deposits
  const open = async (reference: string) => (await queue()).find((one) => one.reference === reference)
  const which = (one: Attention) => ({ kind: one.kind === 'stray' ? 'stray' : 'parked', id: one.id }) as const
  const held = (currency: 'NGN' | 'TZS' = 'NGN') => office.money.read.house(office.db, 'parked:fasthub', currency)
  const cash = async (id: bigint) => (await office.money.read.wallet(office.db, id))!.cash

  it('O09 O04 a credit whose asker has left is not credited by one person: it is refused, and asked for anew', async () => {
    const { id } = await office.aPlayer()
    const one = (await open(await comes('nobody')))!
    const gone = await office.anOperator('finance')
    const ask = (who: { token: string }) =>
      office.send(rows.askCredit, { ...which(one), playerId: `${id}`, why: 'receipt' }, who)
    const decide = (decision: 'approve' | 'refuse') =>
      office.send(rows.decideCredit, { ...which(one), decision }, second)
    expect((await ask(gone)).status).toBe('SUCCESS')
    await office.db.sql`update operator set left_at = house_now() where id = ${gone.id}`
    expect((await decide('approve')).status).toBe('SECOND_PERSON_REQUIRED')
    expect(await cash(id)).toBe(0n)
    expect((await decide('refuse')).status).toBe('SUCCESS')
    expect((await ask(first)).status).toBe('SUCCESS')
    expect((await decide('approve')).status).toBe('SUCCESS')
    expect(await cash(id)).toBe(700_00n)
  })

  it('O09 money for nobody waits; a named player has it after a second person approved, once', async () => {
    const { id } = await office.aPlayer()
    const before = await held()
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
    expect([await cash(id), await held()]).toEqual([700_00n, before])
    expect(await open(one.reference)).toBeUndefined()
    expect(
      await office.db.sql`select state, paid_minor from payment where player_id = ${id} and direction = 'deposit'`,
    ).toEqual([{ state: 'paid', paid_minor: 700_00n }])
    // The company tells of the same money again: it is known.
    expect(
      await takeIncoming(office.banking, 'fasthub', {
        viewName: 'FastHubPayBillDeposit',
        accountReference: 'nobody',
        msisdn: '',
        reference: one.reference,
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
    const before = await held()
    expect((await Promise.all([back(), back()])).map(({ status }) => status).sort()).toEqual([
      'NO_LONGER_OPEN',
      'SUCCESS',
    ])
    expect([await held(), await cash(id)]).toEqual([before - 700_00n, 0n])
    expect(await open(one.reference)).toBeUndefined()
  })

  it('O09 B09 money of an excluded player can go back and never to them; another currency only back', async () => {
    const { id, number } = await office.aPlayer()
    await office.db.transaction((tx) => office.money.gate.excluded(tx, id, new Date('2020-01-01')))
    const excluded = (await open(await comes(number)))!
    expect(excluded).toMatchObject({ kind: 'parked', reason: 'player-excluded', playerId: `${id}` })
    const credit = (one: Attention) => office.send(rows.askCredit, { ...which(one), playerId: '', why: 'x' }, first)
    expect((await credit(excluded)).status).toBe('PLAYER_EXCLUDED')
    // Also when the exclusion is over and they are back.
    await office.db.transaction((tx) => office.money.gate.cameBack(tx, id))
    expect((await credit(excluded)).status).toBe('PLAYER_EXCLUDED')
    const back = { ...which(excluded), reference: 'R-2', why: 'excluded' }
    expect((await office.send(rows.sendBack, back, first)).status).toBe('SUCCESS')
    expect(await office.db.sql`select send_back from payment where player_id = ${id}`).toEqual([{ send_back: 'sent' }])
    const other = await office.aPlayer()
    const foreign = (await open(await comes(other.number, 'TZS')))!
    expect(foreign).toMatchObject({ reason: 'wrong-currency', currency: 'TZS', amount: '700.00' })
    const again = {
      viewName: 'FastHubPayBillDeposit',
      accountReference: other.number,
      msisdn: '2348030000001',
      reference: foreign.reference,
      amount: { currency: 'TZS', minor: 700_00n } as const,
    }
    expect(await takeIncoming(office.banking, 'fasthub', again)).toEqual({ did: 'known' })
    expect((await credit(foreign)).status).toBe('SUCCESS')
    const decided = await office.send(rows.decideCredit, { ...which(foreign), decision: 'approve' }, second)
    expect(decided.status).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await cash(other.id)).toBe(0n)
  })

  it('O09 B08 what came beyond a player’s limit is credited only when it has room again, and takes that room', async () => {
    const { id, number } = await office.aPlayer()
    const limits = { ...NO_LIMITS, dayDeposit: 1_000_00n }
    await office.db.transaction((tx) => office.money.gate.limited(tx, id, limits))
    await comes(number)
    const held = (await open(await comes(number)))!
    expect(held).toMatchObject({ kind: 'parked', reason: 'deposit-limit' })
    expect(await cash(id)).toBe(700_00n)
    await office.send(rows.askCredit, { ...which(held), playerId: '', why: 'they ask for it' }, first)
    const approve = async () => {
      // Days pass here, and operators are logged out meanwhile.
      first = await office.anOperator('finance')
      return (await office.send(rows.decideCredit, { ...which(held), decision: 'approve' }, first)).status
    }
    expect(await approve()).toBe('DEPOSIT_LIMIT_REACHED')
    await office.shift(86_400)
    const { now } = (await office.money.gate.read(office.db, id))!
    const inAnHour = new Date(now.getTime() + 3_600_000)
    await office.db.transaction((tx) => office.money.gate.timedOut(tx, id, inAnHour))
    expect(await approve()).toBe('TIME_OUT_ACTIVE')
    await office.shift(86_400)
    expect(await approve()).toBe('SUCCESS')
    expect(await cash(id)).toBe(1_400_00n)
    // It counts today: the next one finds no room.
    expect(await open(await comes(number))).toMatchObject({ reason: 'deposit-limit' })
  })

  it('O09 B10 money that is credited later is a deposit as any other: the first brings the bonus that was chosen', async () => {
    const choosing = async () => {
      const { id, number } = await office.aPlayer()
      const player = (await playerById(office.db, id))!
      await office.db.transaction((tx) => office.banking.chooseBonus(tx, player, 'KARIBU100'))
      return { id, number }
    }
    const credit = async (reference: string, playerId: bigint) => {
      // Operators are logged out while days pass.
      ;[first, second] = [await office.anOperator('finance'), await office.anOperator('finance')]
      const one = (await open(reference))!
      await office.send(rows.askCredit, { ...which(one), playerId: `${playerId}`, why: 'receipt' }, first)
      return office.send(rows.decideCredit, { ...which(one), decision: 'approve' }, second)
    }
    const [paused, strange] = [await choosing(), await choosing()]
    // It came in a break, which is over.
    const { now } = (await office.money.gate.read(office.db, paused.id))!
    const inAnHour = new Date(now.getTime() + 3_600_000)
    await office.db.transaction((tx) => office.money.gate.timedOut(tx, paused.id, inAnHour))
    const heldReference = await comes(paused.number)
    await office.shift(86_400)
    expect((await credit(heldReference, paused.id)).status).toBe('SUCCESS')
    // It came under a number that nobody has.
    expect((await credit(await comes('nobody'), strange.id)).status).toBe('SUCCESS')
    for (const { id } of [paused, strange]) {
      expect(await office.money.read.wallet(office.db, id)).toMatchObject({ cash: 700_00n, bonus: 700_00n })
      const rows = await office.db.sql`
        select b.state, p.balance_after as "balanceAfter" from bonus b join payment p on p.id = b.payment_id
        where b.player_id = ${id}`
      expect(rows).toEqual([{ state: 'active', balanceAfter: 1_400_00n }])
    }
    // The second brings none.
    expect((await credit(await comes('nobody'), strange.id)).status).toBe('SUCCESS')
    expect(await office.money.read.wallet(office.db, strange.id)).toMatchObject({ cash: 1_400_00n, bonus: 700_00n })
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
    // What a person asks is no try of the house's own questions.
    expect(await open(`UWSILENT${kind}`)).toMatchObject({ tries: 0 })
  })
})
