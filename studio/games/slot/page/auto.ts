/** When spinning by itself ends. */
import type { PlayRound } from '@uwanja/contract/studio/play'
import type { SlotView } from '@uwanja/contract/studio/slot'

export interface AutoRules {
  readonly stopFree: boolean
  readonly stopWin: boolean
  readonly stopLoss: boolean
}
export interface AutoRun {
  readonly left: number
  /** Stakes minus wins since it began. */
  readonly lostMinor: bigint
}

export const AUTO_COUNTS = [10, 25, 50, 100] as const
const BIG_WIN_STAKES = 10n
const LOSS_STAKES = 20n

/** What is left after this round; null: it ends here. */
export function afterRound(run: AutoRun, rules: AutoRules, round: PlayRound): AutoRun | null {
  const stake = BigInt(round.stakeMinor)
  const won = BigInt(round.winMinor ?? '0')
  const lostMinor = run.lostMinor + BigInt(round.costMinor) - won
  const left = run.left - 1
  if (left <= 0) return null
  if (rules.stopFree && (round.view as SlotView).spins.length > 1) return null
  if (rules.stopWin && won >= stake * BIG_WIN_STAKES) return null
  if (rules.stopLoss && lostMinor >= stake * LOSS_STAKES) return null
  return { left, lostMinor }
}
