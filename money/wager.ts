/** The first door: stakes, wins, rollbacks, voids and changes of games and bets. Takes no transaction, answers after COMMIT, never throws. */
import { CURRENCIES, MAX_MINOR, type Amount } from '@uwanja/contract/wire/amounts'
import { groupCommit, type GroupsNow } from '@uwanja/database/group-commit'
import { inputHash } from './hash.ts'
import type { Db, Sql, Tx } from '@uwanja/database/sql'
import type { WagerTax } from './tax.ts'
import { WAGER_KINDS, type WagerKindName } from './wager-kinds.ts'

interface Common {
  /** The company whose transaction ids these are; also names the house account `games:{source}`. */
  readonly source: string
  /** The company's own transaction id: one obligation, one key. */
  readonly key: string
  readonly playerId: bigint
  readonly round: string
  readonly details?: Readonly<Record<string, string | number | boolean>>
  /** A digest of what came with it (a slip): the same id with another one is refused. */
  readonly content?: string
}
/** Of bets that count towards wagering when they are settled, not when they are staked. */
interface Settled {
  /** How much of the round's stake results settled at odds that count, in minor units; of a change, by now in all. */
  readonly wageredMinor?: bigint
}
export type Wager =
  /** `funding`: a free bet, which the house stakes. The gate asks for blocks alone, its win is cash and taxed whole. */
  | (Common & { readonly kind: 'staked'; readonly amount: Amount; readonly funding?: { readonly freeBet: string } })
  /** Zero is legal: it closes the round. `isPaired`: its call also staked, under the same key. */
  | (Common & Settled & { readonly kind: 'won'; readonly amount: Amount; readonly isPaired?: boolean })
  | (Omit<Common, 'round'> & {
      readonly kind: 'rolled-back'
      readonly betKey: string
      readonly currency: Amount['currency']
    })
  /** So much of this stake goes back; of all voids of one at most the stake. */
  | (Omit<Common, 'round'> & {
      readonly kind: 'voided'
      readonly stakeKey: string
      readonly amount: Amount
      readonly round?: string
    })
  /** This win or void is now worth so much, zero too: only the difference moves, what was spent is owed. */
  | (Omit<Common, 'round'> & Settled & { readonly kind: 'changed'; readonly ofKey: string; readonly amount: Amount })

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
  | 'wins-stand' // a rollback of the stake on which a paid win leans, or of which a void stands: people undo that first
  | 'unknown-reference' // a void or a change of what the player has not, or of a win that people undid
  | 'too-much' // voids above the stake
  | 'no-resettle' // a change by a company that may not
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

/** The key of what it speaks of; null: it speaks of a round. */
function namedBy(item: Wager): string | null {
  if (item.kind === 'rolled-back') return item.betKey
  if (item.kind === 'voided') return item.stakeKey
  return item.kind === 'changed' ? item.ofKey : null
}

const LEAST: Readonly<Record<Exclude<WagerKindName, 'rolled-back'>, bigint>> = {
  staked: 1n,
  won: 0n,
  voided: 1n,
  changed: 0n,
}

/** The line of defence before the database: what could never be right is not sent. */
function isPossible(item: Wager): boolean {
  if (item.key === '' || item.key.length > 160 || namedBy(item) === '') return false
  if (item.kind === 'rolled-back') return Object.hasOwn(CURRENCIES, item.currency)
  if ('round' in item && item.round === '') return false
  return item.amount.minor >= LEAST[item.kind] && item.amount.minor <= MAX_MINOR
}

/** Null: it goes to the database. */
function refusedBefore(item: Wager, { resettles = () => false }: Play): WagerAnswer | null {
  if (!isPossible(item)) return refused('amount')
  return item.kind === 'changed' && !resettles(item.source) ? refused('no-resettle') : null
}

/** Only what is taxed carries its rates: the others pay for none. */
function taxFor(item: Wager, wagerTax: WagerTax) {
  const base = WAGER_KINDS[item.kind].taxed
  const rates = wagerTax(item.source, base)
  return rates.length === 0 ? undefined : { account: `tax:${base}`, rates }
}

/** What makes a repeat the same; what only some items have comes last. */
function fingerprint(item: Wager): string {
  const { kind, playerId, content } = item
  const more = content === undefined ? [] : [content]
  if (item.kind === 'rolled-back') return inputHash([kind, playerId, item.currency, item.betKey, ...more])
  const { currency, minor } = item.amount
  if (item.kind === 'voided')
    return inputHash([kind, playerId, currency, minor, item.round ?? null, item.stakeKey, ...more])
  if (item.kind === 'changed') return inputHash([kind, playerId, currency, minor, item.ofKey, ...more])
  const funding = item.kind === 'staked' && item.funding ? [item.funding.freeBet] : []
  const game = String(item.details?.['game'] ?? '')
  return inputHash([kind, playerId, currency, minor, item.round, game, ...more, ...funding])
}

function toRow(
  item: Wager,
  index: number,
  { wagerTax = () => [], resettles = () => false }: Play,
): Record<string, unknown> {
  const free = item.kind === 'staked' && item.funding ? { freeBet: item.funding.freeBet } : {}
  const wagered = 'wageredMinor' in item ? { wagered: item.wageredMinor?.toString() } : {}
  return {
    i: index,
    source: item.source,
    kind: `wager.${item.kind}`,
    key: item.key,
    player: item.playerId.toString(),
    house: `games:${item.source}`,
    details: { ...item.details, ...free, ...wagered },
    tax: taxFor(item, wagerTax),
    hash: fingerprint(item),
    currency: currencyOf(item),
    minor: item.kind === 'rolled-back' ? '0' : item.amount.minor.toString(),
    ref: namedBy(item) ?? undefined,
    ...('round' in item && { round: item.round }),
    ...(resettles(item.source) && { resettles: true }),
    ...(item.kind === 'won' && item.isPaired === true && { paired: true }),
  }
}

async function within(tx: Tx, item: Wager, play: Play): Promise<WagerAnswer> {
  const no = refusedBefore(item, play)
  if (no) return no
  const rows = [toRow(item, 0, play)]
  const [row] = await tx.sql<Row>`select * from money.wager(${JSON.stringify(rows)}::jsonb, ${play.zone})`
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
  const player = `${item.source} ${item.playerId}`
  const { shares } = WAGER_KINDS[item.kind]
  if (shares === 'nobody') return { alone: [key, `${item.source} ${namedBy(item)!}`, player], shared: [] }
  const round = `${player} ${(item as Common).round}`
  return shares === 'other-rounds'
    ? { alone: [key, round], shared: [player] }
    : { alone: [key], shared: [round, player] }
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
  readonly mayDie?: (tx: Tx, path: (typeof WAGER_KINDS)[WagerKindName]['path']) => void
}

interface Play {
  readonly zone: string
  readonly wagerTax?: WagerTax
  /** May this company say wins and voids anew? Absent: none may. */
  readonly resettles?: (source: string) => boolean
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

const currencyOf = (item: Wager): Amount['currency'] =>
  item.kind === 'rolled-back' ? item.currency : item.amount.currency

const movedBy = (item: Wager, row: Row): Moved => ({
  playerId: item.playerId,
  currency: currencyOf(item),
  totalMinor: row.cash! + row.bonus!,
  version: row.version!,
})

const USUAL_LIMIT_MS = 60_000

/**
 * @param play.zone The jurisdiction's time zone, in which the days of limits begin.
 * @param play.wagerTax What the state takes.
 * @param play.limitMs How long a group may take before its items are answered as unknown.
 * @param tell Told of errors of the database, for the log, and of every balance that moved, after COMMIT.
 */
export function openWager(
  db: Db,
  play: Play & { readonly limitMs?: number },
  tell: Tell,
): { readonly wager: (item: Wager) => Promise<WagerAnswer>; readonly groups: () => GroupsNow } {
  const { zone, limitMs = USUAL_LIMIT_MS } = play
  const commit = groupCommit<Wager, WagerAnswer>({
    most: 128,
    limitMs,
    marks,
    async run(items) {
      const { mayDie } = tell
      const statement = (sql: Sql) =>
        sql.sql<Row>`select * from money.wager(${JSON.stringify(items.map((item, index) => toRow(item, index, play)))}::jsonb, ${zone})`
      const rows = await (mayDie === undefined
        ? statement(db)
        : db.transaction(async (tx) => {
            const answers = await statement(tx)
            for (const { kind } of items) mayDie(tx, WAGER_KINDS[kind].path)
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
    wager: async (item) => refusedBefore(item, play) ?? commit(item),
    groups: commit.now,
  }
}
