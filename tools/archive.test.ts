/** The command that archives: files that are read back before anything goes, that are held against what went, and that come back. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '@uwanja/database/sql'
import type { Money } from '@uwanja/money'
import { aPlayer, cursorsReachTheEnd, expectWholeBooks, nextRange, someMoney, studioSays } from '@uwanja/money/testing'
import { aDatabase, aPostgres, DATABASE_KINDS, shiftClock } from '../server/db/testing.ts'
import { readSettings } from '../server/settings/env.ts'
import { checked, putBack, takenOut } from './archive.ts'
import { ROOT } from './place.mjs'

const YEARS_S = 600 * 86_400

describe.each(DATABASE_KINDS)('M51 npm run archive on %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-archive-'))
  const settings = readSettings({})
  let db: Db
  let url = ''
  let money: Money
  let player = 0n
  const at = (part: string): string => join(folder, `range-0-${part}.ndjson.gz`)

  beforeAll(async () => {
    if (kind === 'postgres') ({ db, url } = await aPostgres())
    else db = await aDatabase(kind)
    money = await someMoney(db)
    player = await aPlayer(db, money, { cash: 1_000n })
    await money.wager(studioSays.stake(player, 100n, { key: 'long-ago' }))
    await shiftClock(db, YEARS_S)
    await nextRange(db)
    await shiftClock(db, YEARS_S)
    await money.wager(studioSays.stake(player, 1n))
    await cursorsReachTheEnd(db)
    while ((await money.read.proof(db)).journals > 0);
  })
  afterAll(async () => {
    await db.close()
    rmSync(folder, { recursive: true })
  })

  it('M51 refuses while a reader is behind, an order is open, or the books are not whole', async () => {
    await expect(takenOut(db, settings, 0, folder)).rejects.toThrow(
      'Range 0 stays: the reader hours has not read it yet.',
    )
    while ((await db.sql<{ n: bigint }>`select money.count_hours(1000) as n`)[0]!.n > 0n);
    await db.sql`insert into money.finding (what, details) values ('chain', '{}')`
    await expect(takenOut(db, settings, 0, folder)).rejects.toThrow('The books are not whole before: chain')
    await db.sql`delete from money.finding`
    await db.sql`
      insert into player (id, number, password_hash, currency, country) overriding system value
        values (${player}, '2348000000001', 'none', 'NGN', 'NG')`
    await db.sql`
      insert into bet (company, key, content, bet_id, round, player_id, slip) values ('studio', 'long-ago', 'c', 'b', 'r', ${player}, '{}')`
    await expect(takenOut(db, settings, 0, folder)).rejects.toThrow('1 bets and 0 parked deposits of it are open')
    await db.sql`delete from bet`
    expect(readdirSync(folder)).toEqual([])
  })

  it('M51 writes over no file that holds something else, as another house’s of the same number', async () => {
    const theirs = gzipSync('{"id": 1}\n')
    writeFileSync(at('posting'), theirs)
    await expect(takenOut(db, settings, 0, folder)).rejects.toThrow('is there already and holds something else')
    expect(readFileSync(at('posting'))).toEqual(theirs)
    expect((await money.archive.listed(db))[0]).toMatchObject({ state: 'here' })
    rmSync(at('posting'))
  })

  it('M51 writes, reads back, takes away, and says so to whoever verifies', async () => {
    await takenOut(db, settings, 0, folder)
    expect(readdirSync(folder).toSorted()).toEqual([
      'range-0-journal.ndjson.gz',
      'range-0-posting.ndjson.gz',
      'range-0.json',
    ])
    const lines = gunzipSync(readFileSync(at('journal')))
      .toString()
      .trimEnd()
      .split('\n')
    expect(lines.map((line) => (JSON.parse(line) as { kind: string }).kind)).toEqual([
      'deposit.settled',
      'wager.staked',
    ])
    await checked(db, 0, folder)
    await expectWholeBooks(db, money)
    if (kind === 'embedded') return
    const said = (tool: string, ...words: string[]): string =>
      execFileSync('npx', ['tsx', `tools/${tool}.ts`, ...words], {
        cwd: ROOT,
        env: { ...process.env, DATABASE_URL: url },
      }).toString()
    expect(said('archive')).toMatch(/^0 away since .*: 2 journals until .*, [0-9a-f]{64}\n1 now since .*\n2 ready\n/)
    expect(said('verify')).toMatch(/range 0: 2 journals until .* are archived, [0-9a-f]{64}[^]*the books are whole/)
  })

  it('M51 knows files that somebody touched, and puts back what is whole', async () => {
    const whole = readFileSync(at('posting'))
    const text = gunzipSync(whole).toString()
    writeFileSync(at('posting'), gzipSync(text.replace('"minor": 100', '"minor": 900')))
    await expect(checked(db, 0, folder)).rejects.toThrow('are not those that were archived')
    await expect(putBack(db, 0, folder)).rejects.toThrow('are not those that were archived')
    // Packed in another way it holds the same.
    writeFileSync(at('posting'), gzipSync(text, { level: 1 }))
    await putBack(db, 0, folder)
    await expectWholeBooks(db, money)
    expect((await money.wager(studioSays.stake(player, 100n, { key: 'long-ago' }))).status).toBe('reused')
  })

  it('M53 takes the keys with it that KEYS_DAYS says, tells so, and brings them back', async () => {
    const gone = async () => (await money.archive.listed(db))[0]!.keysGone
    await takenOut(db, settings, 0, folder)
    expect(await gone()).toBeNull()
    await putBack(db, 0, folder)
    await takenOut(db, readSettings({ KEYS_DAYS: 'studio=1000' }), 0, folder)
    expect(await gone()).toBe('1 keys of studio')
    await putBack(db, 0, folder)
    expect(await gone()).toBeNull()
    await expectWholeBooks(db, money)
  })
})
