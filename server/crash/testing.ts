/** What crash tests share: the API as a process of its own that dies at failpoints, and the outside world in the test. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Envelope } from '@uwanja/contract/wire/call'
import type { Call, RawInput } from '@uwanja/contract/wire/call'
import { openMoney } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import type { OfficeCall } from '@uwanja/contract/operators/call'
import { betsolutionsSpeaker } from '@uwanja/providers/games/betsolutions'
import type { Heard, SpokenAsk } from '@uwanja/providers/games/speaker'
import { fasthubBrought } from '@uwanja/providers/payments/fasthub'
import { openSandbox, type Sandbox } from '@uwanja/sandbox'
import { allowPretending, shiftClock } from '@uwanja/database/clock'
import { aPostgres, type DatabaseKind } from '../db/testing.ts'
import { readSettings, type RawEnv } from '../settings/env.ts'
import type { Failpoint } from '../runtime/failpoints.ts'
import { aRound, type CrashRound } from './jackpot-testing.ts'
import { exchangeToken, openGameSession } from '../game/store.ts'
import { insertOperator, openOperatorSession } from '../operators/store.ts'
import { openDatabase } from '../process/open-database.ts'
import { insertPlayer, numberProven, setPersonalDetails } from '../players/store.ts'
import { someNames } from '../players/testing.ts'
import { openPasswords } from '../security/passwords.ts'
import { openSession } from '../sessions/store.ts'
import { sendCall } from '../testing.ts'
import { freePort } from '@uwanja/runtime/free-port'
import { program } from './program.ts'

const KEYS = {
  fasthub: { clientId: 'crash-client', clientSecret: 'crash-client-secret', callbackSecret: 'crash-callback-secret' },
  betsolutions: { merchantId: 'crash-merchant', key: 'crash-studio-key' },
}

export interface CrashPlayer {
  readonly id: bigint
  /** The full number, also the phone. */
  readonly number: string
  readonly token: string
  /** The private token that the game company has got for this player. */
  readonly gameToken: string
  /** That the account lies dormant, as found behind the doors: only an operator who hands it over ever looks. */
  readonly dormant: string
  /** An open round of the jackpot, theirs alone. */
  readonly round: CrashRound
}

/** Everybody's. */
export const PASSWORD = 'a crash is no excuse 7'
const OPERATORS = ['first', 'second'] as const
export type OperatorName = (typeof OPERATORS)[number]

/** The key of the journal that each starts with. */
export const START = 'start'
const FIRST_NUMBER = 2_348_030_100_001

/** A number that is no sentinel of the sandbox: the last digit is always 1. */
export const numberAt = (index: number): string => String(FIRST_NUMBER + index * 10)

/** For whom money comes that nobody expects. */
export const strangerOf = (playerId: bigint): string => `STRANGER-${playerId}`

/** For what happens by itself. */
export const WAIT = { timeout: 20_000, interval: 25 }

type Ports = readonly [api: number, office: number]

export interface CrashHouse {
  readonly sandbox: Sandbox
  readonly apiUrl: string
  nextPlayer(): CrashPlayer
  /** Ends when the process is healthy. */
  start(failpoint: Failpoint | null, env: RawEnv): Promise<void>
  isUp(): boolean
  /** Null: the process is not running, or not armed. */
  armedWith(): Failpoint | null
  /** Ends when the process has died, and only by SIGKILL at its own hand. */
  died(): Promise<void>
  /** SIGTERM; how long the process took, in milliseconds. */
  stop(): Promise<number>
  /** The database while the process is dead; with PostgreSQL it could be looked at any time, the embedded one could not. */
  atRest<T>(work: (db: Db) => Promise<T>): Promise<T>
  shift(seconds: number): Promise<void>
  /** Null: no answer came. */
  send<C extends Call>(row: C, input: RawInput<C>, token?: string): Promise<Envelope<never> | null>
  /** The office's call, by one of two operators; null: no answer came. */
  office<C extends OfficeCall>(by: OperatorName, row: C, input: RawInput<C>): Promise<Envelope<never> | null>
  /** The payment company tells of money that came for this account. Whether it was answered, and taken. */
  brought(account: string, amount: string): Promise<boolean>
  /** The game company's call; silence is `unknown`. */
  game(ask: SpokenAsk): Promise<Heard>
  /** The outside world's own API. */
  world<T>(path: string, body?: object): Promise<T>
  close(): Promise<void>
}

function envOf(folder: string, [port, officePort]: Ports, sandboxUrl: string, databaseUrl: string): RawEnv {
  return {
    NODE_ENV: 'test',
    PASSWORD_PASSES: '2',
    PORT: String(port),
    OFFICE_PORT: String(officePort),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'warn',
    // Thousands of games, which each process would begin to read and die over.
    GAME_LISTS: 'asked',
    COMPANY_TIMEOUT_MS: '8000',
    // Nothing rings by itself unless a scenario wants it: what is retried is retried by who lost the answer.
    WITHDRAW_HOLD_S: '86400',
    DEPOSIT_QUERY_S: '3600',
    PUBLIC_CALLBACK_URL: `http://127.0.0.1:${port}`,
    FASTHUB_URL: `${sandboxUrl}/fasthub`,
    FASTHUB_CLIENT_ID: KEYS.fasthub.clientId,
    FASTHUB_CLIENT_SECRET: KEYS.fasthub.clientSecret,
    FASTHUB_CALLBACK_SECRET: KEYS.fasthub.callbackSecret,
    BETSOLUTIONS_URL: `${sandboxUrl}/betsolutions`,
    BETSOLUTIONS_MERCHANT_ID: KEYS.betsolutions.merchantId,
    BETSOLUTIONS_KEY: KEYS.betsolutions.key,
  }
}

/** @param players How many stand ready, each with 1,000.00 in cash and a seat at a game. */
export async function aCrashHouse(kind: DatabaseKind, players: number): Promise<CrashHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-crash-'))
  const ports: Ports = [await freePort(), await freePort()]
  const [apiUrl, officeUrl] = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`]
  const sandbox = await openSandbox({
    host: '127.0.0.1',
    port: 0,
    dataDir: folder,
    keys: KEYS,
    paymentCallbacks: `${apiUrl}/callbacks/payments`,
    gamesWallet: `${apiUrl}/callbacks/games`,
    siteUrl: apiUrl,
    pagesDir: folder,
    studio: 'closed',
  })
  const own = kind === 'postgres' ? await aPostgres() : null
  const env = envOf(folder, ports, sandbox.url, own?.url ?? '')
  const api = program(apiUrl)
  let armed: Failpoint | null = null

  async function atRest<T>(work: (db: Db) => Promise<T>): Promise<T> {
    if (own) return work(own.db)
    const db = await openDatabase(readSettings(env))
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  }
  const ready = await atRest(async (db) => {
    await allowPretending(db)
    return { players: await somePlayers(db, players), operators: await twoOperators(db) }
  })

  return {
    sandbox,
    apiUrl,
    nextPlayer: () => ready.players.pop()!,
    isUp: api.isRunning,
    armedWith: () => (api.isRunning() ? armed : null),
    async start(failpoint, more) {
      armed = failpoint
      await api.start({ ...env, ...more, FAILPOINT: failpoint ?? '' })
    },
    died: api.died,
    stop: api.stop,
    atRest,
    shift: (seconds) => atRest((db) => shiftClock(db, seconds)),
    send: (row, input, token) => sendCall(apiUrl, row, input, token).catch(() => null),
    office: (by, row, input) => sendCall(officeUrl, row, input, ready.operators[by]).catch(() => null),
    brought: (account, amount) => tellBrought(`${apiUrl}/callbacks/payments/fasthub`, account, amount),
    game: (ask) => say(`${apiUrl}/callbacks/games/betsolutions`, ask),
    async world<T>(path: string, body?: object) {
      const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
      const answer = await fetch(sandbox.url + path, body ? { ...json, body: JSON.stringify(body) } : {})
      return (await answer.json()) as T
    },
    async close() {
      await api.stop()
      await sandbox.close()
      await own?.db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function say(url: string, ask: SpokenAsk): Promise<Heard> {
  const speaker = betsolutionsSpeaker(KEYS.betsolutions, '3')
  const { path, headers, body } = speaker.say(ask)
  try {
    const answer = await fetch(url + path, { method: 'POST', headers, body })
    return speaker.hear(answer.status, await answer.text(), ask)
  } catch {
    return { heard: 'unknown' }
  }
}

async function tellBrought(url: string, account: string, amount: string): Promise<boolean> {
  const paid = { reference: `FP${account}`, accountReference: account, msisdn: numberAt(0), amount, currency: 'NGN' }
  const { path, headers, body } = fasthubBrought(KEYS.fasthub, paid, Date.now())
  try {
    return (await fetch(url + path, { method: 'POST', headers, body })).ok
  } catch {
    return false
  }
}

/**
 * Of each player the kinds of all journals beside the one that the player started with, in the order of the alphabet; also
 * of money that was parked for the player, or brought for a stranger.
 */
export async function kindsOfPlayers(db: Db, players: readonly bigint[]): Promise<Map<bigint, string[]>> {
  const rows = await db.sql<{ player: bigint; kind: string }>`
    select coalesce(j.player_id, p.player_id, substring(j.key from 'STRANGER-([0-9]+)$')::bigint) as player, j.kind
    from money.journal j left join payment p on p.key = j.key order by j.kind`
  const kinds = new Map(players.map((id) => [id, [] as string[]]))
  const seenStart = new Set<bigint>()
  for (const { player, kind } of rows) {
    if (kind === 'deposit.settled' && !seenStart.has(player)) seenStart.add(player)
    else kinds.get(player)?.push(kind)
  }
  return kinds
}

/** As if nothing that the player did since counted. */
async function dormantSince(db: Db, playerId: bigint): Promise<string> {
  const [row] = await db.sql<{ id: bigint }>`
    insert into dormant_account (player_id, since, dormant_at, told_at)
    values (${playerId}, house_now() + interval '1 year', house_now() - interval '5 years', house_now()) returning id`
  return String(row!.id)
}

/** Made behind the doors. */
async function somePlayers(db: Db, count: number): Promise<CrashPlayer[]> {
  const money = await openMoney(db, {
    zone: 'Africa/Lagos',
    currencies: ['NGN'],
    house: ['bank:fasthub', 'games:jackpot'],
    onFault: () => {},
    onMoved: () => {},
  })
  const passwordHash = await (await openPasswords(2)).hash(PASSWORD)
  const aPlayer = async (index: number): Promise<CrashPlayer> => {
    const number = numberAt(index)
    const amount = { currency: 'NGN', minor: 100_000n } as const
    const session = { isBrowser: false, isMobile: true, address: '127.0.0.1', agent: 'crash' }
    const row = { number, passwordHash, currency: 'NGN', country: 'NG', email: '', language: 'en' } as const
    const player = await db.transaction(async (tx) => {
      const id = (await insertPlayer(tx, row))!
      await money.walletOpened(tx, id, 'NGN')
      await numberProven(tx, id, number)
      await setPersonalDetails(tx, id, someNames(id))
      await money.deposit.settled(tx, { company: 'fasthub', key: `${START}-${id}`, playerId: id, amount })
      const { token, id: sessionId } = await openSession(tx, { playerId: id, ...session })
      return { id, number, token, sessionId }
    })
    const { id: playerId, sessionId } = player
    const seat = { playerId, sessionId, company: 'betsolutions', productId: '3', gameId: '7001' } as const
    const gameToken = await exchangeToken(db, 'betsolutions', {
      ask: 'open',
      publicToken: await openGameSession(db, seat),
    })
    return { ...player, gameToken: gameToken!, dormant: await dormantSince(db, playerId), round: await aRound(db) }
  }
  const players: CrashPlayer[] = []
  for (let index = 0; index < count; index++) players.push(await aPlayer(index))
  return players
}

/** At work for as long as the tests shift the clock. */
async function twoOperators(db: Db): Promise<Readonly<Record<OperatorName, string>>> {
  return db.transaction(async (tx) => {
    const tokens = {} as Record<OperatorName, string>
    for (const name of OPERATORS) {
      const operatorId = (await insertOperator(tx, { name, role: 'finance', passwordHash: 'none' }))!
      const from = { isBrowser: false, address: '127.0.0.1', agent: 'crash' }
      tokens[name] = (await openOperatorSession(tx, { operatorId, ...from })).token
    }
    const later = `house_now() + interval '1 day'`
    await tx.query(`update operator_session set created_at = ${later}, seen_at = ${later}`, [])
    return tokens
  })
}
