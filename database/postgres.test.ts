/** Statements that are prepared: those that say so, whose plans are made anew once a minute. */
import { afterEach, expect, test, vi } from 'vitest'
import { openPostgres } from './postgres.ts'

const serverUrl = process.env['TEST_DATABASE_URL']

afterEach(() => vi.restoreAllMocks())

test.runIf(serverUrl)(
  'M45 a kept statement is planned once, and anew a minute later for the table as it is by then',
  async () => {
    // Its one line, so that a temporary table stays.
    const db = openPostgres(serverUrl!, 1)
    await db.script(
      'create temporary table thing (id int primary key); insert into thing select generate_series(1, 5); analyze thing',
    )
    const kept = (id: number) => db.sql`/* kept */ select id from thing where id = ${id}::int`
    for (let times = 0; times < 10; times++) {
      expect(await kept(3)).toEqual([{ id: 3 }])
      await db.sql`select id from thing where id = ${times}::int`
    }
    const prepared = await db.sql<{
      name: string
    }>`select name from pg_prepared_statements where statement like '%from thing%'`
    expect(prepared).toHaveLength(1)
    const plan = async () => JSON.stringify(await db.query(`explain execute ${prepared[0]!.name} (3)`, []))
    await db.script('insert into thing select generate_series(6, 20000)')
    expect(await plan()).toContain('Seq Scan')
    const nowMs = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(nowMs + 60_001)
    expect(await kept(19_999)).toEqual([{ id: 19_999 }])
    expect(await plan()).toContain('Index')
    await db.close()
  },
)
