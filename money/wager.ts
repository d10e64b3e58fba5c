/** The first door: stakes, wins and rollbacks of games and bets. Takes no transaction, answers after COMMIT, never throws. */
import { CURRENCIES, MAX_MINOR, type Amount } from '@uwanja/contract/wire/amounts'
import { groupCommit, type GroupsNow } from './group-commit.ts'
import { inputHash } from './hash.ts'
import type { Db, Sql, Tx } from '@uwanja/database/sql'
import type { WagerTax } from './tax.ts'

interface Common {
  /** The company whose transaction ids these are; also names the house account `games:{source}`. */
  readonly source: string
  /** The company's own transaction id: one obligation, one key. */
  readonly key: string
  readonly playerId: bigint
  readonly round: string
  readonly details?: Readonly<Record<string, string | number | boolean>>
}
export type Wager =
  | (Common & { readonly kind: 'staked'; readonly amount: Amount })
  /** Zero is legal: it closes the round. `isPaired`: its call also staked, under the same key. */
  | (Common & { readonly kind: 'won'; readonly amount: Amount; readonly isPaired?: boolean })
  | (Omit<Common, 'round'> & {
      readonly kind: 'rolled-back'
      readonly betKey: string
      readonly currency: Amount['currency']
    })

export type WagerStatus =
  | 'ok'
  | 'duplicate' // same key, same input: the first answer again
  | 'reused' // same key, other input: refused, a security event
  | 'funds'
  | 'blocked'
  | 'reminder' // one stands that its player has not answered
  | 'session' // the player's own limit of a session of play is reached
  | 'limit'
  | 'currency'
  | 'rolled-back' // a late bet whose rollback came first
  | 'unknown-round' // a win without a standing bet
  | 'wins-stand' // a rollback of the stake on which a paid win leans: people undo the win first
  | 'unknown-player'
  | 'amount'
  | 'fault' // the database failed: whether it happened is unknown, the same key will tell

export interface WagerAnswer {
  readonly status: WagerStatus
  /** The journal; also the reference that the company is told. */
  readonly journalId: bigint | null
  /** After this transaction (for a duplicate: as it was then); null when it is not known. */
  readonly balance: { readonly cash: bigint; readonly bonus: bigint; readonly version: bigint } | null
}

const refused = (status: WagerStatus): WagerAnswer => ({ status, journalId: null, balance: null })

/** The line of defence before the database: what could never be right is not sent. */
function isPossible(item: Wager): boolean {
  if (item.key === '' || item.key.length > 160) return false
  if (item.kind === 'rolled-back') return item.betKey !== '' && Object.hasOwn(CURRENCIES, item.currency)
  const least = item.kind === 'staked' ? 1n : 0n
  return item.round !== '' && item.amount.minor >= least && item.amount.minor <= MAX_MINOR
}

/** Only what is taxed carries its rates: the others pay for none. An undone stake may change what its round owes. */
function taxFor(item: Wager, wagerTax: WagerTax) {
  const base = item.kind === 'staked' ? 'stake' : 'winnings'
  const rates = wagerTax(item.source, base)
  return rates.length === 0 ? undefined : { account: `tax:${base}`, rates }
}

function toRow(item: Wager, index: number, wagerTax: WagerTax): Record<string, unknown> {
  const common = {
    i: index,
    source: item.source,
    kind: `wager.${item.kind}`,
    key: item.key,
    player: item.playerId.toString(),
    house: `games:${item.source}`,
    details: item.details,
    tax: taxFor(item, wagerTax),
  }
  if (item.kind === 'rolled-back') {
    const hash = inputHash([item.kind, item.playerId, item.currency, item.betKey])
    return { ...common, hash, currency: item.currency, minor: '0', ref: item.betKey }
  }
  const { currency, minor } = item.amount
  const game = String(item.details?.['game'] ?? '')
  const hash = inputHash([item.kind, item.playerId, currency, minor, item.round, game])
  const paired = item.kind === 'won' && item.isPaired === true
  return { ...common, hash, currency, minor: minor.toString(), round: item.round, ...(paired && { paired }) }
}

async function within(tx: Tx, item: Wager, { zone, wagerTax = () => [] }: Play): Promise<WagerAnswer> {
  if (!isPossible(item)) return refused('amount')
  const rows = [toRow(item, 0, wagerTax)]
  const [row] = await tx.sql<Row>`select * from money.wager(${JSON.stringify(rows)}::jsonb, ${zone})`
  return answerOf(row!)
}

/**
 * One rollback in the transaction of people, who have undone the win before it (the wallet is locked by then). What its
 * company says of the bet later is known, or finds it undone.
 */
export const rolledBack: (tx: Tx, item: Extract<Wager, { kind: 'rolled-back' }>, at: Play) => Promise<WagerAnswer> =
  within

/**
 * One stake in its caller's transaction, behind the same gate: for who writes a row of their own with it. A refusal is an answer
 * that moved nothing, and the caller decides what becomes of the rest. The wallet stays locked until the end, so nothing slow
 * comes after it, and of several the players come in the order of their ids.
 */
export const staked: (tx: Tx, item: Extract<Wager, { kind: 'staked' }>, at: Play) => Promise<WagerAnswer> = within

const answerOf = (row: Row): WagerAnswer => ({
  status: row.status,
  journalId: row.journal_id,
  balance: row.version === null ? null : { cash: row.cash!, bonus: row.bonus!, version: row.version },
})

/** Keys never meet in one batch; of one player's round only stakes do, because a win must see the committed stakes. */
function marks(item: Wager): { alone: string[]; shared: string[] } {
  const key = `${item.source} ${item.key}`
  if (item.kind === 'rolled-back')
    return { alone: [key, `${item.source} ${item.betKey}`, `${item.source} ${item.playerId}`], shared: [] }
  const round = `${item.source} ${item.playerId} ${item.round}`
  const player = `${item.source} ${item.playerId}`
  return item.kind === 'won' ? { alone: [key, round], shared: [player] } : { alone: [key], shared: [round, player] }
}

/** A player's balance after a commit. */
export interface Moved {
  readonly playerId: bigint
  readonly currency: Amount['currency']
  readonly totalMinor: bigint
  readonly version: bigint
}
export interface Tell {
  onFault(error: unknown): void
  onMoved(moved: Moved): void
  /** So many items shared one commit. */
  onBatch?(items: number): void
  /** Given in crash tests only: the process may die on either side of the COMMIT, so there has to be one to stand beside. */
  readonly mayDie?: (tx: Tx, path: `wager.${Wager['kind']}`) => void
}

interface Play {
  readonly zone: string
  readonly wagerTax?: WagerTax
}

interface Row {
  i: number
  status: WagerStatus
  journal_id: bigint | null
  cash: bigint | null
  bonus: bigint | null
  version: bigint | null
}

/** It is committed: a listener that throws must not make it look undone. */
function tellOf(tell: Tell, item: Wager, row: Row): void {
  try {
    tell.onMoved(movedBy(item, row))
  } catch (error) {
    tell.onFault(error)
  }
}

function movedBy(item: Wager, row: Row): Moved {
  const currency = item.kind === 'rolled-back' ? item.currency : item.amount.currency
  return { playerId: item.playerId, currency, totalMinor: row.cash! + row.bonus!, version: row.version! }
}

const USUAL_LIMIT_MS = 60_000

/**
 * @param zone The jurisdiction's time zone, in which the days of limits begin.
 * @param wagerTax What the state takes.
 * @param limitMs How long a group may take before its items are answered as unknown.
 * @param tell Told of errors of the database, for the log, and of every balance that moved, after COMMIT.
 */
export function openWager(
  db: Db,
  { zone, wagerTax = () => [], limitMs = USUAL_LIMIT_MS }: Play & { readonly limitMs?: number },
  tell: Tell,
): { readonly wager: (item: Wager) => Promise<WagerAnswer>; readonly groups: () => GroupsNow } {
  const commit = groupCommit<Wager, WagerAnswer>({
    most: 128,
    limitMs,
    marks,
    async run(items) {
      const { mayDie } = tell
      const statement = (sql: Sql) =>
        sql.sql<Row>`select * from money.wager(${JSON.stringify(items.map((item, index) => toRow(item, index, wagerTax)))}::jsonb, ${zone})`
      const rows = await (mayDie === undefined
        ? statement(db)
        : db.transaction(async (tx) => {
            const answers = await statement(tx)
            for (const { kind } of items) mayDie(tx, `wager.${kind}`)
            return answers
          }))
      tell.onBatch?.(items.length)
      for (const row of rows) if (row.status === 'ok') tellOf(tell, items[row.i]!, row)
      return rows.map(answerOf)
    },
    fault(_item, error) {
      tell.onFault(error)
      return refused('fault')
    },
  })
  return {
    wager: async (item) => (isPossible(item) ? commit(item) : refused('amount')),
    groups: commit.now,
  }
}
