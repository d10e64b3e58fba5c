/** The key of marks on an empty database that two processes start on at once. */
import { patient } from '@uwanja/runtime/patience'
import { expect, it, vi } from 'vitest'
import { aDatabase, DATABASE_KINDS } from '../db/testing.ts'
import { markKey } from './marks-store.ts'
import { openMarks } from './marks.ts'

const first = Buffer.from('of the first')

it.runIf(DATABASE_KINDS.includes('postgres')).each([
  ['the same key hears so', first, 'of the first'],
  ['another key hears of the first', Buffer.from('of the second'), 'of the first'],
])('B30 a process that starts beside another one with %s', async (_title, second, stands) => {
  const db = await aDatabase('postgres')
  let late: Promise<Buffer> = Promise.resolve(second)
  await db.transaction(async (tx) => {
    await tx.sql`insert into mark_key (name) values (${first})`
    late = markKey(db, second)
    await vi.waitFor(async () => {
      const [row] = await db.sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_locks where relation = 'mark_key'::regclass and not granted`
      expect(row!.waiting).toBe(1)
    }, patient(15_000))
  })
  expect((await late).toString()).toBe(stands)
})

it.each(DATABASE_KINDS)('B30 a start with another key than the first one is refused, on %s', async (kind) => {
  const db = await aDatabase(kind)
  const start = (byte: string) => openMarks({ marksKey: byte.repeat(32), sealingKey: null, dataDir: '' }).known(db)
  await start('aa')
  await expect(start('bb')).rejects.toThrow(/MARKS_KEY/)
  await expect(start('aa')).resolves.toBeUndefined()
})
