/** `npm run bench -- office`: what the office's pages ask, with a hundred thousand players and a million journals, each against a limit. */
import { requestOf } from '@uwanja/contract/wire/request'
import type { FastifyInstance } from 'fastify'
import { openServer } from '@uwanja/server'
import { readSettings } from '@uwanja/server/settings/env'
import type { Aim, Bench, BenchRun, Outcome } from '../bench.ts'
import { postgresUrl, seededOn, type DatabaseKind } from '../money/databases.ts'
import { percentile } from '../statistics.ts'
import { ASKED, type OfficeQuestion } from './calls.ts'
import { JOURNALS_EACH, seedOffice, TOKEN } from './seed.ts'

const PLAYERS = { quick: 10_000, full: 100_000, large: 1_000_000 } as const
const TIMES = { quick: 8, full: 20 } as const
/** The embedded database is for small houses: a tenth. */
const EMBEDDED_PART = 10

interface Result {
  readonly database: DatabaseKind
  readonly name: string
  readonly p50: number
  readonly p95: number
  readonly mostMs: number
}

async function ask(
  office: FastifyInstance,
  { row, values, name }: OfficeQuestion,
  at: number,
  players: number,
): Promise<number> {
  const { path, headers, body } = requestOf(row, values(at, players), TOKEN)
  const begins = performance.now()
  const asked = { method: row.method, url: path, headers, ...(body === null ? {} : { payload: body }) }
  const answer = await office.inject(asked)
  const took = performance.now() - begins
  const { status } = answer.json<{ status: string }>()
  if (status !== 'SUCCESS') throw new Error(`${name}: ${status}`)
  return took
}

async function measureOn(run: BenchRun, database: DatabaseKind, url: string | null): Promise<Result[]> {
  const size = run.isLarge ? PLAYERS.large : PLAYERS[run.pace]
  const players = database === 'embedded' ? size / EMBEDDED_PART : size
  const begins = performance.now()
  const copy = await seededOn(run, database, url ?? '', (db) => seedOffice(db, players))
  run.say(`${database}: ${players} players, ${players * JOURNALS_EACH} journals, made in ${((performance.now() - begins) / 1000).toFixed(0)} s`) // oxfmt-ignore
  const db = await copy.open()
  const server = await openServer(db, readSettings({ ...copy.env, LOG_LEVEL: 'silent' }), { siteFolder: null })
  const results: Result[] = []
  for (const asked of ASKED) {
    // Once for what is planned and read for the first time.
    await ask(server.office, asked, 0, players)
    const took: number[] = []
    for (let at = 1; at <= TIMES[run.pace]; at++) took.push(await ask(server.office, asked, at, players))
    const { name, mostMs } = asked
    const result = { database, name, p50: percentile(took, 50), p95: percentile(took, 95), mostMs }
    results.push(result)
    run.say(`  ${name.padEnd(34)} p50 ${result.p50.toFixed(1).padStart(8)} ms   p95 ${result.p95.toFixed(1).padStart(8)} ms   limit ${mostMs}`) // oxfmt-ignore
  }
  await server.close()
  await db.close()
  await copy.remove()
  return results
}

async function measure(run: BenchRun): Promise<Outcome> {
  const url = await postgresUrl()
  if (url === null) run.say('PostgreSQL does not answer: the embedded database alone is measured.')
  const results = [
    ...(url === null ? [] : await measureOn(run, 'postgres', url)),
    ...(await measureOn(run, 'embedded', url)),
  ]
  const slow = results.filter(({ p95, mostMs }) => p95 > mostMs)
  const aims = (['postgres', 'embedded'] as const).map((database): Aim => {
    const late = slow.filter((one) => one.database === database).map(({ name }) => name)
    const isThere = results.some((one) => one.database === database)
    const text = `${database}: every call’s p95 within its limit${late.length > 0 ? `, but not ${late.join(', ')}` : ''}`
    return { text, verdict: !isThere ? 'skipped' : late.length === 0 ? 'pass' : 'fail' }
  })
  return { aims, results }
}

export const officeBench: Bench = {
  about:
    'the office’s pages with 100,000 players and 1,000,000 journals, each call against a limit; --full: ten times that',
  mostMs: { full: 40 * 60_000, quick: 5 * 60_000 },
  run: measure,
}
