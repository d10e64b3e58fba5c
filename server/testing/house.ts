/** What tests of the server share: the whole API on a database of its own, and the sandbox as the outside world. */
import { freePort } from '@uwanja/runtime/free-port'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Envelope } from '@uwanja/contract/wire/call'
import type { Call, RawInput } from '@uwanja/contract/wire/call'
import { requestOf } from '@uwanja/contract/wire/request'
import type { Db } from '@uwanja/money/sql'
import { cursorsReachTheEnd } from '@uwanja/money/testing'
import { type Keys, subjectKeys } from '@uwanja/providers/conformance'
import { GAME_SUBJECTS } from '@uwanja/providers/games/conformance-table'
import { PAYMENT_SUBJECTS } from '@uwanja/providers/payments/conformance-table'
import { SPORT_COMPANIES } from '@uwanja/providers/sports'
import { openSandbox, type Sandbox } from '@uwanja/sandbox'
import { shiftClock } from '@uwanja/database/clock'
import { openPostgres } from '@uwanja/database/postgres'
import { aDatabase, aPostgres, type DatabaseKind } from '../db/testing.ts'
import { readSettings, type RawEnv } from '../settings/env.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { insertPlayer, numberProven, setPersonalDetails } from '../players/store.ts'
import { someNames } from '../players/testing.ts'
import { openServer, type Server } from '../process/server.ts'
import { pushEnv } from './push.ts'
import { openSession } from '../sessions/store.ts'

const OWN_KEYS = {
  fasthub: { clientId: 'test-client', clientSecret: 'test-client-secret', callbackSecret: 'test-callback-secret' },
  betsolutions: { merchantId: 'test-merchant', key: 'test-studio-key' },
  identity: { clientId: 'test-house', secret: 'test-identity-secret' },
  exclusion: { clientId: 'test-house', secret: 'test-exclusion-secret' },
  screening: { clientId: 'test-house', secret: 'test-screening-secret' },
  aggregator: { secret: 'test-aggregator-secret' },
}

/** Every company in the tables has keys, so that a new line there needs nothing here. */
const KEYS: Readonly<Record<string, Keys>> & typeof OWN_KEYS = {
  ...Object.fromEntries(
    [...Object.values(PAYMENT_SUBJECTS), ...Object.values(GAME_SUBJECTS)].map((subject) => [
      subject.company.name,
      subjectKeys(subject),
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(SPORT_COMPANIES).map((name) => [name, { operatorId: 'test-house', secret: `test-${name}-secret` }]),
  ),
  ...OWN_KEYS,
}

export interface House {
  readonly db: Db
  readonly server: Server
  readonly sandbox: Sandbox
  readonly apiUrl: string
  readonly keys: typeof KEYS
  /** Sends a call as a client does; the envelope of the answer. */
  send<C extends Call>(row: C, input: RawInput<C>, token?: string): Promise<Envelope<never>>
  /** The outside world's own API. */
  world(path: string, body?: object): Promise<never>
  /** Shifts the house's clock and the sandbox's together, and does what is due. */
  shift(seconds: number): Promise<void>
  /** A second API process's worth of server on the same database (PostgreSQL only); closed with the house. */
  secondServer(): Promise<{ server: Server; apiUrl: string }>
  close(): Promise<void>
}

/** Of each server of a house: enough for callbacks that come three times at once, and for the jobs beside them. */
const CONNECTIONS = 6

/** The API and the sandbox on free ports, talking to each other over real HTTP. */
export async function aHouse(kind: DatabaseKind, env: RawEnv = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-house-'))
  const { db, url } = kind === 'postgres' ? await aPostgres(CONNECTIONS) : { db: await aDatabase(kind), url: '' }
  // The sandbox must know where the API is before it listens, and the other way round: the API's port is taken first.
  const apiPort = await freePort()
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const sandbox = await openSandbox({
    host: '127.0.0.1',
    port: 0,
    dataDir: folder,
    keys: KEYS,
    paymentCallbacks: `${apiUrl}/callbacks/payments`,
    rates: env.EXCHANGE_RATES ?? '',
    gamesWallet: `${apiUrl}/callbacks/games`,
    dialCallbacks: `${apiUrl}/callbacks`,
    siteUrl: apiUrl,
    pagesDir: folder,
  })
  const rawEnv: RawEnv = {
    PORT: String(apiPort),
    DATABASE_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    COMPANY_TIMEOUT_MS: '1500',
    // As few as are allowed: tests open many accounts.
    PASSWORD_PASSES: '2',
    PUBLIC_CALLBACK_URL: apiUrl,
    ...worldEnv(sandbox.url),
    ...companyEnv(sandbox.url),
    ...env,
  }
  const settings = readSettings(rawEnv)
  const others: (() => Promise<void>)[] = []
  const server = await openServer(db, settings, { siteFolder: null })
  await server.app.listen({ host: '127.0.0.1', port: apiPort })
  await server.work()
  const world = async (path: string, body?: object) => {
    const answer = await fetch(sandbox.url + path, {
      ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    return (await answer.json()) as never
  }
  return {
    db,
    server,
    sandbox,
    apiUrl,
    keys: KEYS,
    world,
    send: (row, input, token) => sendCall(apiUrl, row, input, token),
    async shift(seconds) {
      await shiftClock(db, seconds)
      await world('/api/clock', { shiftSeconds: seconds })
      await server.payDue()
    },
    async secondServer() {
      const second = await anotherServer(url, rawEnv)
      others.push(() => second.close())
      return second
    },
    async close() {
      await sandbox.close()
      for (const close of others) await close()
      await server.close()
      await db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function anotherServer(url: string, rawEnv: RawEnv) {
  const port = await freePort()
  const db = openPostgres(url, CONNECTIONS)
  const server = await openServer(db, readSettings({ ...rawEnv, PORT: String(port) }), { siteFolder: null })
  await server.app.listen({ host: '127.0.0.1', port })
  const close = async () => {
    await server.close()
    await db.close()
  }
  return { server, apiUrl: `http://127.0.0.1:${port}`, close }
}

/** What of the outside world is no company of a table. */
const worldEnv = (sandboxUrl: string): RawEnv => ({
  GEO_PROVIDER: 'sandbox',
  GEO_URL: `${sandboxUrl}/geo`,
  GEO_CACHE_S: '0',
  IDENTITY_PROVIDER: 'sandbox',
  MAIL_PROVIDER: 'sandbox',
  MAIL_URL: `${sandboxUrl}/mail`,
  MAIL_FROM: 'site@uwanja.example',
  MAIL_TO: 'Affiliate=partners@uwanja.example,Marketing=bounce@uwanja.example,support@uwanja.example',
  ...pushEnv(sandboxUrl),
  // Thousands of games that hardly any test looks at: who does takes the lists itself.
  GAME_LISTS: 'asked',
})

/** FASTHUB_URL, FASTHUB_CLIENT_ID and so on, for every company that has keys. */
function companyEnv(sandboxUrl: string): RawEnv {
  const upper = (name: string) =>
    name
      .replace(/[A-Z]/g, (letter) => `_${letter}`)
      .toUpperCase()
      .replaceAll('-', '_')
  const rows = Object.entries(KEYS).flatMap(([company, keys]) => [
    [`${upper(company)}_URL`, `${sandboxUrl}/${company}`],
    ...Object.entries(keys).map(([name, value]) => [`${upper(company)}_${upper(name)}`, value]),
  ])
  return Object.fromEntries(rows) as RawEnv
}

export async function sendCall(apiUrl: string, row: Call, input: unknown, token?: string): Promise<Envelope<never>> {
  const { path, ...request } = requestOf(row, input as object, token)
  return (await (await fetch(apiUrl + path, request)).json()) as Envelope<never>
}

// From 803 to 808: what is made of its last digits must be a mobile number too.
let lastNumber = Math.floor(Math.random() * 55_000_00)
/** A Nigerian number that no other test of this run has, and that is no sentinel of the sandbox. */
export function aNumber(): string {
  lastNumber++
  const digits = String(8_030_000_000 + lastNumber * 10 + 1)
  return digits.slice(0, 10)
}

/** The same as a full number of the house's jurisdiction. */
function aFullNumber({ prefix, nationalDigits, sampleNumber }: Jurisdiction): string {
  return prefix + sampleNumber.slice(0, nationalDigits - 8) + aNumber().slice(-8)
}

export interface TestPlayer {
  readonly id: bigint
  /** The full number, also the user name and the phone. */
  readonly number: string
  readonly token: string
}

export interface LoggedIn extends TestPlayer {
  /** Of the log-in whose token that is. */
  readonly sessionId: bigint
}

/** A logged-in player, made behind the doors: tests of the doors themselves register and log in. */
export async function aPlayer(
  house: House,
  start: { cash?: bigint; isProven?: boolean; number?: string; isNamed?: boolean; isReminded?: boolean } = {},
): Promise<LoggedIn> {
  const { money, banking } = house.server
  const { country, currency } = banking.jurisdiction
  const number = start.number ?? aFullNumber(banking.jurisdiction)
  return house.db.transaction(async (tx) => {
    const id = (await insertPlayer(tx, {
      number,
      passwordHash: 'none',
      currency,
      country,
      email: '',
      language: 'en',
    }))!
    await money.walletOpened(tx, id, currency)
    if (start.isProven !== false) await numberProven(tx, id, number)
    if (start.isNamed !== false) await setPersonalDetails(tx, id, someNames(id))
    if (start.cash) {
      // As an old deposit, which the history does not list: it shows only what the test itself does.
      await money.deposit.settled(tx, {
        company: 'fasthub',
        key: `start-${id}`,
        playerId: id,
        amount: { currency, minor: start.cash },
      })
    }
    const { token, id: sessionId } = await openSession(tx, {
      playerId: id,
      isBrowser: false,
      isMobile: true,
      ip: '127.0.0.1',
      agent: 'test',
    })
    // A test that moves the clock by hours would have to answer it.
    if (start.isReminded !== true) await tx.sql`update money.wallet set reminder_s = 0 where player_id = ${id}`
    return { id, number, token, sessionId }
  })
}

/** The proof to its end and the full replay find nothing. */
export async function expectBooks({ db, server }: House): Promise<void> {
  await cursorsReachTheEnd(db)
  while ((await server.money.read.proof(db)).journals > 0);
  expect(await server.money.read.replay(db)).toEqual([])
}
