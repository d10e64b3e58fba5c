/** Actual against stated return: between which bounds it may lie, and what that says. Pure. */
import type { ReturnVerdict } from '@uwanja/contract/operators/returns'
import type { GameReturn } from '@uwanja/money/returns'
import type { ReturnRules } from '../../jurisdictions/returns.ts'

export interface Judged {
  /** Shares of what was staked. */
  readonly actual: number
  /** Null: the company states none, or there are too few rounds. */
  readonly bounds: { readonly low: number; readonly high: number } | null
  readonly verdict: ReturnVerdict
}

type Sums = Pick<GameReturn, 'rounds' | 'staked' | 'won' | 'stakedSquared' | 'stakedWon' | 'wonSquared'>

/**
 * The bounds are the stated return and so many standard errors either side, as the British Gambling Commission's guidance
 * "Live return to player performance monitoring of games of chance" has it (gamblingcommission.gov.uk, 2021): the tolerance
 * is the game's standard deviation over the root of the rounds. Stakes differ, so each round counts by its stake: with R
 * stated, s staked and w won, the error is the root of the sum of (w - R s)², over the sum of s (Cochran, "Sampling Techniques",
 * 3rd edition, section 6.4: the variance of a ratio). The spread is measured from the rounds themselves, because what
 * a round of ours may win hangs on what its player chooses. The normal law holds for many rounds only. Players of one
 * shared round win together, so a live table's bounds are too narrow: what lies outside is to be looked into and proves nothing.
 */
export function judged(sums: Sums, statedBasisPoints: number | null, { errors, leastRounds }: ReturnRules): Judged {
  const staked = Number(sums.staked)
  const actual = Number(sums.won) / staked
  if (statedBasisPoints === null) return { actual, bounds: null, verdict: 'unstated' }
  if (sums.rounds < leastRounds) return { actual, bounds: null, verdict: 'few' }
  const stated = statedBasisPoints / 10_000
  const spread =
    Number(sums.wonSquared) - 2 * stated * Number(sums.stakedWon) + stated * stated * Number(sums.stakedSquared)
  const width = (errors * Math.sqrt(Math.max(0, spread))) / staked
  const bounds = { low: Math.max(0, stated - width), high: stated + width }
  return { actual, bounds, verdict: actual < bounds.low ? 'below' : actual > bounds.high ? 'above' : 'within' }
}
