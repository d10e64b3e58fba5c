/** A distribution as families of markets tell it apart: what is graded alike is one kind. Kinds stand in columns, for they are many. */
import type { Reads } from '../markets/families.ts'
import type { Halves } from '../markets/halves.ts'
import type { Joint } from './football/joint.ts'
import type { ScoreTable } from './score-table.ts'

export interface Kinds<One> {
  /** A small number for each kind, the same in every match. */
  readonly keys: Int32Array
  readonly chances: Float64Array
  /** One score, or one pair of halves, of the kind. */
  like(at: number): One
}

type Score = readonly [home: number, away: number]

const ALIKE = new WeakMap<ScoreTable, Map<Reads, Kinds<Score>>>()

/** One score for all that agree in what a family reads of them. */
export function scoreKinds(table: ScoreTable, reads: Reads): Kinds<Score> {
  const known = ALIKE.get(table) ?? new Map<Reads, Kinds<Score>>()
  ALIKE.set(table, known)
  let found = known.get(reads)
  if (!found) known.set(reads, (found = reads === 'score' ? eachScore(table) : scoresBy(table, reads)))
  return found
}

function eachScore(table: ScoreTable): Kinds<Score> {
  return {
    // Cantor's way through all pairs.
    keys: Int32Array.from(table, ({ home, away }) => ((home + away) * (home + away + 1)) / 2 + away),
    chances: Float64Array.from(table, ({ chance }) => chance),
    like: (at) => [table[at]!.home, table[at]!.away],
  }
}

/** What a family reads of a score, as one number: a difference is even where home leads, odd where away does. */
function read(home: number, away: number, reads: Exclude<Reads, 'score'>): number {
  if (reads === 'sum') return home + away
  if (reads === 'home') return home
  if (reads === 'away') return away
  return home >= away ? 2 * (home - away) : 2 * (away - home) - 1
}

function scoresBy(table: ScoreTable, reads: Exclude<Reads, 'score'>): Kinds<Score> {
  let most = 0
  for (const { home, away } of table) most = Math.max(most, read(home, away, reads))
  const sums = new Float64Array(most + 1)
  for (const { home, away, chance } of table) sums[read(home, away, reads)]! += chance
  const keys: number[] = []
  for (let key = 0; key <= most; key++) if (sums[key]! > 0) keys.push(key)
  return {
    keys: Int32Array.from(keys),
    chances: Float64Array.from(keys, (key) => sums[key]!),
    like: (at) => likeOf(keys[at]!, reads),
  }
}

function likeOf(key: number, reads: Exclude<Reads, 'score'>): Score {
  if (reads === 'away') return [0, key]
  if (reads !== 'difference') return [key, 0]
  return key % 2 === 0 ? [key / 2, 0] : [0, (key + 1) / 2]
}

const KINDS = new WeakMap<Joint, Kinds<Halves>>()

/** Cells that no family of halves tells apart are one kind: there are a few hundred among ten thousand cells. */
export function halvesKinds(joint: Joint): Kinds<Halves> {
  let found = KINDS.get(joint)
  if (!found) KINDS.set(joint, (found = gatheredHalves(joint)))
  return found
}

const HALVES_KEYS = 27 * 27 * 16
/** Of the joint that is gathered now: where each key's sum stands in the lists, plus 1. Nothing else is ever in it. */
const PLACES = new Uint16Array(HALVES_KEYS)

function gatheredHalves({ hh, ha, fh, fa, chance }: Joint): Kinds<Halves> {
  const [keys, firsts, sums]: [number[], number[], number[]] = [[], [], []]
  for (let at = 0; at < chance.length; at++) {
    const [h1, a1] = [hh[at]!, ha[at]!]
    const key = keyOfHalves(h1, a1, fh[at]! - h1, fa[at]! - a1)
    const place = PLACES[key]!
    if (place > 0) sums[place - 1]! += chance[at]!
    else {
      PLACES[key] = keys.push(key)
      firsts.push(at)
      sums.push(chance[at]!)
    }
  }
  for (const key of keys) PLACES[key] = 0
  return {
    keys: Int32Array.from(keys),
    chances: Float64Array.from(sums),
    like(nth) {
      const at = firsts[nth]!
      const [h1, a1] = [hh[at]!, ha[at]!]
      return { first: [h1, a1], second: [fh[at]! - h1, fa[at]! - a1] }
    },
  }
}

const ahead = (one: number, other: number): number => (one > other ? 2 : one === other ? 1 : 0)
const some = (goals: number): number => (goals > 0 ? 1 : 0)

/** Who is ahead in each half and in all, which half has more (of both and of each side), and who scores in which. */
function keyOfHalves(h1: number, a1: number, h2: number, a2: number): number {
  const results = ahead(h1, a1) + 3 * (ahead(h2, a2) + 3 * ahead(h1 + h2, a1 + a2))
  const halves = ahead(h1 + a1, h2 + a2) + 3 * (ahead(h1, h2) + 3 * ahead(a1, a2))
  const scorers = some(h1) + 2 * (some(a1) + 2 * (some(h2) + 2 * some(a2)))
  return (results * 27 + halves) * 16 + scorers
}
