/** Why a slip is not a bet: a text for each reason of `contract/book/bets`, one chunk a language. */
import type { bookReasons } from './en/book-reasons.ts'
import type { Language } from './language.ts'
import type { Translation } from './translation.ts'

export type BookReasons = Translation<typeof bookReasons>

export async function loadBookReasons(language: Language): Promise<BookReasons> {
  if (language === 'sw') return (await import('./sw/book-reasons.ts')).bookReasons
  if (language === 'zh') return (await import('./zh/book-reasons.ts')).bookReasons
  return (await import('./en/book-reasons.ts')).bookReasons
}
