/** The slot as an instant game: one bet, one spin, and the free spins that follow from it. */
import type { SlotSpinView, SlotTable, SlotView } from '@uwanja/contract/studio/slot'
import type { Chance } from '../../luck/chance.ts'
import { NO_MOVES, type Bet, type InstantEngine } from '../../instant/engine.ts'
import { atCount, boughtSpins, type SlotConfig } from './config.ts'
import { returnOf } from './return.ts'
import { sightAt } from './spin.ts'

export interface SlotSelection {
  readonly buy: boolean
}

/** The stops of every spin, in order; all else follows from them and the configuration. */
export interface SlotState {
  readonly stops: readonly (readonly number[])[]
}

function readSelection(config: SlotConfig, rawSelection: unknown): SlotSelection | null {
  const { buy } = (typeof rawSelection === 'object' && rawSelection !== null ? rawSelection : {}) as Record<
    string,
    unknown
  >
  if (buy !== true) return { buy: false }
  return config.buy ? { buy: true } : null
}

const spinStops = ({ strips }: SlotConfig, chance: Chance) => strips.map((strip) => chance.below(strip.length))

/** The free spins that a spin brings. */
function broughtBy(config: SlotConfig, scatters: number, isFree: boolean): number {
  if (!config.scatter || !config.free || (isFree && config.free.scatters === 'once')) return 0
  return atCount(config.scatter.spins, scatters)
}

/** Every spin as it was played: what it showed, won and brought. */
function spinsOf(config: SlotConfig, { stops }: SlotState, { buy }: SlotSelection): SlotSpinView[] {
  return stops.map((reels, index) => {
    const isFree = buy || index > 0
    const sight = sightAt(config, reels)
    const multiplier = isFree ? (config.free?.multiplier ?? 1) : 1
    const freeSpins = broughtBy(config, sight.scatters, isFree)
    return {
      stops: reels,
      reels: sight.reels,
      wins: sight.wins,
      multiplier,
      coins: sight.coins * multiplier,
      freeSpins,
      isFree,
    }
  })
}

function play(config: SlotConfig, { wish: selection }: Bet<SlotSelection>, chance: Chance): SlotState {
  const stops: number[][] = []
  let [paid, free] = selection.buy ? [0, boughtSpins(config)] : [1, 0]
  while (paid + free > 0) {
    const isFree = paid === 0
    const now = spinStops(config, chance)
    stops.push(now)
    if (isFree) free -= 1
    else paid -= 1
    free += broughtBy(config, sightAt(config, now).scatters, isFree)
  }
  return { stops }
}

const coinsOf = (spins: readonly SlotSpinView[]) => spins.reduce((sum, { coins }) => sum + coins, 0)

export const slotEngine: InstantEngine<SlotConfig, SlotSelection, SlotState, never> = {
  ...NO_MOVES,
  readBet(config, rawSelection, stakeMinor) {
    const selection = readSelection(config, rawSelection)
    if (!selection || stakeMinor % BigInt(config.coins) !== 0n) return null
    const cost = selection.buy ? stakeMinor * BigInt(config.buy!.priceHundredths) : stakeMinor * 100n
    return cost % 100n === 0n ? { wish: selection, stakeMinor, costMinor: cost / 100n } : null
  },
  open(config, bet, chance) {
    const state = play(config, bet, chance)
    const coins = BigInt(coinsOf(spinsOf(config, state, bet.wish)))
    return { state, winMinor: (bet.stakeMinor / BigInt(config.coins)) * coins, isOver: true }
  },
  view(config, state, bet): SlotView {
    const spins = spinsOf(config, state, bet.wish)
    return { spins, coins: coinsOf(spins) }
  },
  facts(config) {
    const { basisPoints, volatility, buyBasisPoints, featureEvery } = returnOf(config)
    const table: SlotTable = { ...config, buyBasisPoints, featureEvery }
    return { rtpBasisPoints: basisPoints, volatility, topWinHundredths: null, table }
  },
}
