/** Statements that are prepared, whose plans are made anew as a line grows older; and a line that ends while that is done. */
import { connect, createServer } from 'node:net'
import { freePort } from '@uwanja/runtime/free-port'
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

/** Cuts each line on which this is said. @returns the address of the way through it. */
async function cutAt(word: string, url: string) {
  const { hostname, port } = new URL(url)
  const way = createServer((near) => {
    const far = connect(Number(port || 5432), hostname)
    near.on('data', (said) => (said.includes(word) ? near.destroy() : far.write(said)))
    near.on('close', () => far.destroy())
    far.pipe(near)
    for (const end of [near, far]) end.on('error', () => undefined)
  })
  const own = new URL(url)
  own.port = String(await freePort())
  own.hostname = '127.0.0.1'
  await new Promise<void>((resolve) => way.listen(Number(own.port), '127.0.0.1', resolve))
  return { url: own.href, close: () => way.close() }
}

test.runIf(serverUrl)(
  'O68 a server that goes while a line forgets its plans ends a statement and a transaction, not the process',
  async () => {
    let nowMs = 1_000_000
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
    const uncaught = vi.fn()
    process.on('uncaughtException', uncaught)
    const way = await cutAt('discard plans', serverUrl!)
    const db = openPostgres(way.url, 1)
    const one = () => db.sql`select 1 as one`
    const inOne = () => db.transaction((tx) => tx.sql`select 1 as one`)
    for (const ask of [one, inOne]) {
      expect(await ask()).toEqual([{ one: 1 }])
      nowMs += 60_000
      await expect(ask()).rejects.toThrow(/connection|terminated/i)
    }
    expect(await one()).toEqual([{ one: 1 }])
    process.off('uncaughtException', uncaught)
    expect(uncaught).not.toHaveBeenCalled()
    await db.close()
    way.close()
  },
)
