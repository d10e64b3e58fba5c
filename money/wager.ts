/** The first door: stakes, wins, rollbacks, voids and changes of games and bets. Takes no transaction, answers after COMMIT, never throws. */
import type { Amount } from '@uwanja/contract/wire/amounts'
import { groupCommit, type GroupsNow } from '@uwanja/database/group-commit'
import { inputHash, keyDigest } from './hash.ts'
import type { Db, Sql, Tx } from '@uwanja/database/sql'
import type { WagerTax } from './tax.ts'
import {
  currencyOf,
  isPossible,
  namedBy,
  type Guarded,
  type Wager,
  type WagerAnswer,
  type WagerStatus,
} from './wager-item.ts'
import { WAGER_KINDS, type WagerKindName } from './wager-kinds.ts'

const refused = (status: WagerStatus): WagerAnswer => ({ status, journalId: null, balance: null })

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

function toRow(item: Wager, index: number, { wagerTax = () => [] }: Play): Record<string, unknown> {
  const free = item.kind === 'staked' && item.funding ? { freeBet: item.funding.freeBet } : {}
  const wagered = 'wageredMinor' in item ? { wagered: item.wageredMinor?.toString() } : {}
  return {
    i: index,
    source: item.source,
    kind: `wager.${item.kind}`,
    key: item.key,
    digest: keyDigest(item.source, item.key),
    player: item.playerId.toString(),
    house: `games:${item.source}`,
    details: { ...item.details, ...free, ...wagered },
    tax: taxFor(item, wagerTax),
    hash: fingerprint(item),
    currency: currencyOf(item),
    minor: item.kind === 'rolled-back' ? '0' : item.amount.minor.toString(),
    ref: namedBy(item) ?? undefined,
    ...('round' in item &&
      item.round !== undefined && { round: item.round, rounds: keyDigest(item.source, item.round) }),
    ...(item.kind === 'won' && item.isPaired === true && { paired: true }),
  }
}

async function within(tx: Tx, item: Wager, play: Play): Promise<WagerAnswer> {
  const no = refusedBefore(item, play)
  if (no) return no
  const rows = [toRow(item, 0, play)]
  const [row] = await tx.sql<WagerRow>`select * from money.wager(${JSON.stringify(rows)}::jsonb, ${play.zone})`
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

/** Stakes of different players in their caller's transaction, in one statement: each is answered by itself. */
export async function stakedTogether(
  tx: Tx,
  items: readonly Extract<Wager, { kind: 'staked' }>[],
  play: Play,
): Promise<readonly WagerAnswer[]> {
  const answers = items.map((item) => refusedBefore(item, play))
  const rows = items.flatMap((item, index) => (answers[index] ? [] : [toRow(item, index, play)]))
  const said =
    rows.length === 0
      ? []
      : await tx.sql<WagerRow>`
    select * from money.wager(${JSON.stringify(rows)}::jsonb, ${play.zone})`
  for (const row of said) answers[row.i] = answerOf(row)
  return answers as WagerAnswer[]
}

/** One win in its caller's transaction: for rounds of which a feature keeps a row. The wallet is locked by then. */
export const won: (tx: Tx, item: Extract<Wager, { kind: 'won' }>, at: Play) => Promise<WagerAnswer> = within

const answerOf = (row: WagerRow): WagerAnswer => ({
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
  const round = `${player} ${(item as Extract<Wager, { kind: 'staked' | 'won' }>).round}`
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
export interface WagerHooks {
  onFault(error: unknown): void
  onMoved(moved: Moved): void
  /** So many items shared one commit. */
  onBatch?(items: number): void
  /** Given in crash tests only: the process may die on either side of the COMMIT, so there has to be one to stand beside. */
  readonly mayDie?: (tx: Tx, path: (typeof WAGER_KINDS)[WagerKindName]['path']) => void
}

/** Looks at the guards of a group (null: an item has none) and asks `money.wager` for the others, in one statement. */
export type Behind = (sql: Sql, items: string, zone: string, guards: readonly (bigint | null)[]) => Promise<WagerRow[]>

interface Play {
  readonly zone: string
  readonly wagerTax?: WagerTax
  /** May this company say wins and voids anew? Absent: none may. */
  readonly resettles?: (source: string) => boolean
}

export interface WagerRow {
  i: number
  status: WagerStatus
  journal_id: bigint | null
  cash: bigint | null
  bonus: bigint | null
  version: bigint | null
}

/** It is committed: a listener that throws must not make it look undone. */
function tellOf(tell: WagerHooks, item: Wager, row: WagerRow): void {
  try {
    tell.onMoved(movedBy(item, row))
  } catch (error) {
    tell.onFault(error)
  }
}

const movedBy = (item: Wager, row: WagerRow): Moved => ({
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
 * @param play.mostWaiting When so many wait for a group, a stake is refused at once; absent: never.
 * @param play.behind Looks at guards; absent: whatever has one is stale.
 * @param tell Told of errors of the database, for the log, and of every balance that moved, after COMMIT.
 */
export function openWager(
  db: Db,
  play: Play & { readonly limitMs?: number; readonly mostWaiting?: number; readonly behind?: Behind },
  tell: WagerHooks,
): { readonly wager: (item: Guarded) => Promise<WagerAnswer>; readonly groups: () => GroupsNow } {
  const { zone, behind, limitMs = USUAL_LIMIT_MS, mostWaiting = Infinity } = play
  const commit = groupCommit<Guarded, WagerAnswer>({
    most: 128,
    limitMs,
    marks,
    // Who stakes looks at the screen: an evening that is paid out does not stand before them, nor they before it.
    kindOf: ({ kind }) => (kind === 'staked' ? 0 : 1),
    // What is owed to a player is never sent away.
    crowded: (item, waiting) => (item.kind === 'staked' && waiting >= mostWaiting ? refused('busy') : null),
    async run(items) {
      const { mayDie } = tell
      const said = JSON.stringify(items.map((item, index) => toRow(item, index, play)))
      const guards = items.map(({ guard = null }) => guard)
      const isGuarded = behind !== undefined && guards.some((guard) => guard !== null)
      const statement = (sql: Sql) =>
        isGuarded
          ? behind(sql, said, zone, guards)
          : sql.sql<WagerRow>`select * from money.wager(${said}::jsonb, ${zone})`
      const rows = await (mayDie === undefined
        ? statement(db)
        : db.transaction(async (tx) => {
            const answers = await statement(tx)
            for (const { kind } of items) mayDie(tx, WAGER_KINDS[kind].path)
            return answers
          }))
      tell.onBatch?.(items.length)
      for (const row of rows) if (row.status === 'ok') tellOf(tell, items[row.i]!, row)
      // Who was stale is told at the end.
      return rows.toSorted((one, other) => one.i - other.i).map(answerOf)
    },
    fault(_item, error) {
      tell.onFault(error)
      return refused('fault')
    },
  })
  return {
    async wager(item) {
      // Nobody would look at it: what is remembered counts for nothing.
      if (item.guard !== undefined && behind === undefined) return refused('stale')
      return refusedBefore(item, play) ?? commit(item)
    },
    groups: commit.now,
  }
}
