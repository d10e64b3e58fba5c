/** What Zeppelin, the tables and the verifier say. */
import type { Loaders } from './studio-language.ts'
import type { StudioTexts } from './en/studio.ts'

export const STUDIO_TEXTS: Loaders<StudioTexts> = {
  en: async () => (await import('./en/studio.ts')).en,
  sw: async () => (await import('./sw/studio.ts')).sw,
  zh: async () => (await import('./zh/studio.ts')).zh,
}
