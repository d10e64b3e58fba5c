/** A wallet at the far end of a real line, players who have come through a launch, and matches to bet on. */
import { createHmac, randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import type { BetView, bookBets } from '@uwanja/contract/book/bets'
import type { RawInput } from '@uwanja/contract/wire/call'
import { shiftClock } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import type { EventMessage, FeedBody } from '@uwanja/providers/feeds/feed'
import { IMPORTED } from '../catalogue/event.ts'
import { takeMessages } from '../catalogue/store.ts'
import type { Book } from '../process/book.ts'
import { openBook } from '../process/book.ts'
import type { Reached } from '../process/failpoints.ts'
import { openSession, playerAt } from '../sessions/store.ts'

export const KEYS = { operatorId: 'the-book', secret: 'a-secret-between-the-two' }
export const CURRENCY = 'TZS'

interface Moved {
  readonly player: string
  readonly minor: number
  readonly body: Record<string, unknown>
  undone: boolean
}

/** Keeps money by the seven rules as far as bets go: once per key, never below nothing, undone before it came. */
export interface FarWallet {
  readonly url: string
  readonly debits: ReadonlyMap<string, Moved>
  /** By the key of a credit or void: what it is worth now. */
  readonly given: ReadonlyMap<string, number>
  balance(player: string): number
  give(player: string, minor: number): void
  /** Of the debits that stand. */
  standing(): string[]
  /** How the next debits go; absent: well. */
  answers: (key: string) => Promise<'well' | 'silent'>
  freeBets: { id: string; amount: number; ends_at: string }[]
  terms: { least_stake: number; batches_debits: boolean; tax: { base: string; basis_points: number; from: string }[] }
  close(): Promise<void>
}

const signed = (body: string) => {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', KEYS.secret).update(`${timestamp}.${body}`).digest('hex')
  return {
    'content-type': 'application/json',
    'x-gsw-operator': KEYS.operatorId,
    'x-gsw-timestamp': timestamp,
    'x-gsw-signature': signature,
  }
}

type WalletJson = Readonly<Record<string, unknown>>

function sessionOf(
  { token, player_id: player }: WalletJson,
  balance: number,
  freeBets: FarWallet['freeBets'],
): WalletJson {
  const name = String(player)
  if (token !== `token-${name}`) return { status: 'INVALID_TOKEN' }
  return { status: 'OK', player_id: name, player_name: name, currency: CURRENCY, balance, free_bets: freeBets }
}

/** Its money, and what it does with the movements that it hears. */
function aPurse() {
  const balances = new Map<string, number>()
  const debits = new Map<string, Moved>()
  const tombstones = new Set<string>()
  /** What was paid or given back, by its key, and worth what was said of it last. */
  const given = new Map<string, number>()
  const heard = new Set<string>()
  function debit(body: Record<string, unknown>): Record<string, unknown> {
    const [key, player, minor] = [String(body['transaction_id']), String(body['player_id']), Number(body['amount'])]
    const balance = balances.get(player) ?? 0
    if (tombstones.has(key)) return { status: 'DUPLICATE_TRANSACTION', balance }
    if (debits.has(key)) return { status: 'OK', balance, reference_id: key, duplicate: true }
    if (body['token'] !== `token-${player}`) return { status: 'INVALID_TOKEN', balance }
    if (minor > balance) return { status: 'INSUFFICIENT_FUNDS', balance }
    balances.set(player, balance - minor)
    debits.set(key, { player, minor, body, undone: false })
    return { status: 'OK', balance: balance - minor, reference_id: key }
  }
  function rollback(body: Record<string, unknown>): Record<string, unknown> {
    const of = String(body['reference_transaction_id'])
    const found = debits.get(of)
    if (!found) tombstones.add(of)
    else if (!found.undone) {
      found.undone = true
      balances.set(found.player, balances.get(found.player)! + found.minor)
    }
    return { status: 'OK' }
  }

  function give(body: Record<string, unknown>): Record<string, unknown> {
    const [key, player, minor] = [String(body['transaction_id']), String(body['player_id']), Number(body['amount'])]
    const of = body['call'] === 'change' ? String(body['reference_transaction_id']) : key
    if (heard.has(key)) return { status: 'OK', duplicate: true }
    heard.add(key)
    balances.set(player, (balances.get(player) ?? 0) + minor - (given.get(of) ?? 0))
    given.set(of, minor)
    return { status: 'OK' }
  }
  const moved = (one: Record<string, unknown>): Record<string, unknown> =>
    one['call'] === 'rollback' ? rollback(one) : give(one)
  return { balances, debits, given, debit, moved }
}

export async function aWallet(): Promise<FarWallet> {
  const { balances, debits, given, debit, moved } = aPurse()
  const app = Fastify({ forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  /** What is done in silence is in no answer. */
  async function answersOf(movements: readonly Record<string, unknown>[]): Promise<object[]> {
    const all = movements.map(async (one) => {
      const key = String(one['transaction_id'])
      const how = one['call'] === 'debit' ? await wallet.answers(key) : 'well'
      const said = { transaction_id: key, ...(one['call'] === 'debit' ? debit(one) : moved(one)) }
      return how === 'silent' ? [] : [said]
    })
    return (await Promise.all(all)).flat()
  }

  app.all<{ Body: string | null }>('/*', async (request, reply) => {
    const body = JSON.parse(request.body ?? '{}') as Record<string, unknown>
    const call = request.url.slice(request.url.lastIndexOf('/') + 1)
    let answer: WalletJson = { status: 'OK' }
    if (call === 'terms') answer = { status: 'OK', currency: CURRENCY, ...wallet.terms }
    if (call === 'session') answer = sessionOf(body, wallet.balance(String(body['player_id'])), wallet.freeBets)
    if (call === 'debit') {
      const how = await wallet.answers(String(body['transaction_id']))
      answer = debit(body)
      if (how === 'silent') return reply.code(500).send('')
    }
    if (call === 'batch') {
      answer = { status: 'OK', answers: await answersOf(body['movements'] as Record<string, unknown>[]) }
    }
    const text = JSON.stringify({ request_id: body['request_id'] ?? '', ...answer })
    return reply.headers(signed(text)).send(text)
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const wallet: FarWallet = {
    url,
    debits,
    given,
    balance: (player) => balances.get(player) ?? 0,
    give: (player, minor) => void balances.set(player, (balances.get(player) ?? 0) + minor),
    standing: () => [...debits].flatMap(([key, { undone }]) => (undone ? [] : [key])),
    answers: () => Promise.resolve('well'),
    freeBets: [],
    terms: {
      least_stake: 100,
      batches_debits: true,
      tax: [
        { base: 'winnings', basis_points: 1000, from: '2026-01-01' },
        { base: 'stake', basis_points: 750, from: '2026-01-01' },
        { base: 'stake', basis_points: 9000, from: '2999-01-01' },
      ],
    },
    close: () => app.close(),
  }
  return wallet
}

export interface BetWorld {
  readonly db: Db
  readonly wallet: FarWallet
  nowMs: number
  /** One more process on this database. */
  book(reached?: Reached): Promise<Book>
  /** Of a new player with money; their bearer. */
  aPlayer(minor: number): Promise<string>
  playerOf(bearer: string): string
  place(book: Book, bearer: string, slip: SaidSlip): Promise<Placed>
  ask(book: Book, bearer: string, path: string, body?: unknown): Promise<Placed>
  close(): Promise<void>
}

/** What a test leaves out is usual. */
export type SaidSlip = Partial<RawInput<typeof bookBets.place>> & Pick<RawInput<typeof bookBets.place>, 'legs'>

export interface Placed {
  readonly status: string
  readonly http: number
  readonly data: BetView
}

export const START_MS = Date.parse('2026-11-22T18:00:00Z')

/** @param around The name of the wallet's door, and whose pages frame the book. */
export async function aBetWorld(
  db: Db,
  { door = 'house', framedBy = [] }: { readonly door?: string; readonly framedBy?: readonly string[] } = {},
): Promise<BetWorld> {
  const wallet = await aWallet()
  // The database's clock stands where the books' clocks do: a match of this day must not look days old on a later one.
  await shiftClock(db, (START_MS - Date.now()) / 1000)
  const names = new Map<string, string>()
  const books: Book[] = []
  const world: BetWorld = {
    db,
    wallet,
    nowMs: START_MS,
    async book(reached) {
      const onFault = (error: unknown): void => void (reached ? null : faults.push(error))
      const doors = [{ name: door, url: wallet.url, keys: () => KEYS }]
      const place = { url: '', framedBy }
      const of = { db, feed: null, deskKey: 'desk-key', onFault, doors, place, now: () => world.nowMs }
      const book = openBook({ ...of, ...(reached ? { reached } : {}) })
      // One that is to die in the middle of its work never ends it.
      if (!reached) books.push(book)
      await book.beat()
      return book
    },
    async aPlayer(minor) {
      const walletPlayer = randomUUID().slice(0, 8)
      const player = await playerAt(db, { wallet: door, walletPlayer, currency: CURRENCY })
      const of = { player, walletToken: `token-${walletPlayer}`, lang: 'en', skin: door }
      const { bearer } = await openSession(db, of)
      names.set(bearer, walletPlayer)
      wallet.give(walletPlayer, minor)
      return bearer
    },
    playerOf: (bearer) => names.get(bearer)!,
    place: (book, bearer, slip) =>
      world.ask(book, bearer, '/book/v1/bets/place', { id: randomUUID(), unit: 100_000, ...slip }),
    async ask(book, bearer, path, body) {
      const headers = { authorization: `Bearer ${bearer}` }
      const answer = await book.app.inject(
        body === undefined ? { url: path, headers } : { method: 'POST', url: path, headers, payload: body as object },
      )
      return { http: answer.statusCode, ...answer.json<{ status: string; data: BetView }>() }
    },
    async close() {
      for (const book of books) await book.close()
      await wallet.close()
      await db.close()
    },
  }
  return world
}

/** What went wrong in books of this test's worlds. */
export const faults: unknown[] = []

/** Of an imported league: no line that could break stands between the test and the match. */
export const LEAGUE = `${IMPORTED}Pwani/Ligi`

export async function say(db: Db, event: string, atMs: number, body: FeedBody): Promise<void> {
  const producer = body.kind === 'fixture' ? 'pre' : 'live'
  const message: EventMessage = { producer, atMs, event, body }
  await db.transaction((tx) => takeMessages(tx, LEAGUE, [message]))
}

const FIXTURE = { sport: 'football', category: 'Pwani', tournament: 'Ligi', coverage: ['ft', 'ht', 'goals'] }
const EXPECTED = { total: 2.6, supremacy: 0.3 }

/** Ahead by hours; their ids. */
export async function matches(db: Db, count: number, prefix = 'm'): Promise<string[]> {
  const ids: string[] = []
  for (let nth = 0; nth < count; nth++) {
    const [name, start] = [`${prefix}${String(nth)}`, new Date(START_MS + 7_200_000).toISOString()]
    const [home, away] = [`Bahari ${prefix}${String(nth)}`, `Mlima ${prefix}${String(nth)}`]
    const tell = (atMs: number, body: FeedBody): Promise<void> =>
      db.transaction(
        async (tx) => void (await takeMessages(tx, LEAGUE, [{ producer: 'pre', atMs, event: name, body }])),
      )
    await tell(START_MS - 2000, { kind: 'fixture', fixture: { ...FIXTURE, home, away, start } })
    await tell(START_MS - 1000, { kind: 'odds_change', facts: { status: 'not-started', expected: EXPECTED } })
    const [row] = await db.sql<{ id: string }>`
      select id::text as id from book.event where source = ${LEAGUE} and source_id = ${name}`
    ids.push(row!.id)
  }
  return ids
}

/** As it stands on the page of a book. */
export function shown(book: Book, event: string, market: string, outcome: string, specifiers = '') {
  const row = book.catalogue.event(event)!
  const found = book.catalogue.offer(row).find((one) => one.row.id === market && one.specifiers === specifiers)!
  const pick = { event, market, specifiers, outcome, epoch: row.epoch }
  return { odds: found.odds[outcome]!, pick, leg: { odds: found.odds[outcome]!, picks: [pick] } }
}

/** That its home side wins. */
export const home = (book: Book, event: string) => shown(book, event, 'goals.match.1x2', '1').leg
