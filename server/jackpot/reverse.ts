/** A settled round that was wrong is taken back by new movements: its pool at once, then each prize; then it waits for results again. */
import type { Db, Tx } from '@uwanja/database/sql'
import type { WagerAnswer } from '@uwanja/money'
import { moneyText } from '@uwanja/contract/wire/amounts'
import { mayDie } from '../runtime/failpoints.ts'
import { refuse } from '../runtime/refuse.ts'
import {
  endUndoing,
  hasRolledOn,
  noteReversed,
  noteTakenBack,
  paidPayouts,
  paidSum,
  type Payout,
} from './payout-store.ts'
import { poolEvent, type PaidDeps, type SettleDeps } from './settle.ts'
import { lockRound, roundsInState, type Round } from './store.ts'
import { SOURCE } from './tickets.ts'

export interface Reversal {
  readonly round: Round
  /** Which settlement of the round it is. */
  readonly run: number
  readonly prizes: number
  readonly minor: bigint
}

/**
 * What a reversal would take back now. Tickets that were given back stay so: only a round that was played is reversed, and only
 * while no later round has taken what it left.
 */
export async function reversalOf(db: Db | Tx, round: Round): Promise<Reversal> {
  if (round.state !== 'settled' || round.outcome === null) return refuse('NO_LONGER_OPEN')
  if (await hasRolledOn(db, round.id)) return refuse('JACKPOT_ROLLED_ON')
  return { round, run: round.outcome.run, ...(await paidSum(db, round.id)) }
}

/** Refuses another settlement than the one that was approved. */
export async function reverseRound(
  { money }: Pick<SettleDeps, 'money'>,
  tx: Tx,
  id: bigint,
  run: string,
): Promise<void> {
  const round = (await lockRound(tx, id, 'update')) ?? refuse('NOT_FOUND')
  const reversal = await reversalOf(tx, round)
  if (String(reversal.run) !== run) refuse('NO_LONGER_OPEN')
  await money.pool.reversed(tx, poolEvent(round, round.outcome!))
  await noteReversed(tx, id)
  mayDie(tx, 'jackpot.reversed')
}

const BATCH = 200

/** Goes on where it was left: what was taken back and not noted is asked once more under its key, which moves nothing. */
export async function undoDue(deps: PaidDeps): Promise<void> {
  for (const round of await roundsInState(deps.db, 'undoing')) await undoRound(deps, round).catch(deps.onFault)
}

async function undoRound(deps: PaidDeps, round: Round): Promise<void> {
  const stuck: WagerAnswer[] = []
  for (let after = 0n; ;) {
    const paid = await paidPayouts(deps.db, round.id, after, BATCH)
    if (paid.length === 0) break
    after = paid.at(-1)!.ticketId
    const answers = await Promise.all(paid.map((payout) => takeBack(deps, round, payout)))
    const back = paid.filter((_payout, at) => isTaken(answers[at]!))
    if (back.length > 0) await note(deps, round, back)
    stuck.push(...answers.filter((answer) => !isTaken(answer)))
  }
  if (stuck.length > 0) deps.waiting(round, stuck)
  else await endUndoing(deps.db, round.id)
}

/** A prize that people undid by its journal is worth nothing any more. */
const isTaken = ({ status }: WagerAnswer): boolean =>
  status === 'ok' || status === 'duplicate' || status === 'unknown-reference'

/** The prize is now worth nothing; what is spent of it is owed. */
function takeBack({ money }: PaidDeps, { currency }: Round, { ticketId, run, playerId }: Payout): Promise<WagerAnswer> {
  const which = `${String(ticketId)}-${String(run)}`
  return money.wager({
    kind: 'changed',
    source: SOURCE,
    key: `undone-${which}`,
    ofKey: `prize-${which}`,
    playerId,
    amount: { currency, minor: 0n },
  })
}

/** Noted and told together, so that nobody hears of it twice. */
function note({ db, notify }: PaidDeps, { name, currency }: Round, back: readonly Payout[]): Promise<void> {
  return db.transaction(async (tx) => {
    const noted = await noteTakenBack(tx, back)
    for (const { playerId, minor } of noted)
      await notify(tx, playerId, 'jackpotReversed', { name, amount: moneyText(minor, currency) })
  })
}
