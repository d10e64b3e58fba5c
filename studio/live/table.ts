/** One shared table: rounds that open, are decided and shown, and rest while nobody looks. Money is the betting's. */
import type { Clock } from '@uwanja/runtime/clock'
import type { LivePhase, LiveProof } from '@uwanja/contract/studio/live'
import { openSteps } from '../books/steps.ts'
import { commitmentTo, dealChance, newSeed } from '../luck/chance.ts'
import type { Place } from '../players/sessions.ts'
import { freshChance } from '../luck/fresh-chance.ts'
import type { Rounds } from './rounds.ts'
import type { AnyRules } from './rules.ts'

/** After the outcome was shown, before the next round. */
const OVER_MS = 5_000
/** Nobody asked anything for this long: no new round until somebody does. */
export const REST_AFTER_MS = 60_000

export interface Now {
  readonly round: number
  readonly phase: LivePhase
  readonly sinceMs: number
  readonly untilMs: number | null
  /** Which window of choices this is, from 0. */
  readonly step: number
  readonly programme: unknown
  /** Null while stakes are open. */
  readonly drawn: unknown
  readonly proof: LiveProof
  /** What was offered before stakes opened. */
  readonly odds: Readonly<Record<string, number>>
}

export interface TableHooks {
  opened(round: number): void
  /** Is anybody left who may choose in this window? */
  isAnybodyIn(drawn: unknown, step: number): boolean
  /** A window of choices ended: who did not choose has chosen the idle move. */
  windowEnded(drawn: unknown, step: number): void
  /** The outcome was shown: time to settle. */
  shown(drawn: unknown): void
  /** After each change of phase: something to tell. */
  changed(): void
  isWatched(): boolean
}

export interface LiveTable {
  readonly place: Place
  readonly rules: AnyRules
  now(): Now
  /** Somebody is there. */
  wake(): void
  /** Everybody who may choose has chosen: goes on before the window ends. */
  allChose(): void
  close(): void
}

export interface TableWorld {
  readonly place: Place
  readonly rules: AnyRules
  readonly rounds: Rounds
  readonly clock: Clock
  readonly hooks: TableHooks
}

const nameOf = ({ company, gameId }: Place, round: number) =>
  `${company}.${gameId}.${String(round)}`.replaceAll(/[^\w.-]/g, '_')

function oddsOf(rules: AnyRules, programme: unknown): Readonly<Record<string, number>> {
  return Object.fromEntries(
    rules.spots.flatMap((spot) => {
      const odds = rules.odds(programme, spot)
      return odds === null ? [] : [[spot, odds]]
    }),
  )
}

/** Before anybody came: after the last round that the book knows. */
function restingAt(round: number, seed: string, sinceMs: number): Now {
  const proof = { commitment: commitmentTo(seed), words: '', seed: null, ranges: [] }
  return { round, phase: 'resting', sinceMs, untilMs: null, step: 0, programme: null, drawn: null, proof, odds: {} }
}

export function openTable({ place, rules, rounds, clock, hooks }: TableWorld): LiveTable {
  const steps = openSteps(clock)
  let heardMs = clock.now()
  let seed = newSeed()
  let now = restingAt(rounds.next - 1, seed, clock.now())

  function enter(change: Partial<Now> & Pick<Now, 'phase'>, lastsMs: number, next: () => void): void {
    const sinceMs = clock.now()
    now = { ...now, ...change, sinceMs, untilMs: sinceMs + lastsMs }
    steps.after(lastsMs, next)
    hooks.changed()
  }
  function open(): void {
    const round = now.round + 1
    seed = newSeed()
    const proof = { commitment: commitmentTo(seed), words: nameOf(place, round), seed: null, ranges: [] }
    const programme = rules.announce(freshChance)
    now = { ...now, round, programme, drawn: null, proof, odds: oddsOf(rules, programme), step: 0 }
    steps.when(rounds.write({ round, state: 'open', told: { programme, drawn: null, proof } }), () => {
      hooks.opened(round)
      enter({ phase: 'betting' }, rules.bettingMs, draw)
    })
  }
  function draw(): void {
    const chance = dealChance(seed, now.proof.words, [])
    const drawn = rules.draw(now.programme, chance)
    now = { ...now, drawn, proof: { ...now.proof, ranges: chance.ranges } }
    decide(0)
  }
  function decide(step: number): void {
    if (!hooks.isAnybodyIn(now.drawn, step)) return show()
    enter({ phase: 'deciding', step }, rules.windowMs, endWindow)
  }
  function endWindow(): void {
    hooks.windowEnded(now.drawn, now.step)
    decide(now.step + 1)
  }
  function show(): void {
    const { round, programme, drawn } = now
    const proof = { ...now.proof, seed }
    now = { ...now, proof }
    // From here on the round counts, whatever happens to this process.
    steps.when(rounds.write({ round, state: 'over', told: { programme, drawn, proof } }), () =>
      enter({ phase: 'showing' }, rules.showMs(drawn), end),
    )
  }
  function end(): void {
    hooks.shown(now.drawn)
    enter({ phase: 'over' }, OVER_MS, goOn)
  }
  function goOn(): void {
    if (hooks.isWatched() || clock.now() - heardMs < REST_AFTER_MS) return open()
    now = { ...now, phase: 'resting', sinceMs: clock.now(), untilMs: null }
    hooks.changed()
  }
  return {
    place,
    rules,
    now: () => now,
    wake() {
      heardMs = clock.now()
      if (now.phase === 'resting' && !steps.isWriting()) open()
    },
    allChose() {
      if (now.phase === 'deciding' && !steps.isWriting()) endWindow()
    },
    close: () => steps.close(),
  }
}
