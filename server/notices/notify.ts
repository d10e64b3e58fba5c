/** How a feature writes to a player: it is handed this function by the wiring, because the inbox is a feature too. */
import type { Tx } from '@uwanja/money/sql'
import type { Filled, Notification } from './notifications.ts'

/**
 * Puts a letter into the player's inbox, in their language and in the caller's transaction; open pages hear of it after the
 * commit.
 */
export type Notify = (tx: Tx, playerId: bigint, letter: Notification, filled: Filled) => Promise<void>
