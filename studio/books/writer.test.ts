/** The writer and the lease: what changes together is kept together, in order, and never by a process that leads no more. */
import { randomUUID } from 'node:crypto'
import type { Db } from '@uwanja/database/sql'
import { FULLEST, testDatabases } from '@uwanja/database/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SCHEMAS } from './schemas.ts'
import { leaveLease, saveRound, saveSeed, seedOf, takeLease } from './store.ts'
import { openWriter, type Change } from './writer.ts'

const { aDatabase } = testDatabases(SCHEMAS)
let db: Db
beforeEach(async () => {
  db = await aDatabase(FULLEST)
})
afterEach(() => db.close())

const seed = (session: string, text: string): Change => ({
  id: `seed ${session}`,
  save: (tx) => saveSeed(tx, session, text),
})

async function aWriter() {
  const holder = randomUUID()
  expect(await takeLease(db, holder, 60)).toBe(true)
  const lost: unknown[] = []
  const writer = openWriter({ db, holder, onLost: (why) => lost.push(why), onFault: () => {} })
  return { holder, writer, lost }
}

test('M28 what is put is kept when its promise says so, and the last word of a row is its word', async () => {
  const { writer, lost } = await aWriter()
  const before = writer.put(seed('a', 'one'))
  const after = Promise.all([writer.put(seed('a', 'two')), writer.put(seed('b', 'other'))])
  await before
  expect(await seedOf(db, 'a')).toBe('two')
  await after
  for (let nth = 0; nth < 50; nth++) void writer.put(seed('a', String(nth)))
  await writer.idle()
  expect([await seedOf(db, 'a'), await seedOf(db, 'b')]).toEqual(['49', 'other'])
  expect(lost).toEqual([])
})

test('M28 while one holds the lease no other takes it, and who has lost it keeps nothing more', async () => {
  const { holder, writer, lost } = await aWriter()
  const other = randomUUID()
  expect(await takeLease(db, other, 60)).toBe(false)
  await writer.put(seed('a', 'mine'))
  await leaveLease(db, holder)
  expect(await takeLease(db, other, 60)).toBe(true)
  let isKept = false
  void writer.put(seed('a', 'too late')).then(() => (isKept = true))
  await expect.poll(() => lost).toHaveLength(1)
  expect([await seedOf(db, 'a'), isKept]).toEqual(['mine', false])
})

test('M28 what the database can never take ends the process, and takes nothing else with it', async () => {
  const { writer, lost } = await aWriter()
  await writer.put({
    id: 'round',
    save: (tx) => saveRound(tx, 'zeppelin', { round: 1, state: 'over', told: { crash: 2 } }),
  })
  void writer.put(seed('a', 'with it'))
  void writer.put({ id: 'round', save: (tx) => saveRound(tx, 'zeppelin', { round: 1, state: 'void', told: {} }) })
  await expect.poll(() => lost).toHaveLength(1)
  expect(String(lost[0])).toMatch(/round 1 of zeppelin stands/)
  expect(await seedOf(db, 'a')).toBeNull()
})
