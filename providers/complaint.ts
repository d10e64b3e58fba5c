/** What companies say to us, and not to our players. */

/**
 * Why a company did not take an order that is right: our keys, a call that it has not enabled for us, our money there, a page
 * outside the operator's list. Operators are alarmed; it is no decline, and its player's money waits.
 */
export const COMPLAINTS = ['keys', 'not-enabled', 'no-float', 'page'] as const
export type Complaint = (typeof COMPLAINTS)[number]
