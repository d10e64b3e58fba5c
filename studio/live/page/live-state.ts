/** What the page of a shared table knows, and how each event of the line changes it. Pure. */
import type { EventOf } from '../../pages/line.ts'
import type { LiveEvents, LiveSnapshot, TableBetView } from '@uwanja/contract/studio/live'

export interface LiveState extends LiveSnapshot {
  /** Add to the browser's own clock (performance.now) to get the studio's. */
  readonly offsetMs: number
}

const SHOWN = 20

function nowOf(event: EventOf<LiveEvents>): number | null {
  if (event.name === 'state' || event.name === 'phase') return event.data.table.nowMs
  return event.name === 'tick' ? event.data.nowMs : null
}

/** Every message is late by its journey, so the largest difference seen on this connection is the best. */
function offsetAfter(before: LiveState | null, event: EventOf<LiveEvents>, perfMs: number): number {
  const nowMs = nowOf(event)
  if (nowMs === null) return before?.offsetMs ?? 0
  return before === null || event.name === 'state' ? nowMs - perfMs : Math.max(before.offsetMs, nowMs - perfMs)
}

/** The state after an event; events before the first whole state are dropped. */
export function applyEvent(before: LiveState | null, event: EventOf<LiveEvents>, perfMs: number): LiveState | null {
  const offsetMs = offsetAfter(before, event, perfMs)
  if (event.name === 'state') return { ...event.data, offsetMs }
  if (before === null) return null
  switch (event.name) {
    case 'phase': {
      const { table, past } = event.data
      const older = past ? before.past.filter(({ round }) => round !== past.round) : before.past
      return { ...before, offsetMs, table, past: past ? [past, ...older].slice(0, SHOWN) : older }
    }
    case 'seat': {
      const { round, line } = event.data
      if (round !== before.table.round) return before
      const others = before.table.seats.filter(({ id }) => id !== line.id)
      return { ...before, table: { ...before.table, seats: [...others, line] } }
    }
    case 'me':
      return { ...before, me: event.data }
    case 'tick':
      return offsetMs === before.offsetMs ? before : { ...before, offsetMs }
  }
}

/** Milliseconds since the phase began, by the studio's clock. */
export function sincePhase({ table, offsetMs }: LiveState, perfMs: number): number {
  return Math.max(0, perfMs + offsetMs - table.sinceMs)
}

export function tableBetsOf({ me }: LiveState, round: number): readonly TableBetView[] {
  return me?.slips.filter((tableBet) => tableBet.round === round) ?? []
}

/** What the player has on each spot of this round, minor units. */
export function stakesBySpot(state: LiveState): ReadonlyMap<string, bigint> {
  const stakes = new Map<string, bigint>()
  for (const tableBet of tableBetsOf(state, state.table.round)) {
    if (tableBet.state === 'refused' || tableBet.state === 'returning') continue
    for (const { spot, minor } of tableBet.bets) stakes.set(spot, (stakes.get(spot) ?? 0n) + BigInt(minor))
  }
  return stakes
}

/** What a round's decided bets cost and paid; null while something is open, or when there were none. */
export function outcomeOf(state: LiveState, round: number): { readonly stake: bigint; readonly won: bigint } | null {
  const tableBets = tableBetsOf(state, round).filter(
    (tableBet) => tableBet.state !== 'refused' && tableBet.state !== 'returning',
  )
  if (tableBets.length === 0 || tableBets.some((tableBet) => tableBet.state === 'asked' || tableBet.state === 'live'))
    return null
  const sum = (of: (tableBet: TableBetView) => string) =>
    tableBets.reduce((total, tableBet) => total + BigInt(of(tableBet)), 0n)
  return { stake: sum(({ stakeMinor }) => stakeMinor), won: sum(({ wonMinor }) => wonMinor ?? '0') }
}
