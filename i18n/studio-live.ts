/** What the shared tables say beside it. */
import type { Loaders } from './studio-language.ts'
import type { LiveTexts } from './en/studio-live.ts'

export const LIVE_TEXTS: Loaders<LiveTexts> = {
  en: async () => (await import('./en/studio-live.ts')).en,
  sw: async () => (await import('./sw/studio-live.ts')).sw,
  zh: async () => (await import('./zh/studio-live.ts')).zh,
}
