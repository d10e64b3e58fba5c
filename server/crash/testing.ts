/** What crash tests share: the API as a process of its own that dies at failpoints, and the outside world in the test. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Envelope } from '@uwanja/contract/wire/call'
import type { Call, RawInput } from '@uwanja/contract/wire/call'
import type { Db } from '@uwanja/money/sql'
import type { OfficeCall } from '@uwanja/contract/operators/call'
import { betsolutionsCallbackClient } from '@uwanja/providers/games/betsolutions'
import { GAME_SUBJECTS } from '@uwanja/providers/games/conformance-table'
import type { GameCallbackClient, CallbackOutcome, SpokenAsk } from '@uwanja/providers/games/callback-client'
import { fasthubBrought } from '@uwanja/providers/payments/fasthub'
import { openWalletClient, type WalletClient } from '@uwanja/providers/sports/wallet-client'
import { patient } from '@uwanja/runtime/patience'
import { openSandbox, type Sandbox } from '@uwanja/sandbox'
import { allowPretending, shiftClock } from '@uwanja/database/clock'
import { aPostgres, type DatabaseKind } from '../db/testing.ts'
import { readSettings, type RawEnv } from '../settings/env.ts'
import type { Failpoint } from '../runtime/failpoints.ts'
import { openDatabase } from '../process/open-database.ts'
import { sendCall } from '../testing/house.ts'
import { freePort } from '@uwanja/runtime/free-port'
import { numberAt, somePlayers, twoOperators, type CrashPlayer, type OperatorName } from './people-testing.ts'
import { program } from './program.ts'

const KEYS = {
  fasthub: { clientId: 'crash-client', clientSecret: 'crash-client-secret', callbackSecret: 'crash-callback-secret' },
  betsolutions: { merchantId: 'crash-merchant', key: 'crash-studio-key' },
}
const SLOTS = { operatorId: 'crash-slots', secret: 'crash-slots-secret' }
const BOOKMAKER = { operatorId: 'crash-house', secret: 'crash-bookmaker-secret' }

/** For whom money comes that nobody expects. */
export const strangerOf = (playerId: bigint): string => `STRANGER-${playerId}`

/** For what happens by itself. */
export const WAIT = { timeout: patient(60_000), interval: 25 }

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
  game(ask: SpokenAsk): Promise<CallbackOutcome>
  /** The same of a company that plays free spins. */
  slot(ask: SpokenAsk): Promise<CallbackOutcome>
  /** The sportsbook's calls. */
  readonly bookmaker: WalletClient
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
    // Each start opens all that it may, and a process here lives for a second or two.
    DATABASE_CONNECTIONS: '6',
    // On a busy machine a free one is waited for.
    DATABASE_CONNECT_MS: '60000',
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
    ALTENAR_URL: `${sandboxUrl}/altenar`,
    ALTENAR_OPERATOR_ID: BOOKMAKER.operatorId,
    ALTENAR_SECRET: BOOKMAKER.secret,
    ENDORPHINA_URL: `${sandboxUrl}/endorphina`,
    ENDORPHINA_OPERATOR_ID: SLOTS.operatorId,
    ENDORPHINA_SECRET: SLOTS.secret,
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
    hasStudio: false,
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
    ...companiesOf(apiUrl),
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

/** As they call us. */
const companiesOf = (apiUrl: string): Pick<CrashHouse, 'bookmaker' | 'game' | 'slot'> => ({
  bookmaker: openWalletClient({ url: `${apiUrl}/callbacks/sports/altenar`, keys: () => BOOKMAKER, timeoutMs: 8_000 }),
  game: (ask) => say(betsolutionsCallbackClient(KEYS.betsolutions, '3'), `${apiUrl}/callbacks/games/betsolutions`, ask),
  slot: (ask) => say(GAME_SUBJECTS.endorphina.callbackClient(SLOTS), `${apiUrl}/callbacks/games/endorphina`, ask),
})

async function say(callbackClient: GameCallbackClient, url: string, ask: SpokenAsk): Promise<CallbackOutcome> {
  const { path, headers, body } = callbackClient.say(ask)
  try {
    const answer = await fetch(url + path, { method: 'POST', headers, body })
    return callbackClient.hear(answer.status, await answer.text(), ask)
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
