/** The API process. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fillDemo } from './demo.ts'
import { readSettings, type RawEnv } from './env.ts'
import { armFailpoint } from './failpoints.ts'
import { marketOf } from './markets.ts'
import { openDatabase } from './open-database.ts'
import { openServer } from './server.ts'

const settings = readSettings(process.env as RawEnv)
armFailpoint(settings.failpoint)
const db = await openDatabase(settings)
const site = fileURLToPath(new URL('../web/', import.meta.url))
const renderer = new URL('../site-renderer/main.js', import.meta.url)
const server = await openServer(db, settings, {
  siteFolder: existsSync(site) ? site : null,
  siteRenderer: existsSync(renderer) ? renderer.href : null,
})

let isClosing = false
const close = async () => {
  if (isClosing) return
  isClosing = true
  // A company that never answers must not keep the process for ever.
  setTimeout(() => process.exit(0), 4_500).unref()
  await server.close()
  await db.close()
  process.exit(0)
}
process.on('SIGTERM', () => void close())
process.on('SIGINT', () => void close())

if (settings.isDemo) {
  const accounts = await fillDemo({
    db,
    money: server.money,
    market: marketOf(settings.market),
    passwords: server.passwords,
    tell: server.tell,
  })
  // The launcher shows this line to the person who started it.
  process.stdout.write(`uwanja-demo ${JSON.stringify(accounts)}\n`)
}
await server.app.listen({ host: settings.host, port: settings.port })
await server.work()
await server.payDue()
