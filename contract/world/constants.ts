/** What every phone and wallet of the outside world begins with. */

/** The PIN of every phone. */
export const SANDBOX_PIN = '1234'
/** Mobile money of a new phone, and of a new account at a bank. */
export const WALLET_START = '100000.00'
