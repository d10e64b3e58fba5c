/** The three languages of the studio's pages, and which one this page speaks. */
import { en, type StudioTexts } from './en.ts'
import { sw } from './sw.ts'
import { zh } from './zh.ts'

export const TEXTS = { en, sw, zh } as const satisfies Record<string, StudioTexts>
export type StudioLanguage = keyof typeof TEXTS

export function languageOf(raw: string | null): StudioLanguage {
  return raw !== null && Object.hasOwn(TEXTS, raw) ? (raw as StudioLanguage) : 'en'
}
