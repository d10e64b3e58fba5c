/** What the slots, bingo and video poker say. */
import type { Loaders } from '../../texts/language.ts'
import type { PlayTexts } from './en.ts'

export const PLAY_TEXTS: Loaders<PlayTexts> = {
  en: async () => (await import('./en.ts')).en,
  sw: async () => (await import('./sw.ts')).sw,
  zh: async () => (await import('./zh.ts')).zh,
}
