/**
 * A slot's return to the player, exactly, from the counts of its symbols: no simulation. Reels stop independently, and
 * an expectation of a sum is the sum of expectations, so each line, each way and the scatters are counted alone.
 */
import { atCount, boughtSpins, ROWS, SCATTER, WILD, type SlotConfig, type SlotSymbol } from './config.ts'

/** One thing that a line, or a symbol's ways, can show, and how many combinations of stops show it. */
interface Term {
  /** Leading wilds, and the symbol after them; null: nothing but wilds, or a scatter ends the run. */
  readonly wilds: number
  readonly symbol: SlotSymbol | null
  /** Wilds and the symbol in a row from the left. */
  readonly count: number
  /** Combinations, each counted as often as it wins (ways), and the square of that. */
  readonly weight: number
  readonly squares: number
}

/** All that counts of the strips, whatever the pays: whole numbers below 2^53, because strips are short. */
export interface Counted {
  /** All combinations. */
  readonly total: number
  readonly terms: readonly Term[]
  /** By the number of scatters in sight: how many combinations show so many. */
  readonly scatters: readonly number[]
}

export interface SlotReturn {
  /** Rounded down: what is stated is never more than what is played. */
  readonly basisPoints: number
  /** Of the bought feature; null when none is sold. */
  readonly buyBasisPoints: number | null
  /** The spread of one spin in stakes (standard deviation), its wins taken as independent. */
  readonly spread: number
  readonly volatility: 'low' | 'medium' | 'high'
  /** One spin in so many brings free spins; null: none does. */
  readonly featureEvery: number | null
}

type Tally = Readonly<Record<SlotSymbol, number>>

function tallyOf(strip: string): Tally {
  const tally: Record<SlotSymbol, number> = {}
  for (const symbol of strip) tally[symbol] = (tally[symbol] ?? 0) + 1
  return tally
}

/** How many of these symbols each stop of a reel shows. */
function heres(strip: string, symbol: SlotSymbol, other: SlotSymbol): number[] {
  const is = Array.from(strip, (one) => (one === symbol || one === other ? 1 : 0))
  return is.map((first, stop) => first + is[(stop + 1) % is.length]! + is[(stop + 2) % is.length]!)
}

/** The product of the lengths of the reels from here on. */
function restFrom(strips: readonly string[]): number[] {
  const rest = [1]
  for (const strip of [...strips].reverse()) rest.unshift(rest[0]! * strip.length)
  return rest
}

/** Every run from the left on one line. */
function lineTerms(strips: readonly string[]): Term[] {
  const terms: Term[] = []
  const tallies = strips.map(tallyOf)
  const rest = restFrom(strips)
  const add = (wilds: number, symbol: SlotSymbol | null, count: number, weight: number) => {
    if (weight > 0) terms.push({ wilds, symbol, count, weight, squares: weight })
  }
  let wildRun = 1
  for (const [wilds, tally] of tallies.entries()) {
    for (const symbol of Object.keys(tally)) {
      if (symbol === WILD) continue
      let weight = wildRun * tally[symbol]!
      if (symbol === SCATTER) add(wilds, null, wilds, weight * rest[wilds + 1]!)
      else {
        // The run ends before the reel `count`, or with the last one.
        for (let count = wilds + 1; count <= strips.length; count++) {
          const next = tallies[count]
          const goesOn = next ? (next[symbol] ?? 0) + (next[WILD] ?? 0) : 0
          add(wilds, symbol, count, next ? weight * (strips[count]!.length - goesOn) * rest[count + 1]! : weight)
          weight *= goesOn
        }
      }
    }
    wildRun *= tally[WILD] ?? 0
  }
  add(strips.length, null, strips.length, wildRun)
  return terms
}

/** Per symbol: ways multiply reel by reel, so their sums over the stops do as well. */
function wayTerms(strips: readonly string[], symbols: readonly SlotSymbol[]): Term[] {
  const rest = restFrom(strips)
  return symbols.flatMap((symbol) => {
    const terms: Term[] = []
    let [ways, squares] = [1, 1]
    for (let count = 0; count <= strips.length && ways > 0; count++) {
      const here = count < strips.length ? heres(strips[count]!, symbol, WILD) : [0]
      const ends = here.filter((number) => number === 0).length * (rest[count + 1] ?? 1)
      if (count > 0 && ends > 0) {
        terms.push({ wilds: 0, symbol, count, weight: ways * ends, squares: squares * ends })
      }
      ways *= here.reduce((total, number) => total + number, 0)
      squares *= here.reduce((total, number) => total + number * number, 0)
    }
    return terms
  })
}

function countScatters(strips: readonly string[]): number[] {
  return strips.reduce<number[]>(
    (before, strip) => {
      const after = Array<number>(before.length + ROWS).fill(0)
      for (const here of heres(strip, SCATTER, SCATTER)) {
        for (const [count, weight] of before.entries()) after[count + here]! += weight
      }
      return after
    },
    [1],
  )
}

export function countStrips({ strips, lines, pays }: SlotConfig): Counted {
  const total = strips.reduce((product, strip) => product * strip.length, 1)
  return {
    total,
    terms: lines ? lineTerms(strips) : wayTerms(strips, Object.keys(pays)),
    scatters: countScatters(strips),
  }
}

/** Summed over all combinations: coins, coins squared (each win alone), and free spins. */
export function sumSpin(config: SlotConfig, counted: Counted): { coins: number; squares: number; spins: number } {
  const { pays, scatter, lines } = config
  const times = lines?.length ?? 1
  const wildPays = pays[WILD]
  const sum = { coins: 0, squares: 0, spins: 0 }
  for (const { wilds, symbol, count, weight, squares } of counted.terms) {
    const pay = symbol === null ? 0 : (pays[symbol]?.[count - 1] ?? 0)
    const coins = Math.max(pay, wildPays?.[wilds - 1] ?? 0) * times
    sum.coins += coins * weight
    sum.squares += (coins / times) * coins * squares
  }
  for (const [count, weight] of counted.scatters.entries()) {
    if (!scatter) break
    const coins = atCount(scatter.pays, count)
    sum.coins += coins * weight
    sum.squares += coins * coins * weight
    sum.spins += atCount(scatter.spins, count) * weight
  }
  return sum
}

/**
 * With v coins and g free spins over T combinations, a spin is worth v/T; free spins follow g/T times and, when they
 * can come again, T/(T-g) times as many: so the whole is v/T * (1 + M * g / (T - g)), or v/T * (1 + M * g / T).
 */
export function returnOf(config: SlotConfig, counted = countStrips(config)): SlotReturn {
  const { coins, squares, spins } = sumSpin(config, counted)
  const { total } = counted
  const [t, v, g, c] = [BigInt(total), BigInt(coins), BigInt(spins), BigInt(config.coins)]
  const m = BigInt(config.free?.multiplier ?? 0)
  const left = config.free?.scatters === 'again' ? t - g : t
  if (left <= 0n) throw new RangeError('these free spins would never end')
  const basisPoints = Number((v * (left + m * g) * 10_000n) / (t * left * c))
  // One bought spin is worth M * v/T, and brings T/left further ones of its kind.
  const price = config.buy ? BigInt(config.buy.priceHundredths) : 0n
  const bought = BigInt(boughtSpins(config))
  const buyBasisPoints = price > 0n ? Number((bought * m * v * 1_000_000n) / (left * c * price)) : null
  const every = spins > 0 ? (total * boughtSpins(config)) / spins : null
  const feature = (boughtSpins(config) * Number(m) * coins) / Number(left) / config.coins
  const spread = Math.sqrt(squares / total / config.coins ** 2 + (every ? feature ** 2 / every : 0))
  return {
    basisPoints,
    buyBasisPoints,
    spread,
    volatility: spread < 2.5 ? 'low' : spread < 4.4 ? 'medium' : 'high',
    featureEvery: every === null ? null : Math.round(every),
  }
}
