/** The book alone, on a PostgreSQL of its own: `node dist/book/main.js`. */
import { setFlagsFromString } from 'node:v8'
import { refuseSlips } from '@uwanja/runtime/names'
import { knownNames, readTable, withFiles } from '@uwanja/runtime/settings'
import { started } from '@uwanja/runtime/start'
import { migrate, readMigrations } from '@uwanja/database/migrate'
import { openPostgres } from '@uwanja/database/postgres'
import { openBookOf } from './process/open.ts'
import { dyingAt } from './process/failpoints.ts'
import { ALONE_ENV, doorsOf } from './process/settings.ts'
import { SCHEMAS } from './catalogue/schemas.ts'

const CONNECTIONS = 8
const ENDING_MS = 5000
/**
 * What grows old here is mostly the odds of a second ago. V8 lets such gather to several times what lives before it looks; half as
 * much again is a third less memory under load, for a collection more often.
 */
setFlagsFromString('--heap-growing-percent=50')

await started(async () => {
  refuseSlips(Object.keys(process.env), knownNames(ALONE_ENV))
  const env = withFiles(ALONE_ENV, process.env)
  const settings = readTable(ALONE_ENV, env)
  if (settings.bookDatabaseUrl === null)
    throw new Error(
      'BOOK_DATABASE_URL is empty: alone the book needs a PostgreSQL. `npm start` runs it within the platform.',
    )
  if (settings.bookFailpoint !== null && settings.nodeEnv !== 'test')
    throw new Error('BOOK_FAILPOINT is for crash tests: it needs NODE_ENV=test')
  const db = openPostgres(settings.bookDatabaseUrl, CONNECTIONS)
  await migrate(db, readMigrations(SCHEMAS))
  const book = openBookOf(db, settings, {
    doors: doorsOf(settings.walletUrl, env),
    framedBy: settings.siteUrl === '' ? [] : [new URL(settings.siteUrl).origin],
    reached: dyingAt(settings.bookFailpoint),
    onFault: (error) => process.stderr.write(`${String(error)}\n`),
  })
  const address = await book.app.listen({ host: settings.bookHost, port: settings.bookPort })
  await book.work()
  process.stdout.write(`book ready ${address}\n`)

  let isClosing = false
  function close(): void {
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(1), ENDING_MS).unref()
    void book
      .close()
      .then(() => db.close())
      .then(() => process.exit(0))
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
})
