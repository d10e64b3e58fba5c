/** What holds for all of Kudipal's methods. */

/** A is said of Flutterwave's documents; that Kudipal speaks so is read from its card flow (PIN, OTP, avs_noauth). */
export const PROTOCOL = { name: 'Flutterwave v3', source: 'A' } as const

/**
 * The protocol has no time in a request, so a copy could arrive at any time. For a charge that does no harm: nothing is
 * paid before the player acts, and money for a deposit that was given up is credited all the same.
 */
export const UNKNOWN_CHARGE_IS_FINAL_AFTER_S = 3_600
