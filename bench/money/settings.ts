/** What is measured in each setting, and how long: the paces, the settings and the shape of their results. */
import { percentile, spreadOf, type Spread } from '../statistics.ts'
import type { DatabaseKind } from './databases.ts'
import type { Round, Target } from './load.ts'
import type { Books, SideName } from './side.ts'

/** How many ask at once: in process and over HTTP, of which a quick run leaves all to `wagers`. */
export const CALLERS = {
  full: { inProcess: [1, 8, 32, 128], http: [1, 8, 32, 128] },
  quick: { inProcess: [1, 32], http: [] },
} as const

export const PACE = {
  full: { rounds: 7, httpRounds: 3, roundMs: 1_000, mostEvents: 12_000 },
  quick: { rounds: 3, httpRounds: 2, roundMs: 300, mostEvents: 3_000 },
} as const

/** Before anything counts: connections open, plans are made, code is compiled and caches fill. */
export const warmUp = (callers: number) => ({ callers, roundMs: 3_000, mostEvents: 1_000 + 20 * callers })

export interface Setting {
  readonly database: DatabaseKind
  readonly target: Target
  readonly callers: number
}

export interface Measured {
  readonly perSecond: Spread
  readonly p50Ms: number
  readonly p99Ms: number
  readonly accepted: number
  readonly refused: number
}

interface Checked extends Books {
  readonly rounds: number
}

/** In process, beside the bare function. */
export interface Compared extends Setting, Checked, Readonly<Record<SideName, Measured>> {
  /** Ours by bare, of the two rounds that ran beside each other. */
  readonly ratio: Spread
}

/** Through the API's callback. */
export interface OverHttp extends Setting, Checked {
  readonly http: Measured
}

export function measuredOf(rounds: readonly Round[]): Measured {
  const latenciesMs = rounds.flatMap((round) => round.latenciesMs)
  return {
    perSecond: spreadOf(rounds.map((round) => round.perSecond)),
    p50Ms: percentile(latenciesMs, 50),
    p99Ms: percentile(latenciesMs, 99),
    accepted: rounds.reduce((sum, round) => sum + round.accepted, 0),
    refused: rounds.reduce((sum, round) => sum + round.refused, 0),
  }
}
