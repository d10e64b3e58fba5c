/** A database that is still being opened, as one that can be asked already: what is asked of it waits until it is open. */
import { readsOf } from './replica.ts'
import type { Ask, Db } from './sql.ts'

export function late(kind: Db['kind'], opening: Promise<Db>): Db {
  let open: Db | null = null
  const known = opening.then((db) => (open = db))
  // Whoever asks hears that it could not be opened; nobody may have asked yet.
  known.catch(() => {})
  const ask = <T>(question: (db: Db) => Promise<T>): Promise<T> => (open ? question(open) : known.then(question))
  return {
    kind,
    lines: () => open?.lines?.() ?? null,
    replica: () => open?.replica?.() ?? null,
    reads: {
      sql: ((text, ...values) => ask((db) => readsOf(db).sql(text, ...values))) as Ask,
      query: (text, values) => ask((db) => readsOf(db).query(text, values)),
    },
    sql: ((text, ...values) => ask((db) => db.sql(text, ...values))) as Ask,
    query: (text, values) => ask((db) => db.query(text, values)),
    transaction: (work) => ask((db) => db.transaction(work)),
    script: (text) => ask((db) => db.script(text)),
    copyTo: (folder) =>
      ask(async (db) => {
        if (!db.copyTo) throw new Error('the files of PostgreSQL are its own: pg_dump or pgBackRest')
        await db.copyTo(folder)
      }),
    close: () => ask((db) => db.close()),
  }
}
