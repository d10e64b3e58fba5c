/** The API process. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fillDemo } from './demo.ts'
import { readSettings, type RawEnv } from './env.ts'
import { armFailpoint } from './failpoints.ts'
import { marketOf } from './markets.ts'
import { addFirstOperator } from './office/operator-rules.ts'
import { openDatabase } from './open-database.ts'
import { openServer } from './server.ts'

const settings = readSettings(process.env as RawEnv)
armFailpoint(settings.failpoint)
const db = await openDatabase(settings)
const built = (name: string): string | null => {
  const folder = fileURLToPath(new URL(`../${name}/`, import.meta.url))
  return existsSync(folder) ? folder : null
}
const renderer = new URL('../site-renderer/main.js', import.meta.url)
const server = await openServer(db, settings, {
  siteFolder: built('web'),
  siteRenderer: existsSync(renderer) ? renderer.href : null,
  officeFolder: built('office'),
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
  const first = await addFirstOperator({ db, passwords: server.passwords })
  if (first) process.stdout.write(`uwanja-operator ${JSON.stringify(first)}\n`)
}
if (settings.officePort !== null) await server.office.listen({ host: settings.officeHost, port: settings.officePort })
await server.app.listen({ host: settings.host, port: settings.port })
await server.work()
await server.payDue()
