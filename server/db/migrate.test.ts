/** Migrations under several processes: one clean schema whoever comes first, and no file that changes after it has run. */
import { randomBytes } from 'node:crypto'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db, Sql } from '@uwanja/money/sql'
import { openEmbedded } from '@uwanja/database/embedded'
import { migrate, readMigrations, type Migration, type Schema } from '@uwanja/database/migrate'
import { openPostgres } from '@uwanja/database/postgres'
import { SCHEMAS } from './schemas.ts'
import { DATABASE_KINDS } from './testing.ts'

const serverUrl = process.env['TEST_DATABASE_URL'] ?? ''
const FOLDER = SCHEMAS.find(({ room }) => room === 'money')!.folder
const migrations = readMigrations(SCHEMAS)
/** All tables, the ledger's as they lie in another folder. */
const tablesIn = (folder: URL): Schema[] => SCHEMAS.map((one) => (one.room === 'money' ? { ...one, folder } : one))
const PROCESSES = 6

/** Each opens its own connections and waits for the others, so that all of them find the database as it was before. */
const PROGRAM = (root: string) => `
import { migrate, readMigrations } from '${root}/database/migrate.ts'
import { openPostgres } from '${root}/database/postgres.ts'
import { SCHEMAS } from '${root}/server/db/schemas.ts'
const db = openPostgres(process.argv[2], 2)
await db.sql\`select 1\`
process.once('message', async () => {
  const said = await migrate(db, readMigrations(SCHEMAS.map((one) => (one.room === 'money' ? { ...one, folder: new URL(process.argv[3]) } : one)))).then(() => 'clean', (error) => error.message)
  await db.close()
  process.send(said, () => process.disconnect())
})
process.send('ready')
`

async function expectLater(db: Db): Promise<void> {
  expect(await db.sql`select name, note, money.house_balance(name, currency) from money.account order by name`).toEqual(
    [
      { name: 'earlier', note: 'as it was', house_balance: 9n },
      { name: 'later', note: 'once', house_balance: 4n },
    ],
  )
}

/** The files of a later release, made in the folder. */
function laterRelease(folder: string): URL {
  const next = join(folder, 'next')
  cpSync(FOLDER, next, { recursive: true })
  // What a later release brings: a column over rows that stand, and the next version of a function that reads it.
  writeFileSync(
    join(next, '900-later.sql'),
    `-- A release's change.
    alter table money.account add column note text not null default 'as it was';
    insert into money.account (id, currency, name, note) values (-900, 'NGN', 'later', 'once');`,
  )
  const file = join(next, 'functions/house-balance.sql')
  const version = Number(/^-- (\d+)\./.exec(readFileSync(file, 'utf8'))![1]) + 1
  writeFileSync(
    file,
    `-- ${version}. It answers what the new column says.
    create or replace function money.house_balance(in_name text, in_currency text) returns bigint language sql stable as $$
      select length(note)::bigint from money.account where name = in_name
    $$;`,
  )
  return pathToFileURL(`${next}/`)
}

describe.runIf(DATABASE_KINDS.includes('postgres'))('M20 many processes migrate one PostgreSQL database', () => {
  const url = new URL(serverUrl || 'postgres://nowhere')
  const root = openPostgres(serverUrl, 1)
  let folder = ''
  let name = ''
  beforeEach(async () => {
    name = `uwanja_migrate_${randomBytes(6).toString('hex')}`
    url.pathname = `/${name}`
    folder = mkdtempSync(join(tmpdir(), 'uwanja-migrate-'))
    await root.script(`create database ${name}`)
  })
  afterEach(async () => {
    await root.script(`drop database if exists ${name} with (force)`)
    rmSync(folder, { recursive: true, force: true })
  })
  afterAll(() => root.close())

  /** All at once; what is left is one run of each. */
  async function rush(from: URL): Promise<Db> {
    const program = join(folder, 'program.mts')
    writeFileSync(program, PROGRAM(fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')))
    const children = Array.from({ length: PROCESSES }, () =>
      fork(program, [url.href, from.href], { execArgv: ['--import', import.meta.resolve('tsx')] }),
    )
    const hear = () => Promise.all(children.map(async (child) => (await once(child, 'message'))[0] as string))
    await hear()
    const answers = hear()
    for (const child of children) child.send('go')
    expect(await answers).toEqual(children.map(() => 'clean'))
    return openPostgres(url.href, 2)
  }
  const ran = async (db: Sql) => new Map((await db.sql<Migration>`select name, hash from migration`).map(nameAndHash))
  const nameAndHash = ({ name: file, hash }: Migration) => [file, hash] as const

  it('M20 at once, and end with each migration run once', async () => {
    const db = await rush(FOLDER)
    expect(await ran(db)).toEqual(new Map(migrations.map(nameAndHash)))
    // Nothing is left to do, and what was made works.
    await migrate(db, migrations)
    expect(await db.sql`select * from money.replay()`).toEqual([])
    await db.close()
  })

  it('M20 from an earlier release at once, and the rows that stood are there', async () => {
    const newer = laterRelease(folder)
    const old = openPostgres(url.href, 1)
    await migrate(old, migrations)
    await old.sql`select money.open_house_account('earlier', 'NGN')`
    await old.close()

    const db = await rush(newer)
    expect(await ran(db)).toEqual(new Map([...migrations, ...readMigrations(tablesIn(newer))].map(nameAndHash)))
    await expectLater(db)
    await db.close()
  })
})

describe('M14 a migration', () => {
  // One engine, emptied after each: to start it costs more than all that is tried on it.
  let db: Db
  beforeAll(async () => void (db = await openEmbedded(null)))
  afterEach(() => db.script('drop schema if exists money cascade; drop schema public cascade; create schema public'))
  afterAll(() => db.close())

  it('M20 from an earlier release finds the rows that stood, on the embedded database too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'uwanja-migrate-'))
    await migrate(db, migrations)
    await db.sql`select money.open_house_account('earlier', 'NGN')`
    const later = readMigrations(tablesIn(laterRelease(folder)))
    await migrate(db, later)
    await expectLater(db)
    // Nothing is left to do, also for an older process.
    await migrate(db, later)
    await migrate(db, migrations)
    await expectLater(db)
    rmSync(folder, { recursive: true, force: true })
  })

  const changed = (migration: Migration): Migration => ({ ...migration, hash: 'another' })

  it('M14 that was changed after it had run is refused, and nothing after it runs', async () => {
    const [first, second] = migrations as [Migration, Migration]
    await migrate(db, [first])
    await expect(migrate(db, [changed(first), second])).rejects.toThrow(`${first.name} was changed after it had run`)
    expect(await db.sql`select name from migration`).toEqual([{ name: first.name }])
  })

  it('M14 that fails leaves nothing of itself behind, and the next try finds a clean place', async () => {
    const broken = {
      name: '001-broken.sql',
      schema: 'public',
      hash: 'h',
      text: 'create table half (a int); select no_such_function();',
    }
    await expect(migrate(db, [broken])).rejects.toThrow('no_such_function')
    expect(await db.sql`select to_regclass('half') as half`).toEqual([{ half: null }])
    await migrate(db, [{ ...broken, text: 'create table half (a int);' }])
    expect(await db.sql`select name from migration`).toEqual([{ name: broken.name }])
  })

  it('M14 of a function runs again with its next version, and an older process does not bring the old one back', async () => {
    const text = (answer: number) =>
      `create or replace function answer() returns int language sql as 'select ${answer}'`
    const version = (number: number): Migration => ({
      name: `functions/answer ${number}`,
      schema: 'public',
      hash: `h${number}`,
      text: text(number),
    })
    const answer = async () => (await db.sql<{ answer: number }>`select answer()`)[0]!.answer
    await migrate(db, [version(9)])
    await migrate(db, [version(10)])
    expect(await answer()).toBe(10)
    await migrate(db, [version(9)])
    await migrate(db, [version(8)])
    expect(await answer()).toBe(10)
    await expect(migrate(db, [changed(version(10))])).rejects.toThrow(
      'functions/answer 10 was changed after it had run',
    )
  })

  it('M14 of a function says its version in its first line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'uwanja-functions-'))
    try {
      const answers: Schema[] = [{ room: 'server', schema: 'public', folder: pathToFileURL(`${folder}/`) }]
      mkdirSync(join(folder, 'functions'))
      writeFileSync(join(folder, 'functions/answer.sql'), '-- What it is for, and no number.')
      expect(() => readMigrations(answers)).toThrow('does not begin with its version')
      writeFileSync(join(folder, 'functions/answer.sql'), '-- 3. What it is for.')
      expect(readMigrations(answers).map(({ name }) => name)).toEqual(['functions/answer 3'])
      const [own] = answers.map((one) => ({ ...one, room: 'oracle', schema: 'oracle' }))
      expect(readMigrations([own!]).map(({ name }) => name)).toEqual(['oracle/functions/answer 3'])
      // What ran before it moved into the room is known by the name under which it ran.
      const landed = new Set(['functions/answer.sql'])
      expect(readMigrations([{ ...own!, landed }]).map(({ name }) => name)).toEqual(['functions/answer 3'])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
