/** Erasing an account: what stands in the way, that nothing of the person is in any row afterwards, and what survives. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { identity } from '@uwanja/contract/site/identity'
import { protection } from '@uwanja/contract/site/protection'
import { security } from '@uwanja/contract/site/security'
import { WAIT } from '../testing/banking.ts'
import { RULE_KINDS } from '../db/testing.ts'
import { aHouse, aNumber, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { obstaclesOf } from './erasure-store.ts'
import { erasureDue } from './erasure-rules.ts'
import { DAY_S, fresh, PASSWORD, protecting } from '../testing/protection.ts'

const ADDRESS = 'adaeze.okonjo@example.org'
const AGENT = 'Nokia of Adaeze'
const TRACE = 'a word that only she has written'

describe.each(RULE_KINDS)('erasure on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(kind, { WITHDRAW_HOLD_S: '0', RECOVERY_SILENT_DAYS: '0' })
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())
  const { pay, ask, say, shift, stake, withPassword, exclude, backIn } = protecting(() => house)

  const register = async (national: string, email = '') => {
    const form = {
      username: national,
      mobileNumber: national,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      email,
      agreeAll: 1,
    }
    return (await house.send(security.register, form as never)).status
  }
  const login = async (national: string): Promise<{ status: string; token: string }> => {
    const answer = await fetch(`${house.apiUrl}${security.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': AGENT },
      body: JSON.stringify({ userName: national, password: PASSWORD }),
    })
    const { status, data } = (await answer.json()) as { status: string; data: { token?: string } | null }
    return { status, token: data?.token ?? '' }
  }
  const aRegistered = async (): Promise<TestPlayer & { national: string }> => {
    const national = aNumber()
    expect(await register(national, ADDRESS)).toBe('SUCCESS')
    const { token } = await login(national)
    const number = `234${national}`
    const [row] = await house.db.sql<{ id: bigint }>`select id from player where number = ${number}`
    await house.db.sql`update player set number_proven_at = house_now() where id = ${row!.id}`
    return { id: row!.id, number, token, national }
  }
  const askErasure = (who: TestPlayer) => say(who, protection.askErasure, { password: PASSWORD })
  const stateOf = async (who: TestPlayer) =>
    (
      await house.db.sql<{ id: bigint; state: string; blockedBy: string[] }>`
      select id, state, blocked_by as "blockedBy" from erasure_request where player_id = ${who.id} order by id desc`
    )[0]!
  const due = async (who: TestPlayer) => erasureDue(partsOf(), (await stateOf(who)).id)
  const partsOf = () => house.server.banking as never
  /** Every row of every table, as text, that holds one of the words. */
  const found = async (words: readonly string[]) => {
    const tables = await house.db.sql<{ name: string }>`
      select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`
    const hits: string[] = []
    for (const { name } of tables) {
      for (const { row } of (await house.db.query(`select t::text as row from ${name} t`, [])) as { row: string }[])
        for (const word of words)
          if (row.includes(word) || row.includes(Buffer.from(word).toString('hex'))) hits.push(`${name}: ${word}`)
    }
    return hits
  }

  /** Of the tables with a player's id, those that hold theirs. */
  const tablesOf = async ({ id }: TestPlayer) => {
    const tables = await house.db.sql<{ name: string }>`
      select c.table_name as name from information_schema.columns c
        join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
      where c.column_name = 'player_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`
    const held = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await house.db.query(`select 1 from ${name} where player_id = $1 limit 1`, [id])
        return rows.length > 0 ? [name] : []
      }),
    )
    return held.flat()
  }
  /** What a long life at the site leaves in the tables that the test's own steps do not reach. */
  const leaveTraces = async ({ id, number }: TestPlayer) => {
    const { db } = house
    // Somebody else asked for a code to her number.
    const other = await aPlayer(house)
    await db.sql`update player set refcode = ${TRACE} where id = ${id}`
    await db.sql`
      insert into authenticator (player_id, sealed_key, session_id) select ${id}, decode('00', 'hex'), max(id) from session`
    await db.sql`insert into device (player_id, mark, was_news) values (${id}, decode('01', 'hex'), false) on conflict do nothing`
    await db.sql`
      insert into sms_code (verification_key, player_id, number, purpose, code_hash, expires_at)
      values (${`own-${id}`}, ${id}, ${number}, 'login', 'x', house_now()),
        (${`asked-${id}`}, ${other.id}, ${number}, 'number-change', 'x', house_now())`
    await db.sql`
      insert into message (player_id, direction, department, header, body) values (${id}, 'from-player', 'Support', ${TRACE}, ${TRACE})`
    await db.sql`insert into exclusion_check (player_id, number, result) values (${id}, ${number}, 'clear')`
    await db.sql`insert into favourite_game (player_id, game_id) select ${id}, min(id) from game`
    await db.sql`insert into game_recent (player_id, company, code, at) values (${id}, 'egt', '1', house_now())`
    await db.sql`
      with hold as (
        insert into player_hold (player_id, reason, asks, due_on, blocks, lifted_by, lifted_at)
        select ${id}, 'identity', ${TRACE}, '2026-01-01', 'play', min(id), house_now() from operator returning id)
      insert into hold_answer (hold_id, player_id, body) select id, ${id}, ${TRACE} from hold`
    await db.sql`
      insert into harm_sign (player_id, marker, step, seen, done_at, done_by, done_what)
      select ${id}, 'night-play', 'person', '{}', house_now(), min(id), ${TRACE} from operator`
    await db.sql`
      insert into parked_return (payment_id, key, view_name, company, msisdn, currency, minor, state, company_reference)
      select min(id), ${`back-${id}`}, 'FastHubWithdraw', 'fasthub', ${number}, 'NGN', 1, 'paid', ${`R-${id}`}
      from payment where player_id = ${id}`
    const unmatched = { company: 'fasthub', view: 'FastHubPayBillDeposit' }
    await db.sql`
      insert into stray_payment (company, view_name, company_reference, account_reference, msisdn, currency, minor, reason)
      values (${unmatched.company}, ${unmatched.view}, ${`to-${id}`}, ${number}, '', 'NGN', 1, 'unknown-account'),
        (${unmatched.company}, ${unmatched.view}, ${`from-${id}`}, '', ${number}, 'NGN', 1, 'unknown-account')`
    await db.sql`
      with found as (
        insert into dormant_account (player_id, since, dormant_at, state, currency, minor, handed_to, handed_at, ended_at, claimed_by,
          claim_reference)
        values (${id}, house_now(), house_now(), 'claimed', 'NGN', 1, 'dormant', house_now(), house_now(), 'heirs', ${TRACE})
        returning id)
      insert into dormant_search (dormant_id, by_operator, body)
      select found.id, (select min(id) from operator), ${TRACE} from found`
    await db.sql`
      with looked as (insert into suspicion_case (player_id, rule, why, evidence) values (${id}, 'pep', '', '[]') returning id)
      insert into screening_hit (player_id, provider, list, reference, score, of_person, case_id)
      select ${id}, 'sandbox', 'pep', 'R', 90, ${Buffer.from(TRACE)}, id from looked`
    await db.sql`
      insert into attempt (kind, subject) values ('login.known', ${number}), ('login.strange', ${`${number} 10.0.0.1`}),
        ('deposit.find', ${`${id}`})`
  }

  it('B23 waits for the password, seven days and an account that nothing binds; its player may think better of it', async () => {
    const who = await aPlayer(house, { cash: 1_000_00n })
    await withPassword(who)
    expect(await say(who, protection.askErasure, { password: 'another' })).toBe('WRONG_PASSWORD')
    expect((await ask(who, protection.getErasure, {})).data).toMatchObject({ dueAt: null, obstacles: ['balance'] })
    expect(await askErasure(who)).toBe('ERASURE_NOT_POSSIBLE')
    const round = fresh('round')
    await stake(who, 1_000_00n, round)
    expect((await ask(who, protection.getErasure, {})).data).toMatchObject({ obstacles: ['round'] })
    const end = { kind: 'won', source: 'betsolutions', key: fresh('end'), playerId: who.id, round } as const
    await house.server.money.wager({ ...end, amount: { currency: 'NGN', minor: 0n } })
    expect(await askErasure(who)).toBe('SUCCESS')
    expect(await say(who, protection.keepAccount, {})).toBe('SUCCESS')
    expect(await stateOf(who)).toMatchObject({ state: 'kept' })
    expect(await askErasure(who)).toBe('SUCCESS')
    await due(who)
    expect(await stateOf(who)).toMatchObject({ state: 'waiting' })
    // Money came in meanwhile: nothing is erased while it is there.
    await shift(who, 7 * DAY_S)
    const { data } = await pay.deposit(who, '500')
    await pay.approve(who)
    await pay.untilState(who, data.id, 'paid')
    await due(who)
    expect(await stateOf(who)).toMatchObject({ state: 'waiting', blockedBy: ['balance'] })
  })

  it('B23 afterwards nothing of the person is in any row, nobody logs in, and the number rests', async () => {
    const who = await aRegistered()
    const document = '71234567890'
    const person = { firstName: 'Adaeze', lastName: 'Okonjo', dateOfBirth: '1987-02-03' }
    await ask(who, identity.checkIdentity, { ...person, documentType: 'NIN', documentNumber: document })
    const { data } = await pay.deposit(who, '1000')
    await pay.approve(who)
    await pay.untilState(who, data.id, 'paid')
    const out = await pay.withdraw(who, '1000')
    await house.server.payDue()
    await pay.untilState(who, out.data.id, 'paid')
    await house.sandbox.idle()
    await house.server.listGames()
    await house.db.sql`
      insert into operator (name, role, password_hash) values (${`writer-${kind}`}, 'support', 'none') on conflict do nothing`
    await house.db.sql`
      insert into player_note (player_id, operator_id, body)
      select ${who.id}, id, 'Adaeze Okonjo called' from operator where name = ${`writer-${kind}`}`
    await leaveTraces(who)
    const words = [who.number, who.national, 'Adaeze', 'Okonjo', '1987-02-03', ADDRESS, AGENT, document, TRACE]
    const before = await tablesOf(who)
    expect(new Set((await found(words)).map((hit) => hit.split(': ')[1])).size).toBeGreaterThan(6)
    expect(await askErasure(who)).toBe('SUCCESS')
    await shift(who, 7 * DAY_S)
    await due(who)
    expect(await stateOf(who)).toMatchObject({ state: 'done' })
    expect(await found(words)).toEqual([])
    expect(await house.db.sql`select 1 from attempt where subject = ${`${who.id}`}`).toEqual([])
    expect(await house.db.sql`select last4 from identity_check where player_id = ${who.id}`).toEqual([
      { last4: '0000' },
    ])
    const after = await tablesOf(who)
    // What stays is the books, and what the law wants to know of how its player was treated.
    const gone = before.filter((name) => !after.includes(name))
    expect(gone).toEqual([
      ...['authenticator', 'device', 'exclusion_check', 'favourite_game', 'game_recent', 'message'],
      ...['player_identity', 'sms_code'],
    ])
    expect((await login(who.national)).status).toBe('INVALID_USERNAME_OR_PASSWORD')
    expect(await say(who, protection.getRules, {})).toBe('UNAUTHORIZED')
    expect(await register(who.national)).toBe('NUMBER_RESTS')
    const other = await aPlayer(house)
    await withPassword(other)
    expect(await say(other, security.startNumberChange, { newNumber: who.national, password: PASSWORD })).toBe(
      'NUMBER_RESTS',
    )
    // What the law makes us keep: sealed, and openable with the key alone.
    const [kept] = await house.db.sql<{
      sealed: Uint8Array
    }>`select sealed from erased_player where player_id = ${who.id}`
    expect(kept!.sealed.length).toBeGreaterThan(500)
    await house.shift(31 * DAY_S)
    expect(await register(who.national)).toBe('SUCCESS')
    await expect(house.db.sql`update player_note set body = 'x'`).rejects.toThrow('append-only')
  })

  it('J17 a ticket binds its account until the round has ended, won or lost, and however long that takes', async () => {
    const who = await aPlayer(house)
    const [round] = await house.db.sql<{ id: bigint }>`
      with u as (insert into jackpot_rule (name, version, type_id, rule) values ('bound', 1, 1, '{}'::jsonb) returning id)
      insert into jackpot (rule_id, name, currency, price_minor, state, published_at, closes_at)
      select id, 'bound', 'NGN', 10000, 'closed', house_now() - interval '90 days', house_now() - interval '60 days'
      from u returning id`
    await house.db.sql`
      insert into jackpot_ticket (jackpot_id, player_id, at, choices, salt)
      values (${round!.id}, ${who.id}, house_now() - interval '61 days', '1=1', 'x')`
    for (const [state, isBound] of [
      ['closed', true],
      ['paying', true],
      ['undoing', true],
      ['settled', false],
      ['cancelled', false],
    ] as const) {
      await house.db.sql`update jackpot set state = ${state} where id = ${round!.id}`
      expect([state, (await obstaclesOf(house.db, who.id)).includes('round')]).toEqual([state, isBound])
    }
  })

  it('B04 B23 a long break outlives the erasure of its account: the number rests until it is over', async () => {
    const who = await aRegistered()
    expect(await say(who, protection.takeTimeOut, { hours: 42 * 24 })).toBe('SUCCESS')
    expect(await askErasure(who)).toBe('SUCCESS')
    await shift(who, 7 * DAY_S)
    await due(who)
    expect(await stateOf(who)).toMatchObject({ state: 'done' })
    await house.shift(34 * DAY_S)
    expect(await register(who.national)).toBe('NUMBER_RESTS')
    await house.shift(2 * DAY_S)
    expect(await register(who.national)).toBe('SUCCESS')
  })

  it('B23 an exclusion is not erased: not while it runs, and afterwards it holds the number', async () => {
    const who = await aRegistered()
    await exclude(who, 6)
    await backIn(who)
    expect((await ask(who, protection.getErasure, {})).data).toMatchObject({ obstacles: ['exclusion'] })
    expect(await askErasure(who)).toBe('ERASURE_NOT_POSSIBLE')
    await shift(who, 190 * DAY_S)
    await backIn(who)
    expect(await askErasure(who)).toBe('SUCCESS')
    await shift(who, 7 * DAY_S)
    await vi.waitFor(async () => {
      await due(who)
      expect(await stateOf(who)).toMatchObject({ state: 'done' })
    }, WAIT)
    expect(await register(who.national)).toBe('NUMBER_EXCLUDED')
  })
})
