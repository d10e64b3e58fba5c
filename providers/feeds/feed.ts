/**
 * The shape of a feed of matches: an ordered stream of messages that may still come twice, late or not at all, and calls
 * that ask again. The book never relies on the order within it: everything that a message says carries the producer's time.
 */

/** Who speaks of an event: before it begins, or while it is played. Each is up or down on its own. */
export const PRODUCERS = ['pre', 'live'] as const
export type Producer = (typeof PRODUCERS)[number]

export type EventStatus =
  | 'not-started'
  | 'live'
  | 'suspended'
  | 'delayed'
  | 'interrupted'
  | 'ended'
  | 'closed'
  | 'cancelled'
  | 'postponed'
  | 'abandoned'

export type Pair = readonly [home: number, away: number]

export interface FeedGoal {
  readonly id: string
  readonly side: 'home' | 'away'
  /** From 1; added time belongs to 45 or 90. */
  readonly minute: number
  /** Under review it suspends; only a confirmed one decides anything. */
  readonly state: 'review' | 'confirmed' | 'cancelled'
}

/** What has been counted so far. What the coverage does not hold is absent. */
export interface FeedFacts {
  readonly status: EventStatus
  /** Minutes of football and basketball; which period is played. */
  readonly clock?: { readonly minute: number; readonly period: string; readonly isRunning: boolean }
  /** By period key: `goals.match`, `goals.1h`, `points.quarter.2`, `games.set.1`; over when the period is. */
  readonly scores?: Readonly<Record<string, { readonly score: Pair; readonly isOver: boolean }>>
  readonly reds?: Pair
  readonly goals?: readonly FeedGoal[]
  /** Who serves, in tennis. */
  readonly server?: 'home' | 'away'
  readonly expected?: { readonly total: number; readonly supremacy: number }
}

export type MarketStatus = 'active' | 'suspended' | 'inactive' | 'handed-over' | 'settled' | 'cancelled'

export interface FeedOutcome {
  /** Decimal odds. */
  readonly odds: number
  /** Of one unit: won, lost, given back, half. What is missing is zero. */
  readonly chances?: { readonly win: number; readonly lose?: number; readonly refund?: number; readonly half?: number }
}

/** A market that the feed prices itself; then our model keeps away from that event. */
export interface FeedMarket {
  readonly market: string
  readonly specifiers: string
  readonly status: MarketStatus
  readonly outcomes: Readonly<Record<string, FeedOutcome>>
  readonly cashOut?: boolean
}

/** `r`, `v` (as text "0", "1/2", "1") and `f` ("1/2") of a leg, or not known yet. */
export type FeedResult = { readonly r: 0 | 1; readonly v: string; readonly f: string } | 'undecided'

export interface MarketKey {
  readonly market: string
  readonly specifiers: string
}

/** What somebody is called in the languages in which it differs from the name that stands for them everywhere. */
export type FeedNames = Readonly<Partial<Record<'en' | 'sw' | 'zh', string | undefined>>>

export interface FeedEvent {
  readonly sport: string
  readonly category: string
  readonly tournament: string
  readonly home: string
  readonly away: string
  /** Of the sides that are called otherwise somewhere. */
  readonly names?: { readonly home?: FeedNames | undefined; readonly away?: FeedNames | undefined }
  /** ISO 8601 with zone. */
  readonly start: string
  readonly format?: string
  /** The facts that will be delivered, declared before the first match of a season and the same for all of it. */
  readonly coverage: readonly string[]
  /** Played faster than life, by sides that are invented. */
  readonly isVirtual?: boolean
  /** Of a season that is played anew. */
  readonly isReplay?: boolean
}

export type FeedBody =
  | { readonly kind: 'fixture'; readonly fixture: FeedEvent }
  | {
      readonly kind: 'fixture_change'
      readonly start?: string
      readonly isCancelled?: boolean
      readonly format?: string
      readonly coverage?: readonly string[]
    }
  | { readonly kind: 'odds_change'; readonly facts: FeedFacts; readonly markets?: readonly FeedMarket[] }
  | { readonly kind: 'bet_stop'; readonly groups: 'all' | readonly string[] }
  | {
      readonly kind: 'bet_settlement'
      readonly certainty: 'provisional' | 'confirmed'
      readonly markets: readonly (MarketKey & { readonly outcomes: Readonly<Record<string, FeedResult>> })[]
    }
  | { readonly kind: 'rollback_bet_settlement'; readonly markets: readonly MarketKey[] }
  | {
      readonly kind: 'bet_cancel'
      readonly markets: readonly MarketKey[]
      /** In the producer's clock, closed; without them every bet is meant. */
      readonly startMs?: number
      readonly endMs?: number
      readonly supersededBy?: string
    }
  | {
      readonly kind: 'rollback_bet_cancel'
      readonly markets: readonly MarketKey[]
      readonly startMs?: number
      readonly endMs?: number
    }

/** Of one event, at the producer's time. */
export interface EventMessage {
  readonly producer: Producer
  readonly atMs: number
  readonly event: string
  readonly body: FeedBody
}

export type FeedMessage =
  | EventMessage
  | {
      readonly producer: Producer
      readonly atMs: number
      readonly body: { readonly kind: 'alive'; readonly isSubscribed: boolean }
    }
  | {
      readonly producer: Producer
      readonly atMs: number
      readonly body: { readonly kind: 'snapshot_complete'; readonly request: string }
    }

export function isOfEvent(message: FeedMessage): message is EventMessage {
  return 'event' in message
}

export type Recovery =
  | { readonly status: 'begun'; readonly request: string }
  | { readonly status: 'too-old' | 'failed' }

/** A feed that is spoken to. */
export interface Feed {
  /**
   * Reads the stream from a producer's moment on until `signal` ends it or the line breaks; then it settles, and the caller
   * opens it anew. What cannot be read is told apart, so that it is counted and not swallowed. `opened` is called as soon as
   * the line stands, whatever comes over it later. `too-old`: the company has not kept what it said since that moment, and no
   * line was opened; null reads from now on, and what is missing has to be recovered.
   */
  listen(
    after: number | null,
    take: (message: FeedMessage | { readonly unreadable: string }) => Promise<void>,
    signal: AbortSignal,
    opened?: () => void,
  ): Promise<'ended' | 'too-old'>
  /** All fixtures of a day, `2026-11-22`. null: no answer. */
  schedule(day: string): Promise<readonly EventMessage[] | null>
  /** Asks for everything since a moment, or for everything there is; it comes by the stream and ends in `snapshot_complete`. */
  recover(producer: Producer, afterMs: number | null): Promise<Recovery>
}

/** A feed company. */
export interface FeedPlug {
  readonly about: string
  readonly settings: readonly string[]
  open(settings: { readonly url: string; readonly key: string; readonly timeoutMs?: number }): Feed
}
