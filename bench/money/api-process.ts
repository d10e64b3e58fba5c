/** The real API as its own process on a database of the bench, and a game company that stakes at it over HTTP. */
import { spawn, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { freePort } from '@uwanja/runtime/free-port'
import type { Stake } from './side.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const READY_MS = 60_000
const CLOSE_MS = 10_000
const MERCHANT = 'bench'

/** The private game token of a seeded player. */
export const tokenOf = (playerId: bigint | string): string => `bench-token-${playerId}`

export interface Api {
  readonly url: string
  /** BetSolutions' Bet for this stake, signed, over a connection that is kept. */
  bet(stake: Stake): Promise<'ok' | 'funds'>
  close(): Promise<void>
}

/** Signed as the company's documents say, by our own hand: the values in the order of their names, the key last. */
function betForm({ key, playerId, minor }: Stake, secret: string): string {
  const fields = {
    Amount: minor.toString(),
    BetTypeId: '1',
    Currency: 'NGN',
    GameId: '7001',
    MerchantId: MERCHANT,
    ProductId: '3',
    RoundId: key,
    Token: tokenOf(playerId),
    TransactionId: key,
  }
  const signed = [...Object.values(fields), secret].join('|')
  const Hash = createHash('sha256').update(signed).digest('hex')
  return new URLSearchParams({ ...fields, Hash }).toString()
}

interface Call {
  readonly port: number
  readonly agent: Agent
  readonly path: string
  readonly form?: string
}

function ask({ port, agent, path, form }: Call): Promise<{ http: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
    const method = form === undefined ? 'GET' : 'POST'
    const asked = request({ host: '127.0.0.1', port, agent, path, method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ http: answer.statusCode ?? 0, text }))
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(form)
  })
}

async function whenReady(child: ChildProcess, port: number, agent: Agent): Promise<void> {
  for (const untilMs = Date.now() + READY_MS; Date.now() < untilMs;) {
    if (child.exitCode !== null) throw new Error(`the API ended with ${child.exitCode} before it was ready`)
    const health = await ask({ port, agent, path: '/health' }).catch(() => null)
    if (health?.http === 200) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the API was not ready after ${READY_MS / 1000} s`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  const late = setTimeout(() => child.kill('SIGKILL'), CLOSE_MS)
  child.kill('SIGTERM')
  await ended
  clearTimeout(late)
}

/**
 * @param env Where its database is: DATABASE_URL or DATA_DIR.
 * @param atExit Told how to end the process, should the run be stopped.
 */
export async function startApi(
  env: Readonly<Record<string, string>>,
  callers: number,
  atExit: (end: () => Promise<void>) => void,
): Promise<Api> {
  const port = await freePort()
  const secret = randomBytes(16).toString('hex')
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      OFFICE_PORT: '0',
      LOG_LEVEL: 'silent',
      BETSOLUTIONS_MERCHANT_ID: MERCHANT,
      BETSOLUTIONS_KEY: secret,
      ...env,
    },
  })
  atExit(() => stop(child))
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  await whenReady(child, port, agent)
  return {
    url: `http://127.0.0.1:${port}`,
    async bet(stake) {
      const form = betForm(stake, secret)
      const { http, text } = await ask({ port, agent, path: '/callbacks/games/betsolutions/Bet', form })
      const code = http === 200 ? (JSON.parse(text) as { StatusCode: number }).StatusCode : -http
      if (code === 200) return 'ok'
      if (code === 402) return 'funds'
      throw new Error(`a stake was answered with ${code}`)
    },
    async close() {
      agent.destroy()
      await stop(child)
    },
  }
}
