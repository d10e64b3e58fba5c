/** Signs of harm: what a jurisdiction's row says of them. What each sign is stands in harm/markers.ts and docs/harm.md. */

/** When a figure becomes a sign. */
export interface HarmRules {
  /** So many deposits paid within 24 hours in which play lost money. */
  readonly chasingDeposits: number
  /** Stakes before five in the morning, on so many of the last seven days. */
  readonly nights: number
  /** Staked in seven days: so many times the weekly mean of the four weeks before, and at least so much. */
  readonly rising: { readonly times: number; readonly leastMinor: bigint }
  /** Withdrawals that the player took back within seven days. */
  readonly cancelledWithdrawals: number
  /** Deposits that failed within 24 hours. */
  readonly failedDeposits: number
  /** The break that the house gives as the last step. */
  readonly breakHours: number
}
