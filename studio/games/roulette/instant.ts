/** Roulette by oneself: chips on the cloth, one spin. */
import { payoutMinor } from '@uwanja/contract/fair/fairness'
import type { RouletteFacts, RouletteView, RouletteSelection } from '@uwanja/contract/studio/table'
import { NO_MOVES, type InstantEngine } from '../../instant/engine.ts'
import { POCKETS, rouletteOdds, rouletteReturned, SPOTS } from './rules.ts'
import { STATED } from '../stated.ts'
import { fieldsOf } from '../../instant/fields.ts'

const MOST_SPOTS = 40
const MOST_CHIPS = 100

function readChips(rawSelection: unknown): Readonly<Record<string, number>> | null {
  const chips = Object.entries(fieldsOf(fieldsOf(rawSelection)['chips']))
  const isChip = ([spot, count]: [string, unknown]) =>
    SPOTS.has(spot) && Number.isInteger(count) && (count as number) > 0 && (count as number) <= MOST_CHIPS
  if (chips.length === 0 || chips.length > MOST_SPOTS || !chips.every(isChip)) return null
  return Object.fromEntries(chips) as Record<string, number>
}

export const roulette: InstantEngine<null, RouletteSelection, RouletteView, never> = {
  ...NO_MOVES,
  readBet(_config, rawSelection, stakeMinor) {
    const chips = readChips(rawSelection)
    if (!chips) return null
    const count = Object.values(chips).reduce((sum, chip) => sum + chip, 0)
    return { wish: { chips }, stakeMinor, costMinor: stakeMinor * BigInt(count) }
  },
  open(_config, { wish: selection, stakeMinor }, chance) {
    const pocket = chance.below(POCKETS)
    const winMinor = Object.entries(selection.chips).reduce(
      (sum, [spot, count]) => sum + payoutMinor(stakeMinor * BigInt(count), rouletteReturned(spot, pocket)),
      0n,
    )
    return { state: { pocket }, winMinor, isOver: true }
  },
  view: (_config, state) => state,
  facts: () => ({
    rtpBasisPoints: STATED.roulette,
    volatility: 'medium',
    topWinHundredths: 3_600,
    table: {
      engine: 'roulette',
      odds: Object.fromEntries([...SPOTS.keys()].map((spot) => [spot, rouletteOdds(spot)!])),
    } satisfies RouletteFacts,
  }),
}
