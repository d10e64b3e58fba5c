/** Somebody else's open transaction holds the readers of the book back: metrics, alerts and people hear of it, balancers do not. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import pg from 'pg'
import { DATABASE_KINDS, shiftClock } from '../db/testing.ts'
import { openBooksWatch, refuseForeignCursors } from './books-watch.ts'
import { aHouse, aPlayer, type House } from '../testing/house.ts'

const RULES = readFileSync(new URL('../../docs/alerts.yml', import.meta.url), 'utf8')
const WITHIN = { timeout: 60_000, interval: 100 }

describe.runIf(DATABASE_KINDS.includes('postgres'))('M17 readers that are held back', () => {
  let house: House
  let foreign: pg.Client
  beforeAll(async () => {
    house = await aHouse('postgres')
    // Another program, in another database of the same server.
    const connectionString = process.env['TEST_DATABASE_URL']
    foreign = new pg.Client({ connectionString, application_name: 'nightly-report' })
    await foreign.connect()
  })
  afterAll(async () => {
    await foreign.end()
    await house.close()
  })
  const text = async () => (await fetch(`${house.apiUrl}/metrics`)).text()
  const sample = (seen: string, name: string) =>
    Number(
      seen
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    )

  it('M17 are named with their age, beside who holds them, and leave the process ready', async () => {
    await foreign.query('begin; select pg_current_xact_id()')
    await aPlayer(house, { cash: 100_00n })
    await shiftClock(house.db, 600)
    const seen = await text()
    for (const reader of ['proof', 'hours'])
      expect(sample(seen, `uwanja_reader_oldest_unread_seconds{reader="${reader}"}`)).toBeGreaterThan(300)
    expect(sample(seen, 'uwanja_reader_journals_behind{reader="proof"}')).toBe(1)
    expect(sample(seen, 'uwanja_readers_held_seconds')).toBeGreaterThan(0)
    expect(sample(seen, 'uwanja_book_epoch')).toBe(1)
    // Every rule speaks of something that a process tells while the fault is there.
    const ofBooks = RULES.slice(RULES.indexOf('name: uwanja-books'), RULES.indexOf('name: uwanja-companies'))
    const named = [...ofBooks.matchAll(/expr: .*?(uwanja_\w+)/g)].map(([, name]) => name!)
    expect(named).toHaveLength(4)
    for (const name of named) expect(seen).toMatch(new RegExp(`^${name}[ {]`, 'm'))
    // Transactions of other tests come and go; this one stays.
    const who = async () => (await house.server.money.readers.heldBy(house.db))?.who
    await expect.poll(who, WITHIN).toContain('nightly-report')
    expect((await fetch(`${house.apiUrl}/ready`)).status).toBe(200)

    await foreign.query('rollback')
    const behind = async () => sample(await text(), 'uwanja_reader_journals_behind{reader="proof"}')
    await expect.poll(behind, WITHIN).toBe(0)
  })
})

it('M22 a new life of the database is said once, to the log', async () => {
  const house = await aHouse('embedded')
  try {
    const { db } = house
    const { money } = house.server
    await aPlayer(house, { cash: 1n })
    await refuseForeignCursors(db, money)
    const said: object[] = []
    const fault = (error: unknown) => said.push({ error })
    const watch = openBooksWatch({ db, money, warn: (_what, details) => said.push(details), onFault: fault }, 1, 5)
    await db.sql`
      insert into money.epoch select number + 1, cluster + 1, timeline, database, first_xid from money.epoch`
    await expect.poll(() => said, WITHIN).toMatchObject([{ epoch: '2' }])
    await watch.stop()
    expect(said).toHaveLength(1)
  } finally {
    await house.close()
  }
})
