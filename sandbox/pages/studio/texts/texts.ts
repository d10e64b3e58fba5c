/** What Zeppelin, the tables and the verifier say. */
import type { Loaders } from './language.ts'
import type { StudioTexts } from './en.ts'

export const STUDIO_TEXTS: Loaders<StudioTexts> = {
  en: async () => (await import('./en.ts')).en,
  sw: async () => (await import('./sw.ts')).sw,
  zh: async () => (await import('./zh.ts')).zh,
}
