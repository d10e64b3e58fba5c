/** The platform and the book, each a process with a PostgreSQL of its own, players with a session at both, and matches ahead. */
import { randomBytes } from 'node:crypto'
import { takeMessages } from '@uwanja/book/catalogue/store'
import { SCHEMAS } from '@uwanja/book/schemas'
import { migrate, readMigrations } from '@uwanja/database/migrate'
import { openPostgres } from '@uwanja/database/postgres'
import type { Db } from '@uwanja/database/sql'
import type { EventMessage } from '@uwanja/providers/feeds/feed'
import { API, cpuMsOf, type Program, startProgram } from '../api/programs.ts'
import type { BenchRun } from '../bench.ts'
import { preparePostgres } from '../money/databases.ts'
import { seed } from '../money/side.ts'

export const COMPANY = 'altenar'
export const PLAYERS = 500
export const KEYS = { operatorId: 'bench-house', secret: 'bench-secret-of-the-two' }
const MATCHES = 40
const SECONDS_AHEAD = 43_200
/** No line that could break stands between the bench and its matches. */
const SOURCE = 'import:bench'
const PLACE = { sport: 'football', category: 'Pwani', tournament: 'Ligi', coverage: ['ft', 'ht'] }

/** Of the platform; the book keeps it behind its own bearer. */
export const walletToken = (player: bigint): string => `bench-sport-${String(player)}`
export const bearer = (player: bigint): string => `bench-bearer-${String(player)}`

const COMPANY_ENV = { ALTENAR_OPERATOR_ID: KEYS.operatorId, ALTENAR_SECRET: KEYS.secret }

async function seedPlatform(db: Db): Promise<void> {
  await seed(db, PLAYERS)
  await db.sql`
    insert into game_session (player_id, session_id, company, product_id, game_id, public_hash, public_expires_at, private_hash, expires_at)
      select p.id, s.id, ${COMPANY}, '', 'sports', sha256(convert_to('sport-launch-' || p.id, 'UTF8')), house_now(),
        sha256(convert_to(${walletToken(0n).slice(0, -1)} || p.id, 'UTF8')), house_now() + interval '12 hours'
      from player p join session s on s.player_id = p.id`
  await db.script('analyze')
}

function messagesOf(nth: number, nowMs: number): EventMessage[] {
  const about = { producer: 'pre', atMs: nowMs - 2000, event: `m${String(nth)}` } as const
  const start = new Date(nowMs + SECONDS_AHEAD * 1000 + nth * 1000).toISOString()
  const fixture = { ...PLACE, home: `Home ${String(nth)}`, away: `Away ${String(nth)}`, start }
  const facts = { status: 'not-started', expected: { total: 2.6, supremacy: 0.3 } } as const
  return [
    { ...about, body: { kind: 'fixture', fixture } },
    { ...about, body: { kind: 'odds_change', facts } },
  ]
}

async function seedBook(db: Db): Promise<void> {
  await migrate(db, readMigrations(SCHEMAS))
  const [clock] = await db.sql<{ now: Date }>`select house_now() as now`
  const messages = Array.from({ length: MATCHES }, (_, nth) => messagesOf(nth, clock!.now.getTime()))
  await db.transaction(async (tx) => void (await takeMessages(tx, SOURCE, messages.flat())))
  await db.sql`
    insert into book.player (wallet, wallet_player, currency) select ${COMPANY}, i::text, 'NGN' from generate_series(1, ${PLAYERS}::int) i`
  // Asked of the wallet a moment ago, as a session that is played in is.
  await db.sql`
    insert into book.session (hash, player, wallet_token, lang, skin, ends_at)
    select sha256(convert_to(${bearer(0n).slice(0, -1)} || wallet_player, 'UTF8')), id, ${walletToken(0n).slice(0, -1)} || wallet_player,
      'en', ${COMPANY}, house_now() + interval '12 hours' from book.player`
  await db.script('analyze')
}

async function ownDatabase(run: BenchRun, serverUrl: string): Promise<string> {
  const name = `uwanja_bench_${randomBytes(4).toString('hex')}`
  const root = openPostgres(serverUrl, 1)
  run.atExit(() => root.close())
  run.atExit(() => root.script(`drop database if exists ${name} with (force)`))
  await root.script(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Milliseconds of a processor, since each began. */
export type Processors = Readonly<Record<'book' | 'bookDatabase' | 'api' | 'apiDatabase', number>>

export interface BetStage {
  readonly api: Program
  readonly book: Program
  readonly bookDb: Db
  /** The name of its database. */
  readonly platform: string
  /** Of the platform. */
  openPlatform(): Promise<Db>
  /** Of both programs and of their databases' own processes. */
  processors(): Promise<Processors>
}

export async function openStage(run: BenchRun, serverUrl: string): Promise<BetStage> {
  const copy = await (await preparePostgres(run, serverUrl, seedPlatform))()
  const api = await startProgram(run, {
    args: ['--enable-source-maps', API],
    env: { LOG_LEVEL: 'silent', GAME_LISTS: 'asked', ...COMPANY_ENV, ...copy.env },
    readyPath: '/ready',
  })
  const bookUrl = await ownDatabase(run, serverUrl)
  const bookDb = openPostgres(bookUrl, 2)
  run.atExit(() => bookDb.close())
  await seedBook(bookDb)
  const book = await startProgram(run, {
    args: ['--enable-source-maps', 'dist/book/main.js'],
    env: { BOOK_DATABASE_URL: bookUrl, WALLET_URL: api.url, ...COMPANY_ENV },
    readyPath: '/ready',
    portName: 'BOOK_PORT',
  })
  const platform = new URL(copy.env['DATABASE_URL']!).pathname.slice(1)
  async function processors(): Promise<Processors> {
    const rows = await bookDb.sql<{ pid: number; of: string }>`
      select pid, datname as of from pg_stat_activity where datname in (current_database(), ${platform})`
    const [ofBook, ofApi] = [rows.filter(({ of }) => of !== platform), rows.filter(({ of }) => of === platform)]
    const spent = (processes: typeof rows) => processes.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0)
    return { book: book.cpuMs(), bookDatabase: spent(ofBook), api: api.cpuMs(), apiDatabase: spent(ofApi) }
  }
  return { api, book, bookDb, platform, openPlatform: copy.open, processors }
}
