/** What the page knows, and how each event of the live line changes it. Pure. */
import type { EventOf } from '../../../pages/line.ts'
import type { MeView, MyStake, Slot, Snapshot, StudioEvents } from '@uwanja/contract/studio/zeppelin'

export type LiveEvent = EventOf<StudioEvents>

export interface TableState extends Snapshot {
  /** Add to the browser's own clock (performance.now) to get the studio's. */
  readonly offsetMs: number
  /** What the last tick said. */
  readonly tickMs?: number
  /** Two ticks said the same: somebody holds the studio's clock. */
  readonly isStill?: boolean
}

const SHOWN_ROUNDS = 20

/**
 * The studio's clock as seen from here. Every message is late by its journey, so the largest difference is the best;
 * a new connection starts afresh, because the studio may have been started anew.
 */
function offsetAfter(before: TableState | null, event: LiveEvent, perfMs: number): number {
  const nowMs = event.name === 'tick' ? event.data.nowMs : 'round' in event.data ? viewNow(event) : null
  if (nowMs === null) return before?.offsetMs ?? 0
  const seen = nowMs - perfMs
  return before === null || event.name === 'state' ? seen : Math.max(before.offsetMs, seen)
}
function viewNow(event: LiveEvent): number | null {
  return event.name === 'state' || event.name === 'phase' ? event.data.round.nowMs : null
}

/** The state after an event; events before the first whole state are dropped. */
export function applyEvent(before: TableState | null, event: LiveEvent, perfMs: number): TableState | null {
  const offsetMs = offsetAfter(before, event, perfMs)
  if (event.name === 'state') return { ...event.data, offsetMs }
  if (before === null) return null
  switch (event.name) {
    case 'phase': {
      const { round, past } = event.data
      const older = past ? before.past.filter((other) => other.round !== past.round) : before.past
      return { ...before, offsetMs, round, past: past ? [past, ...older].slice(0, SHOWN_ROUNDS) : older }
    }
    case 'player': {
      if (event.data.round !== before.round.round) return before
      const { line } = event.data
      const isKnown = before.round.players.some(({ id }) => id === line.id)
      const players = isKnown
        ? before.round.players.map((other) => (other.id === line.id ? line : other))
        : [...before.round.players, line]
      return { ...before, round: { ...before.round, players } }
    }
    case 'me':
      return { ...before, me: event.data }
    case 'tick': {
      const { nowMs: tickMs } = event.data
      return { ...before, offsetMs, tickMs, isStill: tickMs === before.tickMs }
    }
  }
}

/** Milliseconds since the phase began, by the studio's clock. */
export function sincePhase({ offsetMs, tickMs, isStill, round }: TableState, perfMs: number): number {
  const nowMs = isStill === true && tickMs !== undefined ? tickMs : perfMs + offsetMs
  return Math.max(0, nowMs - round.sinceMs)
}

export const stakeIn = (me: MeView, slot: Slot) => (slot === 0 ? me.stake : me.second)

export type MainAction = 'stake' | 'asked' | 'placed' | 'cash-out' | 'wait' | 'none'

/** What the main button of this bet does now. */
export function mainAction({ round, me }: Pick<TableState, 'round'> & { me: MeView | null }, slot: Slot): MainAction {
  if (!me) return 'none'
  const stake = stakeIn(me, slot)
  if (stake?.state === 'asked') return 'asked'
  if (stake?.state === 'live' && stake.round === round.round) return round.phase === 'flying' ? 'cash-out' : 'placed'
  return round.phase === 'open' ? 'stake' : 'wait'
}

const DECIDED = new Set(['won', 'lost', 'returning'])

/** The player's decided bets with those of this moment among them, newest first, each once. */
export function withDecided(bets: readonly MyStake[], me: MeView | null): readonly MyStake[] {
  const fresh = [me?.stake, me?.second].flatMap((stake) => (stake && DECIDED.has(stake.state) ? [stake] : []))
  const isNew = (stake: MyStake) => !bets.some(({ id, settled }) => id === stake.id && settled === stake.settled)
  if (!fresh.some(isNew)) return bets
  const older = bets.filter(({ id }) => !fresh.some((stake) => stake.id === id))
  return [...fresh, ...older].sort((left, right) => right.round - left.round).slice(0, SHOWN_ROUNDS)
}
