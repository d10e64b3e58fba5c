/** What a payout is called: a win is what is more than its stake, in every game. Pure. */

export type Payout = 'won' | 'even' | 'part' | 'lost'

/** @param wonMinor what came back @param stakeMinor what it cost, both in minor units of one currency */
export function payoutOf(wonMinor: bigint, stakeMinor: bigint): Payout {
  if (wonMinor > stakeMinor) return 'won'
  if (wonMinor === 0n) return 'lost'
  return wonMinor === stakeMinor ? 'even' : 'part'
}

/** As amounts come over the wire; null: nothing is decided yet. */
export function isWin(wonMinor: string | null, stakeMinor: string): boolean {
  return wonMinor !== null && payoutOf(BigInt(wonMinor), BigInt(stakeMinor)) === 'won'
}

/** How long a win counts up; it is whole in the news from the first moment. */
export const COUNT_MS = 900

/** What stands on the counter after so long: it rises quickly, then slowly, and ends on the whole sum. */
export function countedMinor(wonMinor: bigint, sinceMs: number): bigint {
  const left = 1 - Math.min(1, Math.max(0, sinceMs / COUNT_MS))
  const share = BigInt(Math.round((1 - left ** 3) * 10_000))
  return (wonMinor * share) / 10_000n
}
