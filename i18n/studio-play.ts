/** What the slots, bingo and video poker say. */
import type { Loaders } from './studio-language.ts'
import type { PlayTexts } from './en/studio-play.ts'

export const PLAY_TEXTS: Loaders<PlayTexts> = {
  en: async () => (await import('./en/studio-play.ts')).en,
  sw: async () => (await import('./sw/studio-play.ts')).sw,
  zh: async () => (await import('./zh/studio-play.ts')).zh,
}
