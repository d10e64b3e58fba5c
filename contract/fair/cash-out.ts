/**
 * What a bet is worth before it is decided, and what the book pays for it: `floor(E * phi * kappa)`. E is the expectation of
 * what the bet pays, bonus and cap included, over what its legs may still become, with the chances that were stored without
 * margin when it was accepted. The legs are independent: what hangs together is one leg with one price.
 */
import type { WinBonus } from './payout.ts'
import { percentFor } from './payout.ts'

/** One thing that a leg may become: its multiplier, and whether it then counts towards the win bonus. */
export interface LegFuture {
  readonly chance: number
  readonly m: number
  readonly isGood: boolean
}

/** A decided leg has one future of chance 1. */
export type Futures = readonly LegFuture[]

export interface OpenBet {
  /** Minor units a line. */
  readonly unit: number
  readonly sizes: readonly number[]
  readonly bankers: readonly Futures[]
  readonly open: readonly Futures[]
  readonly winBonus?: WinBonus
  readonly cap?: number
}

export const MOST_JOINT_OUTCOMES = 65_536

/** What one line brings, bonus included, for a stake of one. */
function lineBrings(product: number, good: number, bonus: WinBonus | undefined): number {
  const base = bonus?.base === 'net' ? product - 1 : product
  return product + (Math.max(0, base) * percentFor(bonus, good)) / 100
}

/** By number of legs taken, then by good ones among them. */
type Sums = number[][]

function joined(sums: Sums, futures: Futures, weight: (future: LegFuture) => number, kind: 'banker' | 'open'): Sums {
  // What cannot be (no good leg beside one that is won for sure) is a hole of the list, and stays one.
  const next: Sums = sums.map((row) => (kind === 'open' ? row.slice() : row.map(() => 0)))
  const add = (taken: number, good: number, value: number): void => {
    const row = (next[taken] ??= [])
    row[good] = (row[good] ?? 0) + value
  }
  sums.forEach((row, taken) => {
    row.forEach((sum, good) => {
      if (sum === 0) return
      for (const future of futures) {
        add(kind === 'open' ? taken + 1 : taken, good + (future.isGood ? 1 : 0), sum * future.chance * weight(future))
      }
    })
  })
  return next
}

function symmetric(bet: OpenBet, weight: (future: LegFuture) => number): Sums {
  const start: Sums = [[1]]
  const bankers = bet.bankers.reduce((sums, one) => joined(sums, one, weight, 'banker'), start)
  return bet.open.reduce((sums, one) => joined(sums, one, weight, 'open'), bankers)
}

/** By symmetric sums: exact where no cap can bite and no line can bring less than its stake but nothing. */
function bySums(bet: OpenBet): number {
  const brings = symmetric(bet, ({ m }) => m)
  const alive = symmetric(bet, ({ m }) => (m > 0 ? 1 : 0))
  let sum = 0
  for (const size of bet.sizes) {
    brings[size]?.forEach((product, good) => {
      const percent = percentFor(bet.winBonus, good) / 100
      const net = bet.winBonus?.base === 'net' ? (alive[size]?.[good] ?? 0) : 0
      sum += product + (product - net) * percent
    })
  }
  return sum * bet.unit
}

/** What a bet pays when every leg has become one of its futures. */
function paid(bet: OpenBet, bankers: readonly LegFuture[], open: readonly LegFuture[]): number {
  const wanted = new Set(bet.sizes)
  const [least, most] = [Math.min(...bet.sizes), Math.max(...bet.sizes)]
  const first = bankers.reduce((all, { m, isGood }) => ({ m: all.m * m, good: all.good + (isGood ? 1 : 0) }), {
    m: 1,
    good: 0,
  })
  let sum = 0
  const go = (at: number, taken: number, m: number, good: number): void => {
    // No line has so few legs, or so many.
    if (m === 0 || taken > most || taken + open.length - at < least) return
    if (at === open.length) {
      if (wanted.has(taken)) sum += lineBrings(m, good, bet.winBonus)
      return
    }
    const leg = open[at]!
    go(at + 1, taken + 1, m * leg.m, good + (leg.isGood ? 1 : 0))
    go(at + 1, taken, m, good)
  }
  go(0, 0, first.m, first.good)
  return Math.min(sum * bet.unit, bet.cap ?? Infinity)
}

function byEnumeration(bet: OpenBet): number | null {
  const legs = [...bet.bankers, ...bet.open]
  if (legs.reduce((count, futures) => count * futures.length, 1) > MOST_JOINT_OUTCOMES) return null
  let sum = 0
  const go = (at: number, chance: number, chosen: readonly LegFuture[]): void => {
    if (chance === 0) return
    if (at === legs.length) {
      sum += chance * paid(bet, chosen.slice(0, bet.bankers.length), chosen.slice(bet.bankers.length))
      return
    }
    for (const future of legs[at]!) go(at + 1, chance * future.chance, [...chosen, future])
  }
  go(0, 1, [])
  return sum
}

const best = (futures: Futures): LegFuture =>
  futures.reduce((top, one) => (one.m > top.m ? one : top), { chance: 0, m: 0, isGood: false })

/** The expectation of what the bet pays, in minor units; null when it cannot be told exactly. */
export function expectation(bet: OpenBet): number | null {
  const greatest = paid({ ...bet, cap: Infinity }, bet.bankers.map(best), bet.open.map(best))
  const mayShrink = [...bet.bankers, ...bet.open].some((futures) => futures.some(({ m }) => m > 0 && m < 1))
  const isPlain = greatest <= (bet.cap ?? Infinity) && !(mayShrink && bet.winBonus?.base === 'net')
  return isPlain ? bySums(bet) : byEnumeration(bet)
}

/** A dated ladder: which share of the expectation is paid, by how it stands to the expectation at acceptance. */
export type Phi = readonly { readonly upTo: number; readonly share: number | null }[]

export const PHI: Phi = [
  { upTo: 0.1, share: null },
  { upTo: 0.5, share: 0.9 },
  { upTo: 2, share: 0.95 },
  { upTo: Infinity, share: 0.96 },
]

/** null: there is no cash-out at this ratio. The steps are open at their lower end: exactly 0.5 is still the lower row's. */
export function phiAt(ratio: number, phi: Phi = PHI): number | null {
  if (ratio < phi[0]!.upTo) return phi[0]!.share
  return phi.slice(1).find(({ upTo }) => ratio <= upTo)?.share ?? null
}

/** Unchanged prices give at most this share of the stake. */
const OF_STAKE = 0.985

/** Stored when the bet is accepted: keeps an unchanged bet at most at 0.985 of its stake, without a jump beside it. */
export function kappaOf(stakeMinor: number, atAcceptance: number, phi: Phi = PHI): number {
  const share = phiAt(1, phi) ?? 1
  return Math.min(1, (OF_STAKE * stakeMinor) / (atAcceptance * share))
}

/** What the book pays now for the whole bet, in minor units; null: no cash-out. */
export function cashOutValue(now: number, atAcceptance: number, kappa: number, phi: Phi = PHI): bigint | null {
  const share = phiAt(now / atAcceptance, phi)
  if (share === null) return null
  const value = Math.floor(now * share * kappa + 1e-9)
  return value > 0 ? BigInt(value) : null
}

/** A share of the open stake is cashed out at its share of the value, floored: parts never bring more than the whole. */
export function partOfValue(value: bigint, part: bigint, open: bigint): bigint {
  return (value * part) / open
}

/** What an edit moves: a stake above what the bet before it is worth is debited, what is left of that value is paid out. */
export function editMoves(value: bigint, stake: bigint): { readonly debit: bigint; readonly paid: bigint } {
  return stake >= value ? { debit: stake - value, paid: 0n } : { debit: 0n, paid: value - stake }
}
