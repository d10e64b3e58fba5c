/** The life of the API process: its doors are opened, its work begins, and a signal ends it. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Db } from '@uwanja/money/sql'
import { fillDemo } from './demo.ts'
import type { Settings } from '../settings/env.ts'
import { jurisdictionOf } from '../jurisdictions/jurisdictions.ts'
import { addFirstOperator } from '../operators/operator-rules.ts'
import { openServer, type Server } from './server.ts'

/** Where the build has put something beside us; null in the source tree, or when it was not built. */
const built = (name: string): string | null => {
  const folder = fileURLToPath(new URL(`../${name}/`, import.meta.url))
  return existsSync(folder) ? folder : null
}

export async function run(db: Db, settings: Settings): Promise<void> {
  const renderer = new URL('../site-renderer/main.js', import.meta.url)
  const server = await openServer(db, settings, {
    siteFolder: built('web'),
    siteRenderer: existsSync(renderer) ? renderer.href : null,
    officeFolder: built('office'),
  })
  const beside: Closing[] = []
  const begun = begin(db, server, beside, settings)
  closeOnSignal(db, server, beside, settings, begun)
  await begun
}

async function begin(db: Db, server: Server, beside: Closing[], settings: Settings): Promise<void> {
  if (settings.demo) await fillWithDemo(db, server, settings)
  if (settings.officePort !== null) await server.office.listen({ host: settings.officeHost, port: settings.officePort })
  await server.app.listen({ host: settings.host, port: settings.port })
  await server.work()
  if (settings.bookPort !== null) beside.push(await startBook(db, server, settings))
  if (settings.demo && settings.demoContent) beside.push(await openDemo(db, server))
}

/** What stands beside the server in this process and ends before the database does. */
interface Closing {
  close(): Promise<void>
}

/** What an operator would open first, once everybody is served. */
async function openDemo(db: Db, { office }: Server): Promise<Closing> {
  const { openInBackground } = await import('./opening/opening.ts')
  const opening = openInBackground(db, office, fault('demo'))
  return { close: () => opening.stop() }
}

const fault = (who: string) => (error: unknown) =>
  void process.stderr.write(`${who}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)

/** The bookmaker, once everybody else is served: it has matches to ask for, and nobody waits for them. */
async function startBook(db: Db, server: Server, settings: Settings): Promise<Closing> {
  const { openBookOf } = await import('@uwanja/book/open')
  const book = openBookOf(db, settings, {
    doors: server.sportDoors,
    framedBy: [new URL(settings.publicUrl).origin],
    onFault: fault('book'),
  })
  await book.app.listen({ host: settings.bookHost, port: settings.bookPort! })
  await book.work()
  return book
}

/** Above the drain: two rounds of a company's time-out, a call's and a job's, and the end of what lies below. */
const ENDING_MS = 4_500

function closeOnSignal(
  db: Db,
  server: Server,
  beside: readonly Closing[],
  { drainMs, companyTimeoutMs }: Settings,
  begun: Promise<void>,
): void {
  let isClosing = false
  const close = async () => {
    if (isClosing) return
    isClosing = true
    // A company that never answers must not keep the process for ever.
    setTimeout(() => process.exit(0), drainMs + companyTimeoutMs * 2 + ENDING_MS).unref()
    // What is being opened would be left open, or find its database closed. A start that fails ends the process by itself.
    await begun.catch(() => new Promise<never>(() => {}))
    for (const one of beside) await one.close()
    await server.close()
    await db.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void close())
  process.on('SIGINT', () => void close())
}

/** The launcher shows these lines to the person who started it. */
async function fillWithDemo(db: Db, { money, passwords, notify }: Server, settings: Settings): Promise<void> {
  const accounts = await fillDemo({ db, money, jurisdiction: jurisdictionOf(settings.jurisdiction), passwords, notify })
  process.stdout.write(`uwanja-demo ${JSON.stringify(accounts)}\n`)
  const first = await addFirstOperator({ db, passwords })
  if (first) process.stdout.write(`uwanja-operator ${JSON.stringify(first)}\n`)
}
