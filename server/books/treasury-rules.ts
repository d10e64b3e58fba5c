/** Money apart: what is owed to players beside what lies in trust, and moves between the house's accounts by two people. */
import { parseAmount, type Currency } from '@uwanja/contract/wire/amounts'
import { TREASURY_MOVES, type TreasuryMove } from '@uwanja/contract/operators/treasury'
import { TAX_BASES } from '@uwanja/money'
import type { TrialRow } from '@uwanja/money/reports'
import type { Sql, Tx } from '@uwanja/money/sql'
import { PAYMENT_COMPANIES } from '@uwanja/providers/payments'
import { today } from '../db/days.ts'
import { refuse } from '../runtime/refuse.ts'
import { askApproval } from '../operators/approvals.ts'
import { approvalById, approvalByKey, type ApprovalRow } from '../operators/approvals-store.ts'
import { recordAudit } from '../operators/audit-store.ts'
import type { Operator } from '../operators/deps.ts'
import type { BookDeps } from './deps.ts'
import { lockTreasury, testPlayers } from './treasury-store.ts'

/** Of what a move may be: the companies that collect for us, the bases of taxes. */
export const MOVES_OF = {
  company: PAYMENT_COMPANIES.map(({ name }) => name),
  base: TAX_BASES,
} as const

export interface Apart {
  readonly currency: Currency
  readonly players: bigint
  readonly parked: bigint
  readonly dormant: bigint
  readonly tests: bigint
  readonly bonuses: bigint
  readonly trust: bigint
  readonly inTransit: bigint
  readonly operating: bigint
  readonly taxOwed: bigint
}

/** Trust less what must lie in it. */
export const differenceOf = ({ trust, players, parked: inSuspense, dormant }: Apart): bigint =>
  trust - players - inSuspense - dormant

/** At the end of a day, by currency. Accounts at banks stand below zero by what lies in them. */
export async function apartAt(
  { money, jurisdiction }: Pick<BookDeps, 'money' | 'jurisdiction'>,
  db: Sql,
  day: string,
): Promise<Apart[]> {
  const { zone } = jurisdiction
  const rows = await money.reports.trialBalance(db, { from: day, to: day, zone })
  const tests = await money.reports.heldAtEndOf(db, await testPlayers(db), { to: day, zone })
  return [...new Set(rows.map(({ currency }) => currency))].map((currency) => {
    const sum = (is: (row: TrialRow) => boolean): bigint =>
      rows.filter((row) => row.currency === currency && is(row)).reduce((all, { closing }) => all + closing, 0n)
    const ofTests = tests.find((one) => one.currency === currency)
    return {
      currency,
      players: sum(({ name }) => name.startsWith('players:') && name !== 'players:bonus') - (ofTests?.owed ?? 0n),
      parked: sum(({ name }) => name.startsWith('parked:')),
      dormant: sum(({ name }) => name === 'dormant' || name === 'unclaimed'),
      tests: ofTests?.owed ?? 0n,
      bonuses: sum(({ name }) => name === 'players:bonus'),
      trust: -sum(({ name }) => name === 'trust'),
      inTransit: -sum(({ name }) => name.startsWith('bank:')),
      operating: -sum(({ name }) => name === 'operating'),
      taxOwed: sum(({ name }) => name.startsWith('tax:')),
    }
  })
}

export interface TreasuryRequest {
  readonly move: TreasuryMove
  readonly of: string
  readonly amount: string
  readonly key: string
  readonly why: string
}

export async function askTreasury(deps: BookDeps, by: Operator, asked: TreasuryRequest): Promise<ApprovalRow> {
  const { move, key, why } = asked
  const kind = TREASURY_MOVES[move]
  const names: readonly string[] = kind === null ? ['-'] : MOVES_OF[kind]
  if (!names.includes(asked.of)) refuse('INCORRECT_PARAMETER_VALUE', { field: 'of' })
  const { minor, currency } = parseAmount(asked.amount, deps.jurisdiction.currency) ?? refuse('INVALID_AMOUNT')
  const details = { move, of: asked.of, minor: `${minor}`, currency }
  return deps.db.transaction(async (tx) => {
    const known = await approvalByKey(tx, key)
    if (
      known &&
      (known.askedBy !== by.id || known.details['minor'] !== details.minor || known.details['move'] !== move)
    )
      refuse('INCORRECT_PARAMETER_VALUE', { field: 'key' })
    if (known) return known
    if (move === 'revenue-taken') await mustLieAbove(deps, tx, currency, minor)
    const id = await askApproval(tx, by, { kind: 'treasury', subject: `treasury ${move}`, details, why, key })
    return (await approvalById(tx, id))!
  })
}

/** The players' money is not the house's to take, whoever approves. */
async function mustLieAbove(deps: BookDeps, tx: Tx, currency: Currency, minor: bigint): Promise<void> {
  await lockTreasury(tx)
  const apart = await apartAt(deps, tx, await today(tx, deps.jurisdiction.zone))
  const now = apart.find((one) => one.currency === currency)
  if (!now || differenceOf(now) < minor) refuse('INSUFFICIENT_AMOUNT')
}

type Action = Pick<ApprovalRow, 'details' | 'why' | 'key' | 'askedBy'>

/** Done in the moment in which a second person approves. */
export async function moveTreasury(deps: BookDeps, tx: Tx, by: Operator, change: Action): Promise<void> {
  const { move, of, minor: rawMinor, currency: rawCurrency } = change.details
  const currency = rawCurrency as Currency
  const minor = BigInt(rawMinor!)
  const event = { key: `treasury-${change.key}`, amount: { currency, minor }, reason: change.why }
  const { treasury } = deps.money
  if (move === 'revenue-taken') await mustLieAbove(deps, tx, currency, minor)
  const moves: Readonly<Record<TreasuryMove, () => Promise<{ readonly journalId: bigint }>>> = {
    swept: () => treasury.swept(tx, { ...event, company: of! }),
    'float-fed': () => treasury.floatFed(tx, { ...event, company: of! }),
    'revenue-taken': () => treasury.revenueTaken(tx, event),
    'topped-up': () => treasury.toppedUp(tx, event),
    'unclaimed-paid': () => treasury.unclaimedPaid(tx, event),
    'tax-paid': () => treasury.taxPaid(tx, { ...event, base: of! }),
  }
  const { journalId } = await moves[move as TreasuryMove]()
  const after = { move, of, minor, currency, journal: journalId }
  await recordAudit(tx, { by, action: 'treasury.moved', subject: `treasury ${move}`, why: change.why, after })
}
