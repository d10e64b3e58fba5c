/** What every event of the second door does: one journal through `money.record`, in the transaction that it is given. */
import type { Amount } from '@uwanja/contract/wire/amounts'
import { MAX_MINOR } from '@uwanja/contract/wire/amounts'
import type { AccountName } from './accounts.ts'
import { inputHash } from './hash.ts'
import type { Tx } from '@uwanja/database/sql'
import type { WagerTax } from './tax.ts'

export type MoneyProblem = 'funds' | 'reused' | 'currency' | 'unknown-player' | 'amount'

/** The ledger says no. Thrown, so that the transaction that asked rolls back. */
export class MoneyRefused extends Error {
  readonly why: MoneyProblem
  constructor(why: MoneyProblem) {
    super(`money refused: ${why}`)
    this.why = why
  }
}

export interface Recorded {
  /** False: the same event had been recorded before, and this is its first answer. */
  readonly fresh: boolean
  readonly journalId: bigint
  /** The player's balances after it; zeros for a journal without a player. */
  readonly cash: bigint
  readonly bonus: bigint
  readonly held: bigint
  readonly version: bigint
}

export interface Entry {
  readonly source: string
  readonly kind: string
  readonly key: string
  readonly playerId: bigint | null
  readonly amount: Amount
  readonly from: AccountName
  readonly to: AccountName
  /** Of the amount: withheld for the state, from the account that has it after `from` -> `to` or instead of `to`. */
  readonly tax?: {
    readonly minor: bigint
    readonly from: AccountName
    readonly to: AccountName
    readonly how: 'after' | 'instead'
  }
  readonly details?: Readonly<Record<string, string | number | boolean>>
}

/** The tax is in the postings and not in the hash: the same news on the day of another rate is the same news. */
function movesOf({ amount, from, to, tax }: Entry) {
  if (!tax || tax.minor === 0n) return [{ from, to, minor: amount.minor.toString() }]
  const first = tax.how === 'after' ? amount.minor : amount.minor - tax.minor
  return [
    { from, to, minor: first.toString() },
    { from: tax.from, to: tax.to, minor: tax.minor.toString() },
  ]
}

interface Row {
  status: MoneyProblem | 'ok' | 'duplicate'
  journal_id: bigint
  cash: bigint | null
  bonus: bigint | null
  held: bigint | null
  version: bigint | null
}

function toRecorded(row: Row): Recorded {
  if (row.status !== 'ok' && row.status !== 'duplicate') throw new MoneyRefused(row.status)
  return {
    fresh: row.status === 'ok',
    journalId: row.journal_id,
    cash: row.cash ?? 0n,
    bonus: row.bonus ?? 0n,
    held: row.held ?? 0n,
    version: row.version ?? 0n,
  }
}

export async function record(tx: Tx, entry: Entry): Promise<Recorded> {
  const { currency, minor } = entry.amount
  const tax = entry.tax?.minor ?? 0n
  if (minor < 1n || minor > MAX_MINOR || entry.key === '' || tax < 0n || tax >= minor) throw new MoneyRefused('amount')
  const written = {
    source: entry.source,
    kind: entry.kind,
    key: entry.key,
    hash: inputHash([entry.kind, entry.playerId, currency, minor, entry.from, entry.to]),
    player: entry.playerId?.toString() ?? null,
    currency,
    moves: movesOf(entry),
    details: entry.details,
  }
  const [row] = await tx.sql<Row>`select * from money.record(${JSON.stringify(written)}::jsonb)`
  return toRecorded(row!)
}

/**
 * Undoes a journal by a new one that names it. When what it gave has since been spent it is refused with `funds`, but of a win it is
 * owed. The tax of what is left of its round is put right by the same journal.
 * @param zone The jurisdiction's, in which the days of limits and of rates begin: what was won is taken out of the limits.
 */
export async function recordReversal(
  tx: Tx,
  { zone, wagerTax }: { readonly zone: string; readonly wagerTax: WagerTax },
  reversal: { key: string; journalId: bigint; reason: string },
): Promise<Recorded> {
  const written = {
    source: 'house',
    kind: 'reversal.made',
    key: reversal.key,
    hash: inputHash(['reversal', reversal.journalId]),
    details: { reason: reversal.reason },
    zone,
  }
  // The wallet is locked before the round is read: a win that came meanwhile is then seen.
  await tx.sql`
    select 1 from money.wallet
    where player_id = (select player_id from money.journal where id = ${reversal.journalId}) for update`
  const [original] = await tx.sql<{ source: string }>`
    select source from money.journal where id = ${reversal.journalId}`
  if (!original) throw new MoneyRefused('unknown-player')
  const rates = JSON.stringify(wagerTax(original.source, 'winnings'))
  const [row] = await tx.sql<Row>`
    select r.* from money.reversal_of(${reversal.journalId}) as o (entry),
      money.reversal_tax(${reversal.journalId}, ${rates}::jsonb, ${zone}) as t (moves),
      money.record(o.entry || jsonb_build_object('moves', o.entry -> 'moves' || t.moves) || ${JSON.stringify(written)}::jsonb) as r`
  return toRecorded(row!)
}
