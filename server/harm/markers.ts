/**
 * The signs themselves, as the regulators' guidance names them: "Customer interaction: formal guidance for remote operators"
 * of the British Gambling Commission (gamblingcommission.gov.uk) lists time, spend, pattern and chasing; thresholds are ours,
 * a row of the jurisdiction. Each is a plain sentence about figures, so that a player can be told why.
 */
import { HARM_MARKERS, type HarmMarker } from '@uwanja/contract/site/harm'
import type { HarmRules } from '../jurisdictions/harm.ts'

/** What one player did lately. Amounts in minor units of the wallet's currency. */
export interface Lately {
  readonly depositsInDay: number
  readonly failedDepositsInDay: number
  /** Staked less won in the last 24 hours; below zero: play won. */
  readonly lostInDayMinor: bigint
  readonly nightsInWeek: number
  readonly stakedInWeekMinor: bigint
  /** The four weeks before the last seven days, together. */
  readonly stakedBeforeMinor: bigint
  readonly cancelledInWeek: number
}

export type Seen = Readonly<Record<string, string>>

/** The figures that make a sign; null: it is none. */
const SIGNS: { readonly [M in HarmMarker]: (lately: Lately, rules: HarmRules) => Seen | null } = {
  chasing: ({ depositsInDay, lostInDayMinor }, { chasingDeposits }) =>
    depositsInDay >= chasingDeposits && lostInDayMinor > 0n
      ? { deposits: String(depositsInDay), lostMinor: String(lostInDayMinor) }
      : null,
  'night-play': ({ nightsInWeek }, { nights }) => (nightsInWeek >= nights ? { nights: String(nightsInWeek) } : null),
  'rising-stakes': ({ stakedInWeekMinor, stakedBeforeMinor }, { rising }) =>
    // Who has hardly played before has no usual week yet.
    stakedBeforeMinor > 0n &&
    stakedInWeekMinor >= rising.leastMinor &&
    stakedInWeekMinor * 4n >= stakedBeforeMinor * BigInt(rising.times)
      ? { weekMinor: String(stakedInWeekMinor), usualMinor: String(stakedBeforeMinor / 4n) }
      : null,
  'cancelled-withdrawals': ({ cancelledInWeek }, { cancelledWithdrawals }) =>
    cancelledInWeek >= cancelledWithdrawals ? { withdrawals: String(cancelledInWeek) } : null,
  'failed-deposits': ({ failedDepositsInDay }, { failedDeposits }) =>
    failedDepositsInDay >= failedDeposits ? { deposits: String(failedDepositsInDay) } : null,
}

export interface Sign {
  readonly marker: HarmMarker
  readonly seen: Seen
}

export function signsIn(lately: Lately, rules: HarmRules): Sign[] {
  return HARM_MARKERS.flatMap((marker) => {
    const seen = SIGNS[marker](lately, rules)
    return seen ? [{ marker, seen }] : []
  })
}
