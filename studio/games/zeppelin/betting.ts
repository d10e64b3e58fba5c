/** Betting on a flight: where players stake and cash out. What it decides, the settlement writes and tells the wallet. */
import { randomUUID } from 'node:crypto'
import { decided, isDone, leftByKill, owed, stateOf, voided } from '@uwanja/bets/bet'
import { msUntil, multiplierAt, payoutMinor, pays, ZEPPELIN } from '@uwanja/contract/fair/fairness'
import type { CashOutWhy, MeView, PlayerLine, Slot, StakeWhy } from '@uwanja/contract/studio/zeppelin'
import type { Clock } from '@uwanja/runtime/clock'
import type { Session, Sessions } from '../../players/sessions.ts'
import type { Settlement } from '../../wallet/settlement.ts'
import { isInFlight, myStake, newFlightBet, playerLine, type FlightBet, type Selection } from './flight-bet.ts'
import type { Rounds } from './rounds.ts'

export interface Betting {
  readonly settlement: Settlement<FlightBet>
  readonly rounds: Rounds
  readonly sessions: Sessions
  readonly clock: Clock
  /** After this no answer is acted on: the books are shut. */
  readonly isClosed: () => boolean
}

export type Placed = { readonly ok: true } | { readonly ok: false; readonly why: StakeWhy }
export type CashedOut =
  | { readonly ok: true; readonly cashOut: number; readonly wonMinor: string }
  | { readonly ok: false; readonly why: CashOutWhy }

/** Both demo limits, in the session's currency: 10.00 and 1,000,000.00. */
const STAKE_LIMITS = { minMinor: 1_000n, maxMinor: 100_000_000n } as const

/** The newest bet of this player in one of the two slots. */
function latestOf({ settlement }: Betting, { playerId }: Pick<Session, 'playerId'>, slot: Slot): FlightBet | undefined {
  const theirs = settlement.all().filter((bet) => bet.playerId === playerId && bet.slot === slot)
  return theirs.reduce<FlightBet | undefined>((best, bet) => (best && best.round > bet.round ? best : bet), undefined)
}

/** Why this stake cannot even be asked for, or null. */
function objection(betting: Betting, session: Session, { minor, auto, slot }: Selection): StakeWhy | null {
  const before = latestOf(betting, session, slot)
  if (betting.rounds.now().phase !== 'open') return 'closed'
  if (before && ['asked', 'live'].includes(stateOf(before))) return 'already-staked'
  if (minor < STAKE_LIMITS.minMinor) return 'below-limit'
  if (minor > STAKE_LIMITS.maxMinor) return 'above-limit'
  if (auto !== null && (auto < ZEPPELIN.lowestCashOut || auto > ZEPPELIN.highestCrash)) return 'bad-auto'
  return session.token === null && (betting.sessions.balance(session.playerId) ?? 0n) < minor ? 'funds' : null
}

/** Takes a stake. It counts when the wallet said yes while the round was still open, and goes back otherwise. */
export async function place(betting: Betting, session: Session, selection: Selection): Promise<Placed> {
  const objected = objection(betting, session, selection)
  if (objected) return { ok: false, why: objected }
  const { settlement, rounds } = betting
  const { round } = rounds.now().fixed
  const bet = newFlightBet(randomUUID(), round, session, selection)
  // Kept before the wallet hears of it: a kill during the call leaves a bet that is cancelled at the next start.
  await settlement.save(bet)
  const isTime = () => rounds.now().phase === 'open' && rounds.now().fixed.round === round
  const { why } = await settlement.take(bet, 0, { isTime, no: (asked, said) => ({ ...asked, why: said }) })
  return why === null ? { ok: true } : { ok: false, why }
}

/** Cashes out at the multiplier of this moment, by the studio's clock alone. */
export async function cashOut(betting: Betting, session: Session, slot: Slot): Promise<CashedOut> {
  const bet = latestOf(betting, session, slot)
  const { fixed, phase, sinceMs } = betting.rounds.now()
  if (!bet || bet.round !== fixed.round || !isInFlight(bet)) return { ok: false, why: 'no-stake' }
  const state = stateOf(bet)
  // A second tap, or the other window: the same answer again, and money moves once.
  if (state === 'won') return { ok: true, cashOut: bet.cashOut!, wonMinor: bet.wonMinor! }
  if (state === 'lost') return { ok: false, why: 'too-late' }
  if (phase !== 'flying') return { ok: false, why: 'not-flying' }
  const reached = multiplierAt(betting.clock.now() - sinceMs)
  // The person asked for the automatic cash-out first, and its timer may be a moment late.
  const at = bet.auto !== null && bet.auto <= reached ? bet.auto : reached
  if (at < ZEPPELIN.lowestCashOut && at <= fixed.crash) return { ok: false, why: 'too-early' }
  if (!pays(at, fixed.crash)) return { ok: false, why: 'too-late' }
  const won = wonAt(bet, at)
  await betting.settlement.settle(won).kept
  return { ok: true, cashOut: at, wonMinor: won.wonMinor! }
}

function wonAt(bet: FlightBet, at: number): FlightBet {
  return { ...decided(bet, payoutMinor(BigInt(bet.stakes[0]!.minor), at)), cashOut: at }
}

/** What the crash makes of a bet that is still in the air. */
function landed(bet: FlightBet, crash: number): FlightBet {
  return bet.auto !== null && pays(bet.auto, crash) ? wonAt(bet, bet.auto) : decided(bet, 0n)
}

const liveOf = ({ settlement }: Betting) => settlement.all().filter((bet) => stateOf(bet) === 'live')

/** The flight began: arms the automatic cash-outs that it will reach. */
export function armAutos(betting: Betting, crash: number): void {
  for (const { auto, key } of liveOf(betting)) {
    if (auto === null || !pays(auto, crash)) continue
    betting.clock.after(msUntil(auto), () => {
      const bet = betting.settlement.get(key)
      if (!betting.isClosed() && bet && stateOf(bet) === 'live') betting.settlement.settle(wonAt(bet, auto))
    })
  }
}

/** The flight is over: whoever is still in the air has lost, unless their automatic cash-out was reached. */
export function settleFlight(betting: Betting, crash: number): void {
  for (const bet of liveOf(betting)) betting.settlement.settle(landed(bet, crash))
}

/** Forgets what is over, except the flight before this one. */
export function prune({ settlement }: Betting, round: number): void {
  for (const bet of settlement.all()) if (bet.round < round - 1 && isDone(bet)) settlement.forget(bet.key)
}

/** Puts right what the last process left: a round that was played to its end settles its bets, all others go back. */
export async function recover(
  { settlement }: Betting,
  open: readonly FlightBet[],
  crashOf: (round: number) => Promise<number | null>,
): Promise<void> {
  for (const bet of open) {
    const left = leftByKill(bet)
    const state = stateOf(left)
    if (state === 'live') {
      const crash = await crashOf(bet.round)
      settlement.settle(crash === null ? { ...voided(left), why: 'void' } : landed(left, crash))
    } else settlement.settle(state === 'returning' && left !== bet ? { ...left, why: 'void' } : left)
  }
}

export function linesOf(betting: Betting): readonly PlayerLine[] {
  const { round } = betting.rounds.now().fixed
  return betting.settlement
    .all()
    .filter((bet) => bet.round === round && isInFlight(bet))
    .map(playerLine)
}

export function meOf(betting: Betting, session: Session): MeView {
  const stake = latestOf(betting, session, 0)
  const second = latestOf(betting, session, 1)
  const owing = betting.settlement.all().filter((bet) => bet.playerId === session.playerId && owed(bet).length > 0)
  return {
    name: session.name,
    currency: session.currency,
    balanceMinor: betting.sessions.balance(session.playerId)?.toString() ?? null,
    minMinor: STAKE_LIMITS.minMinor.toString(),
    maxMinor: STAKE_LIMITS.maxMinor.toString(),
    stake: stake ? myStake(stake) : null,
    second: second ? myStake(second) : null,
    waiting: owing.filter((bet) => bet.key !== stake?.key && bet.key !== second?.key).length,
  }
}
