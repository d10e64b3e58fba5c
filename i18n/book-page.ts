/** Texts of the book's own page, which is made by the server: all three languages are at hand. */
import { bookPage as en } from './en/book-page.ts'
import type { Language } from './language.ts'
import { bookPage as sw } from './sw/book-page.ts'
import type { Translation } from './translation.ts'
import { bookPage as zh } from './zh/book-page.ts'

export type BookPage = Translation<typeof en>

export const BOOK_PAGES: Readonly<Record<Language, BookPage>> = { en, sw, zh }
