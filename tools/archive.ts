/**
 * `npm run archive`: ranges of journals that are over leave the database for files, and come back (docs/operators/archive.md).
 * By the owner of the tables. Exit code 0: done, 1: refused.
 */
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Db } from '@uwanja/database/sql'
import * as ranges from '@uwanja/money/archive'
import { missingMigrations } from '../server/db/observed.ts'
import { readMigrations } from '@uwanja/database/migrate'
import * as read from '../money/read.ts'
import { SCHEMAS } from '../server/db/schemas.ts'
import { openAsItIs } from '../server/process/open-database.ts'
import { readSettings, type RawEnv, type Settings } from '../server/settings/env.ts'
import { writePrivately } from '@uwanja/database/private-files'
import * as files from './archive/files.ts'
import { openBusiness } from './archive/store.ts'
import { command, PlainError, say } from './place.mjs'

const USAGE = `npm run archive                          the ranges, and where they are
npm run archive -- out <range> <folder>    writes files, reads them back, takes the range away
npm run archive -- check <range> <folder>  holds files against what was archived
npm run archive -- back <range> <folder>   puts the newest of those that are away back`

const DAY_MS = 86_400_000

async function list(db: Db): Promise<void> {
  for (const row of await ranges.listed(db)) {
    const { number, state, beganAt, journals, lastAt, journalSha256 } = row
    const gone = row.keysGone === null ? '' : `, without ${row.keysGone}`
    const what = state === 'away' ? `: ${journals} journals until ${lastAt}, ${journalSha256}${gone}` : ''
    say(`${number} ${state}${beganAt === null ? '' : ` since ${beganAt}`}${what}`)
  }
}

/** The whole book is proven first, because afterwards this range is a beginning that is believed. */
async function mustBeWhole(db: Db, when: string): Promise<void> {
  const [found] = await db.transaction(async (tx) => {
    await tx.script('set local statement_timeout = 0')
    return read.replay(tx)
  })
  if (found) throw new PlainError(`The books are not whole ${when}: ${found.what} ${JSON.stringify(found.details)}`)
}

const isSame = (one: ranges.Sums, other: ranges.Sums): boolean =>
  ranges.PARTS.every((part) => one[part].lines === other[part].lines && one[part].sha256 === other[part].sha256)

async function mustBeOver(db: Db, { gameSessionKeepDays }: Settings, range: number): Promise<void> {
  const [row] = await db.sql<{ now: Date }>`select house_now() as now`
  const why = await ranges.refusalOf(db, range, new Date(row!.now.getTime() - gameSessionKeepDays * DAY_MS))
  if (why !== null) throw new PlainError(`Range ${range} stays: ${why}.`)
  const { bets, parked } = await openBusiness(db, range)
  if (bets + parked > 0)
    throw new PlainError(`Range ${range} stays: ${bets} bets and ${parked} parked deposits of it are open.`)
}

export async function takenOut(db: Db, settings: Settings, range: number, folder: string): Promise<void> {
  await mustBeOver(db, settings, range)
  await mustBeWhole(db, 'before')
  mkdirSync(folder, { recursive: true })
  try {
    const sums = await db.transaction((tx) => files.written(tx, folder, range))
    if (!isSame(sums, await files.sumsOf(folder, range)))
      throw new PlainError(`${folder} does not give back what was written: nothing was taken away.`)
    await db.transaction((tx) => ranges.away(tx, range, sums, settings.keysDays))
    const { keysGone } = (await ranges.listed(db)).find(({ number }) => number === range)!
    if (keysGone !== null) say(`With range ${range} went ${keysGone}: what they say again is new.`)
    say(`Range ${range}: ${sums.journal.lines} journals and ${sums.posting.lines} postings lie in ${folder}.`)
  } finally {
    files.swept(folder, range)
  }
  await mustBeWhole(db, 'without it')
}

export async function checked(db: Db, range: number, folder: string): Promise<void> {
  const known = (await ranges.listed(db)).find((row) => row.number === range)
  if (!known?.journalSha256) throw new PlainError(`Range ${range} was never archived.`)
  const sums = await files.sumsOf(folder, range)
  if (sums.journal.sha256 !== known.journalSha256 || sums.posting.sha256 !== known.postingSha256)
    throw new PlainError(`The files of range ${range} in ${folder} are not those that were archived.`)
  say(`The files of range ${range} are whole: ${sums.journal.lines} journals until ${known.lastAt}.`)
}

export async function putBack(db: Db, range: number, folder: string): Promise<void> {
  await checked(db, range, folder)
  await db.transaction((tx) => ranges.back(tx, range, (part) => files.linesFrom(folder, range, part)))
  await mustBeWhole(db, 'with it')
  say(`Range ${range} is attached again.`)
}

async function done(db: Db, settings: Settings, [what, number, folder]: string[]): Promise<void> {
  const missing = await missingMigrations(db, readMigrations(SCHEMAS))
  if (missing.length > 0) throw new PlainError(`This database lacks ${missing.join(', ')}: migrate it first.`)
  if (what === undefined) return list(db)
  const range = Number(number)
  const at = resolve(folder!)
  if (what === 'out') return takenOut(db, settings, range, at)
  return what === 'check' ? checked(db, range, at) : putBack(db, range, at)
}

async function archive(args: string[]): Promise<number> {
  const isAsked = args.length === 3 && ['out', 'check', 'back'].includes(args[0]!) && /^\d{1,7}$/.test(args[1]!)
  if (args.length > 0 && !isAsked) throw new PlainError(USAGE)
  writePrivately()
  const settings = readSettings(process.env as RawEnv)
  const db = await openAsItIs(settings)
  try {
    await done(db, settings, args)
    return 0
  } catch (error) {
    throw error instanceof PlainError ? error : new PlainError(error instanceof Error ? error.message : String(error))
  } finally {
    await db.close()
  }
}

await command(import.meta.url, archive)
