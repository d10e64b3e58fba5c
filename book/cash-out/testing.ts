/** A few matches that people brought, with prices of our own, and bets that stand on them as if they had been struck now. */
import type { OpenBet } from '@uwanja/contract/fair/cash-out'
import { expectation, kappaOf } from '@uwanja/contract/fair/cash-out'
import type { DatabaseKind } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import type { FeedFacts } from '@uwanja/providers/feeds/feed'
import { futuresOf, openChances } from '../bets/chances.ts'
import type { Bet } from '../bets/store.ts'
import { readBet } from '../bets/store.ts'
import type { BetTerms } from '../bets/terms.ts'
import { USUAL_TERMS } from '../bets/terms.ts'
import { openCatalogue } from '../catalogue/catalogue.ts'
import { takeMessages } from '../catalogue/store.ts'
import { aDatabase } from '../process/testing.ts'
import { FEED, HOUR_MS } from '../results/testing.ts'
import { exposureOf } from '../risk/exposure.ts'
import { moveExposure } from '../risk/store.ts'
import type { LaidBet } from '../settlement/testing.ts'
import { layBet, TERMS } from '../settlement/testing.ts'
import type { CashOutDeps } from './cash-out.ts'
import { openCashOut } from './cash-out.ts'

export const SOURCE = 'import:cash-out'
export const EXPECTED = { total: 2.6, supremacy: 0.3 }

export interface Choice {
  readonly event: string
  readonly market?: string
  readonly specifiers?: string
  readonly outcome?: string
  /** Absent: what it costs now. */
  readonly odds?: number
}

/** @param kind Of the database. */
export async function aBookie(kind: DatabaseKind) {
  const db: Db = await aDatabase(kind)
  const [row] = await db.sql<{ now: Date }>`select house_now() as now`
  const clock = { nowMs: row!.now.getTime() }
  let saidMs = clock.nowMs - HOUR_MS
  const fail = (error: unknown): never => {
    throw error
  }
  const openOne = () => openCatalogue({ db, feed: FEED, now: () => clock.nowMs, producers: () => null, onFault: fail })
  const catalogue = openOne()
  const known = { catalogue, chances: openChances() }

  async function say(event: string, facts: FeedFacts): Promise<void> {
    const producer = facts.status === 'not-started' ? 'pre' : 'live'
    await db.transaction((tx) =>
      takeMessages(tx, SOURCE, [{ producer, atMs: ++saidMs, event, body: { kind: 'odds_change', facts } }]),
    )
    await catalogue.follow()
  }

  /** Ahead by so many hours. @returns its id. */
  async function match(event: string, hours: number): Promise<string> {
    const start = new Date(clock.nowMs + hours * HOUR_MS).toISOString()
    const place = { sport: 'football', category: 'Pwani', tournament: 'Ligi', coverage: ['ft', 'ht', 'goals'] }
    const fixture = { ...place, home: 'Bahari', away: 'Mlima', start }
    await db.transaction((tx) =>
      takeMessages(tx, SOURCE, [{ producer: 'pre', atMs: ++saidMs, event, body: { kind: 'fixture', fixture } }]),
    )
    await say(event, { status: 'not-started', expected: EXPECTED })
    const [found] = await db.sql<{ id: string }>`
      select id::text as id from book.event where source = ${SOURCE} and source_id = ${event}`
    return found!.id
  }

  function choose({ event: id, market = 'goals.match.1x2', specifiers = '', outcome = '1', odds: own }: Choice) {
    const event = catalogue.event(id)!
    const offered = catalogue.offer(event).find((one) => one.row.id === market && one.specifiers === specifiers)!
    const odds = own ?? offered.odds[outcome]!
    const futures = futuresOf(known.chances.chances(event, offered, outcome), odds, Infinity)
    return { odds, futures, picks: [{ event: id, market, specifiers, outcome }] }
  }

  /** Struck at this moment, one pick a leg. */
  async function bet(
    id: string,
    choices: readonly Choice[],
    more: Partial<LaidBet> & { readonly terms?: Partial<BetTerms> } = {},
  ): Promise<Bet> {
    const legs = choices.map(choose)
    const { unit = 100_000n, lines = 1, sizes = [legs.length] } = more
    const open: OpenBet = { unit: Number(unit), sizes, bankers: [], open: legs.map(({ futures }) => futures) }
    const worth = expectation(open)!
    const kappa = kappaOf(Number(unit) * lines, worth)
    const terms = { ...TERMS, expectation: worth, kappa, ...more.terms }
    await layBet(db, { unit, ...more, id, legs, decidedMs: clock.nowMs, terms })
    const laid = (await readBet(db, id))!
    await db.transaction((tx) => moveExposure(tx, [], exposureOf(laid)))
    return laid
  }

  const open = (more: Partial<CashOutDeps> = {}) =>
    openCashOut({ db, known, terms: async () => USUAL_TERMS, now: () => clock.nowMs, onFault: fail, ...more })
  const read = async (id: string): Promise<Bet> => (await readBet(db, id))!
  return { db, clock, catalogue, known, match, say, bet, open, openCatalogue: openOne, read }
}
export type Bookie = Awaited<ReturnType<typeof aBookie>>
