/** The three languages, and which one Intl should format numbers and dates for. */
import type { Texts } from './en.ts'

/** The same union as the contract's; this room imports nothing of ours, and the compiler compares the two in web. */
export const LANGUAGES = ['en', 'sw', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

/** How each language is called by its own speakers, and its short mark for the switch. */
export const LANGUAGE_NAMES = {
  en: { name: 'English', mark: 'EN' },
  sw: { name: 'Kiswahili', mark: 'SW' },
  zh: { name: '中文', mark: 'ZH' },
} as const satisfies Record<Language, { name: string; mark: string }>

export function isLanguage(raw: unknown): raw is Language {
  return typeof raw === 'string' && (LANGUAGES as readonly string[]).includes(raw)
}

/** One chunk a language: a browser downloads only what it shows. The server takes languages.ts instead. */
export async function loadTexts(language: Language): Promise<Texts> {
  if (language === 'sw') return (await import('./sw.ts')).sw
  if (language === 'zh') return (await import('./zh.ts')).zh
  return (await import('./en.ts')).en
}
