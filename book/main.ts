/** The book alone, on a PostgreSQL of its own: `node dist/book/main.js`. */
import { migrate, readMigrations } from '@uwanja/database/migrate'
import { openPostgres } from '@uwanja/database/postgres'
import { openBookOf } from './process/open.ts'
import { readBookEnv } from './process/settings.ts'
import { SCHEMAS } from './catalogue/schemas.ts'

const CONNECTIONS = 8
const ENDING_MS = 5000

const env = readBookEnv(process.env)
if (!env.BOOK_DATABASE_URL)
  throw new Error(
    'BOOK_DATABASE_URL is empty: alone the book needs a PostgreSQL. `npm start` runs it within the platform.',
  )
const db = openPostgres(env.BOOK_DATABASE_URL, CONNECTIONS)
await migrate(db, readMigrations(SCHEMAS))
const book = openBookOf(db, env, (error) => process.stderr.write(`${String(error)}\n`))
const address = await book.app.listen({ host: env.BOOK_HOST, port: Number(env.BOOK_PORT) })
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
