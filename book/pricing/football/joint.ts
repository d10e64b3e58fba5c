/**
 * The joint distribution of the half-time and the full-time score, from the state that a match is in. It is the one
 * published distribution: every market on scores is a sum over its cells.
 */
import type { Minutes } from './chain.ts'
import { CUT, minutesOf, placeOf, placeOfGoalless, Scores, STEPS } from './chain.ts'
import type { Rates, Reds, Shape, Strength } from './intensity.ts'
import { MINUTES_PER_HALF, NO_REDS, ratesOf, USUAL } from './intensity.ts'
import { FAR, leadsFrom } from './leads.ts'

export const MINUTES = 2 * MINUTES_PER_HALF

/** Where a match stands. Before its start: minute 0, nothing scored. */
export interface Standing {
  /** Minutes played, 0 to 90; at the break 45, and added time does not count. */
  readonly minute: number
  readonly score: readonly [home: number, away: number]
  /** Known from the break on. */
  readonly halfTime: readonly [home: number, away: number] | null
  readonly reds: Reds
}

export const KICK_OFF: Standing = { minute: 0, score: [0, 0], halfTime: null, reds: NO_REDS }

/** Half-time (hh, ha) and full-time (fh, fa) scores. */
export interface Cell {
  readonly hh: number
  readonly ha: number
  readonly fh: number
  readonly fa: number
}

/** Cells as columns, because there are some ten thousand of them and they are read many times. */
export interface Joint {
  readonly hh: Uint8Array
  readonly ha: Uint8Array
  readonly fh: Uint8Array
  readonly fa: Uint8Array
  readonly chance: Float64Array
  /** Probability that was cut; the chances and it sum to 1. */
  readonly lost: number
}

export interface Model {
  readonly base: Rates
  readonly shape: Shape
}

interface Rest {
  readonly i: Uint8Array
  readonly j: Uint8Array
  readonly chance: Float64Array
}

/** What is still scored from `from` to the end when home leads by `lead`; `weight` is how likely that lead is. */
function restOf(minutes: Minutes, lead: number, from: number, weight: number): Rest {
  const scores = new Scores([0, 0], { cut: CUT / weight })
  for (let minute = from; minute < MINUTES; minute++) scores.minuteOn(minutes, minute, lead)
  const [is, js, chances]: [number[], number[], number[]] = [[], [], []]
  scores.each((i, j, chance) => {
    is.push(i)
    js.push(j)
    chances.push(chance)
  })
  return { i: Uint8Array.from(is), j: Uint8Array.from(js), chance: Float64Array.from(chances) }
}

interface AtBreak {
  readonly home: number
  readonly away: number
  readonly chance: number
}

/** The scores at the break with their probabilities; after it the one score that stands now. */
function scoresAtBreak(minutes: Minutes, { minute, score, halfTime }: Standing): AtBreak[] {
  if (halfTime !== null) return [{ home: score[0], away: score[1], chance: 1 }]
  const scores = new Scores(score)
  for (let at = minute; at < MINUTES_PER_HALF; at++) scores.minuteOn(minutes, at, null)
  const found: AtBreak[] = []
  scores.each((home, away, chance) => found.push({ home, away, chance }))
  return found
}

function restsByLead(minutes: Minutes, atBreak: readonly AtBreak[], from: number): Map<number, Rest> {
  const weights = new Map<number, number>()
  for (const { home, away, chance } of atBreak)
    weights.set(home - away, Math.max(weights.get(home - away) ?? 0, chance))
  return new Map([...weights].map(([lead, weight]) => [lead, restOf(minutes, lead, from, weight)]))
}

/** The rates of a model's minutes, for those who are left on the field. */
export function minutesFor({ base, shape }: Model, { reds }: Standing = KICK_OFF): Minutes {
  return minutesOf(base, shape, reds)
}

/** The joint of a model from a standing. A match that ended has one cell. */
export function jointOf(model: Model, standing: Standing = KICK_OFF): Joint {
  return jointIn(minutesFor(model, standing), standing)
}

/** The same where the minutes are known already; they are those of the standing's players. */
export function jointIn(minutes: Minutes, standing: Standing): Joint {
  const atBreak = scoresAtBreak(minutes, standing)
  const rests = restsByLead(minutes, atBreak, standing.halfTime ? standing.minute : MINUTES_PER_HALF)
  const most = atBreak.reduce((sum, { home, away }) => sum + rests.get(home - away)!.chance.length, 0)
  const [hh, ha, fh, fa] = [new Uint8Array(most), new Uint8Array(most), new Uint8Array(most), new Uint8Array(most)]
  const chances = new Float64Array(most)
  let [length, kept] = [0, 0]
  for (const { home, away, chance } of atBreak) {
    const rest = rests.get(home - away)!
    const [firstHome, firstAway] = standing.halfTime ?? [home, away]
    for (let at = 0; at < rest.chance.length; at++) {
      const both = chance * rest.chance[at]!
      if (both < CUT) continue
      kept += both
      hh[length] = firstHome
      ha[length] = firstAway
      fh[length] = home + rest.i[at]!
      fa[length] = away + rest.j[at]!
      chances[length++] = both
    }
  }
  const [h1, a1, h2, a2] = [hh, ha, fh, fa].map((column) => column.subarray(0, length)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  return { hh: h1, ha: a1, fh: h2, fa: a2, chance: chances.subarray(0, length), lost: 1 - kept }
}

/** Goals that each side is expected to score in a whole match of this model. */
export function expectedGoals(model: Model): Rates {
  const minutes = minutesFor(model)
  const leads = leadsFrom(minutes, KICK_OFF)
  let [home, away] = [0, 0]
  const count = (chance: number, rates: Float64Array, place: number): void => {
    for (let step = 1; step < STEPS.length; step++) {
      const falls = chance * rates[place + step]!
      home += STEPS[step]![0] * falls
      away += STEPS[step]![1] * falls
    }
  }
  for (let minute = 0; minute < MINUTES; minute++) {
    const at = leads.at(minute)
    // Leads of two and more score alike.
    let [behind, ahead] = [0, 0]
    for (let lead = 2; lead <= FAR; lead++) {
      behind += at[FAR - lead]!
      ahead += at[FAR + lead]!
    }
    count(behind, minutes.byLead, placeOf(minute, -2))
    for (let lead = -1; lead <= 1; lead++) count(at[FAR + lead]!, minutes.byLead, placeOf(minute, lead))
    count(ahead, minutes.byLead, placeOf(minute, 2))
    count(leads.goalless(minute), minutes.goalless, placeOfGoalless(minute))
  }
  return { home, away }
}

const ROUNDS = 2

/**
 * The model whose expected total and supremacy are those that are wanted: leads and the goalless start move the sums by
 * some hundredths, so the base rates are moved against them (two rounds leave less than a thousandth of a goal).
 */
export function modelOf(strength: Strength, shape: Shape = USUAL): Model {
  const wanted = ratesOf(strength)
  let base = wanted
  for (let round = 0; round < ROUNDS; round++) {
    const got = expectedGoals({ base, shape })
    base = { home: (base.home * wanted.home) / got.home, away: (base.away * wanted.away) / got.away }
  }
  return { base, shape }
}

/** The sum over the cells in which something holds. */
export function chanceOf(joint: Joint, holds: (cell: Cell) => boolean): number {
  let sum = 0
  for (let at = 0; at < joint.chance.length; at++) {
    const cell = { hh: joint.hh[at]!, ha: joint.ha[at]!, fh: joint.fh[at]!, fa: joint.fa[at]! }
    if (holds(cell)) sum += joint.chance[at]!
  }
  return sum
}
