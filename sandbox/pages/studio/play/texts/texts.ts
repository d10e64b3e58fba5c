/** Which language a page speaks; only that one is loaded, because players pay for each kilobyte. */
import type { PlayTexts } from './en.ts'

const LOADERS = {
  en: async () => (await import('./en.ts')).en,
  sw: async () => (await import('./sw.ts')).sw,
  zh: async () => (await import('./zh.ts')).zh,
} as const satisfies Record<string, () => Promise<PlayTexts>>
export type PlayLanguage = keyof typeof LOADERS

export function playLanguage(raw: string | null): PlayLanguage {
  return raw !== null && Object.hasOwn(LOADERS, raw) ? (raw as PlayLanguage) : 'en'
}

export const loadTexts = (lang: PlayLanguage): Promise<PlayTexts> => LOADERS[lang]()
