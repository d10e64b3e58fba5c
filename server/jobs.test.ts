/** The jobs: one that throws is tried again by itself and keeps nobody else waiting. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Db } from '@uwanja/money/sql'
import { aDatabase, FULLEST } from './db/testing.ts'
import { JOBS, openJobs, type Jobs } from './jobs.ts'

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
  const nothing = () => Promise.resolve()
  const others = Object.fromEntries(Object.keys(JOBS).map((name) => [name, nothing])) as unknown as Parameters<
    Jobs['work']
  >[0]
  await jobs.work({
    ...others,
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
    { timeout: 10_000, interval: 100 },
  )
  expect(ran.slice(0, 3).sort()).toEqual(['1', '2', '3'])
  expect(String(faults[0])).toContain('the first one cannot go on')
})
