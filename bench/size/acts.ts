/** What is asked of books of each size: stakes, pages, a slice of the verifier. */
import { requestOf } from '@uwanja/contract/wire/request'
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { openServer } from '@uwanja/server'
import { readSettings } from '@uwanja/server/settings/env'
import { openPostgres } from '@uwanja/database/postgres'
import { openBenchMoney } from '../money/side.ts'
import type { Copy } from '../money/databases.ts'
import { ASKED } from '../office/calls.ts'
import { TOKEN } from '../office/seed.ts'
import { SOURCE } from './seed.ts'

/** As many players stake and look, spread over all of them: what a house has online grows with its players, not with its years. */
const ONLINE = 100
const CALLERS = 32
const STAKES = 320
const STAKE_MINOR = 100n
const PAGE = 500
const SERVER_LINES = 3
const HELD_MS = 15_000

export interface Acts {
  readonly db: Db
  readonly money: Money
  /** One line, so that plans are made once: each new line makes its own, and opens every range for it. */
  readonly line: Db
  /** The k-th who is online. */
  someone(k: number): bigint
  /** Of everybody, whether they play or not. */
  readonly players: number
  /** Opened by whoever asks first: what a server does by itself is in nothing that is measured before. */
  office(name: string, k: number): Promise<void>
  close(): Promise<void>
}

export interface Act {
  readonly name: string
  /** What it could grow with: journals, or players. */
  readonly grows: 'book' | 'players'
  readonly times: number
  /** What it needs and is not counted. */
  before?(acts: Acts, from: number): Promise<void>
  /** @returns How many were done. */
  run(acts: Acts, from: number, times: number): Promise<number>
}

async function stakes({ money, someone }: Acts, from: number, times: number): Promise<number> {
  let next = from
  const caller = async (): Promise<void> => {
    while (next < from + times) {
      const key = `size-${next}`
      const playerId = someone(next++)
      const amount = { currency: 'NGN', minor: STAKE_MINOR } as const
      const { status } = await money.wager({ kind: 'staked', source: SOURCE, key, playerId, round: key, amount })
      if (status !== 'ok') throw new Error(`a stake was answered with ${status}`)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return times
}

/** A cursor stops below the oldest open transaction of the whole server, whoever's it is. */
async function mayBeRead({ db }: Acts): Promise<void> {
  for (const untilMs = performance.now() + HELD_MS; performance.now() < untilMs;) {
    const [held] = await db.sql`
      select 1 from money.horizon() h where exists (select 1 from money.journal j
        where (j.epoch, j.xid) >= (h.epoch, h.xid) and j.id >= money.id_behind((select last_value from money.journal_id)))`
    if (!held) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function proof({ money, db }: Acts): Promise<number> {
  let journals = 0
  for (;;) {
    const slice = await money.read.proof(db, 500)
    if (slice.findings > 0) throw new Error('the proof found something')
    if (slice.journals === 0) return journals
    journals += slice.journals
  }
}

const page = (name: string, grows: Act['grows'], times = 40): Act => ({
  name: `office, ${name}`,
  grows,
  times,
  async run(acts, from) {
    for (let k = from; k < from + times; k++) await acts.office(name, k)
    return times
  },
})

export const ACTS: readonly Act[] = [
  {
    name: 'a page of a history',
    grows: 'book',
    // Processor time is counted in hundredths of a second: a round has to have some dozens of them.
    times: 80,
    async run({ line, someone }, from, times) {
      for (let k = from; k < from + times; k++)
        await line.sql`select * from player_history(${someone(k)}, null, null, null, null, ${PAGE}::int, 0)`
      return times
    },
  },
  { name: 'a stake, 32 callers', grows: 'book', times: STAKES, run: stakes },
  {
    name: 'the proof of a journal',
    grows: 'book',
    times: STAKES,
    async before(acts, from) {
      // Beyond the keys of the stakes that were measured.
      await stakes(acts, 1_000_000 + from, STAKES)
      await mayBeRead(acts)
    },
    run: proof,
  },
  page('player: timeline', 'players'),
  page('ledger: a player’s account', 'players'),
  page('ledger: a house account', 'players'),
  page('players: whole number', 'players'),
  page('players: part of a name', 'players'),
  page('player', 'players'),
]

/** @param counted.active Players with journals: the first of all. */
export async function openActs(
  copy: Copy,
  counted: { readonly active: number; readonly players: number },
): Promise<Acts> {
  const db = await copy.open()
  const [line, ofServer] = [1, SERVER_LINES].map((lines) => openPostgres(copy.env['DATABASE_URL']!, lines)) as [Db, Db]
  const money = await openBenchMoney(db)
  const settings = readSettings({ ...copy.env, LOG_LEVEL: 'silent' })
  let server: ReturnType<typeof openServer> | null = null
  return {
    db,
    line,
    money,
    players: counted.players,
    someone: (k) => BigInt(1 + Math.floor(((k % ONLINE) * counted.active) / ONLINE)),
    async office(name, k) {
      server ??= openServer(ofServer, settings, { siteFolder: null })
      const { office } = await server
      const { row, values } = ASKED.find((one) => one.name === name)!
      const { path, headers, body } = requestOf(row, values(k + 1, counted.active), TOKEN)
      const asked = { method: row.method, url: path, headers, ...(body === null ? {} : { payload: body }) }
      const { status } = (await office.inject(asked)).json<{ status: string }>()
      if (status !== 'SUCCESS') throw new Error(`${name}: ${status}`)
    },
    async close() {
      await (await server)?.close()
      await Promise.all([db, line, ofServer].map((one) => one.close()))
    },
  }
}

/** What is wrong in the books; of large ones what the verifier found so far, because a replay reads every row. */
export async function wrongIn({ money, db }: Acts, isSmall: boolean): Promise<string> {
  const { findings } = await money.browse.proofState(db)
  if (findings > 0) return `${findings} findings`
  return isSmall ? (await money.read.replay(db)).map(({ what }) => what).join(', ') : ''
}
