/** A round ends: what it came to is written down with every payout, in one transaction; then the payouts are paid, in batches, once each. */
import type { Db, Tx } from '@uwanja/database/sql'
import type { Money, WagerAnswer } from '@uwanja/money'
import type { Notify } from '../notices/notify.ts'
import type { PushToPhones } from '../push/notes.ts'
import { mayDie } from '../runtime/failpoints.ts'
import { refuse } from '../runtime/refuse.ts'
import { isReady, workedOut, type Worked } from './outcome.ts'
import { endPaying, insertPayouts, insertRefunds, notePaid, owedPayouts, type Payout } from './payout-store.ts'
import { noteOutcome } from './round-store.ts'
import { lockRound, matchesOf, roundsInState, type Round, type StoredOutcome } from './store.ts'
import { SOURCE } from './tickets.ts'

export interface SettleDeps {
  readonly db: Db
  readonly money: Pick<Money, 'pool' | 'wager'>
  onFault(error: unknown): void
}

export interface PaidDeps extends SettleDeps {
  readonly notify: Notify
  readonly push: PushToPhones | null
  /** Some movements of a round were refused, and are asked for again at the next look. */
  waiting(round: Round, answers: readonly WagerAnswer[]): void
}

/** What a settlement would do now. Refuses while a match that may count has no result. */
export async function dryRun(db: Db | Tx, round: Round): Promise<Worked> {
  if (round.state !== 'closed') return refuse('NO_LONGER_OPEN')
  const matches = await matchesOf(db, round.id)
  if (!isReady(round, matches)) return refuse('RESULTS_MISSING')
  return workedOut(db, round, matches)
}

/** Refuses another outcome than the one that was approved. */
export async function settleRound(
  { money }: Pick<SettleDeps, 'money'>,
  tx: Tx,
  id: bigint,
  isApproved: (worked: Worked) => boolean,
): Promise<void> {
  const round = (await lockRound(tx, id, 'update')) ?? refuse('NOT_FOUND')
  const worked = await dryRun(tx, round)
  if (!isApproved(worked)) refuse('INCORRECT_PARAMETER_VALUE', { field: 'outcome' })
  await endRound({ money }, tx, round, worked)
}

/** Of a round that is not played at all: every ticket is given back, and what had been rolled in rolls on. */
export function cancelRound(deps: Pick<SettleDeps, 'money'>, tx: Tx, round: Round): Promise<void> {
  const left = `${round.rolledInMinor}`
  const outcome: StoredOutcome = {
    pool: { fromSales: '0', rolledIn: left, added: '0', total: left },
    winners: [],
    fixed: { tickets: 0, paid: '0' },
    paidFromPool: '0',
    returned: '0',
    rolls: left,
    how: 'cancelled',
    run: round.reversed + 1,
  }
  return endRound(deps, tx, { ...round, rule: { ...round.rule, onCancelled: 'refund' } }, { outcome, prizes: [] })
}

/** What it came to, who is owed what, and the pool's own movements. */
async function endRound(
  { money }: Pick<SettleDeps, 'money'>,
  tx: Tx,
  round: Round,
  { outcome, prizes }: Worked,
): Promise<void> {
  const { id, priceMinor } = round
  const { run } = outcome
  await noteOutcome(tx, id, outcome)
  if (givesBack(round, outcome)) await insertRefunds(tx, id, run, priceMinor)
  else
    await insertPayouts(
      tx,
      id,
      prizes.map((prize) => ({ ...prize, run, kind: 'prize' as const })),
    )
  await money.pool.settled(tx, poolEvent(round, outcome))
  mayDie(tx, 'jackpot.settled')
}

const givesBack = ({ rule }: Round, { how }: StoredOutcome): boolean =>
  how === 'cancelled' && rule.onCancelled === 'refund'

/** Of a round that could not be played nothing is added, and where tickets are given back no sales are shared. */
export function poolEvent(round: Round, outcome: StoredOutcome) {
  const { id, currency } = round
  const { how, pool, paidFromPool, returned, fixed, run } = outcome
  return {
    key: `round-${String(id)}-${String(run)}`,
    currency,
    prizes: BigInt(paidFromPool),
    fixed: BigInt(fixed.paid),
    fromSales: givesBack(round, outcome) ? 0n : BigInt(pool.fromSales),
    added: how === 'cancelled' ? 0n : BigInt(pool.added),
    returned: how === 'cancelled' ? 0n : BigInt(returned),
  }
}

const BATCH = 200

/** Goes on where it was left: a payout that was paid and not noted is paid once more under its key, which moves nothing. */
export async function payDue(deps: PaidDeps): Promise<void> {
  for (const round of await roundsInState(deps.db, 'paying')) await payRound(deps, round).catch(deps.onFault)
}

async function payRound(deps: PaidDeps, round: Round): Promise<void> {
  const stuck: WagerAnswer[] = []
  for (let after = 0n; ;) {
    const owed = await owedPayouts(deps.db, round.id, after, BATCH)
    if (owed.length === 0) break
    after = owed.at(-1)!.ticketId
    const answers = await Promise.all(owed.map((payout) => pay(deps, round, payout)))
    const paid = owed.filter((_payout, at) => isDone(answers[at]!))
    if (paid.length > 0) await notePaid(deps.db, paid)
    stuck.push(...answers.filter((answer) => !isDone(answer)))
  }
  // Who could not be paid now stays owed, and keeps the round open; the next look tries again.
  if (stuck.length > 0) deps.waiting(round, stuck)
  else await endPaying(deps.db, round.id, round.outcome?.how === 'cancelled' ? 'cancelled' : 'settled')
}

const isDone = ({ status }: WagerAnswer): boolean => status === 'ok' || status === 'duplicate'

function pay({ money }: PaidDeps, { currency }: Round, payout: Payout): Promise<WagerAnswer> {
  const { ticketId, run, playerId, kind, minor } = payout
  const ticket = `ticket-${String(ticketId)}`
  const common = { source: SOURCE, key: `${kind}-${String(ticketId)}-${String(run)}`, playerId }
  return kind === 'prize'
    ? money.wager({ ...common, kind: 'won', round: ticket, amount: { currency, minor } })
    : money.wager({ ...common, kind: 'voided', stakeKey: ticket, amount: { currency, minor } })
}
