/** Swahili texts of the book's own page. */
import type { BookPage } from '../book-page.ts'

export const bookPage: BookPage = {
  title: 'Kitabu cha odds',
  live: 'Mubashara',
  ahead: 'Zijazo',
  nothing: 'Hakuna kitu hapa kwa sasa.',
  search: 'Tafuta timu na ligi',
  find: 'Tafuta',
  found: 'Zilizopatikana: {count}',
  more: 'Zaidi',
  suspended: 'Imesimamishwa',
  back: 'Mechi zote',
  unknown: 'Hakuna mechi wala ligi kama hiyo.',
  virtual: 'Mechi pepe',
  replay: 'Marudio ya mechi ya zamani',
  sports: { football: 'Soka', basketball: 'Mpira wa kikapu', tennis: 'Tenisi' },
}
