/** The studio as it is shipped, a process that a test starts and kills, before a wallet that the test holds. */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '@uwanja/runtime/free-port'
import type { Db } from '@uwanja/database/sql'
import { testDatabases } from '@uwanja/database/testing'
import { patient } from '@uwanja/runtime/patience'
import { expect, vi } from 'vitest'
import { SCHEMAS } from '../books/schemas.ts'
import { titlesOfCompany } from '../catalogue/catalogue.ts'
import { KEYS, type TestWallet } from '../process/testing.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** A busy machine is waited for. */
export const WAIT = { timeout: patient(90_000), interval: 20 }
const KEPT_LINES = 40

export const { aPostgres } = testDatabases(SCHEMAS)

/** From the sources of this moment. */
export async function build(): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, [join(ROOT, 'tools/build.mjs'), 'studio'], { env })
}

export interface Program {
  readonly url: string
  /** It leads, or it waits until it does. */
  start(): void
  leads(): Promise<void>
  /** Resolves when it is gone, by its own failpoint or by ours. */
  gone(): Promise<void>
  kill(): Promise<void>
}

export async function aStudio(databaseUrl: string, wallet: TestWallet, failpoint = ''): Promise<Program> {
  const port = await freePort()
  const url = `http://127.0.0.1:${String(port)}`
  const lines: string[] = []
  let child: ChildProcess | null = null
  const hear = (chunk: Buffer): void => {
    lines.push(...chunk.toString('utf8').trimEnd().split('\n'))
    lines.splice(0, Math.max(0, lines.length - KEPT_LINES))
  }
  const isGone = () => child === null || child.exitCode !== null || child.signalCode !== null
  return {
    url,
    start() {
      const { PATH, HOME, TMPDIR } = process.env
      // The leash ends the program when this test process dies.
      const args = ['--import', join(ROOT, 'tools/leash.mjs'), join(ROOT, 'dist/studio/main.js')]
      const env = {
        PATH,
        HOME,
        TMPDIR,
        STUDIO_PORT: String(port),
        STUDIO_DATABASE_URL: databaseUrl,
        STUDIO_SEALING_KEY: 'ab'.repeat(32),
        STUDIO_FAILPOINT: failpoint,
        PUBLIC_CALLBACK_URL: wallet.url.replace('/callbacks/games', ''),
        BETSOLUTIONS_MERCHANT_ID: KEYS.merchantId,
        BETSOLUTIONS_KEY: KEYS.key,
      }
      child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
      child.stdout!.on('data', hear)
      child.stderr!.on('data', hear)
    },
    async leads() {
      await vi.waitFor(async () => {
        if (isGone()) throw new Error(`the studio ended:\n${lines.join('\n')}`)
        expect((await fetch(`${url}/health`)).ok).toBe(true)
      }, WAIT)
    },
    async gone() {
      if (!isGone()) await once(child!, 'exit')
    },
    async kill() {
      if (isGone()) return
      const gone = once(child!, 'exit')
      child!.kill('SIGKILL')
      await gone
    },
  }
}

/** A player's page, as far as a test needs one. */
export function aPage(studio: Program) {
  const call = async (path: string, secret: string, body?: object) => {
    const headers = { 'x-studio-session': secret, 'content-type': 'application/json' }
    const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return (await (await fetch(`${studio.url}/studio/api/${path}`, sent)).json()) as never
  }
  return {
    call,
    /** @param engine Which game of BetSolutions. */
    async sit(engine: 'dice' | 'zeppelin'): Promise<string> {
      const title = titlesOfCompany('betsolutions').find((one) => one.engine === engine)!
      const launch = { MerchantId: KEYS.merchantId, Lang: 'en', IsFreePlay: '0', Token: 'good-1' }
      const query = { ...launch, GameId: title.gameId, ProductId: String(title.launch['productId']) }
      const address = `${studio.url}/betsolutions/launch?${new URLSearchParams(query).toString()}`
      const reply = await fetch(address, { redirect: 'manual' })
      return new URLSearchParams(reply.headers.get('location')!.split('#')[1]).get('s')!
    },
    async rollDice(secret: string, id: string): Promise<void> {
      const { me } = await call('play/state', secret)
      const { commitment } = me as { commitment: string }
      const bet = { id, stake: '100.00', wish: { side: 'under', chance: 5_000 }, commitment, words: 'my words' }
      await call('play/open', secret, bet)
    },
  }
}

/** What the studio's books say that the wallet's player won less what counts, once nobody has to act any more. */
export async function booked(db: Db): Promise<bigint> {
  await vi.waitFor(async () => {
    const [row] = await db.sql<{ open: number }>`select count(*)::int as open from studio.bet where is_open`
    expect(row!.open).toBe(0)
  }, WAIT)
  const [sum] = await db.sql<{ minor: bigint }>`
    select coalesce(sum(coalesce(won_minor, 0) - (
      select coalesce(sum((stake ->> 'minor')::bigint), 0) from jsonb_array_elements(stakes) as s(stake)
      where stake ->> 'state' = 'live')), 0)::bigint as minor from studio.bet`
  return sum!.minor
}
