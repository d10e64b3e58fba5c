/** Erasing an account: what stands in the way, that nothing of the person is in any row afterwards, and what survives. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { identity } from '@uwanja/contract/identity'
import { protection } from '@uwanja/contract/protection'
import { security } from '@uwanja/contract/security'
import { WAIT } from '../banking/testing.ts'
import { RULE_KINDS } from '../db/testing.ts'
import { aHouse, aNumber, aPlayer, expectBooks, type House, type TestPlayer } from '../testing.ts'
import { erasureDue } from './erasure-rules.ts'
import { DAY_S, fresh, PASSWORD, protecting } from './testing.ts'

const ADDRESS = 'adaeze.okonjo@example.org'
const AGENT = 'Nokia of Adaeze'

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
  const wish = (who: TestPlayer) => say(who, protection.askErasure, { password: PASSWORD })
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

  it('B23 waits for the password, seven days and an account that nothing binds; its player may think better of it', async () => {
    const who = await aPlayer(house, { cash: 1_000_00n })
    await withPassword(who)
    expect(await say(who, protection.askErasure, { password: 'another' })).toBe('WRONG_PASSWORD')
    expect((await ask(who, protection.getErasure, {})).data).toMatchObject({ dueAt: null, obstacles: ['balance'] })
    expect(await wish(who)).toBe('ERASURE_NOT_POSSIBLE')
    const round = fresh('round')
    await stake(who, 1_000_00n, round)
    expect((await ask(who, protection.getErasure, {})).data).toMatchObject({ obstacles: ['round'] })
    const end = { kind: 'won', source: 'betsolutions', key: fresh('end'), playerId: who.id, round } as const
    await house.server.money.wager({ ...end, amount: { currency: 'NGN', minor: 0n } })
    expect(await wish(who)).toBe('SUCCESS')
    expect(await say(who, protection.keepAccount, {})).toBe('SUCCESS')
    expect(await stateOf(who)).toMatchObject({ state: 'kept' })
    expect(await wish(who)).toBe('SUCCESS')
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
    await house.db.sql`
      insert into operator (name, role, password_hash) values (${`writer-${kind}`}, 'support', 'none') on conflict do nothing`
    await house.db.sql`
      insert into player_note (player_id, operator_id, body)
      select ${who.id}, id, 'Adaeze Okonjo called' from operator where name = ${`writer-${kind}`}`
    const words = [who.number, who.national, 'Adaeze', 'Okonjo', '1987-02-03', ADDRESS, AGENT, document]
    expect(new Set((await found(words)).map((hit) => hit.split(': ')[1])).size).toBeGreaterThan(6)
    expect(await wish(who)).toBe('SUCCESS')
    await shift(who, 7 * DAY_S)
    await due(who)
    expect(await stateOf(who)).toMatchObject({ state: 'done' })
    expect(await found(words)).toEqual([])
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

  it('B04 B23 a long break outlives the erasure of its account: the number rests until it is over', async () => {
    const who = await aRegistered()
    expect(await say(who, protection.takeTimeOut, { hours: 42 * 24 })).toBe('SUCCESS')
    expect(await wish(who)).toBe('SUCCESS')
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
    expect(await wish(who)).toBe('ERASURE_NOT_POSSIBLE')
    await shift(who, 190 * DAY_S)
    await backIn(who)
    expect(await wish(who)).toBe('SUCCESS')
    await shift(who, 7 * DAY_S)
    await vi.waitFor(async () => {
      await due(who)
      expect(await stateOf(who)).toMatchObject({ state: 'done' })
    }, WAIT)
    expect(await register(who.national)).toBe('NUMBER_EXCLUDED')
  })
})
