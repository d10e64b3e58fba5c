/** The desk: where players stake and cash out. What it decides, the till writes and settles. */
import { randomUUID } from 'node:crypto'
import { msUntil, multiplierAt, pays, ZEPPELIN } from '@uwanja/contract/fair/fairness'
import type { HeardRefusal } from '@uwanja/providers/games/speaker'
import type { Clock } from '@uwanja/runtime/clock'
import type { Rounds } from './rounds.ts'
import type { Session, Sessions } from '../../players/sessions.ts'
import type { CashOutWhy, MeView, PlayerLine, Slot, StakeWhy } from '@uwanja/contract/studio/zeppelin'
import { betCall, isInFlight, myStake, owedCall, playerLine, type Stake } from './stakes.ts'
import type { Till } from './till.ts'
import type { Wallet } from '../../wallet/wallet.ts'

export interface Desk {
  readonly till: Till
  readonly rounds: Rounds
  readonly wallet: Wallet
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

const REFUSED: Partial<Record<HeardRefusal, StakeWhy>> = {
  funds: 'funds',
  token: 'expired',
  expired: 'expired',
  blocked: 'blocked',
  limit: 'limit',
}

/** What a player wants to stake, in which of his two slots. */
export interface Wish {
  readonly minor: bigint
  readonly auto: number | null
  readonly slot: Slot
}

/** Why this stake cannot even be asked for, or null. */
function objection(desk: Desk, session: Session, { minor, auto, slot }: Wish): StakeWhy | null {
  const before = desk.till.latestOf(session, slot)
  if (desk.rounds.now().phase !== 'open') return 'closed'
  if (before?.state === 'asked' || before?.state === 'live') return 'already-staked'
  if (minor < STAKE_LIMITS.minMinor) return 'below-limit'
  if (minor > STAKE_LIMITS.maxMinor) return 'above-limit'
  if (auto !== null && (auto < ZEPPELIN.lowestCashOut || auto > ZEPPELIN.highestCrash)) return 'bad-auto'
  return session.token === null && (desk.sessions.balance(session.playerId) ?? 0n) < minor ? 'funds' : null
}

/** Takes a stake. It counts when the wallet said yes while the round was still open, and goes back otherwise. */
export async function place(desk: Desk, session: Session, wish: Wish): Promise<Placed> {
  const { minor, auto, slot } = wish
  const why = objection(desk, session, wish)
  if (why) return { ok: false, why }
  const { playerId, name, token, currency } = session
  const round = desk.rounds.now().fixed.round
  const open = { cashOut: null, wonMinor: null, why: null, settled: false, disputed: null }
  const state = token === null ? 'live' : 'asked'
  const whose = { id: randomUUID(), round, playerId, name, token, currency }
  const stake: Stake = { ...whose, stakeMinor: minor.toString(), auto, slot, state, ...open }
  if (token === null) desk.sessions.setBalance(playerId, (desk.sessions.balance(playerId) ?? 0n) - minor)
  // Written before the wallet hears of it: a kill during the call leaves a row that is cancelled at the next start.
  desk.till.save(stake)
  return token === null ? { ok: true } : ask(desk, stake)
}

async function ask(desk: Desk, stake: Stake): Promise<Placed> {
  const heard = await desk.wallet.ask(betCall(stake))
  if (desk.isClosed()) return { ok: false, why: 'no-answer' }
  const end = (state: 'returning' | 'refused', why: StakeWhy): Placed => {
    desk.till.decide(stake, { state, why })
    return { ok: false, why }
  }
  desk.till.heardBalance(stake.playerId, heard)
  if (heard.heard === 'unknown') return end('returning', 'no-answer')
  if (heard.heard === 'refused') return end('refused', REFUSED[heard.why] ?? 'refused')
  const { phase, fixed } = desk.rounds.now()
  if (phase !== 'open' || fixed.round !== stake.round) return end('returning', 'too-late')
  desk.till.save({ ...stake, state: 'live' })
  return { ok: true }
}

/** Cashes out at the multiplier of this moment, by the studio's clock alone. */
export function cashOut(desk: Desk, session: Session, slot: Slot): CashedOut {
  const stake = desk.till.latestOf(session, slot)
  const { fixed, phase, sinceMs } = desk.rounds.now()
  if (!stake || stake.round !== fixed.round || !isInFlight(stake)) return { ok: false, why: 'no-stake' }
  // A second tap, or the other window: the same answer again, and money moves once.
  if (stake.state === 'won') return { ok: true, cashOut: stake.cashOut!, wonMinor: stake.wonMinor! }
  if (stake.state === 'lost') return { ok: false, why: 'too-late' }
  if (phase !== 'flying') return { ok: false, why: 'not-flying' }
  const reached = multiplierAt(desk.clock.now() - sinceMs)
  // The person asked for the automatic cash-out first, and its timer may be a moment late.
  const at = stake.auto !== null && stake.auto <= reached ? stake.auto : reached
  if (at < ZEPPELIN.lowestCashOut && at <= fixed.crash) return { ok: false, why: 'too-early' }
  if (!pays(at, fixed.crash)) return { ok: false, why: 'too-late' }
  return { ok: true, cashOut: at, wonMinor: desk.till.pay(stake, at).wonMinor! }
}

const liveOf = (desk: Desk) => desk.till.all().filter((stake) => stake.state === 'live')

/** The flight began: arms the automatic cash-outs that it will reach. */
export function armAutos(desk: Desk, crash: number): void {
  for (const stake of liveOf(desk)) {
    const { auto, id } = stake
    if (auto === null || !pays(auto, crash)) continue
    desk.clock.after(msUntil(auto), () => {
      const current = desk.till.get(id)
      if (!desk.isClosed() && current?.state === 'live') desk.till.pay(current, auto)
    })
  }
}

/** The flight is over: whoever is still in the air has lost, unless his automatic cash-out was reached. */
export function settleFlight(desk: Desk, crash: number): void {
  for (const stake of liveOf(desk)) desk.till.settle(stake, crash)
}

export function linesOf(desk: Desk): readonly PlayerLine[] {
  const { round } = desk.rounds.now().fixed
  return desk.till
    .all()
    .filter((stake) => stake.round === round && isInFlight(stake))
    .map(playerLine)
}

export function meOf(desk: Desk, session: Session): MeView {
  const stake = desk.till.latestOf(session, 0)
  const second = desk.till.latestOf(session, 1)
  const owing = desk.till.all().filter((other) => other.playerId === session.playerId && owedCall(other))
  return {
    name: session.name,
    currency: session.currency,
    balanceMinor: desk.sessions.balance(session.playerId)?.toString() ?? null,
    minMinor: STAKE_LIMITS.minMinor.toString(),
    maxMinor: STAKE_LIMITS.maxMinor.toString(),
    stake: stake ? myStake(stake) : null,
    second: second ? myStake(second) : null,
    waiting: owing.filter((other) => other.id !== stake?.id && other.id !== second?.id).length,
  }
}
