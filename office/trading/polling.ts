/** How often the queue of slips is asked: a slip waits half a minute. */
export const REVIEWS_MS = 3000
/** The book looks for alerts once a minute. */
export const ALERTS_MS = 60_000
