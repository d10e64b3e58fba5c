/** Statements that are prepared: those that say so, whose plans are made anew once a minute. */
import { afterEach, expect, test, vi } from 'vitest'
import { openPostgres } from './postgres.ts'

const serverUrl = process.env['TEST_DATABASE_URL']

afterEach(() => vi.restoreAllMocks())

test.runIf(serverUrl)(
  'M45 a kept statement is planned once, and anew for the table as it is by then: as late as its line is old, a minute at most',
  async () => {
    let nowMs = 1_000_000
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
    // Its one line, so that a temporary table stays.
    const db = openPostgres(serverUrl!, 1)
    const smallTable = (name: string) =>
      db.script(
        `create temporary table ${name} (id int primary key); insert into ${name} select generate_series(1, 5); analyze ${name}`,
      )
    const grow = (name: string) => db.script(`insert into ${name} select generate_series(6, 20000)`)
    const plan = async (name: string) => {
      const prepared = await db.sql<{ name: string }>`
        select name from pg_prepared_statements where statement like '%kept%from ' || ${name} || ' where%'`
      expect(prepared).toHaveLength(1)
      return JSON.stringify(await db.query(`explain execute ${prepared[0]!.name} (3)`, []))
    }
    await smallTable('thing')
    const kept = (id: number) => db.sql`/* kept */ select id from thing where id = ${id}::int`
    for (let times = 0; times < 10; times++) {
      expect(await kept(3)).toEqual([{ id: 3 }])
      await db.sql`select id from thing where id = ${times}::int`
    }
    await grow('thing')
    nowMs += 999
    expect(await plan('thing')).toContain('Seq Scan')
    nowMs += 1
    expect(await kept(19_999)).toEqual([{ id: 19_999 }])
    expect(await plan('thing')).toContain('Index')

    nowMs += 3_600_000
    await smallTable('other')
    for (let times = 0; times < 10; times++)
      expect(await db.sql`/* kept */ select id from other where id = ${3}::int`).toEqual([{ id: 3 }])
    await grow('other')
    nowMs += 59_999
    expect(await plan('other')).toContain('Seq Scan')
    nowMs += 1
    expect(await plan('other')).toContain('Index')
    await db.close()
  },
)
