/** A database that is still being opened. */
import { expect, it } from 'vitest'
import type { Db } from './sql.ts'
import { late } from './late.ts'
import { openEmbedded } from './embedded.ts'

it('answers what was asked before it was open, in the order of asking', async () => {
  let open: (db: Db) => void = () => {}
  const db = late('embedded', new Promise((resolve) => (open = resolve)))
  const answers = Promise.all([
    db.script('create table said (word text)'),
    db.transaction((tx) => tx.sql`insert into said values ('early')`),
    db.sql`select word from said`,
  ])
  open(await openEmbedded(null))
  expect((await answers)[2]).toEqual([{ word: 'early' }])
  expect(await db.query('select word from said where word = $1', ['early'])).toHaveLength(1)
  await db.close()
})

it('tells whoever asks why it could not be opened', async () => {
  const db = late('embedded', Promise.reject(new Error('another process has it')))
  await expect(db.sql`select 1`).rejects.toThrow('another process has it')
})
