/** Letters into the inbox: what the wiring hands to every feature that writes to a player (notices/tell.ts). */
import { isLanguage } from '@uwanja/i18n/language'
import type { Bus } from '../live/bus.ts'
import { wordsOf } from '../notices/letters.ts'
import type { Tell } from '../notices/tell.ts'
import { playerById } from '../players/store.ts'
import { inboxChanged } from './inbox-rules.ts'
import { insertLetter } from './store.ts'

/**
 * The words are written down beside their key: what a player was told stays what they were told, whatever text we change
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
