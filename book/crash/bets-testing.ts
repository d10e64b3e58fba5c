/** A book that is killed beside one that goes on, on one PostgreSQL, with a wallet at the far end that keeps every movement. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@uwanja/runtime/free-port'
import { shiftClock } from '@uwanja/database/clock'
import type { Db } from '@uwanja/database/sql'
import { expect } from 'vitest'
import type { FarWallet } from '../bets/testing.ts'
import { aWallet, CURRENCY, home, KEYS, LEAGUE, say } from '../bets/testing.ts'
import { takeMessages } from '../catalogue/store.ts'
import type { Book } from '../process/book.ts'
import { openBook } from '../process/book.ts'
import type { BookPoint } from '../process/failpoints.ts'
import { exposureFaults } from '../recount/exposure.ts'
import { recountSettled } from '../recount/settled.ts'
import { played } from '../results/testing.ts'
import { openSession, playerAt } from '../sessions/store.ts'
import type { Program } from './testing.ts'
import { aPostgres, program } from './testing.ts'

const COMPANY = 'altenar'
const HOURS_AHEAD = 6
const MONEY = 1_000_000_000
export const STAKE = 100_000

export interface Answered {
  readonly status: string
  readonly data: Record<string, unknown>
}

/** Everything is taken up that a dead one left. */
async function recover(db: Db, survivor: Book): Promise<void> {
  // What is on its way to the wallet takes its time on a busy machine: the turns are not counted.
  const untilMs = Date.now() + 60_000
  while (Date.now() < untilMs) {
    await shiftClock(db, 61)
    await survivor.beat()
    const [left] = await db.sql<{ count: number }>`
      select (select count(*) from book.bet where state in ('waiting', 'review', 'debiting', 'undoing'))::int
        + (select count(*) from book.movement where state not in ('answered', 'ended'))::int
        + (select count(*) from book.to_settle)::int
        + (select count(*) from book.cash_out where state = 'waiting')::int as count`
    if (left!.count === 0) return
    await pause(20)
  }
  throw new Error('something has no end')
}

/** Of bets that stand the stakes stand and of no others, and what was paid is what the books say. */
export async function agreed(db: Db, wallet: FarWallet): Promise<void> {
  const debits = await db.sql<{ key: string }>`
    select m.key from book.movement m join book.bet b on b.id = m.bet
    where m.kind = 'debit' and b.state = 'accepted' order by m.key`
  expect(wallet.standing().sort()).toEqual(debits.map(({ key }) => key).sort())
  const rounds = await db.sql<{ round: string; minor: string }>`
    select round, sum(won_minor + cashed_minor + voided_minor)::text as minor from book.bet
    where state = 'accepted' group by round having sum(won_minor + cashed_minor + voided_minor) > 0`
  const given = new Map<string, number>()
  for (const [key, minor] of wallet.given) {
    const round = key.split(':')[0]!
    if (minor > 0) given.set(round, (given.get(round) ?? 0) + minor)
  }
  expect(Object.fromEntries(given)).toEqual(
    Object.fromEntries(rounds.map(({ round, minor }) => [round, Number(minor)])),
  )
  expect(await exposureFaults(db)).toEqual([])
  expect(await recountSettled(db)).toEqual([])
}

export interface Running extends Program {
  /** null: it died meanwhile. */
  ask(path: string, body?: object): Promise<Answered | null>
}

/** As it is shipped, armed at one point; asked with a player's bearer. */
async function aProgram(
  point: BookPoint | '',
  { databaseUrl, walletUrl, bearer }: { databaseUrl: string; walletUrl: string; bearer: string },
): Promise<Running> {
  const port = await freePort()
  const made = program('book', port, {
    NODE_ENV: 'test',
    BOOK_PORT: String(port),
    BOOK_DATABASE_URL: databaseUrl,
    BOOK_FAILPOINT: point,
    WALLET_URL: walletUrl,
    ALTENAR_OPERATOR_ID: KEYS.operatorId,
    ALTENAR_SECRET: KEYS.secret,
  })
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
  return {
    ...made,

    ask: (path, body) =>
      fetch(`${made.url}${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }).then(
        (answer) => answer.json() as Promise<Answered>,
        () => null,
      ),
  }
}

export async function aHouse() {
  const { db, url: databaseUrl } = await aPostgres()
  const wallet = await aWallet()
  const faults: unknown[] = []
  const doors = [{ name: COMPANY, url: `${wallet.url}/callbacks/sports/${COMPANY}`, keys: () => KEYS }]
  const onFault = (error: unknown): void => void faults.push(error)
  /** Decides and settles only when it is told to. */
  const survivor: Book = openBook({ db, feed: null, deskKey: 'desk-key', doors, onFault })

  const walletPlayer = randomUUID().slice(0, 8)
  const player = await playerAt(db, { wallet: COMPANY, walletPlayer, currency: CURRENCY })
  const { bearer } = await openSession(db, { player, walletToken: `token-${walletPlayer}`, lang: 'en', skin: 'house' })
  wallet.give(walletPlayer, MONEY)
  let saidMs = Date.now()
  const tell = async (name: string, facts: ReturnType<typeof played>): Promise<void> => {
    await say(db, name, ++saidMs, { kind: 'odds_change', facts })
    await survivor.catalogue.follow()
  }

  return {
    db,
    wallet,
    faults,
    survivor,
    money: () => wallet.balance(walletPlayer),
    tell,
    played,
    /** Ahead; its id. */
    async match(name: string): Promise<string> {
      const [row] = await db.sql<{ now: Date }>`select house_now() as now`
      const start = new Date(row!.now.getTime() + HOURS_AHEAD * 3_600_000).toISOString()
      const place = { sport: 'football', category: 'Pwani', tournament: 'Ligi', coverage: ['ft', 'ht', 'goals'] }
      const fixture = { ...place, home: `Bahari ${name}`, away: `Mlima ${name}`, start }
      const body = { kind: 'fixture' as const, fixture }
      await db.transaction(
        async (tx) => void (await takeMessages(tx, LEAGUE, [{ producer: 'pre', atMs: ++saidMs, event: name, body }])),
      )
      await tell(name, { status: 'not-started', expected: { total: 2.6, supremacy: 0.3 } })
      await survivor.beat()
      const [found] = await db.sql<{ id: string }>`select id::text as id from book.event where source_id = ${name}`
      return found!.id
    },
    leg: (id: string) => home(survivor, id),
    program: (point: BookPoint | '') => aProgram(point, { databaseUrl, walletUrl: wallet.url, bearer }),
    async ask(path: string, payload?: object): Promise<Answered> {
      const headers = { authorization: `Bearer ${bearer}` }
      const { app } = survivor
      return (
        await app.inject(payload ? { method: 'POST', url: path, headers, payload } : { url: path, headers })
      ).json()
    },
    recovered: () => recover(db, survivor),
    agrees: () => agreed(db, wallet),
    async close(): Promise<void> {
      await survivor.close()
      await wallet.close()
      await db.close()
    },
  }
}
export type House = Awaited<ReturnType<typeof aHouse>>
