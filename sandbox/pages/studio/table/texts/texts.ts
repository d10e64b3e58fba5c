/** What the single-player tables say beside it. */
import type { Loaders } from '../../texts/language.ts'
import type { TableTexts } from './en.ts'

export const TABLE_TEXTS: Loaders<TableTexts> = {
  en: async () => (await import('./en.ts')).en,
  sw: async () => (await import('./sw.ts')).sw,
  zh: async () => (await import('./zh.ts')).zh,
}
