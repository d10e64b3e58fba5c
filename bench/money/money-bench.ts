/** `npm run bench -- money`: stakes in process beside a bare SQL function, then over HTTP, on both databases. */
import type { Db } from '@uwanja/money/sql'
import type { Bench, BenchRun, Outcome } from '../bench.ts'
import { compare, overHttp } from './compare.ts'
import { prepareEmbedded, preparePostgres, postgresUrl, type DatabaseKind, type MakeCopy } from './databases.ts'
import { PLAYERS, TARGETS } from './load.ts'
import { openPgledger, pgledgerFiles } from './pgledger.ts'
import { aimsOf, BESIDE_PGLEDGER, COMPARED, HTTP, pgledgerAims } from './report.ts'
import { CALLERS, type Compared, type OverHttp, type Setting } from './settings.ts'
import { seed, type Books } from './side.ts'

const DATABASES: readonly DatabaseKind[] = ['postgres', 'embedded']

/** The databases that answer here, each with its seeded template. */
async function prepareAll(run: BenchRun): Promise<Partial<Record<DatabaseKind, MakeCopy>>> {
  const seedBooks = (db: Db) => seed(db, PLAYERS)
  const url = await postgresUrl()
  if (url === null) run.say('PostgreSQL does not answer: the embedded database alone is measured.')
  return {
    ...(url === null ? {} : { postgres: await preparePostgres(run, url, seedBooks) }),
    embedded: await prepareEmbedded(run, seedBooks),
  }
}

const settingsOf = (databases: readonly DatabaseKind[], at: readonly number[]): Setting[] =>
  databases.flatMap((database) => TARGETS.flatMap((target) => at.map((callers) => ({ database, target, callers }))))

/** For whoever has it; on PostgreSQL, many players. */
async function besidePgledger(run: BenchRun, make: MakeCopy | undefined, say: (books: Books) => void) {
  const files = pgledgerFiles()
  if (files === null || make === undefined) return []
  const compared: Compared[] = []
  for (const line of BESIDE_PGLEDGER.head()) run.say(line)
  for (const callers of CALLERS[run.pace].inProcess) {
    const setting = { database: 'postgres', target: 'many players', callers } as const
    const result = await compare(setting, make, run, (db) => openPgledger(db, files))
    compared.push(result)
    run.say(BESIDE_PGLEDGER.line(result))
    say(result)
  }
  return compared
}

async function measure(run: BenchRun): Promise<Outcome> {
  const copies = await prepareAll(run)
  const databases = DATABASES.filter((database) => copies[database])
  const at = CALLERS[run.pace]
  const sayBooks = ({ faults, heldUp }: Books) => {
    for (const fault of faults.slice(0, 5)) run.say(`  ${fault}`)
    if (heldUp !== null) run.say(`  the proof was held up by ${heldUp}`)
  }

  const compared: Compared[] = []
  for (const line of COMPARED.head()) run.say(line)
  for (const setting of settingsOf(databases, at.inProcess)) {
    const result = await compare(setting, copies[setting.database]!, run)
    compared.push(result)
    run.say(COMPARED.line(result))
    sayBooks(result)
  }
  const besides = await besidePgledger(run, copies.postgres, sayBooks)
  const http: OverHttp[] = []
  if (at.http.length > 0) for (const line of HTTP.head()) run.say(line)
  for (const setting of settingsOf(databases, at.http)) {
    const result = await overHttp(setting, copies[setting.database]!, run)
    http.push(result)
    run.say(HTTP.line(result))
    sayBooks(result)
  }
  const aims = [...aimsOf(compared, http), ...pgledgerAims(besides)]
  return { aims, results: { players: PLAYERS, inProcess: compared, pgledger: besides, http } }
}

export const moneyBench: Bench = {
  about: 'stakes on both databases: in process beside a bare SQL function of the same work, and over HTTP',
  mostMs: { full: 20 * 60_000, quick: 8 * 60_000 },
  run: measure,
}
