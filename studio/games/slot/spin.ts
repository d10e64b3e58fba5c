/** What a stopped set of reels shows and pays. */
import { atCount, ROWS, SCATTER, WILD, type SlotConfig, type SlotSymbol } from './config.ts'

export interface SlotWin {
  readonly symbol: SlotSymbol
  readonly count: number
  /** Of line games: which line; null for ways and for scatters. */
  readonly line: number | null
  /** How many ways won at once. */
  readonly ways: number
  /** All of it, multiplier not counted. */
  readonly coins: number
}

export interface SlotSight {
  /** One text per reel, from the top. */
  readonly reels: readonly string[]
  readonly wins: readonly SlotWin[]
  readonly coins: number
  readonly scatters: number
}

function windowAt(strip: string, stop: number): string {
  return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length]).join('')
}

/** What a row of symbols pays from the left: the better of the wilds before the first picture, and the run with it. */
function linePay(symbols: readonly SlotSymbol[], pays: SlotConfig['pays']): Omit<SlotWin, 'line' | 'ways'> {
  let wilds = 0
  while (symbols[wilds] === WILD) wilds++
  const wildPay = { symbol: WILD, count: wilds, coins: pays[WILD]?.[wilds - 1] ?? 0 }
  const symbol = symbols[wilds]
  if (symbol === undefined || symbol === SCATTER) return wildPay
  let count = wilds + 1
  while (symbols[count] === symbol || symbols[count] === WILD) count++
  const coins = pays[symbol]?.[count - 1] ?? 0
  return coins > wildPay.coins ? { symbol, count, coins } : wildPay
}

function lineWins(reels: readonly string[], lines: NonNullable<SlotConfig['lines']>, pays: SlotConfig['pays']) {
  return lines.flatMap((rows, line): SlotWin[] => {
    const win = linePay(
      rows.map((row, reel) => reels[reel]![row]!),
      pays,
    )
    return win.coins > 0 ? [{ ...win, line, ways: 1 }] : []
  })
}

function wayWins(reels: readonly string[], pays: SlotConfig['pays']): SlotWin[] {
  return Object.entries(pays).flatMap(([symbol, table]): SlotWin[] => {
    let ways = 1
    let count = 0
    for (; count < reels.length; count++) {
      const here = [...reels[count]!].filter((other) => other === symbol || other === WILD).length
      if (here === 0) break
      ways *= here
    }
    const coins = (table[count - 1] ?? 0) * ways
    return coins > 0 ? [{ symbol, count, line: null, ways, coins }] : []
  })
}

export function sightAt(config: SlotConfig, stops: readonly number[]): SlotSight {
  const reels = config.strips.map((strip, reel) => windowAt(strip, stops[reel]!))
  const wins = config.lines ? lineWins(reels, config.lines, config.pays) : wayWins(reels, config.pays)
  const scatters = reels.reduce((sum, shown) => sum + [...shown].filter((symbol) => symbol === SCATTER).length, 0)
  const coins = config.scatter ? atCount(config.scatter.pays, scatters) : 0
  const all = coins > 0 ? [...wins, { symbol: SCATTER, count: scatters, line: null, ways: 1, coins }] : wins
  return { reels, wins: all, coins: all.reduce((sum, win) => sum + win.coins, 0), scatters }
}
