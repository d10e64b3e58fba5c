/** A player's own data: everything of theirs, nothing of anybody else, and no secret. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import { protection } from '@uwanja/contract/site/protection'
import type { Db } from '@uwanja/database/sql'
import { aDatabase, RULE_KINDS, FULLEST } from '../db/testing.ts'
import { anOffice } from '../testing/office.ts'
import { aHouse, aPlayer, type House } from '../testing/house.ts'
import { longReply } from '../wire/long-reply.ts'
import { success } from '../wire/to-wire.ts'
import { myData } from './data-rules.ts'
import { DATA, LEFT_OUT } from './data-store.ts'
import type { ProtectionDeps } from './deps.ts'

it('B20 a player takes away what is kept about them: all of it, nobody else’s, and no secret', async () => {
  const office = await anOffice(FULLEST)
  try {
    const [own, other] = [await office.aPlayer({ cash: 12_34n }), await office.aPlayer({ cash: 99_99n })]
    await office.db.transaction((tx) => office.deps.notify(tx, own.id, 'holdLifted', {}))
    const reply = longReply(success(await myData(office.deps as unknown as ProtectionDeps, own.id)))!
    const text = (await reply.toArray()).join('')
    expect((JSON.parse(text) as { data: object }).data).toMatchObject({
      profile: [{ number: own.number }],
      sessions: [{ address: '10.1.1.1' }],
      messages: [{ direction: 'to-player' }],
      movements: [{ kind: 'deposit.settled', amount: '12.34', cash: '12.34' }],
    })
    for (const secret of [other.number, '99.99', own.token, 'hash', 'sealed']) expect(text).not.toContain(secret)
  } finally {
    await office.close()
  }
})

/** Tables whose rows name a player: by a column, or by a key that leads to `player`. */
const WITH_A_PLAYER = `
  select distinct case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'money')
    and (a.attname ~ '^(player_id|msisdn)$' or c.relname = 'player'
      or exists (select 1 from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any (k.conkey)
        and k.confrelid in ('player'::regclass, 'payment'::regclass)))
  order by 1`

describe.each(RULE_KINDS)('Y04 the own data file on %s', (kind) => {
  let db: Db
  beforeAll(async () => void (db = await aDatabase(kind)))
  afterAll(() => db.close())

  it('Y04 every table with something of a player stands in the file, or in the list of what is left out and why', async () => {
    const tables = ((await db.query(WITH_A_PLAYER, [])) as { name: string }[]).map(({ name }) => name)
    expect(tables).toContain('bonus')
    expect(tables).toContain('payment_event')
    const read: readonly string[] = Object.values(DATA).flatMap(({ from }) => from)
    const told = new Set([...read, ...Object.keys(LEFT_OUT)])
    expect(tables.filter((name) => !told.has(name))).toEqual([])
    // Nothing is left out that is not there, and nothing both given and left out.
    expect(Object.keys(LEFT_OUT).filter((name) => !tables.includes(name) || read.includes(name))).toEqual([])
  })
})

it('Y04 bonuses, devices, favourites, notes and who read the page are in the file, and lists are not cut', async () => {
  const office = await anOffice(FULLEST)
  try {
    const [own, reader] = [await office.aPlayer(), await office.anOperator('support')]
    const { db } = office
    const MANY = 5_003
    await db.sql`
      insert into game_session (player_id, session_id, company, product_id, game_id, public_hash, public_expires_at, expires_at)
      select ${own.id}, ${own.sessionId}, 'egt', '', 'g' || n, decode(lpad(to_hex(n), 8, '0'), 'hex'), house_now(), house_now()
      from generate_series(1, ${MANY}::int) n`
    await db.sql`insert into bonus (player_id, rule, state, currency) values (${own.id}, 'first', 'chosen', 'NGN')`
    await db.sql`insert into device (player_id, mark, was_news) values (${own.id}, decode('01', 'hex'), true)`
    await db.sql`insert into player_note (player_id, operator_id, body) values (${own.id}, ${reader.id}, 'asked for a limit')`
    await db.sql`insert into game_recent (player_id, company, code, at) values (${own.id}, 'egt', 'g7', house_now())`
    await office.send(rows.player, { id: String(own.id) }, { token: reader.token })
    const deps = office.deps as unknown as ProtectionDeps
    const fileOf = async (from: ProtectionDeps) => {
      const text = (await longReply(success(await myData(from, own.id)))!.toArray()).join('')
      return (JSON.parse(text) as { data: Record<string, Record<string, unknown>[]> }).data
    }
    const file = await fileOf(deps)
    expect(file).toMatchObject({
      bonuses: [{ rule: 'first', state: 'chosen' }],
      devices: [{ was_news: true }],
      recentGames: [{ company: 'egt', code: 'g7' }],
      notes: [{ body: 'asked for a limit' }],
      readByStaff: [{ at: expect.any(String) as string }],
    })
    expect(file['games']!.map(({ game_id: id }) => id)).toEqual(Array.from({ length: MANY }, (_, at) => `g${at + 1}`))
    expect(JSON.stringify(file)).not.toContain('"Buffer"')
    const elsewhere = await fileOf({ ...deps, jurisdiction: { ...deps.jurisdiction, ownFile: { notes: 'kept' } } })
    expect(elsewhere['notes']).toBeUndefined()
    expect(elsewhere['leftOut']).toMatchObject({ player_note: expect.stringContaining('Notes') as string })
  } finally {
    await office.close()
  }
})

describe('B20 the data of somebody who played a lot', () => {
  let house: House
  beforeAll(async () => void (house = await aHouse(FULLEST)))
  afterAll(() => house.close())

  it('B20 holds every movement, the newest too', async () => {
    const own = await aPlayer(house)
    const MANY = 21_003
    // Closed rounds without a win: they move nothing, and are movements all the same.
    await house.db.sql`
      insert into money.journal (epoch, id, at, source, kind, key, input_hash, currency, player_id, version, cash_after,
        bonus_after, held_after, debt_after, round)
      select 1, nextval('money.journal_id'), house_now(), 'betsolutions', 'wager.won', 'closed-' || w.player_id || '-' || n, 'h',
        w.currency, w.player_id, w.version + n, w.cash, w.bonus, w.held, w.debt, 'r' || n
      from money.wallet w, generate_series(1, ${MANY}::int) n where w.player_id = ${own.id}`
    const answer = await house.send(protection.getMyData, {}, own.token)
    const { movements } = answer.data as unknown as { movements: { key: string }[] }
    const keys = movements.map(({ key }) => key).filter((key) => key.startsWith('closed-'))
    expect(answer.status).toBe('SUCCESS')
    expect(keys).toHaveLength(MANY)
    expect(keys.at(0)).toBe(`closed-${own.id}-1`)
    expect(keys.at(-1)).toBe(`closed-${own.id}-${MANY}`)
  })
})
