/** Texts of the betslip of the bookmaker's own page, one chunk a language. */
import type { bookSlip } from './en/book-slip.ts'
import type { Language } from './language.ts'
import type { Translation } from './translation.ts'

export type BookSlip = Translation<typeof bookSlip>

export async function loadBookSlip(language: Language): Promise<BookSlip> {
  if (language === 'sw') return (await import('./sw/book-slip.ts')).bookSlip
  if (language === 'zh') return (await import('./zh/book-slip.ts')).bookSlip
  return (await import('./en/book-slip.ts')).bookSlip
}
