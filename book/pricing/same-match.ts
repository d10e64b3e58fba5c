/**
 * Same-match multiples: legs on one event whose outcomes hang together. Only what is plainly won or lost inside the joint of
 * half-time and full-time may be combined, so its chance is a sum over the cells in which all legs are won.
 */
import type { Odds } from '@uwanja/contract/fair/leg'
import { familyOf } from '../markets/families.ts'
import { HALVES_FAMILIES } from '../markets/halves.ts'
import type { Lines } from '../markets/settle.ts'
import type { MarketRow } from '../markets/table.ts'
import { marketRow, MARKETS } from '../markets/table.ts'
import { lineOf } from './chances.ts'
import type { EventModel } from './event-model.ts'
import type { Joint } from './football/joint.ts'
import { joinedMargin } from '@uwanja/contract/fair/flex'
import type { LadderName } from '@uwanja/contract/fair/ladder'
import { onLadder } from '@uwanja/contract/fair/ladder'

export interface Leg {
  readonly market: string
  readonly lines: Lines
  readonly outcome: string
}

export type SameMatch =
  | { readonly status: 'priced'; readonly chance: number; readonly odds: Odds }
  | { readonly status: 'not-combinable' | 'cannot-happen-together' | 'already-contained' | 'not-offered' }

/** In which cells of a joint a leg is won: one byte a cell. */
export type Mask = Uint8Array

export const LEGS = { least: 2, most: 12 } as const
/** A multiple that is at least so likely as this share of its rarest leg adds nothing to that leg. */
const CONTAINED = 0.98

/** May this market be part of a same-match multiple? Goals by score or halves, nothing that can come back. */
export function isCombinable(row: MarketRow, lines: Lines): boolean {
  if (row.sport !== 'football' || row.reads === 'course') return false
  if (row.reads === 'halves') return true
  if (row.measure !== 'goals' || row.family === 'draw-no-bet') return false
  return !familyOf(row.family).isAsian || Math.abs(lineOf(row, lines) * 2) % 2 === 1
}

export function maskOf(row: MarketRow, lines: Lines, outcome: string, joint: Joint): Mask {
  const line = lineOf(row, lines)
  return Uint8Array.from(joint.chance, (_, at) => (isWonAt(row, line, outcome, joint, at) ? 1 : 0))
}

function isWonAt(row: MarketRow, line: number, outcome: string, joint: Joint, at: number): boolean {
  const first = [joint.hh[at]!, joint.ha[at]!] as const
  const full = [joint.fh[at]!, joint.fa[at]!] as const
  const second = [full[0] - first[0], full[1] - first[1]] as const
  if (row.reads === 'halves') return HALVES_FAMILIES[row.family].grade({ first, second }, outcome, line) === 'won'
  if (row.reads === 'course') return false
  const score = row.period === '1h' ? first : row.period === '2h' ? second : full
  return familyOf(row.family).grade(score, outcome, line) === 'won'
}

function chanceIn(joint: Joint, mask: Mask): number {
  let sum = 0
  for (let at = 0; at < mask.length; at++) if (mask[at] === 1) sum += joint.chance[at]!
  return sum
}

/**
 * Prices legs together. `priceOf` tells what an outcome costs alone now (null: not offered): a multiple is never above the
 * price of a single outcome that wins in the same cells, or in more.
 */
export function priceSameMatch(
  legs: readonly Leg[],
  model: EventModel,
  priceOf: (leg: Leg) => Odds | null,
  ladder: LadderName = 'common',
): SameMatch {
  const { joint } = model
  const rows = legs.map(({ market }) => marketRow(market))
  const areAll = legs.every((leg, at) => rows[at] && isCombinable(rows[at], leg.lines))
  if (!joint || !areAll || legs.length < LEGS.least || legs.length > LEGS.most) return { status: 'not-combinable' }
  const masks = legs.map((leg, at) => maskOf(rows[at]!, leg.lines, leg.outcome, joint))
  const all = Uint8Array.from(masks[0]!, (_, at) => (masks.every((mask) => mask[at] === 1) ? 1 : 0))
  const chance = chanceIn(joint, all)
  if (chance === 0) return { status: 'cannot-happen-together' }
  const rarest = Math.min(...masks.map((mask) => chanceIn(joint, mask)))
  if (chance >= CONTAINED * rarest) return { status: 'already-contained' }
  const own = legs.map(priceOf)
  if (own.includes(null)) return { status: 'not-offered' }
  const exact = 1 / (chance * (1 + joinedMargin(legs.length)))
  const odds = onLadder(Math.min(exact, equalSingle(joint, all, priceOf)), ladder)
  if (odds === null) return { status: 'not-offered' }
  return own.every((price) => odds > price!) ? { status: 'priced', chance, odds } : { status: 'already-contained' }
}

/** Lines on which a single outcome may cover the same cells as a multiple. */
const SAME_LINES: Readonly<Record<string, readonly string[]>> = {
  total: ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5', '6.5'],
  hcp: ['-3', '-2', '-1', '1', '2', '3'],
}

function singles(row: MarketRow): Leg[] {
  const [name] = row.specifiers
  const lines: Lines[] = name === undefined ? [{}] : (SAME_LINES[name] ?? []).map((line) => ({ [name]: line }))
  return lines
    .filter((one) => isCombinable(row, one))
    .flatMap((one) => row.outcomes.map((outcome) => ({ market: row.id, lines: one, outcome })))
}

const SINGLES = MARKETS.flatMap((row) => singles(row).map((leg) => ({ row, leg, line: lineOf(row, leg.lines) })))

/** The lowest price (decimal) of a single outcome that wins in just the same cells, or Infinity. */
function equalSingle(joint: Joint, cells: Mask, priceOf: (leg: Leg) => Odds | null): number {
  let lowest = Infinity
  for (const { row, leg, line } of SINGLES) {
    // Most are told apart by the first few cells.
    let at = 0
    while (at < cells.length && isWonAt(row, line, leg.outcome, joint, at) === (cells[at] === 1)) at++
    if (at < cells.length) continue
    const price = priceOf(leg)
    if (price !== null) lowest = Math.min(lowest, price / 1000)
  }
  return lowest
}
