/** The three languages, and which one Intl should format numbers and dates for. */
import type { Texts } from './en.ts'
import type { first } from './en/first.ts'
import type { player } from './en/player.ts'
import type { Translation } from './translation.ts'

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

/** How much of a language is there: what the screens of a first visit say, what a player's do as well, or everything. */
export const REACHES = ['first', 'player', 'all'] as const
export type Reach = (typeof REACHES)[number]

/**
 * Three chunks a language: a browser downloads the one that it shows, and the others with the first screen that wants them.
 * The type promises everything; which screens do with less says the screen table (`says`). The server takes
 * languages.ts instead.
 */
export async function loadTexts(language: Language, reach: Reach): Promise<Texts> {
  if (reach === 'first') return (await loadFirst(language)) as Texts
  if (reach === 'player') return (await loadPlayer(language)) as Texts
  if (language === 'sw') return (await import('./sw.ts')).sw
  if (language === 'zh') return (await import('./zh.ts')).zh
  return (await import('./en.ts')).en
}

async function loadFirst(language: Language): Promise<Translation<typeof first>> {
  if (language === 'sw') return (await import('./sw/first.ts')).first
  if (language === 'zh') return (await import('./zh/first.ts')).first
  return (await import('./en/first.ts')).first
}

async function loadPlayer(language: Language): Promise<Translation<typeof player>> {
  if (language === 'sw') return (await import('./sw/player.ts')).player
  if (language === 'zh') return (await import('./zh/player.ts')).player
  return (await import('./en/player.ts')).player
}
