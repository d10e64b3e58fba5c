/** Texts of the bookmaker's page in its frame, one chunk a language. */
import type { bookFrame } from './en/book-frame.ts'
import type { Language } from './language.ts'
import type { Translation } from './translation.ts'

export type BookFrame = Translation<typeof bookFrame>

export async function loadBookFrame(language: Language): Promise<BookFrame> {
  if (language === 'sw') return (await import('./sw/book-frame.ts')).bookFrame
  if (language === 'zh') return (await import('./zh/book-frame.ts')).bookFrame
  return (await import('./en/book-frame.ts')).bookFrame
}
