/**
 * What a bet puts at risk on each outcome that it still needs. A single (or one same-match multiple) puts its stake and its full
 * payout there; of several legs each carries the full payout of its lines (`potential`), and that times the frozen chances of the
 * other open legs (`weighted`, the figure for limits).
 */
import type { Futures } from '@uwanja/contract/fair/cash-out'
import { atLeast } from '@uwanja/contract/fair/flex'
import type { Fraction } from '@uwanja/contract/fair/fraction'
import type { LegResult } from '@uwanja/contract/fair/leg'
import { multiplier, oddsFraction } from '@uwanja/contract/fair/leg'
import { fraction, readFraction } from '@uwanja/contract/fair/fraction'

export const SAME_MATCH = 'same-match'

export interface Exposure {
  readonly event: string
  readonly market: string
  readonly specifiers: string
  readonly outcome: string
  readonly stake: bigint
  readonly singles: bigint
  readonly potential: bigint
  readonly weighted: bigint
}

export interface ExposedLeg {
  readonly isBanker: boolean
  readonly odds: number | null
  readonly settledOdds?: number | null
  readonly futures: Futures | null
  /** "r v f"; null: open. */
  readonly result: string | null
  readonly picks: readonly {
    readonly event: string
    readonly market: string
    readonly specifiers: string
    readonly outcome: string
  }[]
}

export interface ExposedBet {
  readonly unitMinor: bigint
  readonly sizes: readonly number[]
  readonly mayFail: 1 | 2 | null
  readonly price: number | null
  readonly freeBet: string | null
  readonly legs: readonly ExposedLeg[]
}

export type Place = Pick<Exposure, 'event' | 'market' | 'specifiers' | 'outcome'>

/** Of several picks: they win together, wherever else each of them may. */
export function placeOf({ picks }: Pick<ExposedLeg, 'picks'>): Place {
  const [first] = picks as [Place, ...Place[]]
  if (picks.length === 1) return { ...first }
  const names = picks.map(({ market, specifiers, outcome }) => `${market}?${specifiers}/${outcome}`)
  return { event: first.event, market: SAME_MATCH, specifiers: '', outcome: names.sort().join('&') }
}

const MILLION = 1_000_000n
/** That a leg does not lose, in millionths: whole numbers add up alike in any order. */
const millionths = (futures: Futures | null): bigint =>
  BigInt(Math.round(1e6 * (futures ?? []).reduce((sum, { chance, m }) => (m > 0 ? sum + chance : sum), 0)))

function resultOf(text: string): LegResult {
  const [r, v, f] = text.split(' ') as [string, string, string]
  return { r: r === '1' ? 1 : 0, v: v === '1/2' ? 0.5 : v === '1' ? 1 : 0, f: readFraction(f) ?? fraction(1n) }
}

interface Value {
  /** What the leg multiplies a line by, at best. */
  readonly brings: Fraction
  /** In millionths. */
  readonly chance: bigint
  readonly isBanker: boolean
}

function valueOf({ odds, settledOdds, futures, result, isBanker }: ExposedLeg): Value {
  const price = oddsFraction(settledOdds ?? odds ?? 1000)
  if (result === null) return { brings: price, chance: millionths(futures), isBanker }
  return { brings: multiplier(resultOf(result), price), chance: MILLION, isBanker }
}

/** The sum over all lines that hold leg `own`, of the product of what the others bring, with the chances that these ask for. */
function linesWith(values: readonly Value[], own: number, sizes: readonly number[], by: 'full' | 'weighted'): Fraction {
  const isWeighted = by === 'weighted'
  const most = Math.max(...sizes)
  const mine = values[own]!
  // All legs in one line: one product, however many they are.
  if (most === values.filter(({ isBanker }) => !isBanker).length && sizes.length === 1) {
    const others = values.filter((_, at) => at !== own)
    const product = (of: (one: Value) => bigint): bigint => others.reduce((all, one) => all * of(one), 1n)
    const chance = isWeighted ? product((one) => one.chance) : 1n
    const whole = isWeighted ? MILLION ** BigInt(others.length) : 1n
    return fraction(
      mine.brings.over * product(({ brings }) => brings.over) * chance,
      mine.brings.under * product(({ brings }) => brings.under) * whole,
    )
  }
  let table: bigint[] = [mine.brings.over]
  let under = mine.brings.under
  values.forEach(({ brings, chance, isBanker }, at) => {
    if (at === own) return
    const [over, below] = [brings.over * (isWeighted ? chance : 1n), brings.under * (isWeighted ? MILLION : 1n)]
    under *= below
    if (isBanker) table = table.map((sum) => sum * over)
    else {
      const next = table.map((sum) => sum * below)
      table.forEach((sum, taken) => {
        if (taken < most) next[taken + 1] = (next[taken + 1] ?? 0n) + sum * over
      })
      table = next
    }
  })
  const taken = mine.isBanker ? 0 : 1
  const sum = sizes.reduce((all, size) => all + (table[size - taken] ?? 0n), 0n)
  return fraction(sum, under)
}

function flexRows({ unitMinor, price, mayFail, legs }: ExposedBet): Exposure[] {
  const payout = (unitMinor * BigInt(price ?? 1000)) / 1000n
  const isWrong = (result: string | null): boolean => result !== null && result.startsWith('0 0')
  const wrong = legs.filter(({ result }) => isWrong(result)).length
  const open = legs.filter(({ result }) => result === null)
  if (wrong > mayFail!) return []
  return open.map((leg) => {
    const others = open.filter((one) => one !== leg).map(({ futures }) => Number(millionths(futures)) / 1e6)
    const chance = BigInt(Math.round(1e6 * atLeast(others, others.length - (mayFail! - wrong))))
    return { ...placeOf(leg), stake: 0n, singles: 0n, potential: payout, weighted: (payout * chance) / MILLION }
  })
}

/** One row for each leg that is open. A bet that is over puts nothing at risk: who asks does not ask for it. */
export function exposureOf(bet: ExposedBet): Exposure[] {
  const { unitMinor, sizes, mayFail, freeBet, legs } = bet
  if (mayFail !== null) return flexRows(bet)
  const values = legs.map(valueOf)
  const paid = ({ over, under }: Fraction, lines: bigint): bigint =>
    (unitMinor * over) / under - (freeBet === null ? 0n : unitMinor * lines)
  return legs.flatMap((leg, own) => {
    if (leg.result !== null) return []
    const potential = paid(linesWith(values, own, sizes, 'full'), 1n)
    if (legs.length === 1)
      return [
        { ...placeOf(leg), stake: freeBet === null ? unitMinor : 0n, singles: potential, potential: 0n, weighted: 0n },
      ]
    const weighted = paid(linesWith(values, own, sizes, 'weighted'), 0n)
    return [{ ...placeOf(leg), stake: 0n, singles: 0n, potential, weighted }]
  })
}

/** A name for the outcome. */
export const keyOf = ({ event, market, specifiers, outcome }: Place): string =>
  [event, market, specifiers, outcome].join('\n')

/** Rows of one outcome added up, those that came to nothing left out. */
export function summed(rows: readonly Exposure[]): Exposure[] {
  const sums = new Map<string, Exposure>()
  for (const row of rows) {
    const known = sums.get(keyOf(row)) ?? { ...row, stake: 0n, singles: 0n, potential: 0n, weighted: 0n }
    sums.set(keyOf(row), {
      ...known,
      stake: known.stake + row.stake,
      singles: known.singles + row.singles,
      potential: known.potential + row.potential,
      weighted: known.weighted + row.weighted,
    })
  }
  return [...sums.values()].filter((one) =>
    [one.stake, one.singles, one.potential, one.weighted].some((sum) => sum !== 0n),
  )
}

export const negated = (row: Exposure): Exposure => ({
  ...row,
  stake: -row.stake,
  singles: -row.singles,
  potential: -row.potential,
  weighted: -row.weighted,
})
