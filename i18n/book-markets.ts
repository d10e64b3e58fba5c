/** Names of the book's markets, one chunk a language: only pages of the sportsbook load them. */
import type { bookMarkets } from './en/book-markets.ts'
import type { Language } from './language.ts'
import type { Translation } from './translation.ts'

export type BookMarkets = Translation<typeof bookMarkets>

export async function loadBookMarkets(language: Language): Promise<BookMarkets> {
  if (language === 'sw') return (await import('./sw/book-markets.ts')).bookMarkets
  if (language === 'zh') return (await import('./zh/book-markets.ts')).bookMarkets
  return (await import('./en/book-markets.ts')).bookMarkets
}
