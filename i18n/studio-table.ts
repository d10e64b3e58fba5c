/** What the single-player tables say beside it. */
import type { Loaders } from './studio-language.ts'
import type { TableTexts } from './en/studio-table.ts'

export const TABLE_TEXTS: Loaders<TableTexts> = {
  en: async () => (await import('./en/studio-table.ts')).en,
  sw: async () => (await import('./sw/studio-table.ts')).sw,
  zh: async () => (await import('./zh/studio-table.ts')).zh,
}
