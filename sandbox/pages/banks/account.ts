/** An account at a bank, as people write it down. */
export interface AccountOf {
  readonly bank: string
  readonly account: string
}

/** The digits of an account number at every bank here. */
export const ACCOUNT_DIGITS = 10
