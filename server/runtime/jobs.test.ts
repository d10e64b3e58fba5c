/** The jobs: one that throws is tried again by itself and keeps nobody else waiting. */
import { patient } from '@uwanja/runtime/patience'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { office as en } from '@uwanja/i18n/en/office'
import { office as sw } from '@uwanja/i18n/sw/office'
import { office as zh } from '@uwanja/i18n/zh/office'
import type { Db } from '@uwanja/money/sql'
import { openPostgres } from '@uwanja/database/postgres'
import { aDatabase, aPostgres, DATABASE_KINDS, FULLEST } from '../db/testing.ts'
import { JOBS, jobsOn, openJobs, type Jobs } from './jobs.ts'

const nothing = () => Promise.resolve()
const OTHERS = Object.fromEntries(Object.keys(JOBS).map((name) => [name, nothing])) as unknown as Parameters<
  Jobs['work']
>[0]

let db: Db
let jobs: Jobs
const faults: unknown[] = []
beforeAll(async () => {
  db = await aDatabase(FULLEST)
  jobs = await openJobs(db, (error) => faults.push(error))
})
afterAll(async () => {
  await jobs.stop()
  await db.close()
})

it('X05 M21 of the jobs that are fetched together one that throws is tried again alone', async () => {
  await db.transaction(async (tx) => {
    for (const paymentId of ['1', '2', '3']) await jobs.ask(tx, 'payment-due', { paymentId }, 0)
  })
  const ran: string[] = []
  await jobs.work({
    ...OTHERS,
    'payment-due'({ paymentId }) {
      ran.push(paymentId)
      return paymentId === '1' ? Promise.reject(new Error('the first one cannot go on')) : Promise.resolve()
    },
  })
  const states = () =>
    db.sql<{ id: string; state: string; tries: number }>`
      select data ->> 'paymentId' as id, state::text as state, retry_count as tries from jobs.job
      where name = 'payment-due' order by 1`
  await vi.waitFor(
    async () =>
      expect(await states()).toEqual([
        { id: '1', state: 'retry', tries: 0 },
        { id: '2', state: 'completed', tries: 0 },
        { id: '3', state: 'completed', tries: 0 },
      ]),
    { timeout: 60_000, interval: 100 },
  )
  expect(ran.slice(0, 3).sort()).toEqual(['1', '2', '3'])
  expect(String(faults[0])).toContain('the first one cannot go on')
})

it('O11 the second try of a job that failed comes as late as the setting says, the third later still', async () => {
  const own = await aDatabase(FULLEST)
  const slow = jobsOn(own, () => undefined, 3_600)
  await slow.start()
  await own.transaction((tx) => slow.ask(tx, 'return-due', { returnId: '1' }, 0))
  await slow.work({ ...OTHERS, 'return-due': () => Promise.reject(new Error('nobody answers')) })
  // From half of it on: tries of many jobs shall not come together.
  const state = () =>
    own.sql`select state::text, retry_backoff as doubles, start_after > now() + interval '29 minutes' as late
      from jobs.job where name = 'return-due'`
  const waits = { state: 'retry', doubles: true, late: true }
  await vi.waitFor(async () => expect(await state()).toEqual([waits]), { timeout: 60_000, interval: 100 })
  await slow.stop()
  await own.close()
})

it('R126 who is first in line looks each second for what a player waits for, whoever else looks', async () => {
  const own = await aDatabase(FULLEST)
  const first = await openJobs(own, (error) => faults.push(error))
  let done = (_id: string) => {}
  await first.work({ ...OTHERS, 'close-out': async ({ playerId }) => done(playerId) })
  // The look with which it begins finds the first at once; of those that come later none waits for the ten seconds of the others.
  const startMs = performance.now()
  for (const playerId of ['1', '2', '3', '4', '5']) {
    const told = new Promise<string>((resolve) => (done = resolve))
    await own.transaction((tx) => first.ask(tx, 'close-out', { playerId }, 0))
    expect(await told).toBe(playerId)
  }
  expect(performance.now() - startMs).toBeLessThan(20_000)
  await first.stop()
  await own.close()
})

it.runIf(DATABASE_KINDS.includes('postgres'))(
  'R127 a process that starts keeps nobody waiting who writes a first journal',
  async () => {
    const { db: own, url } = await aPostgres(4)
    const starting = openPostgres(url, 2)
    const opening: Promise<Jobs>[] = []
    await own.transaction(async (tx) => {
      // The library's start waits here, with its lock in hand.
      await tx.script('lock table jobs.version in access exclusive mode')
      opening.push(openJobs(starting, (error) => faults.push(error)))
      await vi.waitFor(async () => {
        const waiting = await own.sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        expect(waiting).toHaveLength(1)
      }, patient(10_000))
      const [row] = await own.transaction(async (writing) => {
        await writing.script("set local lock_timeout = '2s'")
        return writing.sql<{ epoch: number }>`select money.epoch_to_write() as epoch`
      })
      expect(row!.epoch).toBe(1)
    })
    for (const jobsOfTheOther of await Promise.all(opening)) await jobsOfTheOther.stop()
    await starting.close()
    await own.close()
  },
)

it('O11 every job has a name that operators read', () => {
  for (const { integrations } of [en, sw, zh]) expect(Object.keys(integrations.jobNames)).toEqual(Object.keys(JOBS))
})

it('an hour has each of its rounds once, and half a day its own, however often and by however many processes they are asked for', async () => {
  const other = await openJobs(db, (error) => faults.push(error))
  await Promise.all([jobs.askHourly(), other.askHourly()])
  await jobs.askHourly()
  await other.stop()
  const rounds = await db.sql<{ name: string; hours: number; minute: number }>`
    select name, count(*)::int - count(distinct singleton_on)::int + 1 as hours,
      min(extract(minute from start_after))::int as minute
    from jobs.job where singleton_on is not null group by name order by name`
  expect(rounds).toEqual([
    { name: 'find-dormant', hours: 1, minute: 0 },
    { name: 'list-games', hours: 1, minute: 47 },
    { name: 'look-for-harm', hours: 1, minute: 7 },
    { name: 'reconcile', hours: 1, minute: 32 },
    { name: 'screen-again', hours: 1, minute: 24 },
    { name: 'sweep', hours: 1, minute: 17 },
  ])
})

it('of a process that ends a job that throws is no fault, the next does not begin, and both are tried again', async () => {
  const own = await aDatabase('embedded')
  const heard: unknown[] = []
  const ending = await openJobs(own, (error) => heard.push(error))
  await own.transaction(async (tx) => {
    for (const paymentId of ['1', '2']) await ending.ask(tx, 'payment-due', { paymentId }, 0)
  })
  let began = 0
  const ended = new Promise<void>((resolve) => {
    void ending.work({
      ...OTHERS,
      'payment-due'() {
        began++
        ending.ending()
        resolve()
        return Promise.reject(new Error('whom it asked is gone'))
      },
    })
  })
  await ended
  await ending.stop()
  const states = await own.sql`select state::text from jobs.job where name = 'payment-due'`
  expect([began, heard, states]).toEqual([1, [], [{ state: 'retry' }, { state: 'retry' }]])
  await own.close()
})
