/** How a feature writes to a player: it is handed this function by the wiring, because the inbox is a feature too. */
import { fill } from '@uwanja/i18n/fill'
import type { Texts } from '@uwanja/i18n/en'
import { isLanguage } from '@uwanja/i18n/language'
import { TEXTS } from '@uwanja/i18n/languages'
import type { Tx } from '@uwanja/money/sql'
import type { Bus } from './live/bus.ts'
import { inboxChanged } from './messages/inbox-rules.ts'
import { insertLetter } from './messages/store.ts'
import { playerById } from './players/store.ts'

/** The letters that the house writes by itself (i18n/en/letters.ts). */
export type Letter = keyof Texts['letters']

/**
 * Puts a letter into the player's inbox, in his language and in the caller's transaction; open pages hear of it after the
 * commit.
 * @param values What stands in the text's braces, already written as people read it.
 */
export type Tell = (tx: Tx, playerId: bigint, letter: Letter, values: Readonly<Record<string, string>>) => Promise<void>

/**
 * The words are written down, not their key: what a player was told stays what he was told, whatever language he chooses
 * and whatever text we change later.
 */
export function openTell(bus: Pick<Bus, 'tell'>): Tell {
  return async (tx, playerId, letter, values) => {
    const language = (await playerById(tx, playerId))?.language
    const words = TEXTS[isLanguage(language) ? language : 'en'].letters[letter]
    await insertLetter(tx, playerId, {
      letter,
      header: fill(words.header, values),
      innerHeader: fill(words.innerHeader, values),
      body: fill(words.text, values),
      footer: fill(words.footer, values),
    })
    await inboxChanged(bus, tx, playerId)
  }
}
