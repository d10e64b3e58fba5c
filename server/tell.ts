/** How a feature writes to a player: it is handed this function by the wiring, because the inbox is a feature too. */
import { isLanguage } from '@uwanja/i18n/language'
import type { Tx } from '@uwanja/money/sql'
import type { Bus } from './live/bus.ts'
import { inboxChanged } from './messages/inbox-rules.ts'
import { wordsOf, type Filled, type Letter } from './messages/letters.ts'
import { insertLetter } from './messages/store.ts'
import { playerById } from './players/store.ts'

/**
 * Puts a letter into the player's inbox, in his language and in the caller's transaction; open pages hear of it after the
 * commit.
 */
export type Tell = (tx: Tx, playerId: bigint, letter: Letter, filled: Filled) => Promise<void>

/**
 * The words are written down beside their key: what a player was told stays what he was told, whatever text we change
 * later. A page in another language than the player's own reads the letter in its language (messages/letters.ts).
 */
export function openTell(bus: Pick<Bus, 'tell'>): Tell {
  return async (tx, playerId, letter, filled) => {
    const own = (await playerById(tx, playerId))?.language
    const language = isLanguage(own) ? own : 'en'
    await insertLetter(tx, playerId, { letter, language, filled, ...wordsOf(letter, language, filled) })
    await inboxChanged(bus, tx, playerId)
  }
}
