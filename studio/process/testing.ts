/** For the studio's tests: a studio on a clock that the test turns, and an operator's wallet that it can break. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { SIMULATORS } from '@uwanja/providers/simulators'
import { manualClock } from '@uwanja/runtime/clock'
import { mountSimulators } from '@uwanja/sandbox/mount'
import type { Deps } from '@uwanja/sandbox/world'
import { openChain, type Chain } from '../games/zeppelin/chain.ts'
import type { CashOutAnswer, Snapshot, StakeAnswer } from '@uwanja/contract/studio/zeppelin'
import { openFileBooks } from '../books/file-books.ts'
import { openStudio } from './studio.ts'

export const KEYS = { merchantId: 'uwanja-test', key: 'a key for tests' }

export interface WalletCall {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}
type Mood = 'answers' | 'silent' | 'fails' | { readonly code: number }

/** The order of the signed values, written down a second time on purpose. */
const ORDER: Readonly<Record<string, string>> = {
  Auth: 'MerchantId PublicToken',
  GetPlayerInfo: 'MerchantId Token',
  GetBalance: 'Currency MerchantId Token',
  Bet: 'Amount BetTypeId Currency GameId MerchantId ProductId RoundId Token TransactionId',
  Win: 'Amount Currency GameId MerchantId ProductId RoundId Token TransactionId WinTypeId',
  CancelBet: 'Amount BetTransactionId BetTypeId Currency GameId MerchantId ProductId RoundId Token TransactionId',
}

/** A wallet in a few lines: one player, idempotent by transaction id, tombstones, and moods. */
export async function openTestWallet(balanceMinor: number) {
  const asked: WalletCall[] = []
  const moods = new Map<string, Mood>()
  const done = new Map<string, number>()
  const wallet = { balanceMinor, asked, moods, url: '', count, close }

  function count(action: string): number {
    return asked.filter((call) => call.action === action).length
  }
  function move(action: string, fields: Readonly<Record<string, string>>): number {
    const id = fields['TransactionId']!
    if (done.has(id)) return 201
    if (action === 'Bet') {
      if (done.has(`cancelled ${id}`)) return 408
      if (wallet.balanceMinor < Number(fields['Amount'])) return 402
      wallet.balanceMinor -= Number(fields['Amount'])
    }
    if (action === 'Win') wallet.balanceMinor += Number(fields['Amount'])
    if (action === 'CancelBet') {
      const bet = fields['BetTransactionId']!
      if (done.has(bet)) wallet.balanceMinor += done.get(bet)!
      done.set(`cancelled ${bet}`, 0)
    }
    done.set(id, Number(fields['Amount']))
    return 200
  }
  function answer(action: string, fields: Readonly<Record<string, string>>): unknown {
    const values = ORDER[action]!.split(' ').map((name) => fields[name] ?? '')
    const right = createHash('sha256')
      .update([...values, KEYS.key].join('|'))
      .digest('hex')
    if (fields['Hash'] !== right) return { StatusCode: 403, Data: null }
    const money = () => ({ CurrentBalance: wallet.balanceMinor })
    if (action === 'Auth') {
      const isGood = fields['PublicToken']!.startsWith('good')
      return isGood ? { StatusCode: 200, Data: { PrivateToken: 'private-1' } } : { StatusCode: 404, Data: null }
    }
    if (action === 'GetPlayerInfo') {
      return { StatusCode: 200, Data: { UserId: '42', UserName: 'amina77', Currency: 'NGN', ...money() } }
    }
    const StatusCode = action === 'GetBalance' ? 200 : move(action, fields)
    return { StatusCode, Data: { ...money(), TransactionId: 'ours' } }
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const action = request.url!.split('/').at(-1)!
      const fields = Object.fromEntries(new URLSearchParams(body))
      asked.push({ action, fields })
      const mood = moods.get(action) ?? 'answers'
      if (mood === 'silent') return
      if (mood === 'fails') return void response.writeHead(502).end('bad gateway')
      const said = typeof mood === 'object' ? { StatusCode: mood.code, Data: null } : answer(action, fields)
      response.end(JSON.stringify(said))
    })
  })
  async function close(): Promise<void> {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  wallet.url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/callbacks/games`
  return wallet
}

/** Waits for what happens outside the clock (real HTTP); fails by itself when it never comes. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('waited in vain')
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Lets answers that have arrived be read. */
export async function idle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

export async function openTable(balanceMinor = 100_000) {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'))
  const clock = manualClock()
  const wallet = await openTestWallet(balanceMinor)
  let chain: Chain | undefined
  let app = Fastify()
  let studio = await open()
  async function open() {
    const keys = { betsolutions: KEYS }
    const books = openFileBooks(join(folder, 'studio'))
    const options = { books, keys, wallet: wallet.url, siteUrl: 'http://localhost', pagesDir: null, clock }
    const opened = await openStudio(app, options)
    const rows = SIMULATORS.filter(({ company }) => company === 'betsolutions')
    // This door asks nothing of the outside world but the studio.
    const parts = { cards: {} } as Deps
    await mountSimulators(app, { keys, rows, extra: [], publicUrl: 'http://127.0.0.1', deps: parts, studio: opened })
    return opened
  }
  const headers = (secret: string) => (secret ? { 'x-studio-session': secret } : {})
  const post = async (path: string, secret: string, payload: object) =>
    (
      await app.inject({ method: 'POST', url: `/studio/api/zeppelin/${path}`, headers: headers(secret), payload })
    ).json()

  const table = {
    clock,
    wallet,
    folder,
    app: () => app,
    async launch(query: Readonly<Record<string, string>>): Promise<URLSearchParams> {
      const all = { MerchantId: KEYS.merchantId, Lang: 'en', GameId: '7001', ProductId: '3', IsFreePlay: '0', ...query }
      const reply = await app.inject({ method: 'GET', url: '/betsolutions/launch', query: all })
      return new URLSearchParams(reply.headers.location!.split('#')[1])
    },
    sit: async () => (await table.launch({ Token: 'good-1' })).get('s')!,
    state: async (secret = ''): Promise<Snapshot> =>
      (await app.inject({ method: 'GET', url: '/studio/api/zeppelin/state', headers: headers(secret) })).json(),
    stake: (secret: string, stake: string, auto?: string, slot?: 1): Promise<StakeAnswer> =>
      post('stake', secret, { stake, auto, slot }),
    cashOut: (secret: string, slot?: 1): Promise<CashOutAnswer> => post('cash-out', secret, { slot }),
    /** What only the studio's secret tells: the crash point of a round that is still to come. */
    crashOf(round: number): number {
      chain ??= openChain(readFileSync(join(folder, 'studio', 'chain-root'), 'utf8').trim())
      return chain.fixed(round).crash
    },
    /** Lets rounds pass until one is open that will fly at least, or at most, so high. */
    async openRound(fits: (crash: number) => boolean): Promise<number> {
      for (;;) {
        const { round } = await table.state()
        if (round.phase === 'open' && round.nowMs === round.sinceMs && fits(table.crashOf(round.round)))
          return round.round
        clock.advance(round.phase === 'flying' ? 100 : round.untilMs! - round.nowMs)
      }
    },
    /** As a kill would: nothing is put in order, and a new process opens the same folder. */
    async restart(meanwhile = () => {}): Promise<void> {
      await Promise.all([studio.close(), app.close()])
      meanwhile()
      app = Fastify()
      studio = await open()
    },
    async close(): Promise<void> {
      await studio.close()
      await app.close()
      await wallet.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return table
}
export type TestWallet = Awaited<ReturnType<typeof openTestWallet>>
export type Table = Awaited<ReturnType<typeof openTable>>
