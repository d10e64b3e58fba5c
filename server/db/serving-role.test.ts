/** The role that serves does what the platform does all day, and none of what would undo the ledger's promises. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate, readMigrations } from '@uwanja/database/migrate'
import { openPostgres } from '@uwanja/database/postgres'
import type { Db } from '@uwanja/money/sql'
import { aPlayer, expectWholeBooks, someMoney } from '@uwanja/money/testing'
import { openJobs } from '../runtime/jobs.ts'
import { roleOf, schemasOf } from './role.ts'
import { SCHEMAS } from './schemas.ts'
import { servingRole } from './serving-role.ts'
import { DATABASE_KINDS } from './testing.ts'

const serverUrl = process.env['TEST_DATABASE_URL'] ?? ''

describe.runIf(DATABASE_KINDS.includes('postgres'))('M32 the role that serves', () => {
  const name = `uwanja_role_${randomBytes(6).toString('hex')}`
  const role = `${name}_serves`
  const owns = `${name}_owns`
  const url = new URL(serverUrl || 'postgres://nowhere')
  url.pathname = `/${name}`
  const root = openPostgres(serverUrl, 1)
  let [owner, serving]: Db[] = []

  beforeAll(async () => {
    // As the handbook makes it: nobody of these two is a superuser.
    await root.script(`create role ${owns} login`)
    await root.script(`create database ${name} owner ${owns}`)
    url.username = owns
    owner = openPostgres(url.href, 2)
    await migrate(owner, readMigrations(SCHEMAS))
    await (await openJobs(owner, () => {})).stop()
    const { owner: whose, schemas } = await schemasOf(owner)
    const text = servingRole(role, whose, schemas)
    // By whoever may make roles, and again, as after an upgrade.
    url.username = new URL(serverUrl).username
    const psql = openPostgres(url.href, 1)
    for (let times = 0; times < 2; times++) await psql.script(text)
    await psql.close()
    url.username = role
    serving = openPostgres(url.href, 4)
  })
  afterAll(async () => {
    await serving?.close()
    await owner?.close()
    await root.script(`drop database if exists ${name} with (force)`)
    await root.script(`drop role if exists ${role}, ${owns}`)
    await root.close()
  })

  it('M32 moves money, keeps jobs, and finds its books whole', async () => {
    const money = await someMoney(serving!)
    const player = await aPlayer(serving!, money, { cash: 1_000n })
    const stake = { kind: 'staked', playerId: player, source: 'studio', round: 'r1', key: 'k1' } as const
    const amount = { currency: 'NGN', minor: 300n } as const
    expect(await money.wager({ ...stake, amount })).toMatchObject({ status: 'ok' })
    expect((await money.read.wallet(serving!, player))!.cash).toBe(700n)
    const jobs = await openJobs(serving!, () => {})
    await serving!.transaction((tx) => jobs.ask(tx, 'payment-due', { id: '1' } as never, 60))
    await jobs.stop()
    await expectWholeBooks(serving!, money)
  })

  it('M32 makes ranges of journals ahead and begins the next one, and reaches neither by its own name', async () => {
    await owner!.script(`update house_clock set pretend = true`)
    expect(await serving!.sql`select money.make_ranges(4) as made`).toEqual([{ made: 2 }])
    await owner!.script(`update house_clock set shift = interval '40 days'`)
    expect(await serving!.sql`select money.cut_range('Africa/Lagos') as begun`).toEqual([{ begun: 1n }])
    await expect(serving!.script('select 1 from money.posting_4')).rejects.toMatchObject({ code: '42501' })
    const money = await someMoney(serving!)
    await aPlayer(serving!, money, { cash: 1_000n })
    await expectWholeBooks(serving!, money)
  })

  it.each([
    'alter table money.journal disable trigger append_only',
    'drop trigger append_only on money.posting',
    'update money.journal set at = now()',
    'delete from money.posting',
    'truncate audit',
    'select * from money.journal_0',
    'insert into money.journal_1 select * from money.journal',
    'update money.posting_rest set minor = 1',
    'delete from money.journal_0',
    'truncate money.posting_0',
    'drop table money.journal_1',
    'alter table money.journal detach partition money.journal_0',
    'delete from money.key',
    'update money.key set journal = 1',
    'update money.range set began_at = now()',
    'insert into money.archive_account values (0, -1, 5)',
    `insert into money.archive_keys values (0, 'studio', 0, 365, now())`,
    "select setval('money.journal_id', 1)",
    'select money.dress_range(1)',
    'select money.range_away(0, null, null)',
    `select money.keys_away(0, '{"studio": 365}')`,
    'create table money.mine (id int)',
    'create function money.record() returns void language sql as $$ select $$',
    'set session_replication_role = replica',
    'create role another superuser',
  ])('M32 may not: %s', async (text) => {
    await expect(serving!.script(text)).rejects.toMatchObject({ code: '42501' })
  })

  it('M32 has no right beyond its tables, nor has their owner, and a superuser is told from both', async () => {
    expect(await roleOf(serving!)).toEqual({ name: role, more: '' })
    expect(await roleOf(owner!)).toEqual({ name: owns, more: '' })
    const { more } = await roleOf(root)
    expect(more.split(', ')).toContain('superuser')
  })

  it('M32 a name that would need quotes is refused', () => {
    expect(() => servingRole('serve; drop', 'root', ['public'])).toThrow('is no name of small letters')
  })
})
