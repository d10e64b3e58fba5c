/** Dice by oneself: choose a chance, roll a number below ten thousand. Whatever the chance, 97 % comes back. */
import type { DiceFacts, DiceView, DiceSelection } from '@uwanja/contract/studio/table'
import { NO_MOVES, type InstantEngine } from '../../instant/engine.ts'
import { fieldsOf } from '../../instant/fields.ts'

const OUTCOMES = 10_000
const RETURN_BASIS_POINTS = 9_700
/** Of 10,000: from 1 % to 95 %. */
const LOWEST = 100
const HIGHEST = 9_500

export function diceWins({ side, chance }: DiceSelection, roll: number): boolean {
  return side === 'under' ? roll < chance : roll >= OUTCOMES - chance
}

/** Rounded down once, to a minor unit. */
export function diceMinor(stakeMinor: bigint, chance: number): bigint {
  return (stakeMinor * BigInt(RETURN_BASIS_POINTS)) / BigInt(chance)
}

export const dice: InstantEngine<null, DiceSelection, DiceView, never> = {
  ...NO_MOVES,
  readBet(_config, rawSelection, stakeMinor) {
    const { side, chance } = fieldsOf(rawSelection)
    if ((side !== 'under' && side !== 'over') || !Number.isInteger(chance)) return null
    const selection = { side, chance: chance as number } as const
    return selection.chance < LOWEST || selection.chance > HIGHEST
      ? null
      : { wish: selection, stakeMinor, costMinor: stakeMinor }
  },
  open(_config, { wish: selection, stakeMinor }, luck) {
    const roll = luck.below(OUTCOMES)
    return {
      state: { roll },
      winMinor: diceWins(selection, roll) ? diceMinor(stakeMinor, selection.chance) : 0n,
      isOver: true,
    }
  },
  view: (_config, state) => state,
  facts: () => ({
    rtpBasisPoints: RETURN_BASIS_POINTS,
    volatility: 'medium',
    topWinHundredths: (RETURN_BASIS_POINTS * 100) / LOWEST,
    table: { engine: 'dice', lowest: LOWEST, highest: HIGHEST } satisfies DiceFacts,
  }),
}
