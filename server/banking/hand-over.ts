/** How old an order may be when it leaves: a machine that slept in between must not hand over what others have given up. */

/** Far below the time after which "never heard of it" is final for any method. */
const HAND_OVER_WITHIN_MS = 60_000

/** @param beganMs The wall's clock before the transaction that wrote `sent`. True: it is asked about and not sent. */
export const hasSlept = (beganMs: number): boolean => Date.now() - beganMs > HAND_OVER_WITHIN_MS
