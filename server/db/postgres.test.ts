/** Connections to PostgreSQL, whatever the database says by itself. */
import { expect, it } from 'vitest'
import { aPostgres, DATABASE_KINDS } from './testing.ts'
import { openPostgres } from '@uwanja/database/postgres'

it.runIf(DATABASE_KINDS.includes('postgres'))(
  'M10 reads what was committed before it had the lock, also where the database says another isolation level',
  async () => {
    const { db, url } = await aPostgres()
    const name = new URL(url).pathname.slice(1)
    await db.script(`alter database ${name} set default_transaction_isolation = 'serializable'`)
    const other = openPostgres(url, 2)
    try {
      const level = [{ transaction_isolation: 'read committed' }]
      expect(await other.sql`show transaction_isolation`).toEqual(level)
      expect(await other.transaction((tx) => tx.sql`show transaction_isolation`)).toEqual(level)
    } finally {
      await other.close()
      await db.close()
    }
  },
)
