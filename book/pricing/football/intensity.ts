/**
 * How often each side scores, minute by minute. Maher, "Modelling association football scores" (1982): goals of both sides
 * as Poisson counts; Dixon and Coles (1997): low scores are a little more frequent than that; Dixon and Robinson, "A birth
 * process model for association football matches" (1998): the rate grows during the match and depends on who leads. The
 * sizes below are ours, rounded, in the direction that those papers found.
 */

/** What an event is believed to be before it starts: goals of both sides together, and home's minus away's. */
export interface Strength {
  readonly total: number
  readonly supremacy: number
}

export type Half = 1 | 2
/** Regular time has two halves of 45 steps; what is added to a half belongs to its last step. */
export const MINUTES_PER_HALF = 45

export interface Rates {
  readonly home: number
  readonly away: number
}

/** Everything that changes a rate but the strength. `neutral` is two plain Poisson counts, to compare others' sums with. */
export interface Shape {
  /** Share of the goals that fall into each of the 90 minutes; sums to 1. */
  readonly weights: readonly number[]
  /** For leads of -2 or less, -1, 0, 1, 2 or more of the side that may score. */
  readonly byLead: readonly [number, number, number, number, number]
  /** Goals are this much rarer at 0-0 in the first minute; the effect is gone at half-time. */
  readonly goalless: number
}

function growingWeights(): number[] {
  // 45 % of goals fall before half-time; the last steps hold the added time (about 2 and 5 minutes).
  const raw = Array.from({ length: 2 * MINUTES_PER_HALF }, (_, minute) => {
    const added = minute === 44 ? 2.4 : minute === 89 ? 4.6 : 1
    return (0.86 + 0.28 * (minute / 89)) * added
  })
  const sum = raw.reduce((all, one) => all + one, 0)
  return raw.map((one) => one / sum)
}

export const USUAL: Shape = {
  weights: growingWeights(),
  byLead: [1.06, 1.06, 1, 0.97, 0.99],
  goalless: 0.06,
}

export const NEUTRAL: Shape = {
  weights: Array.from({ length: 2 * MINUTES_PER_HALF }, () => 1 / (2 * MINUTES_PER_HALF)),
  byLead: [1, 1, 1, 1, 1],
  goalless: 0,
}

/** Players sent off, by side. */
export interface Reds {
  readonly home: number
  readonly away: number
}

export const NO_REDS: Reds = { home: 0, away: 0 }
/** A side with a player less scores less, and the other more (Ridder, Cramer and Hopstaken, "Down to ten", 1994). */
const A_PLAYER_LESS = 0.7
const A_PLAYER_MORE = 1.25

function byCards(own: number, others: number): number {
  const fewer = Math.min(Math.max(own - others, -2), 2)
  return fewer > 0 ? A_PLAYER_LESS ** fewer : A_PLAYER_MORE ** -fewer
}

function byLead(shape: Shape, lead: number): number {
  return shape.byLead[Math.min(Math.max(lead, -2), 2) + 2]!
}

/** Leads are told apart up to two goals: -2 or less, -1, 0, 1, 2 or more. */
export const LEADS = [-2, -1, 0, 1, 2] as const

/**
 * Goals that each side is expected to score within `minute` (0 to 89) at a lead of home's. That nothing is scored counts in the
 * first half only: what follows half-time then depends on the lead alone, which is what makes the joint cheap.
 */
export function ratesAt(
  base: Rates,
  shape: Shape,
  reds: Reds,
  minute: number,
  lead: number,
  scored: 'none' | 'some',
): Rates {
  const faded = Math.max(0, 1 - minute / MINUTES_PER_HALF)
  const weight = shape.weights[minute]! * (scored === 'none' ? 1 - shape.goalless * faded : 1)
  return {
    home: base.home * weight * byLead(shape, lead) * byCards(reds.home, reds.away),
    away: base.away * weight * byLead(shape, -lead) * byCards(reds.away, reds.home),
  }
}

/** No side is so weak that it never scores. */
const LEAST_RATE = 0.05

export function ratesOf({ total, supremacy }: Strength): Rates {
  return {
    home: Math.max(LEAST_RATE, (total + supremacy) / 2),
    away: Math.max(LEAST_RATE, (total - supremacy) / 2),
  }
}
