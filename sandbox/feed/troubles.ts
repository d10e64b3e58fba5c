/** How far what goes wrong with the feed goes, when somebody asks for it. */

/** How long a wrong result stands, on the company's clock. */
export const WRONG_FOR_MS = 300_000
export const POSTPONED_BY_MS = 2 * 86_400_000
/** What `old` takes off every stamp. */
export const OLD_BY_MS = 60_000
/** How long a line lives while it is `broken`. */
export const BROKEN_AFTER_MS = 4000
