/** Accounts with money in them that nobody uses: what a jurisdiction's row says of them (docs/decisions/082). No fee is taken. */
export interface DormancyRules {
  /** Whole months without a log-in, a stake or a payment, after which such an account is dormant. */
  readonly months: number
  /** So many days before that its player is told. */
  readonly noticeDays: number
  /** Whole months for which it must have been dormant before its money may be handed over. */
  readonly handOverMonths: number
  /** How often a person must have looked for the player or their heirs before that. */
  readonly searches: number
  /** Whose the money is then: kept for whoever claims it, or owed to the state. */
  readonly handedTo: 'dormant' | 'unclaimed'
}
