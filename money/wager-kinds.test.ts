/** The table of wager kinds is one, in TypeScript and in SQL. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aDatabase, FULLEST } from '@uwanja/server/db/testing'
import type { Db } from '@uwanja/database/sql'
import { WAGER_KINDS } from './wager-kinds.ts'

let db: Db
beforeAll(async () => void (db = await aDatabase(FULLEST)))
afterAll(() => db.close())

it('B62 every kind of wager has its row, and the database has the same ones', async () => {
  const rows = await db.sql`select kind, word, counts from money.wager_kinds()`
  const expected = Object.entries(WAGER_KINDS).map(([name, { word, counts }]) => ({
    kind: `wager.${name}`,
    word,
    counts,
  }))
  expect(rows).toEqual(expected)
})
