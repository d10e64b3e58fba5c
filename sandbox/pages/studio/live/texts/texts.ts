/** What the shared tables say beside it. */
import type { Loaders } from '../../texts/language.ts'
import type { LiveTexts } from './en.ts'

export const LIVE_TEXTS: Loaders<LiveTexts> = {
  en: async () => (await import('./en.ts')).en,
  sw: async () => (await import('./sw.ts')).sw,
  zh: async () => (await import('./zh.ts')).zh,
}
