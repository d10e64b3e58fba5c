/**
 * `npm run verify`: replays the whole book from its first posting on and says what is wrong with it. Exit code 0: whole,
 * 1: something is wrong, 2: it could not be looked at; fit for cron. `-- --rebuild` afterwards sums anew what is summed.
 */
import type { Db } from '@uwanja/database/sql'
import * as archive from '@uwanja/money/archive'
import * as read from '../money/read.ts'
import * as readers from '../money/readers.ts'
import { missingMigrations } from '../server/db/observed.ts'
import { readMigrations } from '@uwanja/database/migrate'
import { readSettings, type RawEnv } from '../server/settings/env.ts'
import { SCHEMAS } from '../server/db/schemas.ts'
import { openAsItIs } from '../server/process/open-database.ts'
import { writePrivately } from '@uwanja/database/private-files'
import { command, PlainError, say } from './place.mjs'

const USAGE =
  'npm run verify               replays the whole book\nnpm run verify -- --rebuild  sums proof and reports anew'
const MOST_LINES = 50
const isAway = ({ state }: archive.RangeRow): boolean => state === 'away'

async function replayed(db: Db): Promise<number> {
  const [size] = await db.sql<{ journals: bigint; epoch: number }>`
    select (select count(*) from money.journal) as journals, coalesce((select max(number) from money.epoch), 0) as epoch`
  const findings = await db.transaction(async (tx) => {
    // A year's book takes longer than any call may.
    await tx.script('set local statement_timeout = 0')
    return read.replay(tx)
  })
  for (const { number, journals, lastAt, journalSha256 } of (await archive.listed(db)).filter(isAway))
    say(
      `range ${number}: ${journals} journals until ${lastAt} are archived, ${journalSha256}: taken as they were proven`,
    )
  const ahead = await readers.ahead(db)
  for (const { what, details } of findings.slice(0, MOST_LINES)) say(`${what} ${JSON.stringify(details)}`)
  for (const name of ahead) say(`ahead ${JSON.stringify({ reader: name })}`)
  for (const { name, behind, oldestS } of await readers.lag(db, 1_000_000)) {
    say(`reader ${name}: ${behind} to read, the oldest for ${Math.round(oldestS)} s`)
  }
  const wrong = findings.length + ahead.length
  say(`${size!.journals} journals in ${size!.epoch} epochs: ${wrong === 0 ? 'the books are whole' : `${wrong} found`}.`)
  return wrong === 0 ? 0 : 1
}

async function verify(args: string[]): Promise<number> {
  const isRebuild = args[0] === '--rebuild'
  if (args.length > (isRebuild ? 1 : 0)) throw new PlainError(USAGE)
  writePrivately()
  let db: Db
  try {
    // On the embedded database this waits for nobody: a running platform holds its lock, and says so.
    db = await openAsItIs(readSettings(process.env as RawEnv))
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return 2
  }
  try {
    const missing = await missingMigrations(db, readMigrations(SCHEMAS))
    if (missing.length > 0) throw new Error(`this database lacks ${missing.join(', ')}: start this release on it first`)
    if (isRebuild) {
      await db.transaction((tx) => readers.begunAnew(tx))
      while ((await read.proof(db)).journals > 0);
    }
    return await replayed(db)
  } catch (error) {
    say(`It could not be looked at: ${error instanceof Error ? error.message : String(error)}`)
    return 2
  } finally {
    await db.close()
  }
}

await command(import.meta.url, verify)
