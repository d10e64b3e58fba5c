/** The rounds that everybody shares: open, flying, crashed, and rest while nobody looks. Knows nothing of money. */
import { msUntil } from '@uwanja/contract/fair/fairness'
import type { Clock } from '@uwanja/runtime/clock'
import { openSteps } from '../../books/steps.ts'
import type { Chain, Fixed } from './chain.ts'
import type { Flights } from './flights.ts'
import type { Phase, PlayerLine, RoundView } from '@uwanja/contract/studio/zeppelin'

const PHASE_MS = { open: 6_000, crashed: 3_000 } as const
/** Nobody asked anything for this long: no new round until somebody does. Spares chain, disk and processor. */
export const REST_AFTER_MS = 60_000

export interface Now {
  readonly fixed: Fixed
  readonly phase: Phase
  readonly sinceMs: number
}

export interface Rounds {
  start(): void
  /** Somebody is there. */
  wake(): void
  now(): Now
  close(): void
}

export interface RoundHooks {
  opened(round: number): void
  flying(crash: number): void
  /** Called after the crash stands in the book. */
  crashed(crash: number): void
  /** After each of the three, and on rest: something to tell. */
  changed(): void
  /** Is anybody connected? */
  isWatched(): boolean
}

export function openRounds(world: { flights: Flights; chain: Chain; clock: Clock; hooks: RoundHooks }): Rounds {
  const { flights, chain, clock, hooks } = world
  const steps = openSteps(clock)
  let heardMs = clock.now()
  let now: Now = { fixed: chain.fixed(flights.next), phase: 'resting', sinceMs: heardMs }

  function enter(phase: Phase, fixed: Fixed, nextMs: number, next: () => void): void {
    now = { fixed, phase, sinceMs: clock.now() }
    steps.after(nextMs, next)
  }
  function open(round: number): void {
    const fixed = chain.fixed(round)
    steps.when(flights.write(fixed, 'open'), () => {
      enter('open', fixed, PHASE_MS.open, fly)
      hooks.opened(round)
      hooks.changed()
    })
  }
  function fly(): void {
    enter('flying', now.fixed, msUntil(now.fixed.crash), crash)
    hooks.flying(now.fixed.crash)
    hooks.changed()
  }
  function crash(): void {
    steps.when(flights.write(now.fixed, 'over'), () => {
      enter('crashed', now.fixed, PHASE_MS.crashed, goOn)
      hooks.crashed(now.fixed.crash)
      hooks.changed()
    })
  }
  function goOn(): void {
    if (hooks.isWatched() || clock.now() - heardMs < REST_AFTER_MS) return open(now.fixed.round + 1)
    now = { ...now, phase: 'resting', sinceMs: clock.now() }
    hooks.changed()
  }
  return {
    start: () => open(now.fixed.round),
    wake() {
      heardMs = clock.now()
      if (now.phase === 'resting' && !steps.isWriting()) open(now.fixed.round + 1)
    },
    now: () => now,
    close: () => steps.close(),
  }
}

/** What may be shown at this moment: the seed and the crash point only when the round is over. */
export function roundView({ fixed, phase, sinceMs }: Now, nowMs: number, players: readonly PlayerLine[]): RoundView {
  const isOver = phase === 'crashed' || phase === 'resting'
  return {
    round: fixed.round,
    phase,
    sinceMs,
    untilMs: phase === 'open' || phase === 'crashed' ? sinceMs + PHASE_MS[phase] : null,
    nowMs,
    commitment: fixed.commitment,
    salt: fixed.salt,
    seed: isOver ? fixed.seed : null,
    crash: isOver ? fixed.crash : null,
    players,
  }
}
