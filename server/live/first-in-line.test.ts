/** Which process does what one does as well as several: one at a time, another when it has gone, and all of them now and then. */
import { patient } from '@uwanja/runtime/patience'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Db } from '@uwanja/money/sql'
import { aPostgres, DATABASE_KINDS } from '../db/testing.ts'
import { every } from '../runtime/every.ts'
import { firstInLine } from './first-in-line.ts'
import { notifyTransport } from './notify.ts'

describe.runIf(DATABASE_KINDS.includes('postgres'))('the first in line', () => {
  let db: Db
  let url: string
  beforeAll(async () => {
    ;({ db, url } = await aPostgres(2))
  })
  afterAll(() => db.close())
  const closing: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  async function aProcess() {
    const first = firstInLine()
    const transport = notifyTransport(db, url, first, () => {})
    closing.push(() => transport.close())
    await transport.listen(
      () => {},
      () => {},
    )
    return { isFirst: first.isFirst, close: () => transport.close() }
  }

  it('R126 is one of those that are there, and the next when it has gone', async () => {
    const all = [await aProcess(), await aProcess(), await aProcess()]
    const firsts = () => all.map(({ isFirst }) => isFirst())
    expect(firsts()).toEqual([true, false, false])
    await all[0]!.close()
    expect(firsts()[0]).toBe(false)
    await vi.waitFor(() => expect(firsts().filter(Boolean)).toHaveLength(1), patient(10_000))
  })

  it('R126 is no longer when its line is lost, and somebody is again', async () => {
    const all = [await aProcess(), await aProcess()]
    await db.sql`
      select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and d.datname = current_database() and l.granted`
    await vi.waitFor(() => expect(all[0]!.isFirst()).toBe(false), { timeout: patient(5_000), interval: 1 })
    await vi.waitFor(() => expect(all.filter(({ isFirst }) => isFirst())).toHaveLength(1), patient(10_000))
  })
})

describe('rounds of several processes', () => {
  afterEach(() => vi.useRealTimers())

  it('R126 are done each time by the first, and each tenth time by every other', async () => {
    vi.useFakeTimers()
    let [isFirst, rounds] = [true, 0]
    const repeated = every(
      100,
      async () => void rounds++,
      () => {},
      () => isFirst,
    )
    await vi.advanceTimersByTimeAsync(1_000)
    expect(rounds).toBe(10)
    isFirst = false
    await vi.advanceTimersByTimeAsync(10_000)
    expect(rounds).toBe(20)
    isFirst = true
    await vi.advanceTimersByTimeAsync(500)
    expect(rounds).toBe(25)
    await repeated.stop()
  })
})
