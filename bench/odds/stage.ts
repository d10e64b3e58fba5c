/** Starts the feed, the book and those who watch, each as a process of its own, and a database that goes with them. */
import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { openPostgres } from '@uwanja/database/postgres'
import type { Db } from '@uwanja/database/sql'
import { cpuMsOf, ROOT, startProgram, stopChild, type Program } from '../api/programs.ts'
import type { BenchRun } from '../bench.ts'
import type { FeedOrder, FeedWord, WatchOrder, WatchWord } from './load.ts'

export const FEED_KEY = 'bench-feed'

interface Worker<Order, Word> {
  order(order: Order): void
  /** Processor time that it has used so far. */
  cpuMs(): number
  /** The next word that `pick` takes. */
  word<Found>(pick: (word: Word) => Found | undefined): Promise<Found>
  hear(take: (word: Word) => void): void
}

function worker<Order, Word>(run: BenchRun, file: string): Worker<Order, Word> {
  const child: ChildProcess = fork(`bench/odds/${file}`, { cwd: ROOT, execArgv: ['--import', 'tsx'] })
  run.atExit(() => stopChild(child))
  return {
    order: (order) => void (child.connected && child.send(order as object)),
    cpuMs: () => cpuMsOf(child.pid),
    hear: (take) => void child.on('message', (word) => take(word as Word)),
    word: (pick) =>
      new Promise((resolve, reject) => {
        const end = (): void => reject(new Error(`${file} ended`))
        child.once('exit', end)
        child.on('message', function hear(word) {
          const found = pick(word as Word)
          if (found === undefined) return
          child.off('message', hear).off('exit', end)
          resolve(found)
        })
      }),
  }
}

export type FeedWorker = Worker<FeedOrder, FeedWord>

export async function startFeed(run: BenchRun): Promise<{ feed: FeedWorker; url: string }> {
  const feed = worker<FeedOrder, FeedWord>(run, 'feed-process.ts')
  const port = await feed.word((word) => ('port' in word ? word.port : undefined))
  return { feed, url: `http://127.0.0.1:${String(port)}` }
}

export type WatchWorker = Worker<WatchOrder, WatchWord>

export const startWatchers = (run: BenchRun): WatchWorker => worker(run, 'watch-process.ts')

export interface BookStage {
  readonly book: Program
  readonly db: Db
  /** Processor time of the database's own processes for this book; NaN where it runs elsewhere. */
  databaseCpuMs(): Promise<number>
}

export async function startBook(run: BenchRun, serverUrl: string, feedUrl: string): Promise<BookStage> {
  const name = `uwanja_bench_${randomBytes(4).toString('hex')}`
  const root = openPostgres(serverUrl, 1)
  run.atExit(() => root.close())
  run.atExit(() => root.script(`drop database if exists ${name} with (force)`))
  await root.script(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const env = { BOOK_DATABASE_URL: url.href, FEED_URL: feedUrl, FEED_KEY }
  const book = await startProgram(run, {
    args: ['--enable-source-maps', 'dist/book/main.js'],
    env,
    readyPath: '/ready',
    portName: 'BOOK_PORT',
  })
  const db = openPostgres(url.href, 2)
  run.atExit(() => db.close())
  const databaseCpuMs = async (): Promise<number> => {
    const rows = await db.sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`
    return rows.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0)
  }
  return { book, db, databaseCpuMs }
}
