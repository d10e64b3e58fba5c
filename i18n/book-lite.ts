/** Texts of the light sportsbook, one chunk a language. */
import type { bookLite } from './en/book-lite.ts'
import type { Language } from './language.ts'
import type { Translation } from './translation.ts'

export type BookLite = Translation<typeof bookLite>

export async function loadBookLite(language: Language): Promise<BookLite> {
  if (language === 'sw') return (await import('./sw/book-lite.ts')).bookLite
  if (language === 'zh') return (await import('./zh/book-lite.ts')).bookLite
  return (await import('./en/book-lite.ts')).bookLite
}
