/** Texts of a player’s own bets on the bookmaker’s own page, one chunk a language. */
import type { bookMine } from './en/book-mine.ts'
import type { Language } from './language.ts'
import type { Translation } from './translation.ts'

export type BookMine = Translation<typeof bookMine>

export async function loadBookMine(language: Language): Promise<BookMine> {
  if (language === 'sw') return (await import('./sw/book-mine.ts')).bookMine
  if (language === 'zh') return (await import('./zh/book-mine.ts')).bookMine
  return (await import('./en/book-mine.ts')).bookMine
}
