/** Letters into the inbox: what the wiring hands to every feature that writes to a player (notices/notify.ts). */
import { isLanguage } from '@uwanja/i18n/language'
import type { Bus } from '../live/bus.ts'
import { wordsOf } from '../notices/notifications.ts'
import type { Notify } from '../notices/notify.ts'
import { playerById } from '../players/store.ts'
import { inboxChanged } from './inbox-rules.ts'
import { insertNotification } from './store.ts'

/**
 * The words are written down beside their key: what a player was told stays what they were told, whatever text we change
 * later. A page in another language than the player's own reads the letter in its language (messages/letters.ts).
 */
export function openNotify(bus: Pick<Bus, 'publish'>): Notify {
  return async (tx, playerId, letter, filled) => {
    const own = (await playerById(tx, playerId))?.language
    const language = isLanguage(own) ? own : 'en'
    await insertNotification(tx, playerId, { letter, language, filled, ...wordsOf(letter, language, filled) })
    await inboxChanged(bus, tx, playerId)
  }
}
