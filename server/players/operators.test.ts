/** Players over the office's door: found, looked at, noted about, ranked; and the books walked from account to cause. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Account, JournalPage, JournalRow } from '@uwanja/contract/operators/money'
import { office as rows } from '@uwanja/contract/operators/office'
import type { FoundPlayer, Moment, PlayerPage } from '@uwanja/contract/operators/players'
import { cursorsReachTheEnd, expectWholeBooks } from '@uwanja/money/testing'
import { RULE_KINDS, shiftClock } from '../db/testing.ts'
import { setPersonalDetails } from './store.ts'
import { anOffice, type Office } from '../testing/office.ts'

describe.each(RULE_KINDS)('players in the office on %s', (kind) => {
  let office: Office
  let token: string
  beforeAll(async () => {
    office = await anOffice(kind)
    token = (await office.anOperator('admin')).token
  })
  afterAll(async () => {
    await expectWholeBooks(office.db, office.money)
    await office.close()
  })
  const found = async (words: string) => {
    const { data } = await office.send(rows.findPlayers, { words }, { token })
    return (data as { players: FoundPlayer[] }).players.map(({ id }) => id)
  }
  const look = async (id: bigint) => (await office.send(rows.player, { id: `${id}` }, { token })).data as PlayerPage
  const moments = async (id: bigint, before = '') =>
    (await office.send(rows.timeline, { id: `${id}`, before }, { token })).data as {
      moments: Moment[]
      next: string | null
    }

  it('Y05 who reads the page leaves one line an hour in the trail, each operator their own, and none in the timeline', async () => {
    const { id } = await office.aPlayer()
    const other = await office.anOperator('support')
    const reads = async () => {
      const asked = { operator: '', action: 'player.read', subject: `player ${id}`, words: '', before: '' }
      const { data } = await office.send(rows.auditTrail, asked, { token })
      return (data as { rows: { operator: string }[] }).rows.map(({ operator }) => operator)
    }
    expect(await reads()).toEqual([])
    await look(id)
    await look(id)
    await office.send(rows.player, { id: `${id}` }, { token: other.token })
    expect((await reads()).toSorted()).toEqual([expect.stringMatching(/^admin-/), other.name])
    // Whose last line is older than an hour leaves another one.
    const third = await office.anOperator('support')
    await office.db.sql`
      insert into audit (operator_id, action, subject, at)
      values (${third.id}, 'player.read', ${`player ${id}`}, house_now() - interval '61 minutes')`
    for (const _time of [1, 2]) await office.send(rows.player, { id: `${id}` }, { token: third.token })
    expect((await reads()).filter((name) => name === third.name)).toHaveLength(2)
    expect((await moments(id)).moments.filter(({ kind }) => kind === 'deed')).toEqual([])
  })

  it('O05 a player is found by number, name, id and reference', async () => {
    const { id } = await office.aPlayer({ number: '2348055512345' })
    await setPersonalDetails(office.db, id, { firstName: 'Zainabu', lastName: "O'Brien %", birthDate: '1990-01-01' })
    await office.db.sql`
      insert into payment (key, direction, view_name, company, player_id, currency, minor, msisdn, state, company_reference)
      values ('UWkey1', 'withdraw', 'FastHubWithdraw', 'fasthub', ${id}, 'NGN', 5000, '2348055512345', 'sent', 'FH-77')`
    await office.money.wager({ kind: 'staked', source: 'betsolutions', key: 'bet-991', playerId: id, ...STAKE })
    for (const words of [
      '2348055512345',
      '08055512345',
      '8055512345',
      '+2348055512345',
      '23480555',
      '080555',
      '80555',
      '0805 551 2345',
      '+234 805-551-2345',
      'zainabu',
      "o'brien % zainabu",
      "o'brien %",
      `${id}`,
      'UWkey1',
      'FH-77',
    ]) {
      expect(await found(words), words).toContain(`${id}`)
    }
    for (const words of ['Zainabux', '%', '_', '99999999999999999', "'; drop table player", 'FH-7']) {
      expect(await found(words === '%' ? 'Zain%bu' : words), words).toEqual([])
    }
  })

  it('O05 any part of a name is found behind thousands of newer players, in each script', async () => {
    const [one, other] = [await office.aPlayer(), await office.aPlayer()]
    await setPersonalDetails(office.db, one.id, {
      firstName: 'Fatuma',
      lastName: 'Mwinyimkuu',
      birthDate: '1990-01-01',
    })
    await setPersonalDetails(office.db, other.id, { firstName: '伟', lastName: '欧阳修', birthDate: '1990-01-01' })
    await office.db.sql`
      insert into player (number, password_hash, currency, country, first_name)
      select '2347' || (100000000 + n), 'none', 'NGN', 'NG', 'Amina' from generate_series(1, 2100) n`
    for (const words of ['mwinyi', 'YIMK', 'uma mw', 'Fatuma Mwinyimkuu'])
      expect(await found(words)).toEqual([`${one.id}`])
    for (const words of ['欧阳', '阳修', '伟 欧阳']) expect(await found(words)).toEqual([`${other.id}`])
    expect(await found('Fatuma Amina')).toEqual([])
    for (const words of ['amina', '2347100', '07100']) expect(await found(words)).toHaveLength(50)
  })

  it('O05 a play’s reference finds the player', async () => {
    const { id } = await office.aPlayer({ cash: 500_00n })
    const staked = await office.money.wager({
      kind: 'staked',
      source: 'betsolutions',
      key: 'bet-992',
      playerId: id,
      ...STAKE,
    })
    expect(staked.status).toBe('ok')
    expect(await found('bet-992')).toEqual([`${id}`])
  })

  it('O05 the page shows profile, accounts and notes; the timeline everything once and in order', async () => {
    const { id } = await office.aPlayer({ cash: 500_00n })
    for (let at = 0; at < 60; at++) {
      await office.shift(1)
      await office.money.wager({
        kind: 'staked',
        source: 'betsolutions',
        key: `line-${at}`,
        playerId: id,
        ...STAKE,
        amount: { currency: 'NGN', minor: 100n },
      })
    }
    await office.send(rows.addNote, { id: `${id}`, body: '  called\r\nus ' }, { token })
    expect(await look(id)).toMatchObject({
      accounts: { cash: '440.00', bonus: '0.00', held: '0.00', debt: '0.00' },
      notes: [{ body: 'called\nus' }],
      isTest: false,
    })
    const first = await moments(id)
    const second = await moments(id, first.next!)
    expect(first.moments).toHaveLength(50)
    expect(second.next).toBeNull()
    const all = [...first.moments, ...second.moments]
    expect(new Set(all.map((one) => `${one.kind} ${one.id}`)).size).toBe(all.length)
    // Sixty stakes, the deposit, the log-in and the note.
    expect(all).toHaveLength(63)
    expect(all.map(({ at }) => at)).toEqual([...all.map(({ at }) => at)].sort().reverse())
    expect(all.find(({ what }) => what === 'wager.staked')).toMatchObject({ amount: '-1.00', about: 'betsolutions' })
    expect((await office.send(rows.player, { id: '999999' }, { token })).status).toBe('NOT_FOUND')
    expect((await office.send(rows.addNote, { id: '999999', body: 'x' }, { token })).status).toBe('NOT_FOUND')
  })

  it('O05 the timeline tells their rules, documents, bonus and erasure too', async () => {
    const { id } = await office.aPlayer()
    await office.db.sql`
      insert into protection_step (player_id, subject, step, new_value, effective_at)
      values (${id}, 'dayDeposit', 'set', '50000', house_now()), (${id}, 'timeOut', 'set', '2099-01-01T00:00:00Z', house_now())`
    await office.db.sql`
      insert into identity_check (player_id, document_type, last4, result) values (${id}, 'NIN', '4413', 'mismatch')`
    await office.db
      .sql`insert into bonus (player_id, rule, state, currency) values (${id}, 'first-deposit', 'chosen', 'NGN')`
    await office.db.sql`
      insert into erasure_request (player_id, due_at, state, ended_at, asked_at)
      values (${id}, house_now(), 'kept', house_now(), house_now() - interval '1 day')`
    const told = (await moments(id)).moments.map(({ what, about, amount }) => [what, about, amount].join(' ').trim())
    expect(told).toEqual(expect.arrayContaining(['rule.set dayDeposit 500.00', 'rule.set timeOut']))
    expect(told).toEqual(expect.arrayContaining(['document.mismatch NIN …4413', 'bonus.chosen first-deposit']))
    expect(told.at(-1)).toBe('erasure.asked')
    expect(told).toContain('erasure.kept')
  })

  it('O05 O03 the test rank is switched with a reason, and another rank is not forgotten', async () => {
    const { id } = await office.aPlayer()
    const switched = (isTest: boolean) =>
      office.send(rows.setTestRank, { id: `${id}`, isTest, why: 'tries' }, { token })
    await switched(true)
    expect((await look(id)).isTest).toBe(true)
    await switched(false)
    expect((await look(id)).isTest).toBe(false)
    await office.db.sql`update player set rank_id = 7 where id = ${id}`
    await switched(false)
    expect(await office.db.sql`select rank_id from player where id = ${id}`).toEqual([{ rank_id: 7 }])
    const actions = await office.db
      .sql`select before, after, why from audit where action = 'player.ranked' and subject = ${`player ${id}`} order by id`
    expect(actions).toEqual([
      { before: { rank: 0 }, after: { rank: 33 }, why: 'tries' },
      { before: { rank: 33 }, after: { rank: 0 }, why: 'tries' },
    ])
  })

  it('O06 from the account to the journal, its postings and its cause', async () => {
    const { id } = await office.aPlayer({ cash: 500_00n })
    const accounts = async (playerId: string) =>
      ((await office.send(rows.accounts, { playerId }, { token })).data as { accounts: Account[] }).accounts
    expect((await accounts(`${id}`)).map(({ name, balance }) => `${name} ${balance}`)).toEqual([
      'cash 500.00',
      'bonus 0.00',
      'held 0.00',
      'debt 0.00',
    ])
    const bank = (await accounts('')).find(({ name, currency }) => name === 'bank:fasthub' && currency === 'NGN')!
    expect(Number(bank.balance)).toBeLessThanOrEqual(-500)
    for (const accountId of [bank.id, `${id * 8n}`]) {
      const { data } = await office.send(rows.journals, { accountId, before: '' }, { token })
      const { journals } = data as { journals: JournalRow[] }
      const sign = accountId === bank.id ? '-' : ''
      expect(journals[0]).toMatchObject({ kind: 'deposit.settled', amount: `${sign}500.00`, playerId: `${id}` })
      const page = (await office.send(rows.journal, { id: journals[0]!.id }, { token })).data as JournalPage
      expect(page.postings).toMatchObject([
        { from: { name: 'bank:fasthub', playerId: '' }, to: { name: 'cash', playerId: `${id}` }, amount: '500.00' },
      ])
    }
    expect((await office.send(rows.journals, { accountId: '8888888888', before: '' }, { token })).status).toBe(
      'NOT_FOUND',
    )
  })

  it('O06 a page of the book is a stretch, and the stretches meet', async () => {
    const { browse } = office.money
    const account = (await browse.houseAccounts(office.db)).find(({ name }) => name === 'bank:fasthub')!
    const seen: bigint[] = []
    let before: bigint | null = null
    do {
      const page: Awaited<ReturnType<typeof browse.journalsOf>> = await browse.journalsOf(office.db, {
        account,
        before,
        limit: 2,
        stretch: 3n,
      })
      seen.push(...page.rows.map(({ id }) => id))
      before = page.next
    } while (before !== null)
    const all = await office.db.sql<{ id: bigint }>`
      select distinct journal_id as id from money.entry where account_id = ${account.id} order by 1 desc`
    expect(seen).toEqual(all.map(({ id }) => id))
  })

  it('O06 the queue shows what is under way, and the light follows the proof', async () => {
    const queue = (await office.send(rows.withdrawals, {}, { token })).data as { withdrawals: object[]; total: number }
    expect(queue).toMatchObject({
      total: 1,
      withdrawals: [{ amount: '50.00', state: 'sent', method: 'FastHubWithdraw' }],
    })
    const light = async () =>
      (await office.send(rows.light, {}, { token })).data as { isGreen: boolean; findings: number }
    // Nobody reads by itself here, and a busy machine may have taken a minute to come here.
    await cursorsReachTheEnd(office.db)
    while ((await office.money.reports.countHours(office.db, 1000)) > 0);
    while ((await office.money.read.proof(office.db)).journals > 0);
    expect(await light()).toMatchObject({ isGreen: true, findings: 0, late: [], heldBy: null, epoch: null })
    await office.db.sql`insert into money.finding (what, details) values ('chain', '{}')`
    expect(await light()).toMatchObject({ isGreen: false, findings: 1, lastFinding: { what: 'chain' } })
    await office.db.sql`delete from money.finding`
    // A reader that stands still is late, whatever it reads for; a new life of the database is said and is no fault.
    await office.db.sql`insert into money.cursor (name) values ('asleep')`
    await shiftClock(office.db, 120)
    expect(await light()).toMatchObject({ isGreen: false, findings: 0, late: [{ reader: 'asleep' }] })
    await office.db.sql`delete from money.cursor where name = 'asleep'`
    await office.db.sql`insert into money.finding (what, details) values ('epoch', '{}')`
    expect(await light()).toMatchObject({ isGreen: true, findings: 0, late: [] })
  })
})

const STAKE = { round: 'r1', amount: { currency: 'NGN', minor: 5_00n } } as const
